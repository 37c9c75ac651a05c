"""Group 21: illegal moves and errors."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.rulebook.passengers.stage import (
    awaited,
    begun,
    choices,
    come_to,
    dealt,
    finish_gifts,
    heard,
    hold,
    play,
    random_game,
    refused_move,
    said,
    stirred,
    where,
)
from tests.rulebook.stage import is_russian
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import HAMSA_HAND, NONE, RAVEN, SHADOW, WOLF
from turncoat.games.passengers.moves import MOVES
from turncoat.games.passengers.table import Table
from turncoat.match import Match, Refused
from turncoat.words import LANGUAGES


def refused(t: Table, seat: int, family: str, /, **parameters: int) -> str:
    """The name of the message that refuses a move."""
    return refused_move(t, seat, MOVES.number(family, **parameters))


def gift(number: int, seats: int = 5, voyage: int = 0, **options: str) -> tuple[Table, int]:
    """A table where a Gift asks its holder, and the holder."""
    t = begun(seats, voyage, 0, RAVEN, **options)
    hold(t, {2: number})
    come_to(t, number)
    (holder,) = awaited(t)
    return t, holder


@pytest.mark.rule("P-222")
def test_a_move_of_a_seat_that_owes_none_is_refused() -> None:
    t = begun(5, coin=2)
    _, parameters = choices(t, 2)[0]
    for seat in (0, 1, 3, 4):
        assert refused(t, seat, "place", **parameters) == "error-not-awaited"
    finish_gifts(t)
    play(t, 1, "vote", boat=RAVEN)
    assert refused(t, 1, "vote", boat=RAVEN) == "error-not-awaited"
    for seat in (-1, 5, 8):
        assert refused(t, seat, "vote", boat=RAVEN) == "error-no-seat"


@pytest.mark.rule("P-222")
def test_any_move_after_the_end_is_refused() -> None:
    t = dealt(5)
    for _ in random_game(t):
        pass
    for seat in range(5):
        assert refused(t, seat, "vote", boat=RAVEN) == "error-over"
        assert refused(t, seat, "place", card=0, boat=0, space=0) == "error-over"


@pytest.mark.rule("P-222")
def test_a_move_that_does_not_exist_is_refused() -> None:
    t = begun(5)
    for number in (-1, MOVES.count):
        for language in LANGUAGES:
            assert said(t, 0, number, language)[0] == "error-unknown-move"


@pytest.mark.rule("P-223")
def test_placing_on_an_occupied_or_missing_space_or_a_full_boat_is_refused() -> None:
    t = begun(5)
    assert refused(t, 0, "place", card=0, boat=RAVEN, space=4) == "error-illegal"
    play(t, 0, "place", card=0, boat=WOLF, space=1)
    assert refused(t, 1, "place", card=0, boat=WOLF, space=1) == "error-illegal"
    play(t, 1, "place", card=0, boat=WOLF, space=0)
    play(t, 2, "place", card=0, boat=WOLF, space=2)
    assert refused(t, 3, "place", card=0, boat=WOLF, space=3) == "error-illegal"
    with pytest.raises(ValueError, match="space"):
        MOVES.number("place", card=0, boat=RAVEN, space=5)


@pytest.mark.rule("P-223")
def test_placing_on_a_shadow_or_a_card_not_in_hand_is_refused() -> None:
    t = begun(4)
    play(t, 3, "space", boat=RAVEN, space=2)
    play(t, 2, "space", boat=WOLF, space=0)
    assert refused(t, 0, "place", card=0, boat=RAVEN, space=2) == "error-illegal"
    later = begun(5, voyage=1)
    (seat,) = awaited(later)
    assert refused(later, seat, "place", card=2, boat=RAVEN, space=0) == "error-illegal"


@pytest.mark.rule("P-224")
@pytest.mark.parametrize("boat", [RAVEN, WOLF])
def test_the_second_shadow_on_the_boat_of_the_first_is_refused(boat: int) -> None:
    t = begun(4)
    play(t, 3, "space", boat=boat, space=1)
    for space in range(4):
        assert refused(t, 2, "space", boat=boat, space=space) == "error-illegal"


@pytest.mark.rule("P-225")
@pytest.mark.parametrize(
    ("number", "seats", "sets"),
    [(1, 5, "I"), (1, 4, "four"), (1, 5, "III"), (3, 4, "four"), (3, 5, "II"), (3, 5, "III")],
    ids=["Bell", "Knell", "Vow", "Open Palm", "Handshake", "Barter"],
)
def test_choosing_oneself_as_the_other_is_refused(number: int, seats: int, sets: str) -> None:
    t, holder = gift(number, seats, sets=sets)
    assert refused(t, holder, "player", seat=holder) == "error-illegal"
    assert refused(t, holder, "player", seat=seats) == "error-illegal"


@pytest.mark.rule("P-225", "P-226")
def test_hamsa_hand_takes_two_different_other_seats() -> None:
    """All 28 pairs of eight seats, in their order: six of them are for seat 2 of five to choose."""
    t, holder = gift(3)
    assert holder == 2
    legal = []
    for number, (one, two) in enumerate(combinations(range(8), 2)):
        if one in (0, 1, 3, 4) and two in (0, 1, 3, 4):
            legal.append(("two-players", {"pair": number}))
        else:
            assert refused(t, holder, "two-players", pair=number) == "error-illegal"
    assert choices(t, holder) == legal
    assert len(legal) == 6
    for other in range(5):
        assert refused(t, holder, "player", seat=other) == "error-illegal"
    for _, parameters in legal:
        asked = t.copy()
        play(asked, holder, "two-players", **parameters)
        one, two = awaited(asked)
        assert holder not in (one, two)
        assert heard(asked)[0][1] == {"seat": 2, "gift": HAMSA_HAND, "other": one, "another": two}
    with pytest.raises(ValueError, match="pair of 'two-players' is 0 to 27, not 28"):
        MOVES.number("two-players", pair=28)


@pytest.mark.rule("P-226")
@pytest.mark.parametrize(("seats", "sets"), [(5, "I"), (4, "four")], ids=["Scroll", "Ferry Pole"])
def test_exchanging_a_passenger_with_itself_is_refused(seats: int, sets: str) -> None:
    t, holder = gift(6, seats, layout="b", sets=sets)
    for seat in (*range(seats), SHADOW):
        if seats == 5 and seat == SHADOW:
            continue
        boat, space = where(t, seat)
        here = {"boat": boat, "space": space, "to_boat": boat, "to_space": space}
        assert refused(t, holder, "shift", **here) == "error-illegal"


@pytest.mark.rule("P-226", "P-231")
def test_mirror_refuses_the_same_passenger_twice_and_a_stop_before_its_first_peek() -> None:
    t, holder = gift(5, voyage=1)
    assert refused(t, holder, "stop") == "error-illegal"
    _, first = choices(t, holder)[0]
    play(t, holder, "past", **first)
    assert ("stop", {}) in choices(t, holder)
    assert refused(t, holder, "past", **first) == "error-illegal"


@pytest.mark.rule("P-226")
def test_third_eye_refuses_the_same_passenger_twice() -> None:
    t, holder = gift(4, sets="III")
    boat, space = where(t, 1)
    play(t, holder, "space", boat=boat, space=space)
    assert refused(t, holder, "space", boat=boat, space=space) == "error-illegal"
    assert refused(t, holder, "stop") == "error-illegal"


@pytest.mark.rule("P-227")
@pytest.mark.parametrize(("number", "sets"), [(4, "I"), (4, "II"), (4, "III"), (7, "I")])
def test_peeking_or_turning_wants_a_face_down_passenger_in_play(number: int, sets: str) -> None:
    t, holder = gift(number, voyage=0, sets=sets)
    boat, space = where(t, 1)
    t.face_up[0, boat, space] = 1
    assert refused(t, holder, "space", boat=boat, space=space) == "error-illegal"
    empty = next((b, s) for b in (RAVEN, WOLF) for s in range(5) if t.placer[0, b, s] == NONE)
    assert refused(t, holder, "space", boat=empty[0], space=empty[1]) == "error-illegal"
    for past in (RAVEN, WOLF):
        assert refused(t, holder, "past", round=0, boat=past, space=space) == "error-illegal"


@pytest.mark.rule("P-227")
@pytest.mark.parametrize(("sets", "seats"), [("I", 5), ("II", 5), ("III", 5), ("four", 4)])
def test_gifts_for_the_afterlands_reach_neither_boats_in_play_nor_losing_boats_nor_face_up_cards(
    sets: str, seats: int
) -> None:
    """Mirror, Wreckage (its first half), Undertow, Still Water."""
    t, holder = gift(5, seats, voyage=1, sets=sets)
    for space in range(4):
        assert refused(t, holder, "past", round=0, boat=WOLF, space=space) == "error-illegal"
        assert refused(t, holder, "past", round=1, boat=RAVEN, space=space) == "error-illegal"
        assert refused(t, holder, "space", boat=RAVEN, space=space) == "error-illegal"
    _, here = choices(t, holder)[0]
    t.face_up[0, RAVEN, here["space"]] = 1
    assert refused(t, holder, "past", **here) == "error-illegal"


@pytest.mark.rule("P-227")
def test_the_second_half_of_wreckage_reaches_losing_boats_only() -> None:
    t, holder = gift(5, voyage=1, sets="II")
    play(t, holder, "past", **choices(t, holder)[0][1])
    for space in range(4):
        assert refused(t, holder, "past", round=0, boat=RAVEN, space=space) == "error-illegal"


@pytest.mark.rule("P-228")
@pytest.mark.parametrize("number", [4, 7])
def test_candle_and_torch_refuse_a_passenger_that_is_no_shadow(number: int) -> None:
    t, holder = gift(number, 4)
    for seat in range(4):
        boat, space = where(t, seat)
        assert refused(t, holder, "space", boat=boat, space=space) == "error-illegal"


@pytest.mark.rule("P-228")
def test_ferry_pole_refuses_to_begin_with_a_passenger_that_is_no_shadow() -> None:
    t, holder = gift(6, 4, layout="b")
    shadow = where(t, SHADOW)
    for seat in range(4):
        boat, space = where(t, seat)
        way = {"boat": boat, "space": space, "to_boat": shadow[0], "to_space": shadow[1]}
        assert refused(t, holder, "shift", **way) == "error-illegal"


@pytest.mark.rule("P-229")
def test_a_used_mask_and_a_second_mask_and_one_outside_the_boats_are_refused() -> None:
    t, holder = gift(8, voyage=1)
    boat, space = where(t, 0)
    t.masks = 0b110
    assert refused(t, holder, "disguise", colour=0, boat=boat, space=space) == "error-illegal"
    t.mask[1, boat, space] = 2
    assert refused(t, holder, "disguise", colour=1, boat=boat, space=space) == "error-illegal"
    empty = next((b, s) for b in (RAVEN, WOLF) for s in range(4) if t.placer[1, b, s] == NONE)
    assert refused(t, holder, "disguise", colour=1, boat=empty[0], space=empty[1]) == "error-illegal"
    assert refused(t, holder, "disguise", colour=1, boat=RAVEN, space=4) == "error-illegal"
    arrived = next(s for s in range(4) if t.placer[0, RAVEN, s] != NONE)
    assert refused(t, holder, "past", round=0, boat=RAVEN, space=arrived) == "error-illegal"


@pytest.mark.rule("P-230")
def test_oar_refuses_occupied_spaces_a_full_boat_and_its_own_space() -> None:
    t = begun(5, layout="b", sets="II")
    hold(t, {2: 6, 0: 5, 1: 4, 3: 8, 4: 0})
    come_to(t, 6)
    assert [t.aboard[boat] for boat in (RAVEN, WOLF)] == [2, 3]
    boat, space = where(t, 4)
    taken = where(t, 2)
    assert boat == taken[0] == RAVEN
    for there in (taken, where(t, 0), (WOLF, 3), (boat, space)):
        way = {"boat": boat, "space": space, "to_boat": there[0], "to_space": there[1]}
        assert refused(t, 2, "shift", **way) == "error-illegal"
    play(t, 2, "shift", boat=WOLF, space=where(t, 0)[1], to_boat=RAVEN, to_space=0)
    assert [t.aboard[boat] for boat in (RAVEN, WOLF)] == [3, 2]


@pytest.mark.rule("P-231")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 7, 8])
def test_passing_a_gift_that_has_a_target_is_refused(number: int) -> None:
    t, holder = gift(number)
    assert ("stop", {}) not in choices(t, holder)
    assert refused(t, holder, "stop") == "error-illegal"
    assert refused(t, holder, "vote", boat=RAVEN) == "error-illegal"


@pytest.mark.rule("P-232")
def test_voting_early_twice_or_for_something_else_is_refused() -> None:
    t = begun(5)
    assert refused(t, 0, "vote", boat=RAVEN) == "error-illegal"
    assert refused(t, 1, "vote", boat=RAVEN) == "error-not-awaited"
    hold(t, {2: 8})
    come_to(t, 8)
    assert refused(t, 2, "vote", boat=RAVEN) == "error-illegal"
    finish_gifts(t)
    assert refused(t, 3, "boat", boat=RAVEN) == "error-illegal"
    assert refused(t, 3, "stop") == "error-illegal"
    play(t, 3, "vote", boat=WOLF)
    assert refused(t, 3, "vote", boat=RAVEN) == "error-not-awaited"
    with pytest.raises(ValueError, match="boat"):
        MOVES.number("vote", boat=2)


def refused_deal(seats: int, options: dict[str, str], language: str) -> str:
    """The words with which a deal is refused."""
    with pytest.raises(Refused) as fault:
        Match(GAME, seats, 1, options, language=language)
    return str(fault.value)


@pytest.mark.rule("P-233", "P-235")
@pytest.mark.parametrize("seats", [-1, 0, 3, 9])
def test_a_wrong_number_of_seats_is_refused_before_the_deal(seats: int) -> None:
    for language in LANGUAGES:
        text = refused_deal(seats, {}, language)
        assert all(number in text for number in ("4", "8", str(seats)))
        assert is_russian(text) == (language == "ru")


@pytest.mark.rule("P-233", "P-235")
@pytest.mark.parametrize(
    ("options", "naming"),
    [
        ({"colour": "red"}, ["colour", "edition, sets, layout, silence, soul-bonus"]),
        ({"edition": "third"}, ["edition", "second, first", "third"]),
        ({"layout": "c"}, ["layout", "a, b", "c"]),
        ({"silence": "maybe"}, ["silence", "off, on", "maybe"]),
        ({"soul-bonus": "none"}, ["soul-bonus", "each-colour, largest-group", "none"]),
        ({"sets": "four"}, ["sets", "I, II, III", "four"]),
        ({"sets": "II", "edition": "first"}, ["sets", " I", "II"]),
    ],
)
def test_unknown_options_and_values_are_refused_with_what_is_allowed(
    options: dict[str, str], naming: list[str]
) -> None:
    english, russian = (refused_deal(5, options, language) for language in LANGUAGES)
    assert all(name in english for name in naming)
    assert all(name in russian for name in naming)
    assert is_russian(russian)
    assert not is_russian(english)


@pytest.mark.rule("P-235")
@pytest.mark.parametrize(("seats", "sets"), [(4, "default"), (5, "I"), (6, "III"), (5, "II")])
def test_an_error_never_tells_more_than_the_seat_may_know(seats: int, sets: str) -> None:
    """With all that is hidden from the seat changed, its refusals read the same."""
    dice = Random(4)
    t = dealt(seats, 4, sets=sets)
    for _ in random_game(t, 4):
        if t.winner != NONE or dice.random() < 0.7:
            continue
        seat = dice.randrange(seats)
        legal = {MOVES.number(family, **parameters) for family, parameters in choices(t, seat)}
        other = stirred(t, seat, dice)
        number = dice.choice([n for n in range(MOVES.count) if n not in legal])
        for language in LANGUAGES:
            assert said(t, seat, number, language) == said(other, seat, number, language)
