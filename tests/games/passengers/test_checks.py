"""Data of the box that the rules cannot play with are refused, with a word about what would be right."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from turncoat.games.passengers import components as box
from turncoat.games.passengers.checks import check_boats, check_piles, check_room, check_sets
from turncoat.games.passengers.components import CHROMATIS, FERRY_POLE, GIFT_CARDS, MASK, NO_QUESTION

BOATS = (("1:3 3:2 | 4:1 8:2", "6:1 0:3 | 2:3 7:3", "1:3 4:1 | 9:1 0:3"),)
LESS = (((1,), (2,), ()),)
PILES = [[0, 0, 0]] * 4 + [[2, 1, 1], [3, 2, 0], [3, 2, 1], [4, 3, 0], [4, 3, 1]]
HALF_POINTS = [0, 0, 0, 0, 13, 0, 13, 0, 17]
IN_GAME = [[4] * 9, [4] * 9]
NAMES = [card.name for card in GIFT_CARDS]
NUMBERS = [card.number for card in GIFT_CARDS]
SETS = [[box.GIFT_SET[which, number] for number in range(10)] for which in range(4)]
KEEPS = {2: (CHROMATIS,)}


def boats(line: str, less: tuple[int, ...] = (), supply: tuple[int, int] = (17, 15)) -> None:
    """Check boats of two spaces whose second round is this line."""
    check_boats(((BOATS[0][0], line, BOATS[0][2]),), (((1,), less, ()),), [2], supply)


def test_right_data_are_taken() -> None:
    check_boats(BOATS, LESS, [2], (17, 15))
    check_piles(PILES, IN_GAME, 3, HALF_POINTS)
    check_room([0, 0, 0, 0, 3, 3, 3, 5, 5], [4, 5], 5, 2)
    check_sets(SETS, NAMES, NUMBERS, KEEPS, (FERRY_POLE,))


@pytest.mark.parametrize(
    ("line", "less", "supply", "message"),
    [
        ("6:1 0:3 2:1 | 2:3 7:3", (), (17, 15), "a Raven and a Wolf of 2 spaces each, with | between them"),
        ("6:1 0:3 2:3 7:3", (), (17, 15), "a Raven and a Wolf of 2 spaces each"),
        ("6:1 0:3 | 2:4 7:3", (), (17, 15), "a number from 0 to 9 and 1 to 3 Voices, not '2:4'"),
        ("6:1 10:3 | 2:3 7:3", (), (17, 15), "not '10:3'"),
        ("6:1 0 | 2:3 7:3", (), (17, 15), "not '0'"),
        ("6:1 0:3 | 6:3 7:3", (), (17, 15), "each Gift number stands on one space only"),
        ("6:1 0:3 | 2:3 7:3", (5,), (17, 15), "Gift 5, which pays one Voice less in the first edition"),
        ("6:1 0:3 | 2:3 7:3", (6,), (17, 15), "Gift 6, which pays one Voice less in the first edition"),
        ("6:1 0:3 | 2:3 7:3", (2,), (9, 9), "9 Voices at most, not 10"),
        ("6:1 0:3 | 2:3 7:3", (2,), (17, 8), "8 Voices at most in the first edition, not 9"),
    ],
)
def test_boats_that_cannot_be(
    line: str, less: tuple[int, ...], supply: tuple[int, int], message: str
) -> None:
    with pytest.raises(ValueError, match=f"boats of layout A, round 2: .*{re.escape(message)}"):
        boats(line, less, supply)


def test_a_round_without_boats() -> None:
    with pytest.raises(ValueError, match="boats of layout A: a line for each of three rounds"):
        check_boats((BOATS[0][:2],), LESS, [2], (17, 15))


def changed(rows: list[Any], at: int, row: Any) -> list[Any]:
    """Rows with another one at a place."""
    return [row if place == at else old for place, old in enumerate(rows)]


@pytest.mark.parametrize(
    ("seats", "pile", "message"),
    [
        (5, [3, 3, 0], "faction pile for 5 seats: one card for each seat, not 6"),
        (6, [2, 2, 2], "faction pile for 6 seats: the box has one Yaesther, not 2"),
        (7, [4, 2, 1], "points of the Yaesther for 7 seats: an odd number of half points where he plays"),
    ],
)
def test_faction_piles_that_cannot_be(seats: int, pile: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        check_piles(changed(PILES, seats, pile), IN_GAME, 3, HALF_POINTS)


def test_points_with_which_the_yaesther_could_tie() -> None:
    with pytest.raises(ValueError, match="points of the Yaesther for 8 seats: an odd number"):
        check_piles(PILES, IN_GAME, 3, changed(HALF_POINTS, 8, 16))


@pytest.mark.parametrize(
    ("seats", "copies", "message"),
    [
        (8, 3, "for 8 seats: 12 Souls are dealt, and only 9 are in the game"),
        (5, 2, "for 5 seats: 8 Souls are dealt, and only 6 are in the game"),
        (4, 2, "for 4 seats: 9 Souls are dealt, and only 6 are in the game"),
        (6, -1, "for 6 seats: 0 to 15 of each kind, not -1"),
        (6, 16, "for 6 seats: 0 to 15 of each kind, not 16"),
    ],
)
def test_piles_that_run_out_while_the_cards_are_dealt(seats: int, copies: int, message: str) -> None:
    """With an empty pile the deal would look for a card for ever."""
    for edition, name in enumerate(("second", "first")):
        in_game = changed(IN_GAME, edition, changed(IN_GAME[0], seats, copies))
        with pytest.raises(ValueError, match=f"Passengers of the {name} edition {message}"):
            check_piles(PILES, in_game, 3, HALF_POINTS)


def test_boats_without_room_for_all() -> None:
    with pytest.raises(ValueError, match=r"boat of 4 spaces for 7 seats: 7 Passengers .* two boats take 6"):
        check_room([0, 0, 0, 0, 3, 3, 3, 3, 5], [4, 5], 5, 2)
    with pytest.raises(ValueError, match=r"boat of 3 spaces for 7 seats: 7 Passengers .* two boats take 6"):
        check_room([0, 0, 0, 0, 3, 3, 3, 5, 5], [3, 5], 5, 2)
    with pytest.raises(ValueError, match=r"for 4 seats: 6 Passengers .* two boats take 4"):
        check_room([0, 0, 0, 0, 2, 3, 3, 5, 5], [4, 5], 5, 2)
    with pytest.raises(ValueError, match="boats of 6 spaces: 5 at most"):
        check_room([0, 0, 0, 0, 3, 3, 3, 5, 5], [4, 6], 5, 2)


@pytest.mark.parametrize(
    ("gifts", "message"),
    [
        ([*SETS[1][:9], MASK], "Gift set 2 of 4: ten different Gifts, numbered 0 to 9"),
        (SETS[1][:9], "Gift set 2 of 4: ten different Gifts, numbered 0 to 9"),
        ([CHROMATIS, *SETS[1][1:]], "Gift set 2 of 4: chromatis is a Gift numbered 2"),
        ([*SETS[1][:6], FERRY_POLE, *SETS[1][7:]], "Gift set 2 of 4: ferry-pole needs Shadow Passengers"),
    ],
)
def test_sets_that_cannot_be(gifts: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        check_sets(changed(SETS, 1, gifts), NAMES, NUMBERS, KEEPS, (FERRY_POLE,))


def test_a_gift_that_others_look_for_under_another_number() -> None:
    with pytest.raises(ValueError, match="Gift set 1 of 4: chromatis is a Gift numbered 3"):
        check_sets(SETS, NAMES, NUMBERS, {3: (CHROMATIS,)}, (FERRY_POLE,))


@pytest.mark.parametrize(
    ("line", "typed", "message"),
    [
        ('"1:3 3:2 0:3 9:1 |', '"1:3 3:2 0:3 8:1 |', "layout A, round 1: each Gift number"),
        ("VOICES_IN_BOX = chart([17, 15])", "VOICES_IN_BOX = chart([16, 15])", "16 Voices at most"),
        ("[3, 2, 0], [3, 2, 1]", "[3, 2, 0], [3, 2, 2]", "faction pile for 6 seats"),
        ("[0, 0, 0, 0, 0, 1, 1, 0, 0]", "[0, 0, 0, 0, 0, 2, 1, 0, 0]", "first edition for 5 seats"),
        ("chart([0, 0, 0, 0, 3, 3, 3,", "chart([0, 0, 0, 0, 3, 2, 3,", "for 5 seats: 5 Passengers"),
        ('GiftCard(2, "spectrum"', 'GiftCard(1, "spectrum"', "set 3 of 4: spectrum is a Gift numbered 1"),
        ('GiftCard(6, "oar", "II"', 'GiftCard(6, "oar", ""', "Gift set 2 of 4: ten different Gifts"),
        ('"bell", "I", OTHER_PLAYER, "silenced"', '"bell", "I"', "positional arguments: 'asks' and 'told'"),
        ('"urn"', '"vessel"', "every gift needs a name of its own"),
    ],
)
def test_wrong_data_are_refused_when_they_are_read(
    line: str, typed: str, message: str, tmp_path: Path
) -> None:
    source = Path(box.__file__).read_text("utf-8")
    assert source.count(line) == 1
    changed_file = tmp_path / "typed_in.py"
    changed_file.write_text(source.replace(line, typed), "utf-8")
    with pytest.raises((ValueError, TypeError), match=message):
        run_path(str(changed_file))


def test_the_gifts_of_the_box_that_ask_nothing() -> None:
    idle = {card.name for card in GIFT_CARDS if card.asks == NO_QUESTION}
    assert idle == {"vessel", "urn", "drum", "quiet-tide", "master-coin"}
