"""The pictures in the rules of Chaos Contract: the contracts of the lesson, and how that game ended."""

from __future__ import annotations

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table
from turncoat.games.chaos_contract.lesson import BRAN, COLE, FIVE, YOU
from turncoat.games.chaos_contract.table import contracts_of, hand_size, is_soul, value
from turncoat.games.example import Example, Shot

ONE_MORE_CONTRACT = (
    "Cole pick 3", "Cole invite seat-1", "You yes", "Cole invite seat-2", "Bran yes", "Cole player seat-1",
    "You die-card 3", "Cole die-card 15", "You player seat-3", "Cole player seat-2", "Cole player seat-3",
    "Cole player seat-3", "Cole player seat-2", "Cole player seat-3", "Cole player seat-2",
)  # fmt: skip
"""The turn after the lesson."""

EXAMPLES = (
    Example(
        "guide-goal",
        (
            Shot(
                "race",
                at="goal",
                parts=("goal",),
                to="lie",
                holds=lambda t: contracts_of(t, BRAN) == 3 and box.TO_WIN[t.count_stars] == 6,
            ),
            Shot(
                "won",
                at="seat-1",
                parts=("seat-0", "seat-1", "seat-2"),
                to="end",
                then=ONE_MORE_CONTRACT,
                holds=lambda t: (
                    not t.awaits
                    and contracts_of(t, BRAN) == 6 > max(contracts_of(t, YOU), contracts_of(t, COLE))
                ),
            ),
        ),
    ),
    Example(
        "guide-turn",
        (
            Shot(
                "market",
                at="place-1",
                to="pick",
                holds=lambda t: t.active == YOU and t.asks == table.PICK_CONTRACT,
            ),
            Shot(
                "souls",
                at="player-1",
                to="power",
                holds=lambda t: is_soul(t, YOU) and is_soul(t, BRAN) and not is_soul(t, COLE),
            ),
        ),
    ),
    Example(
        "guide-rolling",
        (
            Shot(
                "die",
                at=f"card-{FIVE}",
                parts=tuple(f"card-{card}" for card in range(6)),
                to="die",
                holds=lambda t: t.power[FIVE] == box.DOUBLE and not t.die_shown[FIVE],
            ),
            Shot(
                "rolled",
                at="result-4",
                to="power",
                holds=lambda t: value(t, 4) == 5 == max(value(t, result) for result in range(t.results)),
            ),
        ),
    ),
    Example(
        "guide-judging",
        (
            Shot(
                "reward",
                to="share",
                holds=lambda t: (
                    t.outcome == table.SUCCESS
                    and (t.pool[box.REWARD, box.SCORE], t.pool[box.REWARD, box.CARD]) == (2, 2)
                ),
            ),
            Shot(
                "shared",
                to="last",
                holds=lambda t: (t.pool[box.REWARD, box.SCORE], t.pool[box.REWARD, box.CARD]) == (0, 1),
            ),
        ),
    ),
    Example(
        "guide-secrets",
        (
            Shot(
                "promise",
                at="seat-1",
                parts=("seat-0", "seat-1"),
                to="join",
                says="Bran",
                holds=lambda t: t.active == BRAN,
            ),
            Shot(
                "broken",
                at="seat-1",
                parts=("seat-0", "seat-1", "seat-2"),
                to="lie",
                holds=lambda t: (
                    contracts_of(t, YOU) == 1 and contracts_of(t, BRAN) == 3 and hand_size(t, YOU) == 9
                ),
            ),
        ),
    ),
)
