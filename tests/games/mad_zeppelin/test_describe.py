"""The table of Mad Zeppelin in words, and what a scene says of cards, traitors and the flight."""

from __future__ import annotations

import pytest

from tests.games.telling import Telling
from tests.rulebook.mad_zeppelin import stage
from turncoat.games import game
from turncoat.games.mad_zeppelin import table as ask
from turncoat.games.mad_zeppelin.describe import describe
from turncoat.games.mad_zeppelin.scene import scene
from turncoat.games.mad_zeppelin.shapes import Laid, Traitor, ZeppelinScene
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.news import EVERYTHING
from turncoat.words import Message, Thing

telling = Telling(game("mad-zeppelin"), ("Anna", "Boris", "Vera"))


def shown(t: Table, seat: int) -> ZeppelinScene:
    """The scene of a seat; of a table with all cards open for `EVERYTHING`."""
    return scene(t if seat == EVERYTHING else stage.view(t, seat), seat)


def lines(t: Table, seat: int) -> list[str]:
    """The table in English."""
    return [telling.said(line)[0] for line in describe(shown(t, seat), seat)]


def traitor(t: Table, seat: int, name: str) -> Traitor:
    """A traitor as a seat's scene has it."""
    return next(one for one in shown(t, seat)["traitors"] if one["name"] == name)


def where(t: Table, seat: int, name: str) -> tuple[str, int | None]:
    """Where a traitor is, and whose it is."""
    return traitor(t, seat, name)["place"], traitor(t, seat, name)["seat"]


def laid(t: Table, seat: int) -> Laid:
    """The traitor that lies before a seat, as everybody sees it."""
    (found,) = shown(t, -1)["players"][seat]["laid"]
    return found


# Words -------------------------------------------------------------------------------------------


def test_everything_that_lies_open_is_said() -> None:
    t = stage.staged(["igor troy", "ripp love", "walder rochat"], "green blue black", coins=[3, 4, 5])
    t.journeys, t.discarded[stage.kind("wood")] = 2, 1
    for card in ("gold", "coal", "coal"):
        t.thrown[1, stage.kind(card)] += 1
    stage.reveal(t, 0, "igor")
    assert lines(t, -1)[:11] == [
        "Turn 1, first round of plays. The leader is Anna.",
        "Anna plays Igor (green).",
        "The dice: die 1 (South, green), die 2 (North, blue) and die 3 (Black).",
        "Journeys: 2 of 10; the last one ends the game.",
        f"The Hold: {t.depth} cards. The Safe: {t.safe} coins.",
        "Discarded: Wood.",
        "Anna: 0 of 20 points, 4 coins, 2 cards in hand. Thrown: nothing. Levels: nothing.",
        "Anna has played Igor in round 1.",
        "Anna has 1 hidden traitor.",
        "Boris: 10 of 20 points, 4 coins, 1 card in hand. Thrown: Coal × 2 and Gold. Levels: 2 and 4.",
        "Boris has 2 hidden traitors.",
    ]
    assert "Igor (green): Played by Anna." in lines(t, -1)
    assert "Dr Ripp (red): Somebody may hold this traitor, or nobody." in lines(t, -1)
    assert "Dr Ripp (red): In your hand." in lines(t, 1)
    assert len(lines(t, -1)) == 13 + 14


def test_a_seat_is_told_of_its_hand_and_a_spectator_of_none() -> None:
    t = stage.staged(["igor troy", "ripp love"], hands=["gold gold", "lead"])
    assert "Your Cargo: Gold × 2." in lines(t, 0)
    assert "Gold: level 4, 6 points, bribe 5." in lines(t, 0)
    assert not any("Gold" in line for seat in (1, -1) for line in lines(t, seat))
    assert "In the hand of Boris: Lead." in lines(t, EVERYTHING)


def test_what_is_known_of_hidden_cargo_is_said() -> None:
    traitors = ["love igor", "rochat ripp"]
    t = stage.staged(traitors, hands=["wood", "steel coal coal"], hold="wood ore gold")
    stage.reveal(t, 0, "love")
    stage.play(t, 0, "player", seat=1)
    stage.play(t, 0, "decline")
    assert "Boris holds Coal × 2 and Steel for certain, and nothing else." in lines(t, 0)
    stage.end(t, 0)
    stage.reveal(t, 1, "rochat")
    assert "Boris holds Coal × 2 and Steel for certain, and 2 unknown cards." in lines(t, 0)
    stage.play(t, 1, "card", cargo="coal")
    assert "Deep in the Hold: Coal (the last card)." in lines(t, 1)


