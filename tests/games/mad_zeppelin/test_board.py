"""The picture of Mad Zeppelin in a terminal, and the steps that lead to a move."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

import turncoat
from tests.games.picture import line, picture
from tests.suite.steps import steps
from turncoat.games.mad_zeppelin import table as ask
from turncoat.games.mad_zeppelin.board import draw
from turncoat.games.mad_zeppelin.components import (
    BLACK,
    BLUE,
    CARDS,
    CRATE,
    GREEN,
    HENCHMAN,
    IGOR,
    JOURNEYS,
    MIRANTE,
    NONE,
    PICK,
    RATATINE,
    RED,
    RIPP,
    ROCHAT,
    SHADOW,
    STEEL,
    TROY,
    WALDER,
    WOOD,
    YELLOW,
)
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.chance import sow
from turncoat.kernel.news import EVERYTHING
from turncoat.kernel.things import members
from turncoat.match import Match
from turncoat.terminal import narrowed
from turncoat.words import LANGUAGES, Message

GAME = turncoat.game("mad-zeppelin")
NAMES = ["Anna", "Boris", "Clara", "Dario", "Edith", "Felix"]
TALLEST = 40
"""Lines of the tallest picture, with six seats and full hands in 80 columns."""


def match(seats: int, seed: int = 7, language: str = "en", leader: str = "lot", **options: str) -> Match:
    return Match(GAME, seats, seed, {"first-leader": leader, **options}, NAMES[:seats], language)


def positions(seats: int, seed: int, language: str = "en") -> Iterator[tuple[Match, int]]:
    """A match by random moves, with the seat that decides; at its end, with nobody."""
    game, dice = match(seats, seed, language), random.Random(seed)
    while not game.over:
        seat = game.awaits[0]
        yield game, seat
        game.play(seat, dice.choice(game.legal(seat)))
    yield game, -1


def table_of(game: Match) -> Table:
    assert isinstance(game.table, Table)
    return game.table


def seated(seats: int = 3) -> tuple[Match, Table]:
    """A match after the draft whose leader is seat 0 and about to play, on blue, green and Black."""
    game = match(seats, leader="1")
    table = table_of(game)
    while table.asks != ask.PLAY_TRAITOR:
        game.play(game.awaits[0], game.legal(game.awaits[0])[0])
    for die, result in enumerate((BLUE, GREEN, BLACK)):
        table.die[die] = result
    return game, table


def hold(table: Table, seat: int, *traitors: int) -> None:
    """Give a seat its traitors."""
    table.held[seat] = sum(1 << traitor for traitor in traitors)


# The picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (6, 80), (6, 118)])
def test_it_fits_in_every_stage(seats: int, width: int, language: str) -> None:
    asked = set()
    for number, (game, seat) in enumerate(positions(seats, seats, language)):
        question = table_of(game).asks
        if number % 8 and question in asked:
            continue
        asked.add(question)
        text = picture(game, seat, width)
        assert max(map(cell_len, text.splitlines())) <= width
        assert text.count("\n") <= TALLEST
    assert asked >= {ask.NO_QUESTION, ask.DRAFT_TRAITOR, ask.SETTLE_DIE, ask.PLAY_TRAITOR, ask.TAKE_ACTION}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_shows_what_a_seat_may_not_know(seats: int) -> None:
    """Change all that the seat cannot know, and the picture stays the same to the letter."""
    for number, (game, _) in enumerate(positions(seats, seats)):
        seat = number % seats
        if number % 5:
            continue
        world = game.seen(seat)
        sow(world.chance, seats, number, seat, 0)
        GAME.guess(world, seat)
        GAME.veil(world, seat)
        assert isinstance(world, Table)
        assert picture(game, seat, view=world) == picture(game, seat)


def test_dice_have_an_arrow_and_words() -> None:
    game, table = seated()
    assert "↑ North, blue   ↓ South, green   ■ Black" in picture(game, 0)
    for die, result in enumerate((RED, YELLOW, PICK)):
        table.die[die] = result
    text = picture(game, 0)
    assert "→ East, red   ← West, yellow   ✱ leader’s choice" in text
    table.die[2] = BLACK
    assert "■ Black" in picture(game, 0)


def test_the_title_says_where_the_game_stands() -> None:
    game = match(3, leader="1")
    assert "turn 1: the draft" in picture(game, 0)
    assert "Dice" not in picture(game, 0)
    game, _ = seated()
    assert "turn 1: first round of plays" in picture(game, 1)
    *_, (game, _) = positions(2, 3)
    assert f"Mad Zeppelin, turn {table_of(game).turn}: the end" in picture(game, 0)


def test_airship_and_flight() -> None:
    game, table = seated()
    table.journeys = 3
    text = picture(game, 1)
    assert f"The Hold: {table.depth} cards. The Safe: {table.safe} coins." in text
    assert "●●●○○○○○○○  3 of 10; the last one ends the game" in text
    table.journeys = JOURNEYS
    assert "10 of 10; this is the last play" in picture(game, 1)


def test_a_row_for_every_seat() -> None:
    game, table = seated()
    table.coins[1], table.hand_size[1] = 5, 4
    table.thrown[1, WOOD], table.thrown[1, STEEL] = 2, 1
    table.toll[0] = 1
    text = picture(game, 0)
    assert line(text, "▶ Anna (you) ★").endswith("┊")
    assert line(text, "Boris ⚑").split() == ["Boris", "⚑", "5", "4", "7/20", "▒▒▒", "▒▒▒"]
    assert "Boris: Wood ×2, Steel [1·3·]" in text
    assert "⚑ takes 1 ¤ of others’ bribes" in text


def test_the_target_follows_the_mode() -> None:
    assert "0/30" in picture(match(2, mode="long-haul"), 0)


def test_traitors_played_current_blocked_and_hidden() -> None:
    game, table = seated()
    table.laid[1, 0], table.laid[1, 1], table.current[1] = TROY, IGOR, IGOR
    table.laid[2, 0], table.skipped[2, 0] = WALDER, 1
    table.face_up = 1 << TROY | 1 << IGOR | 1 << WALDER
    hold(table, 1)
    hold(table, 2, RIPP)
    text = picture(game, 0)
    assert "Troy →R  [Igor ↓G]" in line(text, "Boris")
    assert "✕ Walder →R  ▒▒▒" in line(text, "Clara")


def test_a_copier_wears_what_it_copies() -> None:
    game, table = seated()
    table.laid[0, 0] = table.current[0] = SHADOW
    table.face_up = 1 << SHADOW
    hold(table, 0, TROY)
    table.stage, table.asks, table.colours = ask.ACTING, ask.TAKE_ACTION, 1 << GREEN
    assert "[Shadow ↓G]  ┊Troy →R┊" in line(picture(game, 0), "▶ Anna")
    assert "[Shadow ↓G]" in line(picture(game, 1), "▶ Anna")
    assert "[Shadow ↓G]      ✓ can throw · " in picture(game, 0)


def test_own_traitors_and_what_these_dice_allow() -> None:
    game, table = seated()
    hold(table, 0, RATATINE, TROY)
    text = picture(game, 0)
    assert "✓ can throw · orders the top four" in line(text, "┊Ratatine ↓G┊")
    assert "cannot throw · takes" in line(text, "┊Troy →R┊")
    hold(table, 0, SHADOW, MIRANTE)
    table.unplayable = 1 << MIRANTE
    table.named[0], table.namer[0] = MIRANTE, 2
    text = picture(game, 0)
    assert "no colour yet · " in line(text, "┊Shadow ?┊")
    assert "✕ unplayable · " in line(text, "┊Mirante ↑B┊")
    assert line(text, "Unplayable") == "Unplayable  Mirante ↑B (Clara)"


@pytest.mark.parametrize(("bribes", "bribe"), [("table", "4 ¤"), ("points", "5 ¤")])
def test_own_cargo_with_level_points_and_bribe(bribes: str, bribe: str) -> None:
    game = match(2, bribes=bribes)
    table = table_of(game)
    for kind in range(STEEL + 1):
        table.hand[0, kind] = 0
    table.hand[0, STEEL], table.coins[0] = 2, 3
    assert line(picture(game, 0), "┊Steel ×2┊").split("  ")[-2].strip() == bribe
    table.hand[0, CRATE] = 1
    assert ("short" in line(picture(game, 0), "┊Steel ×2┊")) == (bribes == "points")
    assert "┊Steel ×2┊" not in picture(game, 1)


def test_the_pool_during_the_draft() -> None:
    game = match(4)
    first = game.awaits[0]
    pool = members(table_of(game).undrafted)
    text = picture(game, first).partition("The pool ◉")[2]
    assert text.count("┊\n") + text.count("┊ ") >= len(pool)
    game.play(first, game.legal(first)[0])
    assert "The pool" not in picture(game, first)
    assert "You passed on ◉" in picture(game, first)
    assert "The pool" not in picture(game, -1)


def test_what_the_leader_saw() -> None:
    game, table = seated()
    leader, middle, last = (picture(game, seat) for seat in (table.leader, 1, 2))
    assert all(heading in leader for heading in ("Others hold ◉", "Airsick ◉", "Nobody took ◉"))
    assert "You passed on ◉" in middle
    assert "Airsick" not in middle + last
    assert "Nobody took ◉" in last
    assert "◉" not in picture(game, -1)


def test_cards_that_the_viewer_knows() -> None:
    """Ratatine's cards from the top, a buried card, and cards seen in hands."""
    found: set[str] = set()
    for seed in range(6):
        for game, seat in positions(3, seed):
            if seat >= 0 and table_of(game).plays and table_of(game).asks == ask.PLAY_TRAITOR:
                text = picture(game, seat)
                lines = (
                    "◉ On top of the Hold, in this order: ",
                    "◉ Deep in the Hold: ",
                    " for certain, and ",
                )
                found |= {line for line in lines if line in text}
    assert len(found) == 3


