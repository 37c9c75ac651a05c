"""The terminal: whole games by scripted input, hidden tables, steps, and what a seat may not read."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

import turncoat
from turncoat import terminal
from turncoat.bots import BOTS, Bot
from turncoat.kernel import rule
from turncoat.kernel.chance import sow
from turncoat.kernel.news import EVERYTHING
from turncoat.kernel.record import Record
from turncoat.match import Match
from turncoat.terminal import Sitting
from turncoat.words import LANGUAGES, Message

GAME = turncoat.game("passengers")
NAMES = ["Anna", "Boris", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo"]


def console(width: int = 80, is_terminal: bool = False) -> Console:
    return Console(file=io.StringIO(), width=width, force_terminal=is_terminal, highlight=False)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def match(seats: int, seed: int = 7, language: str = "en", **options: str) -> Match:
    return Match(GAME, seats, seed, options, NAMES[:seats], language)


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Script what people type; when the script is over, 1 for ever."""

    def script(*lines: str) -> None:
        def typed() -> Iterator[str]:
            yield from lines
            while True:
                yield "1"

        left = typed()
        monkeypatch.setattr("builtins.input", lambda *_: next(left))

    return script


def test_bots_that_search_get_ready_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[object] = []
    monkeypatch.setattr(terminal, "warm", warmed.append)
    monkeypatch.delenv(rule.INTERPRET, raising=False)
    screen = console()
    for name in BOTS:
        Sitting(match(5), [0], screen, BOTS[name]).prepare()
    assert warmed == [GAME] * 5, "those who search, and those who have learned"
    assert printed(screen).count("The bots get ready.") == 5
    monkeypatch.setenv(rule.INTERPRET, "1")
    Sitting(match(5), [0], screen, BOTS["hard"]).prepare()
    assert len(warmed) == 5, "nothing is compiled where rules are interpreted"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(4, 80), (5, 120), (8, 80)])
def test_a_whole_game(types: Callable[..., None], seats: int, width: int, language: str) -> None:
    types()
    screen = console(width)
    game = match(seats, language=language)
    terminal.play(game, [0], screen, None)
    assert game.over
    text = printed(screen)
    assert game.words.say(Message("terminal-sheet")) in text
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= width
    last = text.rpartition(game.words.say(Message("terminal-sheet")))[2]
    assert all(game.names[seat] in last for seat in game.result["winners"])


@pytest.mark.parametrize(
    ("seats", "options"),
    [(6, {"sets": "I,II,III", "layout": "b"}), (7, {"sets": "III", "silence": "on"}), (4, {"sets": "II"})],
)
def test_other_sets_and_layouts(types: Callable[..., None], seats: int, options: dict[str, str]) -> None:
    types()
    screen = console()
    game = Match(GAME, seats, 3, options, NAMES[:seats])
    terminal.play(game, list(range(seats)), screen, None)
    assert game.over
    assert max(map(len, printed(screen).splitlines())) <= 80


def test_hot_seat_hides_the_table(types: Callable[..., None]) -> None:
    types()
    screen = console()
    game = match(5)
    terminal.play(game, [0, 1], screen, None)
    text = printed(screen)
    handed = re.findall(r"The table is hidden\. (\w+), sit down", text)
    assert set(handed) == {"Anna", "Boris"}
    assert all(one != two for one, two in pairwise(handed))
    for hidden in re.findall(r"═{80}\nThe table is hidden.*?═{80}", text, re.S):
        assert "┊" not in hidden


def test_hot_seat_wipes_a_real_terminal(types: Callable[..., None]) -> None:
    types()
    screen = console(is_terminal=True)
    terminal.play(match(5), [0, 1], screen, None)
    before_handing_over = printed(screen).split("The table is hidden")[1:-1]
    assert all(part.rstrip("\x1b[1m0").endswith("\x1b[3J") for part in before_handing_over)


def test_commands_while_choosing(types: Callable[..., None]) -> None:
    game = match(5)
    seat = game.awaits[0]
    types("?", "l", "k", "", "99", "1", "b", "2", "1")
    screen = console()
    sitting = Sitting(game, [seat], screen)
    sitting.take_turn(seat)
    text = printed(screen)
    assert "b takes an unfinished choice back" in text
    assert "Gift set I" in text
    assert "The whole log" in text
    assert "Nothing is certain yet" in text
    assert "Type a number from 1 to" in text
    legal = match(5).legal(seat)
    second = list(dict.fromkeys(move.message.arguments["card"] for move in legal))[1]
    assert game.moves == [(seat, next(m.number for m in legal if m.message.arguments["card"] == second))]


