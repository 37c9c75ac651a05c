"""Section 12: symbols on spaces."""

from __future__ import annotations

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    after,
    awaited,
    can_tell,
    choices,
    everyone,
    hand,
    kind,
    may,
    play,
    roles,
    spaces,
    staged,
    told,
    view,
)
from turncoat.games.cerberus.components import BETRAYAL, NONE, RAGE_SYMBOL, SURVIVAL
from turncoat.games.cerberus.table import MAY_LOOK, NEXT_PART, PLAY_CARD, Table
from turncoat.kernel.chance import sow, words

GONDOLA = "start-a, platforms, gondola, finish-b"
"""The Gondola on spaces 13 and 15."""
SYMBOLS = ("drew-cards", "rage-is", "peeked", "barques-swapped", "looked-away")
"""What is told when a symbol works."""


def silent(t: Table) -> bool:
    """Whether no symbol has worked in the last decision, and none asks anybody."""
    return t.asks != MAY_LOOK and all(told(t, name) == [] for name in SYMBOLS)


# When they work


@pytest.mark.rule("C-160")
def test_a_symbol_works_at_the_end_of_an_advance_in_ones_own_turn() -> None:
    t = staged([2, 6, 6], dog=0)
    play(t, 0, "action", card="run", effect=0)
    assert (spaces(t)[0], t.hand_size[0]) == (4, 1)


@pytest.mark.rule("C-160")
def test_a_symbol_works_at_the_end_of_a_retreat_in_a_cerberus_players_turn() -> None:
    t = staged([0, 6, 7, 10], dog=0, cerberus=[0], hands=["grudge deceit"])
    one = after(t, 0, "bonus", kind="grudge", effect=0)
    play(one, 0, "target", part=0, seat=1)
    assert (spaces(one)[1], one.hand_size[1]) == (4, 1)
    other = after(t, 0, "bonus", kind="grudge", effect=0)
    play(other, 0, "target", part=0, seat=3)
    assert (spaces(other)[3], awaited(other), other.asks) == (8, [3], MAY_LOOK)


@pytest.mark.rule("C-160")
def test_a_symbol_works_for_a_pawn_that_pays_a_cost() -> None:
    t = staged([0, 3, 6, 7], dog=0, cerberus=[0])
    one = after(t, 0, "action", card="harry", effect=0)
    play(one, 0, "pawn", seat=1)
    assert one.hand_size[1] == 1
    other = after(t, 0, "action", card="return", effect=1)
    play(other, 0, "pawn", seat=2)
    assert (awaited(other), other.asks, other.hand_size[0]) == ([2], MAY_LOOK, 0)
    play(other, 2, "stop")
    assert (other.hand_size[0], other.played[0]) == (1, 0)


@pytest.mark.rule("C-160")
def test_a_symbol_is_finished_before_the_next_part() -> None:
    t = staged([3, 7, 6], dog=0)
    play(t, 0, "action", card="rush", effect=0)
    play(t, 0, "target", part=1, seat=1)
    assert (spaces(t), awaited(t), t.asks) == ([3, 8, 6], [1], MAY_LOOK)
    play(t, 1, "stop")
    assert spaces(t) == [5, 8, 6]


@pytest.mark.rule("C-160")
@pytest.mark.parametrize(("start", "by"), [(3, 3), (2, 3), (7, 3), (6, 3)])
def test_passing_over_a_symbol_forward_does_nothing(start: int, by: int) -> None:
    t = staged([5, start, 6, 6], dog=0)
    play(t, 0, "action", card="run", effect=1)
    rage = t.rage
    play(t, 0, "target", part=0, seat=1)
    assert (spaces(t)[1], t.asks, t.rage) == (start + by, NEXT_PART, rage)
    assert silent(t)


@pytest.mark.rule("C-160")
@pytest.mark.parametrize("start", [5, 9])
def test_passing_over_a_symbol_backward_does_nothing(start: int) -> None:
    t = staged([0, start, 7, 10], dog=0, cerberus=[0], hands=["grudge deceit"])
    play(t, 0, "bonus", kind="grudge", effect=0)
    play(t, 0, "target", part=0, seat=1)
    assert spaces(t)[1] == start - 2
    assert silent(t)


@pytest.mark.rule("C-160")
def test_a_pawn_that_leaves_the_barque_and_passes_the_die_symbol_does_nothing() -> None:
    t = staged([0, ABOARD, 7, 10], dog=0, cerberus=[0], hands=["grudge deceit"], revealed=2)
    play(t, 0, "bonus", kind="grudge", effect=0)
    play(t, 0, "target", part=0, seat=1)
    assert spaces(t)[1] == 20
    assert silent(t)


# Draw


