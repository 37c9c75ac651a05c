"""Group 11: copying in general."""

from __future__ import annotations

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    TRAITOR_NAMES,
    Choice,
    awaited,
    bits,
    choices,
    colour_bit,
    end,
    everyone,
    hand,
    kind,
    may,
    numbers,
    pair,
    pass_by,
    play,
    reveal,
    staged,
    thrown,
    traitor,
    view,
)
from turncoat.games.mad_zeppelin.components import BLUE, COLOURS_OF, NONE, TRAITORS
from turncoat.games.mad_zeppelin.table import CARRY_OUT, TAKE_ACTION, Table

COPIED = [name for name in TRAITOR_NAMES if name not in ("tim-sly", "shadow")]
BY_TIM = [name for name in COPIED if name != "igor"]


def shadow_of(name: str, dice: str = "blue red green") -> Table:
    """Seat 0 has played a traitor, seat 1 Mr Shadow, who has chosen it: carry it out or decline?

    Seat 1 has the given cards and a Wood, and 4 coins; seat 2 has 9.
    """
    first = "walder" if name != "walder" else "troy"
    second = "mirante" if name != "mirante" else "steeling"
    third = "igor" if name != "igor" else "ripp"
    t = staged(
        [f"{name} {first}", f"shadow {second}", f"tim-sly {third}"],
        dice,
        ["steel", "coal ore", "lead"],
        [5, 3, 9],
        "wood wood wood wood",
    )
    reveal(t, 0, name)
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    return t


def before_copy(copier: str, dice: str = "blue red green") -> Table:
    """Seat 1 has played a copier and may copy Steeling next; seat 0 has played him before Mr Shadow."""
    t = staged(
        [f"{'steeling' if copier == 'shadow' else 'troy'} walder", f"{copier} love", "igor ripp"],
        dice,
        coins=[5, 5, 5],
    )
    pass_by(t, "steeling" if copier == "shadow" else "walder")
    reveal(t, 1, copier)
    return t


def copy_steeling(t: Table) -> None:
    """Seat 1 chooses or names Steeling."""
    if t.current[1] == traitor("shadow"):
        play(t, 1, "player", seat=0)
    else:
        play(t, 1, "traitor", traitor="steeling")


def answers(t: Table, seat: int) -> list[Choice]:
    """The ways to carry a copied Ability out."""
    return [choice for choice in choices(t, seat) if choice[0] != "decline"]


def cards(*names: str) -> list[Choice]:
    """Moves with cards of the hand."""
    return [("card", {"cargo": kind(name)}) for name in names]


def players(*seats: int) -> list[Choice]:
    """Moves with a seat."""
    return [("player", {"seat": seat}) for seat in seats]


WAYS: dict[str, list[Choice]] = {
    "steeling": [("set", {"die": die, "result": colour}) for die in range(3) for colour in range(4)],
    "love": players(0, 2),
    "henchman": [("use", {})],
    "rochat": cards("wood", "coal", "ore"),
    "igor": [*players(0, 2), ("two-players", {"pair": pair(0, 2)})],
    "hummerock": [("extra", numbers({"cargo": name, "crates": 0})) for name in ("wood", "coal")],
    "ripp": [
        ("traitor", {"traitor": number})
        for number in range(TRAITORS)
        if TRAITOR_NAMES[number] not in ("ripp", "shadow", "igor", "mirante")
    ],
    "zamfirescu": cards("wood", "coal", "ore"),
    "troy": players(0, 2),
    "walder": [*cards("wood", "coal", "ore"), ("pay", {})],
    "mirante": [("reroll", {"dice": dice}) for dice in range(1, 8)],
    "ratatine": [("use", {})],
}


@pytest.mark.rule("M-145", "M-148")
@pytest.mark.parametrize("name", COPIED)
def test_a_copied_ability_offers_what_it_would_offer_the_copier_itself(name: str) -> None:
    t = shadow_of(name)
    assert (t.asks, awaited(t)) == (CARRY_OUT, [1])
    assert sorted(answers(t, 1), key=str) == sorted(WAYS[name], key=str)
    assert may(t, 1, "decline")


@pytest.mark.rule("M-145")
def test_a_copied_igor_robs_by_the_coins_of_the_copier_and_for_it() -> None:
    t = staged(
        ["igor walder", "shadow love", "troy ripp", "steeling mirante"], coins=[4, 4, 6, 4], hold="wood wood"
    )
    reveal(t, 0, "igor")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    assert [t.coins[seat] for seat in range(4)] == [5, 5, 6, 4]
    assert answers(t, 1) == players(2), "Igor's owner is no richer than the copier"
    play(t, 1, "player", seat=2)
    assert [t.coins[seat] for seat in range(4)] == [5, 6, 5, 4]


