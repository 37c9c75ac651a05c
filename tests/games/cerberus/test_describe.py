"""The table of Cerberus in words, and what a scene says for all who show it."""

from __future__ import annotations

import random

import pytest

from tests.games.telling import Telling
from tests.rulebook.cerberus import stage
from tests.suite.cerberus import options as sets_of_options
from turncoat import shapes
from turncoat.games import game
from turncoat.games.cerberus import names, wording
from turncoat.games.cerberus import table as ask
from turncoat.games.cerberus.components import EFFECT
from turncoat.games.cerberus.describe import describe
from turncoat.games.cerberus.scene import scene
from turncoat.games.cerberus.shapes import CerberusScene, OwnCard
from turncoat.games.cerberus.table import Table
from turncoat.kernel.news import EVERYTHING
from turncoat.match import SPECTATOR, Match
from turncoat.words import Message

GAME = game("cerberus")
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor", "Zoya")
said = Telling(GAME, NAMES).said


def seen(t: Table, seat: int = 0) -> CerberusScene:
    return scene(stage.view(t, seat), seat)


def described(t: Table, seat: int = 0) -> list[str]:
    return [said(line)[0] for line in describe(seen(t, seat), seat)]


def words(told: shapes.Message) -> str:
    """What a message in a scene says in English."""
    return said(Message.read(told))[0]


# The table in words ------------------------------------------------------------------------------


def test_the_table_at_the_deal() -> None:
    t = stage.staged([2, 2, 2, 2], hands=["sacrifice sacrifice"])
    text = described(t)
    assert text[:3] == [
        "Cerberus, turn 1: Anna",
        "Action card: still to be played.",
        "Bonus card: may still be played.",
    ]
    for line in (
        "Anna: Adventurer, on space 2. Bonus cards: 2 (Sacrifice × 2). Action cards that lie open: none.",
        "Boris: Adventurer, on space 2. Bonus cards: 0. Action cards that lie open: none.",
        "Cerberus is on space 0; his Speed is 3.",
        "The die is on position 4 of 10; the last one is Hunt.",
        "Position 3 of the Rage track, dark: a pawn that nobody plays.",
        "Hunt in 6 steps: Cerberus runs 2 spaces, to space 2. In danger: Anna, Boris, Vera and Gleb.",
        "Capture: the next one joins Cerberus (2 cards up to space 2, 1 up to 6).",
        "Mooring 1: a Barque face down.",
        "Difficulty 10.",
        "Promontory, spaces 7 to 10. Special places: the Promontory (8).",
        "Bridge: 12 ⇄ 16 in one step; it falls once somebody has crossed it.",
        "Paw marks on spaces 2, 5, 7, 9, 11, 14 and 17.",
        "Betrayal: deck 18, discarded: none.",
        "In your hand, Run: Rage +1 → you advance 2 spaces; "
        "or: Rage +1 → another Adventurer advances 3 spaces; yet another advances 1 space.",
        "In your hand, Sacrifice: Rage −1; another Adventurer falls back 1 space; "
        "or: discard 1 Survival card (others may help) → Rage −2; another Adventurer falls back 2 spaces.",
    ):
        assert line in text


def test_only_headings_are_no_sentences() -> None:
    t = stage.staged([4, 2, 8, stage.ABOARD, 9], dog=1, cerberus=[1], revealed=2, hands=["sacrifice"])
    text = described(t)
    assert [line for line in text if not line.endswith(".")] == [text[0]]


def test_nobody_else_reads_of_ones_cards() -> None:
    t = stage.staged([4, 4, 5], hands=["sacrifice"])
    for viewer in (1, SPECTATOR):
        text = described(t, viewer)
        assert "Anna: Adventurer, on space 4. Bonus cards: 1. Action cards that lie open: none." in text
        assert not any("Sacrifice" in line for line in text)
    assert not any(line.startswith("In your hand") for line in described(t, SPECTATOR))


def test_a_card_being_played_and_what_it_waits_for() -> None:
    t = stage.staged([4, 4, 5], hands=["favoritism sacrifice", "sacrifice fatalism", "arrogance"])
    stage.play(t, 0, "bonus", kind="favoritism", effect=1)
    stage.play(t, 0, "card", kind="sacrifice")
    assert described(t, 0)[3:6] == [
        "Anna, Favoritism: 3 cards* → you +3, another +2, another +1.",
        "2 cards are still missing.",
        "Anna offers Sacrifice.",
    ]
    assert described(t, 1)[3:6] == [
        "Anna, Favoritism: 3 cards* → Anna +3, another +2, another +1.",
        "2 cards are still missing.",
        "Anna offers 1 card.",
    ]


