"""Until when to decide: the same for everybody who looks, and only while a clock runs for somebody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.twins import KEY, TABLE, Listener, Time, World, case_of, dealt, match_of
from turncoat.match import SPECTATOR
from turncoat.server.entries import Clock, WentAway
from turncoat.server.room import Room

LIMIT = 30.0


def play(scene: Callable[[World, Room, Time], Awaitable[None]], **more: Any) -> None:
    """Have something happen at a table with a clock of decisions."""

    async def whole() -> None:
        more.setdefault("clock", Clock(decision=LIMIT, absence=86400))
        room = dealt(case_of("passengers", 5), **more)
        clock = Time(room.changed_at + 0.12345)
        world = World(room, clock)
        await scene(world, room, clock)
        await world.close()

    asyncio.run(whole())


def deadline(ear: Listener) -> Any:
    """What the last view says."""
    return [message for message in ear.messages if message["type"] == "view"][-1]["decide_by"]


async def decide(world: World) -> None:
    """Whoever is awaited makes the first legal move."""
    seat = world.room.awaited()[0]
    await world.make(seat, match_of(world.room).legal_numbers(seat)[0])


def test_all_who_look_see_the_same_time_and_it_starts_anew_with_each_decision() -> None:
    async def scene(world: World, room: Room, clock: Time) -> None:
        ears = [await world.listen(seat) for seat in (0, 1, SPECTATOR)]
        assert [deadline(ear) for ear in ears] == [round(clock() + LIMIT, 3)] * 3
        clock.now += 7
        await decide(world)
        assert [deadline(ear) for ear in ears] == [round(clock() + LIMIT, 3)] * 3

    play(scene)


def test_clients_can_set_their_clocks_by_the_welcome() -> None:
    async def scene(world: World, room: Room, clock: Time) -> None:
        clock.now += 1.0006
        ear = await world.knock(TABLE, key=KEY)
        assert ear.messages[0]["now"] == round(clock(), 3)

    play(scene)


def test_without_a_clock_of_decisions_there_is_none() -> None:
    async def scene(world: World, room: Room, clock: Time) -> None:
        assert deadline(await world.listen(0)) is None

    play(scene, clock=Clock(decision=None, absence=60))


def test_a_table_where_nobody_is_has_none_and_begins_anew_when_somebody_comes() -> None:
    async def scene(world: World, room: Room, clock: Time) -> None:
        spectator = await world.listen(SPECTATOR)
        assert deadline(spectator) is None
        clock.now += 100
        person = await world.listen(3)
        assert deadline(spectator) == deadline(person) == round(clock() + LIMIT, 3)
        await world.leave(person)
        assert deadline(spectator) is None

    play(scene)


def test_while_only_bots_are_awaited_there_is_none() -> None:
    async def scene(world: World, room: Room, clock: Time) -> None:
        ear = await world.listen((room.awaited()[0] + 1) % room.seats)
        assert deadline(ear) is not None
        (seat,) = room.awaited()
        await world.hall.wish(world.desk, lambda _: WentAway(seat=seat))
        assert deadline(ear) is None

    play(scene, pause=30)
