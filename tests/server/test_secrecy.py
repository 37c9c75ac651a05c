"""Secrecy on the wire: two histories that a seat cannot tell apart send it the same bytes."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from prometheus_client import generate_latest
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from tests.server.running import Server, running
from tests.server.twins import (
    ABSENCE,
    BEGAN,
    KEY,
    LOOKED_BACK,
    SECRET,
    TABLE,
    Listener,
    Time,
    World,
    case_of,
    dealt,
    edges,
    home_of,
    knows,
    match_of,
    talk_of,
    token,
    twin,
    walk,
    was_heard,
)
from tests.suite.registry import Case
from tests.suite.test_secrecy import uncovered
from tests.suite.walk import awaited, legal
from turncoat.bots import USUAL
from turncoat.kernel.news import EVERYTHING
from turncoat.match import SPECTATOR, Match, Refused
from turncoat.server import entries, fair, replay, shapes
from turncoat.server.bans import Bans
from turncoat.server.entries import Clock, Moved
from turncoat.server.room import Room, hashed
from turncoat.server.store import PLAYING, Listed, Row, Store
from turncoat.talk import Claim

POSITIONS = 3
"""Positions of each table that are compared, and more until as many later ones were compared too."""
MOST_POSITIONS = 60
ON = 4
"""Decisions played on from each."""

MOST_RECONNECTS = 60
"""Places of a long log from which a client takes it up again; of a shorter one, all."""

CLAIMS: list[tuple[shapes.Part, ...]] = [(), ("promises",), ("claims",)]
WORDS: list[tuple[shapes.Part, ...]] = [(), ("description",)]
KNOWN: list[tuple[shapes.Part, ...]] = [(), ("known",)]
WANTED = [claims + words + known for claims, words, known in product(CLAIMS, WORDS, KNOWN)]
"""All that can be wanted of views; promises are claims too."""

Answer = tuple[int, list[tuple[str, str]], bytes]


# Two worlds ------------------------------------------------------------------------------------


def text_of(match: Match, claim: Claim) -> str:
    """A claim as clients make it."""
    assert match.game.claims
    families = match.game.claims.families
    return families.text(families.number(claim.name, **claim.parameters))


class Pair:
    """A world and its twin, with the same seat listening in both."""

    def __init__(self, case: Case, seat: int, luck: Random) -> None:
        self.seat = seat
        self.luck = luck
        room = dealt(case, luck=luck.getrandbits(32), clock=Clock(decision=ABSENCE / 2, absence=ABSENCE))
        walk(room, luck.randrange(12 * case.seats), luck)
        self.clock = Time(max(room.changed_at, BEGAN))
        self.worlds = (World(room, self.clock), World(twin(room, seat, luck), self.clock))
        self.ears: tuple[Listener, Listener]
        self.parts: Sequence[shapes.Part]

    async def listen(self, language: str, parts: Sequence[shapes.Part] = shapes.PARTS) -> None:
        """Connect."""
        one, two = self.worlds
        self.parts = parts
        self.ears = (
            await one.listen(self.seat, language=language, parts=parts),
            await two.listen(self.seat, language=language, parts=parts),
        )

    def check(self) -> None:
        """Everything that came was the same in both."""
        one, two = self.ears
        assert two.raw == one.raw

    async def want(self) -> None:
        """Whatever parts of views the seat wants, it gets the same."""
        for parts in [*WANTED, self.parts]:
            for world, ear in zip(self.worlds, self.ears, strict=True):
                ear.say("want", parts=parts)
                await world.settle()
            self.check()

    async def probe(self) -> None:
        """Whatever the seat sends, it gets the same answers."""
        for text in probes(self.worlds[0], self.seat, self.luck):
            for world, ear in zip(self.worlds, self.ears, strict=True):
                ear.put(text)
                await world.settle()
        self.check()

    async def ask(self) -> None:
        """Whatever the seat asks by HTTP, it gets the same answers."""
        one, two = self.worlds
        for method, path, body in questions(one.room.seats):
            holds = {"key": KEY} if self.seat == SPECTATOR else {"token": f"Bearer {token(self.seat)}"}
            assert await two.ask(path, method, body, **holds) == await one.ask(path, method, body, **holds)
        if self.seat != SPECTATOR:
            homes = [await world.ask("/api/home", home=home_of(self.seat)) for world in self.worlds]
            assert homes[0] == homes[1]
            assert len(json.loads(homes[0][2])["running"]) == 1

    async def reconnect(self, every: bool) -> None:
        """Whatever the seat says that it has, it gets the same rest."""
        lines = len(self.ears[0].lines)
        some = {0, self.luck.randrange(lines + 2), lines, 1_000_000}
        haves = sorted(some | set(range(0, lines + 2, 1 + lines // MOST_RECONNECTS))) if every else some
        for have in haves:
            one, two = [await world.listen(self.seat, have, parts=self.parts) for world in self.worlds]
            assert two.raw == one.raw
            assert [line["line"] for line in one.lines] == list(range(min(have, lines), lines))
            await self.worlds[0].leave(one)
            await self.worlds[1].leave(two)
        self.check()

    async def murmur(self) -> None:
        """Somebody else speaks: in both worlds, or only in one where the seat does not hear it."""
        one = self.worlds[0]
        speaker = self.luck.choice([seat for seat in range(one.room.seats) if seat != self.seat])
        offered = talk_of(one.room).offered(speaker)
        if not offered:
            return
        claim, _ = self.luck.choice(offered)
        now = self.clock()
        try:
            remark = talk_of(one.room).check_claim(speaker, claim.name, claim.parameters, now)
        except Refused:
            return
        heard = was_heard(remark, self.seat, one.room.seats)
        for world in self.worlds if heard else (one,):
            await world.hall.claim(world.desk, speaker, claim)
            await world.settle()
        self.check()

    async def play_on(self) -> bool:
        """Play a decision in both worlds; False where the seat could then tell them apart, or all is over."""
        one, two = (world.match for world in self.worlds)
        before = one.table.decisions
        assert two.table.decisions == before
        mover = self.luck.choice(awaited(one.table))
        own = mover == self.seat
        move = self.luck.choice(legal(one.game, one.table, mover))
        theirs = legal(two.game, two.table, mover)
        same = move in theirs
        assert same or not own
        self.clock.now = round(self.clock.now + self.luck.random(), 3)
        await self._make(0, mover, move)
        await self._make(1, mover, move if same else self.luck.choice(theirs))
        if not own and (one.table.decisions, two.table.decisions) != (before + 1, before + 1):
            same = False
            await self._complete(mover, before)
        if one.over or two.over or uncovered(one, self.seat, before) != uncovered(two, self.seat, before):
            return False
        if not same and knows(one, self.seat, before) != knows(two, self.seat, before):
            return False
        self.check()
        return True

    async def _complete(self, mover: int, before: int) -> None:
        """Bring a decision of hidden parts to its end in both worlds; nothing of a part reaches the seat."""
        for number, world in enumerate(self.worlds):
            while world.match.table.decisions == before:
                came = len(self.ears[number].raw)
                move = self.luck.choice(legal(world.match.game, world.match.table, mover))
                await self._make(number, mover, move)
                assert world.match.table.decisions > before or len(self.ears[number].raw) == came

    async def _make(self, number: int, mover: int, move: int) -> None:
        world, ear = self.worlds[number], self.ears[number]
        if mover == self.seat:
            ear.say("move", turn=world.room.players[mover].moves, move=move)
            await world.settle()
        else:
            await world.make(mover, move)

    async def close(self) -> None:
        """End both."""
        for world in self.worlds:
            await world.close()


def probes(world: World, seat: int, luck: Random) -> list[str]:
    """Messages of a seat, right and wrong; what a spectator may not send is among them."""
    match, room = world.match, world.room
    turn = room.players[seat].moves if seat != SPECTATOR else 0
    allowed = legal(match.game, match.table, seat) if seat != SPECTATOR else []
    wrong = [move for move in range(256) if move not in allowed]
    asked: list[dict[str, Any]] = [
        {"type": "move", "turn": turn, "move": luck.choice(wrong)},
        {"type": "move", "turn": turn, "move": match.game.moves.count - 1 if not allowed else wrong[0]},
        {"type": "move", "turn": turn, "move": wrong[-1]},
        {"type": "move", "turn": turn + 1, "move": 0},
        {"type": "ping"},
        {"type": "move", "turn": turn + 2, "move": luck.choice(allowed or wrong)},
        {"type": "claim", "claim": "no-such-claim"},
        {"type": "claim", "claim": "i-believe-you seat-1000"},
        {"type": "say", "text": "  "},
        {"type": "say", "text": f"Is it you? {luck.randrange(100)}"},
        {"type": "ping"},
        {"type": "back"},
    ]
    offered = room.talk.offered(seat) if room.talk and seat != SPECTATOR else []
    if offered:
        claim, _ = luck.choice(offered)
        asked.append({"type": "claim", "claim": text_of(match, claim)})
    last = next((move for mover, move in reversed(match.moves) if mover == seat), None)
    if last is not None:
        asked.append({"type": "move", "turn": turn - 1, "move": last})
    texts = [json.dumps({"id": number, **message}) for number, message in enumerate(asked, 1000)]
    return [*texts, "garbage", json.dumps({"type": "hello", "protocol": 2}), '{"type": "ping", "id": 1}']


def questions(seats: int) -> list[tuple[str, str, Any]]:
    """All that can be asked of a table by HTTP while it is played."""
    at = f"/api/tables/{TABLE}"
    return [
        ("GET", "/api/tables?status=playing", None),
        ("GET", "/api/tables?status=over", None),
        ("GET", at, None),
        ("GET", f"{at}/saved", None),
        ("GET", f"{at}/standings", None),
        *(("GET", f"{at}/words?lines={lines}", None) for lines in LOOKED_BACK),
        *(("GET", f"{at}/replay?seat={seat}", None) for seat in range(EVERYTHING, seats + 1)),
        ("POST", f"{at}/join", {"name": "Somebody"}),
        ("POST", f"{at}/leave", None),
        ("POST", f"{at}/bots", {"seat": 0}),
        ("POST", f"{at}/free", {"seat": 0}),
        ("POST", f"{at}/start", {}),
        ("POST", f"{at}/again", {}),
        ("POST", f"{at}/hint", {}),
        ("GET", "/health", None),
    ]


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in edges()])
def test_indistinguishable_histories_send_the_same_bytes(case: Case) -> None:
    luck = Random(f"{case} on the wire")

    async def compare(position: int) -> int:
        pair = Pair(case, position % (case.seats + 1) - 1, luck)
        if pair.worlds[0].match.over:
            return 0
        compared = 0
        await pair.listen(("en", "ru")[position % 2], luck.choice(WANTED))
        pair.check()
        if position == 0:
            await pair.want()
        await pair.probe()
        await pair.ask()
        for _ in range(ON):
            await pair.murmur()
            if not await pair.play_on():
                break
            compared += 1
        else:
            await pair.probe()
            await pair.ask()
            await pair.reconnect(every=position == 0)
        await pair.close()
        return compared

    compared = 0
    for position in range(MOST_POSITIONS):
        if position >= POSITIONS and compared >= POSITIONS:
            break
        compared += asyncio.run(compare(position))
    assert compared >= POSITIONS


# Hidden choices --------------------------------------------------------------------------------


def hidden_part(match: Match) -> tuple[int, int] | None:
    """A seat and a move of it that is only part of a hidden decision."""
    for seat in awaited(match.table):
        moves = legal(match.game, match.table, seat)
        for move in (moves[0], moves[-1]):
            after = match.table.copy()
            match.game.play(after, seat, move)
            if after.decisions == match.table.decisions:
                return seat, move
    return None


def before_a_hidden_part(luck: Random, others: int = 0, **more: Any) -> tuple[Room, int, int]:
    """A table where somebody is about to name the first card of a part of a die, and so many others too."""
    while True:
        room = dealt(CHAOS, luck=luck.getrandbits(32), **more)
        match = match_of(room)
        while not match.over:
            found = hidden_part(match)
            if found and len(match.awaits) > others:
                return room, *found
            walk(room, 1, luck, talkative=False)


CHAOS = case_of("chaos-contract", 5, **{"lost-souls": "on", "devilish-numbers": "on", "turn-limit": "50"})


async def answers(world: World) -> list[Answer]:
    """What HTTP tells of a table."""
    return [
        await world.ask(path, method, body, key=KEY)
        for method, path, body in questions(world.room.seats)
        if method == "GET"
    ]


def test_a_hidden_part_of_a_decision_reaches_nobody_else() -> None:
    luck = Random("hidden parts")

    async def name(public: bool) -> None:
        room, mover, move = before_a_hidden_part(luck, public=public)
        clock = Time(room.changed_at + 1)
        world = World(room, clock)
        others = [seat for seat in range(-1, room.seats) if seat != mover]
        ears = {seat: await world.listen(seat) for seat in others}
        own = await world.listen(mover)
        came = {seat: list(ear.raw) for seat, ear in ears.items()}
        told, heard, since = await answers(world), len(own.raw), world.desk.since
        while room.decisions == (before := match_of(room).table.decisions):
            clock.now += 1
            turn = room.players[mover].moves
            own.say("move", turn=turn, move=move)
            await world.settle()
            if room.decisions != before:
                break
            assert len(own.raw) > heard, "whoever names a card sees it"
            assert {seat: ear.raw for seat, ear in ears.items()} == came
            assert await answers(world) == told
            assert world.desk.since == since, "a clock that starts anew can be seen"
            for seat in others:
                again = await world.listen(seat, have=len(ears[seat].lines))
                assert again.lines == []
                await world.leave(again)
            assert {seat: ear.raw for seat, ear in ears.items()} == came
            move = luck.choice(legal(match_of(room).game, match_of(room).table, mover))
        assert all(len(ears[seat].raw) > len(came[seat]) for seat in others), "now it is known"
        await world.close()

    for public in (False, True, False):
        asyncio.run(name(public))


def test_a_bot_that_names_cards_one_by_one_sends_nobody_anything_until_it_is_done() -> None:
    luck = Random("bots name")

    async def think() -> None:
        room, mover, _ = before_a_hidden_part(luck, others=1)
        room.players[mover].bot = USUAL
        world = World(room, Time(room.changed_at))
        viewer = next(seat for seat in range(room.seats) if seat != mover)
        ear = await world.listen(viewer)
        while mover in room.awaited():
            await asyncio.sleep(0.01)
        await world.settle()
        rows = [entries.read(row.body) for row in await world.hall.store.entries(room.id)]
        moves = [row for row in rows if isinstance(row, Moved)]
        assert len(moves) > 1
        assert {row.seat for row in moves} == {mover}
        views = [message for message in ear.messages if message["type"] == "view"]
        assert [mover in view["awaits"] for view in views] == [True, False]
        await world.close()

    asyncio.run(think())


def finish(room: Room, luck: Random) -> None:
    """Play a table to its end."""
    while not match_of(room).over:
        walk(room, 1, luck, talkative=False)


def test_a_replay_does_not_show_when_others_named_the_cards_of_a_hidden_decision() -> None:
    """Another seat names its first card before or after the viewer chooses: no view ever tells which."""
    seed = "the order of hidden parts"
    rooms = []
    for first in (True, False):
        luck = Random(seed)
        room, mover, move = before_a_hidden_part(luck, others=1)
        viewer = next(seat for seat in match_of(room).awaits if seat != mover)
        at = room.changed_at + 1
        if first:
            room.apply(Moved(seat=mover, move=move), at)
        room.apply(room.say(viewer, "Choose well.", at), at)
        while viewer in room.awaited():
            own = legal(match_of(room).game, match_of(room).table, viewer)
            room.apply(Moved(seat=viewer, move=own[0]), at)
        step = room.decisions
        if not first:
            room.apply(Moved(seat=mover, move=move), at)
        finish(room, Random(seed))
        rooms.append(room)
    for seat in [viewer, SPECTATOR]:
        shown = [replay.steps(room, seat, max(0, step - 20), min(20, step) + 1) for room in rooms]
        assert json.dumps(shown[0]) == json.dumps(shown[1])
    assert len(shown[0]["shown"]) > 1
    assert shown[0]["talk"]


SMALLEST = [case for case in edges() if case.seats == case.game.seats[0]]


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in SMALLEST])
def test_choices_that_a_seat_does_not_see_change_nothing_that_it_is_sent_nor_its_replay(case: Case) -> None:
    """Two real histories of one deal that differ in what somebody else chose in secret."""
    luck = Random(f"{case} choices")

    async def compare() -> bool:
        seed, length, steps = luck.getrandbits(32), luck.randrange(20 * case.seats), luck.getrandbits(32)
        rooms = []
        for _ in range(2):
            room = dealt(case, luck=seed)
            walk(room, length, Random(steps))
            rooms.append(room)
        found = secret_choice(match_of(rooms[0]), luck)
        if found is None:
            return False
        seat, mover, *choices = found
        clock = Time(rooms[0].changed_at)
        worlds = [World(room, clock) for room in rooms]
        ears = [await world.listen(seat) for world in worlds]
        for world, move in zip(worlds, choices, strict=True):
            await world.make(mover, move)
        assert ears[0].raw == ears[1].raw
        assert await worlds[0].ask(f"/api/tables/{TABLE}", key=KEY) == await worlds[1].ask(
            f"/api/tables/{TABLE}", key=KEY
        )
        until = rooms[0].decisions
        for world in worlds:
            await world.close()
        for room in rooms:
            finish(room, luck)
        first = max(0, until - 10)
        shown = [replay.steps(room, seat, first, until - first + 1)["shown"] for room in rooms]
        assert json.dumps(shown[0]) == json.dumps(shown[1])
        return True

    compared = 0
    for _ in range(100 if case.subject.simultaneous else 25):
        compared += asyncio.run(compare())
        if compared == 2:
            break
    assert compared == 2 or not case.subject.simultaneous, "elsewhere such choices are rare"


def secret_choice(match: Match, luck: Random) -> tuple[int, int, int, int] | None:
    """A seat, and another seat with two moves between which the first cannot tell; None where all is open."""
    before = match.table.decisions
    for mover in awaited(match.table):
        moves = legal(match.game, match.table, mover)
        luck.shuffle(moves)
        for seat in range(-1, match.seats):
            known: dict[tuple[bytes, tuple[str, ...]], int] = {}
            for move in moves[:20] if seat != mover else ():
                after = match.copy()
                after.play(mover, move)
                if after.over or after.table.decisions == before:
                    continue
                view, told = knows(after, seat, before)
                twin_move = known.setdefault((view, tuple(told)), move)
                if twin_move != move:
                    return seat, mover, twin_move, move
    return None


def test_a_remark_reaches_only_those_who_hear_it() -> None:
    luck = Random("whispers")

    async def whisper() -> None:
        room = dealt(case_of("passengers", 6, silence="on"), luck=luck.getrandbits(32))
        found = None
        while found is None and not match_of(room).over:
            walk(room, 1, luck, talkative=False)
            found = whispered(room)
        if found is None:
            return
        speaker, hearers = found
        world = World(room, Time(room.changed_at))
        ears = {seat: await world.listen(seat) for seat in range(-1, room.seats)}
        came = {seat: len(ear.raw) for seat, ear in ears.items()}
        told = await answers(world)
        ears[speaker].say("say", text="Between us")
        await world.settle()
        assert {seat for seat, ear in ears.items() if len(ear.raw) > came[seat]} == set(hearers)
        assert all("Between us" in ears[seat].raw[came[seat]] for seat in hearers)
        assert await answers(world) == told
        for seat in set(ears) - set(hearers):
            again = await world.listen(seat)
            assert "Between us" not in "".join(again.raw)
        compared.append(hearers)
        await world.close()

    compared: list[tuple[int, ...]] = []
    for _ in range(40):
        asyncio.run(whisper())
        if len(compared) == 3:
            break
    assert len(compared) == 3


def whispered(room: Room) -> tuple[int, tuple[int, ...]] | None:
    """Somebody who would now be heard by some only, and by whom."""
    for seat in range(room.seats):
        try:
            remark = talk_of(room).check(seat, "Between us", at=room.changed_at)
        except Refused:
            continue
        if len(remark.hearers) < room.seats:
            return seat, remark.hearers
    return None


# What no answer ever holds ---------------------------------------------------------------------


def secrets_of(room: Room) -> dict[str, str]:
    """What nobody may learn before the end, by what it is."""
    seed = room.seed()
    kept = {"secret": SECRET, "seed": str(seed), "seed in hexadecimal": f"{seed:x}"}
    return kept | {
        f"part {seat}": player.contribution for seat, player in room.players.items() if not player.bot
    }


def locks_of(room: Room) -> dict[str, str]:
    """What is never told to anybody else, not even after the end."""
    held = {f"token {seat}": token(seat) for seat in range(room.seats)}
    hashes = {f"hash of {name}": hashed(value) for name, value in (held | {"key": KEY}).items()}
    return held | hashes | {"key": KEY}


def assert_free_of(text: str, secrets: dict[str, str]) -> None:
    """No secret stands in a text, whatever the case of its letters."""
    assert [name for name, value in secrets.items() if value and value.lower() in text.lower()] == []


ENDS_IT = ("/resign", "/close", "/remove")
"""What takes somebody, or everybody, out of the game."""


async def everything(world: World, **holds: str) -> str:
    """All answers of all paths, to somebody who holds a token, a key or nothing, and goes on playing."""
    said = []
    spec = json.loads((await world.ask("/api/openapi.json"))[2])
    for path, methods in spec["paths"].items():
        for method in methods:
            at = path.replace("{table}", TABLE).replace("{game}", world.room.game_name)
            body = {"name": "Somebody", "seat": 0} if method == "post" else None
            if (method, path) != ("post", "/api/tables") and not path.endswith(ENDS_IT):
                said.append(await world.ask(at, method.upper(), body, **holds))
    for path in (
        "/metrics",
        "/health",
        "/nothing",
        f"/api/tables/{TABLE}?seat=x",
        f"/api/tables/{TABLE}/replay?seat=9",
    ):
        said.append(await world.ask(path, **holds))
    return "\n".join(f"{status} {headers} {body.decode()}" for status, headers, body in [*said])


@pytest.mark.parametrize("public", [True, False])
def test_no_answer_holds_a_secret_before_the_end_and_the_proof_comes_after_it(
    public: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(*_: object) -> list[str]:
        return []

    async def play() -> None:
        luck = Random(f"proof {public}")
        room = dealt(case_of("passengers", 4), bots=(3,), public=public)
        room.players[3].bot = ""
        world = World(room, Time(room.changed_at))
        ears = [await world.listen(seat) for seat in range(-1, 3)]
        holders = [{"token": f"Bearer {token(seat)}"} for seat in range(3)] + [{"key": KEY}, {}]
        asked = 0
        while not match_of(room).over:
            if asked % 20 == 0:
                for holds in holders:
                    assert_free_of(await everything(world, **holds), secrets_of(room) | locks_of(room))
            asked += 1
            mover = luck.choice(awaited(match_of(room).table))
            last = match_of(room).copy()
            move = luck.choice(legal(last.game, last.table, mover))
            last.play(mover, move)
            if last.over:
                assert_free_of("".join(text for ear in ears for text in ear.raw), secrets_of(room))
            await world.make(mover, move)
        assert_free_of("".join(text for ear in ears for text in ear.raw), locks_of(room))
        assert all(any(SECRET in text for text in ear.raw) for ear in ears)
        for holds in holders:
            said = await everything(world, **holds)
            said += str(await world.ask(f"/api/tables/{TABLE}/resign", "POST", {}, **holds))
            assert_free_of(said, locks_of(room))
            assert (SECRET in said) == bool(public or holds)
            assert (str(room.seed()) in said) == bool(public or holds)
        for holds in reversed(holders):
            for path, body in (("/remove", {"seat": 1}), ("/close", {})):
                said = str(await world.ask(f"/api/tables/{TABLE}{path}", "POST", body, **holds))
                assert_free_of(said, locks_of(room))
        assert room.closed
        await world.close()

    monkeypatch.setattr(Bans, "holders", nobody)
    asyncio.run(play())


@pytest.mark.parametrize("public", [True, False])
def test_whatever_takes_people_out_of_a_game_tells_no_secret(public: bool) -> None:
    async def play() -> None:
        room = dealt(case_of("passengers", 4), public=public)
        world = World(room, Time(room.changed_at))
        ears = [await world.listen(seat) for seat in range(-1, 4)]
        hidden = secrets_of(room) | locks_of(room)
        holders = [{}, {"key": KEY}, *({"token": f"Bearer {token(seat)}"} for seat in reversed(range(4)))]
        for holds in holders:
            for path in ("/close", "/resign"):
                answer = await world.ask(f"/api/tables/{TABLE}{path}", "POST", {}, **holds)
                assert_free_of(str(answer), hidden)
        assert room.closed
        assert all(room.players[seat].resigned for seat in (1, 2, 3))
        assert_free_of("".join(text for ear in ears for text in ear.raw), hidden)
        await world.close()

    asyncio.run(play())


@pytest.mark.parametrize("over", [False, True])
def test_strangers_cannot_tell_a_private_table_from_none(over: bool) -> None:
    async def ask() -> None:
        room = dealt(case_of("passengers", 4))
        walk(room, 500 if over else 5, Random(3))
        assert match_of(room).over == over
        world = World(room, Time(room.changed_at))
        world.hall.store.entries = no_entries  # type: ignore[method-assign]
        for method, path, body in questions(room.seats):
            if TABLE in path:
                for holds in ({}, {"key": "wrong"}, {"token": "Bearer wrong"}):
                    there = await world.ask(path, method, body, **holds)
                    nowhere = await world.ask(path.replace(TABLE, "no-table"), method, body, **holds)
                    assert there == nowhere
                    assert there[0] == 404
        sockets = [await world.knock(table, key="wrong") for table in (TABLE, "no-table")]
        assert sockets[0].raw == sockets[1].raw
        assert len(sockets[0].raw) == 2
        await world.close()

    async def no_entries(table: str, since: int = 0, kinds: Sequence[str] = ()) -> list[Row]:
        return []

    asyncio.run(ask())


# What operators see ----------------------------------------------------------------------------


def test_metrics_tell_nothing_of_a_game() -> None:
    labels = set(re.findall(r"^turncoat_\w+\{(\w+)=", generate_latest().decode(), re.MULTILINE))
    assert "le" in labels
    assert labels <= {"le", "reason"}


def test_a_list_does_not_show_which_table_had_a_secret_move_last(tmp_path: Path) -> None:
    async def append() -> None:
        store = Store(str(tmp_path / "tables.db"))
        await store.open()
        for number, table in enumerate(("older", "newer")):
            opened = Listed(table, "passengers", True, PLAYING, float(number), float(number))
            await store.append(table, [Row(0, float(number), "opened", "{}")], PLAYING, opened)
        before = [one.id for one in await store.listed(PLAYING, 10)]
        await store.append("older", [Row(1, 9.0, "moved", "{}")], PLAYING)
        assert [one.id for one in await store.listed(PLAYING, 10)] == before == ["newer", "older"]
        await store.close()

    asyncio.run(append())


def test_faults_of_the_database_and_of_entries_do_not_repeat_what_is_written(tmp_path: Path) -> None:
    async def fail() -> str:
        store = Store(str(tmp_path / "tables.db"))
        await store.open()
        async with store.engine.begin() as connection:
            await connection.execute(sa.text("ALTER TABLE entries RENAME TO elsewhere"))
        opened = Listed("table", "passengers", True, PLAYING, 0.0, 0.0)
        with pytest.raises(SQLAlchemyError) as fault:
            await store.append("table", [Row(0, 0.0, "opened", SECRET)], PLAYING, opened)
        await store.close()
        return f"{fault.value!s} {fault.value!r}"

    said = asyncio.run(fail())
    assert "entries" in said
    assert SECRET[:6] not in said
    for body in (f'{{"kind": "joined", "token": "{SECRET}"}}', f'{{"kind": "{SECRET}', f'"{SECRET}"'):
        with pytest.raises(ValidationError) as wrong:
            entries.read(body)
        assert SECRET[:6] not in str(wrong.value), "not even a piece of it"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A game on a real server that logs all it can, with everything that it answered, and its log."""
    folder = tmp_path_factory.mktemp("watched")
    with running(folder, "--log", "debug") as server:
        yield played(server, folder)


