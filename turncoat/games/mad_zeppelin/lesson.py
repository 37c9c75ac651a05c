"""The lesson of Mad Zeppelin: one turn as its leader, and a player whose word is not to be trusted."""

from __future__ import annotations

from turncoat.games.lesson import Lesson, Step
from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin.scoring import score
from turncoat.games.mad_zeppelin.table import Table, open_colours

YOU, BRAN, COLE = range(3)


def _holds(t: Table, seat: int, *traitors: int) -> bool:
    """Whether these are the traitors in a hand."""
    return t.held[seat] == sum(1 << traitor for traitor in traitors)


def _can_throw(t: Table, traitor: int) -> bool:
    """Whether a die shows a colour of a traitor."""
    return bool(box.COLOURS_OF[traitor] & open_colours(t))


def _still_hidden(t: Table) -> bool:
    """Whether the others have one traitor left each, and the leader knows which two these are."""
    return _holds(t, BRAN, box.WALDER) and _holds(t, COLE, box.STEELING) and t.leader == YOU


LESSON = Lesson(
    seats=3,
    deal=824103,
    options={"first-leader": "1"},
    steps=(
        Step(
            "goal",
            at="cargo-wood",
            holds=lambda t: t.hand[YOU, box.WOOD] == 1 and box.TARGET[t.mode] == 20,
        ),
        Step(
            "draft",
            at="draft-ripp",
            move="traitor ripp",
            wrong="draft-other",
            others=("Bran traitor walder", "Cole traitor steeling"),
            holds=lambda t: _holds(t, YOU, box.LOVE),
        ),
        Step("dice", at="dice", holds=lambda t: open_colours(t) == 1 << box.RED | 1 << box.BLUE),
        Step(
            "colour",
            at="face-yellow",
            move="set 1 yellow",
            wrong="colour-other",
            others=("Bran says i-hold-no gold",),
            holds=lambda t: t.die[0] == box.PICK and t.leader == YOU and not _can_throw(t, box.LOVE),
        ),
        Step(
            "play",
            at="play-love",
            move="traitor love",
            wrong="play-other",
            holds=lambda t: _can_throw(t, box.LOVE) and t.hand[BRAN, box.GOLD] == 1,
        ),
        Step("search", at="flight", holds=lambda t: t.journeys == 1 and t.coins[YOU] == 5),
        Step("look", at="player-1", move="player seat-2", wrong="look-other"),
        Step(
            "swap",
            at="take-gold",
            move="swap wood gold",
            wrong="swap-other",
            holds=lambda t: box.POINTS[box.GOLD] == 6 and box.POINTS[box.WOOD] == 1,
        ),
        Step(
            "throw",
            at="cargo-gold",
            move="throw gold 0",
            wrong="throw-other",
            others=(
                "Bran traitor mirante",
                "Bran throw wood 0",
                "Bran end",
                "Cole traitor rochat",
                "Cole end",
            ),
            holds=lambda t: t.coins[YOU] == box.BRIBE[t.bribes, box.GOLD] == 5,
        ),
        Step(
            "hidden",
            at="company",
            others=("Bran says my-traitor steeling",),
            holds=lambda t: _still_hidden(t) and score(t, YOU) == 6,
        ),
        Step(
            "name",
            at="name-walder",
            move="traitor walder",
            wrong="name-other",
            holds=_still_hidden,
        ),
        Step(
            "again",
            at="cargo-wood",
            move="throw wood 0",
            wrong="again-other",
            holds=lambda t: (
                _can_throw(t, box.RIPP)
                and t.hand[YOU, box.WOOD] == t.coins[YOU] == box.BRIBE[t.bribes, box.WOOD] == 1
                and t.laid[COLE, 0] == box.ROCHAT
                and not _can_throw(t, box.ROCHAT)
            ),
        ),
        Step(
            "shown",
            at="name-walder",
            holds=lambda t: (
                t.laid[BRAN, 1] == box.WALDER and bool(t.skipped[BRAN, 1]) and t.laid[COLE, 1] == box.STEELING
            ),
        ),
        Step("end", holds=lambda t: score(t, YOU) == 7 and box.JOURNEYS == 10),
    ),
)
