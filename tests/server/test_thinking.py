"""How bots share the machine, and that the time they take tells nothing. All time here is made up."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.test_secrecy import before_a_hidden_part
from tests.server.twins import Memory, World, case_of, dealt, match_of, twin, walk
from turncoat import bots
from turncoat.bots import BOTS, LEARNED, LEVELS, USUAL, speech
from turncoat.bots.characters import CHARACTERS
from turncoat.bots.situation import Situation
from turncoat.kernel import rule
from turncoat.match import SPECTATOR
from turncoat.server import entries, hall
from turncoat.server.desk import Connection
from turncoat.server.entries import Moved
from turncoat.server.preparation import Preparation
from turncoat.server.room import Room
from turncoat.server.store import Listed, Row
from turncoat.server.thinkers import Alone, Thinkers
from turncoat.talk import Claim


class Leap(selectors.DefaultSelector):
    """Time goes on at once where nothing is left to do before something that is due later."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        """What is there already, or a leap to when something is due."""
        ready = super().select(0 if timeout is not None else None)
        if not ready and timeout:
            self.now += timeout
        return ready


def in_no_time(act: Callable[[Callable[[], float]], Coroutine[Any, Any, None]]) -> None:
    """Do something that asks for the time."""
    selector = Leap()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(act(loop.time))


# Threads -----------------------------------------------------------------------------------------


def test_tables_take_turns_however_much_they_ask_for() -> None:
    done: list[str] = []

    async def act(_: Callable[[], float]) -> None:
        thinkers = Thinkers(1)
        jobs = [thinkers.run(table, lambda t=table: done.append(t)) for table in "aaaaabbc"]  # type: ignore[misc]
        await asyncio.gather(*jobs)
        assert thinkers.free == 1
        assert not thinkers.queues
        thinkers.close()

    in_no_time(act)
    assert "".join(done) == "a" + "abc" + "ab" + "aa"


def test_tables_without_people_come_last_and_one_at_a_time() -> None:
    begun: list[str] = []
    most = 0

    async def act(_: Callable[[], float]) -> None:
        nonlocal most
        thinkers = Thinkers(3)
        running: list[str] = []

        async def think(table: Any, name: str) -> None:
            nonlocal most

            def work() -> None:
                begun.append(name)
                running.append(name)

            await thinkers.run(table, work)
            most = max(most, sum(one.startswith("bots") for one in running))
            running.remove(name)

        bots = [think(Alone(f"{number % 2}"), f"bots {number}") for number in range(6)]
        people = [think(name, name) for name in ("a", "b", "c", "d")]
        await asyncio.gather(*bots, *people)
        assert (thinkers.free, thinkers.lone) == (3, False)
        assert not thinkers.alone
        thinkers.close()

    in_no_time(act)
    assert most == 1
    alone = [name for name in begun if name.startswith("bots")]
    assert alone == [f"bots {number}" for number in (0, 1, 2, 3, 4, 5)]
    assert begun.index("d") <= 4, "people wait for one thing at most that bots began before"


def test_work_that_nobody_waits_for_any_more_gives_its_turn_back() -> None:
    async def act(_: Callable[[], float]) -> None:
        thinkers = Thinkers(1)
        first, second = (asyncio.ensure_future(thinkers.run("a", lambda: 1)) for _ in range(2))
        await asyncio.sleep(0)
        second.cancel()
        assert await first == 1
        assert await thinkers.run("b", lambda: 2) == 2
        assert thinkers.free == 1
        thinkers.close()

    in_no_time(act)


# What is compiled --------------------------------------------------------------------------------


def test_rules_are_prepared_before_what_bots_need_and_those_games_first_that_bots_wait_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(rule.INTERPRET, raising=False)
    made: list[str] = []

    async def compiles(game: str, what: str) -> None:
        await asyncio.sleep(60)
        made.append(f"{game} {what}")
        if game == "a":
            raise OSError

    async def act(now: Callable[[], float]) -> None:
        preparation = Preparation(compiles)
        began = now()
        preparation.begin("abcd")
        await asyncio.sleep(1)
        await preparation.of("c")
        assert (made, now() - began) == (["a rules", "c rules", "c bots"], 180), (
            "failures keep nobody waiting"
        )
        await preparation.of("c")
        await preparation.of("e")
        assert made[3:] == ["b rules", "e rules", "e bots"], "what is under way is finished"
        await asyncio.sleep(241)
        assert made[6:] == ["d rules", "a bots", "b bots", "d bots"]
        await preparation.close()
        assert now() - began == 360 + 241

    in_no_time(act)


def test_a_table_says_that_its_bots_get_ready_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(rule.INTERPRET, raising=False)
    monkeypatch.setitem(BOTS, "hard", replace(BOTS[USUAL], name="hard", searches=True))
    told: list[dict[str, Any]] = []

    async def compiles(game: str, what: str) -> None:
        await asyncio.sleep(30)

    async def act(now: Callable[[], float]) -> None:
        room = of_level(dealt(case_of("passengers", 5), bots=range(5)), "easy", "hard")
        world = World(room, now)  # type: ignore[arg-type]
        world.hall.preparation = Preparation(compiles)
        ear = Connection(SPECTATOR, "en", lambda text: told.append(json.loads(text)))
        await world.hall.connect(world.desk, ear, 0)
        await asyncio.sleep(59)
        assert not match_of(room).moves, "all wait, whoever is asked"
        while not match_of(room).moves:
            await asyncio.sleep(1)
        await world.hall.close()

    in_no_time(act)
    assert [table.get("preparing") for table in told if table["type"] == "table"] == [None, True, None]


def test_where_rules_are_interpreted_nothing_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(rule.INTERPRET, "1")

    async def act(_: Callable[[], float]) -> None:
        preparation = Preparation()
        preparation.begin(["passengers"])
        await preparation.of("cerberus")
        assert preparation.task is None

    in_no_time(act)


# Pauses ------------------------------------------------------------------------------------------


Made = list[tuple[float, int]]
"""At what times which seats moved."""


class Diary(Memory):
    """A store that knows at what time each move was made."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self.now = now
        self.made: Made = []
        self.kept = 0
        """Transactions with moves."""

    async def append(
        self, table: str, rows: Sequence[Row], status: str, opening: Listed | None = None
    ) -> None:
        """Keep entries."""
        await super().append(table, rows, status, opening)
        moved = [entry for row in rows if isinstance(entry := entries.read(row.body), Moved)]
        self.kept += 1 if moved else 0
        self.made += [(round(self.now() - Leap.now, 6), entry.seat) for entry in moved]