def played(server: Server, folder: Path) -> dict[str, Any]:
    """Play a game with bots, with faults and talk; what was answered before its end, and the log after it."""
    laid = server.lay(
        game="passengers",
        seats=4,
        name="Zuleika Dobson",
        contribution="a part of the seed",
        fill=True,
        start=True,
    )
    table, own, key = laid["table"]["id"], laid["token"], laid["key"]
    answered: list[str] = []
    with server.connect(table, own) as client, server.connect(table, key=key) as spectator:
        view = client.view()
        while not view["over"]:
            while not view["moves"]:
                view = client.view()
            answered = [
                *(server.get(f"/api/tables/{table}{path}", own).text for path in ("", "/saved", "/replay")),
                *(server.get(path).text for path in ("/api/tables", "/health", "/api/openapi.json")),
            ]
            client.ask("say", text="A word in your ear")
            client.ask("move", turn=view["turn"], move=255)
            client.send("nonsense", token=own)
            before = [*client.raw, *spectator.raw]
            client.ask("move", turn=view["turn"], move=view["moves"][0]["number"])
            view = client.last_view
            while not view["moves"] and not view["over"]:
                view = client.view()
        spectator.until(lambda message: message["type"] == "view" and message["over"])
        proof = server.get(f"/api/tables/{table}", key=key).json()["proof"]
        strangers = server.get(f"/api/tables/{table}")
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        opened = json.loads(database.execute("SELECT body FROM entries WHERE number = 0").fetchone()[0])
    server.stop()
    return {
        "proof": proof,
        "opened": opened,
        "own": own,
        "key": key,
        "answered": answered,
        "sent": before,
        "stranger": strangers,
        "log": "".join(server.errors),
    }


