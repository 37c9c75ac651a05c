"""Looking back in Cerberus further than the common suite does: over many moments, and with a full log."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.cerberus.test_guess import fill_log, idle_game
from tests.suite.registry import SUBJECTS, Case
from tests.suite.test_recall import plain, played, played_on, recalled, retraced
from tests.suite.walk import awaited, legal, seen
from turncoat.games.cerberus import GAME, moves
from turncoat.games.cerberus.components import CARDS, COST_OF, KINDS
from turncoat.games.cerberus.table import (
    GIVE_UP,
    LEFT,
    LOG_LINES,
    OFFER,
    OWN_SHARE,
    SHOWED,
    WHO_IS_CAUGHT,
    Table,
)

SUBJECT = next(subject for subject in SUBJECTS if subject.game is GAME)


def games() -> list[tuple[Case, list[Any], list[Any]]]:
    """A game by the hand-written player at every number of seats."""
    cases = [Case(SUBJECT, seats, {}) for seats in GAME.seats]
    return [(case, *played(case, True, 5)) for case in cases]


def swapped(moments: list[Any]) -> bool:
    """Whether Barques changed places in these moments."""
    return any(moves.SWAP.has(moment.move) for moment in moments)


def paid(then: Table, last: Table) -> bool:
    """Whether the cost in progress was paid in the end."""
    return last.deed[then.lines] == LEFT and last.deed[then.lines - 1] != SHOWED


def test_the_last_table_tells_all_cards_and_the_moves_that_the_log_tells() -> None:
    found: Counter[int] = Counter()
    for case, moments, tables in games():
        luck = Random(case.seats)
        last = tables[-1]
        for at, (then, seat, move) in enumerate(moments):
            result: Any = recalled(GAME, then, luck.randrange(-1, case.seats), last)
            for name in ("hand", "deck", "kind"):
                assert result.row[name].tobytes() == then.row[name].tobytes()
            if not swapped(moments[at:]):
                assert plain(case, result, then) == plain(case, then, then)
            back = retraced(GAME, result, seat, last)
            share = then.asks in (OWN_SHARE, OFFER)
            if then.asks in (GIVE_UP, WHO_IS_CAUGHT) or (share and paid(then, last)):
                assert back != -1
            if back != -1:
                found[then.asks] += 1
                after = played_on(GAME, result, then, seat, back)
                assert plain(case, after, after) == plain(case, tables[at + 1], after) or swapped(
                    moments[at:]
                )
                if COST_OF[then.effect] != CARDS:
                    assert back == move
    assert all(found[asked] for asked in (GIVE_UP, OWN_SHARE, OFFER, WHO_IS_CAUGHT))


def test_offers_are_the_cards_that_were_paid() -> None:
    """Where a seat paid one kind there is no other order, so the offer is what it was."""
    compared = 0
    for case, moments, tables in games():
        last = tables[-1]
        for then, _, _ in moments:
            result: Any = recalled(GAME, then, -1, last)
            for seat in range(case.seats):
                if then.offered[seat] and paid(then, last):
                    cost = range(then.lines, then.lines + then.missing + sum(then.offered))
                    kinds = {last.kind[line] for line in cost if last.doer[line] == seat}
                    mine = [result.offer[seat, kind] for kind in range(KINDS)]
                    assert all(kind in kinds for kind in range(KINDS) if mine[kind])
                    if len(kinds) == 1:
                        compared += 1
                        assert mine == [then.offer[seat, kind] for kind in range(KINDS)]
    assert compared


@pytest.mark.parametrize("seed", range(2))
def test_a_full_log_gives_tables_that_fit(seed: int) -> None:
    luck = Random(seed)
    before: Table | None = None
    for t in idle_game(seed):
        if t.decisions == 60:
            fill_log(t)
        if before is not None and before.lines == LOG_LINES:
            observer = luck.randrange(-1, t.seats)
            result = recalled(GAME, before, observer, t)
            assert result.faults() == []
            SUBJECT.audit(result)
            assert seen(GAME, result, observer).bytes() == seen(GAME, before, observer).bytes()
            (seat,) = awaited(result)
            back = retraced(GAME, result, seat, t)
            assert back == -1 or back in legal(GAME, result, seat)
        before = t.copy()
