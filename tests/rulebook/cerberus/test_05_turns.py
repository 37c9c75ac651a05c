"""Rows C-047 to C-058: what a turn is made of, and how it ends."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
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
from turncoat.games.cerberus.components import NONE
from turncoat.games.cerberus.table import (
    ADVENTURER,
    ESCAPE,
    LOOK_AT_BARQUES,
    LOST,
    NEXT_PART,
    OWN_SHARE,
    PLAY_CARD,
    WHO_ADVANCES,
    Table,
)

SEATS = range(3, 8)


def families(t: Table, seat: int) -> set[str]:
    return {family for family, _ in choices(t, seat)}


def names(t: Table, seat: int = -1) -> list[str]:
    """The kinds of events that a seat heard of the last decision."""
    return [name for name, _ in heard(t, seat)]


# One Action card, one bonus card


@pytest.mark.rule("C-047")
@pytest.mark.parametrize("cerberus", [False, True])
def test_an_action_card_must_be_played_and_only_one(cerberus: bool) -> None:
    bonus = "ambush" if cerberus else "selfishness"
    t = staged([13] * 4, cerberus=[0] if cerberus else [], hands=[f"{bonus} {bonus}"], speed=4)
    assert families(t, 0) == {"action", "bonus"}  # no end of the turn yet
    assert {(facts["card"], facts["effect"]) for _, facts in choices(t, 0, "action")} == {
        (card, effect) for card in range(4) for effect in range(2)
    }
    play(t, 0, "action", card="stalk" if cerberus else "run", effect=0)
    assert t.active == 0
    assert families(t, 0) == {"end", "bonus"}  # no second Action card


@pytest.mark.rule("C-047")
@pytest.mark.parametrize("cerberus", [False, True])
def test_after_a_bonus_card_the_action_is_still_owed(cerberus: bool) -> None:
    bonus = "treachery" if cerberus else "selfishness"
    t = staged([13] * 4, cerberus=[0] if cerberus else [], hands=[f"{bonus} {bonus}"])
    play(t, 0, "bonus", kind=bonus, effect=0)
    assert t.active == 0
    assert families(t, 0) == {"action"}
    play(t, 0, "action", card="stalk" if cerberus else "run", effect=0)
    assert t.active == 1


@pytest.mark.rule("C-047", "C-048", "C-050", "C-052", "C-057")
@pytest.mark.parametrize("seats", SEATS)
def test_in_every_game_a_turn_has_one_action_and_at_most_one_bonus_card(seats: int) -> None:
    """Skipped only with no effect to pay; bonus cards of one's role; failed requests are not plays."""
    for seed in range(12):
        t = dealt(seats, seed)
        actions = bonuses = 0
        ends: list[dict[str, int]] = []
        no_action = False
        turn, player = t.turns, t.active
        for _ in random_moves(t, seed):
            actions += len(told(t, "played-action"))
            bonuses += len(told(t, "played-bonus")) - len(told(t, "not-enough"))
            ends += told(t, "turn-ends")
            no_action = no_action or bool(told(t, "hunt") or told(t, "lost"))
            if t.turns != turn:
                assert t.turns == turn + 1
                assert actions == 1 or (actions == 0 and no_action)
                assert bonuses in (0, 1)
                following = [(player + step) % seats for step in range(1, seats + 1)]
                assert t.active == next(seat for seat in following if t.role[seat] != LOST)
                assert ends == [{"seat": player}]
                assert told(t, "turn-begins") == [{"seat": t.active}]
                actions = bonuses = 0
                ends, no_action = [], False
                turn, player = t.turns, t.active
            if t.asks == PLAY_CARD:
                assert awaited(t) == [t.active]
                for _, facts in choices(t, t.active, "bonus"):
                    adventurer = t.role[t.active] == ADVENTURER
                    assert (facts["kind"] < 7) == adventurer
                for _, facts in choices(t, t.active, "action"):
                    assert not t.played[t.active] >> facts["card"] & 1


@pytest.mark.rule("C-048")
@pytest.mark.parametrize("first", ["action", "bonus", "none"])
def test_a_bonus_card_may_come_before_or_after_the_action_or_not_at_all(first: str) -> None:
    t = staged([13] * 4, hands=["selfishness selfishness"])
    if first == "bonus":
        play(t, 0, "bonus", kind="selfishness", effect=0)
        assert spaces(t) == [14, 13, 13, 13]
        assert choices(t, 0, "bonus") == []
    play(t, 0, "action", card="run", effect=0)
    if first == "action":
        play(t, 0, "bonus", kind="selfishness", effect=0)
    if first == "none":
        assert t.active == 0
        play(t, 0, "end")
        assert hand(t, 0) == ["selfishness", "selfishness"]
    else:
        assert hand(t, 0) == ["selfishness"]
    assert t.active == 1
    assert spaces(t) == [15 if first == "none" else 16, 13, 13, 13]


