"""The hand-written player of Cerberus."""

from __future__ import annotations

import numpy as np
import pytest

from tests.rulebook.cerberus.stage import ABOARD, Choice, awaited, numbers, play, staged, view
from turncoat.games.cerberus import GAME, bargains, hunch
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.speech import TALK
from turncoat.games.cerberus.table import CERBERUS, NEXT_PART, WHICH_WAY, WHO_IS_CAUGHT, Table
from turncoat.games.cerberus.vocabulary import CLAIMS
from turncoat.kernel.batch import play_games
from turncoat.kernel.chance import sow
from turncoat.kernel.moves import MASK_WORDS
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.record import BROKEN, OPEN
from turncoat.kernel.things import MOST_SEATS

SEED = 43


@pytest.mark.parametrize(("seats", "margin"), [(3, 0.1), (4, 0.2), (5, 0.2), (6, 0.2), (7, 0.2)])
def test_beats_random_play(seats: int, margin: float) -> None:
    players = np.full((MOST_SEATS, len(GAME.sides)), RANDOM, np.int64)
    players[0] = HANDWRITTEN
    won = play_games(GAME, seats, 2000, SEED, {}, players).payoffs > 0
    assert won[:, 0].mean() > won[:, 1:].mean() + margin


# Sensible answers -----------------------------------------------------------------------------------


def answer(t: Table, luck: int = 1) -> Choice:
    """What the awaited seat does by hand."""
    (seat,) = awaited(t)
    mask, whim = [0] * MASK_WORDS, [0] * 4
    GAME.legal(t, seat, mask)
    sow(whim, luck, 2, 3, 4)
    return MOVES.split(GAME.choose(view(t, seat), seat, mask, whim))


def move(t: Table, family: str, /, **parameters: int | str) -> Choice:
    """A move of the awaited seat with its parameters by name."""
    (seat,) = awaited(t)
    return family, numbers(t, seat, parameters)


def play_turn(t: Table, seat: int) -> Table:
    """Answer by hand as long as it is a seat's turn."""
    later = t.copy()
    while later.awaits and later.active == seat:
        (who,) = awaited(later)
        family, parameters = answer(later)
        play(later, who, family, **parameters)
    return later


def test_boards_when_that_wins() -> None:
    t = staged([20, 15, 14, 13], dog=5, revealed=1)
    after = play_turn(t, 0)
    assert after.winners == 1


def test_does_not_leave_the_die_on_hunt_in_reach() -> None:
    t = staged([9, 14, 14, 15], dog=5, rage=9, speed=5)
    after = play_turn(t, 0)
    assert after.role[0] == 0
    assert after.space[0] > 9


def test_sacrifices_another_when_the_hunt_would_take_it() -> None:
    t = staged([8, 9, 14, 15], dog=5, rage=9, speed=8, hands=["sacrifice"])
    after = play_turn(t, 0)
    assert after.role[0] == 0
    assert after.hand_size[0] == 0


def test_takes_the_bridge_itself() -> None:
    t = staged([12, 14, 14, 15], dog=5)
    play(t, 0, "action", card="run", effect=0)
    assert answer(t) == move(t, "way", shortcut=1)


def test_leads_no_rival_over_the_bridge() -> None:
    t = staged([17, 12, 16, 12], dog=5, speed=4)
    play(t, 0, "action", card="rush", effect=0)
    play(t, 0, "target", part=1, seat=1)
    assert t.asks == WHICH_WAY
    assert answer(t) == move(t, "way", shortcut=0)


def test_cerberus_catches_whom_he_reaches() -> None:
    t = staged([0, 6, 14, 15], dog=5, cerberus=[0])
    after = play_turn(t, 0)
    assert after.role[1] != 0


def test_cerberus_brings_the_hunt_on_when_somebody_is_in_reach() -> None:
    t = staged([0, 8, 14, 15], dog=5, cerberus=[0], rage=9, speed=4)
    assert answer(t) == move(t, "action", card="harry", effect=1)


def test_cerberus_does_not_bring_the_hunt_on_in_vain() -> None:
    t = staged([0, 14, 14, 15], dog=5, cerberus=[0], rage=9, speed=4)
    assert answer(t) != move(t, "action", card="harry", effect=1)


def test_cerberus_drags_back_onto_his_space() -> None:
    t = staged([0, 7, 14, 15], dog=5, cerberus=[0], hands=["grudge"])
    after = play_turn(t, 0)
    assert after.role[1] != 0


def test_cerberus_pays_with_the_least_dangerous_advance() -> None:
    t = staged([0, 10, 19, 20, 9], dog=2, cerberus=[0], revealed=2, hands=["deceit"])
    play(t, 0, "bonus", kind="deceit", effect=1)
    family, parameters = answer(t)
    assert family == "pawn"
    assert parameters["seat"] in (1, 4)


def test_goes_over_first_when_two_are_caught_on_the_last_dark_position() -> None:
    t = staged([8, 8, 14], dog=5, speed=5, rage=9)
    t.caught, t.caught_first, t.asks, t.awaits = 0b011, 4, WHO_IS_CAUGHT, 1
    assert answer(t) == move(t, "pawn", seat=0)


def test_swaps_a_barque_for_which_there_are_too_few() -> None:
    t = staged([12, 13, 0, 0], dog=5, cerberus=[2, 3], barques=[3, 2, 1], hands=["cowardice"])
    t.known[0] = 0b011
    play(t, 0, "bonus", kind="cowardice", effect=0)
    assert answer(t)[0] == "swap"


