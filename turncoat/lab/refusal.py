"""What cannot be measured, and why."""

from __future__ import annotations

from operator import index

from turncoat.match import Refused
from turncoat.words import Argument, Message, Words


def refused(name: str, **arguments: Argument) -> Refused:
    """What cannot be measured, and why."""
    return Refused(Message(name, arguments), Words("en"))


def check_cores(cores: int | None) -> None:
    """Refuse to play on no core at all."""
    if cores is not None and index(cores) < 1:
        raise refused("error-cores", cores=cores)


def check_games(games: int) -> None:
    """Refuse to play no game at all."""
    if games < 1:
        raise refused("error-games", games=games)