@pytest.mark.rule("C-048")
def test_no_bonus_card_comes_in_the_middle_of_another_card() -> None:
    t = staged([13] * 4, hands=["selfishness favoritism cowardice"] * 2)
    for family, number, effect, asked in (
        ("action", 0, 1, LOOK_AT_BARQUES),
        ("action", 1, 1, NEXT_PART),
        ("action", 2, 1, NEXT_PART),
        ("action", 3, 0, NEXT_PART),
        ("action", 3, 1, OWN_SHARE),
        ("bonus", kind("favoritism"), 0, NEXT_PART),
        ("bonus", kind("cowardice"), 0, LOOK_AT_BARQUES),
    ):
        later = t.copy()
        parameters = {"card" if family == "action" else "kind": number, "effect": effect}
        play(later, 0, family, **parameters)
        assert later.asks == asked
        assert not families(later, 0) & {"action", "bonus", "end"}
        assert all(choices(later, seat) == [] for seat in (1, 2, 3))
    t = staged([13] * 4, cerberus=[0], hands=["deceit grudge"])
    play(t, 0, "action", card="harry", effect=0)
    assert t.asks == WHO_ADVANCES
    assert families(t, 0) == {"pawn"}


@pytest.mark.rule("C-049")
def test_a_card_drawn_in_this_turn_may_be_played_in_it() -> None:
    t = staged([13] * 4, decks="selfishness selfishness")
    assert choices(t, 0, "bonus") == []
    play(t, 0, "action", card="gather", effect=0)
    assert t.active == 0
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert spaces(t)[0] == 14
    assert t.active == 1


@pytest.mark.rule("C-049")
def test_a_card_drawn_by_a_symbol_may_be_played_in_the_same_turn() -> None:
    t = staged([2, 2, 2, 2], decks="selfishness selfishness")
    play(t, 0, "action", card="run", effect=0)
    assert spaces(t)[0] == 4
    assert hand(t, 0) == ["selfishness"]
    assert t.active == 0
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert spaces(t)[0] == 5


@pytest.mark.rule("C-049")
def test_a_betrayal_card_drawn_in_this_turn_may_be_played_in_it() -> None:
    t = staged([13] * 4, cerberus=[0], decks="violence violence")
    play(t, 0, "action", card="stalk", effect=1)
    assert t.active == 0
    play(t, 0, "bonus", kind="violence", effect=0)
    assert t.rage == 6
    assert t.active == 1


# Roles


@pytest.mark.rule("C-050")
@pytest.mark.parametrize("cerberus", [False, True])
def test_each_role_draws_from_its_own_deck(cerberus: bool) -> None:
    t = staged([13] * 5, cerberus=[0, 3] if cerberus else [], speed=4)
    play(t, 0, "action", card=0 if cerberus else 1, effect=1)
    while t.asks == NEXT_PART:
        family, facts = choices(t, 0)[-1]
        play(t, 0, family, **facts)
    for seat in range(5):
        for number in range(13):
            if t.hand[seat, number]:
                assert (number >= 7) == cerberus == (t.role[seat] != ADVENTURER)
    assert (t.deck_size[0], t.deck_size[1]) == ((28, 15) if cerberus else (25, 18))


@pytest.mark.rule("C-050")
def test_the_same_number_is_the_adventurers_face_or_the_cerberus_face() -> None:
    """The first card: an Adventurer regroups, a Cerberus player grows furious."""
    t = staged([13] * 4, cerberus=[1])
    play(t, 0, "action", card=0, effect=0)
    assert told(t, "played-action") == [{"seat": 0, "action": 0, "effect": 0}]
    play(t, 0, "end")
    assert t.active == 1
    play(t, 1, "action", card=0, effect=0)
    assert told(t, "played-action") == [{"seat": 1, "action": 4, "effect": 0}]
    assert t.speed == 4


# Naming, paying, resolving


