"""Section 9: costs and shared discards."""

from __future__ import annotations

from typing import Any

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
    kind,
    may,
    numbers,
    play,
    random_moves,
    roles,
    spaces,
    staged,
    told,
    view,
)
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import (
    ADVANCE,
    BONUS_CARDS,
    CARDS,
    FASTER,
    NONE,
    OWN_CARD,
    PLATFORM,
    RAGE,
    SLOWER,
    STEP_BACK,
    Effect,
)
from turncoat.games.cerberus.components import ADVENTURER_ACTIONS as FACES
from turncoat.games.cerberus.components import CERBERUS_ACTIONS as CERBERUS_FACES
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.table import (
    ADVENTURER,
    MAY_LOOK,
    NEXT_PART,
    OFFER,
    OWN_SHARE,
    PLAY_CARD,
    TOO_FEW,
    WHO_ADVANCES,
    Table,
)
from turncoat.match import Match, Refused

PLATFORMS = "start-a, platforms, gondola, finish-b"
"""A course with the Platforms on spaces 8 and 9."""
SURVIVAL = {
    "sacrifice": 1, "favoritism": 3, "opportunism": 1, "cowardice": 1, "arrogance": 1, "selfishness": 1,
}  # fmt: skip
"""Survival cards whose advanced effect costs cards, and how many."""
COSTLY = SURVIVAL | {"ambush": 1, "treachery": 1, "grudge": 2, "violence": 2, "sabotage": 1}


def seats_asked(t: Table, family: str = "pawn") -> list[int]:
    """The seats among which the awaited one chooses."""
    (seat,) = awaited(t)
    return [parameters["seat"] for _, parameters in choices(t, seat, family)]


def offers(t: Table) -> list[int]:
    """The numbers of cards offered, which everybody sees."""
    seen = {tuple(view(t, seat).offered[other] for other in range(t.seats)) for seat in everyone(t)}
    (numbers_,) = seen
    return list(numbers_)


# What can be paid

UNPAYABLE: dict[str, tuple[dict[str, Any], str, dict[str, int | str]]] = {
    **{
        f"{card} {effect} on Hunt": (
            {"pawns": [5, 6, 7], "rage": 10},
            "action",
            {"card": card, "effect": effect},
        )
        for card in ("regroup", "gather", "run")
        for effect in (0, 1)
    },
    "rush at Speed 8": ({"pawns": [5, 6, 7], "speed": 8}, "action", {"card": "rush", "effect": 0}),
    "rush without a card": (
        {"pawns": [5, 6, 7], "hands": ["", "sacrifice"]},
        "action",
        {"card": "rush", "effect": 1},
    ),
    "fury at Speed 3": (
        {"pawns": [5, 6, 7, 8], "cerberus": [0], "speed": 3},
        "action",
        {"card": "fury", "effect": 1},
    ),
    **{
        f"{name} alone": ({"pawns": [5, 6, 7], "hands": [name]}, "bonus", {"kind": name, "effect": 1})
        for name in SURVIVAL
    },
    "favoritism with two": (
        {"pawns": [5, 6, 7], "hands": ["favoritism arrogance", "arrogance"]},
        "bonus",
        {"kind": "favoritism", "effect": 1},
    ),
    **{
        f"{name} alone": (
            {"pawns": [5, 6, 7, 8, 9], "cerberus": [0], "hands": [name, "sacrifice sacrifice"]},
            "bonus",
            {"kind": name, "effect": 1},
        )
        for name in COSTLY
        if name not in SURVIVAL
    },
    "fatalism behind a Platform": (
        {"pawns": [9, 8, 7], "hands": ["fatalism"], "course": PLATFORMS},
        "bonus",
        {"kind": "fatalism", "effect": 1},
    ),
}


@pytest.mark.rule("C-109")
@pytest.mark.parametrize("case", UNPAYABLE)
def test_an_effect_that_cannot_be_paid_is_not_offered(case: str) -> None:
    stage, family, parameters = UNPAYABLE[case]
    t = staged(dog=1, **stage)
    assert awaited(t) == [0]
    assert t.asks == PLAY_CARD
    assert not may(t, 0, family, **parameters)
    assert choices(t, 0) != []


@pytest.mark.rule("C-109")
@pytest.mark.parametrize("case", UNPAYABLE)
def test_an_effect_that_cannot_be_paid_is_refused(case: str) -> None:
    stage, family, parameters = UNPAYABLE[case]
    t = staged(dog=1, **stage)
    match = Match(GAME, t.seats, 1)
    match.table = t.copy()
    with pytest.raises(Refused):
        match.play(0, MOVES.number(family, **numbers(t, 0, parameters)))
    assert match.table.bytes() == t.bytes()


def has_step(t: Table, seat: int, by: int) -> bool:
    """Whether a pawn can make a step, told anew from the spaces of all pawns."""
    if t.role[seat] != ADVENTURER:
        return False
    where = spaces(t)
    if where[seat] == ABOARD:
        return by < 0
    there = where[seat] + by
    if there == t.barque_space:
        return not t.revealed or where.count(ABOARD) < t.barque[0]
    return t.feature[there] != PLATFORM or there not in where


