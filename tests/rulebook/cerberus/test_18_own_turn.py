"""Section 18: captured in one's own turn."""

from __future__ import annotations

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    awaited,
    choices,
    dealt,
    hand,
    kind,
    play,
    random_moves,
    roles,
    spaces,
    staged,
    told,
)
from turncoat.games.cerberus.components import (
    ADVENTURER_ACTIONS,
    BETRAYAL_CARDS,
    CERBERUS_ACTIONS,
    DOG_BY,
    SELF_BY,
    STEP_BACK,
    SURVIVAL_CARDS,
)
from turncoat.games.cerberus.table import ADVENTURER, ESCAPE, PLAY_CARD, TOO_FEW

ALL_CERBERUS_EFFECTS = {("action", card, effect) for card in range(4) for effect in range(2)}


def offered_cards(found: list[tuple[str, dict[str, int]]]) -> set[tuple[str, int, int]]:
    """Cards that may be played, as family, card and effect."""
    return {(family, facts.get("card", -1), facts.get("effect", -1)) for family, facts in found}


@pytest.mark.rule("C-196")
def test_only_fatalism_moves_its_player_back_and_no_adventurer_moves_cerberus() -> None:
    for card in (*ADVENTURER_ACTIONS, *SURVIVAL_CARDS):
        for effect in (card.first, card.second):
            backwards = effect.cost == STEP_BACK or any(v == SELF_BY and by < 0 for v, by in effect.parts)
            assert backwards == (card.name == "fatalism")
            assert all(verb != DOG_BY for verb, _ in effect.parts)
    for card in (*CERBERUS_ACTIONS, *BETRAYAL_CARDS):
        assert all(verb != SELF_BY for effect in (card.first, card.second) for verb, _ in effect.parts)


@pytest.mark.rule("C-196")
def test_in_any_game_the_active_player_is_captured_by_fatalism_or_in_a_hunt() -> None:
    fatal = 0
    for seed in range(60):
        t = dealt(3 + seed % 5, seed, opportunism="card" if seed % 2 else "book")
        active, played = t.active, -1
        for _ in random_moves(t, seed):
            for facts in told(t, "played-bonus"):
                played = facts["card"]
            caught = next((facts["seats"] for facts in told(t, "caught")), 0)
            if caught >> active & 1 and not told(t, "hunt"):
                assert played == kind("fatalism")
                fatal += 1
            if told(t, "turn-begins"):
                active, played = t.active, -1
    assert fatal > 0


@pytest.mark.rule("C-197")
def test_fatalism_gives_its_three_steps_though_its_cost_made_the_player_a_cerberus_player() -> None:
    t = staged([10, 13, 14, 14, 14], 9, ["fatalism"])
    play(t, 0, "bonus", kind="fatalism", effect=1)
    assert (roles(t), t.dog, spaces(t)[0]) == ("CAAAA", 7, -1)
    assert (awaited(t), t.active) == ([0], 0)
    assert choices(t, 0) == [("target", {"part": 0, "seat": seat}) for seat in range(1, 5)]
    play(t, 0, "target", part=0, seat=1)
    assert spaces(t)[1:] == [16, 14, 14, 14]


@pytest.mark.rule("C-197")
def test_fatalism_gives_its_three_steps_though_its_cost_lost_the_player_on_the_finish_board() -> None:
    t = staged([18, 19, 18, 20, 0], 17, ["fatalism"], cerberus=[4], revealed=1)
    play(t, 0, "bonus", kind="fatalism", effect=1)
    assert (roles(t), t.rage, t.dog) == ("LAAAC", 5, 14)
    assert choices(t, 0) == [("target", {"part": 0, "seat": seat}) for seat in range(1, 4)]
    play(t, 0, "target", part=0, seat=2)
    assert spaces(t)[1:4] == [19, 21, 20]
    assert t.rage == 6, "the symbol of the last space works after the die was set back"


@pytest.mark.rule("C-197")
def test_fatalism_gives_its_three_steps_though_its_cost_lost_the_player_on_a_light_position() -> None:
    t = staged([10, 13, 0], 9, ["fatalism"], cerberus=[2])
    play(t, 0, "bonus", kind="fatalism", effect=1)
    assert (roles(t), spaces(t)[1]) == ("LAC", 16)
    assert awaited(t) == [1], "its turn is over and the next one's has begun"


@pytest.mark.rule("C-197")
def test_the_effect_is_not_finished_when_the_capture_ends_the_game() -> None:
    t = staged([18, 19, 0], 17, ["fatalism"], cerberus=[2], revealed=2)
    play(t, 0, "bonus", kind="fatalism", effect=1)
    assert (roles(t), t.ending, t.awaits) == ("LAC", TOO_FEW, 0)
    assert spaces(t)[1] == 19


