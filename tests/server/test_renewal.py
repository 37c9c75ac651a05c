"""Rules change while games go on: those that can go on do, and what cannot is kept to be read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.server.ledger import Ledger
from tests.server.test_hall import CLOCK, two_people
from turncoat import games
from turncoat.games import game
from turncoat.games.playable import Playable
from turncoat.kernel.families import Families
from turncoat.match import FileError, Match
from turncoat.server import homes, renewal, replay
from turncoat.server.hall import Hall
from turncoat.server.store import OVER, PLAYING, Store
from turncoat.words import Fault

NAME = "mad-zeppelin"
TODAY = game(NAME)
SECRET = "s" * 32


def dealt_otherwise(table: Any) -> None:
    """A deal whose cards are not those of the deal of today."""
    table.chance[0] = 1 + table.chance[0] // 2
    TODAY.deal(table)


def drawn_otherwise(table: Any) -> None:
    """A deal with the same cards after which the dice fall otherwise."""
    TODAY.deal(table)
    table.chance[0] = 1 + table.chance[0] // 2


SAME = replace(TODAY, version=TODAY.version + 1)
OTHER_DICE = replace(SAME, deal=drawn_otherwise)
OTHER_CARDS = replace(SAME, deal=dealt_otherwise)
NO_SUCH_TABLE = replace(SAME, seats=range(3, 5))


class Club:
    """A database that halls of different rules open one after another."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database = str(folder / "tables.db")
        self.monkeypatch = monkeypatch
        self.table = ""

    def in_hall(self, rules: Playable, act: Callable[[Hall], Awaitable[None]], kill: bool = False) -> None:
        """Do something in a hall of some rules; one that is killed writes nothing when it ends."""
        self.monkeypatch.setitem(games.INSIDE, NAME, lambda: rules)
        game.cache_clear()

        async def whole() -> None:
            hall = Hall(Store(self.database))
            await hall.open()
            try:
                await act(hall)
            finally:
                if kill:
                    hall.desks.clear()
                await hall.close()

        try:
            asyncio.run(whole())
        finally:
            self.monkeypatch.undo()
            game.cache_clear()

    def begin(self, moves: int, kill: bool = False) -> None:
        """Two people sit down under the rules of today and make some moves."""

        async def act(hall: Hall) -> None:
            desk, _ = await hall.lay(TODAY, 2, {}, True, True, 0.0, CLOCK, arrivals=two_people)
            self.table = desk.room.id
            await homes.keep(hall, SECRET, [(desk.room, "token of Anna", "")])
            for _ in range(moves):
                await move(hall, desk)

        self.in_hall(TODAY, act, kill)


async def move(hall: Hall, desk: Any) -> None:
    """Whoever is awaited makes the first move that is legal."""
    seat = desk.room.awaited()[0]
    turn, number = desk.room.players[seat].moves, desk.room.match.legal_numbers(seat)[0]
    await hall.wish(desk, lambda room: room.move(seat, turn, number))


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Club:
    return Club(tmp_path, monkeypatch)


@pytest.mark.parametrize(("rules", "moves"), [(SAME, 5), (OTHER_DICE, 1)], ids=["the same", "other dice"])
def test_a_game_goes_on_under_rules_that_make_the_same_of_it(club: Club, rules: Playable, moves: int) -> None:
    club.begin(moves)

    async def act(hall: Hall) -> None:
        desk = await hall.desk(club.table)
        assert desk.room.status == PLAYING
        assert desk.room.match
        assert len(desk.room.match.moves) == moves
        lines = [line for _, line in desk.room.heard(0)]
        assert lines[-1]["kind"] == "player"
        assert lines[-1]["message"]["name"] == "room-renewed"
        await move(hall, desk)

    async def later(hall: Hall) -> None:
        room = (await hall.desk(club.table)).room
        assert room.match
        assert len(room.match.moves) == moves + 1

    club.in_hall(rules, act)
    club.in_hall(rules, later)
    assert Ledger(club.database).kinds(club.table).count("renewed") == 1


@pytest.mark.parametrize("rules", [OTHER_CARDS, NO_SUCH_TABLE], ids=["other cards", "no such table"])
def test_a_game_that_cannot_go_on_is_kept_to_be_read_and_can_be_played_again(
    club: Club, rules: Playable
) -> None:
    club.begin(moves=5)

    async def act(hall: Hall) -> None:
        desk = await hall.desk(club.table)
        room = desk.room
        about = room.about()
        assert about["status"] == OVER
        assert about["ended"]["message"]["name"] == "room-ended"
        assert any("Anna" in line for line in about["ended"]["words"]["en"])
        assert about["ended"]["words"]["ru"] != about["ended"]["words"]["en"]
        assert [player["name"] for player in about["players"]] == ["Anna", "Boris"]
        with pytest.raises(Fault, match="cannot go on"):
            room.move(0, 0, 0)
        with pytest.raises(Fault, match="cannot go on"):
            replay.steps(room, -1, 0, 10)
        file = replay.saved(room)
        assert file["rules_version"] == TODAY.version
        assert len(file["moves"]) == 5
        assert file["beside"]["proof"]["commitment"] == about["commitment"]
        told = await homes.told(hall, SECRET, "en")
        assert [(one["ended"], one["winners"]) for one in told["finished"]] == [(True, [])]
        assert not await hall.listed(PLAYING, 10)
        assert len(await hall.listed(OVER, 10)) == 1

    async def again(hall: Hall) -> None:
        desk = await hall.desk(club.table)
        following, _ = await hall.again(desk, 0, "token of Anna", "a")
        assert following.room.opened.rules_version == rules.version

    club.in_hall(rules, act)
    if rules is OTHER_CARDS:
        club.in_hall(rules, again)
    assert Ledger(club.database).kinds(club.table).count("ended") == 1


