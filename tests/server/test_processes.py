"""Several server processes on one PostgreSQL: one table for all of them, and no move twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.ledger import Ledger, said_then
from tests.server.postgres import ask, fresh_database
from tests.server.running import Client, Server, running
from tests.server.test_again import OLD, kept, meet
from tests.server.test_again import over as finished
from turncoat.games import game
from turncoat.match import SPECTATOR
from turncoat.server import hall as halls
from turncoat.server.desk import Connection, Desk
from turncoat.server.entries import Clock, Entry
from turncoat.server.hall import Hall
from turncoat.server.room import Room
from turncoat.server.store import OVER, Store

SEATS = 5
PASSENGERS = {"game": "passengers", "seats": SEATS}
ZEPPELIN = {"game": "mad-zeppelin", "seats": 3}
"""A game in which everybody may say everything at any time."""
PATIENCE = 300.0
CUT_OFF = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
)


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with fresh_database() as address:
        yield address


@pytest.fixture(scope="module")
def ledger(database: str) -> Ledger:
    return Ledger(database)


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    """Two server processes on one database."""
    with running(Path(), database=database) as first, running(Path(), database=database) as second:
        yield first, second


class People:
    """People at a table, each of them connected to both processes, or by turns to one of them."""

    def __init__(
        self,
        pair: tuple[Server, Server],
        wishes: dict[str, Any],
        count: int,
        absence: float = 600,
        apart: bool = False,
    ) -> None:
        """Lay the table at one process and join it by turns at both."""
        laid = pair[0].lay(**wishes, name="P0", public=True, clock={"absence": absence})
        self.table = laid["table"]["id"]
        self.tokens = [laid["token"]]
        for number in range(1, count):
            self.tokens.append(pair[number % 2].join(self.table, f"P{number}")["token"])
        assert pair[1].post(f"/api/tables/{self.table}/start", self.tokens[0], fill=True).status_code == 200
        self.stack = ExitStack()
        self.clients = [
            [self._connect(server, seat) for server in (pair[seat % 2 : seat % 2 + 1] if apart else pair)]
            for seat in range(count)
        ]

    def _connect(self, server: Server, seat: int) -> Client:
        client = self.stack.enter_context(server.connect(self.table, self.tokens[seat]))
        client.view()
        return client

    def __enter__(self) -> People:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def owing(self) -> list[int]:
        """The seats of people that owe a decision."""
        awaited = self.clients[0][0].last_view["awaits"]
        return [seat for seat in awaited if seat < len(self.clients)]

    def is_over(self) -> bool:
        """Whether the game is over, as the first process knows it."""
        return bool(self.clients[0][0].last_view["over"])

    def settle(self) -> None:
        """Take in what the first process has sent."""
        for clients in self.clients:
            clients[0].settle()

    def wait_for_turn(self, seat: int, turn: int) -> None:
        """Wait until both processes show a seat that its decision was made."""
        for client in self.clients[seat]:
            while client.last_view["turn"] < turn:
                client.next()


def sees_line(client: Client, **wanted: Any) -> None:
    """Wait until a client has a line of the log with this content."""
    while not any(wanted.items() <= line.items() for line in client.lines):
        client.next()


def test_players_on_different_processes_see_the_same_in_the_same_order(
    pair: tuple[Server, Server], ledger: Ledger
) -> None:
    luck = random.Random(1)
    with People(pair, ZEPPELIN, count=2) as people:
        people.clients[0][0].ask("say", text="Good evening")
        people.clients[1][1].ask("say", text="Good evening to you")
        claim = people.clients[1][0].last_view["claims"][0]
        answer = people.clients[1][0].ask("claim", claim=claim["text"])
        assert answer["type"] == "accepted", answer
        sees_line(people.clients[0][1], kind="remark", text="Good evening")
        sees_line(people.clients[0][0], kind="remark", text="Good evening to you")
        sees_line(people.clients[0][1], kind="claim", claim=claim["claim"], seat=1)
        while not people.is_over():
            for seat, clients in enumerate(people.clients):
                view = clients[0].last_view
                if view["moves"]:
                    move = luck.choice(view["moves"])["number"]
                    asked = clients[luck.randrange(2)].ask("move", turn=view["turn"], move=move)
                    assert asked["type"] == "accepted", asked
                    people.wait_for_turn(seat, view["turn"] + 1)
            people.settle()
        for clients in people.clients:
            ends = [
                client.last_view if client.last_view["over"] else client.until(is_over) for client in clients
            ]
            assert ends[0] == ends[1]
            assert said_then(clients[0].lines) == said_then(clients[1].lines)
            assert [line["line"] for line in clients[0].lines] == list(range(len(clients[0].lines)))
        assert ledger.room(people.table).status == OVER


def is_over(message: dict[str, Any]) -> bool:
    return message["type"] == "view" and bool(message["over"])


def test_who_is_there_is_known_at_both_processes(pair: tuple[Server, Server]) -> None:
    laid = pair[0].lay(game="passengers", seats=SEATS, name="Anna", public=True)
    table = laid["table"]["id"]
    bea = pair[1].join(table, "Bea")

    def shows(client: Client, seat: int, present: bool) -> None:
        client.until(lambda m: m["type"] == "table" and m["players"][seat]["present"] is present)

    with pair[0].connect(table, laid["token"]) as anna:
        shows(anna, 1, False)
        with pair[1].connect(table, bea["token"]) as other:
            shows(other, 0, True)
            shows(anna, 1, True)
        shows(anna, 1, False)


def test_simultaneous_moves_never_double(pair: tuple[Server, Server], ledger: Ledger) -> None:
    """All who owe a decision send it at once, each of them to both processes, the same one or two."""
    luck = random.Random(2)
    made: dict[tuple[int, int], int] = {}
    rivals = 0
    with People(pair, PASSENGERS, count=SEATS) as people:
        while not people.is_over():
            owing = people.owing()
            sent = {}
            for seat in owing:
                view = people.clients[seat][0].last_view
                legal = [move["number"] for move in view["moves"]]
                moves = [luck.choice(legal) for _ in people.clients[seat]]
                sent[seat] = (view["turn"], moves)
                for client, move in zip(people.clients[seat], moves, strict=True):
                    client.ids += 1
                    client.send("move", id=client.ids, turn=view["turn"], move=move)
            for seat, (turn, moves) in sent.items():
                accepted = [
                    move for client, move in zip(people.clients[seat], moves, strict=True) if answered(client)
                ]
                assert len(set(accepted)) == 1
                assert len(accepted) == (2 if moves[0] == moves[1] else 1)
                rivals += moves[0] != moves[1]
                made[seat, turn] = accepted[0]
            for seat, (turn, _) in sent.items():
                people.wait_for_turn(seat, turn + 1)
            people.settle()
        written = ledger.moves(people.table)
        assert {
            (seat, turn): move for seat, moves in written.items() for turn, move in enumerate(moves)
        } == made
        assert rivals >= 10
        assert ledger.room(people.table).status == OVER


def answered(client: Client) -> bool:
    """Whether the last message of a client was accepted; a refusal says that it came too late."""
    known = [m for m in client.received if m["type"] in ("accepted", "refused") and m["id"] == client.ids]
    answer = known[0] if known else client.until(lambda m: m.get("id") == client.ids)
    assert answer["type"] == "accepted" or answer["message"]["name"] in ("room-stale", "error-over"), answer
    return bool(answer["type"] == "accepted")


def test_lost_connections_to_the_database_are_made_again(
    pair: tuple[Server, Server], database: str, ledger: Ledger
) -> None:
    name = database.partition("?")[0].rpartition("/")[2]
    with People(pair, ZEPPELIN, count=3) as people:
        for number in range(6):
            seat = people.owing()[0]
            view = people.clients[seat][0].last_view
            ask(CUT_OFF, database, name)
            move = view["moves"][0]["number"]
            answer = people.clients[seat][number % 2].ask("move", turn=view["turn"], move=move)
            assert answer["type"] == "accepted", answer
            people.wait_for_turn(seat, view["turn"] + 1)
            people.settle()
        said = people.clients[0][1].ask("say", text="Still here")
        assert said["type"] == "accepted", said
        sees_line(people.clients[1][0], kind="remark", text="Still here")
        assert ledger.kinds(people.table).count("moved") == 6


def test_a_killed_process_stops_nobody_at_another(database: str, ledger: Ledger) -> None:
    """Who was connected to it is replaced by a bot, once, and gets the seat back elsewhere."""
    with (
        running(Path(), database=database) as first,
        running(Path(), database=database) as second,
        People((first, second), PASSENGERS, count=2, absence=1, apart=True) as people,
    ):
        (anna,), (bea,) = people.clients
        while not table_of(anna)["players"][1]["present"]:
            anna.next()
        second.kill()
        end = time.monotonic() + PATIENCE
        while not any(one["away"] for one in table_of(anna)["players"]):
            move_if_asked(anna, end)
        assert table_of(anna)["players"][1]["away"]
        with first.connect(people.table, people.tokens[1], have=len(bea.lines)) as back:
            back.view()
            assert back.ask("back")["type"] == "accepted"
            anna.until(lambda m: m["type"] == "table" and not m["players"][1]["away"])
            while not anna.last_view["over"]:
                move_if_asked(anna, end)
                move_if_asked(back, end)
        kinds = ledger.kinds(people.table)
        assert kinds.count("went-away") == 1
        assert kinds.count("came-back") == 1
        assert ledger.room(people.table).status == OVER


def table_of(client: Client) -> dict[str, Any]:
    """The table as a client knows it."""
    return next(message for message in reversed(client.received) if message["type"] == "table")


def move_if_asked(client: Client, end: float) -> None:
    """Take in what came, and make the first legal move if there is one."""
    assert time.monotonic() < end, "this takes too long"
    try:
        client.next(0.05)
    except TimeoutError:
        view = client.last_view
        if view["moves"]:
            client.ask("move", turn=view["turn"], move=view["moves"][0]["number"])


# Two halls that do not wait for each other ---------------------------------------------------------


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each process does at once what another is more likely to be doing."""
    monkeypatch.setattr(halls, "GRACE", 0.0)