class Working(Thinkers):
    """Thinkers whose work takes as long as is said."""

    def __init__(self, work: Callable[[], float]) -> None:
        super().__init__(1)
        self.work = work

    async def run(self, table: Any, work: Callable[[], Any]) -> Any:
        """Work of some table."""
        await asyncio.sleep(self.work())
        return work()


def moves_made(room: Room, work: Callable[[], float], until: Callable[[Room], bool]) -> Made:
    """When bots have made which seat's moves at a table, if thinking takes them so long."""
    made: Made = []

    async def act(now: Callable[[], float]) -> None:
        room.changed_at = now()
        world = World(room, now)  # type: ignore[arg-type]
        diary = Diary(now)
        diary.tables = world.hall.store.tables  # type: ignore[attr-defined]
        world.hall.store = diary
        world.hall.thinkers.close()
        world.hall.thinkers = Working(work)
        people = [seat for seat, player in room.players.items() if not player.bot]
        world.desk.connections |= {Connection(seat, "en", lambda _: None) for seat in people}
        world.hall._arrange(world.desk)
        while not until(room):
            await asyncio.sleep(0.05)
            assert now() < Leap.now + 600
        made.extend(diary.made)
        await world.hall.close()

    in_no_time(act)
    return made


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels decide as the usual bot does, and take their time."""
    for name in CHOSEN:
        first = BOTS[name].speaks_first
        stub = replace(BOTS[USUAL], name=name, takes=BOTS[name].takes, speaks_first=first)
        monkeypatch.setitem(BOTS, name, stub)
    monkeypatch.setattr(hall, "volunteered", lambda *_, **__: None)


def of_level(room: Room, *levels: str) -> Room:
    """The bots of a table have levels."""
    for seat, level in enumerate(levels):
        room.players[seat].bot = level
    return room


CHOSEN = (*LEVELS, *LEARNED)
"""The kinds that people choose among."""
PAIRS = 10
"""Of tables that nobody can tell apart."""


def passengers(*levels: str) -> Room:
    """A table of bots."""
    return of_level(dealt(case_of("passengers", 5), bots=range(5)), *levels)


def voted(room: Room) -> int:
    """Votes that were cast."""
    return sum(match_of(room).game.moves.split(move)[0] == "vote" for _, move in match_of(room).moves)


@pytest.mark.parametrize("level", CHOSEN)
def test_a_decision_takes_as_long_as_its_level_takes(level: str, quick: None) -> None:
    luck = Random(level)
    takes = BOTS[level].takes
    room = passengers(*[level] * 5)
    made = moves_made(room, lambda: luck.random() * takes, lambda room: len(match_of(room).moves) >= 12)
    alone = [moment for moment, _ in made[:5]]
    assert alone == [round(takes * number, 6) for number in range(1, 6)], "whatever the work took"


@pytest.mark.parametrize("kind", [USUAL, "easy", *LEARNED])
def test_where_pauses_are_agreed_even_the_quickest_bots_take_the_same_time(kind: str, quick: None) -> None:
    """Eight milliseconds for each part of a decision told how many there were."""
    luck = Random("parts")
    room = passengers(*[kind] * 5)
    room.opened = room.opened.model_copy(update={"pause": 0.6})
    made = moves_made(room, lambda: luck.random() / 10, lambda room: len(match_of(room).moves) >= 12)
    alone = [moment for moment, _ in made[:5]]
    assert alone == [round(0.75 * number, 6) for number in range(1, 6)]


def test_a_machine_that_is_too_slow_answers_when_it_can(quick: None) -> None:
    made = moves_made(passengers(*["hard"] * 5), lambda: 2.5, lambda room: len(match_of(room).moves) >= 3)
    assert [moment for moment, _ in made[:3]] == [2.5, 5.0, 7.5]


def test_bots_that_owe_at_the_same_time_answer_at_one_moment(quick: None) -> None:
    luck = Random("votes")
    room = passengers("easy", "hard", "medium", "hard", "easy")
    made = moves_made(room, luck.random, lambda room: voted(room) >= 5)
    moments = [moment for moment, _ in made]
    together = [moment for moment in set(moments) if moments.count(moment) == room.seats]
    assert len(together) == 1, "the vote"
    assert len({moment % 1.0 for moment in moments}) == 1, "all wait for the slowest kind at the table"


@pytest.mark.parametrize("kind", [USUAL, "easy", "hard", "learned-hard"])
def test_what_comes_by_the_wire_is_one_piece_however_many_parts_were_hidden(kind: str, quick: None) -> None:
    """A decision is one transaction, and others are sent something at its end alone, no claim between."""
    luck = Random(kind)
    counts: set[int] = set()
    for number in range(60):  # bots decide by chances of their own, so how many it takes is not known
        if number >= 6 and len(counts) > 1:
            break
        room, mover, _ = before_a_hidden_part(luck)
        room.players[mover].bot = kind
        before = room.decisions
        parts, kept, sent = decided_at_once(room, mover)
        counts.add(parts)
        assert kept == sent == room.decisions - before, f"{parts} parts"
    assert len(counts) > 1, "of some there were more"


def decided_at_once(room: Room, mover: int) -> tuple[int, int, int]:
    """A bot's decision: its parts, the transactions, and the moments at which another seat was sent views."""
    found = (0, 0, 0)

    async def act(now: Callable[[], float]) -> None:
        nonlocal found
        room.changed_at = now()
        world = World(room, now)  # type: ignore[arg-type]
        diary = Diary(now)
        diary.tables = world.hall.store.tables  # type: ignore[attr-defined]
        world.hall.store = diary
        sent: list[dict[str, Any]] = []
        other = next(seat for seat, player in room.players.items() if not player.bot and seat != mover)
        await world.hall.connect(
            world.desk, Connection(other, "en", lambda text: sent.append(json.loads(text))), 0
        )
        sent.clear()
        before, made = room.decisions, len(match_of(room).moves)
        while room.decisions == before:
            assert [one["type"] for one in sent if one["type"] != "table"] == []
            await asyncio.sleep(0.05)
        views = [one for one in sent if one["type"] == "view"]
        lines = [line["kind"] for one in sent if one["type"] == "log" for line in one["lines"]]
        assert "claim" not in lines
        found = (len(match_of(room).moves) - made, diary.kept, len(views))
        await world.hall.close()

    in_no_time(act)
    return found