def payable(t: Table, effect: Effect, bonus: bool) -> bool:
    """Whether the active player can pay, told anew from what lies on the table."""
    seat = t.active
    allies = [other for other in range(t.seats) if t.role[other] == t.role[seat] and other != seat]
    own = t.hand_size[seat] - bonus
    shared = 0 if t.refused else sum(t.hand_size[other] for other in allies)
    return {
        RAGE: t.rage < t.hunt,
        FASTER: t.speed < 8,
        SLOWER: t.speed > 3,
        OWN_CARD: own >= effect.amount,
        CARDS: own + shared >= effect.amount,
        ADVANCE: any(has_step(t, other, 1) for other in range(t.seats)),
        STEP_BACK: has_step(t, seat, -1),
    }.get(effect.cost, True)


@pytest.mark.rule("C-109", "C-112", "C-113", "C-114", "C-115", "C-118", "C-123")
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("course", ["usual", PLATFORMS])
def test_in_every_game_exactly_the_payable_effects_of_cards_in_hand_are_offered(
    seats: int, course: str
) -> None:
    for seed in range(2):
        t = dealt(seats, seed, course=course)
        for _ in random_moves(t, seed):
            if t.asks != PLAY_CARD:
                continue
            seat = t.active
            faces = FACES if t.role[seat] == ADVENTURER else CERBERUS_FACES
            actions = [
                ("action", {"card": place, "effect": which})
                for place, card in enumerate(faces)
                for which, effect in enumerate((card.first, card.second))
                if not t.acted and not t.played[seat] >> place & 1 and payable(t, effect, False)
            ]
            bonuses = [
                ("bonus", {"kind": place, "effect": which})
                for place, card in enumerate(BONUS_CARDS)
                for which, effect in enumerate((card.first, card.second))
                if not t.bonus_played and t.hand[seat, place] > 0 and payable(t, effect, True)
            ]
            assert choices(t, seat, "action") == actions
            assert choices(t, seat, "bonus") == bonuses


# Consequences of costs


@pytest.mark.rule("C-110")
def test_a_symbol_that_a_cost_sets_off_works_before_the_effect() -> None:
    t = staged([0, 3, 6, 6], dog=1, cerberus=[0])
    play(t, 0, "action", card="harry", effect=0)
    assert t.asks == WHO_ADVANCES
    play(t, 0, "pawn", seat=1)
    assert spaces(t) == [NONE, 4, 6, 6]
    assert t.hand_size[1] == 1
    assert t.asks == NEXT_PART
    assert seats_asked(t, "target") == [2, 3]


@pytest.mark.rule("C-110")
def test_a_look_at_the_barques_that_a_cost_brings_comes_before_the_effect() -> None:
    t = staged([0, 7, 6, 6], dog=1, cerberus=[0], hands=["deceit"])
    play(t, 0, "bonus", kind="deceit", effect=1)
    play(t, 0, "pawn", seat=1)
    assert (awaited(t), t.asks) == ([1], MAY_LOOK)
    assert spaces(t) == [NONE, 8, 6, 6]
    play(t, 1, "peek", slot=0)
    assert (awaited(t), t.asks) == ([0], NEXT_PART)


@pytest.mark.rule("C-110")
def test_a_cost_may_turn_the_barque_up_before_the_effect() -> None:
    t = staged([0, 16, 10, 10], dog=1, cerberus=[0], barques=[3, 1, 2])
    play(t, 0, "action", card="return", effect=1)
    play(t, 0, "pawn", seat=1)
    kinds = [name for name, _ in heard(t, -1)]
    assert (t.revealed, t.hand_size[0], t.played[0]) == (1, 1, 0)
    assert kinds.index("revealed") < kinds.index("drew-cards") < kinds.index("took-back")


@pytest.mark.rule("C-110")
def test_a_cost_may_capture_before_the_effect() -> None:
    t = staged([9, 13, 14, 14], dog=8, hands=["fatalism"], rage=7, speed=6)
    play(t, 0, "bonus", kind="fatalism", effect=1)
    assert roles(t) == "CAAA"
    assert (t.dog, t.rage, t.speed) == (7, 5, 3)
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert spaces(t) == [NONE, 13, 14, 14]
    play(t, 0, "target", part=0, seat=1)
    assert spaces(t) == [NONE, 16, 14, 14]


@pytest.mark.rule("C-110")
def test_a_cost_may_end_the_game_before_the_effect() -> None:
    t = staged([0, 16, 10, 0], dog=1, cerberus=[0, 3], barques=[3, 1, 2])
    play(t, 0, "action", card="return", effect=1)
    play(t, 0, "pawn", seat=1)
    assert (t.ending, awaited(t), t.winners) == (TOO_FEW, [], 0b1001)
    assert (t.hand_size[0], t.played[0]) == (0, 0b1000)
    assert told(t, "drew-cards") == told(t, "took-back") == []


# Without result


