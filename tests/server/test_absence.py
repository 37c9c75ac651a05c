"""People who go and come back: the seat's bot plays on, the clocks, moves that are sent twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tests.server.running import WAIT, Client, Server
from turncoat.games import game
from turncoat.match import SPECTATOR
from turncoat.server.desk import Connection, Desk
from turncoat.server.entries import Clock
from turncoat.server.hall import Hall
from turncoat.server.room import Room
from turncoat.server.store import Store

PEOPLE = 4


# On a real server ------------------------------------------------------------------------------


def two_people(server: Server, **wishes: Any) -> tuple[str, str, str]:
    """A table of two people that has been dealt; gives the table and their tokens."""
    laid = server.lay(game="mad-zeppelin", seats=2, name="Anna", **wishes)
    table = laid["table"]["id"]
    other = server.join(table, "Boris", laid["key"])
    assert server.post(f"/api/tables/{table}/start", laid["token"]).status_code == 200
    return table, laid["token"], other["token"]


def move_once(client: Client, seat: int) -> bool:
    """Make the first legal move if one is owed; False where an answer came too late."""
    client.settle()
    view = client.last_view
    if seat not in view["awaits"]:
        return False
    answer = client.ask("move", turn=view["turn"], move=view["moves"][0]["number"])
    return bool(answer["type"] == "accepted")


def away(client: Client) -> list[bool]:
    """Who is shown as gone."""
    tables = [message for message in client.received if message["type"] == "table"]
    return [player["away"] for player in tables[-1]["players"]]


def play_until(client: Client, seat: int, holds: Callable[[], bool]) -> None:
    """Play on until something has happened."""
    while not holds():
        client.settle()
        if holds():
            return
        if not move_once(client, seat):
            client.next()


def test_an_absent_seat_is_played_on_and_handed_back(server: Server) -> None:
    """All see who is gone and which moves a bot made; coming back alone changes nothing, `back` does."""
    table, first, second = two_people(server, clock={"absence": 1})
    with server.connect(table, first) as anna:
        with server.connect(table, second) as boris:
            boris.view()
        play_until(anna, 0, lambda: any(line["kind"] == "player" for line in anna.lines))
        assert away(anna) == [False, True]
        gone = next(line for line in anna.lines if line["kind"] == "player")
        assert gone["message"] == {"name": "player-went-away", "arguments": {"player": {"seat": 1}}}
        assert not any(line.get("by_bot") for line in anna.lines[: gone["line"]])

        play_until(anna, 0, lambda: any(line.get("by_bot") for line in anna.lines))
        with server.connect(table, second) as boris, server.connect(table, key="", token=first) as witness:
            boris.settle()
            assert away(boris) == [False, True]
            assert boris.ask("back")["type"] == "accepted"
            assert away(boris) == [False, False]
            assert boris.ask("back")["type"] == "accepted"
            witness.settle()
            assert away(witness) == [False, False]
            back = [line["message"]["name"] for line in witness.lines if line["kind"] == "player"]
            assert back == ["player-went-away", "player-came-back"]
            made = boris.last_view["turn"]
            while boris.last_view["turn"] < made + 2:
                move_once(anna, 0)
                move_once(boris, 1)
            assert away(boris) == [False, False]


def test_a_move_that_is_sent_twice_is_made_once(server: Server) -> None:
    """Whoever lost the answer sends the move again; another move for the same turn is refused."""
    laid = server.lay(game="passengers", seats=4, name="Anna", fill=True, start=True)
    table, token = laid["table"]["id"], laid["token"]
    sent: dict[str, Any] = {}
    view: dict[str, Any] = {}
    while not view.get("over"):
        with server.connect(table, token) as client:
            if sent:
                assert client.ask("move", **sent)["type"] == "accepted"
                other = client.ask("move", turn=sent["turn"], move=sent["move"] ^ 1)
                assert other["type"] == "refused"
            client.settle()
            view = client.last_view
            while 0 not in view["awaits"] and not view["over"]:
                view = client.view()
            if not view["over"]:
                move = view["moves"][0]
                sent = {"turn": view["turn"], "move": move["number"]}
                client.send("move", id=1, **sent)
                client.send("move", id=2, **sent)
                client.socket.socket.close()
    made = [
        move for seat, move in server.get(f"/api/tables/{table}/saved", token).json()["moves"] if seat == 0
    ]
    assert len(made) == view["turn"] == sent["turn"] + 1
    assert made[-1] == move["text"]


def test_a_move_sent_again_after_the_end_is_still_accepted(server: Server) -> None:
    """The last move of a game is no exception."""
    table, first, second = two_people(server)
    with server.connect(table, first) as anna, server.connect(table, second) as boris:
        last: dict[int, dict[str, Any]] = {}
        clients = {0: anna, 1: boris}
        for client in clients.values():
            client.settle()
        while not all(client.last_view["over"] for client in clients.values()):
            for seat, client in clients.items():
                client.settle()
                view = client.last_view
                if seat in view["awaits"]:
                    last[seat] = {"turn": view["turn"], "move": view["moves"][-1]["number"]}
                    assert client.ask("move", **last[seat])["type"] == "accepted"
        for seat, client in clients.items():
            assert client.ask("move", **last[seat])["type"] == "accepted"
            late = client.ask("move", turn=last[seat]["turn"] + 1, move=0)
            assert late["message"]["name"] == "error-over"


# In this process, by a clock that is set by hand -----------------------------------------------


class House:
    """A hall whose clock stands still until it is moved."""

    def __init__(self, folder: Path) -> None:
        self.now = 1000.0
        self.day = 0.0
        """How far the clock on the wall was set from the time that passes."""
        store = Store(str(folder / "tables.db"))
        self.hall = Hall(store, clock=lambda: self.now + self.day, timer=lambda: self.now)
        self.connections: dict[int, Connection] = {}

    async def lay(self, clock: Clock, pause: float = 0.0) -> Desk:
        """A table of people, dealt."""
        desk, _ = await self.hall.lay(game("passengers"), PEOPLE, {}, True, True, pause, clock)
        for seat in range(PEOPLE):
            await self.hall.wish(
                desk, partial(Room.join, seat=seat, name="Somebody", token="", contribution="")
            )
        await self.hall.wish(desk, lambda room: room.start())
        return desk

    async def come(self, desk: Desk, *seats: int) -> None:
        """People connect."""
        for seat in seats:
            self.connections[seat] = Connection(seat, "en", lambda text: None)
            await self.hall.connect(desk, self.connections[seat], 0)

    async def go(self, desk: Desk, *seats: int) -> None:
        """People's connections end."""
        for seat in seats:
            await self.hall.disconnect(desk, self.connections.pop(seat))

    async def wait(self, desk: Desk, seconds: float) -> int:
        """Let time pass and whatever is due be done; gives the moves that were made."""
        assert desk.room.match
        before = len(desk.room.match.moves)
        self.now += seconds
        await self.hall.connect(desk, Connection(SPECTATOR, "en", lambda text: None), 0)
        async with asyncio.timeout(WAIT):
            while desk.thinking or self.is_due(desk):
                await asyncio.sleep(0.005)
        return len(desk.room.match.moves) - before

    def is_due(self, desk: Desk) -> bool:
        """Whether something is about to be done at a table."""
        return bool(desk.timer and desk.timer.when() <= asyncio.get_running_loop().time() + 0.1)


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    """A hall for as long as a test needs it."""
    opened = House(folder)
    await opened.hall.open()
    try:
        yield opened
    finally:
        await opened.hall.close()


