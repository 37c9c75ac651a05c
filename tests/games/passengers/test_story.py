"""What came of Gifts and votes: told from the table, it is what the log told when it happened."""

from __future__ import annotations

import random

import pytest

from tests.games.telling import Telling
from tests.rulebook.passengers import stage
from turncoat.games import game
from turncoat.games.passengers import components as box
from turncoat.games.passengers.story import state, story, tally, voices_in
from turncoat.games.passengers.table import Table
from turncoat.match import Match
from turncoat.words import Seats

GAME = game("passengers")
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor", "Zhanna", "Zoe")
said = Telling(GAME, NAMES).said


def told(t: Table, voyage: int, number: int) -> list[str]:
    """A Gift's story in English, as a spectator reads it; it is said in the other languages as well."""
    return [said(line)[0] for line in story(stage.view(t, -1), voyage, number)]


@pytest.mark.parametrize("sets", ["I", "II", "III", "four"])
@pytest.mark.parametrize("seed", range(3))
def test_stories_are_what_the_log_told(sets: str, seed: int) -> None:
    seats = 4 if sets == "four" else 5 + seed
    match = Match(GAME, seats, seed, {"sets": sets}, NAMES[:seats])
    whim = random.Random(seed)
    while not match.over:
        seat = whim.choice(match.awaits)
        match.play(seat, whim.choice(match.legal_numbers(seat)))
    log = {match.say(line) for line in match.log()}
    table = match.seen()
    assert isinstance(table, Table)
    for voyage in box.ROUND:
        for seat in range(seats):
            lines = story(table, voyage, table.gift[voyage, seat])
            assert lines, "every Gift had its turn"
            assert {match.say(line) for line in lines if line.name.startswith("news-")} <= log
        assert match.say(tally(table, voyage)[2]) in log


def test_a_gift_has_its_turn_in_the_order_of_numbers() -> None:
    t = stage.begun(5)
    assert state(t, 0, 0) == "ahead"
    stage.hold(t, {0: 2, 1: 4, 2: 7})
    stage.come_to(t, 4)
    assert [state(t, 0, number) for number in (2, 4, 7)] == ["done", "now", "ahead"]
    assert (told(t, 0, 4), told(t, 0, 7)) == ([], [])
    stage.finish_gifts(t)
    assert [state(t, 0, number) for number in (2, 4, 7)] == ["done", "done", "done"]
    stage.vote(t, [box.RAVEN] * 5)
    assert state(t, 0, 7) == "done"


def test_an_answer_is_told_in_the_words_of_the_log() -> None:
    t = stage.begun(4, coin=1)
    stage.hands(t, "SB SR DR", "SR SG DG", "SR SG DG", "DB SG DG")
    stage.hold(t, {1: 2, 2: 0}, {0: "SB", 1: "SR", 2: "SR", 3: "DB"})
    stage.come_to(t, 2)
    stage.play(t, 1, "hue", colour=box.BLUE)
    assert told(t, 0, 2) == ["Boris used the Prism and asked who placed blue. Anna and Gleb did."]
    assert told(t, 0, 0) == ["Vera held the Vessel, which does nothing."]


@pytest.mark.parametrize(("voyage", "asked"), [(0, "holds"), (1, "holds"), (2, "placed")])
def test_chromatis_asks_of_hands_until_they_are_empty(voyage: int, asked: str) -> None:
    t = stage.offered(5, 2, voyage, layout="b")
    stage.play(t, 0, "hue", colour=box.RED)
    (line,) = told(t, voyage, 2)
    assert line.startswith(f"Anna used the Chromatis and asked who {asked} red. ")


def test_a_pair_is_named_and_then_the_passenger_that_was_peeked_at() -> None:
    t = stage.offered(5, 3, 2, layout="b")
    stage.play(t, 0, "two-players", pair=stage.pair(1, 3))
    stage.play(t, 1, "player", seat=3)
    assert told(t, 2, 3) == [
        "Anna used the Hamsa Hand and chose Boris and Gleb.",
        "Anna peeked at the Passenger that Gleb placed.",
    ]


def test_a_look_back_is_told_and_what_had_to_be_said_of_it() -> None:
    t = stage.offered(5, 5, 1, sets="III")
    here = stage.past(t)[0]
    t = stage.with_card_at(t, 0, here["boat"], here["space"], "DG")
    stage.play(t, 0, "past", **here)
    space = here["space"] + 1
    assert told(t, 1, 5) == [
        f"Anna peeked at space {space} of the Raven of round I.",
        f"Anna had to say who sits on space {space} of the Raven of round I: a Demon.",
    ]


def test_who_looks_no_further_is_told_of() -> None:
    t = stage.offered(5, 5, 1)
    here = stage.past(t)[0]
    stage.play(t, 0, "past", **here)
    stage.play(t, 0, "stop")
    assert told(t, 1, 5)[1:] == ["Anna looked no further."]


def test_a_gift_without_a_target_is_told_of() -> None:
    t = stage.begun(5, layout="b")
    stage.hold(t, {0: 5})
    stage.finish_gifts(t)
    assert told(t, 0, 5) == ["Anna found nothing to use the Mirror on."]


def test_votes_count_the_voices_of_the_spaces_whose_gifts_were_taken() -> None:
    """In the first round of layout A Gift 1 pays 3 Voices, 4 pays 1, 2 pays 2, and 9 pays 1."""
    t = stage.begun(4)
    stage.take_gifts(t, {0: 1, 1: 4, 2: 2, 3: 9})
    stage.finish_gifts(t)
    stage.vote(t, [box.RAVEN, box.WOLF, box.WOLF, box.RAVEN])
    assert [voices_in(t, 0, seat) for seat in range(4)] == [3, 1, 2, 1]
    raven, wolf, message = tally(stage.view(t, -1), 0)
    assert (raven, wolf) == (4, 3)
    assert message.arguments == {
        "seats": Seats(0b1001),
        "others": Seats(0b0110),
        "raven": 4,
        "wolf": 3,
    }
    assert said(message)[0] == (
        "For the Raven: Anna and Gleb (4 Voices). For the Wolf: Boris and Vera (3 Voices)."
    )
