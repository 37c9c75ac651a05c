"""Every game at the terminal: whole games by typed input, short menus, a screen that several share."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from tests.suite.registry import SUBJECTS, Case, cases
from tests.suite.steps import steps
from tests.suite.subject import Subject
from tests.suite.walk import random_decision
from turncoat import cli
from turncoat.kernel.rule import INTERPRET
from turncoat.match import Match, Move
from turncoat.terminal import Way, narrowed
from turncoat.words import LANGUAGES, Message

LONGEST = 4000
"""Lines that are enough for any game."""
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 columns, and no compiler."""
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def run(*arguments: str, typed: str) -> Any:
    return CliRunner().invoke(cli.app, [*arguments], input=typed)


def hasty(seed: int) -> str:
    """Choices as a hasty player types them: mostly among the first, now and then too high."""
    luck = random.Random(seed)
    return "".join(f"{luck.choice((1, 1, 2, 2, 3, 4))}\n" for _ in range(LONGEST))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("largest", "width"), [(False, "80"), (True, "80"), (True, "120")])
def test_a_whole_game(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    subject: Subject,
    largest: bool,
    width: str,
    language: str,
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    seats = subject.game.seats[-1 if largest else 0]
    file = tmp_path / "game.json"
    start = ("play", subject.game.name, "--seats", str(seats), "--seed", "3", "--lang", language)
    result = run(*start, "--save", str(file), typed=hasty(seats))
    assert result.exit_code == 0, result.output
    match = Match.load(file, language)
    assert match.over
    assert max(map(cell_len, result.stdout.splitlines())) <= int(width)
    _, _, last = result.stdout.rpartition(match.say(Message("terminal-sheet")))
    assert all(name in last for name in match.names)


@every_game
def test_hot_seat_hides_the_table(tmp_path: Path, subject: Subject) -> None:
    file = tmp_path / "game.json"
    people = ("--people", "Anna,Boris", "--seats", str(max(3, subject.game.seats[0])), "--seed", "3")
    result = run("play", subject.game.name, *people, "--save", str(file), typed=hasty(4))
    assert result.exit_code == 0, result.output
    assert Match.load(file).over
    handed = re.findall(r"The table is hidden\. (\w+), sit down", result.stdout)
    assert set(handed) == {"Anna", "Boris"}
    assert all(one != two for one, two in pairwise(handed))
    for hidden in re.findall(r"═{80}\nThe table is hidden.*?═{80}", result.stdout, re.S):
        assert "┊" not in hidden
        assert "◉" not in hidden


def everything(ways: list[Way], taken: list[str]) -> Iterator[tuple[int, Move]]:
    """All moves that can be chosen from here, and the length of the menu that led to each."""
    left, options = narrowed(ways, taken)
    for option in options:
        after, more = narrowed(ways, [*taken, option])
        if more:
            yield from everything(ways, [*taken, option])
        else:
            yield len(options), after[0][1]
    if not options:
        yield 0, left[0][1]


@pytest.mark.parametrize("case", cases())
def test_steps_reach_every_move_by_short_menus(case: Case) -> None:
    luck = random.Random(f"{case}")
    match = Match(case.game, case.seats, 2, case.options, language=luck.choice(LANGUAGES))
    while not match.over:
        seat = match.awaits[0]
        if len(match.moves) % 3 == 0:
            ways = steps(match, seat)
            assert len({len(path) for path, _ in ways}) == 1
            reached = list(everything(ways, []))
            assert {move.words for _, move in reached} == {move.words for _, move in ways}
            assert max(menu for menu, _ in reached) <= case.subject.longest_menu
        match.play(*random_decision(case.game, match.table, luck))