@pytest.mark.rule("M-145")
def test_a_copied_zamfirescu_sells_from_the_hand_of_the_copier_for_its_coins() -> None:
    t = staged(
        ["zamfirescu walder", "shadow love", "troy ripp"], hands=["steel", "gold", "ore"], hold="wood coal"
    )
    reveal(t, 0, "zamfirescu")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    assert answers(t, 1) == cards("coal", "gold")
    play(t, 1, "card", cargo="gold")
    assert ([t.coins[seat] for seat in range(3)], hand(t, 0), hand(t, 1)) == (
        [4, 8, 3],
        ["wood", "steel"],
        ["coal"],
    )


@pytest.mark.rule("M-145")
@pytest.mark.parametrize("copier", ["shadow", "tim-sly"])
def test_a_copied_ripp_spares_the_traitors_in_the_copiers_own_hand_only(copier: str) -> None:
    t = staged(["ripp walder", f"{copier} love", "troy steeling"])
    if copier == "shadow":
        reveal(t, 0, "ripp")
        end(t, 0)
        reveal(t, 1, "shadow")
        play(t, 1, "player", seat=0)
        assert may(t, 1, "traitor", traitor="walder"), "in the hand of Ripp's owner"
    else:
        pass_by(t, "walder")
        reveal(t, 1, "tim-sly")
        play(t, 1, "traitor", traitor="ripp")
        assert not may(t, 1, "traitor", traitor="ripp")
        assert not may(t, 1, "traitor", traitor="walder")
    assert not may(t, 1, "traitor", traitor="love"), "in the hand of the copier"
    assert may(t, 1, "traitor", traitor="troy")
    play(t, 1, "traitor", traitor="troy")
    assert t.namer[0 if copier == "shadow" else 1] == 1


@pytest.mark.rule("M-145", "M-151")
def test_a_copied_toll_lasts_until_the_copiers_own_next_chance() -> None:
    t = staged(["henchman walder", "shadow love", "troy ripp"])
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    play(t, 1, "use")
    assert [t.toll[0], t.toll[1]] == [0, 1]
    end(t, 1)
    pass_by(t, "troy")
    assert (t.actor, t.toll[0], t.toll[1]) == (0, 1, NONE), "the leader's own toll ended, the copy runs on"
    end(t, 0)
    assert (t.actor, t.toll[0], t.toll[1]) == (1, NONE, NONE)


@pytest.mark.rule("M-145")
def test_a_copied_love_looks_at_another_hand_and_swaps_from_the_copiers() -> None:
    t = staged(
        ["walder troy", "tim-sly igor", "ripp steeling"], hands=["steel", "coal", "ore"], hold="wood wood"
    )
    pass_by(t, "walder")
    reveal(t, 1, "tim-sly")
    play(t, 1, "traitor", traitor="love")
    assert answers(t, 1) == players(0, 2)
    play(t, 1, "player", seat=2)
    play(t, 1, "swap", give="coal", take="ore")
    assert [hand(t, seat) for seat in range(3)] == [["wood", "steel"], ["wood", "ore"], ["coal"]]


@pytest.mark.rule("M-146")
@pytest.mark.parametrize("carried_out", [True, False])
@pytest.mark.parametrize("copier", ["shadow", "tim-sly"])
def test_choosing_and_the_copied_ability_are_one_action_and_the_throw_is_still_free(
    copier: str, carried_out: bool
) -> None:
    t = before_copy(copier)
    assert choices(t, 1, "throw") == []
    copy_steeling(t)
    if carried_out:
        play(t, 1, "set", die=1, result="yellow")
    else:
        play(t, 1, "decline")
    assert t.asks == TAKE_ACTION
    assert {family for family, _ in choices(t, 1)} == {"throw", "end"}
    play(t, 1, "throw", cargo="wood", crates=0)
    assert thrown(t, 1) == ["wood"]
    assert t.actor == 2, "both actions are taken, the play is over by itself"


@pytest.mark.rule("M-147")
def test_a_copier_never_names_or_chooses_a_copier() -> None:
    t = staged(["tim-sly walder", "shadow love", "igor ripp"])
    reveal(t, 0, "tim-sly")
    assert not may(t, 0, "traitor", traitor="shadow")
    assert not may(t, 0, "traitor", traitor="tim-sly")
    play(t, 0, "traitor", traitor="troy")
    play(t, 0, "decline")
    end(t, 0)
    reveal(t, 1, "shadow")
    assert t.colours == 0
    assert choices(t, 1) == [("end", {})], "Tim has the colours of Troy, but none of his own"