def test_the_top_of_the_hold_is_said_to_whoever_saw_it() -> None:
    t = stage.staged(["ratatine igor", "love ripp"], hold="wood coal ore gold journey lead")
    stage.reveal(t, 0, "ratatine")
    stage.play(t, 0, "use")
    assert shown(t, 0)["foreseen"] == ["coal", "ore", "gold", "journey"]
    assert shown(t, 1)["foreseen"] is None
    stage.play(t, 0, "order", order=0)
    assert shown(t, 0)["foreseen"] is None
    top = "On top of the Hold, in this order: Ore, Gold and Journey."
    assert [top in lines(t, seat) for seat in (0, 1, -1)] == [True, False, False]


def test_nobody_acts_while_a_traitor_is_chosen() -> None:
    t = stage.staged(["igor troy", "ripp love"])
    assert shown(t, 0)["acting"] is None
    assert not any("plays" in line for line in lines(t, 0)[1:])


@pytest.mark.parametrize(
    ("journeys", "ending", "words"),
    [
        (9, None, "9 of 10; the last one ends the game"),
        (10, None, "10 of 10; this is the last play"),
        (10, ask.BY_FLIGHT, "10 of 10"),
    ],
)
def test_how_far_the_flight_is(journeys: int, ending: int | None, words: str) -> None:
    t = stage.staged(["igor troy", "ripp love"])
    t.journeys = journeys
    if ending is not None:
        t.ending, t.awaits = ending, 0
    assert f"Journeys: {words}." in lines(t, 0)


# Traitors ----------------------------------------------------------------------------------------


def test_where_traitors_are_by_what_a_seat_holds_and_saw() -> None:
    """Seat 1 drafts in the middle, seat 2 last; seat 0 leads and has looked at all that were put aside."""
    t = stage.staged(["igor troy", "ripp love", "walder rochat"])
    airsick, unselected = stage.members(t.airsick)[0], stage.members(t.undrafted)[0]
    assert where(t, 1, "ripp") == ("yours", None)
    assert where(t, 1, "rochat") == ("passed", None)
    assert where(t, 1, "igor") == where(t, 1, airsick) == ("unknown", None)
    assert where(t, 1, unselected) == ("passed", None)
    assert where(t, 2, unselected) == where(t, 0, unselected) == ("unselected", None)
    assert where(t, 2, airsick) == ("unknown", None)
    assert where(t, 0, airsick) == ("airsick", None)
    assert where(t, 0, "ripp") == where(t, 0, "rochat") == ("others", None)
    assert {where(t, -1, one["name"]) for one in shown(t, -1)["traitors"]} == {("unknown", None)}
    assert [traitor(t, seat, "ripp")["secret"] for seat in (0, 1, 2, -1)] == [True, True, False, False]


def test_where_traitors_are_with_all_cards_open() -> None:
    t = stage.staged(["igor troy", "ripp love"])
    assert where(t, EVERYTHING, "love") == ("held", 1)
    assert where(t, EVERYTHING, stage.members(t.airsick)[0]) == ("airsick", None)
    assert where(t, EVERYTHING, stage.members(t.undrafted)[0]) == ("unselected", None)
    assert not traitor(t, EVERYTHING, "love")["secret"]
    t = stage.dealt(2)
    assert where(t, EVERYTHING, stage.members(t.undrafted)[0]) == ("pool", None)


def test_the_pool_is_seen_by_the_one_who_drafts_from_it() -> None:
    t = stage.dealt(3)
    (drafting,) = stage.awaited(t)
    offered = stage.members(t.undrafted)[0]
    assert where(t, drafting, offered) == ("pool", None)
    assert where(t, (drafting + 1) % 3, offered) == ("unknown", None)


def test_who_named_a_traitor_is_said_with_its_place() -> None:
    t = stage.staged(["ripp igor", "love troy"])
    stage.reveal(t, 0, "ripp")
    stage.play(t, 0, "traitor", traitor="love")
    assert traitor(t, 1, "love")["named"] == 0
    named = "Anna has named this traitor: nobody can play it in this turn."
    assert f"Carlotta Love (yellow): In your hand. {named}" in lines(t, 1)
    assert f"Carlotta Love (yellow): Somebody may hold this traitor, or nobody. {named}" in lines(t, -1)


