"""Encodings: what seats see as numbers, turned to their own seat, and nothing lost that matters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from tests.envs.pretend_gpu import JUNK, PretendCuda, interpreted, kernel
from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import awaited, legal, seen
from turncoat.envs.vec_cuda import words_of
from turncoat.games import NAMES, game
from turncoat.games.cerberus import known as cerberus_known
from turncoat.games.chaos_contract.table import score
from turncoat.games.mad_zeppelin import notes as cargo
from turncoat.games.mad_zeppelin.components import NONE
from turncoat.games.playable import Playable
from turncoat.kernel import gpu_vec
from turncoat.kernel.batch import Batch
from turncoat.kernel.digest import NEWS, Digest, learners_veil, nothing
from turncoat.kernel.encode import fetch, input_at
from turncoat.kernel.encoding import Encoding, encoding
from turncoat.kernel.news import censor
from turncoat.kernel.record import Record, count
from turncoat.kernel.rule import INTERPRET, rule, touched

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
MOST_INPUTS = 2500
PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def played(playing: Playable, seats: int, decisions: int, seed: int, options: Any = None) -> list[Record]:
    """Tables of games with random moves and claims, after more and more decisions."""
    batch = Batch(playing, seats, decisions, seed, options, threads=1)
    luck = np.random.default_rng(seed)
    for step in range(decisions):
        if playing.talk:
            batch.say(luck.integers(0, playing.talk.claims.count, decisions))
        going = np.arange(decisions) >= step
        before = batch.tables.copy()
        batch.play((batch.legal() * luck.random((decisions, playing.moves.count))).argmax(axis=1))
        batch.tables[~going] = before[~going]
    return [playing.table(batch.tables[i : i + 1]) for i in range(decisions) if not batch.over[i]]


def talk_of(playing: Playable) -> str:
    return "turns" if playing.talk else "off"


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_fewer_inputs_than_2500_with_talk(name: str) -> None:
    for seats in game(name).seats:
        assert encoding(game(name), seats, talk="turns").size < MOST_INPUTS


def test_the_page_says_how_many_inputs_there_are() -> None:
    rows = re.findall(r"\| [^|]+, (\d) seats \| ([\d,]+) \| ([\d,]+) \|", PAGE.read_text("utf-8"))
    assert len(rows) == len(NAMES)
    for name, (seats, silent, talking) in zip(NAMES, rows, strict=True):
        sizes = [encoding(game(name), int(seats), talk).size for talk in ("off", "turns")]
        assert [f"{size:,}" for size in sizes] == [silent, talking], name
        assert int(seats) == game(name).seats[-1]


@pytest.mark.parametrize("name", NAMES)
def test_tables_of_all_sizes_can_have_the_same_inputs(name: str) -> None:
    seats = game(name).seats
    made = [encoding(game(name), count, talk="turns", room=seats[-1]) for count in seats]
    assert len({one.size for one in made}) == 1
    assert (
        len({tuple((part.name, part.start, part.length) for part in one.fields.values()) for one in made})
        == 1
    )


@every_game
def test_fields_and_entities_cover_every_input_once(subject: Subject) -> None:
    seen_as = encoding(subject.game, subject.game.seats[-1], talk=talk_of(subject.game))
    ends = [(part.start, part.start + part.length) for part in seen_as.fields.values()]
    assert [0, *(end for _, end in ends)] == [*(start for start, _ in ends), seen_as.size]
    inputs = np.concatenate([entities.inputs.ravel() for entities in seen_as.entities])
    assert sorted(inputs) == list(range(seen_as.size))
    for entities in seen_as.entities:
        assert sum(length for _, length in entities.features) == entities.inputs.shape[1]
    assert len(seen_as.scale) == seen_as.size


@every_game
def test_actions_and_moves_are_each_other(subject: Subject) -> None:
    playing, seats = subject.game, subject.game.seats[-1]
    seen_as = encoding(playing, seats)
    for seat in range(seats):
        for move in range(playing.moves.count):
            action = seen_as.to_action(seat, move)
            assert action == playing.moves.turned(move, seat, seats)
            assert seen_as.to_move(seat, action) == move


def test_the_own_seat_comes_first_in_actions_and_inputs() -> None:
    playing = game("passengers")
    seen_as = encoding(playing, 6)
    third_left_of_me = playing.moves.read("player seat-2")
    assert playing.moves.text(seen_as.to_action(4, third_left_of_me)) == "player seat-4"
    table: Any = playing.dealt(6, 1)
    row = seen_as.flat(table.row, 4)[0]
    faction = row[seen_as.fields["faction"].slice].reshape(6, 3)
    assert faction[0].tolist() == [int(table.faction[4] == one) for one in range(3)]
    mask = seen_as.mask(4, [third_left_of_me])
    assert np.flatnonzero(mask).tolist() == [seen_as.to_action(4, third_left_of_me)]


@every_game
def test_whoever_counts_the_seats_from_another_place_sees_the_same(subject: Subject) -> None:
    """A table with its seats turned, as the kernel turns tables, looks the same from the turned seat."""
    playing, seats = subject.game, subject.game.seats[-1]
    seen_as = encoding(playing, seats, talk=talk_of(playing))
    for table in played(playing, seats, 24, 5)[::3]:
        for seat in range(seats):
            turned = playing.turned(seen(playing, table, seat), seat)
            assert np.array_equal(seen_as.flat(table.row, seat), seen_as.flat(turned.row, 0))
            if seat in awaited(table):
                mine = seen_as.mask(seat, legal(playing, table, seat))
                assert np.array_equal(mine, seen_as.mask(0, legal(playing, turned, 0)))


@every_game
@pytest.mark.parametrize("log", [False, True])
def test_interpreted_and_compiled_observations_are_the_same(
    subject: Subject, log: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing, seats = subject.game, subject.game.seats[0]
    tables = played(playing, seats, 12, 6)[::4]
    compiled = encoding(playing, seats, talk=talk_of(playing), log=log)
    found = [compiled.flat(table.row, seat) for table in tables for seat in range(seats)]
    monkeypatch.setenv(INTERPRET, "1")
    plain = encoding(playing, seats, talk=talk_of(playing), log=log)
    expected = [plain.flat(table.row, seat) for table in tables for seat in range(seats)]
    assert np.array_equal(found, expected)


def deep(playing: Playable, seats: int) -> Any:
    """Tables of two games with talk, some decisions apart, the late ones first: what they leave behind lies
    where early ones have nothing."""
    batch, luck, found = Batch(playing, seats, 2, seats, threads=1), np.random.default_rng(7), []
    for step in range(STEPS.get(playing.name, 240)):
        if playing.talk and luck.random() < 0.7:
            batch.say(luck.integers(0, playing.talk.claims.count, 2))
        if step % 24 == 5:
            found += [batch.tables[i].copy() for i in range(2) if not batch.over[i]]
        legal = batch.legal()
        batch.play((legal * (1 - luck.random(legal.shape))).argmax(axis=1))
    return np.array(found[::-1], playing.table.dtype)


STEPS = {"passengers": 60}
"""Decisions to look at in a game, where they are few."""


def told_input_by_input(seen_as: Encoding, row: Any, seat: int) -> list[int]:
    """A table that was copied whole and veiled as for everybody, each input told by itself."""
    view, notes, by = seen_as.game.table(row.copy()), seen_as.notes(), seen_as.by_input
    seen_as.game.veil(view, seat)
    seen_as.digest.note(view, seat, notes)
    octets = view.row.tobytes() + notes.row.tobytes() + bytes(8)
    kept = np.array([*b"".join(octets[8 * word : 8 * word + 8] for word in seen_as.words)], np.uint8)
    return [
        input_at(kept.view(np.int8), int(said), by.plain, seen_as.program.places) for said in by.inputs[seat]
    ]


def seen_on_gpu(seen_as: Encoding, tables: Any, seats: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What kernels make of tables, in memory that holds anything."""
    cuda, n = PretendCuda(seen_as.game, seen_as.notes), len(tables)
    pretended = {
        "device": interpreted,
        "on_gpu": lambda rule: rule,
        "kernel": kernel,
        "the_cuda": lambda: cuda,
    }
    for name, value in pretended.items():
        monkeypatch.setattr(gpu_vec, name, value)
    monkeypatch.setenv(INTERPRET, "1")
    made, by = gpu_vec.kernels.__wrapped__(seen_as.game, False, False), seen_as.by_input
    kept = np.frombuffer(JUNK * 8 * n * len(seen_as.words), np.int64).reshape(n, -1).copy()
    seen = np.full((n, seen_as.size), 99, np.int8)
    blank, octets = words_of(seen_as.notes.blanks(1)), kept.view(np.int8)
    made.look[1, n](
        tables.view(np.int64).reshape(n, -1), seats, blank, *seen_as.looked_at, np.array(seen_as.words), kept
    )
    made.observe[n, 32](octets, seats, by.inputs, by.plain, seen_as.program.places, 5, seen)
    monkeypatch.undo()
    return seen


