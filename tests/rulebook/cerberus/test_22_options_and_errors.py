"""Section 22: options, invariants, errors."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    BOARDS,
    BOX,
    SIDE_NAMES,
    after,
    awaited,
    choices,
    dealt,
    guesses,
    laid,
    match_at,
    may,
    numbers,
    play,
    random_moves,
    refused_move,
    roles,
    said,
    skulls,
    spaces,
    staged,
    track,
)
from tests.rulebook.stage import is_russian
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import COURSES, NONE, PAWNS, USUAL_COURSE
from turncoat.games.cerberus.moves import MOVES, TWO_SLOTS
from turncoat.games.cerberus.table import (
    ADVENTURER,
    CERBERUS,
    WHICH_WAY,
    WHO_IS_CAUGHT,
    Table,
    aboard,
    home,
    in_play,
    is_aboard,
)
from turncoat.match import Match, Refused
from turncoat.words import LANGUAGES

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])


def course_name(number: int) -> str:
    """A course as an option names it."""
    return ", ".join(SIDE_NAMES[side] for side in COURSES[number])


def difficulty(t: Table) -> int:
    """Skulls, and the steps of the die above the lowest face."""
    return skulls(t) + t.least_speed - (5 if t.seats == 3 else 3)


# Options -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-241")
@SEATS
def test_without_options_all_is_by_the_book_at_difficulty_ten(seats: int) -> None:
    t = dealt(seats)
    assert (t.opportunism_by_card, t.circle_by_marker, t.wish) == (0, 0, 0)
    assert t.course == USUAL_COURSE
    assert course_name(t.course) == "start-a, promontory, rope-bridge, finish-b"
    assert t.least_speed == t.speed == (5 if seats == 3 else 3)
    assert difficulty(t) == 10
    named = {"course": course_name(USUAL_COURSE), "opportunism": "book", "circle": "book"}
    assert dealt(seats, 1, **named, speed=str(t.speed)).bytes() == t.bytes(), "naming it changes nothing"


@pytest.mark.rule("C-242")
@pytest.mark.parametrize("number", range(len(COURSES)))
def test_any_legal_course_can_be_named_by_its_four_sides_in_order(number: int) -> None:
    t = dealt(3 + number % 5, course=course_name(number))
    assert t.course == number
    assert laid(t) == " ".join(BOARDS[name][1] for name in course_name(number).split(", ")).split()


@pytest.mark.rule("C-242")
@SEATS
def test_any_starting_face_in_the_range_for_the_seats_can_be_named(seats: int) -> None:
    lowest = 5 if seats == 3 else 3
    for speed in range(3, 9):
        if lowest <= speed <= lowest + 3:
            t = dealt(seats, speed=str(speed))
            assert (t.speed, t.least_speed, difficulty(t)) == (speed, speed, 10 + speed - lowest)
        else:
            with pytest.raises(ValueError, match="speed"):
                dealt(seats, speed=str(speed))


@pytest.mark.rule("C-242")
@SEATS
def test_a_wished_difficulty_gives_a_random_course_that_has_it(seats: int) -> None:
    lowest = 5 if seats == 3 else 3
    for more, sought in product(range(4), range(8, 14)):
        wish = sought + more
        found = set()
        for seed in range(4):
            t = dealt(seats, seed, difficulty=str(wish), speed=str(lowest + more))
            assert difficulty(t) == wish
            found.add(t.course)
            assert skulls(t) == sought
        assert len(found) > 1 or sought in (8, 13), "six courses have so few or so many skulls"


@pytest.mark.rule("C-242", "C-250")
def test_a_named_course_and_a_wished_difficulty_together_are_refused() -> None:
    options = {"course": course_name(3), "difficulty": "10"}
    for language in LANGUAGES:
        text = refused_deal(4, options, language)
        assert is_russian(text) == (language == "ru")
    with pytest.raises(ValueError, match="course-and-difficulty"):
        dealt(4, course=course_name(USUAL_COURSE), difficulty="10")


COMBINED = [
    dict(zip(("course", "speed", "difficulty", "opportunism", "circle"), values, strict=True))
    for values in product(
        ("usual", "start-b, platforms, gondola, finish-a"), ("lowest", "6"), ("none", "11"), ("book", "card"),
        ("book", "marker"),
    )
    if values[0] == "usual" or values[2] == "none"
]  # fmt: skip


@pytest.mark.rule("C-243")
@SEATS
@pytest.mark.parametrize("options", COMBINED, ids=lambda options: " ".join(options.values()))
def test_all_options_combine_at_every_number_of_seats_and_random_games_end(
    seats: int, options: dict[str, str]
) -> None:
    t = dealt(seats, 5, **options)
    for _ in random_moves(t, 5):
        assert t.decisions < 5000
    assert t.ending != NONE
    assert t.opportunism_by_card == (options["opportunism"] == "card")
    assert t.circle_by_marker == (options["circle"] == "marker")


@pytest.mark.rule("C-243")
@SEATS
@pytest.mark.parametrize("options", COMBINED[::3], ids=lambda options: " ".join(options.values()))
def test_options_are_part_of_a_saved_game_and_of_its_replay(
    seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    match = Match(GAME, seats, 9, options)
    luck = Random(seats)
    for _ in range(30):
        if not match.over:
            (seat,) = match.awaits
            match.play(seat, luck.choice(match.legal(seat)))
    match.save(tmp_path / "match.json")
    again = Match.load(tmp_path / "match.json")
    assert again.options == match.options
    assert again.options.items() >= options.items()
    assert again.table.bytes() == match.table.bytes()
    assert [told.event for told in again.news] == [told.event for told in match.news]


# Invariants --------------------------------------------------------------------------------------


def check_cards(t: Table) -> None:
    """Every card is in one place, Survival with Adventurers and Betrayal with Cerberus players."""
    for number, copies in enumerate(BOX):
        held = [t.hand[seat, number] for seat in range(t.seats)]
        assert min(*held, t.deck[number], t.discard[number]) >= 0
        assert sum(held) + t.deck[number] + t.discard[number] == copies
        holders = ADVENTURER if number < 7 else CERBERUS
        assert all(t.role[seat] == holders for seat in range(t.seats) if held[seat])


def check_track(t: Table, before: str) -> None:
    """The track has no gap, die and face are in range, the Barque is not overfull, roles only go one way."""
    on_track = [t.track[place] != NONE for place in range(PAWNS)]
    assert on_track == sorted(on_track, reverse=True)
    assert len(track(t)) == PAWNS - t.seats + sum(t.space[seat] == NONE for seat in range(t.seats))
    if t.asks != WHO_IS_CAUGHT:
        assert len(track(t)) == PAWNS - in_play(t)
        assert home(t) <= t.rage <= t.hunt
    assert 3 <= t.speed <= 8
    assert aboard(t) <= (t.barque[0] if t.revealed else 0)
    for then, now in zip(before, roles(t), strict=True):
        assert then + now in ("AA", "AC", "AL", "CC", "LL")


def check_ahead(t: Table) -> None:
    """Everybody on the path stands ahead of Cerberus, but those whom he is catching."""
    for seat in range(t.seats):
        on_path = t.role[seat] == ADVENTURER and not is_aboard(t, seat) and t.space[seat] != NONE
        if on_path and not t.caught >> seat & 1:
            assert t.dog < t.space[seat] < t.barque_space
        assert t.role[seat] == ADVENTURER or t.space[seat] == NONE


@pytest.mark.rule("C-244", "C-245", "C-246", "C-247")
@SEATS
@pytest.mark.parametrize("options", COMBINED[::2], ids=lambda options: " ".join(options.values()))
def test_after_every_move_cards_track_die_barque_and_pawns_are_in_order(
    seats: int, options: dict[str, str]
) -> None:
    for seed in range(3):
        t = dealt(seats, seed, **options)
        before = roles(t)
        for _ in random_moves(t, seed):
            check_cards(t)
            check_track(t, before)
            check_ahead(t)
            before = roles(t)
            assert t.faults() == []
        check_cards(t)
        assert aboard(t) <= (t.barque[0] if t.revealed else 0)


@pytest.mark.rule("C-246")
def test_while_an_order_of_capture_is_asked_only_the_caught_stand_with_cerberus() -> None:
    t = staged([10, 10, 10, 12, 13], 9, active=3, rage=9)
    play(t, 3, "action", card="regroup", effect=1)
    play(t, 3, "swap", pair=0)
    assert t.asks == WHO_IS_CAUGHT
    assert [t.space[seat] == t.dog for seat in range(5)] == [True, True, True, False, False]
    check_ahead(t)
    play(t, 3, "pawn", seat=1)
    assert t.asks == WHO_IS_CAUGHT
    check_ahead(t)
    play(t, 3, "pawn", seat=2)
    check_ahead(t)


@pytest.mark.rule("C-247")
@SEATS
def test_on_every_course_somebody_can_always_move_and_random_games_end(seats: int) -> None:
    for number in range(len(COURSES)):
        t = dealt(seats, number, course=course_name(number))
        for _ in random_moves(t, number):
            (seat,) = awaited(t)
            assert choices(t, seat), "somebody owes a decision and has a move"
            assert t.decisions < 5000
        assert t.ending != NONE
        assert all(choices(t, seat) == [] for seat in range(seats))


# Errors ------------------------------------------------------------------------------------------


def refused(t: Table, seat: int, family: str, /, **parameters: int | str) -> str:
    """The name of the message that refuses a move."""
    chosen = numbers(t, seat, parameters) if 0 <= seat < t.seats else parameters
    return refused_move(t, seat, MOVES.number(family, **chosen))


def illegal(t: Table, seat: int, family: str, /, **parameters: int | str) -> bool:
    """Whether a move is refused as not legal now."""
    return refused(t, seat, family, **parameters) == "error-illegal"


def refused_deal(seats: int, options: dict[str, str], language: str) -> str:
    """The words with which a deal is refused."""
    with pytest.raises(Refused) as fault:
        Match(GAME, seats, 1, options, language=language)
    return str(fault.value)


@pytest.mark.rule("C-248")
def test_a_move_of_a_seat_that_owes_none_is_refused() -> None:
    t = staged([10, 11, 12, 0, 0], 5, ["", "sacrifice"], cerberus=[3], lost=[4])
    for seat in (1, 2, 3, 4):
        assert refused(t, seat, "action", card=0, effect=0) == "error-not-awaited"
        assert refused(t, seat, "end") == "error-not-awaited"
    assert refused(t, 1, "bonus", kind="sacrifice", effect=0) == "error-not-awaited"
    for seat in (-1, 5, 7):
        assert refused(t, seat, "end") == "error-no-seat"


@pytest.mark.rule("C-248")
def test_the_active_player_is_refused_while_another_is_asked() -> None:
    t = staged([10, 11, 12, 13], 5, ["favoritism selfishness", "sacrifice sacrifice", "arrogance"])
    play(t, 0, "bonus", kind="favoritism", effect=1)
    play(t, 0, "stop")
    assert awaited(t) == [1]
    assert refused(t, 0, "card", kind="selfishness") == "error-not-awaited"
    assert refused(t, 2, "card", kind="arrogance") == "error-not-awaited"


@pytest.mark.rule("C-248")
@pytest.mark.parametrize("seed", range(3))
def test_any_move_after_the_end_is_refused(seed: int) -> None:
    t = dealt(5, seed)
    for _ in random_moves(t, seed):
        pass
    for seat in range(5):
        for language in LANGUAGES:
            for number in (0, MOVES.number("end"), MOVES.count - 1):
                assert said(t, seat, number, language)[0] == "error-over"


@pytest.mark.rule("C-248")
def test_a_move_that_does_not_exist_is_refused() -> None:
    t = staged([10, 11, 12, 13], 5)
    for number, language in product((-1, MOVES.count), LANGUAGES):
        assert said(t, 0, number, language)[0] == "error-unknown-move"


@pytest.mark.rule("C-249")
def test_an_effect_that_cannot_be_paid_is_refused() -> None:
    t = staged([10, 11, 12, 13], 5, ["fatalism"], rage=10, speed=8)
    for card in ("regroup", "gather", "run"):
        assert illegal(t, 0, "action", card=card, effect=0)
        assert illegal(t, 0, "action", card=card, effect=1)
    assert illegal(t, 0, "action", card="rush", effect=0)
    alone = staged([10, 11, 12, 13], 5, ["favoritism"])
    assert illegal(alone, 0, "bonus", kind="favoritism", effect=1)
    assert illegal(staged([10, 11, 12, 13], 5), 0, "action", card="rush", effect=1)
    slow = staged([10, 11, 12, 0], 5, active=3, cerberus=[3], speed=3)
    assert illegal(slow, 3, "action", card="fury", effect=1)
    blocked = staged([10, 9, 12, 13], 5, ["fatalism"], course="start-a, platforms, gondola, finish-b")
    assert illegal(blocked, 0, "bonus", kind="fatalism", effect=1), "an occupied Platform is behind"


@pytest.mark.rule("C-249")
def test_a_card_not_held_is_refused() -> None:
    t = staged([10, 11, 12, 13], 5, ["fatalism", "sacrifice"])
    assert illegal(t, 0, "bonus", kind="sacrifice", effect=0)
    t.played[0] = 0b100
    assert illegal(t, 0, "action", card="run", effect=0)
    helped = staged([10, 11, 12, 13], 5, ["favoritism selfishness", "sacrifice sacrifice", "arrogance"])
    play(helped, 0, "bonus", kind="favoritism", effect=1)
    assert illegal(helped, 0, "card", kind="sacrifice")
    play(helped, 0, "stop")
    assert illegal(helped, 1, "card", kind="arrogance")


@pytest.mark.rule("C-249")
def test_a_second_action_or_bonus_card_is_refused() -> None:
    t = staged([10, 11, 12, 13], 5, ["fatalism selfishness"])
    acted = after(t, 0, "action", card="gather", effect=0)
    for card, effect in product(range(4), range(2)):
        assert illegal(acted, 0, "action", card=card, effect=effect)
    played = after(t, 0, "bonus", kind="selfishness", effect=0)
    for effect in range(2):
        assert illegal(played, 0, "bonus", kind="fatalism", effect=effect)
    assert illegal(played, 0, "end"), "the Action card is still owed"
    assert illegal(t, 0, "end")


@pytest.mark.rule("C-249")
def test_the_wrong_face_or_the_cards_of_the_other_side_are_refused() -> None:
    t = staged([10, 11, 12, 0], 5, ["fatalism", "", "", "ambush"], cerberus=[3])
    assert illegal(t, 0, "bonus", kind="ambush", effect=0)
    t = staged([10, 11, 12, 0], 5, ["fatalism", "", "", "ambush"], active=3, cerberus=[3], speed=3)
    assert illegal(t, 3, "bonus", kind="fatalism", effect=0)
    assert illegal(t, 3, "action", card=0, effect=1), "as an Adventurer it could pay the second effect"
    play(t, 3, "action", card=2, effect=0)
    assert (t.dog, spaces(t)[:3]) == (6, [10, 11, 12]), "the third card is stalk for it"


@pytest.mark.rule("C-249")
def test_ones_own_pawn_and_the_same_pawn_twice_are_refused_as_others() -> None:
    t = staged([10, 13, 12, 13], 5)
    play(t, 0, "action", card="run", effect=1)
    for part in range(2):
        assert illegal(t, 0, "target", part=part, seat=0)
    play(t, 0, "target", part=0, seat=1)
    assert illegal(t, 0, "target", part=1, seat=1)
    assert illegal(t, 0, "target", part=1, seat=0)
    sacrificing = after(staged([10, 11, 12, 13], 5, ["sacrifice"]), 0, "bonus", kind="sacrifice", effect=0)
    assert illegal(sacrificing, 0, "target", part=1, seat=0)


@pytest.mark.rule("C-249")
def test_the_pawn_that_paid_the_cost_is_refused_as_a_target() -> None:
    t = staged([10, 9, 13, 14, 0], 5, ["", "", "", "", "deceit"], active=4, cerberus=[4])
    harry = after(t, 4, "action", card="harry", effect=0)
    play(harry, 4, "pawn", seat=1)
    assert illegal(harry, 4, "target", part=0, seat=1)
    deceit = after(t, 4, "bonus", kind="deceit", effect=1)
    assert illegal(deceit, 4, "pawn", seat=4), "a Cerberus player has no pawn on the path"
    play(deceit, 4, "pawn", seat=1)
    assert illegal(deceit, 4, "target", part=0, seat=1)


@pytest.mark.rule("C-249")
def test_advancing_one_aboard_is_refused() -> None:
    t = staged([10, ABOARD, 12, 13], 5, ["opportunism opportunism"], revealed=2)
    run = after(t, 0, "action", card="run", effect=1)
    assert illegal(run, 0, "target", part=0, seat=1)
    shove = after(t, 0, "bonus", kind="opportunism", effect=1)
    assert illegal(shove, 0, "shove", seat=1, back=0)
    assert may(shove, 0, "shove", seat=1, back=1)
    cost = staged([10, ABOARD, 12, 0], 5, active=3, cerberus=[3], revealed=2)
    play(cost, 3, "action", card="return", effect=1)
    assert illegal(cost, 3, "pawn", seat=1)


@pytest.mark.rule("C-249")
def test_a_closed_shortcut_is_refused() -> None:
    """A Gondola has no shortcut but its partners; then a closed Portal and a fallen bridge."""
    course = "start-a, gondola, platforms, finish-b"
    t = staged([8, 10, 9, 13], 5, course=course)
    play(t, 0, "action", card="run", effect=0)
    assert t.asks == WHICH_WAY
    assert illegal(t, 0, "way", shortcut=1)
    for seat in (0, 2, 3):
        assert illegal(t, 0, "partner", seat=seat)
    for course, at in (
        ("start-a, promontory, infernal-portal, finish-b", 12),
        ("start-a, promontory, rope-bridge, finish-b", 12),
    ):
        closed = staged([at, 9, 9, 9], 5, ["selfishness"], course=course)
        closed.bridge = 0
        play(closed, 0, "action", card="run", effect=0)
        assert spaces(closed)[0] == at + 2, "with the shortcut closed nothing is asked"
        assert illegal(closed, 0, "way", shortcut=1)


@pytest.mark.rule("C-249")
def test_a_swap_of_a_slot_with_itself_is_no_move_at_all() -> None:
    assert TWO_SLOTS.rows == ((0, 1), (0, 2), (1, 2))
    with pytest.raises(ValueError, match="pair"):
        MOVES.number("swap", pair=3)
    with pytest.raises(ValueError, match="slot"):
        MOVES.number("peek", slot=3)


@pytest.mark.rule("C-249")
def test_somebody_who_is_not_caught_is_refused_in_an_order_of_capture() -> None:
    t = staged([10, 10, 10, 12, 0], 9, active=4, cerberus=[4])
    play(t, 4, "action", card="stalk", effect=0)
    for seat in (3, 4):
        assert illegal(t, 4, "pawn", seat=seat)
    play(t, 4, "pawn", seat=1)
    assert illegal(t, 4, "pawn", seat=1), "nor the same pawn twice"


@pytest.mark.rule("C-249")
def test_looking_at_the_barques_after_the_reveal_is_refused() -> None:
    t = staged([10, 11, 12, 18], 5, ["cowardice"], revealed=2)
    play(t, 0, "bonus", kind="cowardice", effect=0)
    for slot in range(3):
        assert illegal(t, 0, "peek", slot=slot)
        assert illegal(t, 0, "swap", pair=slot)


@pytest.mark.rule("C-249")
def test_a_card_owed_a_look_owed_or_a_part_that_can_be_filled_cannot_be_declined() -> None:
    t = staged([12, 13, 13, 0], 5, ["sacrifice cowardice", "", "", "sabotage"], active=3, cerberus=[3])
    play(t, 3, "bonus", kind="sabotage", effect=0)
    assert illegal(t, 3, "stop")
    play(t, 3, "target", part=0, seat=0)
    assert illegal(t, 0, "stop")
    assert illegal(t, 0, "retreat")
    look = staged([10, 11, 12, 13], 5, ["cowardice"])
    play(look, 0, "bonus", kind="cowardice", effect=0)
    assert illegal(look, 0, "stop")


@pytest.mark.rule("C-249", "C-251")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_what_is_asked_instead(language: str) -> None:
    t = staged([10, 11, 12, 13], 5, ["cowardice"])
    asked = said(t, 0, MOVES.number("stop"), language)[1]
    play(t, 0, "bonus", kind="cowardice", effect=0)
    looks = said(t, 0, MOVES.number("stop"), language)[1]
    assert asked != looks
    assert match_at(t, language).say(match_at(t, language).prompt(0)) in looks


@pytest.mark.rule("C-250")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 8, 9])
def test_a_wrong_number_of_seats_is_refused_before_the_deal(seats: int) -> None:
    for language in LANGUAGES:
        text = refused_deal(seats, {}, language)
        assert all(number in text for number in ("3", "7", str(abs(seats))))
        assert is_russian(text) == (language == "ru")


@pytest.mark.rule("C-250")
@pytest.mark.parametrize(
    ("seats", "options", "naming"),
    [
        (5, {"colour": "red"}, ["colour", "course, speed, difficulty, opportunism, circle"]),
        (5, {"opportunism": "maybe"}, ["opportunism", "book, card", "maybe"]),
        (5, {"circle": "card"}, ["circle", "book, marker", "card"]),
        (5, {"speed": "7"}, ["speed", "3, 4, 5, 6", "7"]),
        (5, {"speed": "2"}, ["speed", "3, 4, 5, 6", "2"]),
        (3, {"speed": "4"}, ["speed", "5, 6, 7, 8", "4"]),
        (3, {"speed": "9"}, ["speed", "5, 6, 7, 8", "9"]),
        (5, {"difficulty": "7"}, ["difficulty", "8, 9, 10, 11, 12, 13", "7"]),
        (5, {"difficulty": "14"}, ["difficulty", "8, 9, 10, 11, 12, 13", "14"]),
        (5, {"difficulty": "8", "speed": "5"}, ["difficulty", "10, 11, 12, 13, 14, 15", "8"]),
        (5, {"difficulty": "hard"}, ["difficulty", "hard"]),
        (5, {"course": "start-a"}, SIDE_NAMES),
        (5, {"course": "moon, promontory, rope-bridge, finish-b"}, ["moon", *SIDE_NAMES]),
        (5, {"course": "start-a, platforms, promontory, finish-b"}, SIDE_NAMES),
        (5, {"course": "start-a, gondola, gondola, finish-b"}, SIDE_NAMES),
        (5, {"course": "finish-b, gondola, promontory, start-a"}, SIDE_NAMES),
        (5, {"course": "start-a, gondola, promontory, finish-b, finish-a"}, SIDE_NAMES),
        (5, {"course": "start-a, start-b, promontory, finish-b"}, SIDE_NAMES),
        (5, {"course": ""}, SIDE_NAMES),
    ],
)
def test_unknown_options_and_values_are_refused_with_what_is_allowed(
    seats: int, options: dict[str, str], naming: list[str]
) -> None:
    for language in LANGUAGES:
        text = refused_deal(seats, options, language)
        assert all(name in text for name in naming), text
        assert is_russian(text) == (language == "ru")


@pytest.mark.rule("C-251")
@SEATS
def test_an_error_never_tells_more_than_the_seat_may_know(seats: int) -> None:
    """With all that is hidden from the seat changed, its refusals read the same."""
    luck = Random(seats)
    compared = 0
    for seed in range(2):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            if luck.random() < 0.7:
                continue
            seat = luck.choice([*awaited(t), luck.randrange(seats)])
            legal = {MOVES.number(family, **facts) for family, facts in choices(t, seat)}
            (other,) = guesses(t, seat, 1)
            number = luck.choice([n for n in range(MOVES.count) if n not in legal])
            for language in LANGUAGES:
                assert said(t, seat, number, language) == said(other, seat, number, language)
            compared += 1
    assert compared > 20


@pytest.mark.rule("C-251")
def test_asking_for_a_card_reads_the_same_whatever_another_holds() -> None:
    texts = set()
    for held in ("sacrifice", "arrogance", "cowardice"):
        t = staged([10, 11, 12, 13], 5, ["selfishness", held])
        texts.add(tuple(said(t, 0, MOVES.number("card", kind=0), language) for language in LANGUAGES))
        play(t, 0, "bonus", kind="selfishness", effect=1)
        texts.add(tuple(said(t, 0, MOVES.number("card", kind=0), language) for language in LANGUAGES))
    assert len(texts) == 2
