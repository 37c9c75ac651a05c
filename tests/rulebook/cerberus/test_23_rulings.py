"""Section 23: the rulings where the book leaves a question open, each as a small scene."""

from __future__ import annotations

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    after,
    awaited,
    can_tell,
    choices,
    dealt,
    discarded,
    everyone,
    hand,
    heard,
    may,
    play,
    roles,
    spaces,
    staged,
    told,
    track,
    view,
)
from turncoat.games.cerberus.components import NONE, PAWNS, SURVIVAL
from turncoat.games.cerberus.table import ESCAPE, GIVE_UP, TOO_FEW, WHICH_WAY, WHO_IS_CAUGHT, Table

FUNICULAR = "start-a, funicular, promontory, finish-b"
"""Foot 8, top 11."""
PLATFORMS = "start-a, platforms, gondola, finish-b"
"""Platforms 8 and 9, lower Gondola 13, upper Gondola 15."""
PORTAL = "start-a, promontory, infernal-portal, finish-b"
"""Near Portal 12, Actuator 14, far Portal 15."""


def retreat_by_two(t: Table, seat: int) -> None:
    """The active Cerberus player has a grudge against a seat."""
    play(t, t.active, "bonus", kind="grudge", effect=0)
    play(t, t.active, "target", part=0, seat=seat)


@pytest.mark.rule("C-083", "C-241")
def test_opportunism_by_the_book_advances_the_other() -> None:
    """Ruling A1: without the option the book's text stands, and the other Adventurer advances 1."""
    t = staged([9, 10, 12, ABOARD], 5, ["opportunism"], revealed=2)
    play(t, 0, "bonus", kind="opportunism", effect=0)
    assert not may(t, 0, "target", part=1, seat=3), "one aboard cannot advance"
    play(t, 0, "target", part=1, seat=1)
    assert spaces(t) == [10, 11, 12, ABOARD]


@pytest.mark.rule("C-084")
def test_opportunism_by_the_printed_card_drives_the_other_back() -> None:
    """Ruling A1: with the option the other Adventurer retreats 1, one aboard too."""
    t = staged([9, 10, 12, ABOARD], 5, ["opportunism"], revealed=2, opportunism="card")
    play(t, 0, "bonus", kind="opportunism", effect=0)
    left = after(t, 0, "target", part=1, seat=3)
    assert spaces(left) == [10, 10, 12, 21]
    play(t, 0, "target", part=1, seat=1)
    assert spaces(t) == [10, 9, 12, ABOARD]


@pytest.mark.rule("C-074", "C-077")
def test_the_loose_lines_of_the_book_belong_to_harry_and_return() -> None:
    """Ruling A2: a step of Rage is the second effect of harry, the take-back the first of return."""
    t = staged([9, 10, 12, 0], 5, active=3, cerberus=[3])
    t.played[3] = 0b0111
    back = after(t, 3, "action", card="return", effect=0)
    assert (back.played[3], back.rage, back.hand_size[3]) == (0, t.rage, 0)
    t.played[3] = 0
    raging = after(t, 3, "action", card="harry", effect=1)
    assert (raging.rage, spaces(raging)) == (t.rage + 1, spaces(t))


@pytest.mark.rule("C-104", "C-105")
def test_violence_moves_the_die_or_for_two_cards_turns_it_by_two() -> None:
    """Ruling A2: Violence costs nothing for one step of Rage, two Betrayal cards for two of Speed."""
    t = staged([9, 10, 12, 0], 5, ["", "", "", "violence ambush deceit"], active=3, cerberus=[3], speed=3)
    simple = after(t, 3, "bonus", kind="violence", effect=0)
    assert (simple.rage, simple.speed) == (t.rage + 1, 3)
    play(t, 3, "bonus", kind="violence", effect=1)
    assert (t.speed, hand(t, 3)) == (5, [])


