"""Cerberus at the terminal: whole games by typed input, as somebody plays them."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner

import turncoat
from turncoat import cli
from turncoat.games.cerberus.components import FAVORITISM, SACRIFICE
from turncoat.games.cerberus.table import Table
from turncoat.kernel.rule import INTERPRET
from turncoat.match import Match
from turncoat.terminal import Sitting

GAME = turncoat.game("cerberus")
LONGEST = 4000
"""Lines that are enough for any game."""


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 columns, and no compiler."""
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def run(*arguments: str, typed: str) -> Any:
    return CliRunner().invoke(cli.app, [*arguments], input=typed)


def choices(seed: int) -> str:
    """Choices as a hasty player types them: mostly among the first, now and then too high."""
    dice = random.Random(seed)
    return "".join(f"{dice.choice((1, 1, 2, 2, 3, 4))}\n" for _ in range(LONGEST))


@pytest.mark.parametrize(
    "course",
    ["start-b,gondola,infernal-portal,finish-a", "start-a,platforms,funicular,finish-b"],
)
def test_other_courses_with_all_at_one_screen(tmp_path: Path, course: str) -> None:
    file = tmp_path / "flight.json"
    people = ("--people", "Anna,Boris,Clara,Dario", "--option", f"course={course}", "--seed", "5")
    result = run("play", "cerberus", *people, "--save", str(file), typed=choices(1))
    assert result.exit_code == 0, result.output
    assert Match.load(file).over
    assert max(map(cell_len, result.stdout.splitlines())) <= 80


def test_every_screen_draws_the_table_and_asks(tmp_path: Path) -> None:
    file = tmp_path / "flight.json"
    start = ("play", "cerberus", "--seats", "3", "--seed", "5", "--save", str(file))
    screens = re.split(r"═{80}\n", run(*start, typed="1\n" * LONGEST).stdout)
    own = sum(mover == 0 for mover, _ in Match.load(file).moves)
    asking = [screen for screen in screens if re.search(r"\n   1 ", screen)]
    assert len(asking) == own
    for screen in asking:
        table, _, menu = screen.rpartition("╭─ Cerberus")
        assert "▶ ① Traveller (you)" in menu
        assert "Your Action cards" in menu
        assert table or screen is screens[0]


def test_the_saved_game_replays(tmp_path: Path) -> None:
    file = tmp_path / "flight.json"
    run("play", "cerberus", "--seats", "3", "--seed", "3", "--save", str(file), typed=choices(2))
    everything = run("replay", str(file), "--all", typed="").stdout
    own = run("replay", str(file), "--seat", "1", typed="").stdout
    assert re.search(r"\n[①②③] \w+: \w+", everything)
    assert not re.search(r"\n[①②③] \w+: \w+", own)
    assert "Your Survival cards" in own
    assert "The score sheet" in everything
    assert max(map(cell_len, (everything + own).splitlines())) <= 80


def test_a_long_choice_is_made_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card, then its effect; and back again in between."""
    game = Match(GAME, 3, 7, {}, ["Anna", "Boris", "Clara"])
    table = game.table
    assert isinstance(table, Table)
    seat = table.active
    table.hand[seat, SACRIFICE], table.hand[seat, FAVORITISM], table.hand_size[seat] = 3, 1, 4
    typed = iter(["1", "b", "6", "2"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    screen = Console(file=io.StringIO(), width=80, highlight=False)
    sitting = Sitting(game, [seat], screen)
    first = list(dict.fromkeys(path[0] for path, _ in sitting.ways(seat)))
    assert len(first) == 6
    move = sitting.choose(seat)
    assert (move.family, move.parameters) == ("bonus", {"kind": FAVORITISM, "effect": 1})
