"""A table of one's own: a match with bots in some of its seats, for players who know it in words alone.

Everything follows from the seed, bots and their talk too: the same answers lead to the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

from turncoat.bots import Bot
from turncoat.bots.speech import Honesty, answer, honesty, volunteered
from turncoat.envs.reading import Ended, Line, Reader, Sayable, Verdict, View
from turncoat.games.chapters import chapters
from turncoat.games.playable import Playable
from turncoat.kernel.chance import WORD, below, sow, words
from turncoat.kernel.playout import WHIM
from turncoat.kernel.record import Record
from turncoat.match import Match, Refused, Told, words_of
from turncoat.shapes import Chapter
from turncoat.talk import Claim, Remark, Talk
from turncoat.words import Message

DECIDES, SPEAKS, ANSWERS, LOT = range(4)
"""What chance is drawn for: each has a stream of its own, so that a word changes no bot's move."""


class Table:
    """A match, its talk, and who sits where: a bot, or None for whoever plays in words."""

    def __init__(
        self,
        game: Playable,
        players: Sequence[Bot | None],
        seed: int,
        options: Mapping[str, str] | None = None,
        talk: bool = True,
        language: str = "en",
    ) -> None:
        names = words_of(game, language).say(Message("terminal-bot-names")).split(", ")
        self.match = Match(game, len(players), seed, options, names[: len(players)], language)
        self.players = tuple(players)
        self.talk = Talk(self.match)
        self.talks = talk and game.talk is not None
        self.happened: list[Told | Remark] = list(self.match.news)
        self.spoken: set[tuple[int, int]] = set()
        """The decisions before which bots have had their say, with their seats."""
        self._go_on()

    def reader(self, seat: int) -> Reader:
        """Who reads at a seat."""
        return Reader(self.match.words, self.match.names, seat)

    def rules(self) -> list[Chapter]:
        """The rules of what is played here."""
        return [one.json() for one in chapters(self.match.game, self.match.seats, self.match.options)]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats without a bot that owe a decision."""
        return tuple(seat for seat in self.match.awaits if self.players[seat] is None)

    # What a seat reads ---------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a seat sees now, as a server would send it."""
        match = self.match
        seen, public = match.seen(seat), match.seen()
        silence = self.talk.closed(seat, public) if self.talks else Message("text-no-talk")
        return {
            **match.shown(seen, seat),
            "turn": None,
            "moves": [match.offered(seen, seat, number) for number in match.legal_numbers(seat)],
            "claims": self._sayable(seat, seen, public),
            "silence": silence.json() if silence else None,
            "verdicts": self._verdicts(seat) if match.over else None,
            "result": self._ended(public) if match.over else None,
        }

    def lines(self, seat: int, since: int = 0) -> list[Line]:
        """The log of a seat: what it was told and heard, from a line on."""
        seen = self.match.seen(seat)
        return [self._line(one, seen, seat) for one in self.heard(seat)[since:]]

    def heard(self, seat: int) -> list[Told | Remark]:
        """All that happened and a seat may know of."""

        def heard(one: Told | Remark) -> bool:
            return one.event.heard_by(seat) if isinstance(one, Told) else seat in one.hearers

        return [one for one in self.happened if heard(one)]

    def _line(self, one: Told | Remark, seen: Record, seat: int) -> Line:
        if isinstance(one, Told):
            return {"kind": "event", **self.match.line(seen, seat, one)}
        said = {"seat": one.seat, "hearers": list(one.hearers), "text": one.text}
        if one.message is None:
            return {"kind": "remark", **said}
        return {"kind": "claim", **said, "message": one.message.json()}

    def _sayable(self, seat: int, seen: Record, public: Record) -> list[Sayable]:
        claims = self.match.game.claims
        if claims is None or not self.talks:
            return []
        return [
            {
                "text": claims.families.text(claims.families.number(name, **parameters)),
                "message": claims.message(seat, name, parameters).json(),
            }
            for name, parameters in self.talk.sayable(seat, seen, public)
        ]

    def _ended(self, public: Record) -> Ended:
        lines = [line.json() for line in self.match.game.sheet_lines(public)]
        return {"winners": self.match.result["winners"], "lines": lines}

    def _verdicts(self, seat: int) -> list[Verdict]:
        return [
            {"line": number, "true": self.talk.judged(one)}
            for number, one in enumerate(self.heard(seat))
            if isinstance(one, Remark) and one.claim
        ]

    # What a seat does ----------------------------------------------------------------------------

    def play(self, seat: int, move: str | int) -> None:
        """Make a move, or raise `Refused`; then bots decide until somebody else is asked."""
        self._make(seat, self.match.number(move))
        self._go_on()

    def by_lot(self, seat: int) -> str:
        """One of the legal moves, in its notation, each as likely."""
        moves = self.match.legal_numbers(seat)
        return self.match.game.moves.text(moves[below(self._whim(seat, LOT), len(moves))])

    def check(self, seat: int, claim: str) -> Claim:
        """The claim that a text stands for, if the seat may make it now, or `Refused`."""
        if not self.talks:
            raise Refused(Message("text-no-talk"), self.match.words)
        made = self.talk.read(claim)
        self.talk.check_claim(seat, made.name, made.parameters)
        return made

    def claim(self, seat: int, claim: str) -> None:
        """Make a claim, or raise `Refused`; a bot that heard it may answer, whoever is spoken to first."""
        made = self.check(seat, claim)
        remark = self._claim(seat, made)
        speech = self.match.game.talk
        assert speech
        number = speech.claims.number(made.name, **made.parameters)
        bots = [one for one in remark.hearers if self.players[one] and one != seat]
        spoken_to = [one for one in bots if speech.asks[number] or speech.names[number] == one]
        among = spoken_to or bots
        if among:
            whim = self._whim(seat, ANSWERS + len(self.talk.remarks) * 8)
            who = among[below(whim, len(among))]
            self._speak(who, partial(answer, heard=remark), whim)

    def say(self, seat: int, text: str) -> None:
        """Say something in free words, or raise `Refused`."""
        self.check_words(seat, text)
        self.happened.append(self.talk.say(seat, _one_line(text)))

    def check_words(self, seat: int, text: str) -> None:
        """Raise `Refused` where a seat may not say something now."""
        if not self.talks:
            raise Refused(Message("text-no-talk"), self.match.words)
        if not _one_line(text):
            raise Refused(Message("room-empty-remark"), self.match.words)
        self.talk.check(seat, _one_line(text))

    def honesty(self, seat: int) -> Honesty:
        """How often a seat lied, and was believed."""
        return honesty(self.talk, seat)

    # What bots do --------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let bots decide until somebody else is asked, or the game is over."""
        while bots := [seat for seat in self.match.awaits if self.players[seat]]:
            seat = bots[0]
            turn = (self.match.table.decisions, seat)
            if self.talks and turn not in self.spoken:
                self.spoken.add(turn)
                self._speak(seat, volunteered, self._whim(seat, SPEAKS))
            bot = self.players[seat]
            assert bot
            match, whim = self.match, self._whim(seat, DECIDES)
            past = partial(match.past, seat)
            self._make(seat, bot.decide(match.game, match.seen(seat), seat, whim, past))

    def _make(self, seat: int, number: int) -> None:
        heard = len(self.match.news)
        self.match.play(seat, number)
        self.talk.notice(0.0)
        self.happened += self.match.news[heard:]

    def _speak(self, seat: int, think: Callable[..., Claim | None], whim: list[int]) -> None:
        """A bot says something, if it has anything to say that the rules allow now."""
        match = self.match
        past = partial(match.past, seat)
        claim = think(match.game, match.seen(seat), seat, bot=self.players[seat], past=past, whim=whim)
        if claim:
            with suppress(Refused):
                self._claim(seat, claim)

    def _claim(self, seat: int, claim: Claim) -> Remark:
        remark = self.talk.claim(seat, claim.name, claim.parameters)
        self.happened.append(remark)
        return remark

    def _whim(self, seat: int, what: int) -> list[int]:
        """The random stream of a seat for one thing that it does now."""
        a, b, c, d = words(self.match.seed)
        whim = [0] * 4
        sow(whim, a ^ len(self.match.moves), b ^ what & WORD, c, d ^ WHIM ^ (seat + 1))
        return whim


def _one_line(text: str) -> str:
    """Free words as others read them: nobody can write lines that look like the table's own."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
