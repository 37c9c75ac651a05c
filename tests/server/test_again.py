"""Once more at the same table: one new table for all, everybody at their seats, whatever goes wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.test_room import Kept, empty, played
from tests.server.twins import KEY, TABLE, Time, World, case_of, dealt, token, walk
from turncoat.bots import USUAL
from turncoat.match import Refused
from turncoat.server import entries, fair
from turncoat.server.desk import Connection, Desk
from turncoat.server.hall import Hall
from turncoat.server.room import hashed, next_token, rebuilt
from turncoat.server.store import OPEN, OVER, PLAYING, Listed, Row, Store

SEATS = 5
OLD = "table"


def over(people: int, **more: Any) -> Kept:
    """A finished game of some people, the others being bots."""
    room = empty(seats=SEATS, **more)
    for seat in range(SEATS):
        person = seat < people
        room.do(room.join(seat, f"P{seat}", f"token {seat}", "") if person else room.seat_bot(seat))
    room.do(room.start())
    return played(room)


async def kept(store: Store, room: Kept) -> None:
    """Write a game down."""
    rows = [Row.of(number, at, entry) for number, (entry, at) in enumerate(room.rows)]
    listed = Listed(room.id, room.game_name, room.opened.public, OVER, 0.0, rows[-1].at)
    await store.append(room.id, rows, OVER, listed)


def in_a_hall(folder: Path, room: Kept, act: Callable[[Hall, Desk], Awaitable[None]]) -> None:
    """Do something in a hall at the table of a finished game."""

    async def whole() -> None:
        hall = Hall(Store(str(folder / "tables.db")))
        await hall.open()
        try:
            await kept(hall.store, room)
            async with asyncio.timeout(60):
                await act(hall, await hall.desk(room.id))
        finally:
            await hall.close()

    asyncio.run(whole())


async def again(hall: Hall, desk: Desk, seat: int) -> tuple[Desk, str]:
    """The holder of a seat asks for another game."""
    return await hall.again(desk, seat, f"token {seat}", f"part of {seat}")


def seats_of(desk: Desk) -> dict[int, str]:
    return {seat: player.name for seat, player in sorted(desk.room.players.items())}


def test_the_new_table_is_laid_like_the_old_one(tmp_path: Path) -> None:
    room = over(people=2, public=False, key=hashed("the key"), pause=2.5, talk=False)

    async def act(hall: Hall, desk: Desk) -> None:
        following, held = await again(hall, desk, 1)
        new, old = following.room.opened, desk.room.opened
        assert new.model_copy(update={"secret": old.secret}) == old
        assert new.secret != old.secret
        assert following.room.may_see("", "the key")
        assert following.room.status == OPEN
        assert following.room.seat_of(held) == 1
        assert following.room.contributions() == {1: "part of 1"}
        names = {seat: player.name for seat, player in desk.room.players.items() if player.bot}
        assert seats_of(following) == names | {1: "P1"}
        assert [following.room.players[seat].bot for seat in (1, 2, 3, 4)] == ["", USUAL, USUAL, USUAL]
        stored = [row.body for row in await hall.store.entries(following.room.id)]
        assert held not in "".join(stored), "only its hash is kept"

    in_a_hall(tmp_path, room, act)


def test_a_person_alone_with_bots_is_in_the_next_game_at_once(tmp_path: Path) -> None:
    async def act(hall: Hall, desk: Desk) -> None:
        following, held = await again(hall, desk, 0)
        assert following.room.status == PLAYING
        assert following.room.seat_of(held) == 0

    in_a_hall(tmp_path, over(people=1), act)


def test_everybody_gets_their_seat_and_the_last_one_starts_the_game(tmp_path: Path) -> None:
    async def act(hall: Hall, desk: Desk) -> None:
        for seat in (2, 0, 1):
            following, held = await again(hall, desk, seat)
            assert following.room.seat_of(held) == seat
            assert following.room.id == desk.room.again
            assert (following.room.status == PLAYING) == (seat == 1)
        assert seats_of(following) == seats_of(desk)
        assert following.room.host == 2, "who asked first"

    in_a_hall(tmp_path, over(people=3), act)


def test_whose_seat_was_taken_gets_another_and_who_comes_too_late_none(tmp_path: Path) -> None:
    async def act(hall: Hall, desk: Desk) -> None:
        following, _ = await again(hall, desk, 0)
        await hall.wish(following, lambda room: room.join(1, "Stranger", "token of a stranger", ""))
        _, held = await again(hall, desk, 1)
        assert following.room.seat_of(held) == 2
        assert following.room.players[2].name == "P1"
        assert following.room.status == PLAYING
        with pytest.raises(Refused) as refused:
            await again(hall, desk, 2)
        assert refused.value.message.name == "room-started"

    in_a_hall(tmp_path, over(people=3), act)


def test_who_asks_twice_has_one_seat_before_the_start_and_after_it(tmp_path: Path) -> None:
    async def act(hall: Hall, desk: Desk) -> None:
        first = await again(hall, desk, 0)
        assert await again(hall, desk, 0) == first
        assert len(first[0].room.contributions()) == 1
        await again(hall, desk, 1)
        length = first[0].room.length
        assert await again(hall, desk, 0) == first
        assert first[0].room.length == length
        assert first[0].room.status == PLAYING

    in_a_hall(tmp_path, over(people=2), act)


def test_tokens_of_the_next_table_follow_from_those_of_the_old_one_alone() -> None:
    assert next_token("a", "table") == next_token("a", "table")
    tokens = {next_token(token, table) for token in ("a", "b") for table in ("one", "two")}
    assert len(tokens) == 4
    assert all(len(token) == 32 for token in tokens)


def test_all_who_are_still_there_learn_of_the_next_table(tmp_path: Path) -> None:
    sent: list[str] = []

    async def act(hall: Hall, desk: Desk) -> None:
        await hall.connect(desk, Connection(2, "en", sent.append), 0)
        before = [json.loads(text) for text in sent]
        assert [message["again"] for message in before if message["type"] == "table"] == [None]
        sent.clear()
        following, _ = await again(hall, desk, 0)
        (message,) = [json.loads(text) for text in sent]
        assert (message["type"], message["again"]) == ("table", following.room.id)
        assert following.room.about()["again"] is None
        (listed,) = [one for one in await hall.listed(OVER, 10) if one["id"] == OLD]
        assert listed["again"] == following.room.id

    in_a_hall(tmp_path, over(people=3), act)


def test_the_next_table_is_remembered_with_the_old_one(tmp_path: Path) -> None:
    async def act(hall: Hall, desk: Desk) -> None:
        following, _ = await again(hall, desk, 0)
        del hall.desks[OLD]
        assert (await hall.desk(OLD)).room.again == following.room.id
        (listed,) = [one for one in await hall.listed(OVER, 10) if one["id"] == OLD]
        hall.desks.clear()
        assert [one for one in await hall.listed(OVER, 10) if one["id"] == OLD] == [listed]

    in_a_hall(tmp_path, over(people=3), act)


def test_a_table_that_a_crash_left_unlaid_is_laid_by_the_next_who_asks(tmp_path: Path) -> None:
    async def act(hall: Hall, desk: Desk) -> None:
        await hall.wish(desk, lambda room: room.play_again("promised"))
        following, held = await again(hall, desk, 1)
        assert following.room.id == "promised"
        assert following.room.seat_of(held) == 1

    in_a_hall(tmp_path, over(people=2), act)


def test_all_who_ask_at_once_come_to_one_table(tmp_path: Path) -> None:
    async def act(hall: Hall, desk: Desk) -> None:
        found = await asyncio.gather(*(again(hall, desk, seat) for seat in [*range(SEATS)] * 2))
        assert len({id(following) for following, _ in found}) == 1
        assert seats_of(found[0][0]) == seats_of(desk)
        assert found[0][0].room.status == PLAYING
        assert hall.desks[found[0][0].room.id] is found[0][0]

    in_a_hall(tmp_path, over(people=SEATS), act)


def test_two_halls_on_one_database_lay_one_table(tmp_path: Path) -> None:
    async def act(hall: Hall, desk: Desk) -> None:
        await meet(hall, desk, str(tmp_path / "tables.db"))

    in_a_hall(tmp_path, over(people=SEATS), act)


async def meet(hall: Hall, desk: Desk, database: str) -> None:
    """People at two processes ask at the same time, and all end up in one game."""
    other = Hall(Store(database))
    await other.open()
    try:
        there = await other.desk(desk.room.id)
        halls = [(hall, desk), (other, there)]
        found = await asyncio.gather(*(again(*halls[seat % 2], seat) for seat in range(SEATS)))
        (table,) = {following.room.id for following, _ in found}
        rows = await hall.store.entries(table)
        written = rebuilt(table, [(entries.read(row.body), row.at) for row in rows])
        assert {seat: player.name for seat, player in written.players.items()} == seats_of(desk)
        assert [written.seat_of(held) for _, held in found] == list(range(SEATS))
        assert written.status == PLAYING
    finally:
        await other.close()


# Over HTTP -------------------------------------------------------------------------------------


def test_only_holders_of_seats_of_a_finished_game_may_ask() -> None:
    async def ask() -> None:
        room = dealt(case_of("passengers", 4), bots=(1, 2, 3))
        world = World(room, Time(room.changed_at))
        path = f"/api/tables/{TABLE}/again"
        own = f"Bearer {token(0)}"

        async def answer(**holds: str) -> tuple[int, Any]:
            status, _, body = await world.ask(path, "POST", {"contribution": "mine"}, **holds)
            return status, json.loads(body)

        status, told = await answer(token=own, language="ru")
        assert (status, told["message"]["name"]) == (409, "room-not-over")
        assert told["words"].startswith("Партия ещё не окончена")
        walk(room, 500, Random(1), talkative=False)
        assert [(await answer(**holds))[0] for holds in ({}, {"token": "Bearer x"}, {"key": KEY})] == [
            404,
            404,
            403,
        ]
        status, told = await answer(token=own)
        assert status == 200
        assert set(told) == {"table", "seat", "token", "key"}
        assert (told["seat"], told["key"], told["table"]["status"]) == (0, None, PLAYING)
        assert told["token"] != token(0)
        assert (await answer(token=own))[1]["token"] == told["token"]
        new = f"/api/tables/{told['table']['id']}"
        status, _, body = await world.ask(new, token=f"Bearer {told['token']}")
        assert (status, json.loads(body)["own"]) == (200, 0)
        assert (await world.ask(new, token=own))[0] == 404, "the old token holds nothing there"
        assert (await world.ask(new, key=KEY))[0] == 200, "the old link opens it"
        status, _, body = await world.ask(f"/api/tables/{TABLE}", key=KEY)
        assert json.loads(body)["again"] == told["table"]["id"]
        proof = world.hall.desks[told["table"]["id"]].room
        assert proof.contributions() == {0: "mine"}
        assert told["table"]["commitment"] == fair.commitment(proof.opened.secret, proof.opened.stream)
        await world.close()

    asyncio.run(ask())
