"""The pictures in the rules of Mad Zeppelin: the turn of the lesson, and how that game ended."""

from __future__ import annotations

from turncoat.games.example import Example, Shot
from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.lesson import BRAN, COLE, YOU
from turncoat.games.mad_zeppelin.scoring import bonus, score
from turncoat.games.mad_zeppelin.table import open_colours

TO_THE_END = (
    "Cole throw gold 1", "Cole set 3 blue", "Bran traitor tim-sly", "Cole traitor henchman",
    "You traitor igor", "Bran set 3 red", "Bran traitor tim-sly", "Bran traitor ripp", "Bran traitor walder",
    "Bran throw steel 0", "Cole traitor henchman", "Cole use", "Cole end", "You traitor igor",
    "You player seat-3", "You end", "Bran player seat-1", "Bran throw wood 0", "Cole card coal", "Cole end",
    "Cole traitor ripp", "You traitor love", "Bran traitor hummerock", "Cole traitor troy",
    "Cole player seat-1", "Cole throw steel 0", "You traitor henchman", "You use", "You end",
    "Bran traitor ratatine", "Bran use", "Bran order 3/2/4/1", "Bran end", "Cole traitor hummerock",
    "Cole throw ore 0", "You player seat-3", "You swap wood lead", "You end", "You traitor tim-sly",
    "Bran traitor steeling", "Cole traitor igor", "You traitor tim-sly", "You traitor steeling",
    "You set 2 green", "You end", "Bran traitor love", "Bran player seat-3", "Bran swap coal wood",
    "Bran end", "Cole traitor igor", "Cole two-players seat-1/seat-2", "Cole throw lead 0",
    "You throw crate 0", "You end", "Cole extra lead 1", "Cole end",
)  # fmt: skip
"""The turns after the lesson."""
DRAFTED = tuple(
    f"draft-{traitor}" for traitor in ("steeling", "tim-sly", "ripp", "zamfirescu", "walder", "ratatine")
)
"""Those that come to the leader."""

EXAMPLES = (
    Example(
        "guide-goal",
        (
            Shot(
                "cargo",
                at="cargo-gold",
                parts=("cargo-gold",),
                to="throw",
                holds=lambda t: (
                    box.POINTS[box.GOLD] == 6 and box.BRIBE[t.bribes, box.GOLD] == t.coins[YOU] == 5
                ),
            ),
            Shot(
                "won",
                parts=("player-0", "player-1", "player-2"),
                at="player-2",
                to="end",
                then=TO_THE_END,
                holds=lambda t: not t.awaits and [score(t, seat) for seat in range(3)] == [8, 7, 21],
            ),
        ),
    ),
    Example(
        "guide-turn",
        (
            Shot(
                "draft",
                to="draft",
                at="draft-ripp",
                parts=DRAFTED,
                holds=lambda t: t.held[YOU] == 1 << box.LOVE,
            ),
            Shot(
                "dice",
                at="dice",
                parts=("dice",),
                to="colour",
                holds=lambda t: (
                    t.leader == YOU
                    and t.die[0] == box.PICK
                    and open_colours(t) == 1 << box.RED | 1 << box.BLUE
                ),
            ),
            Shot(
                "chosen",
                at="dice",
                parts=("dice",),
                to="play",
                holds=lambda t: bool(box.COLOURS_OF[box.LOVE] & 1 << box.YELLOW) and t.die[0] == box.YELLOW,
            ),
        ),
    ),
    Example(
        "guide-play",
        (
            Shot(
                "search",
                at="flight",
                parts=("flight",),
                to="search",
                holds=lambda t: t.journeys == 1 and t.coins[YOU] == 5,
            ),
            Shot(
                "throw",
                at="cargo-gold",
                parts=("cargo-gold",),
                to="throw",
                holds=lambda t: t.hand[YOU, box.GOLD] == 1,
            ),
            Shot(
                "thrown",
                at="seat-0",
                parts=("seat-0",),
                to="hidden",
                holds=lambda t: score(t, YOU) == 6 and t.hand[YOU, box.GOLD] == 0,
            ),
        ),
    ),
    Example(
        "guide-end",
        (
            Shot(
                "counted",
                parts=("player-0", "player-1", "player-2"),
                at="player-2",
                to="end",
                then=TO_THE_END,
                holds=lambda t: (
                    not t.awaits and bonus(t, COLE) == 0 and score(t, COLE) == 21 >= box.TARGET[t.mode]
                ),
            ),
            Shot("flown", at="flight", parts=("flight",), holds=lambda t: t.journeys < box.JOURNEYS == 10),
        ),
    ),
    Example(
        "guide-secrets",
        (
            Shot(
                "said",
                at="seat-1",
                parts=("seat-0", "seat-1"),
                to="play",
                says="Bran",
                holds=lambda t: t.hand[BRAN, box.GOLD] == 1,
            ),
            Shot(
                "named",
                at="name-walder",
                parts=("company",),
                to="shown",
                holds=lambda t: t.laid[BRAN, 1] == box.WALDER and bool(t.skipped[BRAN, 1]),
            ),
        ),
    ),
)