def test_a_real_server_tells_no_secret_until_the_game_is_over(watched: dict[str, Any]) -> None:
    secret, proof = watched["opened"]["secret"], watched["proof"]
    assert proof["secret"] == secret
    assert fair.Proof.read(proof).faults() == []
    hidden = {"secret": secret, "seed": proof["seed"], "hexadecimal": f"{int(proof['seed']):x}"}
    locks = {"token": watched["own"], "hash": hashed(watched["own"]), "key": watched["key"]}
    locks |= {"hash of the key": hashed(watched["key"])}
    assert_free_of("".join(watched["answered"] + watched["sent"]), hidden | locks)
    assert watched["stranger"].status_code == 404
    assert secret not in watched["stranger"].text


def test_the_finest_log_holds_no_secrets_names_words_or_moves(watched: dict[str, Any]) -> None:
    log, proof = watched["log"], watched["proof"]
    assert log, "there is a log to look at"
    assert all(json.loads(line) for line in log.splitlines())
    hidden = {"secret": proof["secret"], "seed": proof["seed"], "hexadecimal": f"{int(proof['seed']):x}"}
    locks = {"token": watched["own"], "hash": hashed(watched["own"]), "key": watched["key"]}
    said = {"name": "Zuleika", "part": "a part of the seed", "talk": "A word in your ear", "move": '"move"'}
    assert_free_of(log, hidden | locks | said)


