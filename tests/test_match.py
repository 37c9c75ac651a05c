"""A match: moves, refusals, views, results, and files that may be anything."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

import turncoat
from tests.suite.registry import SUBJECTS, Case
from tests.suite.subject import Subject
from tests.suite.walk import random_decision
from turncoat.games.playable import Playable
from turncoat.kernel import chance
from turncoat.kernel.chance import FAST, SEALED
from turncoat.kernel.fault import NewsLost
from turncoat.kernel.moves import MASK_WORDS, marked
from turncoat.kernel.news import EVERYONE, tell
from turncoat.match import SPECTATOR, FileError, Match, Refused
from turncoat.words import LANGUAGES, Fault

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)


def played(subject: Subject, decisions: int, seed: int = 3, **more: Any) -> Match:
    """A match after so many random decisions."""
    match = Match(subject.game, subject.game.seats[1], seed, **more)
    luck = Random(seed)
    for _ in range(decisions):
        if not match.over:
            match.play(*random_decision(match.game, match.table, luck))
    return match


def ended(subject: Subject, seed: int = 3, **more: Any) -> Match:
    match = played(subject, subject.most_decisions, seed, **more)
    assert match.over
    return match


def is_russian(text: str) -> bool:
    return any("а" <= letter <= "я" for letter in text.lower())


def test_the_example_of_the_design(tmp_path: Path) -> None:
    game = turncoat.game("passengers")
    match = turncoat.Match(game, seats=6, seed=7, options={"edition": "second"})
    while not match.over:
        for seat in match.awaits:
            move = match.legal(seat)[0]
            match.play(seat, move)
    assert match.result["winners"]
    assert match.view(3)["seat"] == 3
    match.save(tmp_path / "game.json")
    assert turncoat.Match.load(tmp_path / "game.json").result == match.result
    assert turncoat.simulate(game, seats=6, games=1000, seed=1).games == 1000


def test_the_game_of_a_match_can_be_named() -> None:
    assert Match("passengers", 5, 7).saved() == Match(turncoat.game("passengers"), 5, 7).saved()
    with pytest.raises(Fault, match="no game “chess”; there are passengers"):
        Match("chess", 2, 7)
    with pytest.raises(TypeError, match=r"by its name or as turncoat\.game\(name\), not as 5"):
        Match(5, 2, 7)  # type: ignore[arg-type]


def test_a_table_is_turned_and_guessed_for_seats_that_there_are() -> None:
    match = Match("passengers", 5, 7)
    for seat in (5, 9, -2):
        said = f"no Player {seat + 1} here; there are Players 1 to 5"
        with pytest.raises(Fault, match=said):
            match.game.turned(match.table, seat)
        with pytest.raises(Fault, match=said):
            match.game.guessed(match.seen(0), seat, 1)
    assert match.game.guessed(match.seen(), SPECTATOR, 1).seats == 5


# Playing ---------------------------------------------------------------------------------------


@every_game
def test_only_awaited_seats_have_legal_moves(subject: Subject) -> None:
    match = Match(subject.game, subject.game.seats[0], 5)
    luck = Random(5)
    while not match.over:
        assert list(match.awaits) == sorted(set(match.awaits))
        for seat in range(SPECTATOR, match.seats):
            assert bool(match.legal(seat)) == (seat in match.awaits)
        seat = luck.choice(match.awaits)
        match.play(seat, luck.choice(match.legal(seat)))
    assert match.awaits == ()
    assert all(match.legal(seat) == [] for seat in range(SPECTATOR, match.seats))


@every_game
def test_a_move_names_itself(subject: Subject) -> None:
    match = played(subject, 4)
    seat = match.awaits[0]
    legal = match.legal(seat)
    assert [move.number for move in legal] == sorted({move.number for move in legal})
    for move in legal:
        assert match.game.moves.number(move.family, **move.parameters) == move.number
        assert match.say(move.message) == move.words


@every_game
def test_a_move_can_be_made_by_its_number(subject: Subject) -> None:
    one, two = played(subject, 4), played(subject, 4)
    seat = one.awaits[0]
    move = one.legal(seat)[-1]
    one.play(seat, move)
    two.play(seat, move.number)
    assert one.moves == two.moves
    assert one.table.bytes() == two.table.bytes()


def assert_refused(match: Match, seat: int, number: int, name: str) -> None:
    """A move is refused by this message in both languages, and nothing has changed."""
    for language in LANGUAGES:
        twin = copy.copy(match)
        twin.words = Match(match.game, match.seats, 0, language=language).words
        before = (twin.table.bytes(), list(twin.moves), list(twin.news), json.dumps(twin.view(0)))
        with pytest.raises(Refused) as fault:
            twin.play(seat, number)
        assert fault.value.message.name == name
        assert is_russian(str(fault.value)) == (language == "ru")
        assert (twin.table.bytes(), twin.moves, twin.news, json.dumps(twin.view(0))) == before


@every_game
@pytest.mark.parametrize("decisions", [0, 5, 20])
def test_a_seat_that_is_not_awaited_is_refused(subject: Subject, decisions: int) -> None:
    match = played(subject, decisions)
    number = match.legal(match.awaits[0])[0].number
    for seat in set(range(match.seats)) - set(match.awaits):
        assert_refused(match, seat, number, "error-not-awaited")


@every_game
@pytest.mark.parametrize("seat", [-1, 8, 10**30, -(10**30)])
def test_a_seat_that_does_not_exist_is_refused(subject: Subject, seat: int) -> None:
    assert_refused(played(subject, 3), seat, 0, "error-no-seat")


@every_game
@pytest.mark.parametrize("number", [-1, 256, 10**30, 10**4000])
def test_a_move_that_does_not_exist_is_refused(subject: Subject, number: int) -> None:
    match = played(subject, 3)
    assert_refused(match, match.awaits[0], number, "error-unknown-move")


@every_game
@pytest.mark.parametrize("decisions", [0, 5, 20, 30])
def test_a_move_of_another_phase_is_refused(subject: Subject, decisions: int) -> None:
    match = played(subject, decisions)
    if match.over:
        match = played(subject, 5)
    seat = match.awaits[0]
    families = {move.family for move in match.legal(seat)}
    tried = 0
    for number in range(match.game.moves.count):
        if match.game.moves.split(number)[0] not in families:
            tried += 1
            if tried % 20 == 1:
                assert_refused(match, seat, number, "error-illegal")
    assert tried or families == match.game.moves.families.keys()


@every_game
def test_after_the_end_every_move_is_refused(subject: Subject) -> None:
    match = ended(subject)
    for seat in (-1, 0, match.seats - 1):
        assert_refused(match, seat, 0, "error-over")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_cannot_be_dealt_is_refused_in_words(subject: Subject, language: str) -> None:
    game = subject.game
    wrong: list[tuple[int, dict[str, str]]] = [
        (game.seats[-1] + 1, {}),
        (10**30, {}),
        (game.seats[0], {"no-such-option": "x"}),
        *((game.seats[0], {option.name: "no-such-value"}) for option in game.options),
        *((game.seats[0], {option.name: "long" * 1000}) for option in game.options),
    ]
    for seats, options in wrong:
        with pytest.raises(Refused) as fault:
            Match(game, seats, 1, options, language=language)
        assert is_russian(str(fault.value)) == (language == "ru")


@every_game
@pytest.mark.parametrize("wrong", [5.0, None, 5.5, [5]])
def test_what_is_no_whole_number_changes_nothing(subject: Subject, wrong: Any) -> None:
    match = played(subject, 4)
    seat = match.awaits[0]
    number = match.legal(seat)[0].number
    before = (match.table.bytes(), list(match.moves), list(match.news))
    for arguments in ((seat, wrong), (wrong, number), (float(seat), number), (seat, float(number))):
        with pytest.raises(TypeError):
            match.play(*arguments)
    with pytest.raises(TypeError):
        match.view(wrong)
    assert (match.table.bytes(), match.moves, match.news) == before
    for arguments in ((match.seats, wrong), (wrong, 3)):
        with pytest.raises(TypeError):
            Match(match.game, *arguments)


@every_game
def test_whole_numbers_of_numpy_are_as_good_as_any(subject: Subject, tmp_path: Path) -> None:
    match = Match(subject.game, np.int64(subject.game.seats[0]), np.int64(3))  # type: ignore[arg-type]
    seat = match.awaits[0]
    match.play(np.int64(seat), np.int64(match.legal(seat)[0].number))  # type: ignore[arg-type]
    match.save(tmp_path / "match.json")
    assert Match.load(tmp_path / "match.json").moves == match.moves
    assert json.dumps(match.view(np.int64(seat)))  # type: ignore[arg-type]


@every_game
def test_the_outcome_of_a_move_is_known_before_it_is_made(subject: Subject) -> None:
    match, twin = played(subject, 9), played(subject, 9)
    luck = Random(5)
    while not match.over:
        move = random_decision(match.game, match.table, luck)
        before = match.table.bytes(), list(match.moves), list(match.news)
        outcome = match.outcome(*move)
        assert (match.table.bytes(), match.moves, match.news) == before
        subject.game.play(twin.table, *move)
        assert outcome.bytes() == twin.table.bytes()
        table = match.table
        match.make(*move, outcome)
        assert match.table is table
        assert table.bytes() == twin.table.bytes()
        assert match.moves == [*before[1], move]
        told = [(one.decisions, one.event) for one in match.news[len(before[2]) :]]
        assert told == [(table.decisions, event) for event in subject.game.news.read(twin.table)]


@every_game
def test_a_move_that_told_too_much_is_an_error_and_changes_nothing(subject: Subject) -> None:
    """A game that makes such a mistake is stopped before anything of it is kept."""

    def gossip(t: Any, seat: int, move: int) -> None:
        subject.game.play(t, seat, move)
        while True:
            tell(t, EVERYONE, 0)

    match = Match(replace(subject.game, play=gossip), subject.game.seats[0], 3)
    before = match.table.bytes(), list(match.news)
    with pytest.raises(NewsLost):
        match.play(match.awaits[0], match.legal(match.awaits[0])[0])
    assert (match.table.bytes(), match.news) == before
    assert match.moves == []


@every_game
def test_moves_can_be_kept_in_sets(subject: Subject) -> None:
    match = played(subject, 4)
    legal = match.legal(match.awaits[0])
    assert set(legal) == set(match.legal(match.awaits[0]))
    assert len(set(legal)) == len(legal)


@every_game
def test_a_copy_goes_its_own_way(subject: Subject) -> None:
    match = played(subject, 6)
    match.beside["people"] = [1]
    before, view = copy.deepcopy(match.saved()), match.view(0)
    other = match.copy()
    assert (other.saved(), other.view(0)) == (before, view)
    other.play(other.awaits[0], other.legal(other.awaits[0])[0])
    other.names.append("Anna")
    other.beside["people"].append(2)
    assert (match.saved(), match.view(0)) == (before, view)
    assert match.after(len(match.moves)).saved() == before
    assert match.after(2).moves == match.moves[:2]


@every_game
def test_more_names_than_seats_are_refused(subject: Subject) -> None:
    seats = subject.game.seats[0]
    with pytest.raises(Refused, match=f"{seats + 1} names for {seats} seats"):
        Match(subject.game, seats, 1, names=["A"] * (seats + 1))


@every_game
def test_a_refusal_survives_pickling(subject: Subject) -> None:
    match = played(subject, 6, names=["Анна"], language="ru")
    with pytest.raises(Refused) as fault:
        match.play(match.seats, 0)
    for twin in (pickle.loads(pickle.dumps(fault.value)), copy.copy(fault.value)):
        assert type(twin) is Refused
        assert (str(twin), twin.message, twin.names) == (str(fault.value), fault.value.message, ("Анна",))


# Views and results -----------------------------------------------------------------------------


def test_views_are_json(chosen_case: Case) -> None:
    match = Match(chosen_case.game, chosen_case.seats, 2, chosen_case.options)
    luck = Random(2)
    while True:
        turn, rest = divmod(match.table.decisions, 9)
        looks = {turn % (chosen_case.seats + 1) - 1, *match.awaits} if rest == 0 else set()
        for seat in range(SPECTATOR, chosen_case.seats) if match.over else sorted(looks):
            view, offered = match.view(seat), match.legal(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["over"] == match.over
            assert view["options"].keys() == {option.name for option in chosen_case.game.options}
            assert [move["message"] for move in view["moves"]] == [move.message.json() for move in offered]
            assert [move["number"] for move in view["moves"]] == [move.number for move in offered]
        if match.over:
            break
        match.play(*random_decision(match.game, match.table, luck))


@every_game
def test_looking_changes_nothing(subject: Subject) -> None:
    match = played(subject, 12)
    before = match.table.bytes()
    for seat in range(SPECTATOR, match.seats):
        match.view(seat)
        match.log(seat)
        match.prompt(seat)
        match.seen(seat)
    assert match.table.bytes() == before


@every_game
def test_a_result_has_winners_payoffs_and_a_sheet(subject: Subject) -> None:
    match = ended(subject)
    result = match.result
    assert result["payoffs"] == match.payoffs
    assert result["winners"] == [seat for seat in range(match.seats) if match.payoffs[seat] > 0]
    assert result["winners"]
    assert result["sheet"]
    assert json.loads(json.dumps(result)) == result


@every_game
def test_there_is_no_result_before_the_end(subject: Subject) -> None:
    match = played(subject, 5)
    with pytest.raises(ValueError, match="not over yet"):
        _ = match.result
    assert match.payoffs == [0] * match.seats


# Files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 17, 1000])
def test_a_saved_match_comes_back_as_it_was(chosen_case: Case, decisions: int, tmp_path: Path) -> None:
    names = [f"Игрок «{seat}»" for seat in range(chosen_case.seats)]
    match = Match(chosen_case.game, chosen_case.seats, 2**128 - 1 - decisions, chosen_case.options, names)
    luck = Random(decisions)
    while not match.over and len(match.moves) < decisions:
        match.play(*random_decision(match.game, match.table, luck))
    match.save(tmp_path / "match.json")
    for language in LANGUAGES:
        other = Match.load(tmp_path / "match.json", language)
        assert other.table.bytes() == match.table.bytes()
        assert (other.moves, other.news, other.names) == (match.moves, match.news, match.names)
        assert (other.seed, other.options) == (match.seed, match.options)
        assert other.words.language == language
    again = Match.load(tmp_path / "match.json")
    for seat in range(SPECTATOR, chosen_case.seats):
        assert again.view(seat) == match.view(seat)


def test_files_with_moves_by_number_are_read_still() -> None:
    """They were written before moves had texts."""
    for saved in json.loads((Path(__file__).parent / "saved_with_numbers.json").read_text("utf-8")):
        assert saved["format_version"] == 1
        match = Match.replayed(saved)
        assert match.over
        assert [(seat, move) for seat, move in saved["moves"]] == match.moves
        assert match.digest() == saved["digest"]
        again = match.saved()
        assert again["format_version"] == 4
        assert Match.replayed(again).moves == match.moves


@every_game
def test_a_sealed_match_comes_back_and_keeps_its_stream(subject: Subject) -> None:
    game, luck = subject.game, Random(5)
    match = Match(game, game.seats[0], 2**128 - 5, stream=SEALED)
    while not match.over and len(match.moves) < 40:
        match.play(*random_decision(game, match.table, luck))
    saved = json.loads(json.dumps(match.saved()))
    assert saved["stream"] == SEALED
    for other in (Match.replayed(saved), match.after(len(match.moves)), match.copy()):
        assert (other.stream, other.table.bytes()) == (SEALED, match.table.bytes())
    with pytest.raises(FileError):
        Match.replayed(saved | {"stream": FAST})


@every_game
def test_a_seat_looks_back_on_a_sealed_match_as_it_saw_it(subject: Subject) -> None:
    """What is looked back on is not played again, so compiled rules need not know the stream."""
    game, luck = subject.game, Random(6)
    match = Match(game, game.seats[0], 6, stream=SEALED)
    seen = []
    while not match.over and len(match.moves) < 40:
        seen.append(match.seen(1).bytes())
        match.play(*random_decision(game, match.table, luck))
    past = match.past(1)
    assert [game.table(past[place : place + 1]).bytes() for place in range(len(past))] == seen


class AsCompiled:
    """Rules as the compiler has them: they draw from the fast stream, whatever lies on the table."""

    def __init__(self, game: Playable) -> None:
        self.game = game

    def veil(self, row: NDArray[Any], seat: int) -> None:
        self.game.veil(self.game.table(row), seat)

    def legal(self, row: NDArray[Any], seat: int) -> list[int]:
        mask = [0] * MASK_WORDS
        self.game.legal(self.game.table(row), seat, mask)
        return list(marked(mask))

    def play(self, row: NDArray[Any], seat: int, move: int) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(chance, "draw", chance.xoshiro)
            self.game.play(self.game.table(row), seat, move)


@every_game
def test_compiled_rules_change_nothing_on_a_sealed_table(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, luck = subject.game, Random(7)
    plain = Match(game, game.seats[0], 7, stream=SEALED)
    other = plain.copy()
    while not plain.over and len(plain.moves) < 60:
        decision = random_decision(game, plain.table, luck)
        plain.play(*decision)
        with monkeypatch.context() as patch:
            patch.setattr("turncoat.match.quick", lambda _: AsCompiled(game))
            other.play(*decision)
        assert other.table.bytes() == plain.table.bytes()


def test_a_file_names_a_stream_that_there_is() -> None:
    saved = Match(turncoat.game("passengers"), 5, 1).saved()
    with pytest.raises(FileError, match="no random stream “dice”; there are xoshiro128"):
        Match.replayed(saved | {"stream": "dice"})
    del saved["stream"]
    with pytest.raises(FileError, match="stream"):
        Match.replayed(saved)
    assert Match.replayed(saved | {"format_version": 3}).stream == FAST


@every_game
def test_a_move_can_be_made_by_its_text(subject: Subject) -> None:
    match = played(subject, 3)
    seat = match.awaits[0]
    move = match.legal(seat)[-1]
    other = match.copy()
    match.play(seat, move.text)
    other.play(seat, move.number)
    assert match.table.bytes() == other.table.bytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "sing loudly", "vote", "vote whale"])
def test_a_text_that_is_no_move_is_refused_in_words(text: str, language: str) -> None:
    match = Match(turncoat.game("passengers"), 5, 1, language=language)
    before = match.table.bytes()
    with pytest.raises(Refused) as fault:
        match.play(match.awaits[0], text)
    assert fault.value.message.name == "error-no-move"
    assert text in str(fault.value)
    assert is_russian(str(fault.value)) == (language == "ru")
    assert (match.table.bytes(), match.moves) == (before, [])


@every_game
def test_every_prefix_of_a_match_can_be_replayed(subject: Subject) -> None:
    match = ended(subject)
    saved = match.saved()
    earlier = Match(match.game, match.seats, match.seed)
    for length, (seat, move) in enumerate(match.moves):
        if length % 7 == 0:
            assert Match.replayed(earlier.saved()).table.bytes() == earlier.table.bytes()
        earlier.play(seat, move)
    assert Match.replayed(saved).saved() == saved


def test_what_is_kept_beside_a_match_comes_back(tmp_path: Path) -> None:
    match = played(SUBJECTS[0], 5)
    match.beside = {"people": [0, 2], "seed": "nothing of the match's own"}
    match.save(tmp_path / "match.json")
    other = Match.load(tmp_path / "match.json")
    assert (other.beside, other.seed) == (match.beside, match.seed)
    without = {name: value for name, value in match.saved().items() if name != "beside"}
    assert Match.replayed(without).beside == {}


def test_saving_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    match = played(SUBJECTS[0], 5)
    match.save(file)
    before = file.read_bytes()
    match.play(match.awaits[0], match.legal(match.awaits[0])[0])

    def half(path: Path, text: str, *_: Any) -> None:
        path.write_bytes(text[:50].encode())
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", half)
        with pytest.raises(OSError, match="No space"):
            match.save(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]
    match.save(file)
    assert Match.load(file).moves == match.moves
    assert list(tmp_path.iterdir()) == [file]


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(tmp_path / "match.json")
    played(SUBJECTS[0], 5).save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert len(Match.load(tmp_path / "match.json").moves) == 5


def test_a_missing_file_is_an_ordinary_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Match.load(tmp_path / "nothing.json")
    with pytest.raises((IsADirectoryError, PermissionError)):
        Match.load(tmp_path)


SAVED = json.dumps(played(SUBJECTS[0], 25).saved())


def broken(**changes: Any) -> Any:
    """The saved match with some parts changed; `None` takes a part out."""
    saved = json.loads(SAVED) | changes
    return {name: value for name, value in saved.items() if value is not None}


def with_moves(at: int, pair: Any) -> Any:
    saved = json.loads(SAVED)
    saved["moves"][at] = pair
    return saved


@pytest.mark.parametrize(
    ("saved", "said"),
    [
        (None, "not a saved match"),
        ([], "not a saved match"),
        ("turncoat match", "not a saved match"),
        ({}, "not a saved match"),
        (broken(format="chess"), "not a saved match"),
        (broken(format=["turncoat match"]), "not a saved match"),
        (broken(format_version=5), "written in format 5; this version reads format 4"),
        (broken(format_version=None), "written in format None"),
        (broken(format_version=float("nan")), "written in format nan"),
        (broken(game="chess"), "of another game. There is no game “chess”"),
        (broken(game="../passengers"), "of another game"),
        (broken(game=7), "“game” is missing or malformed"),
        (broken(rules_version=99, digest="other"), "played by version 99 of the rules"),
        (broken(rules_version=99, moves=[[0, "no such move"]]), "played by version 99 of the rules"),
        (broken(rules_version=True), "“rules_version” is missing or malformed"),
        (broken(seats=10**30), "damaged"),
        (broken(seats=-5), "damaged"),
        (broken(seats=True), "“seats” is missing or malformed"),
        (broken(seats=5.0), "“seats” is missing or malformed"),
        (broken(seats=None), "“seats” is missing or malformed"),
        (broken(seed=7), "“seed” is missing or malformed"),
        (broken(seed="-1"), "“seed” is not a whole number from 0"),
        (broken(seed=str(2**128)), "outside 0 to"),
        (broken(seed="9" * 5000), "“seed” is not a whole number from 0"),
        (broken(seed="7.5"), "“seed” is not a whole number from 0"),
        (broken(seed="1_0"), "“seed” is not a whole number from 0"),
        (broken(seed="٣"), "“seed” is not a whole number from 0"),
        (broken(seed=""), "“seed” is not a whole number from 0"),
        (broken(options={"colour": "red"}), "damaged: .*colour"),
        (broken(options={"sets": 3}), "names and options must be texts"),
        (broken(options={"sets": "x" * 10**5}), "damaged"),
        (broken(options=[]), "“options” is missing or malformed"),
        (broken(names=[1, 2]), "names and options must be texts"),
        (broken(names=["\ud800"]), "names and options must be texts"),
        (broken(names="Anna"), "“names” is missing or malformed"),
        (broken(moves={}), "“moves” is missing or malformed"),
        (broken(moves=[]), "its moves do not lead to the table it names"),
        (with_moves(0, [0]), "not a list of pairs"),
        (with_moves(0, [0, 1]), "not a list of pairs"),
        (with_moves(0, [0, ["vote raven"]]), "not a list of pairs"),
        (with_moves(0, [True, "vote raven"]), "not a list of pairs"),
        (with_moves(0, "01"), "not a list of pairs"),
        (with_moves(3, [10**30, "vote raven"]), "damaged"),
        (with_moves(3, [0, "9" * 4000]), "damaged: There is no move"),
        (with_moves(3, [-1, "vote raven"]), "damaged"),
        (broken(names=list("ABCDEFGHI")), "damaged: There are 9 names for 5 seats"),
        (broken(claims={}), "“claims” is missing or malformed"),
        (broken(claims=[[0, 0, "i-am souls"]]), "“claims” is missing or malformed"),
        (broken(claims=[[0, 0, "i-am souls", [9]]]), "“claims” is missing or malformed"),
        (broken(claims=[[0, 0, "i-am nobody", [0]]]), "damaged: There is no claim"),
        (broken(claims=[[0, 0, "i-doubt-it seat-8", [0]]]), "damaged: There is no claim"),
        (broken(claims=[[0, 9, "i-am souls", [0]]]), "damaged"),
        (broken(claims=[[0, 0, "i-am souls", [0, 1, 2, 3, 4]]]), "do not lead to the table"),
        (broken(beside=[1]), "“beside” is missing or malformed"),
        (broken(beside={"a": ["\ud800"]}), "“beside” is missing or malformed"),
        (broken(digest="0" * 64), "its moves do not lead to the table it names"),
        (broken(digest=None), "“digest” is missing or malformed"),
        (broken(seed="4"), "damaged"),
    ],
    ids=str,
)
def test_damaged_and_foreign_matches_are_refused_with_a_reason(saved: Any, said: str) -> None:
    with pytest.raises(FileError, match=said):
        Match.replayed(copy.deepcopy(saved), "evening.json")
    with pytest.raises(FileError, match=r"evening\.json") as fault:
        Match.replayed(copy.deepcopy(saved), "evening.json", "ru")
    assert is_russian(str(fault.value))


def test_an_illegal_move_in_a_file_is_refused_in_words() -> None:
    with pytest.raises(FileError, match=r"evening.json is damaged: That cannot be done now \(stop\)\."):
        Match.replayed(with_moves(0, [played(SUBJECTS[0], 0).awaits[0], "stop"]), "evening.json")


def reason(load: Callable[[], Match]) -> str | None:
    """Why a match is refused; None where it comes back as it was."""
    try:
        match = load()
    except FileError as fault:
        return str(fault)
    assert match.digest() == json.loads(SAVED)["digest"]
    return None


def load_rubbish(folder: Path, octets: bytes) -> None:
    """Whatever a file holds, it is loaded as it was saved or refused with its name."""
    path = folder / "match.json"
    path.write_bytes(octets)
    assert str(path) in (reason(lambda: Match.load(path)) or str(path))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rubbish")


@pytest.mark.parametrize(
    "octets",
    [
        b"",
        b"\x00" * 100,
        b"\xff\xfe\x00",
        b"\xef\xbb\xbf{}",
        b"[" * 100_000,
        b"1" * 10_000,
        b'{"format": "turncoat match", "format_version": ' + b"9" * 5000 + b"}",
        b"nul",
        SAVED.encode("utf-16"),
        SAVED.encode() + b"}",
    ],
    ids=lambda octets: repr(octets[:12]),
)
def test_files_that_are_no_json_are_refused(folder: Path, octets: bytes) -> None:
    path = folder / "match.json"
    path.write_bytes(octets)
    with pytest.raises(FileError, match=r"match\.json is not a saved match"):
        Match.load(path)


@given(st.integers(0, len(SAVED) - 1))
def test_truncated_files_are_refused(folder: Path, length: int) -> None:
    path = folder / "match.json"
    path.write_text(SAVED[:length])
    with pytest.raises(FileError, match="no JSON text"):
        Match.load(path)


@given(st.binary(max_size=200))
def test_binary_rubbish_is_refused(folder: Path, octets: bytes) -> None:
    load_rubbish(folder, octets)


@given(st.integers(0, len(SAVED) - 1), st.binary(max_size=4), st.integers(0, 6))
def test_random_damage_is_refused_or_harmless(folder: Path, at: int, new: bytes, length: int) -> None:
    octets = SAVED.encode()
    load_rubbish(folder, octets[:at] + new + octets[at + length :])


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(json.loads(SAVED))), ANYTHING)
def test_any_value_in_any_place_is_refused_or_harmless(name: str, value: Any) -> None:
    said = reason(lambda: Match.replayed(json.loads(SAVED) | {name: value}, "evening.json"))
    assert said is None or said.startswith("evening.json ")


@given(st.integers(0, 24), st.integers(), st.integers())
def test_any_pair_of_numbers_in_the_moves_is_refused_or_harmless(at: int, seat: int, move: int) -> None:
    said = reason(lambda: Match.replayed(with_moves(at, [seat, move]), "evening.json"))
    assert said is None or said.startswith("evening.json is damaged: ")
