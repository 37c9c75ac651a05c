"""The limiter: what a sender may spend, and what comes back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from turncoat.server.limits import Allowance, Limiter

SPENDINGS = st.lists(st.tuples(st.floats(0, 5), st.floats(0, 3)), max_size=40)
"""Prices, and the seconds since the one before."""


@given(spendings=SPENDINGS, most=st.floats(0.5, 20), per_second=st.floats(0.1, 10))
def test_nobody_ever_spends_more_than_the_allowance(
    spendings: list[tuple[float, float]], most: float, per_second: float
) -> None:
    limiter = Limiter(Allowance(most, per_second))
    now = spent = 0.0
    for cost, later in spendings:
        now += later
        spent += cost if limiter.spend("somebody", cost, now) else 0.0
        assert spent <= most + now * per_second + 1e-6


def test_what_is_refused_costs_nothing() -> None:
    limiter = Limiter(Allowance(most=3, per_second=1))
    assert not limiter.spend("somebody", 4, 0.0)
    assert limiter.spend("somebody", 3, 0.0)


def test_an_allowance_comes_back_and_never_grows_over_its_most() -> None:
    limiter = Limiter(Allowance(most=3, per_second=1))
    assert limiter.spend("somebody", 3, 0.0)
    assert not limiter.spend("somebody", 1, 0.5)
    assert limiter.spend("somebody", 1, 1.0)
    assert not limiter.spend("somebody", 3.1, 1000.0)
    assert limiter.spend("somebody", 3, 1000.0)


def test_everybody_has_an_allowance_of_their_own() -> None:
    limiter = Limiter(Allowance(most=1, per_second=1))
    assert all(limiter.spend(sender, 1, 0.0) for sender in "abc")
    assert not any(limiter.spend(sender, 1, 0.0) for sender in "abc")


def test_those_who_were_not_heard_of_for_longest_are_forgotten() -> None:
    limiter = Limiter(Allowance(most=1, per_second=1), most_senders=2)
    for at, sender in enumerate("abac"):
        limiter.spend(sender, 0.5, float(at))
    assert set(limiter.left) == {"a", "c"}
