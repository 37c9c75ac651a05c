"""Section 19: the Barque."""

from __future__ import annotations

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    after,
    awaited,
    choices,
    dealt,
    everyone,
    hand,
    heard,
    may,
    play,
    random_moves,
    roles,
    spaces,
    staged,
    told,
    view,
)
from turncoat.games.cerberus.components import NONE, SLOTS
from turncoat.games.cerberus.table import ADVENTURER, ESCAPE, LOOK_AT_BARQUES, MAY_LOOK, OFFER, Table

SIX_LOOKS = [*(("peek", {"slot": slot}) for slot in range(3)), *(("swap", {"pair": n}) for n in range(3))]


def barques(t: Table) -> list[int]:
    """The seats of the Barques on the slots."""
    return [t.barque[slot] for slot in range(SLOTS)]


def from_a_card(name: str) -> Table:
    """Seat 0 has played a card for a sight of the Barques 3, 1, 2."""
    cerberus = [0] if name == "deceit" else []
    held = [] if name == "regroup" else [name]
    t = staged([10, 11, 12, 13], 5, held, cerberus=cerberus, barques=[3, 1, 2])
    if name == "regroup":
        play(t, 0, "action", card="regroup", effect=1)
    else:
        play(t, 0, "bonus", kind=name, effect=0)
    return t


CARDS_FOR_SIGHT = pytest.mark.parametrize("name", ["cowardice", "deceit", "regroup"])


@pytest.mark.rule("C-201")
@CARDS_FOR_SIGHT
def test_a_card_gives_exactly_a_peek_at_one_barque_or_a_swap_of_two(name: str) -> None:
    t = from_a_card(name)
    assert (awaited(t), t.asks) == ([0], LOOK_AT_BARQUES)
    assert choices(t, 0) == SIX_LOOKS, "one of these six must be taken"
    for slot, places in enumerate([3, 1, 2]):
        peeked = after(t, 0, "peek", slot=slot)
        assert barques(peeked) == [3, 1, 2], "it is put back"
        assert told(peeked, "saw", 0) == [{"slot": slot, "places": places}]
        assert not peeked.revealed


@pytest.mark.rule("C-201")
@CARDS_FOR_SIGHT
def test_a_swap_changes_two_barques_and_slot_one_stays_the_active_one(name: str) -> None:
    for number, wanted in enumerate([[1, 3, 2], [2, 1, 3], [3, 2, 1]]):
        t = from_a_card(name)
        play(t, 0, "swap", pair=number)
        assert barques(t) == wanted
        assert all(told(t, "saw", seat) == [] for seat in everyone(t)), "unseen"
        t.space[3] = 16
        if name != "regroup":
            t.role[0] = ADVENTURER
            t.space[0] = 16
            play(t, 0, "action", card="run", effect=0)
        else:
            t.space[1] = 16
            play(t, 1, "action", card="run", effect=0)
        assert told(t, "revealed") == [{"places": wanted[0]}], "the Barque on slot 1 is turned up"


@pytest.mark.rule("C-202")
@CARDS_FOR_SIGHT
def test_after_the_reveal_a_card_for_a_sight_does_nothing_and_nobody_is_asked(name: str) -> None:
    cerberus = [0] if name == "deceit" else []
    held = [] if name == "regroup" else [name]
    t = staged([10, 11, 12, 18], 5, held, cerberus=cerberus, revealed=2)
    if name == "regroup":
        t.played[0] = 0b1110
        play(t, 0, "action", card="regroup", effect=1)
        assert (t.played[0], awaited(t)) == (0, [1]), "it may be played for the take-back"
    else:
        play(t, 0, "bonus", kind=name, effect=0)
        assert (awaited(t), t.hand_size[0]) == ([0], 0)
        assert {family for family, _ in choices(t, 0)} == {"action"}
    assert all(told(t, event) == [] for event in ("peeked", "barques-swapped", "looked-away"))