@every_game
@pytest.mark.parametrize("log", [False, True])
def test_what_is_copied_of_a_table_is_all_that_matters(
    subject: Subject, log: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here, and on a GPU, where nothing is written down but the words that are kept."""
    playing, count = subject.game, subject.game.seats[-1]
    seen_as = encoding(playing, count, talk=talk_of(playing), log=log)
    tables = deep(playing, count)[:: 4 if log else 1].copy()
    seats = np.arange(len(tables)) % count
    expected = [told_input_by_input(seen_as, tables[i : i + 1], int(seat)) for i, seat in enumerate(seats)]
    assert np.array_equal(seen_as.flat(tables, seats), expected)
    if not log:
        assert np.array_equal(seen_on_gpu(seen_as, tables, seats, monkeypatch), expected)


@rule
def count_news(t: Any, seat: int, notes: Any) -> None:
    """Notes that read the news."""
    notes.heard = t.told


@rule
def veil_by_news(t: Any, seat: int) -> None:
    """A veil that goes by the news that a seat has heard."""
    censor(t, seat)
    if t.told == 0:
        t.hand = -1


def hide(t: Any, seat: int) -> None:
    """A game's own rule, which hides more than news."""
    censor(t, seat)
    t.hand = -1


def veil_by_own(t: Any, seat: int) -> None:
    """A veil that calls it by the name of the kernel's."""
    censor(t, seat)


OWN_CENSOR = rule(FunctionType(hide.__code__, hide.__globals__, "censor"))
VEIL_BY_OWN = rule(FunctionType(veil_by_own.__code__, {"censor": OWN_CENSOR}, "veil"))


@every_game
def test_news_are_censored_for_notes_that_read_them(subject: Subject) -> None:
    """And for nobody else who learns."""
    veil = subject.game.veil
    seen_as = encoding(subject.game, subject.game.seats[0], talk=talk_of(subject.game))
    assert not NEWS & touched(seen_as.digest.note)
    assert not NEWS & touched(seen_as.veil)
    assert touched(veil) >= NEWS
    assert learners_veil(veil, count_news) is veil


def test_what_else_a_veil_does_stays() -> None:
    """One that goes by the news gets them censored, and a game's own `censor` is not the kernel's."""
    assert learners_veil(veil_by_news, nothing) is veil_by_news
    assert "hand" in touched(learners_veil(VEIL_BY_OWN, nothing))


@every_game
def test_only_own_parts_are_seen_of_fields_that_say_so(subject: Subject) -> None:
    playing, seats = subject.game, subject.game.seats[-1]
    for table in played(playing, seats, 16, 7):
        for seat in range(seats):
            view = seen(playing, table, seat)
            for name in playing.digest.own:
                cells = np.delete(view.row[name][0], seat, axis=0)
                assert (cells == playing.table.fields[name].blank).all(), name


def facts(playing: Playable, view: Record, seat: int) -> Any:
    """What decides: whether a seat is asked, what it may do, and what it knows for certain."""
    moves = tuple(legal(playing, view, seat)) if seat in awaited(view) else ()
    return moves, tuple((fact.about, repr(fact.message)) for fact in playing.known(view, seat))


def twins(playing: Playable, table: Record, seats: int) -> Iterator[tuple[int, list[Record]]]:
    """Views of each seat in worlds that another seat cannot tell apart."""
    for seat in range(min(seats, 3)):
        other = (seat + 1) % seats
        view = seen(playing, table, other)
        worlds = [table, *(playing.guessed(view, other, luck) for luck in range(3))]
        yield seat, [seen(playing, world, seat) for world in worlds]


@every_game
def test_what_a_seat_may_do_and_knows_is_in_what_it_observes(subject: Subject) -> None:
    """Views that look alike leave the same moves and the same certainties; they differ only by a little, as
    the worlds all fit what another seat sees."""
    playing, seats = subject.game, subject.game.seats[len(subject.game.seats) // 2]
    seen_as = encoding(playing, seats)
    differ = 0
    for table in played(playing, seats, 24, 8)[::5]:
        for seat, views in twins(playing, table, seats):
            by_row: dict[bytes, set[Any]] = {}
            for view in views:
                by_row.setdefault(seen_as.flat(view.row, seat).tobytes(), set()).add(
                    facts(playing, view, seat)
                )
            assert all(len(found) == 1 for found in by_row.values())
            differ += len(by_row) > 1
    assert differ > 3


@every_game
def test_nothing_is_observed_that_a_seat_cannot_see(subject: Subject) -> None:
    """Whatever world a seat guesses, it observes the same in it."""
    playing, seats = subject.game, subject.game.seats[-1]
    seen_as = encoding(playing, seats, talk=talk_of(playing))
    for table in played(playing, seats, 20, 9)[::4]:
        for seat in range(seats):
            view = seen(playing, table, seat)
            row = seen_as.flat(view.row, seat)
            assert np.array_equal(row, seen_as.flat(table.row, seat))
            assert np.array_equal(row, seen_as.flat(playing.guessed(view, seat, 1).row, seat))


@every_game
def test_the_log_can_be_added(subject: Subject) -> None:
    playing, seats = subject.game, subject.game.seats[0]
    without, with_log = encoding(playing, seats), encoding(playing, seats, log=True)
    assert {*with_log.fields} - {*without.fields} == {*playing.digest.leaves, *playing.table.spoken}
    table = played(playing, seats, 8, 3)[-1]
    row, longer = without.flat(table.row, 0)[0], with_log.flat(table.row, 0)[0]
    for name, part in without.fields.items():
        assert np.array_equal(row[part.slice], longer[with_log.fields[name].slice])


def of_field(seen_as: Encoding, table: Record, seat: int, name: str) -> Any:
    part = seen_as.fields[name]
    return seen_as.flat(table.row, seat)[0, part.slice].reshape(*part.shape, part.width)


def test_what_cerberus_cards_others_hold_at_least_is_what_people_are_told() -> None:
    playing, seats = game("cerberus"), 5
    seen_as = encoding(playing, seats)
    sure = 0
    for table in played(playing, seats, 90, 4)[::6]:
        least = of_field(seen_as, table, 1, "least")[:, :, 0]
        view: Any = seen(playing, table, 1)
        for place in range(1, seats):
            expected = cerberus_known.least(view, 1, (1 + place) % seats)
            assert least[place].tolist() == expected
            sure += sum(expected)
    assert sure > 0


def test_cargo_that_is_noted_is_where_it_is_said_to_be() -> None:
    """No more than people are told, and nearly as much; and true on the table."""
    playing, seats = game("mad-zeppelin"), 4
    seen_as = encoding(playing, seats)
    noted = told = 0
    for table in played(playing, seats, 60, 2)[::2]:
        for seat in range(seats):
            view: Any = seen(playing, table, seat)
            people = cargo.notes(view, seat)
            least = of_field(seen_as, table, seat, "least")[:, :, 0]
            for place in range(seats):
                other = (seat + place) % seats
                assert (least[place] <= np.array(people.hands[other])).all()
                noted += int(least[place].sum())
                told += sum(people.hands[other])
            hold = of_field(seen_as, table, seat, "next")
            cards = [int(cell.argmax()) if cell.any() else NONE for cell in hold]
            for known, card in zip(people.hold, cards, strict=False):
                assert card in (NONE, known)
    assert told * 0.95 <= noted


@pytest.mark.parametrize("objective", ["contracts", "stars"])
def test_by_what_chaos_contract_is_won_can_be_seen(objective: str) -> None:
    playing, seats, seen_totals = game("chaos-contract"), 3, set[int]()
    seen_as = encoding(playing, seats)
    tables: list[Any] = played(playing, seats, 240, 1, {"objective": objective})
    for table in tables[::8]:
        scores = of_field(seen_as, table, 1, "score")[:, 0].tolist()
        assert scores == [score(table, (1 + place) % seats) for place in range(seats)]
        seen_totals |= {*scores}
    assert len(seen_totals) > 2


def test_buffers_that_do_not_fit_are_refused() -> None:
    playing = game("passengers")
    seen_as = encoding(playing, 4)
    with pytest.raises(ValueError, match=f"int8 of shape \\(1, {seen_as.size}\\)"):
        seen_as.flat(playing.dealt(4, 1).row, 0, np.zeros((1, 3), np.int8))


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ((game("passengers").dealt(4, 1).row, 4), "seats: whole numbers from -1 to 3 are needed, not 4"),
        ((game("passengers").dealt(4, 1).row, [-2]), "seats: .* needed, not -2"),
        ((game("passengers").dealt(4, 1).row, 1.5), "seats: .* needed, not float64"),
        ((game("passengers").dealt(6, 1).row, 0), r"tables are for 4 seats here, not \[6\]"),
        ((game("cerberus").dealt(4, 1).row, 0), "tables are rows of passengers"),
        (([1, 2], 0), "tables are rows of passengers"),
    ],
)
def test_what_is_no_table_or_nobodys_seat_is_refused(asked: tuple[Any, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        encoding(game("passengers"), 4).flat(*asked)


@pytest.mark.parametrize(("lines", "last"), [(0, 12), (1, 12), (3, 13)])
def test_of_a_log_the_lines_in_use_are_copied_and_no_word_beside_the_table(lines: int, last: int) -> None:
    """The number of lines may lie anywhere in a word, and the log, of lines of twelve octets, at the end."""
    table = np.arange(100, 114)[None]
    table[0, 1] = 9 << 32 | lines << 16 | 7
    here = np.zeros(14, np.int64)
    fetch(here, table, 0, np.array([0]), np.array([[1, 16, 0xFFFF, 8 * 9 + 4, 12]]))
    copied = [*range(4), *range(9, last + 1)]
    assert np.array_equal(here[copied], table[0, copied])
    assert not np.delete(here, copied).any()


def test_notes_that_are_called_like_a_field_are_refused() -> None:
    playing = game("passengers")
    notes = type("Notes", (Record,), {"coin": count(0, 1)})
    with pytest.raises(TypeError, match="notes need names of their own: the table has a 'coin'"):
        encoding(replace(playing, digest=Digest(notes)), 4)