def test_private_lines_have_an_eye(types: Callable[..., None]) -> None:
    types()
    for seed in range(3):
        game = match(5, seed)
        screen = console(200)
        terminal.play(game, [0], screen, None)
        story = [game.say(game.message(game.seen(0), told)) for told in game.told(0) if told.private]
        assert {line for line in story if f"◉ {line}" in printed(screen)} == set(story)
        assert not any(f"◉ {game.say(message)}" in printed(screen) for message in game.log())


def test_a_second_step_says_what_was_chosen(types: Callable[..., None]) -> None:
    types()
    game = match(5)
    seat = game.awaits[0]
    screen = console()
    Sitting(game, [seat], screen).take_turn(seat)
    assert "✓ Your " in printed(screen)


def test_the_end_says_whether_one_has_won(types: Callable[..., None]) -> None:
    types()
    game = match(6)
    screen = console()
    terminal.play(game, [0], screen, None)
    outcome = "You have won." if game.payoffs[0] > 0 else "You have lost."
    assert printed(screen).rstrip().splitlines()[-1].startswith(outcome)


def test_bots_play_from_views(monkeypatch: pytest.MonkeyPatch, types: Callable[..., None]) -> None:
    types()
    game = match(6)
    asked: list[int] = []
    seen = game.seen

    def watched(seat: int = -1) -> object:
        asked.append(seat)
        return seen(seat)

    monkeypatch.setattr(game, "seen", watched)
    terminal.play(game, [2], console(), None)
    assert set(asked) == {-1, *range(6)}


def test_a_screen_shows_nothing_a_seat_may_not_know(types: Callable[..., None]) -> None:
    """Change all that the seat cannot know, and the screen stays the same to the letter."""
    types()
    for seed in range(6):
        game = match(6, seed)
        while not game.over and len(game.moves) < 4 * seed:
            game.play(game.awaits[0], game.legal(game.awaits[0])[-1])
        for seat in range(6):
            other = match(6, seed)
            for mover, move in game.moves:
                other.play(mover, move)
            world = game.seen(seat)
            sow(world.chance, seed, seat, 0, 0)
            GAME.guess(world, seat)
            other.table.become(world)
            assert screen_of(game, seat) == screen_of(other, seat)


def screen_of(game: Match, seat: int) -> str:
    screen = console()
    sitting = Sitting(game, [seat], screen)
    sitting.draw(game.seen(seat), seat)
    sitting.console.print(game.say(game.prompt(seat)))
    sitting.list_options([move.words for move in game.legal(seat)])
    return printed(screen)


def test_replay_by_keys(types: Callable[..., None], tmp_path: Path) -> None:
    types()
    game = match(5)
    terminal.play(game, [0], console(), tmp_path / "game.json")
    types("", "n", "b", "12", "x", "999", "q")
    screen = console()
    terminal.Replay(Match.load(tmp_path / "game.json"), EVERYTHING, screen).run(interactive=True)
    steps = [int(step) for step in re.findall(r"Step (\d+) of", printed(screen))]
    assert steps == [0, 1, 2, 1, 12]
    assert "Type a step from 0" in printed(screen)


def test_an_interrupt_while_a_bot_thinks_is_quitting(types: Callable[..., None], tmp_path: Path) -> None:
    types()
    game = match(5)
    calls = iter(range(100))

    def interrupted(table: Record, seat: int, move: int) -> None:
        GAME.play(table, seat, move)
        if next(calls) == 7:
            raise KeyboardInterrupt

    game.game = replace(GAME, play=interrupted)
    screen = console()
    terminal.play(game, [0], screen, tmp_path / "game.json")
    saved = Match.load(tmp_path / "game.json")
    assert len(saved.moves) == 7
    assert saved.beside == {"people": [0], "bot": "handwritten"}
    assert "Go on with" in " ".join(printed(screen).split())


def test_an_interrupt_without_a_file_asks_for_one(types: Callable[..., None], tmp_path: Path) -> None:
    types(str(tmp_path / "game.json"))

    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    terminal.play(match(5), [0], console(), None, Bot("sleepy", interrupted))
    assert Match.load(tmp_path / "game.json").moves == []