@pytest.mark.rule("C-202")
def test_the_promontory_asks_its_visitor_before_the_reveal_and_nobody_after_it() -> None:
    for revealed in (0, 2):
        t = staged([6, 11, 12, 18 if revealed else 13], 5, revealed=revealed)
        play(t, 0, "action", card="run", effect=0)
        assert spaces(t)[0] == 8
        if revealed:
            assert awaited(t) == [1]
        else:
            assert (awaited(t), t.asks) == ([0], MAY_LOOK)
            assert sorted(name for name, _ in choices(t, 0)) == ["peek"] * 3 + ["stop"] + ["swap"] * 3


@pytest.mark.rule("C-202", "C-204")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_in_any_game_all_three_barques_are_there_to_look_at_until_the_reveal(seats: int) -> None:
    for seed in range(8):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            looking = t.asks in (LOOK_AT_BARQUES, MAY_LOOK)
            assert not (looking and t.revealed)
            (seat,) = awaited(t)
            looks = [choice for choice in choices(t, seat) if choice[0] in ("peek", "swap")]
            assert looks == (SIX_LOOKS if looking else [])
            if not t.revealed:
                assert t.dog < t.finish
                assert all(t.space[other] < t.finish for other in range(seats))


@pytest.mark.rule("C-203")
@pytest.mark.parametrize("places", [1, 2, 3])
def test_the_first_step_onto_the_finish_board_turns_the_barque_up_in_passing(places: int) -> None:
    rest = [n for n in (1, 2, 3) if n != places]
    t = staged([10, 16, 12, 13], 5, barques=[places, *rest])
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=1)
    assert t.revealed == 1
    assert spaces(t)[1] == 19, "the move has gone on"
    names = [name for name, _ in heard(t, -1)]
    assert names.index("revealed") < names.index("moved")
    for seat in everyone(t):
        assert ("revealed", {"places": places}) in heard(t, seat)
        seen = view(t, seat)
        assert barques(seen) == [places, NONE, NONE]
        assert seen.revealed == 1


@pytest.mark.rule("C-203")
@pytest.mark.parametrize(("card", "effect"), [("harry", 0), ("return", 1)])
def test_an_advance_paid_as_a_cost_in_a_cerberus_turn_turns_the_barque_up(card: str, effect: int) -> None:
    t = staged([16, 12, 13, 0], 5, active=3, cerberus=[3], barques=[1, 2, 3])
    play(t, 3, "action", card=card, effect=effect)
    assert told(t, "revealed") == []
    play(t, 3, "pawn", seat=0)
    assert t.revealed == 1
    assert told(t, "revealed") == [{"places": 1}]
    assert spaces(t)[0] == (17 if card == "harry" else 18)


@pytest.mark.rule("C-203")
def test_the_barque_is_turned_up_once_and_for_all() -> None:
    t = staged([16, 16, 12, 13], 5, barques=[2, 1, 3])
    play(t, 0, "action", card="run", effect=0)
    assert told(t, "revealed") == [{"places": 2}]
    play(t, 1, "action", card="run", effect=0)
    assert told(t, "revealed") == []
    assert barques(view(t, -1)) == [2, NONE, NONE]


@pytest.mark.rule("C-203")
def test_the_bridge_does_not_lead_past_the_first_finish_space() -> None:
    """From the near end by 3: over the bridge to 16, then 17 and 18."""
    t = staged([10, 12, 13, 13], 5, barques=[1, 2, 3])
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=1)
    play(t, 0, "way", shortcut=1)
    assert (spaces(t)[1], t.revealed) == (18, 1)


@pytest.mark.rule("C-204")
def test_cerberus_never_reaches_the_finish_board_before_an_adventurer() -> None:
    """He runs eight spaces, and stops where the foremost pawn before the Finish board stands."""
    t = staged([16, 16, 16, 0], 12, active=3, cerberus=[3], rage=9, speed=8)
    play(t, 3, "action", card="harry", effect=1)
    assert told(t, "caught") == [{"seats": 0b111, "space": 16}]
    assert not t.revealed