def test_a_copier_has_copied_colours_while_it_acts() -> None:
    t = stage.staged(["troy igor", "shadow love"])
    stage.pass_by(t, "troy")
    stage.reveal(t, 1, "shadow")
    assert laid(t, 1)["colours"] == []
    stage.play(t, 1, "player", seat=0)
    assert laid(t, 1)["colours"] == ["red"]
    copied = Message("laid", {"state": "copies", "colours": Thing("colour-red")})
    assert laid(t, 1)["remark"] == copied.json()
    assert telling.said(copied)[0] == "The current traitor, with the copied colour: red."
    assert laid(t, 0)["remark"]["arguments"]["state"] == "current"
    stage.play(t, 1, "decline")
    stage.end(t, 1)
    assert shown(t, -1)["players"][1]["laid"][0]["colours"] == []


def test_what_own_traitors_can_do_on_these_dice() -> None:
    t = stage.staged(["troy igor", "shadow love", "ripp walder"], "green green black")
    fits = [own["fits"] for own in shown(t, EVERYTHING)["open"] or ()]
    assert fits == [
        {"troy": "cannot-throw", "igor": "can-throw"},
        {"shadow": "copies", "love": "cannot-throw"},
        {"ripp": "cannot-throw", "walder": "cannot-throw"},
    ]
    stage.reveal(t, 0, "igor")
    own = shown(t, 0)["own"]
    assert own
    assert own["fits"] == {"troy": "cannot-throw", "igor": "can-throw"}
    stage.end(t, 0)
    own = shown(t, 0)["own"]
    assert own
    assert own["fits"] == {"troy": "cannot-throw", "igor": "played"}


# Cargo -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "coins", "short"),
    [
        ("crate crate coal", 0, {}),
        ("crate coal", 0, {"crate": 1, "coal": 1}),
        ("crate diamonds", 3, {"diamonds": 2}),
    ],
)
def test_crates_count_as_coins_but_not_the_crate_that_is_thrown(
    hand: str, coins: int, short: dict[str, int]
) -> None:
    t = stage.staged(["igor troy", "ripp love"], hands=[hand], coins=[coins])
    assert shown(t, 0)["players"][0]["short"] == short
    assert shown(t, 1)["players"][0]["short"] == {}


def test_thrown_cargo_with_its_points() -> None:
    t = stage.staged(["igor troy", "ripp love"])
    for card in ("wood", "lead", "steel", "diamonds", "diamonds"):
        t.thrown[0, stage.kind(card)] += 1
    player = shown(t, 1)["players"][0]
    assert player["worth"] == {"wood": 1, "lead": 3, "steel": 5, "diamonds": 14}
    assert (player["points"], player["at_target"]) == (24, True)
    assert not shown(t, 1)["players"][1]["at_target"]
    assert any("This is the last turn" in line for line in lines(t, 1))


def test_a_crate_is_explained_with_its_power() -> None:
    t = stage.staged(["igor troy", "ripp love"])
    about = {kind["name"]: kind["about"]["arguments"] for kind in shown(t, 0)["cargo"]}
    numbers = {"copies": 10, "level": 1, "points": 1, "bribe": 1}
    assert about["crate"] == {"cargo": {"thing": "cargo-crate"}, **numbers}
    crate = Message("about-cargo", {"cargo": Thing("cargo-crate"), **numbers})
    assert telling.said(crate)[0].startswith("Level 1, 1 point, bribe 1; 10 such cards are in the box. Small")
    wood = Message("about-cargo", {"cargo": Thing("cargo-wood"), **numbers})
    assert telling.said(wood)[0] == "Level 1, 1 point, bribe 1; 10 such cards are in the box."


def test_the_die_that_the_leader_is_asked_about() -> None:
    t = stage.staged(["igor troy", "ripp love"], "blue pick pick")
    assert shown(t, 0)["asked_die"] is None
    t.asks = ask.SETTLE_DIE
    assert [shown(t, seat)["asked_die"] for seat in (0, 1, -1)] == [1, 1, 1]