async def opened(database: str) -> tuple[Hall, Hall]:
    pair = Hall(Store(database)), Hall(Store(database))
    for one in pair:
        await one.open()
    return pair


async def over(desk: Desk) -> None:
    async with asyncio.timeout(60):
        while desk.room.status != OVER:
            await asyncio.sleep(0.05)


def seated(people: int) -> Any:
    """So many people, and bots."""

    def arrivals(room: Room) -> Iterator[Entry]:
        for seat in range(SEATS):
            yield room.join(seat, f"P{seat}", f"token {seat}", "") if seat < people else room.seat_bot(seat)
        yield room.start()

    return arrivals


def connection(seat: int) -> Connection:
    """Somebody who pays no attention."""
    return Connection(seat, "en", lambda _: None)


async def lay(hall: Hall, people: int, pause: float, absence: float) -> Desk:
    """A table of people and bots that is being played."""
    desk, _ = await hall.lay(
        game("passengers"),
        SEATS,
        {},
        True,
        True,
        pause,
        Clock(decision=None, absence=absence),
        arrivals=seated(people),
    )
    return desk


@pytest.mark.usefixtures("impatient")
def test_bots_do_not_move_twice(database: str, ledger: Ledger) -> None:
    async def play() -> list[str]:
        first, second = await opened(database)
        desks = [await lay(first, 0, pause=0.02, absence=60) for _ in range(4)]
        others = [await second.desk(desk.room.id) for desk in desks]
        for desk in (*desks, *others):
            await over(desk)
        for desk, other in zip(desks, others, strict=True):
            assert desk.room.match
            assert other.room.match
            assert desk.room.match.moves == other.room.match.moves
            assert list(desk.room.heard(SPECTATOR)) == list(other.room.heard(SPECTATOR))
        await first.close()
        await second.close()
        return [desk.room.id for desk in desks]

    for table in asyncio.run(play()):
        room = ledger.room(table)
        assert room.status == OVER


