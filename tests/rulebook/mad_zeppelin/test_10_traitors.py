"""Rows M-081 to M-144, what all traitors have in common: colours, Searches, copies, before and after the
throw. Each traitor's own rows follow in 10a to 10d."""

from __future__ import annotations

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    COLOUR,
    COPIERS,
    RESULT_NAMES,
    TRAITOR_NAMES,
    after,
    awaited,
    choices,
    end,
    everyone,
    hand,
    heard,
    may,
    offered,
    pass_by,
    play,
    reveal,
    set_dice,
    staged,
    told,
    traitor,
    view,
    ways,
)
from turncoat.games.mad_zeppelin.table import ABILITY_DONE, CARRY_OUT, TAKE_ACTION, Table

SEARCH = {"henchman": (2, 1), "rochat": (1, 2)}
COPIES = [(name, by) for name in COLOUR for by in COPIERS if (name, by) != ("igor", "tim-sly")]
HANDS = ["wood coal", "wood wood coal ore", "wood coal"]
COINS = [7, 4, 7]


def colours(t: Table) -> list[str]:
    """The colours that the actor's traitor has at this moment."""
    return [RESULT_NAMES[colour] for colour in range(4) if t.colours >> colour & 1]


def colours_to_throw_by(t: Table, seat: int) -> list[str]:
    """The colours that let a seat throw when all three dice show them."""
    found = []
    for colour in ("blue", "red", "green", "yellow", "black"):
        shown = t.copy()
        set_dice(shown, f"{colour} {colour} {colour}")
        found += [colour] if choices(shown, seat, "throw") else []
    return found


def carry_through(t: Table, seat: int) -> None:
    """Begin an Ability in the first way on offer and answer all that it asks, by seats and leader alike."""
    play(t, seat, ways(t, seat)[0][0], **ways(t, seat)[0][1])
    while t.awaits and t.asks != TAKE_ACTION and t.actor == seat:
        (asked,) = awaited(t)
        family, parameters = choices(t, asked)[0]
        play(t, asked, family, **parameters)


@pytest.mark.rule("M-081", "M-084", "M-090", "M-095", "M-102", "M-106", "M-110")
@pytest.mark.rule("M-114", "M-118", "M-122", "M-128", "M-132", "M-136", "M-140")
@pytest.mark.parametrize("name", TRAITOR_NAMES)
def test_each_traitor_has_its_search(name: str) -> None:
    other = "igor" if name != "igor" else "troy"
    t = staged([f"{name} {other}", "mirante ripp" if name not in ("mirante", "ripp") else "love walder"],
               hands=["wood", "wood"], coins=[3, 3], hold="ore gold")  # fmt: skip
    reveal(t, 0, name)
    coins, cards = SEARCH.get(name, (1, 1))
    assert (t.coins[0], t.safe) == (3 + coins, 24 - coins)
    assert hand(t, 0) == ["wood", "ore", "gold"][: 1 + cards]
    for seat in everyone(t):
        assert told(t, "played", seat) == [{"seat": 0, "traitor": traitor(name)}]
        assert told(t, "searched", seat) == [{"seat": 0, "coins": coins, "cards": cards}]
        assert len(told(t, "drew", seat)) == (cards if seat == 0 else 0)
        assert (view(t, seat).coins[0], view(t, seat).hand_size[0]) == (3 + coins, 1 + cards)
    assert (t.asks, awaited(t)) == (TAKE_ACTION, [0])


@pytest.mark.rule("M-081", "M-084", "M-090", "M-095", "M-102", "M-106", "M-110")
@pytest.mark.rule("M-114", "M-118", "M-122", "M-128", "M-132", "M-136", "M-140")
@pytest.mark.parametrize("name", TRAITOR_NAMES)
def test_each_traitor_throws_by_its_own_colour_and_no_other(name: str) -> None:
    t = offered(name)
    own = [COLOUR[name]] if name in COLOUR else []
    assert colours_to_throw_by(t, 1) == own
    for seat in everyone(t):
        assert colours(view(t, seat)) == own


