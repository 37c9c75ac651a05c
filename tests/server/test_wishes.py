"""Between a wish and its acknowledgement: what is in memory is what is written, whatever goes wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.ledger import Ledger
from turncoat.games import game
from turncoat.match import SPECTATOR, Match, Refused
from turncoat.server import store as stores
from turncoat.server.desk import Connection, Desk
from turncoat.server.entries import BotJoined, Clock, Entry, Joined, Moved
from turncoat.server.errors import Missing, Unwritten
from turncoat.server.hall import Hall
from turncoat.server.room import Room
from turncoat.server.store import (
    LONGEST_NEWS,
    OPEN,
    OVER,
    PLAYING,
    Conflict,
    Listed,
    Request,
    Row,
    Store,
    packed,
)
from turncoat.talk import Talk

LOST = sa.exc.OperationalError("", {}, Exception("the connection is gone"))
Scene = Callable[[Hall, Desk], Awaitable[None]]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PAUSES", (0.01, 0.01))


def play(folder: Path, scene: Scene) -> Ledger:
    """Open a hall with one table, have something happen there, and give what is written."""
    database = str(folder / "tables.db")

    async def whole() -> None:
        hall = Hall(Store(database))
        await hall.open()
        try:
            desk, _ = await hall.lay(
                game("passengers"), 5, {}, True, True, 0.0, Clock(decision=None, absence=60)
            )
            async with asyncio.timeout(60):
                await scene(hall, desk)
        finally:
            await hall.close()

    asyncio.run(whole())
    return Ledger(database)


def kinds(ledger: Ledger) -> list[str]:
    """The kinds of the entries of the only table."""
    (table,) = ledger.rows()
    return ledger.kinds(table)


def bot(room: Room) -> BotJoined:
    return room.seat_bot(None)


def joined(room: Room) -> Joined:
    return room.join(None, "Anna", "token", "")


def failing(monkeypatch: pytest.MonkeyPatch, hall: Hall, faults: list[Exception], written: bool) -> None:
    """Have the next transactions fail, before or after they are committed."""
    commit = hall.store._commit

    async def fail(requests: Sequence[Request]) -> None:
        if faults and not written:
            raise faults.pop(0)
        await commit(requests)
        if faults:
            raise faults.pop(0)

    monkeypatch.setattr(hall.store, "_commit", fail)


def test_a_wish_whose_caller_goes_away_is_carried_out_wholly(tmp_path: Path) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        for seat in range(5):
            wish = asyncio.ensure_future(hall.wish(desk, bot))
            for _ in range(seat):
                await asyncio.sleep(0)
            wish.cancel()
            with pytest.raises(asyncio.CancelledError):
                await wish
            await asyncio.gather(*hall.wishes)
            known = len(await hall.store.entries(desk.room.id))
            assert desk.room.length == known
        assert hall.wishes == set()

    ledger = play(tmp_path, scene)
    assert kinds(ledger).count("bot-joined") >= 4


def test_a_closing_hall_finishes_what_was_begun(tmp_path: Path) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        wish = asyncio.ensure_future(hall.wish(desk, bot))
        await asyncio.sleep(0)
        await hall.close()
        await wish
        await hall.store.open()

    assert kinds(play(tmp_path, scene)) == ["opened", "bot-joined"]


def test_an_answer_of_the_database_that_is_lost_is_no_lost_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        failing(monkeypatch, hall, [LOST], written=True)
        await hall.wish(desk, joined)
        assert desk.room.seat_of("token") == 0

    assert kinds(play(tmp_path, scene)) == ["opened", "joined"]


def test_a_transaction_that_broke_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        failing(monkeypatch, hall, [LOST], written=False)
        await hall.wish(desk, joined)
        assert desk.room.seat_of("token") == 0

    assert kinds(play(tmp_path, scene)) == ["opened", "joined"]


def test_what_the_database_does_not_take_does_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        failing(monkeypatch, hall, [LOST, LOST], written=False)
        with pytest.raises(Unwritten):
            await hall.wish(desk, joined)
        assert desk.room.seat_of("token") is None
        assert desk.room.length == 1
        await hall.wish(desk, bot)

    assert kinds(play(tmp_path, scene)) == ["opened", "bot-joined"]


def test_one_request_that_fails_fails_no_other(tmp_path: Path) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        store, table = hall.store, desk.room.id
        body: Any = object()
        attempts = [
            store.append(table, [Row(0, 1.0, "opened", "twice")], OPEN),
            store.append(table, [Row(1, 1.0, "said", body)], OPEN),
            store.append(table, [Row.of(1, 1.0, BotJoined(seat=0, name="Ash"))], OPEN),
        ]
        outcome = await asyncio.gather(*attempts, return_exceptions=True)
        assert isinstance(outcome[0], Conflict)
        assert isinstance(outcome[1], sa.exc.SQLAlchemyError)
        assert outcome[2] is None

    assert kinds(play(tmp_path, scene)) == ["opened", "bot-joined"]


def test_what_others_wrote_first_is_shown_even_if_the_wish_is_then_refused(tmp_path: Path) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        row = Row.of(1, 1.0, Joined(seat=0, name="Bea", token="x", contribution=""))
        await hall.store.append(desk.room.id, [row], OPEN)
        with pytest.raises(Exception, match="taken"):
            await hall.wish(desk, lambda room: room.join(0, "Anna", "token", ""))
        assert desk.room.players[0].name == "Bea"

    assert kinds(play(tmp_path, scene)) == ["opened", "joined"]


def test_an_entry_bears_the_time_for_which_it_was_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules of talk go by the clock: what was allowed has to be allowed when the table is read again."""
    asked: list[float] = []
    check = Talk.check

    def noting(self: Talk, seat: int, text: str, topics: Any = (), at: float = 0.0) -> Any:
        asked.append(at)
        return check(self, seat, text, topics, at)

    monkeypatch.setattr(Talk, "check", noting)

    async def scene(hall: Hall, desk: Desk) -> None:
        ticks = iter(range(10**6))
        hall.clock = lambda: desk.room.opened_at + next(ticks)
        await hall.wish(desk, joined)
        for _ in range(4):
            await hall.wish(desk, bot)
        await hall.wish(desk, lambda room: room.start())
        await hall.wish(desk, lambda room: room.say(0, "Good evening", desk.now))

    ledger = play(tmp_path, scene)
    (rows,) = ledger.rows().values()
    said = next(row for row in rows if row.kind == "said")
    assert set(asked) == {said.at}