@pytest.mark.rule("C-111")
@pytest.mark.parametrize(
    ("stage", "family", "parameters"),
    [
        ({"pawns": [5, 6, 7, 8], "cerberus": [0], "speed": 8}, "action", {"card": "fury", "effect": 0}),
        ({"pawns": [5, 6, 7, 8], "cerberus": [0], "speed": 8}, "bonus", {"kind": "treachery", "effect": 0}),
        ({"pawns": [5, 6, 7, 8], "cerberus": [0], "rage": 10}, "action", {"card": "harry", "effect": 1}),
        ({"pawns": [5, 6, 7, 8], "cerberus": [0], "rage": 10}, "bonus", {"kind": "violence", "effect": 0}),
        ({"pawns": [5, 6, 7, 8], "cerberus": [0], "revealed": 2}, "bonus", {"kind": "deceit", "effect": 0}),
        ({"pawns": [5, 6, 7, 18], "revealed": 2}, "bonus", {"kind": "cowardice", "effect": 0}),
        ({"pawns": [ABOARD, 6, 7, 18], "revealed": 2}, "bonus", {"kind": "selfishness", "effect": 0}),
    ],
)
def test_an_effect_without_result_may_be_chosen(
    stage: dict[str, Any], family: str, parameters: dict[str, int | str]
) -> None:
    names = "treachery violence deceit" if "cerberus" in stage else "cowardice selfishness"
    t = staged(dog=1, hands=[names], **stage)
    before = (spaces(t), t.rage, t.speed, t.dog, [t.barque[slot] for slot in range(3)], t.revealed)
    play(t, 0, family, **parameters)
    assert (awaited(t), t.asks, t.active) == ([0], PLAY_CARD, 0)
    assert (spaces(t), t.rage, t.speed, t.dog, [t.barque[slot] for slot in range(3)], t.revealed) == before
    assert not may(t, 0, family, **parameters)


@pytest.mark.rule("C-111")
def test_one_aboard_may_run_for_nothing_and_pays_for_it() -> None:
    t = staged([ABOARD, 6, 7, 18], dog=1, revealed=2, hands=["cowardice"])
    play(t, 0, "action", card="run", effect=0)
    assert (t.rage, spaces(t), t.acted) == (5, [ABOARD, 6, 7, 18], 1)


@pytest.mark.rule("C-111")
def test_after_the_reveal_regroup_still_takes_the_cards_back() -> None:
    t = staged([5, 6, 7, 18], dog=1, revealed=2, hands=["cowardice"])
    t.played[0] = 0b1110
    play(t, 0, "action", card="regroup", effect=1)
    assert (t.asks, t.played[0], t.rage) == (PLAY_CARD, 0, 5)


# The die


@pytest.mark.rule("C-112")
@pytest.mark.parametrize(("start", "hunt"), [("start-a", 10), ("start-b", 9)])
def test_rage_is_payable_exactly_while_the_die_is_not_on_hunt(start: str, hunt: int) -> None:
    course = f"{start}, promontory, rope-bridge, finish-b"
    for rage in range(3, hunt + 1):
        t = staged([5, 6, 7, 8, 9], dog=1, rage=rage, hands=["cowardice"], course=course)
        assert t.hunt == hunt
        for card in ("regroup", "gather", "run"):
            for effect in (0, 1):
                assert may(t, 0, "action", card=card, effect=effect) == (rage < hunt)
        assert may(t, 0, "action", card="rush", effect=0)
        assert may(t, 0, "action", card="rush", effect=1)
        if rage < hunt:
            play(t, 0, "action", card="gather", effect=0)
            assert (t.rage, t.hand_size[0], t.active) == (rage + 1, 3, 0)


# An advance as a cost

ADVANCE_COSTS = [
    ("action", {"card": "harry", "effect": 0}, 1),
    ("action", {"card": "return", "effect": 1}, 2),
    ("bonus", {"kind": "deceit", "effect": 1}, 1),
]


@pytest.mark.rule("C-113")
@pytest.mark.parametrize(("family", "parameters", "steps"), ADVANCE_COSTS)
def test_an_advance_as_a_cost_needs_a_pawn_that_can_make_a_step(
    family: str, parameters: dict[str, int | str], steps: int
) -> None:
    """Seats 1 and 2 stand before occupied Platforms, seat 5 is aboard a Barque of two."""
    pawns = [0, 7, 8, 9, 6, ABOARD, 21]
    t = staged(pawns, dog=1, cerberus=[0], hands=["deceit"], revealed=2, course=PLATFORMS)
    play(t, 0, family, **parameters)
    assert t.asks == WHO_ADVANCES
    assert seats_asked(t) == [3, 4, 6]
    assert spaces(after(t, 0, "pawn", seat=3))[3] == 9 + steps
    assert spaces(after(t, 0, "pawn", seat=4))[4] == 7
    assert spaces(after(t, 0, "pawn", seat=6))[6] == ABOARD


@pytest.mark.rule("C-113")
def test_before_a_full_barque_nobody_can_pay_with_an_advance() -> None:
    """The first cost fills the Barque; the other pawns stand right before it."""
    t = staged([0, 21, 21, 21], dog=15, cerberus=[0], hands=["deceit"], revealed=1)
    assert may(t, 0, "bonus", kind="deceit", effect=1)
    play(t, 0, "action", card="return", effect=1)
    play(t, 0, "pawn", seat=1)
    assert spaces(t) == [NONE, ABOARD, 21, 21]
    assert (awaited(t), t.asks) == ([0], PLAY_CARD)
    assert may(t, 0, "bonus", kind="deceit", effect=0)
    assert not may(t, 0, "bonus", kind="deceit", effect=1)


