"""The commands, each as somebody types it."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import turncoat
from turncoat import cli
from turncoat.bots import BOTS
from turncoat.bots.network import load, save
from turncoat.bots.players import FOLDER as PLAYERS
from turncoat.games import NAMES
from turncoat.kernel.chance import FAST, SEALED
from turncoat.kernel.rule import INTERPRET
from turncoat.server import fair
from turncoat.server.lock import Lock
from turncoat.server.settings import Settings
from turncoat.server.store import prepare
from turncoat.words import Words

COMMANDS = (
    "play", "replay", "simulate", "arena", "ladder", "learn", "bench", "games", "deal", "serve", "verify",
    "backup", "restore", "check", "mcp",
)  # fmt: skip


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 columns, and no compiler."""

    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game in a file."""
    match = turncoat.Match(turncoat.game("passengers"), seats=5, seed=7, names=list("ABCDE"))
    while not match.over:
        match.play(match.awaits[0], match.legal(match.awaits[0])[0])
    match.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def run(*arguments: str, typed: str = "") -> Any:
    return CliRunner().invoke(cli.app, list(arguments), input=typed)


def fault(*arguments: str) -> str:
    """The one line on standard error with which a command refuses."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("turncoat: ")
    assert result.stderr.count("\n") == 1
    return str(result.stderr)


def test_the_help_shows_all_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example: turncoat {command}" in result.stdout


# Keeping a server ------------------------------------------------------------------------------


def test_tables_are_backed_up_put_back_and_looked_at(tmp_path: Path) -> None:
    database, file = str(tmp_path / "tables.db"), str(tmp_path / "one.backup")
    prepare(database)
    assert "holds 0 tables with 0 entries" in run("backup", file, "--database", database).stdout
    assert "overwrites nothing" in fault("backup", file, "--database", database)
    result = run("restore", file, "--database", str(tmp_path / "other.db"))
    assert result.exit_code == 0
    assert "is put back: 0 tables" in result.stdout
    assert "There is no file" in fault("restore", str(tmp_path / "none"), "--database", database)
    result = run("check", "--database", str(tmp_path / "other.db"))
    assert result.exit_code == 0
    assert "ok · lock: No server has the database." in result.stdout


def test_what_is_wrong_is_told_to_programs_too(tmp_path: Path) -> None:
    (tmp_path / "foreign.db").write_text("no database at all" * 100)
    result = run("check", "--database", str(tmp_path / "foreign.db"), "--json")
    told = json.loads(result.stdout)
    assert (result.exit_code, told["ok"]) == (1, False)
    assert [one["part"] for one in told["found"] if one["verdict"] == "fault"] == ["database"]