def test_times_at_a_table_never_run_back(tmp_path: Path) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        opened = desk.room.opened_at
        hall.clock = lambda: opened - 100
        await hall.wish(desk, bot)

    (rows,) = play(tmp_path, scene).rows().values()
    assert rows[1].at == rows[0].at


def test_a_table_whose_entry_cannot_take_effect_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        apply = Room.apply
        with monkeypatch.context() as patch:
            patch.setattr(Room, "apply", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await hall.wish(desk, bot)
        assert Room.apply is apply
        with pytest.raises(Unwritten):
            await hall.wish(desk, bot)
        again = await hall.desk(desk.room.id)
        assert again is not desk
        assert again.room.length == 2
        await hall.wish(again, bot)

    assert kinds(play(tmp_path, scene)) == ["opened", "bot-joined", "bot-joined"]


def two_people(room: Room) -> Iterator[Entry]:
    """Two people who sit down, and the deal."""
    for name in ("Anna", "Boris"):
        yield room.join(None, name, f"token of {name}", "")
    yield room.start()


async def dealt(hall: Hall) -> tuple[Desk, Match]:
    """A table at which two people play, and its match."""
    clock = Clock(decision=None, absence=60)
    desk, _ = await hall.lay(game("mad-zeppelin"), 2, {}, True, True, 0.0, clock, arrivals=two_people)
    assert desk.room.match
    return desk, desk.room.match


def first_legal(room: Room) -> list[Entry]:
    """The first move that somebody who is awaited may make."""
    assert room.match
    seat = room.awaited()[0]
    return room.move(seat, room.players[seat].moves, room.match.legal_numbers(seat)[0])


def test_a_move_is_played_once_from_the_wish_to_the_end_of_the_game(tmp_path: Path) -> None:
    played: list[tuple[int, int]] = []
    digests: dict[str, str] = {}

    async def scene(hall: Hall, _: Desk) -> None:
        desk, match = await dealt(hall)
        play = match.game.play

        def counting(table: Any, seat: int, move: int) -> None:
            played.append((seat, move))
            play(table, seat, move)

        match.game = replace(match.game, play=counting)
        while not match.over:
            assert Ledger(str(tmp_path / "tables.db")).statuses()[desk.room.id] == PLAYING
            await hall.wish(desk, first_legal)
        digests[desk.room.id] = match.digest()
        assert played == match.moves

    ledger = play(tmp_path, scene)
    ((table, digest),) = digests.items()
    replayed = ledger.room(table).match
    assert replayed
    assert replayed.digest() == digest
    assert ledger.statuses()[table] == OVER


def test_nobody_sees_a_move_before_it_is_written(tmp_path: Path) -> None:
    async def scene(hall: Hall, _: Desk) -> None:
        desk, match = await dealt(hall)
        early: list[str] = []
        late: list[str] = []
        await hall.connect(desk, Connection(SPECTATOR, "en", early.append), 0)
        before, shown = match.digest(), list(early)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        wish = asyncio.ensure_future(hall.wish(desk, first_legal))
        await asyncio.sleep(0.3)
        await hall.connect(desk, Connection(SPECTATOR, "en", late.append), 0)
        assert not wish.done()
        assert (match.digest(), match.moves, early, late) == (before, [], shown, shown)
        other.execute("ROLLBACK")
        other.close()
        await wish
        assert match.digest() != before
        assert early[len(shown) :] == late[len(shown) :] != []

    play(tmp_path, scene)


def test_a_move_that_is_not_written_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall, _: Desk) -> None:
        desk, match = await dealt(hall)
        before = match.digest(), list(match.news), desk.room.length
        failing(monkeypatch, hall, [LOST, LOST], written=False)
        with pytest.raises(Unwritten):
            await hall.wish(desk, first_legal)
        assert (match.digest(), match.news, desk.room.length) == before
        assert match.moves == []
        await hall.wish(desk, first_legal)
        assert len(match.moves) == 1

    play(tmp_path, scene)


