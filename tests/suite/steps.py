"""The steps by which a person comes to a move in the terminal."""

from __future__ import annotations

from turncoat.match import Match
from turncoat.terminal import Way


def steps(match: Match, seat: int) -> list[Way]:
    """The ways to the legal moves of a seat, step by step."""
    paths = match.game.paths
    found = [(path, move) for move in match.legal(seat) for path in paths(move)]
    return [(tuple(match.say(step) for step in path), move) for path, move in found]