@pytest.mark.rule("C-205")
def test_the_two_barques_that_leave_stay_unseen_by_all_who_had_not_seen_them() -> None:
    t = staged([16, 12, 13, 13], 5, ["cowardice"], barques=[1, 2, 3])
    play(t, 0, "bonus", kind="cowardice", effect=0)
    play(t, 0, "peek", slot=2)
    play(t, 0, "action", card="run", effect=0)
    assert t.revealed
    assert barques(view(t, 0)) == [1, NONE, 3]
    for seat in (-1, 1, 2, 3):
        assert barques(view(t, seat)) == [1, NONE, NONE]
    swapped = t.copy()
    swapped.barque[1], swapped.barque[2] = 3, 2
    for seat in (-1, 1, 2, 3):
        assert view(t, seat).bytes() == view(swapped, seat).bytes()
    for _ in random_moves(t, 3):
        for seat in (-1, 1, 2, 3):
            assert barques(view(t, seat)) == [1, NONE, NONE]
    assert all(barques(view(t, seat)) == [1, 2, 3] for seat in everyone(t)), "the game is over"


@pytest.mark.rule("C-206")
@pytest.mark.parametrize("space", [19, 20, 21])
def test_reaching_or_passing_the_end_with_a_seat_free_is_boarding(space: int) -> None:
    t = staged([10, space, 12, 13], 5, revealed=2, speed=4)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=1)
    assert spaces(t)[1] == ABOARD
    assert ("boarded", {"seat": 1}) in heard(t, -1)
    assert t.rage == 5, "no symbol works for a pawn that went aboard, only the cost"
    assert t.awaits, "one of two seats is taken"


@pytest.mark.rule("C-207")
@pytest.mark.parametrize(("space", "rage"), [(19, 6), (20, 6), (21, 5)])
def test_without_a_free_seat_the_pawn_stops_on_the_last_space(space: int, rage: int) -> None:
    """The aboard one would win at the end of the turn; seat 0 still has a card, so the turn goes on."""
    t = staged([10, space, ABOARD, 13], 5, ["cowardice"], revealed=1)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=1)
    if t.effect != NONE:
        play(t, 0, "target", part=1, seat=3)
    assert spaces(t)[1] == 21
    assert t.rage == rage, "the symbol works only if it made a step"


@pytest.mark.rule("C-208")
def test_aboard_one_takes_turns_plays_cards_and_draws() -> None:
    t = staged([ABOARD, 12, 13, 13], 5, ["sacrifice cowardice"], revealed=2)
    assert awaited(t) == [0]
    assert {facts["card"] for _, facts in choices(t, 0, "action")} == {0, 1, 2, 3}
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    play(t, 0, "target", part=1, seat=1)
    assert spaces(t)[1] == 11
    play(t, 0, "action", card="gather", effect=0)
    assert (len(hand(t, 0)), awaited(t)) == (3, [1])
    play(t, 1, "action", card="gather", effect=1)
    assert may(t, 1, "target", part=1, seat=0)
    play(t, 1, "target", part=1, seat=0)
    assert len(hand(t, 0)) == 4


@pytest.mark.rule("C-208")
def test_aboard_one_may_contribute_to_a_cost() -> None:
    t = staged([10, ABOARD, 13, 13], 5, ["selfishness", "arrogance arrogance"], revealed=2)
    play(t, 0, "bonus", kind="selfishness", effect=1)
    assert (awaited(t), t.asks) == ([1], OFFER)
    play(t, 1, "card", kind="arrogance")
    assert (spaces(t)[0], hand(t, 1)) == (12, ["arrogance"])


