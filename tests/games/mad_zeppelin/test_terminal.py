"""Mad Zeppelin at the terminal: whole games by typed input, as somebody plays them."""

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
from turncoat.games.mad_zeppelin.components import STEELING, TROY
from turncoat.games.mad_zeppelin.table import PLAY_TRAITOR, Table
from turncoat.kernel.rule import INTERPRET
from turncoat.match import Match
from turncoat.terminal import Sitting

GAME = turncoat.game("mad-zeppelin")
LONGEST = 2000
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


def test_every_screen_draws_the_table_and_asks(tmp_path: Path) -> None:
    file = tmp_path / "flight.json"
    start = ("play", "mad-zeppelin", "--seats", "2", "--seed", "5", "--save", str(file))
    screens = re.split(r"═{80}\n", run(*start, typed="1\n" * LONGEST).stdout)
    own = sum(mover == 0 for mover, _ in Match.load(file).moves)
    asking = [screen for screen in screens if re.search(r"\n   1 ", screen)]
    assert len(asking) == own
    for screen in asking:
        table, _, menu = screen.rpartition("╭─ Mad Zeppelin")
        assert "▶ Traveller (you)" in menu
        assert "Journeys" in menu
        assert table or screen is screens[0]


def test_the_saved_game_replays(tmp_path: Path) -> None:
    file = tmp_path / "flight.json"
    run("play", "mad-zeppelin", "--seats", "2", "--seed", "3", "--save", str(file), typed=choices(2))
    everything = run("replay", str(file), "--all", typed="").stdout
    own = run("replay", str(file), "--seat", "1", typed="").stdout
    assert "Hands  Traveller: " in everything
    assert "Hands  " not in own
    assert "Your Cargo ◉" in own
    assert "The score sheet" in everything
    assert max(map(cell_len, (everything + own).splitlines())) <= 80


def test_a_long_choice_is_made_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Karl Steeling on three dice: the action, the die, the colour; and back again in between."""
    game = Match(GAME, 2, 7, {"first-leader": "1"}, ["Anna", "Boris"])
    table = game.table
    assert isinstance(table, Table)
    while table.asks != PLAY_TRAITOR:
        game.play(game.awaits[0], game.legal(game.awaits[0])[0])
    table.held[0] = 1 << STEELING | 1 << TROY
    for die in range(3):
        table.die[die] = 0
    game.play(0, next(move for move in game.legal(0) if move.parameters["traitor"] == STEELING))
    typed = iter(["1", "3", "b", "2", "2"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    screen = Console(file=io.StringIO(), width=80, highlight=False)
    sitting = Sitting(game, [0], screen)
    ways = sitting.ways(0)
    assert len(ways) > 8
    first = list(dict.fromkeys(path[0] for path, _ in ways))
    assert first[0] == "Use the Ability of Karl Steeling"
    assert first[-1] == "End your play"
    move = sitting.choose(0)
    assert (move.family, move.parameters) == ("set", {"die": 1, "result": 1})