@pytest.mark.rule("C-113")
def test_when_the_only_adventurer_has_boarded_no_effect_with_an_advance_as_cost_can_be_chosen() -> None:
    t = staged([0, 21, 0], dog=15, cerberus=[0], lost=[2], hands=["deceit"], revealed=1)
    assert may(t, 0, "action", card="harry", effect=0)
    assert may(t, 0, "action", card="return", effect=1)
    play(t, 0, "bonus", kind="deceit", effect=1)
    assert (spaces(t), t.asks) == ([NONE, ABOARD, NONE], PLAY_CARD)
    assert not may(t, 0, "action", card="harry", effect=0)
    assert not may(t, 0, "action", card="return", effect=1)
    assert may(t, 0, "action", card="harry", effect=1)
    assert may(t, 0, "action", card="return", effect=0)


# A step back as a cost


@pytest.mark.rule("C-114")
@pytest.mark.parametrize(
    ("pawns", "can_pay"),
    [
        ([9, 8, 12], False),
        ([10, 9, 12], False),
        ([10, 8, 12], True),
        ([9, 7, 12], True),
        ([8, 7, 12], True),
        ([7, 6, 8], True),
        ([11, 10, 9], True),
    ],
)
def test_a_step_back_as_a_cost_must_be_possible(pawns: list[int], can_pay: bool) -> None:
    t = staged(pawns, dog=1, hands=["fatalism"], course=PLATFORMS)
    assert may(t, 0, "bonus", kind="fatalism", effect=1) == can_pay
    assert may(t, 0, "bonus", kind="fatalism", effect=0)
    if can_pay:
        play(t, 0, "bonus", kind="fatalism", effect=1)
        assert spaces(t)[0] == pawns[0] - 1


@pytest.mark.rule("C-114")
@pytest.mark.parametrize("places", [1, 2])
def test_from_aboard_the_step_back_can_always_be_paid(places: int) -> None:
    t = staged([ABOARD, 21, 20], dog=1, hands=["fatalism"], revealed=places)
    play(t, 0, "bonus", kind="fatalism", effect=1)
    assert spaces(t)[0] == 21
    play(t, 0, "target", part=0, seat=2)
    assert spaces(t) == [21, 21, ABOARD]


# Cards as a cost


@pytest.mark.rule("C-115")
@pytest.mark.parametrize("name", COSTLY)
def test_the_played_card_never_pays_for_itself(name: str) -> None:
    amount = COSTLY[name]
    betrayal = name not in SURVIVAL
    stage: dict[str, Any] = {"cerberus": [0]} if betrayal else {}
    other = "deceit" if betrayal else "fatalism"
    short = staged([5, 6, 7, 8, 9], dog=1, hands=[" ".join([name] + [other] * (amount - 1))], **stage)
    assert not may(short, 0, "bonus", kind=name, effect=1)
    enough = staged([5, 6, 7, 8, 9], dog=1, hands=[" ".join([name] + [other] * amount)], **stage)
    play(enough, 0, "bonus", kind=name, effect=1)
    assert sorted(discarded(enough)) == sorted([name] + [other] * amount)
    assert enough.hand_size[0] == 0


@pytest.mark.rule("C-115")
def test_a_second_copy_of_the_played_card_pays() -> None:
    t = staged([5, 6, 7], dog=1, hands=["selfishness selfishness"])
    play(t, 0, "bonus", kind="selfishness", effect=1)
    assert discarded(t) == ["selfishness", "selfishness"]
    assert spaces(t)[0] == 7


def favoritism(hands: list[str], active: int = 0) -> Table:
    """Seven seats; 1 is a Cerberus player, 3 was lost on the Finish board, and a card costs three."""
    return staged(
        [13, 0, 14, 0, 15, 12, 10], dog=5, cerberus=[1], lost=[3], revealed=3, hands=hands, active=active
    )


HELPED = ["favoritism sacrifice arrogance", "ambush grudge", "opportunism", "", "cowardice fatalism", "", ""]


@pytest.mark.rule("C-116")
def test_a_discard_cost_is_paid_alone() -> None:
    t = favoritism(["favoritism sacrifice arrogance fatalism opportunism", *HELPED[1:]])
    play(t, 0, "bonus", kind="favoritism", effect=1)
    for name in ("sacrifice", "arrogance", "fatalism"):
        assert (awaited(t), t.asks) == ([0], OWN_SHARE)
        play(t, 0, "card", kind=name)
    assert t.asks == NEXT_PART
    assert discarded(t) == ["sacrifice", "favoritism", "arrogance", "fatalism"]
    assert hand(t, 0) == ["opportunism"]


@pytest.mark.rule("C-116")
def test_a_discard_cost_is_paid_by_others_of_the_role_alone() -> None:
    t = favoritism(HELPED)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    play(t, 0, "stop")
    assert (awaited(t), t.asks) == ([2], OFFER)
    play(t, 2, "card", kind="opportunism")
    assert (awaited(t), t.asks) == ([4], OFFER)
    play(t, 4, "card", kind="cowardice")
    play(t, 4, "card", kind="fatalism")
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert discarded(t) == ["favoritism", "opportunism", "cowardice", "fatalism"]
    assert hand(t, 0) == ["sacrifice", "arrogance"]