def test_a_move_that_came_too_late_is_thought_over_on_what_came_first(tmp_path: Path) -> None:
    async def scene(hall: Hall, _: Desk) -> None:
        desk, match = await dealt(hall)
        seat = match.awaits[0]
        first, second = match.legal_numbers(seat)[:2]
        theirs = Row.of(desk.room.length, desk.room.changed_at, Moved(seat=seat, move=second))
        await hall.store.append(desk.room.id, [theirs], PLAYING)
        with pytest.raises(Refused):
            await hall.wish(desk, lambda room: room.move(seat, 0, first))
        assert match.moves == [(seat, second)]
        twin = Match(match.game, 2, match.seed, match.options, match.names, stream=match.stream)
        twin.play(seat, second)
        assert match.digest() == twin.digest()

    play(tmp_path, scene)


def test_a_writer_waits_for_another_program_that_writes_to_the_file(tmp_path: Path) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        wish = asyncio.ensure_future(hall.wish(desk, bot))
        await asyncio.sleep(0.3)
        assert not wish.done()
        assert len(await hall.store.entries(desk.room.id)) == 1
        other.execute("ROLLBACK")
        other.close()
        await wish

    assert kinds(play(tmp_path, scene)) == ["opened", "bot-joined"]


def test_a_table_is_read_once_however_many_ask_for_it(tmp_path: Path) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        table = desk.room.id
        del hall.desks[table]
        impatient = asyncio.ensure_future(hall.desk(table))
        await asyncio.sleep(0)
        impatient.cancel()
        found = await asyncio.gather(*(hall.desk(table) for _ in range(5)))
        assert all(one is hall.desks[table] for one in found)

    play(tmp_path, scene)


def test_one_damaged_table_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    def all_bots(room: Room) -> Any:
        for _ in range(room.seats):
            yield room.seat_bot(None)
        yield room.start()

    async def scene(hall: Hall, desk: Desk) -> None:
        for number in range(3):
            listed = Listed(f"damaged{number}", "passengers", True, "playing", 1.0, hall.clock())
            await hall.store.append(listed.id, [Row(0, listed.changed_at, "opened", "{}")], "playing", listed)
        clock = Clock(decision=None, absence=60)
        sound, _ = await hall.lay(game("passengers"), 5, {}, True, True, 30.0, clock, arrivals=all_bots)
        hall.desks.clear()
        await hall._resume()
        assert list(hall.desks) == [sound.room.id]
        hall._rest(sound)

    play(tmp_path, scene)


@pytest.mark.parametrize("name", ["", "\x00", "none", "ß", "\ud800"])
def test_a_name_that_no_table_can_have_is_no_table(tmp_path: Path, name: str) -> None:
    async def scene(hall: Hall, desk: Desk) -> None:
        with pytest.raises(Missing):
            await hall.desk(name)

    play(tmp_path, scene)


def test_news_are_never_longer_than_the_database_carries() -> None:
    notes = [f"{number:016}:0,1,2,3,4,5,6,7" for number in range(3000)]
    news = packed("present 01234567", notes)
    assert max(len(one.encode()) for one in news) <= LONGEST_NEWS < 8000
    assert [note for one in news for note in one.split(" ")[2:]] == notes