@pytest.mark.rule("C-209")
def test_one_aboard_cannot_be_chosen_for_an_advance_as_an_effect() -> None:
    t = staged([10, ABOARD, 13, 13], 5, ["favoritism arrogance opportunism"], revealed=2)
    assert spaces(t)[1] == ABOARD
    for name, effect, parts in (("favoritism", 0, (1,)), ("opportunism", 0, (1,)), ("arrogance", 0, (0, 1))):
        later = after(t, 0, "bonus", kind=name, effect=effect)
        for part in parts:
            assert not may(later, 0, "target", part=part, seat=1)
        assert choices(later, 0, "target")
    for card, part in (("run", 0), ("run", 1), ("rush", 1)):
        later = after(t, 0, "action", card=card, effect=0 if card == "rush" else 1)
        assert not may(later, 0, "target", part=part, seat=1)
        assert may(later, 0, "target", part=part, seat=2)


@pytest.mark.rule("C-209")
def test_one_aboard_cannot_pay_a_cost_with_its_advance() -> None:
    t = staged([10, ABOARD, 13, 0], 5, ["", "", "", "deceit"], active=3, cerberus=[3], revealed=2)
    for later in (
        after(t, 3, "action", card="harry", effect=0),
        after(t, 3, "action", card="return", effect=1),
        after(t, 3, "bonus", kind="deceit", effect=1),
    ):
        assert choices(later, 3) == [("pawn", {"seat": 0}), ("pawn", {"seat": 2})]


@pytest.mark.rule("C-209")
def test_an_effect_paid_by_an_advance_cannot_be_chosen_when_all_are_aboard() -> None:
    t = staged([ABOARD, ABOARD, 0, 0], 5, ["", "", "deceit"], active=2, cerberus=[2, 3], revealed=2)
    assert not may(t, 2, "action", card="harry", effect=0)
    assert not may(t, 2, "action", card="return", effect=1)
    assert not may(t, 2, "bonus", kind="deceit", effect=1)
    assert may(t, 2, "bonus", kind="deceit", effect=0)


@pytest.mark.rule("C-209")
def test_advancing_oneself_aboard_does_nothing() -> None:
    t = staged([ABOARD, 12, 13, 13], 5, ["selfishness"], revealed=2)
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert (spaces(t)[0], told(t, "moved"), told(t, "boarded")) == (ABOARD, [], [])
    play(t, 0, "action", card="run", effect=0)
    assert (spaces(t)[0], t.rage) == (ABOARD, 5), "the cost is paid all the same"


@pytest.mark.rule("C-210")
@pytest.mark.parametrize(("name", "effect", "end"), [("sacrifice", 0, 21), ("sacrifice", 1, 20)])
def test_a_retreat_takes_one_aboard_back_by_way_of_the_last_space(name: str, effect: int, end: int) -> None:
    t = staged([10, ABOARD, 13, 13], 5, [f"{name} arrogance"], revealed=2, rage=7)
    play(t, 0, "bonus", kind=name, effect=effect)
    assert t.hand_size[0] == (0 if effect else 1), "the only other card has paid"
    play(t, 0, "part", part=0)
    assert (spaces(t)[1], told(t, "left-barque")) == (ABOARD, [])
    play(t, 0, "target", part=1, seat=1)
    assert spaces(t)[1] == end
    assert (told(t, "left-barque"), told(t, "stepped-out")) == ([{"seat": 1}], [])
    assert t.rage == (7 if end == 21 else 5), "stopping on the last space triggers its symbol"


@pytest.mark.rule("C-210")
@pytest.mark.parametrize(("effect", "end"), [(0, 20), (1, 21)])
def test_whoever_leaves_by_its_own_fatalism_is_not_said_to_be_driven_out(effect: int, end: int) -> None:
    t = staged([ABOARD, 12, 13, 13], 5, ["fatalism"], revealed=2)
    play(t, 0, "bonus", kind="fatalism", effect=effect)
    assert spaces(t)[0] == end
    for seat in everyone(t):
        assert told(t, "stepped-out", seat) == [{"seat": 0}]
        assert told(t, "left-barque", seat) == []