@pytest.mark.rule("C-106", "C-107")
def test_sabotage_takes_cards_from_two_or_a_card_or_two_steps_from_all() -> None:
    """Ruling A2: the simple effect names two victims, the advanced one asks everybody."""
    held = ["sacrifice cowardice", "arrogance arrogance", "", "sabotage ambush"]
    t = staged([9, 10, 12, 0], 5, held, active=3, cerberus=[3])
    simple = after(t, 3, "bonus", kind="sabotage", effect=0)
    play(simple, 3, "target", part=0, seat=0)
    assert (awaited(simple), simple.asks) == ([0], GIVE_UP)
    play(simple, 0, "card", kind="sacrifice")
    play(simple, 3, "target", part=1, seat=2)
    assert spaces(simple)[2] == 12, "one without cards loses nothing"
    play(t, 3, "bonus", kind="sabotage", effect=1)
    play(t, 0, "give")
    play(t, 1, "retreat")
    play(t, 0, "card", kind="cowardice")
    for seat in (2, 1):
        if choices(t, 3, "pawn"):
            play(t, 3, "pawn", seat=seat)
    assert (hand(t, 0), spaces(t)[:3]) == (["sacrifice"], [9, 8, 10])


@pytest.mark.rule("C-192", "C-194", "C-241")
@pytest.mark.parametrize(("circle", "cards"), [("book", 1), ("marker", 2)])
def test_the_circle_of_two_ends_at_the_gates_or_at_the_printed_marker(circle: str, cards: int) -> None:
    """Ruling A3: space 2 of Start B gives one card by the book and two by the printed marker."""
    course = "start-b, promontory, rope-bridge, finish-b"
    t = staged([9, 3, 12, 13], 2, ["sacrifice"], circle=circle, course=course)
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    play(t, 0, "target", part=1, seat=1)
    assert (roles(t), t.hand_size[1]) == ("ACAA", cards)


@pytest.mark.rule("C-148", "C-149")
def test_the_funicular_carries_only_who_sets_out_from_its_foot() -> None:
    """Ruling A4: no ride in the middle of a move."""
    t = staged([8, 9, 12, 13], 5, course=FUNICULAR)
    play(t, 0, "action", card="run", effect=0)
    assert t.asks == WHICH_WAY
    play(t, 0, "way", shortcut=1)
    assert spaces(t)[0] == 12
    passing = staged([7, 9, 12, 13], 5, course=FUNICULAR)
    play(passing, 0, "action", card="run", effect=0)
    assert (spaces(passing)[0], passing.asks == WHICH_WAY) == (9, False)


@pytest.mark.rule("C-150")
def test_the_funicular_does_not_run_down() -> None:
    """Ruling A5: a retreat from the top goes along the path."""
    t = staged([11, 12, 13, 0], 5, ["", "", "", "grudge"], active=3, cerberus=[3], course=FUNICULAR)
    retreat_by_two(t, 0)
    assert (spaces(t)[0], t.asks == WHICH_WAY) == (9, False)


@pytest.mark.rule("C-152", "C-155")
@pytest.mark.parametrize(("course", "far"), [("usual", 16), (PORTAL, 15)])
def test_bridge_and_portal_serve_a_retreat_too(course: str, far: int) -> None:
    """Ruling A6: their ends are neighbours in both directions."""
    t = staged([far, 14, 13, 0], 5, ["", "", "", "grudge"], active=3, cerberus=[3], course=course)
    retreat_by_two(t, 0)
    assert choices(t, 3) == [("way", {"shortcut": 0}), ("way", {"shortcut": 1})]
    play(t, 3, "way", shortcut=1)
    assert spaces(t)[0] == 11
    assert t.bridge == 0, "a bridge that was used is gone"
    assert len(told(t, "bridge-fell")) == (course == "usual")


@pytest.mark.rule("C-136")
def test_whoever_resolves_the_effect_chooses_the_way_for_anothers_pawn() -> None:
    """Ruling A7: the pawn's owner is not asked."""
    t = staged([9, 12, 12, 13], 5)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=1)
    assert (awaited(t), t.asks, t.mover) == ([0], WHICH_WAY, 1)
    play(t, 0, "way", shortcut=1)
    assert spaces(t)[1] == 18


@pytest.mark.rule("C-142", "C-145", "C-146")
def test_a_gondola_swap_takes_one_step_in_its_own_direction_with_a_partner_of_choice() -> None:
    """Ruling A8: from below forwards, from above backwards; with several above the resolver picks."""
    t = staged([13, 15, 15, 14], 5, course=PLATFORMS)
    play(t, 0, "action", card="run", effect=0)
    assert choices(t, 0) == [("way", {"shortcut": 0}), ("partner", {"seat": 1}), ("partner", {"seat": 2})]
    play(t, 0, "partner", seat=2)
    assert spaces(t) == [16, 15, 13, 14], "the other step was made from above"
    upper = staged([15, 13, 12, 11], 5, course=PLATFORMS)
    play(upper, 0, "action", card="run", effect=0)
    assert spaces(upper)[:2] == [17, 13], "no swap for the upper pawn going forward"


