"""Bots of one's own: a class in any module, named `module:Class`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from turncoat.bots import Bot, bot_named, by_network, replied_by_hand, spoken_by_hand
from turncoat.bots.learned import Learned, kept_in_mind
from turncoat.bots.network import SUFFIX, load
from turncoat.bots.situation import Situation
from turncoat.kernel.game import Game
from turncoat.kernel.talk import NOTHING
from turncoat.words import Fault, Message, Words


class BotFailed(Exception):
    """Something in a bot of one's own went wrong; its cause says what."""


def any_bot(name: str, game: Game | None = None) -> Bot:
    """A kind of bot by its name, one's own, which is imported, or a learned one of a file: never for names
    that strangers give. Where the game is known, whoever does not play it is refused."""
    if is_learned(name):
        path = Path(name)
        if game:  # what is no player, or not of this game, is refused before anything is played
            kept_in_mind(path, game)
        else:
            load(path)
        return by_network(name, Learned(path))
    if not is_own(name):
        return bot_named(name, game)
    own = Own(name)
    return Bot(name, own.choose, None, own.speak, own.reply)


def is_own(name: str) -> bool:
    """Whether a name is that of a class and not of a kind of ours."""
    return ":" in name and not is_learned(name)


def is_learned(name: str) -> bool:
    """Whether a name is that of a file with a learned player."""
    return name.endswith(SUFFIX)


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
    """A player of one's own at one seat of one game; what it does and says has to be possible."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kind = own_class(name)

    @cached_property
    def player(self) -> Any:
        """The object itself, made when it is first asked."""
        return self.kind()

    def choose(self, situation: Situation) -> int:
        """A legal move."""
        return self._checked("error-own-bot-move", self._asked("choose", situation), situation.moves)

    def speak(self, situation: Situation) -> int:
        """A claim; what the hand-written player says where the class does not."""
        if not hasattr(self.kind, "speak"):
            return spoken_by_hand(situation)
        return self._claim(situation, self._asked("speak", situation))

    def reply(self, situation: Situation, speaker: int, claim: int) -> int:
        """An answer, in the same way."""
        if not hasattr(self.kind, "reply"):
            return replied_by_hand(situation, speaker, claim)
        return self._claim(situation, self._asked("reply", situation, speaker, claim))

    def _asked(self, what: str, *arguments: Any) -> Any:
        try:
            return getattr(self.player, what)(*arguments)
        except Exception as fault:
            raise BotFailed(self.name) from fault

    def _claim(self, situation: Situation, claim: Any) -> int:
        talk = situation.game.talk
        assert talk
        sensible = talk.sensible_for(situation.view, situation.seat)
        return self._checked("error-own-bot-claim", claim, (NOTHING, *sensible))

    def _checked(self, wrong: str, chosen: Any, possible: Sequence[int]) -> int:
        if chosen not in possible:
            facts = {"bot": self.name, "chosen": repr(chosen), "possible": ", ".join(map(str, possible))}
            raise Fault(Message(wrong, facts), Words("en"))
        return int(chosen)