@pytest.mark.rule("M-083", "M-094", "M-101", "M-105", "M-109", "M-113")
@pytest.mark.rule("M-117", "M-121", "M-131", "M-135", "M-139", "M-144")
@pytest.mark.parametrize(("name", "by"), COPIES)
def test_a_copier_takes_the_colour_at_once_and_no_search(name: str, by: str) -> None:
    first = name if by == "shadow" else "igor"
    t = staged([f"{first} {'igor' if first != 'igor' else 'troy' if name != 'troy' else 'love'}",
                f"{by} {'walder' if name != 'walder' else 'mirante'}"], coins=[3, 3],
               hold="journey journey journey ore")  # fmt: skip
    pass_by(t, first)
    reveal(t, 1, by)
    before = (t.coins[1], t.safe, t.depth, hand(t, 1))
    assert colours_to_throw_by(t, 1) == []
    if by == "tim-sly":
        play(t, 1, "traitor", traitor=name)
    else:
        play(t, 1, "player", seat=0)
    assert (t.coins[1], t.safe, t.depth, hand(t, 1)) == before
    assert (t.asks, awaited(t)) == (CARRY_OUT, [1])
    for seat in everyone(t):
        assert colours(view(t, seat)) == [COLOUR[name]]
        assert told(t, "searched", seat) == []
        assert view(t, seat).running == traitor(name)
        assert view(t, seat).current[1] == traitor(by)
    play(t, 1, "decline")
    for seat in everyone(t):
        assert told(t, "declined", seat) == [{"seat": 1, "traitor": traitor(name)}]
    assert colours_to_throw_by(t, 1) == [COLOUR[name]]
    assert (ways(t, 1), t.done) == ([], ABILITY_DONE)


@pytest.mark.rule("M-083", "M-094", "M-101", "M-105", "M-109", "M-113")
@pytest.mark.rule("M-117", "M-121", "M-131", "M-135", "M-139", "M-144")
@pytest.mark.parametrize(("name", "by"), COPIES)
def test_a_copied_ability_has_the_choices_of_the_original(name: str, by: str) -> None:
    """The same hands, coins, dice and Hold: the copier may begin in the same ways, or decline, and may
    throw afterwards by the copied colour where a die still shows it."""
    own = offered(name, hands=HANDS, coins=COINS)
    t = offered(name, by, hands=HANDS, coins=COINS)
    if name == "ripp":
        assert {family for family, _ in ways(t, 1)} == {"traitor"}
    else:
        assert ways(t, 1) == ways(own, 1) != []
    assert may(t, 1, "decline")
    assert not may(t, 1, "end")
    assert choices(t, 1, "throw") == []
    carry_through(t, 1)
    assert (t.asks, awaited(t), t.done, ways(t, 1)) == (TAKE_ACTION, [1], ABILITY_DONE, [])
    assert colours_to_throw_by(t, 1) == [COLOUR[name]]


@pytest.mark.rule("M-064")
@pytest.mark.parametrize("name", COLOUR)
def test_each_ability_is_used_before_or_after_the_throw(name: str) -> None:
    shown = " ".join([COLOUR[name]] * 3)
    first = offered(name, dice=shown, hands=HANDS, coins=COINS)
    carry_through(first, 1)
    assert (first.done, ways(first, 1)) == (ABILITY_DONE, [])
    set_dice(first, shown)
    play(first, 1, "throw", cargo="wood", crates=0)
    assert not first.threw_first[first.plays - 1]
    last = offered(name, dice=shown, hands=HANDS, coins=COINS)
    play(last, 1, "throw", cargo="wood", crates=0)
    assert last.threw_first[last.plays - 1]
    carry_through(last, 1)
    for t in (first, last):
        assert awaited(t) == [2]
        assert told(t, "ended") == []
        assert t.ability[t.plays - 1] == traitor(name)


@pytest.mark.rule("M-086", "M-123")
@pytest.mark.parametrize(("name", "by"), COPIES)
def test_a_copied_ability_is_carried_out_at_once_or_never(name: str, by: str) -> None:
    t = offered(name, by, hands=HANDS, coins=COINS, dice="blue red green")
    declined = after(t, 1, "decline")
    assert ways(declined, 1) == []
    assert heard(declined, -1) == [("declined", {"seat": 1, "traitor": traitor(name)})]
    if choices(declined, 1, "throw"):
        play(declined, 1, "throw", cargo="wood", crates=0)
    else:
        end(declined, 1)
    assert awaited(declined) == [2]