def test_all_cards_open() -> None:
    game, _ = seated()
    text = picture(game, EVERYTHING)
    assert "Hands  Anna: " in text
    assert "Airsick" in text
    assert "▒▒▒  " not in text.partition("coins")[0]
    assert "hidden from others" in text


def test_the_end_shows_points_and_winners() -> None:
    for seed in range(4):
        *_, (game, _) = positions(2, seed)
        text = picture(game, 0)
        for seat in range(2):
            assert ("★" in line(text, NAMES[seat] + " ")) == bool(table_of(game).winners >> seat & 1)
        assert "Traitors" not in text


def test_long_names_leave_room_for_the_rest() -> None:
    game = Match(GAME, 2, 7, names=["Bartholomew Featherstonehaugh-Cholmondeley", "Ann"])
    text = picture(game, 0)
    assert "Bartholomew Feather…" in text
    assert "┊\n" in text.replace(" ", "")


def test_it_is_drawn_by_the_game_alone() -> None:
    game = match(2)
    view = game.seen(0)
    assert isinstance(view, Table)
    assert len(draw(view, 0, game.words, game.names)) == 2


# Steps -----------------------------------------------------------------------------------------


def test_two_players_are_chosen_in_either_order() -> None:
    game, table = seated(4)
    hold(table, 0, IGOR, TROY)
    game.play(0, next(move for move in game.legal(0) if move.parameters["traitor"] == IGOR))
    for other in range(1, 4):
        table.coins[other] = 9
    pair = next(move for move in game.legal(0) if move.family == "two-players")
    paths = GAME.paths(pair)
    assert len(paths) == 2
    assert [game.say(step) for step in paths[0][1:]] == [game.say(step) for step in reversed(paths[1][1:])]