# All cards open ----------------------------------------------------------------------------------


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in SMALLEST])
def test_nobody_sees_everything_before_the_end_and_all_do_after_it(case: Case) -> None:
    async def play() -> None:
        luck = Random(f"{case} revealed")
        room = dealt(case, luck=luck.getrandbits(32))
        world = World(room, Time(room.changed_at))
        ears = {seat: await world.listen(seat) for seat in (SPECTATOR, 0)}
        for _ in range(3):
            refused = (room.seen, room.view, lambda seat: replay.steps(room, seat, 0, 1))
            for way in refused:
                with pytest.raises(Refused) as fault:
                    way(EVERYTHING)
                assert fault.value.message.name == "error-not-over"
            status, _, body = await world.ask(f"/api/tables/{TABLE}/replay?seat={EVERYTHING}", key=KEY)
            assert (status, json.loads(body)["message"]["name"]) == (409, "error-not-over")
            walk(room, luck.randrange(1, 4), luck, talkative=False)
        while not match_of(room).over:
            last = match_of(room).copy()
            mover = luck.choice(awaited(last.table))
            move = luck.choice(legal(last.game, last.table, mover))
            last.play(mover, move)
            if last.over:
                await world.make(mover, move)
            else:
                room.apply(Moved(seat=mover, move=move), room.changed_at)
        for ear in ears.values():
            *before, end = [message for message in ear.messages if message["type"] == "view"]
            assert all(view["revealed"] is view["result"] is None for view in before)
            shown = match_of(room).shown(match_of(room).seen(EVERYTHING), EVERYTHING)
            assert end["revealed"] == json.loads(json.dumps(shown["scene"]))
            lines = case.game.sheet_lines(match_of(room).seen())
            assert end["result"]["lines"] == [line.json() for line in lines]
        await world.close()

    asyncio.run(play())


# Clocks ------------------------------------------------------------------------------------------


def test_a_clock_of_decisions_does_not_start_anew_for_a_hidden_part() -> None:
    """Otherwise bots and the clock would be late by as much as somebody took to think in secret."""

    async def name() -> None:
        luck = Random("clocks")
        limit = Clock(decision=30, absence=86400)
        room, mover, move = before_a_hidden_part(luck, others=1, clock=limit)
        clock = Time(room.changed_at + 1)
        world = World(room, clock)
        ear = await world.listen(mover)
        due = dict((duty, when) for when, duty in world.hall._duties(world.desk, clock()))
        clock.now += 5
        await world.make(mover, move)
        assert dict((duty, when) for when, duty in world.hall._duties(world.desk, clock())) == due
        views = [message for message in ear.messages if message["type"] == "view"]
        assert {view["decide_by"] for view in views} == {world.desk.since + 30}
        await world.close()

    asyncio.run(name())
