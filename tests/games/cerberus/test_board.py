"""The picture of Cerberus in a terminal, and the steps that lead to a move."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

import turncoat
from tests.games.picture import line, picture
from tests.suite.steps import steps
from turncoat.games.cerberus import table as ask
from turncoat.games.cerberus.board import draw
from turncoat.games.cerberus.components import (
    AMBUSH,
    COWARDICE,
    FAVORITISM,
    GRUDGE,
    KINDS,
    NONE,
    OF_BONUS,
    OPPORTUNISM,
    SABOTAGE,
    SACRIFICE,
    SELFISHNESS,
    SIDE,
    SIDES,
    SURVIVAL,
)
from turncoat.games.cerberus.table import ADVENTURER, CERBERUS, LOST, Table
from turncoat.kernel.chance import sow
from turncoat.kernel.news import EVERYTHING
from turncoat.match import Match
from turncoat.terminal import narrowed
from turncoat.words import LANGUAGES

GAME = turncoat.game("cerberus")
NAMES = ["Anna", "Boris", "Clara", "Dario", "Edith", "Felix", "Greta"]
TALLEST = 46
"""Lines of the tallest picture, with seven seats and full hands in 80 columns."""
GONDOLA_COURSE = "start-b,gondola,infernal-portal,finish-a"
PLATFORM_COURSE = "start-a,platforms,funicular,finish-b"


def match(seats: int, seed: int = 7, language: str = "en", **options: str) -> Match:
    return Match(GAME, seats, seed, options, NAMES[:seats], language)


def positions(seats: int, seed: int, language: str = "en", **options: str) -> Iterator[tuple[Match, int]]:
    """A match by random moves, with the seat that decides; at its end, with nobody."""
    game, dice = match(seats, seed, language, **options), random.Random(seed)
    while not game.over:
        seat = game.awaits[0]
        yield game, seat
        game.play(seat, dice.choice(game.legal(seat)))
    yield game, -1


def table_of(game: Match) -> Table:
    assert isinstance(game.table, Table)
    return game.table


def started(seats: int = 3, **options: str) -> tuple[Match, Table]:
    """A match whose first player is seat 0."""
    game = Match(GAME, seats, 7, options, NAMES[:seats])
    table = table_of(game)
    table.active, table.awaits = 0, 1
    return game, table


def hold(table: Table, seat: int, *kinds: int) -> None:
    """Give a seat its bonus cards."""
    for kind in range(KINDS):
        table.hand[seat, kind] = kinds.count(kind)
    table.hand_size[seat] = len(kinds)


def turn(table: Table, seat: int, position: int) -> None:
    """Put a seat on the Rage track as a Cerberus player."""
    table.role[seat], table.space[seat], table.track[position - 1] = CERBERUS, NONE, seat


# The picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(3, 80), (7, 80), (7, 118)])
def test_it_fits_in_every_question(seats: int, width: int, language: str) -> None:
    for seed, course in enumerate(("usual", GONDOLA_COURSE, PLATFORM_COURSE)):
        asked = set()
        for number, (game, seat) in enumerate(positions(seats, seed, language, course=course)):
            question = table_of(game).asks
            if number % 8 and question in asked:
                continue
            asked.add(question)
            text = picture(game, seat, width)
            assert max(map(cell_len, text.splitlines())) <= width
            assert text.count("\n") <= TALLEST


@pytest.mark.parametrize("seats", [3, 5, 7])
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


def test_the_path_has_every_space_and_all_pawns() -> None:
    game, table = started(4)
    table.space[1], table.space[2], table.space[3], table.dog = 5, 12, 12, 1
    text = picture(game, 0)
    assert line(text, "0──").split("─")[0] == "0"
    assert "Start A ☠☠" in text
    assert line(text, "Start A").endswith("Promontory ☠☠")
    path = line(text, "0──") + line(text, "11◆──")
    assert [part for part in path.split("─") if part] == [
        "0", "1", "2◆", "3", "4", "5◆", "6", "7◆", "8", "9◆", "10", "11◆", "12", "13", "14◆", "15", "16",
        "17◆", "18", "19", "20", "21", "[?]",
    ]  # fmt: skip
    lines = text.splitlines()
    first = next(number for number, one in enumerate(lines) if one.strip(" │").startswith("0──"))
    assert lines[first + 1].index("♆") == lines[first].index("1──")
    assert lines[first + 1].index("①") == lines[first].index("2◆")
    assert lines[first + 1].index("②") == lines[first].index("5◆")
    assert "③④" in lines[first + 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_of_every_board_is_drawn(language: str) -> None:
    for start, one, two, finish in (
        ("start-a", "platforms", "gondola", "finish-a"),
        ("start-b", "promontory", "funicular", "finish-b"),
        ("start-b", "infernal-portal", "funicular", "finish-b"),
        ("start-a", "funicular", "rope-bridge", "finish-b"),
    ):
        game = match(7, language=language, course=f"{start},{one},{two},{finish}")
        text = picture(game, 0)
        chosen = [SIDES[SIDE.read(name)] for name in (start, one, two, finish)]
        assert all("☠" * side.skulls in text for side in chosen)
        numbers = text.replace("◆", "").replace("─", " ").split()
        spaces = sum(len(side.spaces.split()) for side in chosen)
        assert all(str(space) in numbers for space in range(spaces))


def test_special_places_say_what_they_do_now() -> None:
    game, table = started()
    assert line(picture(game, 0), "Promontory  who").startswith("Promontory  who stops on 8")
    assert "12 ⇄ 16 in one step; it falls" in picture(game, 0)
    table.bridge = 0
    assert line(picture(game, 0), "Bridge  ") == "Bridge      fallen"
    assert picture(game, 0).count("✕bridge") == 2
    game, table = started(course=GONDOLA_COURSE)
    assert "8 ⇄ 10: one step, changing places" in picture(game, 0)
    assert line(picture(game, 0), "Portal  ").endswith("on 15: closed")
    table.space[1] = 15
    assert line(picture(game, 0), "Portal  ").endswith("on 15: open")
    game, table = started(course=PLATFORM_COURSE)
    assert "room for one each" in picture(game, 0)
    assert "13 → 16 in one step" in picture(game, 0)


def test_the_rage_track_with_pawns_and_die() -> None:
    game, table = started(5)
    turn(table, 1, 3)
    table.rage, table.speed, table.dog, table.space[0] = 8, 4, 1, 9
    text = picture(game, 0)
    assert line(text, "Rage").split() == ["Rage", "■1", "■2", "■3", "■4", "■5", "□6", "□7", "8", "9", "Hunt"]
    assert line(text, "×").split() == ["×", "×", "②", "[4]"]
    assert line(text, "Hunt") == "Hunt        in 2 steps: Cerberus runs 1 space, to space 2. In danger: ③④⑤"
    assert "the next one joins Cerberus (2 cards up to space 2, 1 up to 6)" in text
    table.dog = 5
    assert line(picture(game, 0), "Capture") == (
        "Capture     the next one joins Cerberus (1 card up to space 6)"
    )
    table.dog = 7
    assert line(picture(game, 0), "Capture") == (
        "Capture     the next one joins Cerberus; from space 17 on: lost"
    )
    for seat, position in ((2, 4), (3, 5)):
        turn(table, seat, position)
    table.rage = table.hunt
    text = picture(game, 0)
    assert "Hunt        at the end of this turn" in text
    assert line(text, "Capture") == "Capture     the next one is lost"
    table.hunting = 1
    assert "at the end of this turn" not in picture(game, 0)


def test_barques_known_seen_and_revealed() -> None:
    game, table = started()
    table.barque[0], table.barque[1], table.barque[2] = 2, 3, 1
    table.known[0], table.known[2] = 0b010, 0b011
    text = picture(game, 0)
    assert "Moorings    1, which counts: ? ◉③  2: ┊3 seats┊ ◉①③  3: ?" in text
    assert "┊" not in picture(game, 1)
    assert "1, which counts: ┊2 seats┊ ◉③  2: ┊3 seats┊ ◉①③  3: ┊1 seat┊" in picture(game, 2)
    table.revealed, table.space[1] = 1, table.barque_space
    text = picture(game, 0)
    assert "2 seats, 1 free; it leaves full; Adventurers left: 3, needed: 2" in text
    assert "─[②][ ]" in text
    assert line(text, "② Boris").split()[3] == "aboard"
    table.space[2] = table.barque_space
    assert "all taken: it leaves when this turn ends" in picture(game, 0)


def test_a_row_for_every_seat() -> None:
    game, table = started(4)
    hold(table, 1, SACRIFICE, SACRIFICE)
    table.played[1] = 0b1100
    turn(table, 2, 4)
    table.played[2] = 0b0001
    table.role[3], table.space[3], table.track[4] = LOST, NONE, 3
    text = picture(game, 0)
    assert line(text, "▶ ① Anna (you)").split() == ["▶", "①", "Anna", "(you)", "Adventurer", "2", "0", "–"]
    assert line(text, "② Boris").split() == ["②", "Boris", "Adventurer", "2", "2", "Run,", "Rush"]
    assert line(text, "③ Clara").split() == ["③", "Clara", "Cerberus", "–", "0", "Fury"]
    assert line(text, "④ Dario").split() == ["④", "Dario", "lost", "–", "0"]


def test_decks_and_discard_piles() -> None:
    game, table = started()
    table.discard[SACRIFICE], table.discard[GRUDGE], table.deck_size[SURVIVAL] = 2, 1, 9
    text = picture(game, 1)
    assert line(text, "Survival  ") == "Survival  deck 9, discarded: Sacrifice × 2"
    assert line(text, "Betrayal  ") == "Betrayal  deck 18, discarded: Grudge"


def test_own_cards_with_cost_and_effect() -> None:
    game, table = started()
    hold(table, 0, SELFISHNESS, SELFISHNESS, COWARDICE)
    table.played[0] = 0b0100
    table.rage = table.hunt
    text = picture(game, 0)
    assert line(text, "Run ✓").endswith("Rage +1 → another +3, another +1")
    assert "✕Rage +1 → draw 2" in line(text, "Gather")
    assert "discard a card → you +1, another +2" in line(text, "Rush")
    assert "you +1" in line(text, "┊Selfishness ×2┊")
    assert "1 card* → you +2" in line(text, "┊Selfishness ×2┊")
    assert "1 card* → you +1 for each ahead, at most +3" in line(text, "┊Cowardice┊")
    assert "Selfishness" not in picture(game, 1)
    turn(table, 0, 5)
    hold(table, 0, AMBUSH, GRUDGE, SABOTAGE)
    text = picture(game, 0)
    assert "Speed −1 → draw 2, then another draws 1" in line(text, "Fury")
    assert "an Adventurer +1 → 3 others −1" in line(text, "Harry")
    assert "an Adventurer −2" in line(text, "┊Grudge┊")
    assert "2 cards* → all Adventurers −2" in line(text, "┊Grudge┊")
    assert "each Adventurer: a card or −2" in line(text, "┊Sabotage┊")


@pytest.mark.parametrize(("reading", "other"), [("book", "another +1"), ("card", "another −1")])
def test_opportunism_as_agreed(reading: str, other: str) -> None:
    game, table = started(opportunism=reading)
    hold(table, 0, OPPORTUNISM)
    assert f"  you +1, {other}  " in line(picture(game, 0), "┊Opportunism┊")


def test_an_effect_in_progress() -> None:
    game, table = started(4)
    hold(table, 0, FAVORITISM, SACRIFICE)
    hold(table, 1, SACRIFICE, COWARDICE)
    hold(table, 2, SACRIFICE)
    advanced = next(move for move in game.legal(0) if move.parameters == {"kind": FAVORITISM, "effect": 1})
    game.play(0, advanced)
    assert table.asks == ask.OWN_SHARE
    assert "▶ Anna, Favoritism: 3 cards* → you +3, another +2, another +1" in picture(game, 0)
    assert "▶ Anna, Favoritism: 3 cards* → Anna +3, another +2, another +1" in picture(game, 1)
    assert "3 cards are still missing" in picture(game, 0)
    game.play(0, game.legal(0)[0])
    assert table.asks == ask.OFFER
    assert "Anna offers Sacrifice" in picture(game, 0)
    assert line(picture(game, 1), "Anna offers") == "Anna offers 1 card"
    for seat in (1, 2):
        while table.asks == ask.OFFER and table.awaits == 1 << seat:
            game.play(seat, game.legal(seat)[0])
    assert table.asks == ask.NEXT_PART
    assert "missing" not in picture(game, 0)
    own = next(move for move in game.legal(0) if move.family == "part")
    game.play(0, own)
    assert "still to come: another +2, another +1" in picture(game, 0)


def test_a_pawn_on_its_way() -> None:
    game, table = started()
    table.mover, table.steps, table.asks = 1, -2, ask.WHICH_WAY
    assert "Boris is on the way: 2 steps back to go" in picture(game, 0)


def test_answers_to_sabotage_and_captures() -> None:
    game, table = started(4)
    table.effect = OF_BONUS.at(SABOTAGE, 1)
    table.stage, table.retreat_by = ask.RESOLVING, 2
    table.answering, table.losers, table.retreaters = 0b0010, 0b0100, 0b1000
    text = picture(game, 0)
    assert "still to choose between a card and 2 spaces back: Boris" in text
    assert "to give up a card: Clara" in text
    assert "to fall back 2: Dario" in text
    table.caught = 0b0011
    assert "caught on space 0: Anna and Boris" in picture(game, 0)


def test_all_cards_open() -> None:
    game, table = started()
    hold(table, 1, SACRIFICE, SACRIFICE)
    text = picture(game, EVERYTHING)
    assert "② Boris: Sacrifice × 2" in text
    assert "  2: ┊" in text
    assert "Boris: Sacrifice" not in picture(game, -1)


def test_the_end_shows_winners() -> None:
    for seed in range(4):
        *_, (game, _) = positions(3, seed)
        text = picture(game, 0)
        assert "Cerberus: the end" in text
        for seat in range(3):
            won = bool(table_of(game).winners >> seat & 1)
            assert ("★" in line(text, f"{'①②③'[seat]} {NAMES[seat]} ")) == won
        assert "Your Action cards" not in text


def test_somebody_lost_has_no_cards() -> None:
    game, table = started()
    table.role[1] = LOST
    assert "Your Action cards" not in picture(game, 1)
    table.role[1] = ADVENTURER
    assert "Your Action cards" in picture(game, 1)


def test_long_names_leave_room_for_the_rest() -> None:
    game = Match(GAME, 3, 7, names=["Bartholomew Featherstonehaugh-Cholmondeley", "Ann", "Bo"])
    assert "Bartholomew Feather…" in picture(game, 0)


def test_it_is_drawn_by_the_game_alone() -> None:
    game = match(3)
    view = game.seen(0)
    assert isinstance(view, Table)
    assert len(draw(view, 0, game.words, game.names)) == 2


# Steps -----------------------------------------------------------------------------------------


def test_a_card_then_its_effect() -> None:
    game, table = started()
    hold(table, 0, FAVORITISM)
    ways = steps(game, 0)
    _, cards = narrowed(ways, [])
    assert cards == [
        "Action card: Regroup",
        "Action card: Gather",
        "Action card: Run",
        "Action card: Rush",
        "Survival card: Favoritism",
    ]
    _, effects = narrowed(ways, ["Action card: Run"])
    assert len(effects) == 2