def test_an_order_is_chosen_card_by_card() -> None:
    game, table = seated()
    hold(table, 0, RATATINE, TROY)
    for card, kind in zip(range(1, 5), (WOOD, STEEL, CRATE, WOOD), strict=True):
        table.hold[(table.top + card) % CARDS] = kind
    game.play(0, next(move for move in game.legal(0) if move.parameters["traitor"] == RATATINE))
    game.play(0, next(move for move in game.legal(0) if move.family == "use"))
    ways = steps(game, 0)
    _, first = narrowed(ways, [])
    assert first == [
        game.words.say(Message("step-top", {"cargo": word}))
        for word in ("Wood", "Steel", "Small mysterious crate")
    ]
    _, second = narrowed(ways, first[:1])
    assert len(second) == 3
    assert {len(path) for path, _ in ways} == {3}


def test_other_steps() -> None:
    game, table = seated()
    hold(table, 0, HENCHMAN, ROCHAT)
    (path,) = GAME.paths(game.legal(0)[0])
    assert path == (game.legal(0)[0].message,)
    game.play(0, game.legal(0)[0])
    use = next(move for move in game.legal(0) if move.family == "use")
    assert GAME.paths(use)[0][-1] == use.message
    assert table.current[0] == HENCHMAN
    assert table.current[1] == NONE