@pytest.mark.rule("C-116")
def test_a_discard_cost_is_paid_by_several_and_never_by_the_other_side_or_the_lost() -> None:
    t = favoritism(HELPED)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    play(t, 0, "card", kind="arrogance")
    play(t, 0, "stop")
    assert awaited(t) == [2]
    play(t, 2, "stop")
    assert awaited(t) == [4]
    play(t, 4, "card", kind="cowardice")
    assert awaited(t) == [4]
    play(t, 4, "card", kind="fatalism")
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert discarded(t) == ["favoritism", "cowardice", "arrogance", "fatalism"]
    assert (hand(t, 1), hand(t, 2), hand(t, 4)) == (["ambush", "grudge"], ["opportunism"], [])


@pytest.mark.rule("C-116")
def test_betrayal_cards_are_paid_by_cerberus_players_only() -> None:
    t = staged(
        [0, 6, 0, 8, 9], dog=1, cerberus=[0, 2], hands=["grudge", "sacrifice", "deceit violence ambush"]
    )
    play(t, 0, "bonus", kind="grudge", effect=1)
    assert (awaited(t), t.asks) == ([2], OFFER)
    play(t, 2, "card", kind="deceit")
    play(t, 2, "card", kind="ambush")
    assert discarded(t) == ["ambush", "grudge", "deceit"]
    assert (hand(t, 1), hand(t, 2)) == (["sacrifice"], ["violence"])


@pytest.mark.rule("C-117")
def test_declaring_shows_card_and_effect_and_targets_come_after_payment() -> None:
    t = staged([13, 12, 14], dog=5, hands=["sacrifice arrogance", "fatalism", "opportunism"])
    play(t, 0, "bonus", kind="sacrifice", effect=1)
    for seat in everyone(t):
        assert told(t, "played-bonus", seat) == [{"seat": 0, "card": kind("sacrifice"), "effect": 1}]
        assert (view(t, seat).bonus_kind, view(t, seat).stage) == (kind("sacrifice"), 0)
    play(t, 0, "stop")
    for helper, name in ((1, "fatalism"), (2, "opportunism")):
        assert (awaited(t), t.asks) == ([helper], OFFER)
        assert choices(t, helper) == [("card", {"kind": kind(name)}), ("stop", {})]
        if helper == 1:
            play(t, 1, "stop")
    assert (t.taken, spaces(t)) == (0, [13, 12, 14])
    play(t, 2, "card", kind="opportunism")
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert sorted(seats_asked(t, "target")) == [1, 2]


@pytest.mark.rule("C-118")
@pytest.mark.parametrize(
    ("own", "others", "may_declare"),
    [
        (0, (0, 3), True),
        (0, (1, 2), True),
        (0, (1, 1), False),
        (1, (1, 1), True),
        (2, (0, 0), False),
        (2, (1, 0), True),
        (3, (0, 0), True),
        (1, (0, 1), False),
    ],
)
def test_an_advanced_effect_is_declared_when_all_hands_of_the_role_suffice(
    own: int, others: tuple[int, int], may_declare: bool
) -> None:
    """Favoritism costs three; the cards of the Cerberus player do not count."""
    hands = [
        " ".join(["favoritism"] + ["sacrifice"] * own),
        " ".join(["arrogance"] * others[0]),
        " ".join(["fatalism"] * others[1]),
        "ambush ambush ambush",
    ]
    t = staged([13, 12, 14, 0], dog=5, cerberus=[3], hands=hands)
    assert may(t, 0, "bonus", kind="favoritism", effect=1) == may_declare
    assert may(t, 0, "bonus", kind="favoritism", effect=0)


@pytest.mark.rule("C-119", "C-252")
@pytest.mark.parametrize(
    ("spare", "helpers", "least"),
    [
        (4, (0, 0), 3),
        (4, (1, 0), 2),
        (4, (1, 1), 1),
        (4, (3, 0), 0),
        (4, (2, 2), 0),
        (3, (1, 0), 2),
        (3, (0, 1), 2),
        (3, (2, 0), 1),
        (3, (1, 1), 1),
        (3, (3, 0), 0),
        (3, (2, 2), 0),
    ],
)
def test_the_own_share_leaves_no_more_than_the_others_hold(
    spare: int, helpers: tuple[int, int], least: int
) -> None:
    """Favoritism costs three; whoever has just three cards to spare is asked like one who has more."""
    own = ["sacrifice", "sacrifice", "fatalism", "arrogance"][:spare]
    hands = [" ".join(["favoritism", *own]), *(" ".join(["opportunism"] * cards) for cards in helpers)]
    t = staged([13, 12, 14], dog=5, hands=hands)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    for paid in range(3):
        assert (awaited(t), t.asks, offers(t)) == ([0], OWN_SHARE, [paid, 0, 0])
        assert may(t, 0, "stop") == (paid >= least)
        if paid >= least:
            later = after(t, 0, "stop")
            assert (awaited(later), later.asks) == ([1 if helpers[0] else 2], OFFER)
        play(t, 0, "card", kind=("sacrifice", "fatalism", "sacrifice")[paid])
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert hand(t, 0) == ["arrogance"][: spare - 3]
    assert (t.hand_size[1], t.hand_size[2]) == helpers
    assert told(t, "offered") == []


