"""What is written of a table is read as it was written, and nothing else is."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from turncoat.server import entries
from turncoat.server.entries import Clock, Entry, Opened

OPENED = Opened(
    game="passengers", rules_version=1, seats=5, options={"edition": "second"}, public=True, talk=True,
    pause=0.5, clock=Clock(decision=30, absence=60), secret="00", key="",
)  # fmt: skip
ALL: list[Entry] = [
    OPENED,
    entries.Joined(seat=0, name="Анна \U0001f642", token="0a", contribution="\0\u2028"),
    entries.BotJoined(seat=1, name="Ash"),
    entries.Left(seat=1),
    entries.Settled(seat=0, bot="easy", character="ash"),
    entries.Started(),
    entries.Moved(seat=0, move=3),
    entries.Moved(seat=0, move=3, by_bot=True),
    entries.Said(seat=0, text="hello"),
    entries.Claimed(seat=0, claim="i-doubt-it", parameters={"seat": 1}),
    entries.WentAway(seat=0),
    entries.CameBack(seat=0),
    entries.Resigned(seat=0),
    entries.Renamed(seat=0, name="Анна", by="host"),
    entries.Muted(seat=0, on=True, by="administrator"),
    entries.Removed(seat=0, freed=False, by="host"),
    entries.Closed(by="host"),
    entries.Erased(seat=0),
    entries.Again(table="the-next-table"),
    entries.Renewed(rules_version=2),
    entries.Renewed(rules_version=2, moves=[3, 4]),
    entries.Ended(rules_version=3),
]


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.kind)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    text = entry.model_dump_json()
    assert entries.read(text) == entry
    assert "\0" not in text


def test_a_table_that_was_laid_before_there_were_two_streams_has_the_fast_one() -> None:
    text = OPENED.model_dump_json().replace('"stream":"xoshiro128++",', "")
    assert "stream" not in text
    assert entries.read(text) == OPENED


def test_every_kind_of_entry_is_shown_here() -> None:
    kinds = {kind.model_fields["kind"].default for kind in entries.Written.__subclasses__()}
    assert {entry.kind for entry in ALL} == kinds


@pytest.mark.parametrize(
    "text", ["", "{}", '{"kind":"stolen","seat":1}', '{"kind":"left"}', '{"kind":"left","seat":1,"more":1}']
)
def test_nothing_else_is_an_entry(text: str) -> None:
    with pytest.raises(ValidationError):
        entries.read(text)


def test_a_damaged_entry_does_not_give_its_secret_away() -> None:
    damaged = (
        OPENED.model_copy(update={"secret": "hush" * 16})
        .model_dump_json()
        .replace('"seats":5', '"seats":"x"')
    )
    with pytest.raises(ValidationError) as fault:
        entries.read(damaged)
    assert "hush" not in str(fault.value)


def test_entries_never_change() -> None:
    with pytest.raises(ValidationError):
        OPENED.secret = "11"


@pytest.mark.parametrize(
    "clock", [{"decision": 1}, {"decision": "30"}, {"absence": 0}, {"absence": 1e9}, {"x": 1}]
)
def test_a_clock_has_sensible_times(clock: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Clock.model_validate(clock)
