"""What could be thought at a table: standings of finished games, and hints by a seat's view alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from tests.server.test_secrecy import before_a_hidden_part
from tests.server.twins import BEGAN, Time, World, case_of, dealt, match_of, walk
from turncoat.bots.analysis import asked
from turncoat.bots.search import Effort
from turncoat.kernel.rule import INTERPRET
from turncoat.match import Refused
from turncoat.server import insight
from turncoat.server.room import Room

LITTLE = Effort(worlds=3, moves=2)


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, and hardly a thought."""
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(insight, "GLANCE", LITTLE)
    monkeypatch.setattr(insight, "THOUGHT", LITTLE)


def dice(decisions: int) -> Room:
    """A game of the small example that has gone on for a while."""
    room = dealt(case_of("liars-dice", 2, dice="2"))
    walk(room, decisions, Random("dice"), talkative=False)
    return room


def at(room: Room, act: Callable[[World], Awaitable[Any]]) -> Any:
    """Do something at a table that is in use."""

    async def inside() -> Any:
        world = World(room, Time(BEGAN))
        try:
            return await act(world)
        finally:
            await world.hall.close()

    return asyncio.run(inside())


def refusal(room: Room, act: Callable[[World], Awaitable[Any]]) -> str:
    """What something is refused with."""
    with pytest.raises(Refused) as refused:
        at(room, act)
    return refused.value.message.name


def test_standings_go_from_the_deal_to_the_end_and_are_thought_about_once() -> None:
    room = dice(1000)
    assert room.status == "over"

    async def twice(world: World) -> Any:
        first, second = await asyncio.gather(*(insight.standings(world.hall, world.desk) for _ in "12"))
        assert first is second
        return first

    told = at(room, twice)
    match = match_of(room)
    assert [party["seat"] for party in told["parties"]] == [0, 1]
    steps = [point["step"] for point in told["points"]]
    assert steps == sorted(set(steps))
    assert (steps[0], steps[-1]) == (0, match.table.decisions)
    won = [float(seat in match.result["winners"]) for seat in range(2)]
    assert told["points"][-1]["shares"] == won
    assert told == at(dice(1000), lambda world: insight.standings(world.hall, world.desk))


def test_of_a_long_game_some_steps_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(insight, "MOST_POINTS", 3)
    told = at(dice(1000), lambda world: insight.standings(world.hall, world.desk))
    assert len(told["points"]) == 4


def test_nothing_is_said_of_how_a_game_stands_that_goes_on() -> None:
    assert refusal(dice(2), lambda world: insight.standings(world.hall, world.desk)) == "error-not-over"


def test_what_is_not_compiled_yet_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(world: World) -> Any:
        monkeypatch.setattr(world.hall.preparation, "is_ready", lambda game: False)
        await insight.standings(world.hall, world.desk)

    assert refusal(dice(1000), act) == "room-preparing"


# Hints -------------------------------------------------------------------------------------------


def with_hints(room: Room) -> Room:
    """The same table, laid with hints."""
    room.opened = room.opened.model_copy(update={"hints": True})
    return room


def test_hints_are_for_tables_that_allow_them_and_seats_that_are_asked() -> None:
    seat = dice(2).awaited()[0]
    assert refusal(dice(2), lambda world: insight.hint(world.hall, world.desk, seat)) == "room-no-hints"
    room = with_hints(dice(2))
    assert room.about()["hints"]
    now = refusal(room, lambda world: insight.hint(world.hall, world.desk, 1 - seat))
    assert now == "room-no-hint-now"
    over = refusal(with_hints(dice(1000)), lambda world: insight.hint(world.hall, world.desk, 0))
    assert over == "room-no-hint-now"


def test_a_hint_is_thought_about_once_for_a_view() -> None:
    room = with_hints(dice(2))
    seat = room.awaited()[0]

    async def thrice(world: World) -> Any:
        first, second = await asyncio.gather(*(insight.hint(world.hall, world.desk, seat) for _ in "12"))
        assert first is second
        walk(room, 2, Random("on"), talkative=False)
        assert room.awaited()[0] == seat
        assert await insight.hint(world.hall, world.desk, seat) is not first
        return first

    told = at(room, thrice)
    legal = match_of(dice(2)).legal_numbers(seat)
    assert {one["move"]["number"] for one in told["moves"]} <= set(legal)
    assert sum(one["chosen"] for one in told["moves"]) == 1
    assert told["suspicions"]
    assert {one["about"] for one in told["suspicions"]} == {f"seat-{1 - seat}"}


def test_a_hint_goes_by_the_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another world that the seat cannot tell from the true one gives the same bytes."""
    for name, seats in (("liars-dice", 3), ("passengers", 4), ("cerberus", 3)):
        room = dealt(case_of(name, seats))
        walk(room, 3, Random(name), talkative=False)
        match = match_of(room)
        seat = room.awaited()[0]
        here = json.dumps(insight.advised(match, seat))
        twin = match.copy()
        twin.table = match.game.guessed(match.seen(seat), seat, 7)
        past = match.past(seat)
        monkeypatch.setattr(twin, "past", lambda _, past=past: past)
        assert twin.table.bytes() != match.table.bytes()
        assert json.dumps(insight.advised(twin, seat)) == here


def test_hidden_parts_of_others_decisions_count_for_nothing() -> None:
    room, mover, move = before_a_hidden_part(Random("parts"))
    match = match_of(room)
    seat = next(seat for seat in range(match.seats) if seat != mover)
    before = asked(match, seat)
    known = before.past
    match.play(mover, move)
    after = asked(match, seat)
    assert after.view.bytes() == before.view.bytes()
    assert after.whim == before.whim
    assert len(after.past) == len(known)
    for name in known.dtype.names or ():  # field by field: between them memory holds anything
        assert after.past[name].tobytes() == known[name].tobytes(), name