def test_the_time_of_hidden_parts_does_not_tell_how_many_there_are(quick: None) -> None:
    luck = Random("parts")
    counts = set()
    for _ in range(6):
        room, mover, _ = before_a_hidden_part(luck)
        room.players[mover].bot = "hard"
        before = room.decisions
        made = moves_made(room, lambda: luck.random() * 0.9, lambda room, b=before: room.decisions > b)  # type: ignore[misc]
        assert set(made) == {(1.0, mover)}
        counts.add(len(made))
    assert len(counts) > 1, "of some there were more"


@pytest.mark.parametrize("game", ["passengers", "mad-zeppelin", "cerberus", "chaos-contract"])
def test_tables_that_nobody_can_tell_apart_give_the_same_times(game: str, quick: None) -> None:
    """Even if thinking takes longer where something is hidden than where it is not."""
    luck = Random(game)
    for _ in range(PAIRS):
        room = dealt(
            case_of(game, 3 if game != "passengers" else 5), bots=range(8), luck=luck.getrandbits(32)
        )
        of_level(room, *luck.choices(CHOSEN, k=room.seats))
        other = twin(room, SPECTATOR, luck)
        first, second = (
            moves_made(
                one,
                lambda work=work * room.bots_take: work,  # type: ignore[misc]
                lambda room: len(match_of(room).moves) > 0,
            )
            for one, work in ((room, luck.random() * 0.25), (other, 0.75 + luck.random() * 0.24))
        )
        if room.bots_take:
            assert {moment for moment, _ in first} == {moment for moment, _ in second} == {room.bots_take}