@pytest.mark.rule("C-051")
@pytest.mark.parametrize(
    ("card", "effect", "first", "then"),
    [
        ("regroup", 0, "rage-is", "drew-cards"),
        ("regroup", 0, "rage-is", "took-back"),
        ("gather", 0, "rage-is", "drew-cards"),
        ("run", 0, "rage-is", "moved"),
        ("rush", 0, "speed-is", None),
        ("rush", 1, "discarded", None),
    ],
)
def test_a_card_is_named_then_paid_then_resolved(
    card: str, effect: int, first: str, then: str | None
) -> None:
    t = staged([13] * 4, hands=["selfishness"])
    play(t, 0, "action", card=card, effect=effect)
    for seat in everyone(t):
        order = names(t, seat)
        assert order[0] == "played-action"
        assert order[1] == first
        assert then is None or order.index(then) > 1
    if then is None:
        assert t.asks == NEXT_PART  # paid, and nothing done yet
        assert spaces(t) == [13] * 4


@pytest.mark.rule("C-051")
def test_an_advance_that_pays_comes_before_the_effect() -> None:
    t = staged([13] * 5, cerberus=[0], hands=["ambush"])
    play(t, 0, "action", card="return", effect=1)
    assert t.hand_size[0] == 1
    assert told(t, "played-action") == [{"seat": 0, "action": 7, "effect": 1}]
    play(t, 0, "pawn", seat=2)
    order = names(t)
    assert order.index("moved") < order.index("drew-cards") < order.index("took-back")
    assert spaces(t)[2] == 15


@pytest.mark.rule("C-051", "C-058")
@pytest.mark.parametrize("effect", [0, 1])
def test_all_hear_which_bonus_card_is_played_and_by_which_effect(effect: int) -> None:
    t = staged([13] * 4, hands=["cowardice arrogance arrogance"])
    play(t, 0, "bonus", kind="cowardice", effect=effect)
    for seat in everyone(t):
        assert heard(t, seat)[0] == (
            "played-bonus",
            {"seat": 0, "card": kind("cowardice"), "effect": effect},
        )
        assert view(t, seat).bonus_kind == kind("cowardice")


@pytest.mark.rule("C-052")
@pytest.mark.parametrize("cerberus", [False, True])
def test_a_played_action_card_lies_open_until_it_is_taken_back(cerberus: bool) -> None:
    t = staged([13] * 4, cerberus=[0] if cerberus else [], hands=["sacrifice"], speed=4)
    back = 3 if cerberus else 0
    lying = 0
    for card in [number for number in range(4) if number != back] + [back]:
        t.rage = 7
        play(t, 0, "action", card=card, effect=1 if cerberus and card in (1, 2) else 0)
        while t.asks == NEXT_PART:
            family, facts = choices(t, 0)[-1]
            play(t, 0, family, **facts)
        if t.active == 0:
            play(t, 0, "end")
        lying = 0 if card == back else lying | 1 << card
        assert all(view(t, seat).played[0] == lying for seat in everyone(t))
        for seat in (1, 2, 3):
            assert t.active == seat
            t.rage = 7
            t.played[seat] = 0
            play(t, seat, "action", card="run", effect=0)
            if t.active == seat:
                play(t, seat, "end")
            for other in range(4):
                t.space[other] = t.space[other] if t.role[other] else 13
        for number in range(4):
            playable = any(facts["card"] == number for _, facts in choices(t, 0, "action"))
            assert playable == (not lying >> number & 1)


@pytest.mark.rule("C-053")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_ever_runs_out_of_action_cards(seats: int) -> None:
    for seed in range(15):
        t = dealt(seats, seed)
        turn = 0
        for _ in random_moves(t, seed):
            if t.turns != turn and t.asks == PLAY_CARD:
                turn = t.turns
                first = 0 if t.role[t.active] == ADVENTURER else 3
                assert not t.played[t.active] >> first & 1
                assert choices(t, t.active, "action")


@pytest.mark.rule("C-053")
@pytest.mark.parametrize("cerberus", [False, True])
def test_with_all_other_cards_played_the_last_one_takes_them_back(cerberus: bool) -> None:
    t = staged([13] * 4, cerberus=[0] if cerberus else [])
    t.played[0] = 0b0111 if cerberus else 0b1110
    only = 3 if cerberus else 0
    assert {facts["card"] for _, facts in choices(t, 0, "action")} == {only}
    play(t, 0, "action", card=only, effect=0)
    assert t.played[0] == 0


# An Action that cannot be paid