@pytest.mark.rule("C-161")
@pytest.mark.parametrize(("start", "space"), [("start-a", 4), ("start-b", 3)])
def test_the_owner_of_the_pawn_draws_one_survival_card_unasked(start: str, space: int) -> None:
    course = f"{start}, promontory, rope-bridge, finish-b"
    t = staged([6, space - 1, 6, 6], dog=0, course=course)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=1, seat=1)
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert [t.hand_size[seat] for seat in range(4)] == [0, 1, 0, 0]
    for seat in everyone(t):
        assert told(t, "drew-cards", seat) == [{"seat": 1, "deck": SURVIVAL, "count": 1}]
        drew = [{"card": kind(hand(t, 1)[0])}] if seat == 1 else []
        assert told(t, "drew", seat) == drew
        assert hand(view(t, seat), 1) == (hand(t, 1) if seat == 1 else [])


@pytest.mark.rule("C-161")
def test_the_card_of_a_draw_symbol_is_known_to_its_owner_only() -> None:
    tables = {}
    for seed in range(8):
        t = staged([6, 3, 6, 6], dog=0, decks="sacrifice fatalism")
        sow(t.chance, *words(seed))
        play(t, 0, "action", card="run", effect=1)
        play(t, 0, "target", part=1, seat=1)
        tables[hand(t, 1)[0]] = t
    assert set(tables) == {"sacrifice", "fatalism"}
    assert can_tell(tables["sacrifice"], tables["fatalism"]) == [1]


# The die


@pytest.mark.rule("C-162")
@pytest.mark.parametrize(("rage", "then"), [(5, 6), (9, 10), (10, 10)])
def test_the_die_symbol_advances_the_die_by_one_at_most_to_hunt(rage: int, then: int) -> None:
    t = staged([20, 6, 6], dog=0, revealed=3, rage=rage, hands=["selfishness"])
    assert (t.feature[21], t.barque_space) == (RAGE_SYMBOL, 22)
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert (spaces(t)[0], t.rage, t.speed) == (21, then, 5)
    for seat in everyone(t):
        assert told(t, "rage-is", seat) == ([{"rage": then, "hunt": 10}] if then != rage else [])


@pytest.mark.rule("C-162")
def test_leaving_the_barque_for_the_space_before_it_advances_the_die() -> None:
    t = staged([6, ABOARD, 6], dog=0, revealed=3, rage=7, hands=["opportunism"], opportunism="card")
    play(t, 0, "bonus", kind="opportunism", effect=0)
    play(t, 0, "target", part=1, seat=1)
    assert (spaces(t)[1], t.rage) == (21, 8)


@pytest.mark.rule("C-162")
def test_finish_a_has_no_die_symbol() -> None:
    course = "start-a, promontory, rope-bridge, finish-a"
    t = staged([20, 6, 6], dog=0, revealed=3, rage=7, hands=["selfishness"], course=course)
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert (spaces(t)[0], t.rage) == (21, 7)


# Promontory


def at_promontory(barques: list[int]) -> Table:
    """Seat 0 has had seat 1 come to the Promontory."""
    t = staged([6, 7, 6, 6], dog=0, barques=barques)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=1, seat=1)
    return t


@pytest.mark.rule("C-163")
def test_the_owner_of_the_pawn_may_peek_swap_or_decline() -> None:
    t = at_promontory([1, 2, 3])
    assert (awaited(t), t.asks) == ([1], MAY_LOOK)
    assert {family for family, _ in choices(t, 1)} == {"peek", "swap", "stop"}
    assert len(choices(t, 1)) == 7
    assert choices(t, 0) == []
    peeked = after(t, 1, "peek", slot=2)
    for seat in everyone(t):
        assert told(peeked, "peeked", seat) == [{"seat": 1, "slot": 2}]
        assert told(peeked, "saw", seat) == ([{"slot": 2, "places": 3}] if seat == 1 else [])
        assert view(peeked, seat).barque[2] == (3 if seat == 1 else NONE)
    swapped = after(t, 1, "swap", pair=0)
    assert [swapped.barque[slot] for slot in range(3)] == [2, 1, 3]
    for seat in everyone(t):
        assert told(swapped, "barques-swapped", seat) == [{"seat": 1, "slot": 0, "to-slot": 1}]
        assert [view(swapped, seat).barque[slot] for slot in range(3)] == [NONE] * 3
    declined = after(t, 1, "stop")
    assert [declined.barque[slot] for slot in range(3)] == [1, 2, 3]
    assert told(declined, "looked-away") == [{"seat": 1}]
    for table in (peeked, swapped, declined):
        assert (awaited(table), table.asks) == ([0], NEXT_PART)


@pytest.mark.rule("C-163")
def test_only_the_owner_of_the_pawn_can_tell_what_it_saw() -> None:
    one, other = at_promontory([1, 2, 3]), at_promontory([2, 1, 3])
    assert can_tell(one, other) == []
    for t in (one, other):
        play(t, 1, "peek", slot=0)
    assert can_tell(one, other) == [1]


@pytest.mark.rule("C-163")
def test_with_the_barque_turned_up_the_promontory_asks_nobody() -> None:
    t = staged([6, 7, 6, 18], dog=0, revealed=2)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=1, seat=1)
    assert (spaces(t)[1], awaited(t), t.asks) == (8, [0], NEXT_PART)