def test_cerberus_keeps_a_barque_for_which_there_are_too_few() -> None:
    t = staged([12, 13, 0, 0], dog=5, cerberus=[2, 3], barques=[3, 2, 1], hands=["", "", "deceit"], active=2)
    t.known[2] = 0b011
    play(t, 2, "bonus", kind="deceit", effect=0)
    assert answer(t) not in (move(t, "swap", pair=0), move(t, "swap", pair=1))


def test_gives_a_card_up_rather_than_fall_back_on_cerberus() -> None:
    t = staged(
        [7, 14, 15, 0],
        dog=5,
        cerberus=[3],
        active=3,
        hands=["fatalism selfishness", "", "", "sabotage ambush"],
    )
    play(t, 3, "bonus", kind="sabotage", effect=1)
    assert awaited(t) == [0]
    assert answer(t) == move(t, "give")
    play(t, 0, "give")
    assert answer(t) == move(t, "card", kind="fatalism")


@pytest.mark.parametrize("luck", range(1, 6))
def test_pays_with_its_last_cards_what_it_has_declared(luck: int) -> None:
    """The cheapest cards go first, and no companion is asked for what it can pay itself."""
    t = staged(
        [13, 12, 14], dog=5, hands=["favoritism selfishness fatalism arrogance", "cowardice fatalism", ""]
    )
    play(t, 0, "bonus", kind="favoritism", effect=1)
    for name in ("fatalism", "arrogance", "selfishness"):
        assert answer(t, luck) == move(t, "card", kind=name)
        play(t, 0, "card", kind=name)
    assert (t.asks, t.hand_size[0], t.hand_size[1]) == (NEXT_PART, 0, 2)


def test_does_not_pay_for_a_rivals_race() -> None:
    t = staged([18, 18, 17, 12], dog=5, revealed=1, hands=["selfishness", "sacrifice"])
    play(t, 0, "bonus", kind="selfishness", effect=1)
    assert awaited(t) == [1]
    assert answer(t) == move(t, "stop")


def test_helps_the_companion_who_has_to_fill_the_barque() -> None:
    t = staged([ABOARD, 18, 9, 10], dog=5, revealed=2, rage=5, hands=["arrogance sacrifice"])
    after = play_turn(t, 0)
    assert after.space[1] > 18


# Promises -------------------------------------------------------------------------------------------


def said(t: Table, seat: int, name: str, other: int, faith: int = OPEN) -> None:
    """A seat has promised another something, and that stands as it does."""
    TALK.say(t, seat, CLAIMS.number(name, seat=other))
    t.faith[t.said - 1] = faith


def helped(t: Table) -> int:
    """Whom the active player moves on first with the second effect of Run, the others being level."""
    play(t, 0, "action", card="run", effect=1)
    assert t.asks == NEXT_PART
    return answer(t)[1]["seat"]


LEVEL = [12, 10, 10, 10]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_helps_whom_it_has_promised_to_help(seat: int) -> None:
    t = staged(LEVEL, dog=2)
    said(t, 0, "i-shall-help", seat)
    assert helped(t) == seat


@pytest.mark.parametrize("words", ["leave-behind", "no", "yes"])
def test_does_as_it_has_said(words: str) -> None:
    """Whom it has said to leave behind, or whose plea it has refused, it does not push on."""
    t = staged(LEVEL, dog=2)
    helped_first = helped(t.copy())
    other = helped_first if words != "yes" else helped_first % 3 + 1
    if words == "leave-behind":
        said(t, 0, words, other)
    else:
        TALK.say(t, other, CLAIMS.number("help-me"))
        TALK.say(t, 0, CLAIMS.number(words))
    assert (helped(t) == other) == (words == "yes")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_helps_those_who_have_promised_something_and_not_those_who_break_their_word(seat: int) -> None:
    t = staged(LEVEL, dog=2)
    said(t, seat, "i-shall-give-cards", 0)
    assert helped(t) == seat
    t = staged(LEVEL, dog=2)
    for other in {1, 2, 3} - {seat}:
        said(t, other, "i-shall-help", 0, BROKEN)
    assert helped(t) == seat


def test_a_promise_to_somebody_of_the_other_side_binds_nobody() -> None:
    t = staged(LEVEL, dog=2)
    said(t, 0, "i-shall-not-drive-back", 1)
    h = [0] * hunch.HUNCH_CELLS
    hunch.sketch_table(t, 0, h)
    bargains.bind(t, 0, h)
    assert h[hunch.BACK + 1] < 0 == h[hunch.BACK + 2]
    t.role[1] = CERBERUS
    h = [0] * hunch.HUNCH_CELLS
    hunch.sketch_table(t, 0, h)
    bargains.bind(t, 0, h)
    assert h[hunch.BACK + 1] == 0


def test_a_promise_binds_less_where_somebody_is_about_to_be_caught() -> None:
    worths = []
    for dog in (2, 9):
        t = staged(LEVEL, dog=dog)
        said(t, 0, "i-shall-help", 1)
        h = [0] * hunch.HUNCH_CELLS
        for trait in range(hunch.TRAIT_COUNT):
            h[hunch.TRAITS + trait] = hunch.TEMPER[0, trait]
        hunch.sketch_table(t, 0, h)
        bargains.bind(t, 0, h)
        worths.append(h[hunch.FORWARD + 1])
    assert worths[0] > worths[1] > 0
