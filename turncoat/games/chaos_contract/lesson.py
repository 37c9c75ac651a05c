"""The lesson of Chaos Contract: a contract shared out a little greedily, and a promise by Bran."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table
from turncoat.games.chaos_contract.table import Table, contracts_of, hand_size, is_soul, value
from turncoat.games.lesson import Lesson, Step

YOU, BRAN, COLE = range(3)
FIVE = 4
"""The learner's card with this number."""
PICKED = 1
"""The place of the contract that the learner takes."""


def _asks_for_more_than_five(t: Table, contract: int) -> bool:
    """Whether all Souls roll three times, and the highest result has to be above 5."""
    parts = {part: (t.choice[contract, part], t.parameter[contract, part]) for part in box.PART}
    return (
        parts[box.WHO][0] == box.ALL_SOULS
        and parts[box.OFTEN] == (box.TIMES, 3)
        and parts[box.WHAT] == (box.EXTREME, box.HIGHEST_RESULT)
        and parts[box.COMPARISON][0] == box.HIGHER
        and parts[box.THRESHOLD] == (box.A_NUMBER, 5)
    )


def _highest(t: Table) -> int:
    return max(value(t, result) for result in range(t.results))


def _left(t: Table) -> tuple[int, int]:
    """Contracts and dice cards of a reward that are still to be given."""
    return t.pool[box.REWARD, box.SCORE], t.pool[box.REWARD, box.CARD]


LESSON = Lesson(
    seats=3,
    deal=22911,
    steps=(
        Step("goal", at="goal", holds=lambda t: t.active == YOU and box.TO_WIN[t.count_stars] == 6),
        Step(
            "pick",
            at=f"place-{PICKED}",
            move="pick 2",
            wrong="pick-other",
            holds=lambda t: _asks_for_more_than_five(t, t.market[PICKED]),
        ),
        Step("die", at=f"card-{FIVE}", holds=lambda t: t.power[FIVE] == box.DOUBLE and not t.die_shown[FIVE]),
        Step(
            "invite",
            at="player-1",
            move="invite seat-2+seat-3",
            wrong="invite-other",
            others=("Bran yes", "Cole no"),
            holds=lambda t: t.asks == table.RECRUIT,
        ),
        Step(
            "power",
            at="result-4",
            move="result 5",
            wrong="power-other",
            holds=lambda t: (
                is_soul(t, BRAN)
                and not is_soul(t, COLE)
                and t.power[t.card[4]] == box.DOUBLE
                and value(t, 4) == _highest(t) == 5
            ),
        ),
        Step(
            "share",
            at="player-0",
            move="player seat-1",
            wrong="share-other",
            holds=lambda t: t.outcome == table.SUCCESS and _left(t) == (2, 2),
        ),
        Step(
            "pay", at="player-1", move="player seat-2", wrong="pay-other", holds=lambda t: _left(t) == (1, 2)
        ),
        Step(
            "cards", at="player-0", move="player seat-1", wrong="greedy", holds=lambda t: _left(t) == (0, 2)
        ),
        Step(
            "last",
            at="player-0",
            move="player seat-1",
            wrong="greedy",
            others=("Bran pick 1", "Bran says i-promise-contract seat-1", "Bran invite seat-1"),
            holds=lambda t: _left(t) == (0, 1),
        ),
        Step(
            "join",
            at="player-1",
            move="yes",
            wrong="join-other",
            others=("Bran start", "Bran player seat-2", "Bran player seat-2", "Bran player seat-2"),
            holds=lambda t: t.active == BRAN and t.asks == table.ANSWER,
        ),
        Step(
            "lie",
            at="seat-1",
            holds=lambda t: (
                contracts_of(t, YOU) == 1 and contracts_of(t, BRAN) == 3 and hand_size(t, YOU) == 9
            ),
        ),
        Step("end"),
    ),
)
