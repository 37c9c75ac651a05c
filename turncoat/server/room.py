"""A table as its entries make it: who sits where, the match, the talk. Nothing here waits or writes."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from turncoat.bots import USUAL, Bot, bot_named, still_playing
from turncoat.bots.characters import CHARACTERS, PLAIN, Character, character_named, drawn
from turncoat.games import game as game_by_name
from turncoat.games.parts import Common, Watched, made, watch
from turncoat.kernel.chance import SEALED
from turncoat.kernel.news import EVERYTHING
from turncoat.kernel.record import Record
from turncoat.kernel.talk import BELIEVES, DOUBTS
from turncoat.match import SPECTATOR, Match, Refused, Told, addressed, words_of
from turncoat.server import fair, shapes
from turncoat.server.clean import LONGEST_NAME, LONGEST_REMARK, cleaned
from turncoat.server.entries import (
    Again,
    BotJoined,
    CameBack,
    Claimed,
    Closed,
    Ended,
    Entry,
    Erased,
    Joined,
    Keeper,
    Left,
    Moved,
    Muted,
    Opened,
    Removed,
    Renamed,
    Renewed,
    Resigned,
    Said,
    Settled,
    Started,
    WentAway,
)
from turncoat.server.likeness import likenesses
from turncoat.server.store import CLOSED, OPEN, OVER, PLAYING, Status
from turncoat.shapes import Claim as Offered
from turncoat.shapes import Ending, SignName
from turncoat.shapes import Message as MessageShape
from turncoat.talk import Claim, Remark, Talk
from turncoat.words import Message, Seat, Words, arguments

CONTRIBUTION = 64
"""Characters of a player's part of the seed that count."""
AT_LEAST = 0.15
"""Seconds that every bot takes where pauses are agreed: the work itself takes less, and would tell of it."""


def hashed(token: str) -> str:
    """What is kept of a token or key."""
    return hashlib.sha256(token.encode("utf-8")).hexdigest()


def next_token(token: str, table: str) -> str:
    """What holds a seat at the next table for whoever held one with a token.

    It is always the same, so an answer that was lost can be asked for again, though only hashes are kept.
    """
    octets = hmac.digest(token.encode("utf-8"), table.encode("utf-8"), "sha256")
    return base64.urlsafe_b64encode(octets[:24]).decode("ascii")


def is_same(token: str, kept: str) -> bool:
    """Whether a token is the one that was hashed."""
    return bool(kept) and hmac.compare_digest(hashed(token), kept)


@dataclass
class Player:
    """Who sits at a seat."""

    name: str
    bot: str
    """Which kind of bot sits here; empty for a person."""
    character: str = ""
    """The bot's character, where it has one."""
    token: str = ""
    contribution: str = ""
    player: str = ""
    """At a rated table, whose rating is at stake."""
    since: float = 0.0
    """When they sat down."""
    settled: Settled | None = None
    """The bots that somebody who looks for people would play with."""
    away: bool = False
    resigned: bool = False
    """Whether the person has left for good: nothing holds the seat any more."""
    muted: Keeper | None = None
    """Who has closed the person's mouth, if anybody has."""
    moves: int = 0
    """Moves made at this seat, by whomever: what a client's next move is numbered by."""


@dataclass(frozen=True)
class Happened:
    """Something for the log of those who may know of it: told by the rules, said, or about a player."""

    what: Told | Remark | Message
    at: float
    moment: int = 0
    """The moment of the match before it."""
    by_bot: bool = False


