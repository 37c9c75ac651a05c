"""Names and numbers of Passengers as data and messages have them."""

from __future__ import annotations

from typing import Any

from turncoat.games.passengers.components import NONE
from turncoat.games.passengers.moves import MOVES, PAIR
from turncoat.kernel.things import Domain
from turncoat.words import Argument, Seat, arguments


def known(domain: Domain, value: int) -> Any:
    """What a number stands for, as data; None for a blank."""
    return None if value == NONE else domain.json(value)


def points(half: int) -> float:
    """Half points as points."""
    return half / 2 if half % 2 else half // 2


def chosen(family: str, parameters: dict[str, int]) -> dict[str, Argument]:
    """What a move chooses, by the names that messages have for it."""
    if family == "two-players":
        one, two = PAIR.rows[parameters["pair"]]
        return {"other": Seat(one), "another": Seat(two)}
    said = arguments(MOVES.families[family].parameters, parameters)
    return {"other" if name == "seat" else name.replace("_", "-"): value for name, value in said.items()}