def marks(desk: Desk) -> list[bool]:
    """Which of the events at a table are marked as a bot's."""
    return [line["by_bot"] for _, line in desk.room.heard(SPECTATOR) if line["kind"] == "event"]


def test_the_decision_clock_has_the_bot_decide_once_and_leaves_the_seat(tmp_path: Path) -> None:
    """A person who is there but too slow loses this decision, not the seat."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            desk = await here.lay(Clock(decision=5, absence=60))
            await here.come(desk, *range(PEOPLE))
            assert await here.wait(desk, 4) == 0
            assert await here.wait(desk, 1) == 1
            assert marks(desk) == [False, True]
            assert not any(player.away for player in desk.room.players.values())
            assert await here.wait(desk, 4) == 0
            assert await here.wait(desk, 1) == 1

    asyncio.run(scenario())


def test_a_clock_that_is_set_back_keeps_nobody_waiting(tmp_path: Path) -> None:
    """What is written has the time of the wall; what is waited for is the time that has passed."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            desk = await here.lay(Clock(decision=5, absence=60))
            await here.come(desk, *range(PEOPLE))
            here.day = -7200.0
            assert await here.wait(desk, 4) == 0
            assert await here.wait(desk, 1) == 1
            here.day = 7200.0
            assert await here.wait(desk, 4) == 0, "nor does one that is set forward hurry anybody"
            assert await here.wait(desk, 1) == 1
            assert desk.room.changed_at == here.now + here.day

    asyncio.run(scenario())


