"""Reports and the office tell administrators no more of a game that goes on than spectators hear."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.twins import BEGAN, Time, World, case_of, dealt, match_of, open_app, twin, walk
from turncoat.match import SPECTATOR
from turncoat.server import reports
from turncoat.server.bans import Bans
from turncoat.server.layout import TABLES
from turncoat.server.room import Happened, Room
from turncoat.server.store import OVER, PLAYING, Store
from turncoat.talk import Remark
from turncoat.words import Message

TOKEN = "an-administrators-token-for-tests"
OPEN_WORDS, WHISPER = "for everybody", "for some alone"


def speak(room: Room, seat: int, text: str, *hearers: int) -> None:
    """Somebody says something that some hear, or all."""
    heard_by = hearers or tuple(range(room.seats))
    remark = Remark(seat, text, frozenset(), 0, 0, room.changed_at, heard_by)
    room.happened.append(Happened(remark, room.changed_at))


async def office(room: Room, folder: Path, reporter: int, status: str = PLAYING) -> Any:
    """What administrators see of a table, and of reports of all remarks that a seat heard there of others."""
    world = World(room, Time(max(BEGAN, room.changed_at) + 1))
    listed = world.hall.store.tables[room.id]  # type: ignore[attr-defined]
    store = Store(str(folder / "tables.db"))
    await store.open()
    kept = replace(listed, status=status, changed_at=BEGAN)
    await store.with_pen(lambda connection: connection.execute(TABLES.insert().values(**vars(kept))))
    world.hall.store = store
    app = open_app()
    app.state.settings = replace(app.state.settings, admin_token=TOKEN)
    app.state.bans = Bans(world.hall, TOKEN)
    remarks = [line for _, line in room.heard(reporter) if line["kind"] == "remark"]
    for line in remarks:
        if line["seat"] != reporter:
            await reports.make(world.hall, app.state.bans, world.desk, reporter, line["line"])
    _, _, body = await world.ask("/api/admin", token=f"Bearer {TOKEN}")
    await world.close()
    told = json.loads(body)
    assert len({report.pop("id") for report in told["reports"]}) == len(told["reports"])
    return told


def played(seed: int) -> Room:
    """A game of some length in which people talked."""
    luck = Random(seed)
    room = dealt(case_of("mad-zeppelin", 3), luck=seed)
    walk(room, 12, luck)
    speak(room, 1, OPEN_WORDS)
    walk(room, 6, luck)
    return room


@pytest.mark.parametrize("seed", range(2))
def test_worlds_that_spectators_cannot_tell_apart_look_the_same_from_the_office(
    seed: int, tmp_path: Path
) -> None:
    room = played(seed)
    other = twin(room, SPECTATOR, Random(seed))
    other.changed_at = room.changed_at
    seen = []
    for number, one in enumerate((room, other)):
        folder = tmp_path / str(number)
        folder.mkdir()
        seen.append(asyncio.run(office(one, folder, SPECTATOR)))
    assert seen[0] == seen[1]
    assert any(report["text"] == OPEN_WORDS for report in seen[0]["reports"])


def test_what_was_whispered_is_read_when_the_game_is_over(tmp_path: Path) -> None:
    told = {}
    for status in (PLAYING, OVER):
        room = played(7)
        speak(room, 1, WHISPER, 0, 1)
        (tmp_path / status).mkdir()
        told[status] = asyncio.run(office(room, tmp_path / status, 0, status))["reports"]
    assert WHISPER not in json.dumps(told[PLAYING])
    assert [one["text"] for one in told[PLAYING]].count(None) == 1
    assert [one["text"] for one in told[OVER]].count(WHISPER) == 1


def test_the_lines_around_are_those_that_spectators_hear(tmp_path: Path) -> None:
    room = played(3)
    speak(room, 2, WHISPER, 0, 2)
    speak(room, 1, OPEN_WORDS)
    words = room.words("en")
    heard = [
        line["text"] if line["kind"] == "remark" else words.say(Message.read(line["message"]), room.names())
        for _, line in room.heard(SPECTATOR)
    ]
    found = asyncio.run(office(room, tmp_path, 0))["reports"]
    last = next(one for one in found if one["text"] == OPEN_WORDS)
    around = [line["words"] for line in last["lines"]]
    assert around
    assert set(around) <= set(heard)
    assert WHISPER not in around
    assert match_of(room).awaits