def test_the_end_says_who_was_aboard() -> None:
    t = stage.staged([stage.ABOARD, 21, 0, 9], dog=7, cerberus=[2], revealed=2, active=1)
    stage.play(t, 1, "action", card="run", effect=0)
    text = described(t, 2)
    assert text[0] == "Cerberus: the end"
    assert "Barque: 2 seats; aboard: Anna and Boris." in text
    assert "Mooring 3: a Barque with 3 seats." in text
    assert not any(line.startswith(("Hunt", "Capture", "In your hand")) for line in text)


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_every_table_can_be_said_in_every_language(seats: int) -> None:
    for number, options in enumerate(sets_of_options(seats)):
        match, chance = Match(GAME, seats, number, options), random.Random(number)
        while not match.over:
            if chance.random() < 0.1:
                viewer = chance.choice([SPECTATOR, EVERYTHING, *range(seats)])
                for line in GAME.describe(GAME.scene(match.seen(viewer), viewer), viewer):
                    said(line)
            seat = chance.choice(match.awaits)
            match.play(seat, chance.choice(match.legal_numbers(seat)))
        for line in GAME.describe(GAME.scene(match.seen(EVERYTHING), EVERYTHING), EVERYTHING):
            said(line)


# Effects -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "short", "full"),
    [
        (
            "action/regroup/1",
            "Rage +1 → draw 1, then take Actions back",
            "Rage +1 → you draw 1 Survival card, then take all your Action cards back",
        ),
        (
            "action/harry/1",
            "an Adventurer +1 → 3 others −1",
            "an Adventurer advances 1 space → three other Adventurers fall back 1 space each",
        ),
        (
            "bonus/favoritism/2",
            "3 cards* → you +3, another +2, another +1",
            "discard 3 Survival cards (others may help) → you advance 3 spaces; "
            "another Adventurer advances 2 spaces; yet another advances 1 space",
        ),
        ("bonus/grudge/1", "an Adventurer −2", "an Adventurer falls back 2 spaces"),
        (
            "bonus/fatalism/2",
            "you −1 → another +3",
            "you fall back 1 space → another Adventurer advances 3 spaces",
        ),
    ],
)
def test_an_effect_in_short_and_in_full(effect: str, short: str, full: str) -> None:
    family, card, which = effect.split("/")
    number = EFFECT.read(f"{family} {card} {which}")
    assert said(names.effect_of(number, short=True))[0] == short
    assert said(names.effect_of(number))[0] == full


def test_every_effect_can_be_said_in_short_to_and_of_a_player() -> None:
    for effect in range(EFFECT.count):
        for actor in (-1, 2):
            said(names.effect_of(effect, actor, short=True))


# What a scene says -------------------------------------------------------------------------------


def test_cerberus_reaches_as_far_as_his_speed_but_never_the_barque() -> None:
    t = stage.staged([8, 8, 12], dog=3, speed=4)
    hunt = seen(t)["hunt"]
    assert hunt
    assert (hunt["reach"], hunt["prey"]) == (7, [])
    t = stage.staged([21, 21, stage.ABOARD], dog=19, speed=8, revealed=2)
    hunt = seen(t)["hunt"]
    assert hunt
    assert (hunt["reach"], hunt["prey"]) == (21, [0, 1])


def test_he_would_catch_those_on_the_first_space_with_somebody_on_it() -> None:
    t = stage.staged([6, 4, 4, 9], dog=2, speed=5)
    hunt = seen(t)["hunt"]
    assert hunt
    assert (hunt["reach"], hunt["prey"]) == (4, [1, 2])
    assert words(hunt["words"]) == "in 6 steps: Cerberus runs 2 spaces, to space 4."


@pytest.mark.parametrize(
    ("dog", "cerberus", "sentence"),
    [
        (2, [], "the next one joins Cerberus (2 cards up to space 2, 1 up to 6)"),
        (3, [], "the next one joins Cerberus (1 card up to space 6)"),
        (7, [], "the next one joins Cerberus; from space 17 on: lost"),
        (7, [0, 1], "the next one is lost"),
    ],
)
def test_what_becomes_of_the_next_one_caught(dog: int, cerberus: list[int], sentence: str) -> None:
    t = stage.staged([12, 12, 13, 13], dog=dog, cerberus=cerberus)
    capture = seen(t)["capture"]
    assert capture
    assert words(capture) == sentence


def test_special_places_in_their_order_and_whether_they_work() -> None:
    def places(t: Table) -> list[tuple[str, int, int, bool]]:
        return [(one["place"], one["near"], one["far"], one["works"]) for one in seen(t)["places"]]

    t = stage.staged([4, 4, 5])
    assert places(t) == [("promontory", 8, 8, True), ("bridge", 12, 16, True)]
    t.bridge, t.revealed = 0, 1
    assert places(t) == [("bridge", 12, 16, False)]
    t = stage.staged([4, 4, 5], course="start-b, gondola, infernal-portal, finish-a")
    assert places(t) == [("gondola", 8, 10, True), ("portal", 13, 16, False)]
    t.space[1] = 15
    assert places(t)[1] == ("portal", 13, 16, True)