@pytest.mark.rule("M-147")
def test_tim_sly_never_names_mr_shadow_wherever_he_is() -> None:
    for line in ("shadow love", "love ripp"):
        t = staged(["tim-sly walder", line, "igor troy"])
        reveal(t, 0, "tim-sly")
        named = {parameters["traitor"] for _, parameters in choices(t, 0, "traitor")}
        assert named == set(range(TRAITORS)) - {traitor(n) for n in ("tim-sly", "walder", "igor", "shadow")}


@pytest.mark.rule("M-147")
def test_any_traitor_typed_in_without_a_colour_cannot_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in BY_TIM:
        colours = [0 if number == traitor(name) else COLOURS_OF[number] for number in range(TRAITORS)]
        monkeypatch.setattr("turncoat.games.mad_zeppelin.components.COLOURS_OF", colours)
        free = [other for other in ("steeling", "walder", "love", "troy") if other != name]
        t = staged([f"tim-sly {free[0]}", f"{name} {free[1]}", f"shadow {free[2]}"])
        reveal(t, 0, "tim-sly")
        assert not may(t, 0, "traitor", traitor=name)
        end(t, 0)
        pass_by(t, name)
        reveal(t, 2, "shadow")
        assert choices(t, 2, "player") == []


@pytest.mark.rule("M-148")
@pytest.mark.parametrize("name", COPIED)
def test_a_copied_ability_can_always_be_declined_and_then_does_nothing(name: str) -> None:
    t = shadow_of(name)
    before = t.copy()
    play(t, 1, "decline")
    assert t.asks == TAKE_ACTION
    for field in ("coins", "hand", "die", "toll", "unplayable", "hold", "discarded", "thrown", "chance"):
        assert t.row[field].tobytes() == before.row[field].tobytes(), field
    assert t.colours == colour_bit(name)
    assert not any(choice in choices(t, 1) for choice in WAYS[name]), "there is no later chance"


@pytest.mark.rule("M-148")
@pytest.mark.parametrize("name", ["steeling", "mirante", "hummerock"])
def test_the_question_is_asked_though_only_no_can_be_answered(name: str) -> None:
    t = shadow_of(name, "black black black")
    assert (t.asks, choices(t, 1)) == (CARRY_OUT, [("decline", {})])
    play(t, 1, "decline")
    assert choices(t, 1) == [("end", {})]


@pytest.mark.rule("M-148")
@pytest.mark.parametrize("name", ["rochat", "zamfirescu"])
def test_the_question_is_asked_of_a_copier_without_a_card(name: str) -> None:
    t = staged([f"{name} walder", "shadow love", "igor ripp"], hands=["wood", ""], hold="wood wood")
    pass_by(t, name)
    t.hold[t.top] = kind("journey")
    reveal(t, 1, "shadow")
    assert hand(t, 1) == []
    play(t, 1, "player", seat=0)
    assert (t.asks, choices(t, 1)) == (CARRY_OUT, [("decline", {})])


@pytest.mark.rule("M-149")
@pytest.mark.parametrize("copier", ["shadow", "tim-sly"])
def test_a_copier_stays_current_under_its_own_name_and_only_its_colours_change(copier: str) -> None:
    t = before_copy(copier)
    assert (t.current[1], t.colours) == (traitor(copier), 0)
    copy_steeling(t)
    play(t, 1, "decline")
    for seat in everyone(t):
        seen = view(t, seat)
        assert (seen.current[1], seen.colours) == (traitor(copier), 1 << BLUE)
        assert seen.laid[1, 0] == traitor(copier)
        assert not seen.face_up & bits("steeling") or copier == "shadow"
    assert may(t, 1, "throw", cargo="wood", crates=0), "Blue lies on a die"
    end(t, 1)
    assert t.current[1] == traitor(copier)


@pytest.mark.rule("M-149", "M-151")
@pytest.mark.parametrize("copier", ["shadow", "tim-sly"])
def test_copied_colours_serve_for_this_play_alone(copier: str) -> None:
    """Blue is on all dice: the copier may throw now, but not with the yellow traitor it plays next, and
    nobody else with a traitor that is not Blue."""
    t = before_copy(copier, "blue blue blue")
    copy_steeling(t)
    play(t, 1, "decline")
    assert choices(t, 1, "throw") != []
    end(t, 1)
    reveal(t, 2, "igor")
    assert choices(t, 2, "throw") == []
    end(t, 2)
    assert pass_by(t) == 0
    assert (t.actor, t.current[1]) == (1, traitor("love"))
    assert choices(t, 1, "throw") == []
