"""Bots of one's own: a class in any module, named `module:Class`."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

from turncoat.bots import Bot, bot_named
from turncoat.bots.situation import Situation
from turncoat.words import Fault, Message, Words


class BotFailed(Exception):
    """Something in a bot of one's own went wrong; its cause says what."""


def any_bot(name: str) -> Bot:
    """A kind of bot by its name, or one's own, which is imported: never for names that strangers give."""
    return Bot(name, Own(name).choose) if is_own(name) else bot_named(name)


def is_own(name: str) -> bool:
    """Whether a name is that of a class and not of a kind of ours."""
    return ":" in name


def own_class(name: str) -> Any:
    """The class that a name leads to, in a module that Python finds here or in the working folder."""
    module, _, attribute = name.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as fault:
        raise Fault(Message("error-own-bot", {"bot": name, "reason": str(fault)}), Words("en")) from None
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise Fault(Message("error-own-bot-choose", {"bot": name}), Words("en"))
    return found


class Own:
    """A player of one's own at one seat of one game; what it chooses has to be legal."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kind = own_class(name)
        self.player: Any = None

    def choose(self, situation: Situation) -> int:
        """A legal move."""
        try:
            if self.player is None:
                self.player = self.kind()
            move = self.player.choose(situation)
        except Exception as fault:
            raise BotFailed(self.name) from fault
        if move not in situation.moves:
            legal = ", ".join(map(str, situation.moves))
            facts = {"bot": self.name, "move": repr(move), "moves": legal}
            raise Fault(Message("error-own-bot-move", facts), Words("en"))
        return int(move)