@pytest.mark.rule("C-158")
@pytest.mark.parametrize(("dog", "offered"), [(11, True), (12, True), (13, False), (14, False)])
def test_no_shortcut_leads_back_over_cerberus(dog: int, offered: bool) -> None:
    """Ruling A9: with Cerberus strictly between the ends the bridge back is not offered."""
    held = ["", "", "", "grudge"]
    t = staged([16, 15, 15, 0], dog, held, active=3, cerberus=[3])
    retreat_by_two(t, 0)
    assert may(t, 3, "way", shortcut=1) == offered
    if offered:
        play(t, 3, "way", shortcut=1)
        assert roles(t) == "CAAC", "the bridge led into his jaws"
    else:
        assert roles(t) == ("CAAC" if dog == 14 else "AAAC")


@pytest.mark.rule("C-159")
def test_a_retreat_ends_on_the_space_of_cerberus() -> None:
    """Ruling A10: whoever enters his space is captured there, and the rest of the move is lost."""
    t = staged([10, 13, 13, 0], 9, ["", "", "", "grudge"], active=3, cerberus=[3])
    retreat_by_two(t, 0)
    assert told(t, "caught") == [{"seats": 1, "space": 9}]
    assert (roles(t), t.dog) == ("CAAC", 7)


@pytest.mark.rule("C-101", "C-183")
def test_each_capture_of_an_effect_is_finished_before_the_next_pawn_retreats() -> None:
    """Ruling A11: the second of two pawns on one space is safe, for Cerberus has gone back."""
    held = ["", "", "", "", "grudge ambush deceit"]
    t = staged([9, 9, 14, 15, 0], 7, held, active=4, cerberus=[4])
    play(t, 4, "bonus", kind="grudge", effect=1)
    play(t, 4, "pawn", seat=1)
    assert (roles(t), t.dog) == ("ACAAC", 5)
    play(t, 4, "pawn", seat=0)
    assert (roles(t), spaces(t)[0]) == ("ACAAC", 7)


@pytest.mark.rule("C-176", "C-181")
def test_a_capture_by_a_retreat_resets_the_die_like_one_in_a_hunt() -> None:
    """Ruling A12: position and face go back in any case."""
    t = staged([11, 10, 12, 13, 14], 9, ["sacrifice"], rage=9, speed=7)
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    play(t, 0, "target", part=1, seat=1)
    assert (roles(t)[1], t.speed, t.dog) == ("C", 3, 7)
    assert t.rage == 4, "the Rage part, resolved after it, cannot move the die below its new home"


@pytest.mark.rule("C-164")
def test_a_blocked_pawn_does_not_trigger_its_space_again() -> None:
    """Ruling A13: on the last space before a full Barque it makes no step, and the die stays."""
    held = ["arrogance cowardice"]
    t = staged([10, 21, ABOARD, 13], 5, held, revealed=1)
    play(t, 0, "bonus", kind="arrogance", effect=0)
    play(t, 0, "target", part=0, seat=1)
    assert (spaces(t)[1], t.rage) == (21, 4)
    assert {"seat": 1, "space": 21} in told(t, "stayed")


@pytest.mark.rule("C-054")
def test_an_action_that_nobody_could_pay_for_is_skipped() -> None:
    """Ruling A14: the symbol of Finish B has put the die on Hunt, it shows 8, and no card is left."""
    t = staged([20, 13, 14, 15], 2, ["selfishness"], rage=9, speed=8, revealed=2)
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert told(t, "turn-ends") == [{"seat": 0}]
    assert told(t, "hunt") == [{"speed": 8}]
    assert awaited(t) == [1]
    owed = staged([20, 13, 14, 15], 2, ["selfishness"], rage=9, speed=7, revealed=2)
    play(owed, 0, "bonus", kind="selfishness", effect=0)
    assert choices(owed, 0) == [("action", {"card": 3, "effect": 0})], "at 7 the rush is still owed"