@pytest.mark.rule("C-210")
@pytest.mark.parametrize(("dog", "captured"), [(20, True), (19, True), (18, False)])
def test_one_aboard_that_falls_back_onto_cerberus_is_captured_and_lost(dog: int, captured: bool) -> None:
    """Deceit: seat 1 pays with its advance, and seat 0 falls back three spaces, or until it is caught."""
    held = ["", "", "", "deceit"]
    t = staged([ABOARD, 21, 21, 0, 0], dog, held, active=3, cerberus=[3, 4], revealed=2)
    play(t, 3, "bonus", kind="deceit", effect=1)
    play(t, 3, "pawn", seat=1)
    assert spaces(t)[1] == ABOARD
    play(t, 3, "target", part=0, seat=0)
    assert told(t, "left-barque") == [{"seat": 0}]
    if captured:
        assert roles(t) == "LAACC", "though the fifth position is dark"
        assert told(t, "caught") == [{"seats": 1, "space": dog}]
    else:
        assert (roles(t), spaces(t)[0]) == ("AAACC", 19)


@pytest.mark.rule("C-210")
def test_the_step_off_the_barque_onto_cerberus_is_a_capture_too() -> None:
    held = ["", "", "grudge"]
    t = staged([ABOARD, ABOARD, 0], 21, held, active=2, cerberus=[2], revealed=2)
    play(t, 2, "bonus", kind="grudge", effect=0)
    play(t, 2, "target", part=0, seat=0)
    assert told(t, "caught") == [{"seats": 1, "space": 21}]
    assert roles(t) == "LAC"


@pytest.mark.rule("C-210")
def test_the_seat_is_free_at_once_for_another_in_the_same_turn() -> None:
    t = staged([21, ABOARD, 13, 13], 5, ["opportunism"], revealed=1, opportunism="card")
    play(t, 0, "bonus", kind="opportunism", effect=0)
    late = after(t, 0, "part", part=0)
    assert spaces(late)[0] == 21, "with the Barque still full the step is lost"
    play(t, 0, "target", part=1, seat=1)
    assert spaces(t)[:2] == [ABOARD, 21], "the other part has been resolved after it"
    play(t, 0, "action", card="regroup", effect=0)
    assert (t.ending, t.winners) == (ESCAPE, 0b1)


@pytest.mark.rule("C-211")
def test_a_full_barque_emptied_before_the_end_of_the_turn_wins_nothing() -> None:
    t = staged([20, 12, 13, 13], 5, ["fatalism"], revealed=1)
    play(t, 0, "action", card="run", effect=0)
    assert spaces(t)[0] == ABOARD
    assert (awaited(t), t.ending) == ([0], NONE), "nothing is won before the end of the turn"
    left = after(t, 0, "bonus", kind="fatalism", effect=0)
    assert (spaces(left)[0], awaited(left), left.ending) == (20, [1], NONE)
    play(t, 0, "end")
    assert (t.ending, t.winners) == (ESCAPE, 1)


@pytest.mark.rule("C-211")
@pytest.mark.parametrize(("card", "effect", "space"), [("harry", 0, 21), ("return", 1, 20)])
def test_a_barque_may_fill_in_a_cerberus_players_turn(card: str, effect: int, space: int) -> None:
    t = staged([space, 12, 13, 0], 5, active=3, cerberus=[3], revealed=1)
    play(t, 3, "action", card=card, effect=effect)
    play(t, 3, "pawn", seat=0)
    for family in ("target", "target", "end"):
        if t.awaits and choices(t, 3, family):
            play(t, 3, family, **choices(t, 3, family)[0][1])
    assert (t.ending, t.winners) == (ESCAPE, 0b1)