def test_moorings_are_open_known_or_hidden() -> None:
    t = stage.staged([4, 4, 5], barques=[2, 3, 1], hands=["cowardice"])
    stage.play(t, 0, "bonus", kind="cowardice", effect=0)
    stage.play(t, 0, "peek", slot=1)
    first, second, _ = seen(t, 0)["barques"]["slots"]
    assert words(first["words"]) == "Mooring 1: a Barque face down"
    assert words(second["words"]) == (
        "Mooring 2: a Barque face down; you know that it has 3 seats; seen by Anna"
    )
    assert words(seen(t, 1)["barques"]["slots"][1]["words"]) == "Mooring 2: a Barque face down; seen by Anna"
    t = stage.staged([18, stage.ABOARD, 5], dog=3, revealed=2)
    barques = seen(t)["barques"]
    assert [slot["open"] for slot in barques["slots"]] == [True, False, False]
    assert barques["words"]
    assert words(barques["words"]) == "2 seats, 1 free; it leaves full; Adventurers left: 3, needed: 2"


def test_where_players_are() -> None:
    t = stage.staged([stage.ABOARD, 0, 12, 13], dog=5, cerberus=[1], revealed=2)
    assert [words(player["place"]) for player in seen(t)["players"]] == [
        "in the Barque",
        "on position 4 of the Rage track",
        "on space 12",
        "on space 13",
    ]
    assert [player["deck"] for player in seen(t)["players"]] == ["survival", "betrayal"] + ["survival"] * 2


def test_the_steps_of_an_effect() -> None:
    t = stage.staged([4, 4, 5], hands=["opportunism sacrifice"])
    stage.play(t, 0, "bonus", kind="opportunism", effect=1)
    effect = seen(t, 1)["effect"]
    assert effect
    assert effect["price"]
    assert words(effect["price"]) == "1 card*"
    assert [words(step["words"]) for step in effect["steps"]] == ["Anna +1", "another +2 or −2"]
    assert [[words(way) for way in step["ways"]] for step in effect["steps"]] == [
        [],
        ["another +2", "another −2"],
    ]
    stage.play(t, 0, "part", part=0)
    effect = seen(t, 0)["effect"]
    assert effect
    assert [step["done"] for step in effect["steps"]] == [True, False]
    assert words(effect["steps"][0]["words"]) == "you +1"


def test_a_look_at_the_barques_is_not_done_before_it_is_made() -> None:
    t = stage.staged([4, 4, 5])
    stage.play(t, 0, "action", card="regroup", effect=1)
    assert t.asks == ask.LOOK_AT_BARQUES
    effect = seen(t)["effect"]
    assert effect
    assert [step["done"] for step in effect["steps"]] == [True, False]


def dear(cards: list[OwnCard]) -> dict[str, list[bool]]:
    return {card["card"]: [effect["dear"] for effect in card["effects"]] for card in cards}


def test_own_cards_say_what_cannot_be_paid_for() -> None:
    t = stage.staged([4, 4, 5], hands=["selfishness sacrifice"])
    t.rage = t.hunt
    assert dear(seen(t)["own_cards"]) == {
        "regroup-fury": [True, True],
        "gather-harry": [True, True],
        "run-stalk": [True, True],
        "rush-return": [False, False],
        "sacrifice": [False, False],
        "selfishness": [False, False],
    }
    assert not any(any(effects) for effects in dear(seen(t, 1)["own_cards"]).values())
    stage.play(t, 0, "action", card="rush", effect=0)
    while t.asks != ask.PLAY_CARD:
        stage.play(t, 0, *stage.choices(t, 0)[0][:1], **stage.choices(t, 0)[0][1])
    own = seen(t)["own_cards"]
    assert [card["card"] for card in own if card["spent"]] == ["rush-return"]
    assert not any(any(effects) for effects in dear(own).values())


def test_whoever_watches_or_is_lost_has_no_cards() -> None:
    t = stage.staged([4, 4, 5, 0], lost=[3])
    assert seen(t, SPECTATOR)["own_cards"] == seen(t, 3)["own_cards"] == []
    assert len(seen(t, 0)["own_cards"]) == 4


def test_decks_with_their_discard_piles() -> None:
    t = stage.staged([4, 4, 5], discard="sacrifice sacrifice fatalism")
    stocks = seen(t)["stocks"]
    assert words(stocks["survival"]).endswith("discarded: Sacrifice × 2 and Fatalism")
    assert words(stocks["betrayal"]) == "deck 18, discarded: none"


def test_two_known_barques_tell_the_third() -> None:
    t = stage.staged([4, 4, 5], barques=[2, 3, 1])
    t.known[0] = 0b011
    assert wording.known_places(stage.view(t, 0)) == [2, 3, 1]
    assert wording.known_places(stage.view(t, 1)) == [None, None, None]