@pytest.mark.rule("C-113")
def test_an_advance_as_a_cost_wants_one_step_and_not_all() -> None:
    """Ruling A15: right before an occupied Platform none can pay; from further back one step is enough."""
    t = staged([7, 8, 6, 0], 5, active=3, cerberus=[3], course=PLATFORMS)
    play(t, 3, "action", card="return", effect=1)
    assert choices(t, 3) == [("pawn", {"seat": 1}), ("pawn", {"seat": 2})]
    play(t, 3, "pawn", seat=2)
    assert (spaces(t)[2], t.hand_size[3]) == (7, 1)


@pytest.mark.rule("C-111", "C-068", "C-074", "C-086")
def test_an_effect_without_a_result_may_be_chosen() -> None:
    """Ruling A16: a faster die at 8, a step of Rage on Hunt, a sight after the reveal."""
    t = staged([18, 10, 12, 0], 2, ["cowardice"], active=3, cerberus=[3], revealed=1, speed=8)
    fury = after(t, 3, "action", card="fury", effect=0)
    assert (fury.speed, fury.played[3]) == (8, 1)
    t.rage = t.hunt
    harry = after(t, 3, "action", card="harry", effect=1)
    assert told(harry, "hunt"), "the die was on Hunt and stayed there"
    sight = staged([18, 10, 12, 13], 2, ["cowardice"], revealed=1)
    play(sight, 0, "bonus", kind="cowardice", effect=0)
    assert (discarded(sight), awaited(sight)) == (["cowardice"], [0])


@pytest.mark.rule("C-065", "C-082")
def test_with_one_target_the_active_player_picks_the_number() -> None:
    """Ruling A17: 3 or 1 by the Action card, 2 or 1 by Favoritism."""
    t = staged([9, 13, 0], 5, cerberus=[2])
    play(t, 0, "action", card="run", effect=1)
    assert choices(t, 0) == [("target", {"part": part, "seat": 1}) for part in (0, 1)]
    for part, space in ((0, 16), (1, 14)):
        assert spaces(after(t, 0, "target", part=part, seat=1))[1] == space
    held = ["favoritism sacrifice arrogance cowardice"]
    favour = staged([6, 13, 0], 5, held, cerberus=[2])
    play(favour, 0, "bonus", kind="favoritism", effect=1)
    play(favour, 0, "part", part=0)
    assert choices(favour, 0) == [("target", {"part": part, "seat": 1}) for part in (1, 2)]
    for part, space in ((1, 15), (2, 14)):
        assert spaces(after(favour, 0, "target", part=part, seat=1))[1] == space


@pytest.mark.rule("C-115")
def test_the_played_card_does_not_pay_for_itself() -> None:
    """Ruling A18: another card is needed, be it of the same kind."""
    assert not may(staged([9, 10, 12, 13], 5, ["selfishness"]), 0, "bonus", kind="selfishness", effect=1)
    t = staged([9, 10, 12, 13], 5, ["selfishness selfishness"])
    play(t, 0, "bonus", kind="selfishness", effect=1)
    assert (hand(t, 0), spaces(t)[0]) == ([], 11)


@pytest.mark.rule("C-161")
def test_a_draw_cannot_be_declined() -> None:
    """Ruling A19: the symbol asks nobody."""
    t = staged([2, 10, 12, 13], 0)
    play(t, 0, "action", card="run", effect=0)
    assert (spaces(t)[0], t.hand_size[0], t.deck_size[SURVIVAL]) == (4, 1, 27)
    assert {family for family, _ in choices(t, 0)} == {"bonus", "end"}


@pytest.mark.rule("C-056", "C-170", "C-212")
def test_a_full_barque_leaves_before_cerberus_can_hunt() -> None:
    """Ruling A20: both are due at the end of the turn, and only the first happens."""
    t = staged([20, 10, 12, 13], 9, rage=9, revealed=1)
    play(t, 0, "action", card="run", effect=0)
    assert (t.rage, t.ending, t.winners, told(t, "hunt")) == (t.hunt, ESCAPE, 1, [])
    assert roles(t) == "AAAA"