@pytest.mark.rule("C-198")
@pytest.mark.parametrize("effect", [0, 1])
def test_a_cerberus_face_must_be_played_when_the_action_is_still_owed(effect: int) -> None:
    t = staged([9, 13, 14, 14, 14], 8 if effect else 7, ["fatalism"], speed=4)
    t.played[0] = 0b1100
    play(t, 0, "bonus", kind="fatalism", effect=effect)
    if effect:
        play(t, 0, "target", part=0, seat=2)
    assert roles(t) == "CAAAA"
    assert (t.speed, t.played[0]) == (3, 0), "all four cards are in its hand"
    assert (awaited(t), t.active, t.asks, t.acted) == ([0], 0, PLAY_CARD, 0)
    assert offered_cards(choices(t, 0)) == ALL_CERBERUS_EFFECTS - {("action", 0, 1)}, "the die shows 3"
    play(t, 0, "action", card="stalk", effect=0)
    assert told(t, "turn-ends") == [{"seat": 0}]
    assert awaited(t) == [1]


@pytest.mark.rule("C-198", "C-199")
@pytest.mark.parametrize(("effect", "dog"), [(0, 5), (1, 6)])
def test_the_turn_ends_with_the_capture_when_the_action_was_played(effect: int, dog: int) -> None:
    t = staged([7, 13, 14, 14, 14], dog, ["fatalism fatalism"], rage=4)
    play(t, 0, "action", card="gather", effect=0)
    assert awaited(t) == [0]
    play(t, 0, "bonus", kind="fatalism", effect=effect)
    if effect:
        play(t, 0, "target", part=0, seat=1)
    assert roles(t) == "CAAAA"
    assert len(hand(t, 0)) == 1, "it has drawn a Betrayal card, and cannot play it"
    assert told(t, "turn-ends") == [{"seat": 0}]
    assert (awaited(t), t.played[0]) == ([1], 0)


@pytest.mark.rule("C-199")
@pytest.mark.parametrize("effect", [0, 1])
def test_betrayal_cards_just_drawn_cannot_be_played_in_the_same_turn(effect: int) -> None:
    t = staged([3, 13, 14, 14, 14], 2 if effect else 1, ["fatalism"])
    play(t, 0, "bonus", kind="fatalism", effect=effect)
    if effect:
        play(t, 0, "target", part=0, seat=1)
    assert (roles(t), t.hand_size[0], t.bonus_played) == ("CAAAA", 2, 1)
    assert choices(t, 0, "bonus") == []
    assert choices(t, 0, "end") == []
    play(t, 0, "action", card="return", effect=0)
    assert awaited(t) == [1], "nor after the Action card"
    assert t.hand_size[0] == 2
    for seat in range(1, 5):
        play(t, seat, "action", card="regroup", effect=0)
        play(t, seat, "end")
    assert awaited(t) == [0]
    assert choices(t, 0, "bonus"), "in its next turn it may"


@pytest.mark.rule("C-200")
@pytest.mark.parametrize("acted", [False, True])
def test_a_player_lost_in_its_own_turn_goes_straight_to_its_end(acted: bool) -> None:
    t = staged([8, 13, 0], 6, ["fatalism arrogance"], cerberus=[2], rage=9)
    if acted:
        play(t, 0, "action", card="gather", effect=0)
        assert t.rage == t.hunt
    play(t, 0, "bonus", kind="fatalism", effect=0)
    assert roles(t) == "LAC"
    assert told(t, "turn-ends") == [{"seat": 0}]
    assert told(t, "turn-begins") == [{"seat": 1}]
    assert told(t, "hunt") == [], "the capture has set the die back"
    assert (t.rage, awaited(t)) == (7, [1])


@pytest.mark.rule("C-200")
def test_the_full_barque_leaves_at_the_end_of_the_turn_of_a_lost_player() -> None:
    t = staged([18, 20, 20, 20], 17, ["fatalism"], revealed=1)
    play(t, 0, "bonus", kind="fatalism", effect=1)
    assert (roles(t), awaited(t)) == ("LAAA", [0])
    play(t, 0, "target", part=0, seat=2)
    assert told(t, "turn-ends") == [{"seat": 0}]
    assert (spaces(t)[2], t.ending, t.winners) == (ABOARD, ESCAPE, 0b100)


@pytest.mark.rule("C-196", "C-200")
def test_in_a_hunt_at_the_end_of_its_turn_the_captured_player_is_not_asked_again() -> None:
    t = staged([10, 13, 14, 14, 14], 9, rage=9)
    play(t, 0, "action", card="gather", effect=0)
    assert t.role[0] == ADVENTURER
    play(t, 0, "end")
    assert (roles(t), awaited(t)) == ("CAAAA", [1])
