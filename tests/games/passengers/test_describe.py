"""Passengers' table in words, and what its scene says in messages: what is known, and no more."""

from __future__ import annotations

import random

import pytest

from tests.games.telling import Telling
from tests.rulebook.passengers import stage
from turncoat.games import game
from turncoat.games.passengers import components as box
from turncoat.games.passengers.describe import describe
from turncoat.games.passengers.scene import scene
from turncoat.games.passengers.shapes import PassengersScene
from turncoat.games.passengers.table import Table
from turncoat.kernel.news import EVERYTHING
from turncoat.match import SPECTATOR, Match
from turncoat.shapes import Message as MessageData
from turncoat.words import Message, Seats

GAME = game("passengers")
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor", "Zhanna", "Zoe")
said = Telling(GAME, NAMES).said


def shown(t: Table, seat: int) -> PassengersScene:
    """What a seat sees, a spectator, or whoever sees everything."""
    return scene(t.copy() if seat == EVERYTHING else stage.view(t, seat), seat)


def lines(t: Table, seat: int) -> list[str]:
    """The table in English, as a seat sees it."""
    return [said(line)[0] for line in describe(shown(t, seat), seat)]


def read(message: MessageData | None) -> list[str]:
    """A message of a scene in all languages."""
    assert message is not None
    return said(Message.read(message))


def boarded() -> Table:
    """Five have placed: Anna a red Soul on the first space of the Raven, where Gift 1 pays 3 Voices."""
    t = stage.begun(5)
    stage.hands(t, "SR SB DR", *["SG DG DB"] * 4)
    stage.factions(t, "SDDSS")
    stage.hold(t, {0: 1, 1: 9}, {0: "SR"})
    return t


def test_the_table_is_told_as_a_seat_knows_it() -> None:
    told = lines(boarded(), 0)
    assert told[0] == "Round I of III: Gifts"
    assert "Raven, space 1: Gift 1, Bell, and 3 Voices; your red Soul." in told
    assert "Raven, space 4: Gift 9, Master Coin, and 1 Voice; a face-down Passenger, placed by Boris." in told
    assert "You hold: blue Soul and red Demon." in told
    assert "Anna holds the Master Coin." in told
    assert "Masks left: red, green and blue." in told
    assert "Boris: 2 cards in hand, 1 Voice." in told
    assert "Boris holds Gift 9, the Master Coin." in told
    assert not any("Shadow" in line or "Demon Smugglers" in line for line in told)


def test_others_know_less_and_a_smuggler_knows_a_smuggler() -> None:
    t = boarded()
    for seat in (1, 3, SPECTATOR):
        told = lines(t, seat)
        assert "Raven, space 1: Gift 1, Bell, and 3 Voices; a face-down Passenger, placed by Anna." in told
        assert not any("blue Soul" in line for line in told)
        assert ("Vera is of the faction: Demon Smugglers." in told) == (seat == 1)


def test_whoever_sees_everything_is_told_everything() -> None:
    told = lines(boarded(), EVERYTHING)
    assert "Raven, space 1: Gift 1, Bell, and 3 Voices; a red Soul, placed by Anna." in told
    assert "Anna holds: blue Soul and red Demon." in told
    assert "Vera is of the faction: Demon Smugglers." in told
    assert not any(line.startswith("You ") for line in told)


def test_a_mask_a_face_turned_up_and_a_vote_are_told() -> None:
    t = boarded()
    boat, space = stage.where(t, 0)
    t.mask[0, boat, space], t.face_up[0, boat, space] = box.GREEN, 1
    stage.finish_gifts(t)
    stage.play(t, 3, "vote", boat=box.WOLF)
    assert "You have voted for the Wolf." in lines(t, 3)
    told = lines(t, 1)
    assert not any("voted" in line for line in told)
    line = (
        "Raven, space 1: Gift 1, Bell, and 3 Voices; a red Soul, placed by Anna, face up, in the green mask."
    )
    assert line in told