@pytest.mark.rule("C-214", "C-215")
def test_too_few_for_the_barque_are_noticed_at_once() -> None:
    """Ruling A21: on the capture and on the reveal, not at the end of the turn."""
    t = staged([13, 18, 18, 0], 12, ["", "", "", "ambush"], active=3, cerberus=[3], revealed=3)
    play(t, 3, "bonus", kind="ambush", effect=0)
    assert (t.ending, t.winners, told(t, "turn-ends")) == (TOO_FEW, 0b1000, [])
    shown = staged([16, 13, 0], 9, cerberus=[2], barques=[3, 2, 1])
    play(shown, 0, "action", card="run", effect=0)
    assert (shown.ending, spaces(shown)[0], told(shown, "turn-ends")) == (TOO_FEW, 17, [])


@pytest.mark.rule("C-187")
def test_the_order_of_the_active_player_decides_who_gets_the_last_dark_position() -> None:
    """Ruling A22: in a batch across dark and light the first one turns, the second is lost."""
    t = staged([10, 10, 13, 0], 9, active=3, cerberus=[3])
    play(t, 3, "action", card="stalk", effect=0)
    assert t.asks == WHO_IS_CAUGHT
    assert roles(after(t, 3, "pawn", seat=0)) == "CLAC"
    assert roles(after(t, 3, "pawn", seat=1)) == "LCAC"


@pytest.mark.rule("C-186")
def test_captured_on_the_finish_board_is_lost_and_fills_a_dark_position() -> None:
    """Ruling A23: the free dark position is used up by the lost pawn."""
    t = staged([18, 19, 20, 19, 0], 17, active=4, cerberus=[4], revealed=2)
    play(t, 4, "action", card="stalk", effect=0)
    assert (roles(t), track(t)) == ("LAAAC", [PAWNS, PAWNS, 4, 0])


@pytest.mark.rule("C-225", "C-226", "C-231")
def test_the_slot_of_a_peek_is_public_and_its_content_private() -> None:
    """Ruling A24: what the peeker says about it is no part of the game."""
    one, two = (staged([9, 10, 12, 13], 5, ["cowardice"], barques=order) for order in ([1, 2, 3], [3, 2, 1]))
    for t in (one, two):
        play(t, 0, "bonus", kind="cowardice", effect=0)
        play(t, 0, "peek", slot=0)
        assert all(("peeked", {"seat": 0, "slot": 0}) in heard(t, seat) for seat in everyone(t))
    assert can_tell(one, two) == [0]
    assert view(one, 1).barque[0] == NONE


@pytest.mark.rule("C-063")
def test_nobody_draws_for_a_cerberus_player_by_gathering() -> None:
    """Ruling A25: an other is an Adventurer."""
    t = staged([9, 10, 0, 0], 5, cerberus=[2], lost=[3])
    play(t, 0, "action", card="gather", effect=1)
    for seat in (0, 2, 3):
        assert not may(t, 0, "target", part=1, seat=seat)
    play(t, 0, "target", part=1, seat=1)
    assert [t.hand_size[seat] for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.rule("C-040")
@pytest.mark.parametrize(("start", "hunt"), [("start-a", 10), ("start-b", 9)])
def test_the_start_side_in_use_sets_the_length_of_the_rage_track(start: str, hunt: int) -> None:
    """Ruling A26: ten positions or nine."""
    t = dealt(4, course=f"{start}, promontory, rope-bridge, finish-b")
    assert (t.hunt, t.rage) == (hunt, 4)
    t = staged([9, 10, 12, 13], 2, rage=hunt - 1, course=f"{start}, promontory, rope-bridge, finish-b")
    play(t, 0, "action", card="run", effect=0)
    assert told(t, "hunt"), "one step before the last position the cost puts the die there"


@pytest.mark.rule("C-049")
def test_a_card_drawn_in_this_turn_may_be_played_in_it() -> None:
    """Ruling A27: by an Action card or by a symbol."""
    gathered = staged([9, 10, 12, 13], 5, decks="selfishness sacrifice")
    play(gathered, 0, "action", card="gather", effect=0)
    assert may(gathered, 0, "bonus", kind="selfishness", effect=0)
    landed = staged([2, 10, 12, 13], 0, decks="selfishness")
    play(landed, 0, "action", card="run", effect=0)
    assert spaces(after(landed, 0, "bonus", kind="selfishness", effect=0))[0] == 5
