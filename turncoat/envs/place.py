"""A place at a table for somebody who reads and writes: to look, to move, to speak and to wait."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ParamSpec, TypeVar

from turncoat.envs.reading import Line, Reader, View
from turncoat.envs.table import Table
from turncoat.shapes import Chapter
from turncoat.words import Fault

Given = ParamSpec("Given")
Found = TypeVar("Found")

LONGEST = 400
"""Characters of anything that is said: no move is longer, and a server cuts free words to fewer."""
LONGEST_WAIT = 600.0
"""Seconds that anybody waits in one go."""


class Refusal(Exception):
    """What cannot be done, in words for whoever tried it."""


def plain(text: str) -> str:
    """A move or claim as it was meant: models like to put quotes and stars around what they name."""
    return " ".join(text.strip(" \t\r\n`'\"*.«»“”").split()).lower()


async def alone(
    lock: asyncio.Lock, does: Callable[Given, Coroutine[Any, Any, Found]],
    *given: Given.args, **named: Given.kwargs,
) -> Found:  # fmt: skip
    """Do something while nobody else has the lock; once begun it is ended, even if whoever asked gives up."""
    await lock.acquire()
    doing = asyncio.create_task(does(*given, **named))
    doing.add_done_callback(lambda _: lock.release())
    return await asyncio.shield(doing)


class Place(ABC):
    """A seat at a table. All that it says comes of the seat's view and log."""

    reader: Reader

    def __init__(self) -> None:
        self.read = 0
        """Lines of the log that were read."""
        self.lock = asyncio.Lock()
        """Whoever reads has it: nothing is read that is half done."""

    @abstractmethod
    def view(self) -> View | None:
        """What the seat sees now; None before the deal."""

    @abstractmethod
    def lines(self, since: int = 0) -> Sequence[Line]:
        """The log, from a line on."""

    @abstractmethod
    def company(self) -> str:
        """Who sits at the table, before the deal."""

    @abstractmethod
    async def chapters(self) -> Sequence[Chapter]:
        """The rules of what is played here."""

    @abstractmethod
    async def deal(self) -> None:
        """Have the cards dealt, with bots in the free seats, or raise `Refusal`."""

    @abstractmethod
    async def send(self, kind: str, text: str) -> None:
        """Make a move, a claim or a remark, or raise `Refusal`."""

    @abstractmethod
    async def pause(self, seconds: float) -> None:
        """Wait until the seat is asked, somebody speaks or the game is over, or so long."""

    @abstractmethod
    async def leave(self) -> None:
        """Give the seat up."""

    @abstractmethod
    async def close(self) -> None:
        """Go without a word."""

    # In words ------------------------------------------------------------------------------------

    async def look(self) -> str:
        """What happened since the last look, the table, what is known, and what is asked."""
        async with self.lock:
            view = self.view()
            if view is None:
                return self._joined(self.news(), self.company())
            known = "" if view["over"] else self.reader.known(view)
            return self._joined(self.news(), self.reader.table(view), known, self._asked(view))

    async def moves(self) -> str:
        """What the seat may do now."""
        async with self.lock:
            view = self.view()
            return self.reader.moves(view) if view else self.company()

    async def claims(self) -> str:
        """What the seat can claim now."""
        async with self.lock:
            view = self.view()
            return self.reader.claims(view) if view else self.company()

    async def rules(self) -> str:
        """The rules."""
        return self.reader.rules(await self.chapters())

    async def start(self) -> str:
        """Have the cards dealt; what is asked then."""
        await self.deal()
        return await self.now()

    async def play(self, move: str) -> str:
        """Make a move; what came of it. A move that is refused is answered by those that are legal."""
        try:
            await self.send("move", plain(self._short(move)))
        except Refusal as refusal:
            raise Refusal(f"{refusal}\n\n{await self.moves()}") from None
        return await self.now()

    async def claim(self, claim: str) -> str:
        """Make a claim, likewise."""
        try:
            await self.send("claim", plain(self._short(claim)))
        except Refusal as refusal:
            raise Refusal(f"{refusal}\n\n{await self.claims()}") from None
        return await self.now()

    async def say(self, words: str) -> str:
        """Say something in free words."""
        await self.send("say", self._short(words))
        return await self.now()

    async def wait(self, seconds: float) -> str:
        """Wait for something to do; what happened meanwhile."""
        await self.pause(min(max(seconds, 0.0), LONGEST_WAIT))
        return await self.now()

    async def now(self) -> str:
        """What happened since the last look, and what is asked."""
        async with self.lock:
            view = self.view()
            return self._joined(self.news(), self._asked(view) if view else self.company())

    def news(self) -> str:
        """What happened since somebody last asked."""
        lines = self.lines(self.read)
        self.read += len(lines)
        return self.reader.happened(lines)

    def _asked(self, view: View) -> str:
        if view["over"]:
            return self.reader.result(view, self.lines())
        if view["moves"]:
            return f"{self.reader.question(view)}\n\n{self.reader.moves(view)}"
        return f"{self.reader.say(view['prompt'])}\n{self.reader.text('text-wait')}"

    def _short(self, text: str) -> str:
        if len(text) > LONGEST:
            raise Refusal(self.reader.text("text-too-long", most=LONGEST))
        return text

    @staticmethod
    def _joined(*parts: str) -> str:
        return "\n\n".join(filter(None, parts))


class OwnPlace(Place):
    """A seat at a table of one's own. Nothing happens there while nobody plays."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.at = table
        self.seat = seat
        self.reader = table.reader(seat)
        self.turn = 0
        """How many moves were made from here. A call that has to wait is about the turn in which it came."""

    def view(self) -> View:
        """What the seat sees now."""
        return self.at.view(self.seat)

    def lines(self, since: int = 0) -> Sequence[Line]:
        """The log, from a line on."""
        return self.at.lines(self.seat, since)

    def company(self) -> str:
        """Nobody is waited for."""
        return ""

    async def chapters(self) -> Sequence[Chapter]:
        """The rules of what is played here."""
        return self.at.rules()

    async def deal(self) -> None:
        """The cards were dealt when the table was laid."""
        raise Refusal(self.reader.text("room-started"))

    async def send(self, kind: str, text: str) -> None:
        """Make a move, a claim or a remark, one after another, while bots think beside everything else."""
        await alone(self.lock, self._send, kind, text, self.turn)

    async def _send(self, kind: str, text: str, turn: int) -> None:
        if kind != "say" and turn != self.turn:
            raise Refusal(self.reader.text("room-stale"))
        does = {"move": self.at.play, "claim": self.at.claim, "say": self.at.say}[kind]
        try:
            await asyncio.to_thread(does, self.seat, text)
        except Fault as fault:
            raise Refusal(str(fault)) from None
        self.turn += kind == "move"

    async def pause(self, seconds: float) -> None:
        """Bots have played whatever they could."""

    async def leave(self) -> None:
        """Nobody minds."""

    async def close(self) -> None:
        """Nobody minds."""