def test_passengers_of_lost_boats_are_named_once_the_game_is_over() -> None:
    t = boarded()
    boat, space = stage.where(t, 4)
    assert boat == box.WOLF
    stage.finish_gifts(t)
    stage.vote(t, [box.RAVEN] * 5)
    here = f"Lost, Wolf of round I, space {space + 1}"
    assert f"{here}: a face-down Passenger, placed by Dasha." in lines(t, 1)
    assert any(line.startswith("Round I: Everybody voted for the Raven: ") for line in lines(t, 1))
    stage.finish_round(t)
    stage.finish_round(t)
    told = lines(t, 1)
    assert told[0] == "Passengers: the end"
    assert f"{here}: a green Soul, placed by Dasha, face up." in told
    assert any(line.startswith("Demon Smugglers (Boris and Vera): ") for line in told)


def test_four_players_are_told_of_shadows() -> None:
    t = stage.begun(4)
    stage.place_shadows(t)
    told = lines(t, 0)
    assert "Shadow pile: 4 cards." in told
    assert sum(line.endswith("; a Shadow Passenger.") for line in told) == 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_is_said_in_all_languages(seats: int) -> None:
    for sets in ("I", "II", "III"):
        match = Match(GAME, seats, seats, {"sets": sets, "silence": "on", "layout": "b"})
        whim = random.Random(seats)
        while not match.over:
            seat = whim.choice(match.awaits)
            match.play(seat, whim.choice(match.legal_numbers(seat)))
            if whim.random() < 0.1 or match.over:
                viewer = whim.choice([SPECTATOR, EVERYTHING, *range(seats)])
                for line in describe(scene(match.seen(viewer), viewer), viewer):  # type: ignore[arg-type]
                    said(line)


# What the scene says -----------------------------------------------------------------------------


def test_a_passenger_is_secret_to_whoever_saw_it_until_the_end() -> None:
    def secret(seat: int) -> bool:
        passengers = stage.shown_in(shown(t, seat), "boats", "afterlands", "lost")
        return next(one["secret"] for one in passengers if one["placer"] == 0)

    t = boarded()
    t.seen_by[0, 0, 0] |= 1 << 4
    assert [secret(seat) for seat in (0, 1, 4, SPECTATOR, EVERYTHING)] == [True, False, True, False, False]
    t.face_up[0, 0, 0] = 1
    assert not secret(0)
    t.face_up[0, 0, 0] = 0
    for _ in range(3):
        stage.finish_round(t)
    assert not secret(0)


def test_a_passenger_is_explained_at_length_by_the_same_facts() -> None:
    t = boarded()
    t.seen_by[0, 0, 0] |= 1 << 4
    t.mask[0, 0, 0] = box.BLUE

    def about(seat: int) -> list[str]:
        passenger = shown(t, seat)["boats"][0]["spaces"][0]["passenger"]
        assert passenger is not None
        facts = Message.read(passenger["message"]).arguments
        return said(Message("web-about-passenger", {**facts, "seats": Seats(1 << 4)}))

    masked = "It wears the blue mask: for the score it is blue."
    assert about(0)[0] == f"You placed it. Peeked at by Dasha. {masked}"
    assert about(1) == [
        f"Placed by Anna. Peeked at by Dasha. {masked}",
        "Чей это пассажир: Anna. Подсматривали: Dasha. На нём маска, и при подсчёте он синего цвета.",
    ]


def test_a_space_is_free_while_its_boat_has_room_and_all_are_placing() -> None:
    t = stage.begun(5)
    stage.place_all(t, [(box.RAVEN, 0), (box.RAVEN, 1), (box.RAVEN, 2)])
    raven, wolf = shown(t, 0)["boats"]
    assert [space["free"] for space in raven["spaces"]] == [False] * 4, "three are its limit"
    assert [space["free"] for space in wolf["spaces"]] == [True] * 4
    assert (raven["aboard"], wolf["aboard"]) == (3, 0)
    assert not any(space["free"] for boat in shown(t, 0)["ahead"] for space in boat["spaces"])
    stage.place_all(t, [(box.WOLF, 0), (box.WOLF, 1)])
    assert not any(space["free"] for boat in shown(t, 0)["boats"] for space in boat["spaces"])


