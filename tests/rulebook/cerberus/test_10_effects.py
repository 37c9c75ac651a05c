"""Section 10: resolving effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    KIND_NAMES,
    after,
    awaited,
    choices,
    dealt,
    discarded,
    everyone,
    hand,
    heard,
    kind,
    may,
    play,
    random_moves,
    roles,
    spaces,
    staged,
    told,
    view,
)
from turncoat.games.cerberus.components import BETRAYAL, NONE, SURVIVAL
from turncoat.games.cerberus.table import (
    ALL_CAUGHT,
    LOOK_AT_BARQUES,
    MAY_LOOK,
    NEXT_PART,
    OWN_SHARE,
    PLAY_CARD,
    TOO_FEW,
    Table,
)
from turncoat.kernel.chance import sow, words

PLATFORMS = "start-a, platforms, gondola, finish-b"
"""A course with the Platforms on spaces 8 and 9."""
SURVIVAL_BOX = [name for name in KIND_NAMES[:7] for _ in range(4)]
"""The 28 Survival cards."""


def targets(t: Table, part: int) -> list[int]:
    """The seats that a part may concern."""
    return [found["seat"] for _, found in choices(t, t.active, "target") if found["part"] == part]


def box_without(*names: str) -> list[str]:
    """All Survival cards but these."""
    box = list(SURVIVAL_BOX)
    for name in names:
        box.remove(name)
    return box


# Order


@pytest.mark.rule("C-126")
@pytest.mark.parametrize("self_first", [True, False])
def test_the_active_player_orders_the_parts(self_first: bool) -> None:
    t = staged([5, 6, 6], dog=1, hands=["cowardice"])
    play(t, 0, "action", card="rush", effect=0)
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert choices(t, 0) == [
        ("part", {"part": 0}),
        ("target", {"part": 1, "seat": 1}),
        ("target", {"part": 1, "seat": 2}),
    ]
    if self_first:
        play(t, 0, "part", part=0)
        assert spaces(t) == [7, 6, 6]
        play(t, 0, "target", part=1, seat=2)
    else:
        play(t, 0, "target", part=1, seat=2)
    assert spaces(t) == [7, 6, 7]
    assert (t.asks, t.effect) == (PLAY_CARD, NONE)


@pytest.mark.rule("C-126")
def test_a_symbol_is_finished_before_the_next_part_is_chosen() -> None:
    """Seat 1 comes to the Promontory by the 3; the target of the 1 is named after its look."""
    t = staged([3, 5, 6, 6], dog=1)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=1)
    assert (awaited(t), t.asks) == ([1], MAY_LOOK)
    play(t, 1, "stop")
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert choices(t, 0) == [("target", {"part": 1, "seat": 2}), ("target", {"part": 1, "seat": 3})]


@pytest.mark.rule("C-126")
def test_a_capture_is_finished_before_the_next_part_is_chosen() -> None:
    t = staged([0, 14, 9, 9, 9], dog=8, cerberus=[0], rage=8, speed=6)
    play(t, 0, "action", card="harry", effect=0)
    play(t, 0, "pawn", seat=1)
    play(t, 0, "target", part=0, seat=3)
    assert roles(t) == "CAACA"
    assert (t.dog, t.rage, t.speed) == (7, 5, 3)
    assert t.asks == NEXT_PART
    assert targets(t, 1) == [2, 4]
    play(t, 0, "target", part=1, seat=4)
    assert (roles(t), spaces(t)[4]) == ("CAACA", 8)


@pytest.mark.rule("C-127")
def test_regroup_takes_the_cards_back_and_then_looks_at_the_barques() -> None:
    t = staged([5, 6, 7], dog=1)
    t.played[0] = 0b0110
    play(t, 0, "action", card="regroup", effect=1)
    assert (awaited(t), t.asks, t.played[0]) == ([0], LOOK_AT_BARQUES, 0)
    assert told(t, "took-back") == [{"seat": 0}]
    assert {family for family, _ in choices(t, 0)} == {"peek", "swap"}


@pytest.mark.rule("C-127")
def test_fury_draws_two_and_then_names_who_draws_one() -> None:
    t = staged([0, 0, 0, 8, 9, 9], dog=1, cerberus=[0, 1, 2], speed=5)
    play(t, 0, "action", card="fury", effect=1)
    assert (t.speed, t.hand_size[0], t.asks) == (4, 2, NEXT_PART)
    assert choices(t, 0) == [("target", {"part": 1, "seat": 1}), ("target", {"part": 1, "seat": 2})]
    play(t, 0, "target", part=1, seat=2)
    assert [t.hand_size[seat] for seat in range(3)] == [2, 0, 1]


@pytest.mark.rule("C-127")
def test_with_the_last_two_betrayal_cards_fury_leaves_none_for_the_other() -> None:
    rest = [name for name in KIND_NAMES[7:] for _ in range(3)]
    rest.remove("ambush")
    rest.remove("grudge")
    t = staged([0, 0, 7, 8, 9], dog=1, cerberus=[0, 1], speed=5, hands=["", " ".join(rest)])
    assert t.deck_size[BETRAYAL] == 2
    play(t, 0, "action", card="fury", effect=1)
    assert hand(t, 0) == ["ambush", "grudge"]
    assert t.hand_size[1] == 16


@pytest.mark.rule("C-127")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (1, 2, 0), (2, 1, 0)])
def test_the_draws_of_gather_come_in_any_order_and_the_last_may_go_without(order: tuple[int, ...]) -> None:
    """Two Survival cards are left in deck and discard pile together."""
    rest = " ".join(box_without("sacrifice", "fatalism"))
    t = staged([5, 6, 7, 8], dog=1, hands=["", "", "", rest])
    before = [t.hand_size[seat] for seat in range(4)]
    play(t, 0, "action", card="gather", effect=1)
    parts = iter((1, 2))
    for seat in order:
        if t.asks != NEXT_PART:
            break
        assert may(t, 0, "part", part=0) == (t.hand_size[0] == 0)
        play(t, 0, "part", part=0) if seat == 0 else play(t, 0, "target", part=next(parts), seat=seat)
    drew = [seat for seat in range(4) if t.hand_size[seat] > before[seat]]
    assert drew == sorted(order[:2])
    assert t.deck_size[SURVIVAL] == 0


# As much as possible


@pytest.mark.rule("C-128")
@pytest.mark.parametrize(("part", "space"), [(0, 9), (1, 7)])
def test_with_one_target_for_two_parts_the_active_player_picks_the_part(part: int, space: int) -> None:
    t = staged([5, 6, ABOARD], dog=1, revealed=2)
    play(t, 0, "action", card="run", effect=1)
    assert choices(t, 0) == [("target", {"part": 0, "seat": 1}), ("target", {"part": 1, "seat": 1})]
    play(t, 0, "target", part=part, seat=1)
    assert spaces(t) == [5, space, ABOARD]
    assert t.active == 1


@pytest.mark.rule("C-128")
@pytest.mark.parametrize("last", [2, 3])
def test_a_part_that_can_be_filled_is_filled(last: int) -> None:
    t = staged([5, 6, 7, 9], dog=1)
    play(t, 0, "action", card="run", effect=1)
    assert {family for family, _ in choices(t, 0)} == {"target"}
    play(t, 0, "target", part=0, seat=1)
    assert choices(t, 0) == [("target", {"part": 1, "seat": 2}), ("target", {"part": 1, "seat": 3})]
    assert spaces(t) == [5, 9, 7, 9]
    play(t, 0, "target", part=1, seat=last)
    if t.asks == MAY_LOOK:
        play(t, last, "stop")
    assert spaces(t)[last] == (8 if last == 2 else 10)


@pytest.mark.rule("C-128")
def test_in_every_game_no_choice_of_parts_allows_to_leave_one_out() -> None:
    asked = 0
    for seed in range(6):
        t = dealt(3 + seed % 5, seed)
        for _ in random_moves(t, seed):
            if t.asks == NEXT_PART:
                asked += 1
                families = {family for family, _ in choices(t, t.active)}
                assert families <= {"part", "target", "shove"}
    assert asked > 100


@pytest.mark.rule("C-128")
def test_a_card_may_be_played_for_the_rest_when_nobody_can_be_its_target() -> None:
    t = staged([5, ABOARD, ABOARD], dog=1, revealed=3, hands=["arrogance fatalism"], rage=8)
    assert may(t, 0, "bonus", kind="arrogance", effect=0)
    run = after(t, 0, "action", card="run", effect=1)
    assert (spaces(run), run.rage, run.acted, run.asks) == ([5, ABOARD, ABOARD], 9, 1, PLAY_CARD)
    rush = after(t, 0, "action", card="rush", effect=0)
    assert spaces(rush) == [7, ABOARD, ABOARD]
    play(t, 0, "bonus", kind="arrogance", effect=1)
    assert (t.rage, spaces(t), t.asks) == (7, [5, ABOARD, ABOARD], PLAY_CARD)


@pytest.mark.rule("C-128")
def test_the_last_adventurer_sacrifices_nobody_but_calms_the_die() -> None:
    t = staged([5, 0, 0], dog=1, cerberus=[1], lost=[2], hands=["sacrifice"], rage=9, revealed=1)
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    assert (t.rage, spaces(t), t.asks) == (8, [5, NONE, NONE], PLAY_CARD)


# Others

WITH_OTHERS: list[tuple[str, dict[str, int | str]]] = [
    ("action", {"card": "gather", "effect": 1}),
    ("action", {"card": "run", "effect": 1}),
    ("action", {"card": "rush", "effect": 0}),
    ("action", {"card": "rush", "effect": 1}),
    *(
        ("bonus", {"kind": name, "effect": effect})
        for name in ("sacrifice", "favoritism", "opportunism", "arrogance")
        for effect in (0, 1)
    ),
    ("bonus", {"kind": "fatalism", "effect": 1}),
]
AGAINST_OTHERS: list[tuple[str, dict[str, int | str]]] = [
    ("action", {"card": "harry", "effect": 0}),
    ("bonus", {"kind": "grudge", "effect": 0}),
    ("bonus", {"kind": "deceit", "effect": 1}),
    ("bonus", {"kind": "sabotage", "effect": 0}),
]


def named_of(t: Table) -> list[tuple[set[int], int]]:
    """Resolve an effect to its end; for every target the seats on offer and the one that was taken."""
    found = []
    active, effect = t.active, t.effect
    while t.effect == effect and t.awaits:
        (seat,) = awaited(t)
        offered = choices(t, seat)
        named = [choice for choice in offered if choice[0] in ("target", "shove")]
        family, parameters = (named or offered)[0]
        if named:
            assert seat == active
            found.append(({choice[1]["seat"] for choice in named}, parameters["seat"]))
        play(t, seat, family, **parameters)
    return found


@pytest.mark.rule("C-129")
@pytest.mark.parametrize(("family", "parameters"), WITH_OTHERS)
@pytest.mark.parametrize("active", [0, 2])
def test_others_are_never_oneself_and_all_different(
    family: str, parameters: dict[str, int | str], active: int
) -> None:
    """Seat 4 is a Cerberus player and never a target either."""
    cards = ["sacrifice favoritism opportunism arrogance fatalism selfishness", "", "", "", ""]
    hands = [*cards[1 : 1 + active], cards[0]]
    t = staged([10, 9, 10, 9, 0], dog=3, cerberus=[4], active=active, hands=hands, rage=6)
    play(t, active, family, **parameters)
    found = named_of(t)
    left = {0, 1, 2, 3} - {active}
    for offered, taken in found:
        assert offered == left
        left.remove(taken)
    assert found != []


@pytest.mark.rule("C-129")
@pytest.mark.parametrize(("family", "parameters"), AGAINST_OTHERS)
def test_for_a_cerberus_player_others_are_all_adventurers(
    family: str, parameters: dict[str, int | str]
) -> None:
    """Whoever paid with an advance is left out; no Cerberus player and no Cerberus pawn can be named."""
    t = staged(
        [0, 10, 9, 10, 9, 0], dog=3, cerberus=[0, 5], hands=["grudge deceit sabotage", "fatalism"], rage=6
    )
    play(t, 0, family, **parameters)
    left = {1, 2, 3, 4}
    if choices(t, 0, "pawn"):
        play(t, 0, "pawn", seat=1)
        left.remove(1)
    found = named_of(t)
    for offered, taken in found:
        assert offered == left
        left.remove(taken)
    assert found != []


# Effects without a step


@pytest.mark.rule("C-130")
def test_an_advance_may_be_given_to_a_pawn_before_an_occupied_platform() -> None:
    t = staged([5, 7, 8, 12], dog=1, hands=["arrogance"], course=PLATFORMS)
    play(t, 0, "action", card="run", effect=1)
    assert targets(t, 0) == [1, 2, 3]
    play(t, 0, "target", part=0, seat=1)
    assert spaces(t) == [5, 7, 8, 12]
    assert told(t, "stayed") == [{"seat": 1, "space": 7}]
    assert t.asks == NEXT_PART
    assert targets(t, 1) == [2, 3]


@pytest.mark.rule("C-130")
def test_an_advance_given_before_a_full_barque_triggers_nothing() -> None:
    """Seat 1 stands on the die symbol; the Barque was filled by this very card."""
    t = staged([5, 21, 21, 9], dog=1, revealed=1, hands=["arrogance"])
    play(t, 0, "bonus", kind="arrogance", effect=0)
    play(t, 0, "target", part=0, seat=2)
    assert spaces(t) == [5, 21, ABOARD, 9]
    rage = t.rage
    assert targets(t, 1) == [1, 3]
    play(t, 0, "target", part=1, seat=1)
    assert (spaces(t), t.rage) == ([5, 21, ABOARD, 9], rage)
    assert told(t, "stayed") == [{"seat": 1, "space": 21}]
    assert told(t, "rage-is") == []


@pytest.mark.rule("C-130")
def test_a_retreat_may_be_given_to_a_pawn_behind_an_occupied_platform() -> None:
    t = staged([0, 10, 9, 12], dog=1, cerberus=[0], hands=["grudge"], course=PLATFORMS)
    play(t, 0, "bonus", kind="grudge", effect=0)
    assert targets(t, 0) == [1, 2, 3]
    play(t, 0, "target", part=0, seat=1)
    assert spaces(t) == [NONE, 10, 9, 12]
    assert told(t, "stayed") == [{"seat": 1, "space": 10}]


# Draws


@pytest.mark.rule("C-131")
def test_draws_are_compulsory_and_hands_have_no_limit() -> None:
    t = staged([3, 6, 7], dog=1, hands=[" ".join(SURVIVAL_BOX[:20]), "", ""])
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    play(t, 0, "part", part=0)
    play(t, 0, "target", part=1, seat=2)
    play(t, 0, "action", card="gather", effect=0)
    assert t.hand_size[0] == len(hand(t, 0)) == 21


@pytest.mark.rule("C-131")
def test_whoever_is_chosen_to_draw_is_not_asked() -> None:
    t = staged([3, 6, 7], dog=1)
    play(t, 0, "action", card="gather", effect=1)
    play(t, 0, "part", part=0)
    play(t, 0, "target", part=1, seat=1)
    assert [t.hand_size[seat] for seat in range(3)] == [1, 1, 1]
    assert (awaited(t), t.asks) == ([0], PLAY_CARD)


@pytest.mark.rule("C-132")
def test_a_deck_is_made_anew_at_the_draw_that_needs_it_and_not_earlier() -> None:
    t = staged([5, 6, 7], dog=1, decks="arrogance arrogance ambush", hands=["cowardice", "fatalism"])
    pile = discarded(t)
    play(t, 0, "action", card="gather", effect=0)
    assert hand(t, 0) == ["cowardice", "arrogance", "arrogance"]
    assert (t.deck_size[SURVIVAL], discarded(t)) == (0, pile)
    assert told(t, "reshuffled") == []
    play(t, 0, "end")
    play(t, 1, "action", card="gather", effect=0)
    assert told(t, "reshuffled") == [{"deck": SURVIVAL}]
    survival = [name for name in pile if kind(name) < 7]
    assert t.deck_size[SURVIVAL] == len(survival) - 2 == 22
    assert [name for name in discarded(t) if kind(name) < 7] == []
    assert [name for name in discarded(t) if kind(name) >= 7] == [name for name in pile if kind(name) >= 7]
    assert t.deck_size[BETRAYAL] == 1


@pytest.mark.rule("C-132")
def test_in_the_middle_of_a_draw_of_two_the_rest_comes_from_the_new_deck() -> None:
    t = staged([5, 6, 7], dog=1, decks="arrogance", hands=["cowardice"])
    pile = [name for name in discarded(t) if kind(name) < 7]
    assert "arrogance" in pile
    play(t, 0, "action", card="gather", effect=0)
    first, second = (facts["card"] for facts in told(t, "drew", 0))
    assert KIND_NAMES[first] == "arrogance"
    assert KIND_NAMES[second] in pile
    kinds = [name for name, _ in heard(t, 0)]
    assert kinds.index("drew") < kinds.index("reshuffled") < len(kinds) - 1 - kinds[::-1].index("drew")
    assert told(t, "drew-cards") == [{"seat": 0, "deck": SURVIVAL, "count": 2}]
    assert t.deck_size[SURVIVAL] == len(pile) - 1


@pytest.mark.rule("C-132")
def test_nobody_knows_the_order_of_a_new_deck() -> None:
    """The same table with other luck shows the same to all but who draws, and other cards are drawn."""
    drawn = set()
    views = set()
    for seed in range(12):
        t = staged([5, 6, 7], dog=1, decks="", seed=1)
        sow(t.chance, *words(seed))
        play(t, 0, "action", card="gather", effect=0)
        drawn.add(tuple(hand(t, 0)))
        views.add((view(t, 1).bytes(), view(t, 2).bytes(), view(t, -1).bytes()))
        for seat in everyone(t):
            assert all(view(t, seat).deck[number] == NONE for number in range(13))
            assert [view(t, seat).chance[word] for word in range(4)] == [0] * 4
    assert len(drawn) > 1
    assert len(views) == 1


@pytest.mark.rule("C-132")
def test_with_deck_and_pile_empty_the_rest_of_a_draw_is_lost() -> None:
    rest = box_without("sacrifice")
    t = staged([5, 6, 7], dog=1, hands=["", " ".join(rest)])
    play(t, 0, "action", card="gather", effect=0)
    assert hand(t, 0) == ["sacrifice"]
    for seat in everyone(t):
        assert told(t, "drew-cards", seat) == [{"seat": 0, "deck": SURVIVAL, "count": 1}]
        assert told(t, "nothing-to-draw", seat) == [{"seat": 0, "deck": SURVIVAL}]
        assert told(t, "reshuffled", seat) == []
    assert t.deck_size[SURVIVAL] == 0


@pytest.mark.rule("C-132")
def test_a_betrayal_deck_is_made_of_betrayal_cards_only() -> None:
    t = staged([0, 6, 7, 8], dog=1, cerberus=[0], decks="")
    play(t, 0, "action", card="stalk", effect=1)
    assert told(t, "reshuffled") == [{"deck": BETRAYAL}]
    assert kind(hand(t, 0)[0]) >= 7
    assert (t.deck_size[BETRAYAL], t.deck_size[SURVIVAL]) == (17, 0)
    assert len(discarded(t)) == 28


@pytest.mark.rule("C-133")
def test_the_card_just_played_may_come_back_with_a_reshuffle() -> None:
    """All other Survival cards are in hands; Selfishness leads to the draw symbol."""
    t = staged([3, 6, 7], dog=1, hands=["selfishness", " ".join(box_without("selfishness"))])
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert spaces(t)[0] == 4
    assert told(t, "reshuffled") == [{"deck": SURVIVAL}]
    assert hand(t, 0) == ["selfishness"]
    assert discarded(t) == []


@pytest.mark.rule("C-133")
def test_the_cards_just_paid_may_come_back_with_a_reshuffle() -> None:
    came_back = set()
    for seed in range(12):
        rest = " ".join(box_without("selfishness", "sacrifice"))
        t = staged([2, 6, 7], dog=1, hands=["selfishness sacrifice", rest], seed=seed)
        play(t, 0, "bonus", kind="selfishness", effect=1)
        assert t.asks == OWN_SHARE
        play(t, 0, "card", kind="sacrifice")
        assert spaces(t)[0] == 4
        came_back.update(hand(t, 0))
        assert t.hand_size[0] == t.deck_size[SURVIVAL] == 1
    assert came_back == {"selfishness", "sacrifice"}


# The end in the middle


@pytest.mark.rule("C-134")
def test_a_reveal_that_ends_the_game_stops_the_move_the_effect_and_the_turn() -> None:
    t = staged([10, 15, 0, 0], dog=1, cerberus=[2, 3], barques=[3, 2, 1], hands=["fatalism"], rage=9)
    play(t, 0, "action", card="run", effect=1)
    play(t, 0, "target", part=0, seat=1)
    assert (t.ending, t.winners, awaited(t)) == (TOO_FEW, 0b1100, [])
    assert spaces(t)[:2] == [10, 17]
    assert all(choices(t, seat) == [] for seat in range(4))
    for name in ("turn-ends", "hunt", "moved"):
        assert told(t, name) == []


@pytest.mark.rule("C-134")
def test_a_capture_that_ends_the_game_stops_the_retreats_of_the_others() -> None:
    stage: dict[str, Any] = {"cerberus": [0], "revealed": 3, "hands": ["grudge grudge grudge"]}
    t = staged([0, 10, 14, 14], dog=8, **stage)
    play(t, 0, "bonus", kind="grudge", effect=1)
    play(t, 0, "pawn", seat=1)
    assert (t.ending, t.winners, awaited(t)) == (TOO_FEW, 0b0001, [])
    assert spaces(t) == [NONE, NONE, 14, 14]
    assert roles(t) == "CLAA"
    assert t.acted == 0


@pytest.mark.rule("C-134")
def test_after_the_capture_of_the_last_one_the_turn_does_not_go_on() -> None:
    t = staged([0, 3, 0], dog=1, cerberus=[0], lost=[2], revealed=1, hands=["grudge deceit"])
    play(t, 0, "bonus", kind="grudge", effect=0)
    assert (t.ending, awaited(t), t.turns) == (ALL_CAUGHT, [], 1)
    assert all(choices(t, seat) == [] for seat in range(3))
