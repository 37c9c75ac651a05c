"""What holds after every move of every game."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.suite.registry import Case, cases
from tests.suite.walk import awaited, legal, random_game, seen

GAMES = 2


@pytest.mark.parametrize("case", cases())
def test_values_moves_and_ends(case: Case) -> None:
    """Values stay in their domain, nothing is lost, somebody can move or the game is over, and it ends."""
    for seed in range(GAMES):
        before = -1
        for moves, table in enumerate(random_game(case.game, case.seats, seed, case.options)):
            assert table.faults() == []
            case.subject.audit(table)
            assert before <= table.decisions <= min(before + 1, moves), "a decision has one move or several"
            before = table.decisions
            for seat in range(case.seats):
                assert bool(legal(case.game, table, seat)) == (seat in awaited(table))
            assert moves <= case.subject.most_decisions
        payoffs = [0] * case.seats
        case.game.payoff(table, payoffs)
        assert max(payoffs) > 0 or case.subject.all_may_lose
        least, most = case.game.spoils
        assert all(least <= payoff <= most for payoff in payoffs)


@pytest.mark.parametrize("case", cases())
def test_a_seat_can_tell_its_legal_moves_from_its_view(case: Case) -> None:
    for moment, table in enumerate(random_game(case.game, case.seats, 11, case.options)):
        for seat in {moment % case.seats, *awaited(table)}:
            assert legal(case.game, seen(case.game, table, seat), seat) == legal(case.game, table, seat)


@pytest.mark.parametrize("case", cases())
def test_simultaneous_decisions_in_any_order(case: Case) -> None:
    """Where several seats owe a decision at once, the order of their answers changes nothing."""
    met = 0
    games = (random_game(case.game, case.seats, seed, case.options) for seed in range(3, 7))
    for table in chain.from_iterable(games):
        seats = awaited(table)
        if len(seats) < 2 or table.decisions % 3 == 2:
            continue
        answers = {seat: legal(case.game, table, seat)[-1] for seat in seats}
        ends = []
        for order in (seats, seats[::-1]):
            copy = table.copy()
            for seat in order:
                case.game.play(copy, seat, answers[seat])
            ends.append(copy.bytes())
        assert ends[0] == ends[1]
        met += 1
    assert met > 0 or not case.subject.simultaneous