@pytest.mark.rule("C-119", "C-252")
def test_one_with_just_the_cost_to_spare_is_asked_though_the_others_hold_less() -> None:
    """Three cards are missing; three are left in the own hand, two in another one."""
    t = staged(
        [13, 12, 14], dog=5, hands=["favoritism sacrifice sacrifice arrogance", "cowardice fatalism", ""]
    )
    play(t, 0, "bonus", kind="favoritism", effect=1)
    assert (awaited(t), t.asks, t.missing) == ([0], OWN_SHARE, 3)
    assert discarded(t) == ["favoritism"]
    assert choices(t, 0) == [("card", {"kind": kind("sacrifice")}), ("card", {"kind": kind("arrogance")})]
    play(t, 0, "card", kind="arrogance")
    assert choices(t, 0) == [("card", {"kind": kind("sacrifice")}), ("stop", {})]
    play(t, 0, "stop")
    assert (awaited(t), t.asks, t.missing) == ([1], OFFER, 2)
    play(t, 1, "card", kind="cowardice")
    play(t, 1, "card", kind="fatalism")
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert discarded(t) == ["favoritism", "cowardice", "arrogance", "fatalism"]
    assert [hand(t, seat) for seat in range(3)] == [["sacrifice", "sacrifice"], [], []]


@pytest.mark.rule("C-252")
@pytest.mark.parametrize("name", ["grudge", "violence"])
@pytest.mark.parametrize("helper", [1, 2, 3])
def test_a_cerberus_player_with_just_the_cost_to_spare_is_asked_too(name: str, helper: int) -> None:
    allies = ["ambush", "treachery", "sabotage"][:helper]
    hands = [f"{name} deceit deceit", "sacrifice sacrifice", "", " ".join(allies)]
    t = staged([0, 12, 14, 0, 15], dog=5, cerberus=[0, 3], hands=hands)
    play(t, 0, "bonus", kind=name, effect=1)
    assert (awaited(t), t.asks, t.missing, discarded(t)) == ([0], OWN_SHARE, 2, [name])
    assert may(t, 0, "stop") == (helper >= 2)
    play(t, 0, "card", kind="deceit")
    assert (awaited(t), t.asks, t.missing) == ([0], OWN_SHARE, 1)
    play(t, 0, "stop")
    assert (awaited(t), t.asks) == ([3], OFFER)
    play(t, 3, "card", kind="ambush")
    assert discarded(t) == sorted(["deceit", name, "ambush"], key=kind)
    assert (hand(t, 0), hand(t, 3)) == (["deceit"], allies[1:])


@pytest.mark.rule("C-252")
def test_cards_of_the_other_role_bring_no_question() -> None:
    t = staged(
        [13, 12, 14, 0],
        dog=5,
        cerberus=[3],
        hands=["favoritism sacrifice sacrifice arrogance", "", "", "ambush grudge deceit"],
    )
    play(t, 0, "bonus", kind="favoritism", effect=1)
    assert (t.asks, hand(t, 0)) == (NEXT_PART, [])
    assert discarded(t) == ["sacrifice", "sacrifice", "favoritism", "arrogance"]
    assert t.hand_size[3] == 3


@pytest.mark.rule("C-123", "C-252")
def test_after_a_failed_request_just_the_cost_to_spare_is_taken_without_a_question() -> None:
    """Nobody else can be asked again in this turn, so the others' cards leave nothing to choose."""
    t = staged([13, 12, 14], dog=5, hands=["favoritism sacrifice arrogance arrogance", "fatalism fatalism"])
    play(t, 0, "bonus", kind="favoritism", effect=1)
    play(t, 0, "card", kind="arrogance")
    play(t, 0, "stop")
    play(t, 1, "stop")
    assert told(t, "not-enough") == [{"seat": 0, "card": kind("favoritism")}]
    play(t, 0, "bonus", kind="favoritism", effect=1)
    assert (t.asks, hand(t, 0), hand(t, 1)) == (NEXT_PART, [], ["fatalism", "fatalism"])
    assert discarded(t) == ["sacrifice", "favoritism", "arrogance", "arrogance"]


@pytest.mark.rule("C-119")
def test_which_cards_the_active_player_gives_is_its_secret_until_they_are_paid() -> None:
    t = staged([13, 12, 14], dog=5, hands=["favoritism sacrifice arrogance", "fatalism fatalism"])
    play(t, 0, "bonus", kind="favoritism", effect=1)
    one, other = after(t, 0, "card", kind="sacrifice"), after(t, 0, "card", kind="arrogance")
    assert can_tell(one, other) == [0]
    assert offers(one) == [1, 0, 0]
    for table in (one, other):
        play(table, 0, "stop")
        play(table, 1, "card", kind="fatalism")
    assert can_tell(one, other) == [0]
    for table, name in ((one, "sacrifice"), (other, "arrogance")):
        play(table, 1, "card", kind="fatalism")
        assert {"seat": 0, "card": kind(name), "count": 1} in told(table, "discarded")
    assert can_tell(one, other) == [-1, 0, 1, 2]