def test_a_file_of_a_game_that_ended_so_plays_under_its_own_rules_and_no_others(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.begin(moves=5)
    found: list[Any] = []

    async def act(hall: Hall) -> None:
        found.append(replay.saved((await hall.desk(club.table)).room))

    club.in_hall(OTHER_CARDS, act)
    assert len(Match.replayed(found[0]).moves) == 5
    monkeypatch.setattr("turncoat.match.game_by_name", lambda _: SAME)
    assert len(Match.replayed(found[0]).moves) == 5
    monkeypatch.setattr("turncoat.match.game_by_name", lambda _: OTHER_CARDS)
    with pytest.raises(FileError, match=f"played by version {TODAY.version}"):
        Match.replayed(found[0])


def test_moves_that_are_numbered_anew_are_known_by_their_texts(club: Club) -> None:
    club.begin(moves=5)
    moves = TODAY.moves
    shift = 7

    class Shifted(Families):
        """The same moves, with others before them."""

        def __init__(self) -> None:
            vars(self).update(vars(moves))
            self.low, self.high = 0, moves.high + shift

        def read(self, text: str) -> int:
            return moves.read(text) + shift

        def text(self, number: int) -> str:
            return moves.text(number - shift)

    def legal(table: Any, seat: int, mask: Any) -> int:
        narrow = [0] * len(mask)
        count = TODAY.legal(table, seat, narrow)
        bits = sum(word << 32 * place for place, word in enumerate(narrow)) << shift
        for place in range(len(mask)):
            mask[place] = bits >> 32 * place & 0xFFFFFFFF
        return int(count)

    def play(table: Any, seat: int, number: int) -> None:
        TODAY.play(table, seat, number - shift)

    rules = replace(SAME, moves=Shifted(), legal=legal, play=play)

    async def act(hall: Hall) -> None:
        room = (await hall.desk(club.table)).room
        assert room.match
        assert [rules.moves.text(number) for _, number in room.match.moves] == before

    rows = Ledger(club.database).rows()[club.table]
    before = [moves.text(json.loads(row.body)["move"]) for row in rows if row.kind == "moved"]
    club.in_hall(rules, act)
    club.in_hall(rules, act)


def test_after_a_crash_the_moves_alone_decide(club: Club) -> None:
    club.begin(moves=5, kill=True)

    async def goes_on(hall: Hall) -> None:
        assert (await hall.desk(club.table)).room.status == PLAYING

    async def is_over(hall: Hall) -> None:
        about = (await hall.desk(club.table)).room.about()
        assert (about["status"], about["ended"]["words"]) == (OVER, {})

    club.in_hall(SAME, goes_on, kill=True)
    club.in_hall(replace(NO_SUCH_TABLE, version=SAME.version + 1), is_over)


def test_a_table_that_waits_is_dealt_by_the_rules_of_today(club: Club) -> None:
    async def wait(hall: Hall) -> None:
        desk, _ = await hall.lay(
            TODAY, 2, {}, True, True, 0.0, CLOCK, arrivals=lambda room: islice(two_people(room), 1)
        )
        club.table = desk.room.id

    async def act(hall: Hall) -> None:
        desk = await hall.desk(club.table)
        await hall.wish(desk, lambda room: room.join(None, "Boris", "token of Boris", "b"))
        await hall.wish(desk, lambda room: room.start())
        assert not [line for _, line in desk.room.heard(0) if line["kind"] == "player"]

    club.in_hall(TODAY, wait)
    club.in_hall(OTHER_CARDS, act)

    async def later(hall: Hall) -> None:
        assert (await hall.desk(club.table)).room.status == PLAYING

    club.in_hall(OTHER_CARDS, later)


def test_a_table_of_newer_rules_is_left_as_it_is(club: Club) -> None:
    async def newer(hall: Hall) -> None:
        desk, _ = await hall.lay(SAME, 2, {}, True, True, 0.0, CLOCK, arrivals=two_people)
        club.table = desk.room.id

    async def act(hall: Hall) -> None:
        with pytest.raises(Fault, match="Update the server"):
            await hall.desk(club.table)

    club.in_hall(SAME, newer)
    club.in_hall(TODAY, act)
    assert "ended" not in Ledger(club.database).kinds(club.table)


def test_what_is_kept_of_a_table_in_play_leaves_the_server_only_when_it_cannot_go_on(club: Club) -> None:
    club.begin(moves=3)

    async def act(hall: Hall) -> None:
        room = (await hall.desk(club.table)).room
        assert "ended" not in room.about()
        assert not room.kept
        assert room.file is None
        with pytest.raises(Fault, match="over"):
            replay.saved(room)

    club.in_hall(TODAY, act)


def test_prints_do_not_depend_on_the_layout() -> None:
    match = Match(TODAY, 2, 7)
    table = match.table
    wide = {name: table.row[name].astype("int64").tolist() for name in table.fields}
    assert renewal.prints(table) == {
        name: renewal._print(wide[name])
        for name in wide
        if name not in renewal.NOT_COMPARED and name not in table.spoken
    }
