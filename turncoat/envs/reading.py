"""A seat's view in words. Nothing is described here: the game says all of it, in messages, to everybody.

What is read is what a server sends, so a table of one's own and one far away read alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict

from turncoat.shapes import Chapter, Move, Ribbon, Shown
from turncoat.shapes import Message as MessageShape
from turncoat.words import Argument, Message, Seat, Seats, Words

Line = Mapping[str, Any]
"""A line of a seat's log, as servers send it: an event, somebody's coming or going, free words, a claim."""


class Sayable(TypedDict):
    """What is read of a claim that a seat can make."""

    text: str
    message: MessageShape


class Verdict(TypedDict):
    """What came of a claim in the log."""

    line: int
    true: bool | None


class Ended(TypedDict):
    """What is read of how a game ended."""

    winners: list[int]
    lines: list[MessageShape]


class View(Shown):
    """What is read of a seat's view."""

    turn: int | None
    """Which decision of the seat it is, at a table of a server."""
    moves: list[Move]
    claims: list[Sayable]
    silence: MessageShape | None
    verdicts: list[Verdict] | None
    result: Ended | None


class Reader:
    """Somebody at a seat who reads: the words of a language, the names at the table."""

    def __init__(self, words: Words, names: Sequence[str], seat: int) -> None:
        self.words = words
        self.names = names
        self.seat = seat

    def text(self, name: str, **arguments: Argument) -> str:
        """A message of the reader's own in words."""
        return self.words.say(Message(name, arguments), self.names)

    def say(self, message: MessageShape) -> str:
        """A message of the table in words."""
        return self.words.say(Message.read(message), self.names)

    def table(self, view: View) -> str:
        """The whole table, line by line."""
        return "\n".join(self.say(line) for line in view["description"])

    def known(self, view: View) -> str:
        """What is certain beyond that, and who did what."""
        facts = [self.say(fact["message"]) for fact in view["known"]["facts"]]
        ribbons = [self._ribbon(ribbon) for ribbon in view["known"]["ribbons"]]
        known = facts or [self.text("terminal-known-nothing")]
        return "\n".join([self.text("terminal-known"), *known, *filter(None, ribbons)])

    def _ribbon(self, ribbon: Ribbon) -> str:
        """Who did what, a line for each player who did anything."""
        lines = []
        for seat, row in enumerate(ribbon["rows"]):
            deeds = " ".join(self.say(cell["message"]) for cell in row if cell)
            if deeds:
                lines.append(f"{self.text('name', seat=Seat(seat))}: {deeds}")
        return "\n".join([self.say(ribbon["title"]), *lines]) if lines else ""

    def question(self, view: View) -> str:
        """What is asked, or whom the table waits for, and the rule behind it."""
        return f"{self.say(view['prompt'])}\n{self.say(view['hint'])}"

    def moves(self, view: View) -> str:
        """What the seat may do, each in its notation and in words."""
        listed = [f"{move['text']} — {self.say(move['message'])}" for move in view["moves"]]
        return "\n".join([self.text("text-moves"), *listed]) if listed else self.text("text-no-moves")

    def claims(self, view: View) -> str:
        """What the seat can claim now, in the same way, or why it may not speak."""
        if view["silence"]:
            return self.say(view["silence"])
        listed = [f"{claim['text']} — {self.say(claim['message'])}" for claim in view["claims"]]
        return "\n".join([self.text("text-claims"), *listed]) if listed else self.text("text-no-claims")

    def happened(self, lines: Iterable[Line]) -> str:
        """What happened and was said, line by line."""
        told = [self.line(line) for line in lines]
        return "\n".join([self.text("terminal-news"), *told]) if told else ""

    def line(self, line: Line) -> str:
        """A line of the log."""
        if line["kind"] not in ("remark", "claim"):
            told = self.say(line["message"])
            return f"{told} {self.text('text-private')}" if line.get("private") else told
        speaker = Seat(line["seat"])
        if line["kind"] == "remark":
            said = self.text("text-remark", player=speaker, words=line["text"])
        else:
            said = self.text("text-claim", player=speaker, claim=Message.read(line["message"]))
        hearers = line["hearers"]
        if len(hearers) == len(self.names):
            return said
        return f"{said} {self.text('text-heard', seats=Seats(sum(1 << seat for seat in hearers)))}"

    def result(self, view: View, lines: Sequence[Line]) -> str:
        """How the game ended: the question says it; then every point, and which claims were lies."""
        ended = view["result"]
        sheet = [self.say(line) for line in ended["lines"]] if ended else []
        verdicts = [
            f"{self.line(lines[one['line']])} {self.text('text-true' if one['true'] else 'text-lie')}"
            for one in view["verdicts"] or ()
            if one["true"] is not None
        ]
        return "\n".join([self.say(view["prompt"]), *sheet, *verdicts])

    def rules(self, chapters: Iterable[Chapter]) -> str:
        """The rules, chapter by chapter."""
        parts = [[chapter["title"], *chapter["lines"]] for chapter in chapters]
        return "\n\n".join("\n".join(map(self.say, part)) for part in parts)