def test_a_faction_is_known_to_its_player_alone_or_among_smugglers() -> None:
    t = boarded()
    assert read(shown(t, 0)["players"][0]["secrecy"])[0] == "Only you know your faction."
    boris, vera = shown(t, 1)["players"][1:3]
    assert read(boris["secrecy"]) == [
        "Only you and Vera know your faction.",
        "Вашу фракцию знаете только вы и Vera.",
    ]
    assert read(vera["secrecy"])[0] == "You know each other from the Demon’s Gaze."
    for seat, other in ((0, 1), (SPECTATOR, 0), (EVERYTHING, 0)):
        assert shown(t, seat)["players"][other]["secrecy"] is None


def test_a_seat_is_told_what_its_faction_wants() -> None:
    t = boarded()
    assert read(shown(t, 0)["goal"])[0].startswith("You are a Soul Guide: ")
    assert read(shown(t, 1)["goal"])[0].startswith("You are a Demon Smuggler with Vera: ")
    assert shown(t, SPECTATOR)["goal"] is None
    assert shown(t, EVERYTHING)["goal"] is None


@pytest.mark.parametrize(
    ("seats", "layout", "end"),
    [(5, "b", "three 2 more."), (7, "a", "four 3 more."), (7, "b", "five 4 more.")],
)
def test_a_soul_is_explained_with_every_group_that_its_boat_can_hold(
    seats: int, layout: str, end: str
) -> None:
    worth = shown(stage.begun(seats, layout=layout), 0)["worth"]
    assert read(worth["soul"][0])[0] == "Soul Guides score 1 for each Soul in the Afterlands."
    assert read(worth["soul"][1])[0].endswith(end)
    assert worth.keys() == {"soul", "demon"}, "odd numbers of players have no Yaesther"


def test_the_yaesther_is_explained_where_it_plays() -> None:
    (line,) = shown(stage.begun(6, soul_bonus="largest-group"), 0)["worth"]["yaesther"]
    assert read(line)[0].startswith("The Yaesther player scores 6.5, ")
    _, bonus = shown(stage.begun(6, soul_bonus="largest-group"), 0)["worth"]["soul"]
    assert read(bonus)[0].startswith("In each boat the largest group ")


def test_a_card_that_was_shown_is_remembered_with_whoever_showed_it() -> None:
    t = stage.begun(4)
    stage.hands(t, "SR SB DR", "SG DG DB", "DB SG SB", "SG DG SR")
    stage.hold(t, {0: 3}, {2: "SG"})
    stage.come_to(t, 3)
    stage.play(t, 0, "player", seat=2)
    stage.play(t, 2, "card", card=0)
    (known,) = shown(t, 0)["players"][2]["known"]
    assert known["card"] == "demon-blue"
    assert read(known["message"])[0] == "Vera showed you a blue Demon in round I."
    assert all(player["known"] == [] for seat in (1, 2, 3) for player in shown(t, seat)["players"])
    assert [player["known"] for player in shown(t, 0)["players"]][:2] == [[], []]


def test_a_card_that_was_given_away_is_remembered_with_whoever_got_it() -> None:
    t = stage.begun(5, sets="III")
    stage.hands(t, "SR SG DR", "SG DG DB", "SB DR SG", "DB SG DG", "SB SG DG")
    stage.hold(t, {0: 3}, {0: "SR", 3: "SG"})
    stage.come_to(t, 3)
    stage.play(t, 0, "player", seat=3)
    stage.play(t, 0, "card", card=0)
    stage.play(t, 3, "card", card=0)
    for seat, other, card in ((0, 3, "soul-green"), (3, 0, "demon-blue")):
        players = shown(t, seat)["players"]
        assert [one["card"] for one in players[other]["known"]] == [card]
        assert all(player["known"] == [] for player in players if player["seat"] != other)
    assert read(shown(t, 0)["players"][3]["known"][0]["message"]) == [
        "You gave Gleb a green Soul in round I.",
        "В I раунде Gleb получает от вас карту: зелёная душа.",
    ]


@pytest.mark.parametrize(
    ("over", "end"), [("no", "stay face down until the end."), ("yes", "nothing and are turned up for show.")]
)
def test_it_is_said_what_lost_boats_are_for(over: str, end: str) -> None:
    assert said(Message("web-about-lost", {"over": over}))[0].endswith(end)
