"""Somebody who reads what a place says, and nothing else: a scripted model of language."""

from __future__ import annotations

import re
from random import Random

LISTED = re.compile(r"^(.+?) — ", re.MULTILINE)


def listed(text: str, heading: str = "Your moves") -> list[str]:
    """The notations that are listed under a heading."""
    _, found, rest = text.rpartition(f"{heading}, each in its notation and in words:")
    if not found:
        return []
    return [one[1] for one in LISTED.finditer(rest.partition("\n\n")[0])]


def pick(text: str, luck: Random) -> str | None:
    """Any of the moves that a text offers."""
    moves = listed(text)
    return luck.choice(moves) if moves else None
