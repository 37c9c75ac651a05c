"""What an agent answers with, and how it is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from turncoat.envs.place import plain

_LINE = re.compile(r"^[\s>*_`#-]*(move|claim|say)[\s*_`]*:[\s*_`]*(\S.*)$", re.IGNORECASE | re.MULTILINE)


@dataclass(frozen=True)
class Answer:
    """A text, and what it cost, where the agent knows it."""

    text: str
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0
    """In whatever currency the agent counts."""


Agent = Callable[[str], str | Answer]
"""Whoever reads a prompt and writes an answer."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to do, as it was read."""

    move: str = ""
    claim: str = ""
    say: str = ""


def read(text: str) -> Wish:
    """The last line of each kind: whoever thinks aloud names other moves before.

    >>> read("The Raven looks good.\\nclaim: i-am souls\\n**move:** `vote raven`")
    Wish(move='vote raven', claim='i-am souls', say='')
    """
    found = {kind.lower(): said.strip() for kind, said in _LINE.findall(text)}
    return Wish(plain(found.get("move", "")), plain(found.get("claim", "")), found.get("say", ""))