@pytest.mark.rule("C-119", "C-252")
def test_a_share_that_takes_the_whole_hand_needs_no_choice_where_nobody_else_has_cards() -> None:
    t = staged([13, 12, 14], dog=5, hands=["favoritism sacrifice arrogance fatalism"])
    play(t, 0, "bonus", kind="favoritism", effect=1)
    assert t.asks == NEXT_PART
    assert discarded(t) == ["sacrifice", "favoritism", "arrogance", "fatalism"]


@pytest.mark.rule("C-120")
def test_the_others_are_asked_clockwise_and_those_without_cards_are_not() -> None:
    hands = ["fatalism", "fatalism fatalism", "favoritism", "sacrifice", ""]
    t = staged([13, 12, 14, 15, 16], dog=5, active=2, hands=hands)
    play(t, 2, "bonus", kind="favoritism", effect=1)
    asked = []
    while t.asks == OFFER:
        (seat,) = awaited(t)
        asked.append(seat)
        assert may(t, seat, "stop")
        play(t, seat, "stop")
        for listener in everyone(t):
            assert told(t, "offered", listener) == [{"seat": seat, "other": 2, "count": 0}]
    assert asked == [3, 0, 1]


@pytest.mark.rule("C-120")
def test_each_offers_from_nothing_up_to_its_hand_or_what_is_missing() -> None:
    hands = ["favoritism", "sacrifice sacrifice", "arrogance", "cowardice fatalism opportunism", "fatalism"]
    t = staged([13, 12, 14, 15, 16], dog=5, hands=hands)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    play(t, 1, "card", kind="sacrifice")
    assert awaited(t) == [1]
    play(t, 1, "stop")
    assert told(t, "offered") == [{"seat": 1, "other": 0, "count": 1}]
    assert (awaited(t), offers(t), t.missing) == ([2], [0, 1, 0, 0, 0], 2)
    play(t, 2, "card", kind="arrogance")
    assert (awaited(t), offers(t), t.missing) == ([3], [0, 1, 1, 0, 0], 1)
    assert {parameters["kind"] for _, parameters in choices(t, 3, "card")} == {
        kind("cowardice"),
        kind("fatalism"),
        kind("opportunism"),
    }
    play(t, 3, "card", kind="fatalism")
    assert told(t, "offered") == [{"seat": 3, "other": 0, "count": 1}]
    assert (awaited(t), t.asks) == ([0], NEXT_PART)
    assert [t.hand_size[seat] for seat in range(5)] == [0, 1, 0, 2, 1]


@pytest.mark.rule("C-120")
def test_which_cards_a_helper_offers_is_its_secret_until_they_are_paid() -> None:
    t = staged([13, 12, 14], dog=5, hands=["favoritism", "sacrifice arrogance", "fatalism fatalism"])
    play(t, 0, "bonus", kind="favoritism", effect=1)
    one, other = after(t, 1, "card", kind="sacrifice"), after(t, 1, "card", kind="arrogance")
    assert can_tell(one, other) == [1]
    for table in (one, other):
        play(table, 1, "stop")
        play(table, 2, "card", kind="fatalism")
    assert can_tell(one, other) == [1]
    for table in (one, other):
        play(table, 2, "card", kind="fatalism")
    assert can_tell(one, other) == [-1, 0, 1, 2]


@pytest.mark.rule("C-121")
def test_all_offered_cards_lie_face_up_with_the_played_one_before_the_effect() -> None:
    t = staged([13, 12, 14], dog=5, hands=["sacrifice arrogance", "fatalism", "opportunism"], rage=8)
    play(t, 0, "bonus", kind="sacrifice", effect=1)
    play(t, 0, "stop")
    assert discarded(t) == ["sacrifice"]
    play(t, 1, "card", kind="fatalism")
    for seat in everyone(t):
        assert discarded(view(t, seat)) == ["sacrifice", "fatalism"]
        assert told(t, "discarded", seat) == [{"seat": 1, "card": kind("fatalism"), "count": 1}]
    assert (t.rage, spaces(t), t.asks) == (8, [13, 12, 14], NEXT_PART)
    assert offers(t) == [0, 0, 0]
    play(t, 0, "part", part=0)
    play(t, 0, "target", part=1, seat=2)
    assert (t.rage, spaces(t)) == (6, [13, 12, 12])


def missed() -> Table:
    """Favoritism was declared, one card offered by seat 0 and one by seat 1; the third is missing."""
    t = staged(
        [13, 12, 14],
        dog=5,
        hands=["favoritism favoritism sacrifice", "fatalism opportunism", "cowardice cowardice"],
    )
    play(t, 0, "bonus", kind="favoritism", effect=1)
    play(t, 0, "card", kind="sacrifice")
    play(t, 0, "stop")
    play(t, 1, "card", kind="fatalism")
    play(t, 1, "stop")
    play(t, 2, "stop")
    return t