@dataclass
class Room:
    """One table."""

    id: str
    opened: Opened
    opened_at: float
    length: int = 1
    """Entries so far."""
    changed_at: float = 0.0
    players: dict[int, Player] = field(default_factory=dict)
    happened: list[Happened] = field(default_factory=list)
    match: Match | None = None
    talk: Talk | None = None
    again: str | None = None
    """The table at which the same game is played once more."""
    closed: Keeper | None = None
    """Who has closed the table, if anybody has."""
    ended: Ended | None = None
    """That the rules have changed and the game cannot go on, if so."""
    kept: dict[str, list[str]] = field(default_factory=dict)
    """How a table stood that cannot go on, in words, by language."""
    file: dict[str, Any] | None = None
    """Its match as a file."""
    views: dict[int, Watched] = field(default_factory=dict)
    """What seats see of the match, as it was when they last looked."""
    fresh: set[int] = field(default_factory=set)
    """Those of them that have looked since the last entry."""
    common: Common = field(default_factory=dict)
    """What was made for one of them since the last entry, and others may see as well."""

    @property
    def game_name(self) -> str:
        """The game's name."""
        return self.opened.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.opened.seats

    @property
    def status(self) -> Status:
        """Whether people can join, play, or look back."""
        if self.closed:
            return CLOSED
        if self.ended:
            return OVER
        if self.match is None:
            return OPEN
        return OVER if self.match.over else PLAYING

    @property
    def host(self) -> int:
        """The seat of the person who sits here longest, and keeps order; -1 for none."""
        people = (seat for seat, player in self.players.items() if not player.bot and not player.resigned)
        return next(people, SPECTATOR)

    def words(self, language: str) -> Words:
        """The words of the table's game."""
        return words_of(game_by_name(self.game_name), language)

    def names(self) -> list[str]:
        """The players' names by seat, for saying messages."""
        return [self.players[seat].name for seat in range(self.seats)] if self.match else []

    # Who may do what ---------------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat that a token holds."""
        for seat, player in self.players.items():
            if is_same(token, player.token):
                return seat
        return None

    def may_see(self, token: str, key: str) -> bool:
        """Whether somebody may see the table: everybody a public one, else with its key or a seat."""
        return self.opened.public or is_same(key, self.opened.key) or self.seat_of(token) is not None

    @property
    def decisions(self) -> int:
        """Decisions since the deal, as everybody can count them; -1 before it."""
        return self.match.table.decisions if self.match else -1

    @property
    def ended_at(self) -> float:
        """When the last move was made."""
        return max((one.at for one in self.happened if isinstance(one.what, Told)), default=self.changed_at)

    def awaited(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.match.awaits if self.match else ()

    def plays_by_bot(self, seat: int) -> bool:
        """Whether a bot decides for a seat now."""
        return bool(self.players[seat].bot) or self.players[seat].away

    def bot_at(self, seat: int) -> Bot:
        """The bot that decides at a seat, or would for a person who has gone."""
        return still_playing(self.players[seat].bot, game_by_name(self.game_name))

    def character_at(self, seat: int) -> Character:
        """The character of the bot that decides at a seat."""
        return CHARACTERS.get(self.players[seat].character, PLAIN)

    @property
    def bots_search(self) -> bool:
        """Whether a bot here needs what is compiled: then all wait for it, whoever is asked."""
        return any(kind.searches for kind in self._bots())

    @property
    def bots_take(self) -> float:
        """Seconds that bots take for a decision here: the slowest of them, since all may owe the same one."""
        return max([AT_LEAST if self.opened.pause else 0.0, *(kind.takes for kind in self._bots())])

    def _bots(self) -> list[Bot]:
        """The bots that sit here."""
        return [self.bot_at(seat) for seat, player in self.players.items() if player.bot]

    # What people ask for, as entries -------------------------------------------------------------

    def join(self, seat: int | None, name: str, token: str, contribution: str, player: str = "") -> Joined:
        """A person takes a seat, or any free one."""
        self._may_be_rated(player)
        return Joined(
            seat=self._free_seat(seat),
            name=self.name_for(name),
            token=hashed(token),
            contribution=contribution[:CONTRIBUTION],
            player=player if self.opened.rated else "",
        )

    def seat_bot(
        self, seat: int | None, bot: str = USUAL, character: str = "", besides: Sequence[BotJoined] = ()
    ) -> BotJoined:
        """A bot of some kind takes a seat, with a character or with any; others sit down with it."""
        taken = self._free_seat(seat)
        here = [player.character for player in self.players.values()] + [one.character for one in besides]
        who = character_named(character) if character else drawn(here)
        name = self.name_for(who.called, besides=[one.name for one in besides])
        return BotJoined(seat=taken, name=name, bot=self._kind(bot), character=who.name)

    def seat_bots(self, bot: str = USUAL, character: str = "") -> list[BotJoined]:
        """Bots of some kind take all free seats."""
        new: list[BotJoined] = []
        for seat in range(self.seats):
            if seat not in self.players:
                new.append(self.seat_bot(seat, bot, character, new))
        return new

    def settle(self, seat: int, bot: str, character: str) -> list[Entry]:
        """Somebody who looks for people would play with bots; they come once everybody here would."""
        self._before_start()
        if self.opened.gathers is None:
            raise self.refused("room-not-gathering")
        kind = self._kind(bot)
        who = character_named(character).name if character else ""
        wished = Settled(seat=seat, bot=kind, character=who)
        return [] if self.players[seat].settled == wished else [wished]

    def leave(self, seat: int) -> Left:
        """A seat becomes free, before the start."""
        self._before_start()
        if seat not in self.players:
            raise self.refused("room-seat-empty", number=seat + 1)
        return Left(seat=seat)

    def start(self, coming: int = 0) -> Started:
        """The cards are dealt, once so many bots have sat down."""
        self._before_start()
        free = self.seats - len(self.players) - coming
        if free:
            raise self.refused("room-seats-free", free=free)
        return Started()

    def move(self, seat: int, turn: int, move: int | str, by_bot: bool = False) -> list[Entry]:
        """A move of a seat; nothing where exactly this move was made already and is only sent again."""
        if self.match and not by_bot and (turn, self.match.number(move)) == self._last_move(seat):
            return []
        match = self._playing()
        player = self.players[seat]
        if turn != player.moves:
            raise self.refused("room-stale")
        number = match.number(move)
        match.check(seat, number)
        back: list[Entry] = [CameBack(seat=seat)] if player.away and not by_bot else []
        return [*back, Moved(seat=seat, move=number, by_bot=by_bot)]

    def decide(self, seat: int, turn: int, moves: Sequence[int], late: bool) -> list[Entry]:
        """All parts of a bot's decision at once: how many there are is a secret too.

        Nothing happens where the person is back who was not only late.
        """
        if not late and not self.plays_by_bot(seat):
            return []
        first, *others = moves
        parts = [Moved(seat=seat, move=move, by_bot=True) for move in others]
        return [*self.move(seat, turn, first, by_bot=True), *parts]

    def come_back(self, seat: int) -> list[Entry]:
        """A person takes the seat back from its bot."""
        return [CameBack(seat=seat)] if self.players[seat].away else []

    def resign(self, seat: int) -> Resigned:
        """A person leaves a running game for good, and a bot has the seat."""
        self._playing()
        return Resigned(seat=seat)

    def go_away(self, seat: int) -> list[Entry]:
        """The seat's bot plays on."""
        self._playing()
        return [] if self.plays_by_bot(seat) else [WentAway(seat=seat)]

    def say(self, seat: int, text: str, at: float) -> Said:
        """Free words, if the table and the rules of the game allow them now."""
        self._may_speak(seat)
        if not self.opened.talk:
            raise self.refused("room-no-talk")
        text = cleaned(text, LONGEST_REMARK)
        if not text:
            raise self.refused("room-empty-remark")
        if self.talk:
            self.talk.check(seat, text, at=at)
        return Said(seat=seat, text=text)

    def claim(self, seat: int, claim: Claim | str, at: float) -> Claimed:
        """A claim out of the game's vocabulary, if the rules of the game allow it now."""
        self._playing()
        self._may_speak(seat)
        assert self.talk
        made = self.talk.read(claim) if isinstance(claim, str) else claim
        self.talk.check_claim(seat, made.name, made.parameters, at=at)
        return Claimed(seat=seat, claim=made.name, parameters=dict(made.parameters))

    def play_again(self, table: str) -> list[Entry]:
        """The next game is to be played at a table of this name; nothing where it has one already."""
        self.check_open()
        if self.status != OVER:
            raise self.refused("room-not-over")
        return [] if self.again else [Again(table=table)]

    def opened_again(self) -> Opened:
        """The same table laid once more, with a secret of its own; the key to this one opens it too.

        It is played by the rules of today, with what they still take of what was agreed.
        """
        game = game_by_name(self.game_name)
        known = {option.name for option in game.options}
        options = game.agreed({name: one for name, one in self.opened.options.items() if name in known})
        game.blank(self.seats, options)
        renewed = {"rules_version": game.version, "options": options, "secret": fair.new_secret()}
        return self.opened.model_copy(update={**renewed, "stream": SEALED, "gathers": None})

    def bots_again(self) -> list[Entry]:
        """The same bots at the same seats."""
        bots = [(seat, player) for seat, player in sorted(self.players.items()) if player.bot]
        return [
            BotJoined(seat=seat, name=player.name, bot=self.bot_at(seat).name, character=player.character)
            for seat, player in bots
        ]

    def come_again(
        self, seat: int, name: str, token: str, contribution: str, player: str = ""
    ) -> list[Entry]:
        """Somebody of the game before takes the same seat, or any; the cards are dealt once all are taken.

        Nothing happens where the token holds a seat already: who asks twice has one.
        """
        if self.seat_of(token) is not None:
            return []
        joined = self.join(None if seat in self.players else seat, name, token, contribution, player)
        last = len(self.players) + 1 == self.seats
        return [joined, Started()] if last else [joined]

    def _kind(self, bot: str) -> str:
        """The name of a kind of bot that plays the game."""
        return bot_named(bot, game_by_name(self.game_name)).name

    def _may_be_rated(self, player: str) -> None:
        """At a rated table everybody has a rating to lose, and nobody two of them."""
        if self.opened.rated and not player:
            raise self.refused("room-rated-home")
        if self.opened.rated and any(one.player == player for one in self.players.values()):
            raise self.refused("room-rated-once")

    def _free_seat(self, seat: int | None) -> int:
        self._before_start()
        free = [one for one in range(self.seats) if one not in self.players]
        if not free:
            raise self.refused("room-full")
        if seat is None:
            return free[0]
        if seat not in free:
            reason = "room-seat-taken" if seat in self.players else "room-no-such-seat"
            raise self.refused(reason, number=seat + 1)
        return seat

    def name_for(self, name: str, seat: int | None = None, besides: Sequence[str] = ()) -> str:
        """A clean name that cannot be taken for anybody else's; who sits at a seat may keep the own one."""
        wished = cleaned(name, LONGEST_NAME)
        if not wished:
            raise self.refused("room-no-name")
        others = [player.name for one, player in self.players.items() if one != seat]
        taken = frozenset[str]().union(*map(likenesses, [*besides, *others]))
        found, number = wished, 1
        while likenesses(found) & taken:
            number += 1
            found = f"{wished[: LONGEST_NAME - 3]} {number}"
        return found

    def _before_start(self) -> None:
        self.check_open()
        if self.ended:
            raise self.refused("room-ended")
        if self.match:
            raise self.refused("room-started")

    def _playing(self) -> Match:
        self.check_open()
        if self.ended:
            raise self.refused("room-ended")
        if self.match is None:
            raise self.refused("room-not-started")
        if self.match.over:
            raise self.refused("error-over")
        return self.match

    def check_open(self) -> None:
        """Refuse whatever is wished of a table that was closed."""
        if self.closed:
            raise self.refused("room-closed", by=self.closed)

    def _may_speak(self, seat: int) -> None:
        self.check_open()
        if self.players[seat].muted:
            raise Refused(self._muted(seat), self.words("en"), self.names())

    def _muted(self, seat: int) -> Message:
        """Why somebody whose mouth was closed may say nothing."""
        return Message("room-muted", {"by": self.players[seat].muted or "host"})

    def _last_move(self, seat: int) -> tuple[int, int] | None:
        """The turn and the number of the move that was made last at a seat."""
        assert self.match
        made = (move for mover, move in reversed(self.match.moves) if mover == seat)
        return next(((self.players[seat].moves - 1, move) for move in made), None)

    def refused(self, name: str, **facts: int | str) -> Refused:
        """An error in the words of the table's game."""
        return Refused(Message(name, facts), self.words("en"), self.names())

    # What was written --------------------------------------------------------------------------

    def outcome(self, entries: Sequence[Entry]) -> Record | None:
        """What the move that entries end with makes of the match, where they do; nothing takes effect yet."""
        last = entries[-1]
        if not self.match or not isinstance(last, Moved):
            return None
        parts = [one for one in entries[:-1] if isinstance(one, Moved)]
        match = self.match.copy() if parts else self.match
        for part in parts:
            match.play(part.seat, part.move)
        if parts:
            match.check(last.seat, last.move)
        return match.outcome(last.seat, last.move)

    def status_after(self, entries: Sequence[Entry], outcome: Record | None) -> Status:
        """How the table stands once entries, with that outcome, have taken effect."""
        if outcome:
            return PLAYING if outcome.awaits else OVER
        if isinstance(entries[-1], Closed):
            return CLOSED
        return PLAYING if isinstance(entries[-1], Started) else self.status

    def apply(self, entry: Entry, at: float, outcome: Record | None = None) -> None:
        """Let an entry take effect, a move by its outcome where that is known."""
        self.length += 1
        self.changed_at = at
        self.fresh.clear()
        self.common.clear()
        if isinstance(entry, Joined):
            self.players[entry.seat] = Player(
                entry.name, "", "", entry.token, entry.contribution, entry.player, at
            )
        elif isinstance(entry, BotJoined):
            self.players[entry.seat] = Player(entry.name, entry.bot, entry.character)
        elif isinstance(entry, Left):
            del self.players[entry.seat]
        elif isinstance(entry, Settled):
            self.players[entry.seat].settled = entry
        elif isinstance(entry, Started):
            self._deal(at)
        elif isinstance(entry, Moved):
            self._move(entry, at, outcome)
        elif isinstance(entry, Said):
            self._say(entry, at)
        elif isinstance(entry, Claimed):
            assert self.talk
            self._happens(self.talk.claim(entry.seat, entry.claim, entry.parameters, at), at)
        elif isinstance(entry, WentAway):
            self.players[entry.seat].away = True
            self._note("player-went-away", entry.seat, at)
        elif isinstance(entry, CameBack):
            self.players[entry.seat].away = False
            self._note("player-came-back", entry.seat, at)
        elif isinstance(entry, Resigned):
            self._resign(entry.seat)
            self._note("player-resigned", entry.seat, at)
        elif isinstance(entry, Renamed):
            self._rename(entry.seat, entry.name)
        elif isinstance(entry, Muted):
            self.players[entry.seat].muted = entry.by if entry.on else None
            self._note("player-muted" if entry.on else "player-unmuted", entry.seat, at, by=entry.by)
        elif isinstance(entry, Removed):
            self._remove(entry, at)
        elif isinstance(entry, Closed):
            self.closed = entry.by
        elif isinstance(entry, Erased):
            self._erase(entry.seat)
        elif isinstance(entry, Again):
            self.again = entry.table
        elif isinstance(entry, Renewed):
            self._renew(at)
        elif isinstance(entry, Ended):
            self.ended = entry

    def _deal(self, at: float) -> None:
        game = game_by_name(self.game_name)
        names = [self.players[seat].name for seat in range(self.seats)]
        stream = self.opened.stream
        self.match = Match(game, self.seats, self.seed(), self.opened.options, names, stream=stream)
        self.talk = Talk(self.match, at)
        self._hear(0, at)

    def _move(self, entry: Moved, at: float, outcome: Record | None) -> None:
        assert self.match
        assert self.talk
        heard, before = len(self.match.news), self.match.moment
        if outcome:
            self.match.make(entry.seat, entry.move, outcome)
        else:
            self.match.play(entry.seat, entry.move)
        self.players[entry.seat].moves += 1
        self.talk.notice(at)
        self._hear(heard, at, before, entry.by_bot)

    def _hear(self, since: int, at: float, moment: int = 0, by_bot: bool = False) -> None:
        assert self.match
        self.happened += [Happened(told, at, moment, by_bot) for told in self.match.news[since:]]

    def _happens(self, what: Remark | Message, at: float) -> None:
        self.happened.append(Happened(what, at, self.match.moment if self.match else 0))

    def _say(self, entry: Said, at: float) -> None:
        if self.talk:
            # Words that are no longer kept were allowed once; a question is allowed wherever anything is.
            remark = replace(self.talk.say(entry.seat, entry.text or "?", at=at), text=entry.text)
        else:
            everybody = tuple(range(self.seats))
            remark = Remark(entry.seat, entry.text, frozenset(), 0, 0, at, everybody)
        self._happens(remark, at)

    def _note(self, name: str, seat: int, at: float, **facts: str) -> None:
        self._happens(Message(name, {"player": Seat(seat), **facts}), at)

    # Order at the table --------------------------------------------------------------------------

    def _resign(self, seat: int) -> None:
        player = self.players[seat]
        player.away, player.resigned, player.token = True, True, ""

    def _rename(self, seat: int, name: str) -> None:
        """Call somebody otherwise: in what was told before too, for the log names players by their seats."""
        self.players[seat].name = name
        if self.match:
            self.match.names[seat] = name

    def _erase(self, seat: int) -> None:
        """Somebody has no name any more, and has said nothing in free words that could be read."""
        self._rename(seat, "")
        for place, one in enumerate(self.happened):
            if isinstance(one.what, Remark) and one.what.seat == seat and one.what.claim is None:
                self.happened[place] = replace(one, what=replace(one.what, text=""))

    def _remove(self, entry: Removed, at: float) -> None:
        if entry.freed:
            del self.players[entry.seat]
        else:
            self._resign(entry.seat)
            self._note("player-removed", entry.seat, at, by=entry.by)

    def _renew(self, at: float) -> None:
        """Those who play are told that the rules have changed since they began."""
        if self.status == PLAYING:
            self._happens(Message("room-renewed"), at)

    # The deal ----------------------------------------------------------------------------------

    def contributions(self) -> dict[int, str]:
        """The people's parts of the seed, by seat."""
        return {seat: one.contribution for seat, one in self.players.items() if not one.bot}

    def seed(self) -> int:
        """The seed of the deal."""
        return fair.seed(self.opened.secret, self.id, self.contributions())

    def proof(self) -> fair.Proof:
        """What the deal can be checked by, once the game is over."""
        if self.status != OVER:
            raise self.refused("error-not-over")
        secret, stream = self.opened.secret, self.opened.stream
        promised = fair.commitment(secret, stream)
        return fair.Proof(self.id, promised, secret, self.contributions(), self.seed(), stream)

    def finished(self) -> Match:
        """The match of a game that is over, to look back at."""
        self.proof()
        if self.match is None:
            raise self.refused("room-ended")
        return self.match

    # What leaves the server --------------------------------------------------------------------

    def about(self, present: frozenset[int] = frozenset()) -> shapes.Table:
        """The table as everybody who may see it knows it: game, agreements, players."""
        told: shapes.Table = {
            "id": self.id,
            "game": self.game_name,
            "seats": self.seats,
            "options": self.opened.options,
            "public": self.opened.public,
            "talk": self.opened.talk,
            "hints": self.opened.hints,
            "rated": self.opened.rated,
            "bots_from": self._bots_from(),
            "pause": self.opened.pause,
            "clock": {"decision": self.opened.clock.decision, "absence": self.opened.clock.absence},
            "status": self.status,
            "host": None if self.host == SPECTATOR else self.host,
            "opened_at": self.opened_at,
            "commitment": fair.commitment(self.opened.secret, self.opened.stream),
            "players": [self._about_player(seat, present) for seat in range(self.seats)],
            "again": self.again,
        }
        if self.status == OVER:
            told["proof"] = self.proof().json()
        if self.ended:
            told["ended"] = {"message": Message("room-ended").json(), "words": self.kept}
        return told

    def _bots_from(self) -> float | None:
        """When those who look for people are offered bots, by the one who has waited longest."""
        people = [player.since for player in self.players.values() if not player.bot]
        if self.opened.gathers is None or not people or self.match:
            return None
        return round(min(people) + self.opened.gathers, 3)

    def _about_player(self, seat: int, present: frozenset[int]) -> shapes.Player:
        player = self.players.get(seat)
        if player is None:
            return {
                "seat": seat, "kind": "free", "name": None, "bot": None, "character": None, "away": False,
                "present": False, "settled": False, "muted": False,
            }  # fmt: skip
        return {
            "seat": seat,
            "kind": "bot" if player.bot else "person",
            "name": player.name or None,
            "bot": player.bot or None,
            "character": player.character or None,
            "away": player.away,
            "present": bool(player.bot) or seat in present,
            "settled": player.settled is not None,
            "muted": player.muted is not None,
        }

    def seen(self, seat: int) -> Any:
        """The table of the match as a seat sees it now, to be read only; None before the start."""
        return None if self.match is None and seat != EVERYTHING else self.watched(seat).table

    def watched(self, seat: int) -> Watched:
        """The same, followed from move to move."""
        if self.match is None or (seat == EVERYTHING and not self.match.over):
            raise self.refused("error-not-over")
        if seat not in self.views:
            self.views[seat] = watch(self.match.seen(seat), self.common)
        elif seat not in self.fresh:
            self.views[seat].follow(self.match.seen(seat).row)
        self.fresh.add(seat)
        return self.views[seat]

    def offered(self, seat: int) -> tuple[list[Offered], list[int]]:
        """The claims that make sense for a seat now and that it may make; the places of the apt ones."""
        if self.talk is None or not self._may_claim(seat):
            return [], []
        offered = self.talk.sayable(seat, self.seen(seat), self.seen(SPECTATOR))
        apt = self.talk.apt(seat, self.seen(seat)) if offered else []
        places = [offered.index(claim) for claim in apt if claim in offered]
        return [offer(self.game_name, seat, name, *of.items()) for name, of in offered], places

    def promises(self, seat: int, question: str | None) -> list[Offered]:
        """Those of the claims that a seat can make with its answer to the question that it is asked."""
        claims = game_by_name(self.game_name).claims
        asked = seat in self.awaited() and claims and question in claims.beside.values()
        return [one for one in self.offered(seat)[0] if one["beside"] == question] if asked else []

    def _may_claim(self, seat: int) -> bool:
        """Whether the game has claims, and a seat may speak at all."""
        speaks = self.talk is not None and seat != SPECTATOR and not self.players[seat].muted
        return speaks and game_by_name(self.game_name).claims is not None

    def view(
        self,
        seat: int,
        decide_by: float | None = None,
        parts: Container[shapes.Part] = shapes.PARTS,
    ) -> shapes.View:
        """What a seat sees now, its legal moves among it, once the cards are dealt.

        Of what not everybody needs it has the parts that are named.
        """
        match = self.match
        assert match
        seen = self.watched(seat)
        shown = match.shown(seen, seat, "description" in parts, "known" in parts)
        silence = self._silence(seat)
        claims, apt = self.offered(seat) if "claims" in parts else ([], [])
        if "promises" in parts and "claims" not in parts:
            claims = self.promises(seat, shown["scene"].get("question"))
        view: shapes.View = {
            "turn": self.players[seat].moves if seat != SPECTATOR else None,
            **shown,
            "moves": [made(seen, match.offered, seat, number) for number in match.legal_numbers(seat)],
            "decide_by": decide_by,
            "can_claim": self._may_claim(seat) and silence is None and not match.over,
            "claims": claims,
            "apt": apt,
            "silence": silence,
            "verdicts": self._verdicts(seat) if match.over else None,
            "steps": self._steps(seat) if match.over else None,
            "result": None,
            "revealed": None,
        }
        if match.over:
            self.end(view)
        return view

    def _silence(self, seat: int) -> MessageShape | None:
        """Why a seat may say nothing now."""
        if seat != SPECTATOR and self.players[seat].muted:
            return self._muted(seat).json()
        closed = self.talk.closed(seat, self.seen(SPECTATOR)) if self.talk and seat != SPECTATOR else None
        return closed.json() if closed else None

    def _verdicts(self, seat: int) -> list[shapes.Verdict]:
        """Which of the claims that a seat heard were true."""
        lines = (line for _, line in self.heard(seat))
        return [{"line": line["line"], "true": line["true"]} for line in lines if line["kind"] == "claim"]

    def _steps(self, seat: int) -> list[int]:
        """The decisions before each line of the log, by which its moment is found in the replay."""
        steps: list[int] = []
        for one in self.happened:
            if hears(one, seat, self.seats):
                before = steps[-1] if steps else 0
                steps.append(before if isinstance(one.what, Message) else one.what.decisions)
        return steps

    def end(self, view: shapes.View | shapes.Step) -> None:
        """How a finished game ended, its score sheet also in words, and its table with all cards open."""
        assert self.match
        opened = self.match.shown(self.seen(EVERYTHING), EVERYTHING)
        lines = self.match.game.sheet_lines(self.seen(SPECTATOR))
        view["result"] = {**self.match.result, "lines": [line.json() for line in lines]}
        view["revealed"] = opened["scene"]
        view["description"] = opened["description"]

    def heard(self, seat: int, since: int = 0, start: int = 0) -> Iterator[tuple[int, shapes.Line]]:
        """What a seat may know of what happened, each with its place in `happened`; from line `since` on.

        Lines are numbered by what this seat hears: the numbers tell nothing of what it does not.
        """
        line = start
        for place in range(since, len(self.happened)):
            if hears(self.happened[place], seat, self.seats):
                yield place, self._line(place, line, seat)
                line += 1

    def described(self, seat: int, lines: int) -> list[MessageShape]:
        """The table in words as a seat saw it when it had heard so many lines, and not the next."""
        if self.match is None:
            raise self.refused("room-ended" if self.ended else "room-not-started")
        heard = [one for one in self.happened if hears(one, seat, self.seats)]
        moment = heard[lines].moment if lines < len(heard) else self.match.moment
        if moment == self.match.moment:
            return self.view(seat, parts=("description",))["description"]
        news = [one.what for one in heard[:lines] if isinstance(one.what, Told)]
        return [line.json() for line in self.match.described(seat, moment, news)]

    def _line(self, place: int, line: int, seat: int) -> shapes.Line:
        one = self.happened[place]
        common: shapes.Logged = {"line": line, "at": round(one.at, 3)}
        if isinstance(one.what, Message):
            return {**common, "kind": "player", "message": one.what.json()}
        if isinstance(one.what, Remark):
            return self._remark(one.what, common)
        words = self.watched(seat).once(self._in_words, (place,), self.common)
        return {**common, "kind": "event", **addressed(words, seat, one.what), "by_bot": one.by_bot}

    def _in_words(self, view: Any, place: int) -> dict[str, Any]:
        """What an event says to whoever has a view."""
        told = self.happened[place].what
        assert self.match
        assert isinstance(told, Told)
        return self.match.in_words(view, told)

    def _remark(self, remark: Remark, common: shapes.Logged) -> shapes.Line:
        seat, hearers = remark.seat, list(remark.hearers)
        if remark.claim is None:
            return {**common, "kind": "remark", "text": remark.text, "seat": seat, "hearers": hearers}
        assert self.talk
        claim = (self.game_name, seat, remark.claim.name, *remark.claim.parameters.items())
        return {
            **common,
            "kind": "claim",
            **offer(*claim),
            "ends": endings(*claim),
            "true": self.talk.judged(remark) if self.status == OVER else None,
            "seat": seat,
            "hearers": hearers,
        }


def hears(one: Happened, seat: int, seats: int) -> bool:
    """Whether somebody may know of something that happened."""
    if isinstance(one.what, Told):
        return one.what.event.heard_by(seat)
    if isinstance(one.what, Remark):
        return seat in one.what.hearers or (seat == SPECTATOR and len(one.what.hearers) == seats)
    return True


@lru_cache(16_384)
def offer(game: str, seat: int, name: str, *parameters: tuple[str, int]) -> Offered:
    """A claim that a seat makes or can make, to be read only: it is the same at all tables of a game."""
    claims = game_by_name(game).claims
    assert claims
    number = claims.families.number(name, **dict(parameters))
    subject = claims.subject(seat, name, dict(parameters))
    return {
        "claim": name,
        "text": claims.families.text(number),
        "parameters": claims.families.json(number)["parameters"],
        "message": claims.message(seat, name, dict(parameters)).json(),
        "sign": ANSWERS.get(name) or claims.signs.get(name, "fact"),
        "subject": subject.words.json(),
        "about": list(subject.keys),
        "beside": claims.beside.get(name),
    }


@lru_cache(4096)
def endings(game: str, seat: int, name: str, *parameters: tuple[str, int]) -> list[Ending] | None:
    """What outdates a claim of a seat, as its hearers read it in the log."""
    playable = game_by_name(game)
    assert playable.claims
    ends = playable.claims.ends(seat, name, dict(parameters)) if playable.claims.ends else None
    if ends is None:
        return None
    kinds = {kind.name: kind for kind in playable.news.kinds}
    told = [(event, {fact: kinds[event].domains[fact] for fact in facts}, facts) for event, facts in ends]
    return [
        {"event": event, "arguments": Message("", arguments(domains, facts)).json()["arguments"]}
        for event, domains, facts in told
    ]


ANSWERS: dict[str, SignName] = {BELIEVES: "believe", DOUBTS: "doubt"}


SEATING = (
    "joined", "bot-joined", "left", "settled", "resigned", "again", "renamed", "muted", "removed", "closed",
    "ended", "erased",
)  # fmt: skip
"""What can be told of a table whose game nobody can play through any more."""


def rebuilt(table: str, rows: Sequence[tuple[Entry, float]]) -> Room:
    """A table from all its entries."""
    entries = renumbered([entry for entry, _ in rows])
    opened = entries[0]
    assert isinstance(opened, Opened)
    is_ended = any(isinstance(entry, Ended) for entry in entries)
    room = Room(table, opened, rows[0][1], changed_at=rows[0][1])
    for entry, (_, when) in zip(entries[1:], rows[1:], strict=True):
        if is_ended and entry.kind not in SEATING:
            room.length += 1
        else:
            room.apply(entry, when)
    return room


def renumbered(entries: Sequence[Entry]) -> list[Entry]:
    """Entries with the moves as the rules number them by which the table was last renewed."""
    renewals = [place for place, entry in enumerate(entries) if isinstance(entry, Renewed) and entry.moves]
    if not renewals:
        return list(entries)
    last = entries[renewals[-1]]
    assert isinstance(last, Renewed)
    moves = iter(last.moves or ())
    return [
        entry.model_copy(update={"move": next(moves)})
        if isinstance(entry, Moved) and place < renewals[-1]
        else entry
        for place, entry in enumerate(entries)
    ]