@pytest.mark.rule("C-054")
def test_a_bonus_card_may_put_the_die_on_hunt_and_then_the_action_is_skipped() -> None:
    """With a fast die and no Survival card left, nothing can be paid and the turn ends by itself."""
    t = staged([20, 13, 13, 13], hands=["selfishness"], rage=9, speed=8, revealed=3)
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert told(t, "rage-is")[0] == {"rage": 10, "hunt": 10}
    assert told(t, "turn-ends") == [{"seat": 0}]
    assert told(t, "hunt") == [{"speed": 8}]
    assert told(t, "played-action") == []


@pytest.mark.rule("C-054")
@pytest.mark.parametrize(("speed", "cards"), [(7, ""), (8, "arrogance"), (7, "arrogance")])
def test_with_the_fourth_card_payable_the_action_is_still_owed(speed: int, cards: str) -> None:
    t = staged([20, 13, 13, 13], hands=[f"selfishness {cards}"], rage=9, speed=speed, revealed=3)
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert (t.active, t.rage) == (0, 10)
    payable = [(3, 0)] if speed < 8 else []
    payable += [(3, 1)] if cards else []
    assert [(facts["card"], facts["effect"]) for _, facts in choices(t, 0)] == payable
    assert families(t, 0) == {"action"}


@pytest.mark.rule("C-054")
def test_with_the_fourth_card_on_the_table_it_cannot_be_paid() -> None:
    t = staged([20, 13, 13, 13], hands=["selfishness arrogance"], rage=9, speed=3, revealed=3)
    t.played[0] = 0b1000
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert told(t, "turn-ends") == [{"seat": 0}]


@pytest.mark.rule("C-054")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("finish", ["finish-a", "finish-b"])
def test_no_other_way_leads_to_a_skipped_action(seats: int, finish: str) -> None:
    """In games at random a turn without an Action ends in a Hunt, after the die symbol; or its player was
    lost in it."""
    turns = 0
    for seed in range(10):
        t = dealt(seats, seed, course=f"start-a, promontory, rope-bridge, {finish}")
        events: list[tuple[str, dict[str, int]]] = []
        for _ in random_moves(t, seed):
            for name, facts in heard(t, -1):
                events.append((name, facts))
                if name != "turn-ends":
                    continue
                turns += 1
                kinds = [event for event, _ in events]
                lost = [said["seat"] for event, said in events if event == "lost"]
                if "played-action" not in kinds and facts["seat"] not in lost:
                    rage = [said["rage"] for event, said in events if event == "rage-is"]
                    assert finish == "finish-b"
                    assert "played-bonus" in kinds
                    assert rage[-1:] == [t.hunt]
                events = []
    assert turns > 100


# The end of a turn


@pytest.mark.rule("C-055")
def test_the_turn_ends_by_itself_when_no_bonus_card_can_be_played() -> None:
    t = staged([13] * 4)
    play(t, 0, "action", card="run", effect=0)  # none in hand
    assert told(t, "turn-ends") == [{"seat": 0}]
    assert awaited(t) == [t.active] == [1]
    t = staged([13] * 4, hands=["selfishness arrogance"])
    play(t, 0, "bonus", kind="selfishness", effect=0)
    play(t, 0, "action", card="run", effect=0)  # one played already
    assert t.active == 1


@pytest.mark.rule("C-055")
def test_with_a_bonus_card_left_the_end_is_a_choice_beside_it() -> None:
    t = staged([13] * 4, hands=["selfishness"])
    play(t, 0, "action", card="run", effect=0)
    assert told(t, "turn-ends") == []
    assert choices(t, 0) == [("bonus", {"kind": kind("selfishness"), "effect": 0}), ("end", {})]
    play(t, 0, "end")
    assert told(t, "turn-ends") == [{"seat": 0}]
    assert t.active == 1


@pytest.mark.rule("C-056")
@pytest.mark.parametrize("rage", [9, 10])
def test_a_full_barque_leaves_before_any_hunt(rage: int) -> None:
    t = staged([21, 1, 13, 13], dog=0, revealed=1, rage=rage, hands=["selfishness"])
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert spaces(t)[0] == ABOARD
    assert t.ending == NONE
    play(t, 0, "action", card="rush", effect=0)
    while t.asks == NEXT_PART:
        family, facts = choices(t, 0)[0]
        play(t, 0, family, **facts)
    assert t.ending == ESCAPE
    assert (told(t, "hunt"), told(t, "caught")) == ([], [])
    assert names(t)[-2:] == ["turn-ends", "escaped"]
    assert (t.dog, t.awaits) == (0, 0)