@pytest.mark.rule("C-122")
def test_a_missed_total_costs_nothing_and_the_card_returns() -> None:
    t = missed()
    assert (awaited(t), t.asks) == ([0], PLAY_CARD)
    assert discarded(t) == []
    assert hand(t, 0) == ["sacrifice", "favoritism", "favoritism"]
    assert hand(t, 1) == ["opportunism", "fatalism"]
    assert (t.bonus_played, t.effect, offers(t)) == (0, NONE, [0, 0, 0])
    assert all(t.offer[seat, number] == 0 for seat in range(3) for number in range(13))
    for seat in everyone(t):
        assert told(t, "not-enough", seat) == [{"seat": 0, "card": kind("favoritism")}]
    assert may(t, 0, "bonus", kind="favoritism", effect=0)
    play(t, 0, "bonus", kind="favoritism", effect=0)
    assert (t.bonus_played, discarded(t)) == (1, ["favoritism"])


@pytest.mark.rule("C-122")
def test_kinds_offered_in_vain_stay_with_their_offerer() -> None:
    hands = ["favoritism sacrifice arrogance", "fatalism opportunism", "cowardice"]
    t = staged([13, 12, 14], dog=5, hands=hands)
    play(t, 0, "bonus", kind="favoritism", effect=1)
    tables = []
    for own, helper in (("sacrifice", "fatalism"), ("arrogance", "fatalism"), ("sacrifice", "opportunism")):
        one = after(t, 0, "card", kind=own)
        play(one, 0, "stop")
        play(one, 1, "card", kind=helper)
        play(one, 1, "stop")
        play(one, 2, "stop")
        tables.append(one)
    assert can_tell(tables[0], tables[1]) == []
    assert can_tell(tables[0], tables[2]) == []


@pytest.mark.rule("C-122")
def test_a_failed_request_after_the_action_leaves_the_bonus_play_too() -> None:
    t = staged([13, 12, 14], dog=5, hands=["selfishness", "fatalism"])
    play(t, 0, "action", card="run", effect=0)
    play(t, 0, "bonus", kind="selfishness", effect=1)
    play(t, 1, "stop")
    assert (awaited(t), t.asks) == ([0], PLAY_CARD)
    assert choices(t, 0) == [("bonus", {"kind": kind("selfishness"), "effect": 0}), ("end", {})]


@pytest.mark.rule("C-123")
def test_after_a_failed_request_nobody_is_asked_again_in_that_turn() -> None:
    t = missed()
    assert not may(t, 0, "bonus", kind="favoritism", effect=1)
    assert may(t, 0, "bonus", kind="sacrifice", effect=1)
    play(t, 0, "bonus", kind="sacrifice", effect=1)
    assert (awaited(t), t.asks) == ([0], OWN_SHARE)
    assert choices(t, 0) == [("card", {"kind": kind("favoritism")})]
    play(t, 0, "card", kind="favoritism")
    assert discarded(t) == ["sacrifice", "favoritism"]
    assert [t.hand_size[seat] for seat in range(3)] == [1, 2, 2]


@pytest.mark.rule("C-123")
def test_in_the_next_turn_others_are_asked_again() -> None:
    t = missed()
    play(t, 0, "action", card="run", effect=0)
    play(t, 0, "end")
    assert t.active == 1
    play(t, 1, "bonus", kind="opportunism", effect=1)
    play(t, 1, "stop")
    assert (awaited(t), t.asks) == ([2], OFFER)


@pytest.mark.rule("C-124")
def test_nobody_moves_or_changes_role_while_a_cost_is_collected() -> None:
    for seed in range(4):
        t = dealt(5, seed)
        before: tuple[object, ...] = ()
        for _ in random_moves(t, seed):
            now = (roles(t), spaces(t), t.dog, t.rage, t.speed)
            if t.asks in (OWN_SHARE, OFFER):
                assert before in ((), now)
                before = now
            else:
                before = ()


@pytest.mark.rule("C-124", "C-125")
def test_a_contributor_whom_the_effect_captures_gets_nothing_back() -> None:
    """Seat 1 pays for the Sacrifice that throws it to Cerberus: nothing binds the active player."""
    t = staged([13, 10, 14, 14], dog=8, hands=["sacrifice", "fatalism opportunism"])
    play(t, 0, "bonus", kind="sacrifice", effect=1)
    play(t, 1, "card", kind="fatalism")
    play(t, 0, "target", part=1, seat=1)
    assert roles(t) == "ACAA"
    assert hand(t, 1) == []
    assert discarded(t) == ["sacrifice", "opportunism", "fatalism"]


@pytest.mark.rule("C-125")
def test_a_contributor_may_still_play_a_bonus_card_in_its_own_turn() -> None:
    t = staged([5, 6, 7], dog=1, hands=["selfishness", "fatalism opportunism"])
    play(t, 0, "bonus", kind="selfishness", effect=1)
    play(t, 1, "card", kind="fatalism")
    assert spaces(t)[0] == 7
    play(t, 0, "action", card="run", effect=0)
    assert (t.active, t.bonus_played) == (1, 0)
    play(t, 1, "bonus", kind="opportunism", effect=0)
    assert t.bonus_played == 1
