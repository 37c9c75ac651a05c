"""Group 23: what the end shows, and what players are told."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from tests.rulebook.passengers.stage import (
    awaited,
    choices,
    counted,
    dealt,
    lost_berths,
    play,
    shown_in,
    view,
)
from tests.rulebook.passengers.test_19_secrecy import GAMES
from turncoat.games.chapters import help_lines
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import BOAT, CARD, CAST_VOTE, RAVEN, ROUNDS
from turncoat.games.passengers.scene import scene, sheet
from turncoat.words import Words


@pytest.mark.rule("P-240")
@GAMES
def test_the_losing_boats_are_shown_and_never_score(seats: int, options: dict[str, str]) -> None:
    """Whoever sits in them: points, winner and score sheet speak of the Afterlands alone."""
    dice = Random(23)
    t = dealt(seats, 23, **options)
    while t.asks != CAST_VOTE or t.voyage < ROUNDS - 1 or len(awaited(t)) > 1:
        seat = dice.choice(awaited(t))
        family, parameters = dice.choice(choices(t, seat))
        play(t, seat, family, **parameters)
    results = set()
    for number in range(6):
        other = t.copy()
        for at in lost_berths(t):
            other.passenger[at] = number
            other.mask[at] = number % 3
        play(other, awaited(t)[0], "vote", boat=RAVEN)
        written = sheet(other)
        points = (written["points"]["souls"], written["points"]["demons"])
        assert points == counted(other)
        assert [boat["boat"] for boat in written["boats"]] == [
            BOAT.names[other.ferried[row]] for row in range(ROUNDS)
        ]
        results.add((json.dumps(written), other.winner))
        lost = shown_in(scene(view(other, -1), -1), "lost")
        first_two = len(lost_berths(t))
        assert [one["card"] for one in lost[:first_two]] == [CARD.names[number]] * first_two
    assert len(results) == 1


def told_in(language: str, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The help of a table by the names of its lines."""
    words = Words(language, GAME.text)
    return {line.name: words.say(line) for line in help_lines(GAME, seats, options)}


@pytest.mark.rule("P-241", "P-021", "P-022")
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_help_names_the_passengers_in_the_game_and_those_taken_out(seats: int, edition: str) -> None:
    fewer = edition == "first" and seats in (5, 6)
    each, all_ = (3, 9) if fewer else (4, 12)
    english, russian = (told_in(language, seats, {"edition": edition}) for language in ("en", "ru"))
    colours = f"({each} red, {each} green, {each} blue)"
    with_yaesther = seats in (4, 6, 8)
    assert english["help-cards"] == (
        f"The cards are Passengers. In this game there are {all_} Souls {colours}, {all_} Demons {colours} "
        "and the Yaesther, who has no colour."
        if with_yaesther
        else f"The cards are Passengers. In this game there are {all_} Souls {colours} "
        f"and {all_} Demons {colours}."
    )
    both = f"В этой игре {all_} душ и {all_} демонов, тех и других по {each} каждого цвета:"
    assert f"{both} красного, зелёного и синего." in russian["help-cards"]
    assert ("Ястер" in russian["help-cards"]) == with_yaesther
    out = {
        (True, True): ("1 Soul and 1 Demon of each colour", "ы по 1 душе и по 1 демону каждого цвета"),
        (True, False): (
            "1 Soul and 1 Demon of each colour, and the Yaesther",
            "ы по 1 душе и по 1 демону каждого цвета и Ястер",
        ),
        (False, False): ("the Yaesther", " Ястер"),
    }.get((fewer, with_yaesther))
    assert english.get("help-taken-out") == (out and f"Taken out before the deal: {out[0]}.")
    assert russian.get("help-taken-out") == (out and f"До раздачи из игры убран{out[1]}.")
    assert "left over are put away unseen" in english["help-factions"]


@pytest.mark.rule("P-241", "P-174")
@pytest.mark.parametrize("bonus", ["each", "largest"])
@pytest.mark.parametrize("layout", ["a", "b"])
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_help_names_the_bonus_of_every_group_that_fits_into_a_boat(
    seats: int, layout: str, bonus: str
) -> None:
    """Boats of five spaces hold five Souls of a colour, worth 4 more, from seven seats on."""
    chosen = {"layout": layout, "soul-bonus": {"each": "each-colour", "largest": "largest-group"}[bonus]}
    largest = 3 if seats <= 6 else {"a": 4, "b": 5}[layout]
    groups = ["two", "three", "four", "five"][: largest - 1]
    said = told_in("en", seats, chosen)[f"help-souls-{bonus}"]
    assert re.findall(r"(two|three|four|five)[\w ]*? (\d) more", said) == [
        (group, f"{more}") for more, group in enumerate(groups, 1)
    ]
    groups = ["две", "три", "четыре", "пять"][: largest - 1]
    said = told_in("ru", seats, chosen)[f"help-souls-{bonus}"]
    assert re.findall(r"(две|три|четыре|пять)\D+(\d)", said) == [
        (group, f"{more}") for more, group in enumerate(groups, 1)
    ]


@pytest.mark.rule("P-241", "P-034")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_help_says_that_smugglers_know_each_other_from_five_seats_on(seats: int) -> None:
    english, russian = (told_in(language, seats, {}) for language in ("en", "ru"))
    if seats == 4:
        assert english["help-faction-alone"] == "Only you know your faction."
        assert russian["help-faction-alone"] == "Вашу фракцию знаете только вы."
        assert "help-faction-gaze" not in english
    else:
        assert english["help-faction-gaze"].endswith("since the Demon’s Gaze the Smugglers know each other.")
        assert russian["help-faction-gaze"].endswith("после Взора демона знают друг друга.")
        assert not any("Only you" in line and "faction" in line for line in english.values())
        assert "Вашу фракцию знаете только вы." not in russian.values()


@pytest.mark.rule("P-241", "P-212")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_help_says_that_lost_boats_are_shown_at_the_end_and_score_nothing(seats: int) -> None:
    english, russian = (told_in(language, seats, {}) for language in ("en", "ru"))
    assert english["help-voting"].endswith("its cards stay face down until the end.")
    assert english["help-reveal"].endswith("the lost boats are shown, but score nothing.")
    assert russian["help-voting"].endswith("до конца игры её карты остаются закрытыми.")
    assert russian["help-reveal"].endswith("проигравшие лодки просто показывают, очков за них нет.")


@pytest.mark.rule("P-241")
@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "one Soul and one Demon of each colour are taken out", "all Souls and Demons at any number"),
        ("ru", "убирают по одной душе и одному демону каждого цвета", "все души и демоны при любом числе"),
    ],
)
def test_the_list_of_games_says_what_each_edition_takes_out(
    monkeypatch: pytest.MonkeyPatch, language: str, first: str, second: str
) -> None:
    from typer.testing import CliRunner

    from turncoat.cli import app

    monkeypatch.setenv("LC_ALL", language)
    listed = " ".join(CliRunner().invoke(app, ["games"]).stdout.split())
    assert first in listed
    assert second in listed