# Stopped early, and not at all


@pytest.mark.rule("C-164")
def test_a_pawn_stopped_by_a_full_barque_triggers_its_space_after_a_step_only() -> None:
    """Seat 1 fills the Barque; seat 2 then comes to the die symbol, and seat 3 stays on it."""
    t = staged([3, 21, 20, 21, 6], dog=1, revealed=1, hands=["favoritism fatalism fatalism fatalism"], rage=5)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    play(t, 0, "target", part=2, seat=1)
    assert (spaces(t)[1], t.rage) == (ABOARD, 5)
    moved = after(t, 0, "target", part=1, seat=2)
    assert (spaces(moved)[2], moved.rage) == (21, 6)
    play(t, 0, "target", part=1, seat=3)
    assert (spaces(t)[3], t.rage) == (21, 5)
    assert told(t, "stayed") == [{"seat": 3, "space": 21}]


@pytest.mark.rule("C-164")
def test_a_pawn_that_a_platform_stops_at_once_triggers_nothing() -> None:
    t = staged([3, 7, 8, 6], dog=1, course=GONDOLA)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=1)
    assert told(t, "stayed") == [{"seat": 1, "space": 7}]
    assert silent(t)


@pytest.mark.rule("C-164")
def test_a_pawn_that_does_not_move_draws_nothing_from_the_symbol_it_stands_on() -> None:
    """Cowardice with nobody ahead: no move, no symbol."""
    t = staged([4, 3, 3], dog=1, hands=["cowardice fatalism"])
    play(t, 0, "bonus", kind="cowardice", effect=1)
    assert (spaces(t)[0], t.hand_size[0], t.asks) == (4, 0, PLAY_CARD)
    assert silent(t)


# Where none works


@pytest.mark.rule("C-165")
def test_no_symbol_for_a_pawn_that_boards() -> None:
    t = staged([20, 6, 6], dog=1, revealed=2, rage=6, hands=["selfishness fatalism"])
    play(t, 0, "bonus", kind="selfishness", effect=1)
    assert (spaces(t)[0], t.rage) == (ABOARD, 6)
    assert told(t, "boarded") == [{"seat": 0}]
    assert silent(t)


@pytest.mark.rule("C-165")
@pytest.mark.parametrize("space", [4, 8])
def test_no_symbol_for_a_pawn_captured_on_its_space(space: int) -> None:
    """Captured on 4 the player draws a Betrayal card for the circle, and no Survival card."""
    t = staged([0, space + 2, 10, 10], dog=space, cerberus=[0], hands=["grudge deceit"])
    play(t, 0, "bonus", kind="grudge", effect=0)
    play(t, 0, "target", part=0, seat=1)
    assert roles(t) == "CCAA"
    assert [facts["deck"] for facts in told(t, "drew-cards")] == ([BETRAYAL] if space == 4 else [])
    assert (awaited(t), t.asks) == ([0], PLAY_CARD)


@pytest.mark.rule("C-165")
@pytest.mark.parametrize("space", [4, 8])
def test_no_symbol_for_a_pawn_that_cerberus_catches_on_it(space: int) -> None:
    t = staged([0, space, 10, 10], dog=space - 1, cerberus=[0])
    play(t, 0, "action", card="stalk", effect=0)
    assert roles(t) == "CCAA"
    assert [facts["deck"] for facts in told(t, "drew-cards")] == ([BETRAYAL] if space == 4 else [])
    assert t.asks == PLAY_CARD


@pytest.mark.rule("C-165")
def test_no_symbol_for_a_gondola_partner() -> None:
    t = staged([3, 13, 15, 6], dog=1, course=GONDOLA)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=1)
    play(t, 0, "partner", seat=2)
    assert [facts["seat"] for facts in told(t, "moved")] == [1]
    assert spaces(t)[2] == 13
    assert silent(t)


@pytest.mark.rule("C-165")
@pytest.mark.parametrize("space", [4, 8])
def test_no_symbol_for_cerberus(space: int) -> None:
    t = staged([0, 10, 10, 11], dog=space - 1, cerberus=[0], hands=["ambush"])
    play(t, 0, "bonus", kind="ambush", effect=0)
    assert (t.dog, awaited(t), t.asks) == (space, [0], PLAY_CARD)
    assert silent(t)
    assert [t.hand_size[seat] for seat in range(4)] == [0] * 4


@pytest.mark.rule("C-165")
def test_cerberus_on_the_die_symbol_does_not_advance_the_die() -> None:
    """He gets there when the last Adventurer of the path has just boarded."""
    t = staged([0, 21, ABOARD, 0], dog=20, cerberus=[0, 3], revealed=2, rage=7, hands=["ambush"])
    assert may(t, 0, "action", card="return", effect=1)
    play(t, 0, "action", card="return", effect=1)
    rage = t.rage
    play(t, 0, "bonus", kind="ambush", effect=0)
    assert t.dog == 21
    assert told(t, "rage-is") == []
    assert t.rage == rage