def test_words_come_after_the_same_time_whatever_is_hidden(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To find a cover takes another time than to tell the truth."""
    moments = []
    for work in (0.1, 0.9):

        async def act(now: Callable[[], float], work: float = work) -> None:
            room = dealt(case_of("passengers", 5), bots=(1,))
            room.players[1].bot = "hard"
            world = World(room, now)  # type: ignore[arg-type]
            world.hall.thinkers.close()
            world.hall.thinkers = Working(lambda: work)
            said: list[float] = []

            def claim(*_: Any) -> list[entries.Entry]:
                said.append(now() - Leap.now)
                return []

            monkeypatch.setattr(Room, "claim", claim)
            await world.hall._claim(world.desk, 1, lambda *_, **__: Claim("i-am", {"faction": 0}))
            moments.extend(said)
            await world.hall.close()

        in_no_time(act)
    assert moments == [1.0, 1.0]


def test_who_speaks_first_decides_knowing_what_it_said_and_both_come_at_one_moment(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes to think of either, and whether anything is said at all."""
    heard: list[int] = []

    def decide(situation: Situation) -> int:
        heard.append(int(situation.view.said))
        return situation.moves[0]

    monkeypatch.setitem(BOTS, "learned-hard", replace(BOTS["learned-hard"], choose=decide))
    monkeypatch.setattr(type(CHARACTERS["gale"]), "speaks_up", lambda _: True)
    for said in (Claim("i-am", {"faction": 0}), None):
        monkeypatch.setattr(hall, "volunteered", lambda *_, said=said, **__: said)
        heard.clear()
        room = dealt(case_of("passengers", 5), bots=range(1, 5), pause=0.6)
        for seat in range(1, 5):
            room.players[seat].bot = "learned-hard"
        match = match_of(room)
        while room.awaited() == (0,):
            match.play(0, match.legal_numbers(0)[0])
        mover = room.awaited()[0]
        made = moves_made(room, lambda: 0.1, lambda room, b=room.decisions: room.decisions > b)  # type: ignore[misc]
        assert made[0] == (0.75, mover)
        assert heard[0] == (1 if said else 0)
        lines = [line["kind"] for _, line in room.heard(0)]
        assert ("claim" in lines) == bool(said)
        if said:
            assert "event" in lines[lines.index("claim") :], "words come before what is done"


def test_twins_get_the_same_words_and_moves_from_those_who_have_learned(
    all_learned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots' own chance apart, a table and one that the bot's seat cannot tell from it."""
    monkeypatch.setenv(rule.INTERPRET, "1")
    luck = Random("twins who have learned")
    said = set()
    for number in range(PAIRS):
        room = dealt(case_of("passengers", 5), bots=range(5), luck=luck.getrandbits(32))
        walk(room, 3 * number, luck, talkative=False)
        seat = room.awaited()[0]
        found = []
        for one in (room, twin(room, seat, luck)):
            for module in (bots, speech):
                monkeypatch.setattr(module, "fresh", lambda number=number: [1, 2, 3, number + 1])
            match = match_of(one).copy()
            claim = hall.foreword(BOTS["learned-easy"], match, seat)
            found.append((claim, hall.planned(BOTS["learned-easy"], match, seat, 1.6)))
        assert found[0] == found[1]
        said.add(found[0][0] is not None)
    assert True in said


# Characters --------------------------------------------------------------------------------------


def test_bots_have_characters_that_outlive_a_restart_and_go_on_to_the_next_game() -> None:
    room = dealt(case_of("passengers", 7), bots=())
    room.match = None
    room.players.clear()
    for entry in room.seat_bots("hard"):
        room.apply(entries.read(entry.model_dump_json()), 0.0)
    drawn = [player.character for player in room.players.values()]
    assert len(set(drawn)) == 7, "no two of them where there are enough"
    assert set(drawn) <= set(CHARACTERS)
    assert [player.name for player in room.players.values()] == [CHARACTERS[name].called for name in drawn]
    assert [player["character"] for player in room.about()["players"]] == drawn
    assert [entry.character for entry in room.bots_again()] == drawn  # type: ignore[union-attr]


def test_a_character_that_is_asked_for_comes_as_often_as_that() -> None:
    room = dealt(case_of("mad-zeppelin", 3), bots=())
    room.match = None
    room.players.clear()
    assert [entry.name for entry in room.seat_bots("easy", "gale")] == ["Gale", "Gale 2", "Gale 3"]
    with pytest.raises(Exception, match="no character “nobody”; there are ash, bran"):
        room.seat_bot(None, "easy", "nobody")