@pytest.mark.rule("C-056")
def test_with_the_die_on_hunt_there_is_one_hunt_and_then_the_next_player() -> None:
    t = staged([13] * 4, rage=9)
    play(t, 0, "action", card="run", effect=0)
    order = [name for name in names(t) if name in ("turn-ends", "hunt", "dog-moved", "turn-begins")]
    assert order == ["turn-ends", "hunt", "dog-moved", "turn-begins"]
    assert (t.dog, t.active) == (3, 1)
    assert (t.rage, t.speed) == (4, 4)


@pytest.mark.rule("C-056")
def test_without_the_die_on_hunt_the_next_player_follows_at_once() -> None:
    t = staged([13] * 4, rage=8)
    play(t, 0, "action", card="run", effect=0)
    assert names(t)[-2:] == ["turn-ends", "turn-begins"]
    assert (t.dog, t.active, t.rage) == (0, 1, 9)


@pytest.mark.rule("C-057")
@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_clockwise_and_cerberus_players_keep_their_places(seats: int) -> None:
    t = staged([13] * seats, active=seats - 1, cerberus=[1])
    order = []
    for _ in range(2 * seats):
        order.append(t.active)
        t.rage, t.played[t.active] = 7, 0
        play(t, t.active, "action", card=3 if t.role[t.active] else 2, effect=0)
        for seat in range(seats):
            t.space[seat] = NONE if t.role[seat] else 13
    assert all(two == (one + 1) % seats for one, two in pairwise(order))


@pytest.mark.rule("C-057")
def test_lost_players_are_passed_over() -> None:
    t = staged([13] * 7, active=0, cerberus=[1, 2, 3, 4], lost=[5, 6])
    order = []
    for _ in range(6):
        order.append(t.active)
        t.rage, t.played[t.active] = 8, 0
        play(t, t.active, "action", card=3 if t.role[t.active] else 2, effect=0)
        for seat in range(7):
            t.space[seat] = NONE if t.role[seat] else 13
    assert order == [0, 1, 2, 3, 4, 0]
    assert roles(t) == "ACCCCLL"


@pytest.mark.rule("C-057")
@pytest.mark.parametrize("seats", SEATS)
def test_a_lost_player_owes_no_decision(seats: int) -> None:
    seen = False
    for seed in range(40):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            for seat in range(seats):
                if t.role[seat] == LOST:
                    seen = True
                    assert seat not in awaited(t)
                    assert choices(t, seat) == []
                    assert t.active != seat
    assert seen


@pytest.mark.rule("C-058")
@pytest.mark.parametrize("name", ["favoritism", "cowardice", "arrogance", "sacrifice", "opportunism"])
def test_a_played_bonus_card_is_on_its_pile_before_anything_happens(name: str) -> None:
    for effect in range(2):
        t = staged([13] * 4, hands=[f"{name} selfishness selfishness selfishness selfishness"])
        play(t, 0, "bonus", kind=name, effect=effect)
        assert awaited(t) == [0]
        assert t.asks != PLAY_CARD
        assert discarded(t) == [name]
        assert name not in hand(t, 0)
        for seat in everyone(t):
            assert discarded(view(t, seat)) == [name]
            assert view(t, seat).hand_size[0] == 4


@pytest.mark.rule("C-058")
def test_a_betrayal_card_is_on_its_pile_before_its_cost_is_paid() -> None:
    t = staged([13] * 4, cerberus=[0], hands=["deceit"])
    play(t, 0, "bonus", kind="deceit", effect=1)
    assert t.asks == WHO_ADVANCES
    assert all(discarded(view(t, seat)) == ["deceit"] for seat in everyone(t))


@pytest.mark.rule("C-058")
def test_a_card_just_played_may_come_back_by_the_symbol_it_leads_to() -> None:
    """With an empty deck the pile is that very card, and the draw brings it back."""
    t = staged([3, 13, 13, 13], hands=["selfishness", *["arrogance arrogance"] * 2])
    for number in range(7):
        t.deck[number] = 0
    t.deck_size[0] = 0
    play(t, 0, "bonus", kind="selfishness", effect=0)
    assert names(t)[0] == "played-bonus"
    assert "reshuffled" in names(t)
    assert hand(t, 0) == ["selfishness"]
    assert discarded(t) == []


@pytest.mark.rule("C-048", "C-052")
def test_a_move_that_is_not_offered_is_not_a_move() -> None:
    t = staged([13] * 4, hands=["selfishness"])
    t.played[0] = 0b0100
    assert not may(t, 0, "action", card="run", effect=0)
    assert not may(t, 0, "end")
    assert not may(t, 0, "bonus", kind="arrogance", effect=0)
    assert not may(t, 1, "action", card="regroup", effect=0)