@pytest.mark.usefixtures("impatient")
def test_an_absent_player_is_replaced_once(database: str, ledger: Ledger) -> None:
    async def play() -> list[str]:
        first, second = await opened(database)
        desks = [await lay(first, 2, pause=0.0, absence=1) for _ in range(5)]
        for desk in desks:
            other = await second.desk(desk.room.id)
            await first.connect(desk, connection(0), 0)
            await second.connect(other, connection(SPECTATOR), 0)
        async with asyncio.timeout(60):
            for desk in desks:
                while not desk.room.players[1].away:
                    await asyncio.sleep(0.05)
                    await decide_for(first, desk, 0)
        await asyncio.sleep(0.5)
        await first.close()
        await second.close()
        return [desk.room.id for desk in desks]

    for table in asyncio.run(play()):
        assert ledger.kinds(table).count("went-away") == 1


async def decide_for(hall: Hall, desk: Desk, seat: int) -> None:
    """A person makes the first legal move, if one is owed."""
    room = desk.room
    if seat in room.awaited():
        assert room.match
        turn, move = room.players[seat].moves, room.match.legal_numbers(seat)[0]
        await hall.wish(desk, lambda room: room.move(seat, turn, move))


def test_people_who_ask_both_processes_for_another_game_come_to_one_table(database: str) -> None:
    async def play() -> None:
        hall = Hall(Store(database))
        await hall.open()
        try:
            await kept(hall.store, finished(people=SEATS))
            async with asyncio.timeout(60):
                await meet(hall, await hall.desk(OLD), database)
        finally:
            await hall.close()

    asyncio.run(play())


def test_what_is_told_last_of_who_is_there_is_the_latest(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    async def scene() -> None:
        hall = Hall(Store(database))
        await hall.open()
        delays = iter([0.2, *[0.0] * 100])

        async def tell(words: str) -> None:
            await asyncio.sleep(next(delays))
            told.append(words)

        desk = await lay(hall, 3, pause=30, absence=60)
        monkeypatch.setattr(hall.store, "tell", tell)
        for seat in range(3):
            await hall.connect(desk, connection(seat), 0)
            await asyncio.sleep(0)
        async with asyncio.timeout(60):
            while hall.herald.telling:
                await asyncio.sleep(0.01)
        await hall.close()

    asyncio.run(scene())
    assert told[-1].endswith(":0,1,2")