# Learning --------------------------------------------------------------------------------------


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The plans that would be followed."""
    found: list[Any] = []
    monkeypatch.setattr("turncoat.learn.run.learn", lambda plans, *_: found.extend(plans))
    return found


def test_what_is_wished_for_is_planned(planned: list[Any], tmp_path: Path) -> None:
    assert run("learn", "passengers", "--seconds", "5", "--seed", "0", "--plan", "width=64").exit_code == 0
    assert (planned[0].seed, planned[0].seconds, planned[0].width) == (0, 5.0, 64)
    for name, talk in (("passengers", "turns"), ("mad-zeppelin", "off")):
        planned.clear()
        file = str(PLAYERS / f"{name}.npz")
        for against in (file, "learned-hard"):
            words = "learn", name, "--rounds", "1", "--against", against, "--plan", "by=comparisons"
            assert run(*words).exit_code == 0
            plan = planned.pop()
            assert (plan.talk, plan.against, plan.begin) == (talk, file, file), "it talks if that one does"
    planned.clear()
    assert run("learn", "chaos-contract", "--like", "learned-easy", "--rounds", "3").exit_code == 0
    assert [(plan.by, plan.rounds) for plan in planned] == [("comparisons", 3)] * 2
    old = tmp_path / "old.npz"
    save(old, [], {**load(PLAYERS / "cerberus.npz").told, "meaning": "what it was"})
    planned.clear()
    assert run("learn", "cerberus", "--like", str(old)).exit_code == 0, "it is to be learned anew"
    assert [plan.seconds for plan in planned] == [1330.0, 1100.0]


def test_learning_that_cannot_be_planned_is_refused(planned: list[Any], tmp_path: Path) -> None:
    save(tmp_path / "mute.npz", [], {"game": "cerberus", "talk": "off"})
    for words, why in (
        (["--seconds", "0"], "some --seconds or some --rounds"),
        (["--seconds", "nan"], "some --seconds or some --rounds"),
        (["--seconds", "5", "--rounds", "-2"], "some --seconds or some --rounds"),
        (["--like", "learned-hard", "--seconds", "0"], "some --seconds or some --rounds"),
        (["--like", "hard"], "hard has no learned player"),
        (["--like", str(PLAYERS / "passengers.npz")], "has learned passengers, not this game"),
        (["--like", str(tmp_path / "mute.npz")], "does not say how its player was learned"),
        (["--like", "learned-hard", "--against", str(PLAYERS / "cerberus.npz")], "name --like or --against"),
        (["--seconds", "5", "--against", "nobody.npz"], "nobody.npz has no learned player"),
    ):
        assert why in fault("learn", "cerberus", *words)
    assert not planned


# Playing ---------------------------------------------------------------------------------------


def test_play_to_the_score_sheet_and_replay(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    result = run("play", "passengers", "--seats", "5", "--seed", "7", "--save", str(file), typed="1\n" * 60)
    assert result.exit_code == 0, result.output
    assert "The score sheet" in result.stdout
    assert turncoat.Match.load(file).over
    assert "The score sheet" in run("replay", str(file)).stdout


def test_quitting_asks_where_to_save(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    typed = f"q\n{tmp_path}/no/such/folder.json\n{file}\n"
    result = run("play", "passengers", "--seed", "7", typed=typed)
    assert result.exit_code == 0
    assert "cannot be a new file" in " ".join(result.stdout.split())
    assert not turncoat.Match.load(file).over


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "half game.json"
    people = ("--people", "Anna,Boris", "--seat", "2")
    left = run("play", "passengers", "--seed", "7", *people, typed=f"\n1\n1\n\nq\n{file}\n")
    said = "".join(left.stdout.split())
    assert f"turncoatplaypassengers--resume'{file}'".replace(" ", "") in said
    half = turncoat.Match.load(file)
    assert json.loads(file.read_text())["beside"]["people"] == [1, 2]
    result = run("play", "passengers", "--resume", str(file), typed="1\n" * 200)
    assert result.exit_code == 0, result.output
    assert "At this screen: Anna and Boris." in result.stdout
    whole = turncoat.Match.load(file)
    assert whole.over
    assert whole.moves[: len(half.moves)] == half.moves


def test_going_on_shows_what_happened_since(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    run("play", "passengers", "--seed", "7", typed=f"1\n1\nq\n{file}\n")
    again = run("play", "passengers", "--resume", str(file), typed="q\n").stdout
    assert "Round I began" not in again
    assert "Traveller seated a Passenger" in again


def test_what_going_on_refuses(saved: Path) -> None:
    assert "come from the file" in fault("play", "passengers", "--resume", str(saved), "--seats", "5")
    assert "Add --seat" in fault("play", "passengers", "--resume", str(saved))
    assert "seats are 1 to 5" in fault("play", "passengers", "--resume", str(saved), "--seat", "6")
    assert "No such file" in fault("play", "passengers", "--resume", "none.json")
    assert run("play", "passengers", "--resume", str(saved), "--seat", "2").exit_code == 0


def test_the_end_of_the_input_quits() -> None:
    assert run("play", "passengers", "--seed", "7").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nothing"], "there are passengers"),
        (["passengers", "--seats", "9"], "4 to 8 players"),
        (["passengers", "--seats", "many"], "--seats"),
        (["passengers", "--seat", "6"], "seats are 1 to 5"),
        (["passengers", "--option", "layout"], "name=value"),
        (["passengers", "--option", "layout=c"], "one of: a, b"),
        (["passengers", "--option", "boats=3"], "Its options: edition"),
        (["passengers", "--lang", "de"], "there are en, ru"),
        (["passengers", "--seed", "-1"], "outside 0 to"),
        (["passengers", "--people", "Anna,Anna"], "different names"),
        (["passengers", "--people", "A,B,C,D,E,F"], "1 to 5 different names"),
        (["passengers", "--save", "."], "cannot be a new file"),
        ([], "Missing argument"),
    ],
)
def test_what_play_refuses(arguments: list[str], said: str) -> None:
    assert said in fault("play", *arguments)


def test_play_never_imports_the_compiler() -> None:
    program = (
        "import sys\nfrom turncoat.cli import app\n"
        "try:\n    app(['play', 'passengers', '--seed', '7', '--seats', '6'])\n"
        "finally:\n    print('numba' in sys.modules, file=sys.stderr)\n"
    )
    surroundings = {name: value for name, value in os.environ.items() if name != INTERPRET}
    result = subprocess.run(
        [sys.executable, "-c", program], input="1\n" * 80, env=surroundings, capture_output=True,
        encoding="utf-8", check=True,
    )  # fmt: skip
    assert "The score sheet" in result.stdout
    assert result.stderr == "False\n"


def test_a_game_of_people_without_names_goes_on(tmp_path: Path) -> None:
    match = turncoat.Match(turncoat.game("passengers"), seats=5, seed=7)
    match.beside["people"] = [0, 1]
    match.save(tmp_path / "game.json")
    result = run("play", "passengers", "--resume", str(tmp_path / "game.json"), typed="1\n" * 200)
    assert result.exit_code == 0, result.output
    assert "Player 2, sit down at the screen" in " ".join(result.stdout.split())
    assert "Player 1: " in run("replay", str(tmp_path / "game.json"), "--all").stdout


# In Russian ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "nothing"], "Игры «nothing» нет; есть passengers, "),
        (["play", "passengers", "--lang", "de"], "Языка «de» нет; есть en, ru."),
        (["play", "passengers", "--seed", "-1"], "Число раздачи -1 не подходит: нужно от 0 до 2**128 - 1."),
        (["play", "passengers", "--seats", "9"], "9 не подходит"),
        (["simulate", "nothing"], "Игры «nothing» нет; есть passengers, "),
        (
            ["simulate", "passengers", "--bots", "clever"],
            "Бота «clever» нет; есть random, handwritten, easy, ",
        ),
        (["simulate", "passengers", "--bots", "random,random"], "по одному на каждое место (мест 5), а не 2"),
        (["simulate", "passengers", "--games", "0"], "Число игр должно быть не меньше 1, а не 0."),
        (["simulate", "passengers", "--seed", "-1"], "нужно от 0 до 2**64 - 1"),
        (["simulate", "passengers", "--cores", "0"], "Число ядер должно быть не меньше 1, а не 0."),
        (["simulate", "passengers", "--option", "layout=c"], "Настройка «layout» не может быть «c»."),
        (["deal", "nothing"], "Игры «nothing» нет; есть passengers, "),
        (["deal", "passengers"], "Карты passengers в каждой игре одни и те же."),
        (["deal", "chaos-contract", "--lang", "de"], "Языка «de» нет; есть en, ru."),
        (["deal", "chaos-contract", "--seats", "6"], "6 не подходит"),
        (["deal", "chaos-contract", "--option", "icons=none"], "Настройка «icons» не может быть «none»."),
        (["bench", "--seconds", "0"], "Число секунд должно быть больше 0"),
        (["bench", "--seats", "9"], "9 не подходит"),
        (["bench", "--cores", "0"], "Число ядер"),
        (["replay", "broken.json"], "broken.json — не сохранённая игра: это не текст JSON."),
        (["replay", "damaged.json"], "damaged.json повреждён: его ходы не приводят к столу"),
        (["replay", "illegal.json"], "illegal.json повреждён: A сейчас ничего не решает."),
    ],
)
def test_faults_in_russian(
    monkeypatch: pytest.MonkeyPatch, saved: Path, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(saved.parent)
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    Path("broken.json").write_text("{")
    Path("damaged.json").write_text(saved.read_text().replace('"digest": "', '"digest": "0'))
    content = json.loads(saved.read_text())
    Path("illegal.json").write_text(json.dumps(content | {"moves": [[0, "vote raven"]]}))
    assert said in fault(*arguments)


def test_a_terminal_that_cannot_write_russian_gets_question_marks() -> None:
    surroundings = os.environ | {"PYTHONIOENCODING": "cp1252", "LC_ALL": "ru_RU.UTF-8"}
    for arguments, code in ((["games"], 0), (["play", "nothing"], 2), (["play", "passengers"], 0)):
        result = subprocess.run(
            [sys.executable, "-m", "turncoat.cli", *arguments], input=b"1\n1\n", env=surroundings,
            capture_output=True, check=False,
        )  # fmt: skip
        assert result.returncode == code, result.stderr
        assert b"Traceback" not in result.stderr
        assert b"??" in result.stdout + result.stderr


# Replaying -------------------------------------------------------------------------------------


def test_replay_prints_every_step(saved: Path) -> None:
    moves = len(turncoat.Match.load(saved).moves)
    for view in ([], ["--seat", "2"], ["--all"]):
        result = run("replay", str(saved), *view)
        assert result.exit_code == 0
        assert f"Step 0 of {moves}" in result.stdout
        assert f"Step {moves} of {moves}" in result.stdout


@pytest.fixture
def dice(tmp_path: Path) -> Path:
    """A finished game of the small example in a file."""
    match = turncoat.Match(turncoat.game("liars-dice"), 2, 7, {"dice": "2"}, ["Ann", "Ben"])
    while not match.over:
        seat = match.awaits[0]
        match.play(seat, BOTS["handwritten"].decide(match.game, match.seen(seat), seat, [1, 2, 3, 4]))
    match.save(tmp_path / "dice.json")
    return tmp_path / "dice.json"


def test_replay_analyses_a_game(dice: Path) -> None:
    told = run("replay", str(dice), "--analyse", "--effort", "4")
    assert told.exit_code == 0
    assert "for somebody who only looks on" in told.stdout.replace("\n", " ")
    assert "The end" in told.stdout
    assert told.stdout == run("replay", str(dice), "--analyse", "--effort", "4").stdout
    data = json.loads(run("replay", str(dice), "--analyse", "--effort", "4", "--json", "--seat", "2").stdout)
    assert data["seat"] == 1
    assert all(one["move"] is None for one in data["decisions"] if one["seat"] == 0)
    assert "Итог" in run("replay", str(dice), "--analyse", "--effort", "4", "--lang", "ru").stdout


def test_an_analysis_goes_by_what_players_knew(dice: Path, tmp_path: Path) -> None:
    assert "--analyse" in fault("replay", str(dice), "--json")
    assert "either --analyse or --all" in fault("replay", str(dice), "--analyse", "--all")
    assert 'no effort "much"' in fault("replay", str(dice), "--analyse", "--effort", "much")
    match = turncoat.Match.load(dice).after(3)
    match.save(tmp_path / "begun.json")
    assert "not over yet" in fault("replay", str(tmp_path / "begun.json"), "--analyse")
    told = run("replay", str(tmp_path / "begun.json"), "--analyse", "--effort", "3", "--seat", "1")
    assert told.exit_code == 0


def test_hints_are_given_where_they_are_allowed() -> None:
    game = ("play", "liars-dice", "--seats", "2", "--seed", "3")
    asked = run(*game, "--hints", typed="t\nq\n\n").stdout
    assert "Hints are allowed" in asked
    assert "Chance to win" in asked
    silent = run(*game, typed="t\nq\n\n").stdout
    assert "Hints" not in silent
    assert "Chance to win" not in silent


def test_replay_shows_a_seat_only_what_it_saw(saved: Path) -> None:
    start = run("replay", str(saved), "--seat", "2").stdout.partition("Step 1 of")[0]
    everything = run("replay", str(saved), "--all").stdout.partition("Step 1 of")[0]
    spectator = run("replay", str(saved)).stdout.partition("Step 1 of")[0]
    table = turncoat.Match.load(saved)
    assert table.over
    assert "Your hand" in start
    assert "Your hand" not in spectator
    assert "▮▮▮" in spectator
    assert "▮▮▮" not in everything


def test_replay_in_russian(saved: Path) -> None:
    assert "Шаг 1 из" in run("replay", str(saved), "--lang", "ru").stdout


def test_what_replay_refuses(saved: Path, tmp_path: Path) -> None:
    assert "No such file" in fault("replay", str(tmp_path / "none.json"))
    assert "seats are 1 to 5" in fault("replay", str(saved), "--seat", "0")
    assert "not both" in fault("replay", str(saved), "--seat", "1", "--all")
    assert "there are en, ru" in fault("replay", str(saved), "--lang", "de")
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert "no JSON" in fault("replay", str(broken))
    broken.write_text(saved.read_text().replace('"digest": "', '"digest": "0'))
    assert "is damaged" in fault("replay", str(broken))


# Measuring -------------------------------------------------------------------------------------


def test_simulate_prints_a_table() -> None:
    result = run("simulate", "passengers", "--seats", "6", "--games", "5", "--cores", "1")
    assert result.exit_code == 0, result.output
    assert "Player 6" in result.stdout
    assert "Soul Guides" in result.stdout
    assert "95 % interval" in result.stdout


def test_simulate_in_json() -> None:
    result = run(
        "simulate", "passengers", "--seats", "4", "--games", "3", "--seed", "5", "--bots", "handwritten",
        "--option", "sets=II", "--json",
    )  # fmt: skip
    report = json.loads(result.stdout)
    assert report.keys() == {
        "game", "seats", "games", "seed", "bots", "options", "confidence", "by_seat", "by_side",
        "decisions_per_game", "talk",
    }  # fmt: skip
    assert report["options"] == {"sets": "II"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nothing"], "there are passengers"),
        (["passengers", "--games", "0"], "at least 1"),
        (["passengers", "--bots", "clever"], "there are random, handwritten"),
        (["passengers", "--seed", str(1 << 64)], "outside 0 to"),
        (["passengers", "--cores", "0"], "at least 1"),
        (["passengers", "--talk", "loud"], "off, turns"),
        (["passengers", "--option", "sets=four"], "I, II, III"),
    ],
)
def test_what_simulate_refuses(arguments: list[str], said: str) -> None:
    assert said in fault("simulate", *arguments)
    assert said in fault("simulate", *arguments, "--json")


def test_arena_prints_tables_and_draws(tmp_path: Path) -> None:
    picture, kept = tmp_path / "picture.svg", tmp_path / "kept.jsonl"
    arguments = ("arena", "passengers", "--seats", "4", "--games", "4", "--cores", "1", "--keep", str(kept))
    result = run(*arguments, "--bots", "handwritten,random", "--plot", str(picture))
    assert result.exit_code == 0, result.output
    said = " ".join(result.stdout.split())
    assert "4 games with 4 seats, 2 deals" in said
    assert "Won against …" in said
    assert "Won beside …" in said
    assert "Soul Guides" in said
    assert picture.read_text("utf-8").startswith("<svg")
    assert len(kept.read_text().splitlines()) == 1 + 4
    assert "differs: bots" in fault(*arguments, "--bots", "handwritten")


def test_arena_in_json() -> None:
    arguments = [
        "arena",
        "mad-zeppelin",
        "--seats",
        "3",
        "--games",
        "3",
        "--bots",
        "handwritten,random,random",
    ]
    result = run(*arguments, "--json", "--confidence", "99", "--cores", "1")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["confidence"] == 0.99
    for bot in ("handwritten", "random"):
        assert {"share", "interval", "rating", "over", "by_side"} <= told["bots"][bot].keys()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "clever"], "there are random, handwritten, easy, medium, hard"),
        (["--bots", "nothing:Here"], "leads to no bot"),
        (["--bots", "random", "--games", "0"], "at least 1"),
        (["--bots", "random", "--confidence", "100"], "from 50 % to below 100 %, not 100"),
        (["--bots", "random", "--plot", "no/such/folder.svg"], "folder of no/such/folder.svg"),
        (["--bots", "random", "--keep", "no/such/folder.jsonl"], "No such file"),
        (["--bots", "random", "--talk", "always"], "“talk” cannot be “always”"),
        (["--bots", "random", "--ray", "nowhere"], "cluster at nowhere cannot be used"),
        ([], "--bots"),
    ],
)
def test_what_arena_refuses(arguments: list[str], said: str) -> None:
    assert said in fault("arena", "passengers", *arguments)


def test_a_part_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "turncoat[ray]"' in fault("arena", "passengers", "--bots", "random", "--ray", "local")


def test_bench_in_json_and_in_words() -> None:
    measure = ("bench", "--seats", "4", "--cores", "1", "--seconds", "0.1")
    speed = json.loads(run(*measure, "--json").stdout)
    assert speed.keys() == {
        "game", "seats", "cores", "seconds", "games", "steps", "games_per_second", "steps_per_second",
        "start_seconds",
    }  # fmt: skip
    assert "steps/s" in run(*measure).stdout
    assert "above 0" in fault("bench", "--seconds", "0")
    assert "there are passengers" in fault("bench", "--game", "nothing")


# The games -------------------------------------------------------------------------------------


def test_games_lists_options_and_reconstructions() -> None:
    listed = json.loads(run("games", "--json").stdout)["games"]
    assert [game["name"] for game in listed] == list(turncoat.names())
    game = listed[0]
    assert game["seats"] == [4, 5, 6, 7, 8]
    assert game["origins"]["part-boats"] == "reconstruction"
    assert game["origins"]["gift-vessel"] == "rulebook"
    assert {option["name"] for option in game["options"]} >= {"edition", "layout"}
    words = run("games").stdout
    assert "our reconstruction: the spaces of all boats" in words
    assert "--option layout=… Boats" in words
    assert "a — Four spaces each (usual)" in words


@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_game_is_told_in_its_own_words(name: str, tmp_path: Path) -> None:
    """Games share names of messages; a fault is said with those of its own game, at every question."""
    found = turncoat.game(name)
    match = turncoat.Match(found, seats=found.seats[-1], seed=7)
    said = set()
    while not match.over and len(match.moves) < 60:
        saved = match.saved()
        seat = match.awaits[0]
        legal = [move.number for move in match.legal(seat)]
        saved["moves"].append([seat, next(n for n in range(found.moves.count) if n not in legal)])
        question = match.prompt(seat).name
        if question not in said:
            said.add(question)
            file = tmp_path / "game.json"
            file.write_text(json.dumps(saved))
            result = run("replay", str(file))
            assert result.exit_code == 2, result.stdout
            assert "is damaged" in result.stderr
        match.play(seat, match.legal(seat)[-1])
    assert len(said) > 1


# The cards -------------------------------------------------------------------------------------

EVERYTHING = ("--option", "lost-souls=on", "--option", "devilish-numbers=on", "--option", "chaotic=on")


def dealt(*arguments: str) -> str:
    """What the command that shows decks prints."""
    result = run("deal", "chaos-contract", *arguments)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return str(result.stdout)


def test_a_seed_deals_the_same_decks_again() -> None:
    for form in ([], ["--json"], ["--lang", "ru"]):
        shown = dealt("--seats", "4", "--seed", "7", *form, *EVERYTHING)
        assert shown == dealt("--seats", "4", "--seed", "7", *form, *EVERYTHING)
        assert shown != dealt("--seats", "4", "--seed", "8", *form, *EVERYTHING)
        assert shown != dealt("--seats", "3", "--seed", "7", *form, *EVERYTHING)
        assert shown != dealt("--seats", "4", "--seed", "7", *form)


def test_without_a_seed_one_is_drawn_and_printed() -> None:
    shown = dealt("--seats", "2", "--option", "chaotic=on")
    again = shown.splitlines()[-1].removeprefix("To deal these cards again: turncoat deal chaos-contract ")
    assert again.endswith("--option chaotic=on")
    assert dealt(*again.split()) == shown
    first, second = (json.loads(dealt("--json")) for _ in range(2))
    assert first["seed"] != second["seed"]
    assert json.loads(dealt("--json", "--seed", first["seed"])) == first


def test_decks_in_json_say_what_was_agreed() -> None:
    data = json.loads(dealt("--seed", "7", "--option", "easier=1", "--lang", "ru", "--json"))
    assert data.keys() == {
        "game", "rules_version", "seats", "seed", "options", "language", "contracts", "dice", "totals",
    }  # fmt: skip
    assert (data["game"], data["seats"], data["seed"], data["language"]) == ("chaos-contract", 5, "7", "ru")
    assert (data["options"]["easier"], data["options"]["chaotic"]) == ("1", "off")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_decks_in_json_and_in_words_agree(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    asked = ("--seed", "7", "--seats", "4", "--lang", language, *EVERYTHING)
    shown = [re.split(r"\s{2,}", line.strip()) for line in dealt(*asked).splitlines()]
    data = json.loads(dealt(*asked, "--json"))
    for contract in data["contracts"]:
        cells = next(cells for cells in shown if cells[-1] == contract["words"])
        assert cells[0] == str(contract["number"] + 1)
        assert cells[1].split()[0] == str(contract["stars"])
    for card in data["dice"]:
        number, _, power = card["words"].partition(", ")
        found = [cells for cells in shown if cells[:2] == [str(card["card"] + 1), number]]
        before = 2 if card["hand"] is None else 3  # a hand that mixes the sets names them
        assert [cells[before:] for cells in found] == [[power] if power else []]
    for power in data["totals"]["powers"]:
        assert [f"{power['count']} ×", power["words"], power["effect"]] in shown


def test_decks_are_those_of_a_game_with_that_seed() -> None:
    match = turncoat.Match(turncoat.game("chaos-contract"), seats=3, seed=7)
    market = match.view(-1)["scene"]["market"]
    shown = json.loads(dealt("--seats", "3", "--seed", "7", "--json"))["contracts"]
    for contract in market:
        card = shown[contract["number"]]
        assert (card["number"], card["parts"]) == (contract["number"], contract["parts"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nothing"], "there are passengers"),
        (["passengers"], "same in every game. Games that deal cards of their own: chaos-contract."),
        (["mad-zeppelin", "--seats", "99"], "cards of mad-zeppelin are the same"),
        (["chaos-contract", "--seats", "6"], "2 to 5 players"),
        (["chaos-contract", "--seats", "many"], "--seats"),
        (["chaos-contract", "--seed", "-1"], "outside 0 to 2**128 - 1"),
        (["chaos-contract", "--option", "chaotic"], "name=value"),
        (["chaos-contract", "--option", "chaotic=very"], "one of: off, on"),
        (["chaos-contract", "--option", "boats=3"], "Its options: easier"),
        (["chaos-contract", "--lang", "de"], "there are en, ru"),
        ([], "Missing argument"),
    ],
)
def test_what_deal_refuses(arguments: list[str], said: str) -> None:
    assert said in fault("deal", *arguments)
    assert said in fault("deal", *arguments, "--json")


def test_the_help_of_deal_says_that_cards_lie_open() -> None:
    assert "All cards lie open" in " ".join(run("deal", "--help").stdout.split())


# Serving ---------------------------------------------------------------------------------------


@pytest.fixture(params=["en", "ru"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The language of the environment."""
    chosen = str(request.param)
    monkeypatch.setenv("LC_ALL", {"en": "en_GB.UTF-8", "ru": "ru_RU.UTF-8"}[chosen])
    monkeypatch.setattr(cli, "_words", Words(chosen))
    return chosen


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], {"en": "99999 cannot be listened at", "ru": "99999 слушать нельзя"}),
        (["--port", "-1"], {"en": "-1 cannot be listened at", "ru": "-1 слушать нельзя"}),
        (["--port", "many"], {"en": "--port", "ru": "--port"}),
        (["--host", "300.1.1.1"], {"en": "300.1.1.1:0 cannot", "ru": "300.1.1.1:0 слушать"}),
        (
            ["--log", "loud"],
            {"en": "no log level loud; there are debug", "ru": "Уровня loud нет; есть debug"},
        ),
        (["--rate", "0"], {"en": "numbers above 0", "ru": "числа больше 0"}),
        (["--rate", "nan"], {"en": "numbers above 0", "ru": "числа больше 0"}),
        (["--connections", "0"], {"en": "numbers above 0", "ru": "числа больше 0"}),
        (["--database", "mysql://here/x"], {"en": "“mysql://” is no database", "ru": "С базой «mysql://»"}),
        (["--database", "no.db"], {"en": "no.db cannot be used: file is not", "ru": "no.db не годится"}),
        (["--database", "no.db/x.db"], {"en": "x.db cannot be used", "ru": "x.db не годится"}),
        (["--proxy", "10.0.0.0/40"], {"en": "“10.0.0.0/40” is neither", "ru": "«10.0.0.0/40» — не адрес"}),
        (["--metrics", "here"], {"en": "“here” is no place", "ru": "На «here» слушать нельзя"}),
        (["--metrics", "300.1.1.1:1"], {"en": "300.1.1.1:1 cannot", "ru": "300.1.1.1:1 слушать"}),
    ],
)
def test_what_serve_refuses(
    arguments: list[str], said: dict[str, str], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("no.db").write_text("This is a text and no database. " * 100)
    usual = ["--port", "0", "--database", "tables.db"]
    assert said[language] in fault("serve", *usual, *arguments)


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Serving, all but the serving itself: the settings and the port, and the addresses that were shown."""
    seen: dict[str, Any] = {"shown": []}

    def serve(settings: Settings, taken: socket.socket, level: str, aside: socket.socket | None) -> None:
        seen.update(settings=settings, port=taken.getsockname()[1], level=level)
        seen["aside"] = aside.getsockname() if aside else None
        for one in filter(None, (taken, aside)):
            one.close()

    def show(address: str) -> threading.Thread:
        seen["shown"].append(address)
        opening = threading.Thread()
        opening.start()
        return opening

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("turncoat.server.run.serve", serve)
    monkeypatch.setattr("turncoat.server.client.is_built", lambda folder: True)
    monkeypatch.setattr("turncoat.server.browser.is_at_hand", lambda: True)
    monkeypatch.setattr("turncoat.server.browser.show", show)
    with socket.create_server(("127.0.0.1", 0)) as free:
        monkeypatch.setattr(cli, "USUAL_PORT", free.getsockname()[1])
    return seen


@pytest.mark.parametrize("arguments", [[], ["serve"]])
def test_alone_it_serves_and_opens_the_browser(
    arguments: list[str], started: dict[str, Any], language: str, tmp_path: Path
) -> None:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    address = f"http://127.0.0.1:{cli.USUAL_PORT}"
    assert result.stdout.splitlines()[0].endswith(f": {address}")
    assert "Ctrl+C" in result.stdout
    assert started["shown"] == [address]
    assert started["settings"].database == str(tmp_path / "turncoat" / "tables.db")


def test_the_next_free_port_is_taken_where_none_is_named(started: dict[str, Any]) -> None:
    with socket.create_server(("127.0.0.1", cli.USUAL_PORT)):
        result = run("serve")
    assert result.exit_code == 0, result.output
    assert started["port"] != cli.USUAL_PORT
    assert f"http://127.0.0.1:{started['port']}" in result.stdout


def test_the_browser_stays_closed_if_asked_or_not_at_hand_or_with_nothing_to_show(
    started: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("serve", "--no-browser").exit_code == 0
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("turncoat.server.browser.is_at_hand", lambda: False)
        assert run("serve").exit_code == 0
    monkeypatch.setattr("turncoat.server.client.is_built", lambda folder: False)
    assert "make play" in run("serve").stdout
    assert started["shown"] == []


def test_a_port_that_is_taken_is_refused(language: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = fault("serve", "--port", port, "--database", str(tmp_path / "tables.db"))
    assert {"en": f"127.0.0.1:{port} cannot be listened at", "ru": f"127.0.0.1:{port} слушать нельзя"}[
        language
    ] in said


def test_started_twice_it_says_where_it_runs_and_opens_the_browser_there(
    started: dict[str, Any], language: str, tmp_path: Path
) -> None:
    words = {"en": "runs already on this database: {}", "ru": "Turncoat уже работает: {}"}[language]
    with Lock(str(tmp_path / "turncoat" / "tables.db")) as first:
        first.take()
        first.tell("http://192.0.2.7:8600")
        assert words.format("http://192.0.2.7:8600") in fault("serve")
        assert started["shown"] == ["http://192.0.2.7:8600"]
        assert words.format("http://192.0.2.7:8600") in fault("serve", "--no-browser")
    assert len(started["shown"]) == 1
    assert "settings" not in started
    assert run("serve").exit_code == 0


def test_what_is_said_of_proxies_names_and_metrics_is_set(started: dict[str, Any]) -> None:
    said = ["--proxy", "192.0.2.7", "--proxy", "2001:db8::/32", "--proxy-header", "Forwarded"]
    assert run("serve", *said, "--allow-host", "play.example", "--metrics", "0").exit_code == 0
    settings = started["settings"]
    assert [str(one) for one in settings.proxies] == ["192.0.2.7/32", "2001:db8::/32"]
    assert (settings.trust_proxy, settings.proxy_header) == (False, "forwarded")
    assert settings.hosts == ("play.example",)
    assert started["aside"][0] == "127.0.0.1"


def test_the_password_of_a_database_is_not_shown(tmp_path: Path) -> None:
    said = fault("serve", "--port", "0", "--database", "postgresql://me:hush@127.0.0.1:1/games")
    assert "me:***@127.0.0.1:1/games" in said
    assert "hush" not in said


# Verifying -------------------------------------------------------------------------------------


@pytest.fixture
def proved(tmp_path: Path) -> Path:
    """A finished game with the proof of its deal, as the server saves it."""
    secret, parts = "07" * 32, {0: "mine", 3: "yours"}
    seed = fair.seed(secret, "table", parts)
    match = turncoat.Match(turncoat.game("passengers"), 5, seed, names=list("ABCDE"), stream=SEALED)
    while not match.over:
        match.play(match.awaits[0], match.legal(match.awaits[0])[0])
    proof = fair.Proof("table", fair.commitment(secret, SEALED), secret, parts, seed, SEALED)
    match.beside = {"proof": proof.json()}
    match.save(tmp_path / "proved.json")
    return tmp_path / "proved.json"


def test_a_fair_deal_verifies(proved: Path, language: str) -> None:
    result = run("verify", str(proved))
    assert result.exit_code == 0
    assert {"en": "The deal is fair", "ru": "Раздача честная"}[language] in result.stdout
    assert fair.commitment("07" * 32, SEALED) in result.stdout
    assert "Раздача честная" in run("verify", str(proved), "--lang", "ru").stdout


@pytest.mark.parametrize(
    ("part", "value", "said"),
    [
        ("table", "other", {"en": "seed does not follow", "ru": "Зерно не следует"}),
        ("commitment", "00" * 32, {"en": "does not fit the commitment", "ru": "не подходит к обязательству"}),
        ("secret", "08" * 32, {"en": "does not fit the commitment", "ru": "не подходит к обязательству"}),
        ("contributions", {"0": "mine"}, {"en": "seed does not follow", "ru": "Зерно не следует"}),
        ("seed", "7", {"en": "dealt from another seed", "ru": "из другого зерна"}),
        ("stream", FAST, {"en": "another random stream", "ru": "другого потока случайных чисел"}),
        ("secret", "no digits", {"en": "no proof of a deal here", "ru": "нет доказательства раздачи"}),
    ],
)
def test_a_tampered_deal_does_not_verify(
    part: str, value: object, said: dict[str, str], proved: Path, language: str
) -> None:
    content = json.loads(proved.read_text())
    content["beside"]["proof"][part] = value
    proved.write_text(json.dumps(content))
    assert said[language] in fault("verify", str(proved))


def test_a_proof_of_another_deal_does_not_verify(proved: Path, saved: Path) -> None:
    proof = json.loads(proved.read_text())["beside"]
    saved.write_text(json.dumps(json.loads(saved.read_text()) | {"beside": proof}))
    assert "another seed" in fault("verify", str(saved))


def test_changed_moves_do_not_verify(proved: Path) -> None:
    content = json.loads(proved.read_text())
    content["moves"].pop()
    proved.write_text(json.dumps(content))
    assert "damaged" in fault("verify", str(proved))


def test_what_verify_cannot_check(saved: Path, tmp_path: Path, language: str) -> None:
    assert {"en": "it holds no proof", "ru": "доказательства нет"}[language] in fault("verify", str(saved))
    assert "nothing.json" in fault("verify", str(tmp_path / "nothing.json"))
    (tmp_path / "broken.json").write_text("{")
    assert "broken.json" in fault("verify", str(tmp_path / "broken.json"))


@pytest.mark.parametrize(("module", "part"), [("fastapi", "server"), ("sqlalchemy", "server")])
def test_a_command_whose_part_is_missing_says_what_to_install(module: str, part: str) -> None:
    """As after `pip install turncoat` alone."""
    code = f"import sys; sys.modules[{module!r}] = None; sys.argv = ['turncoat', 'serve']; " + (
        "from turncoat.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f'pip install "turncoat[{part}]"' in done.stderr
    assert module in done.stderr
    assert done.stderr.count("\n") == 1


def test_without_the_servers_packages_everything_else_works() -> None:
    code = (
        "import sys\n"
        "for name in ('fastapi', 'uvicorn', 'pydantic', 'sqlalchemy', 'alembic', 'websockets', 'psycopg'):\n"
        "    sys.modules[name] = None\n"
        "import turncoat, turncoat.terminal, turncoat.lab, turncoat.bots.speech, turncoat.cli\n"
        "match = turncoat.Match(turncoat.game('passengers'), seats=5, seed=7)\n"
        "print(len(match.legal(match.awaits[0])))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 0
