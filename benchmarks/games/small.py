"""What all of these games have in common: two seats, no options, no news, no sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from turncoat.kernel.chance import below
from turncoat.kernel.families import Families
from turncoat.kernel.game import Game
from turncoat.kernel.moves import count, nth
from turncoat.kernel.news import Kinds
from turncoat.kernel.record import Record
from turncoat.kernel.rule import rule

NONE = -1
SEATS = 2


def prepare(t: Record, options: Mapping[str, str]) -> None:
    """There is nothing to agree on."""


@rule
def no_sides(t: Record, seat: int) -> int:
    """Everybody plays alone."""
    return 0


@rule
def nothing_hidden(t: Record, seat: int) -> None:
    """All lies open, but for what chance will bring."""
    hide_chance(t)


@rule
def nothing_to_guess(t: Record, seat: int) -> None:
    """A view is the whole table."""


@rule
def hide_chance(t: Record) -> None:
    """Nobody foresees the cards or the dice."""
    for word in range(4):
        t.chance[word] = 0


@rule
def own_card_alone(t: Any, seat: int) -> None:
    """Everybody has a card that only its owner knows."""
    hide_chance(t)
    for other in range(SEATS):
        if other != seat:
            t.card[other] = NONE


@rule
def any_move(t: Record, seat: int, mask: Any, whim: Any) -> int:
    """There is no better player than one who plays at random."""
    return nth(mask, below(whim, count(mask)))


def small_game(
    name: str,
    table: type[Record],
    moves: Families,
    deal: Callable[[Any], None],
    legal: Callable[[Any, int, Any], int],
    play: Callable[[Any, int, int], None],
    payoff: Callable[[Any, Any], None],
    veil: Callable[[Any, int], None] = nothing_hidden,
    guess: Callable[[Any, int], None] = nothing_to_guess,
) -> Game:
    """A game of this kind."""
    return Game(
        name, 1, range(SEATS, SEATS + 1), table, moves, Kinds(), (), (),
        prepare, deal, legal, play, payoff, no_sides, veil, guess, any_move,
    )  # fmt: skip
