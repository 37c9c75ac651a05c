"""The games by name: those of this package, and those that other packages announce.

A package announces a game by an entry point of the group `turncoat.games`, named like the game, that
leads to its `Playable`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from turncoat.games.playable import Playable
from turncoat.words import Fault, Message, Words

GROUP = "turncoat.games"


def _passengers() -> Playable:
    from turncoat.games.passengers import GAME

    return GAME


def _mad_zeppelin() -> Playable:
    from turncoat.games.mad_zeppelin import GAME

    return GAME


def _cerberus() -> Playable:
    from turncoat.games.cerberus import GAME

    return GAME


def _chaos_contract() -> Playable:
    from turncoat.games.chaos_contract import GAME

    return GAME


INSIDE: dict[str, Callable[[], Playable]] = {
    "passengers": _passengers,
    "mad-zeppelin": _mad_zeppelin,
    "cerberus": _cerberus,
    "chaos-contract": _chaos_contract,
}
"""The games of this package. Each is imported when it is first asked for."""
NAMES = tuple(INSIDE)


@cache
def _outside() -> dict[str, EntryPoint]:
    """The games that other packages announce."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in INSIDE}


def names() -> tuple[str, ...]:
    """The names of all games, those of this package first."""
    return (*INSIDE, *sorted(_outside()))


@cache
def game(name: str) -> Playable:
    """A game by its name.

    >>> game("passengers").seats
    range(4, 9)
    """
    if name in INSIDE:
        return INSIDE[name]()
    if name not in _outside():
        raise Fault(Message("error-game", {"game": name, "games": ", ".join(names())}), Words("en"))
    found = _outside()[name].load()
    if not isinstance(found, Playable) or found.name != name:
        raise TypeError(f"the entry point {name!r} of {GROUP} leads to {found!r}, not to a game of that name")
    return found


def chosen(one: str | Playable) -> Playable:
    """A game that is given, or named.

    >>> chosen("passengers") is chosen(game("passengers"))
    True
    """
    if isinstance(one, str):
        return game(one)
    if not isinstance(one, Playable):
        raise TypeError(f"a game is given by its name or as turncoat.game(name), not as {one!r}")
    return one