def test_a_table_rests_while_nobody_is_there_and_its_clocks_start_anew(tmp_path: Path) -> None:
    """However long all were gone, nothing was played, and nobody is hurried when the first comes back."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            desk = await here.lay(Clock(decision=30, absence=10))
            await here.come(desk, *range(PEOPLE))
            owing = desk.room.awaited()[0]
            other = (owing + 1) % PEOPLE
            await here.go(desk, *range(PEOPLE))
            assert await here.wait(desk, 86400) == 0
            assert not any(player.away for player in desk.room.players.values())

            await here.come(desk, other)
            assert await here.wait(desk, 9) == 0
            assert not desk.room.players[owing].away
            assert await here.wait(desk, 2) >= 1
            assert desk.room.players[owing].away
            assert not desk.room.players[other].away

    asyncio.run(scenario())


def test_a_reloaded_table_gives_people_their_whole_time(tmp_path: Path) -> None:
    """After a restart the clock of the decision that is owed begins again."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            table = (await here.lay(Clock(decision=5, absence=60))).room.id
        async with house(tmp_path) as there:
            there.now += 86400
            desk = await there.hall.desk(table)
            await there.come(desk, *range(PEOPLE))
            assert await there.wait(desk, 4) == 0
            assert await there.wait(desk, 1) == 1

    asyncio.run(scenario())


def test_the_seat_is_handed_back_at_the_next_move(tmp_path: Path) -> None:
    """Coming back is not enough; the person's own move takes the seat back and is not marked as a bot's."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            desk = await here.lay(Clock(decision=None, absence=1), pause=20)
            await here.come(desk, *range(PEOPLE))
            seat = desk.room.awaited()[0]
            await here.go(desk, seat)
            assert await here.wait(desk, 2) == 0
            assert desk.room.players[seat].away
            await here.come(desk, seat)
            assert desk.room.players[seat].away
            assert desk.room.match
            move = desk.room.match.legal_numbers(seat)[0]
            await here.hall.wish(desk, lambda room: room.move(seat, 0, move))
            assert not desk.room.players[seat].away
            assert marks(desk) == [False, False]
            kinds = [line["kind"] for _, line in desk.room.heard(seat)]
            assert kinds == ["event", "player", "player", "event"]

    asyncio.run(scenario())


def test_a_bot_takes_its_pause_in_an_absent_seat_too(tmp_path: Path) -> None:
    """The bot that plays on waits as bots do at this table."""

    async def scenario() -> None:
        async with house(tmp_path) as here:
            desk = await here.lay(Clock(decision=None, absence=1), pause=20)
            await here.come(desk, *range(PEOPLE))
            await here.go(desk, desk.room.awaited()[0])
            assert await here.wait(desk, 19) == 0
            assert await here.wait(desk, 2) >= 1
            assert marks(desk)[:2] == [False, True]

    asyncio.run(scenario())
