"""Rows M-054 to M-059: the Search."""

from __future__ import annotations

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    TRAITOR_NAMES,
    can_tell,
    choices,
    dealt,
    discarded,
    end,
    everyone,
    hand,
    heard,
    hold,
    kind,
    lay_hold,
    pass_by,
    play,
    random_moves,
    reveal,
    set_safe,
    shrink_hold,
    staged,
    thrown,
    told,
    view,
)
from turncoat.games.mad_zeppelin import rules
from turncoat.games.mad_zeppelin.components import JOURNEY, JOURNEYS, NONE
from turncoat.games.mad_zeppelin.table import TAKE_ACTION, Table

SEATS = pytest.mark.parametrize("seats", range(2, 7))
SEARCHES = {name: (1, 1) for name in TRAITOR_NAMES} | {"henchman": (2, 1), "rochat": (1, 2)}
"""Coins and cards of each traitor's Search."""


def beside(*names: str) -> str:
    """Two traitors that are none of these, for a seat that does not matter."""
    return " ".join([name for name in ("walder", "love", "troy", "mirante") if name not in names][:2])


def searching(name: str, **stage: object) -> Table:
    """The leader is about to play a traitor."""
    other = "steeling" if name != "steeling" else "hummerock"
    return staged([f"{name} {other}", beside(name)], **stage)  # type: ignore[arg-type]


@pytest.mark.rule("M-054", "M-055")
@pytest.mark.parametrize("name", TRAITOR_NAMES)
def test_every_traitor_searches_as_soon_as_it_is_played(name: str) -> None:
    coins, cards = SEARCHES[name]
    top = "gold diamonds ore"
    t = searching(name, hands=["coal"], hold=top)
    safe, depth, decisions = t.safe, t.depth, t.decisions
    reveal(t, 0, name)
    assert (t.decisions, t.asks) == (decisions + 1, TAKE_ACTION)
    assert (t.coins[0], t.safe) == (3 + coins, safe - coins)
    assert hand(t, 0) == ["coal", *top.split()[:cards]]
    assert (t.hand_size[0], t.depth) == (1 + cards, depth - cards)
    assert hold(t, 1) == top.split()[cards : cards + 1]
    for seat in everyone(t):
        seen = view(t, seat)
        assert (seen.coins[0], seen.safe, seen.hand_size[0], seen.depth) == (
            t.coins[0], t.safe, t.hand_size[0], t.depth
        )  # fmt: skip
        assert told(t, "searched", seat) == [{"seat": 0, "coins": coins, "cards": cards}]
        found = [facts["cargo"] for facts in told(t, "drew", seat)]
        assert found == ([kind(card) for card in top.split()[:cards]] if seat == 0 else [])


@pytest.mark.rule("M-055")
@pytest.mark.parametrize("name", [name for name in TRAITOR_NAMES if name not in ("tim-sly", "shadow")])
def test_the_last_traitor_searches_in_the_same_way(name: str) -> None:
    other = "steeling" if name != "steeling" else "hummerock"
    t = staged([f"{other} {name}", beside(name)], hold="wood wood gold ore")
    pass_by(t, other)
    coins = t.coins[0]
    pass_by(t)
    assert t.coins[0] == coins + SEARCHES[name][0]
    found = ["gold", "ore"][: SEARCHES[name][1]]
    assert sorted(hand(t, 0)) == sorted(["wood", "wood", *found])
    assert t.hand_size[0] == 2 + SEARCHES[name][1]


@pytest.mark.rule("M-054")
def test_only_the_drawer_knows_the_card() -> None:
    t = staged(["troy igor", "love ripp", "walder rochat"], hold="gold")
    other = staged(["troy igor", "love ripp", "walder rochat"], hold="gold")
    deep = hold(t).index("coal")
    other.hold[0], other.hold[deep] = t.hold[deep], t.hold[0]
    assert can_tell(t, other) == []
    for table in (t, other):
        reveal(table, 0, "troy")
    assert (hand(t, 0), hand(other, 0)) == (["wood", "gold"], ["wood", "coal"])
    assert can_tell(t, other) == [0]


@pytest.mark.rule("M-054")
def test_a_hand_has_no_limit() -> None:
    many = "wood " * 15 + "coal " * 15 + "lead " * 10
    t = staged(["rochat igor", "love ripp"], hands=[many], hold="gold gold", seed=2)
    reveal(t, 0, "rochat")
    assert t.hand_size[0] == len(hand(t, 0)) == 42
    assert t.faults() == []


@pytest.mark.rule("M-055")
@pytest.mark.parametrize("copied", ["henchman", "rochat"])
def test_copiers_never_get_the_search_of_the_traitor_they_copy(copied: str) -> None:
    t = staged(["tim-sly igor", "love ripp"], hands=["wood"], hold="ore gold steel lead")
    reveal(t, 0, "tim-sly")
    assert (t.coins[0], hand(t, 0)) == (4, ["wood", "ore"])
    play(t, 0, "traitor", traitor=copied)
    assert (t.coins[0], hand(t, 0)) == (4, ["wood", "ore"])
    play(t, 0, "decline")
    assert (t.coins[0], hand(t, 0)) == (4, ["wood", "ore"])
    t = staged(
        [f"{copied} igor", "shadow ripp"], hands=["wood", "wood"], hold="coal coal ore gold steel lead"
    )
    pass_by(t, copied)
    reveal(t, 1, "shadow")
    before = t.coins[1], hand(t, 1)
    assert (t.coins[1], t.hand_size[1]) == (4, 2)
    play(t, 1, "player", seat=0)
    assert (t.coins[1], hand(t, 1)) == before
    if copied == "rochat":
        play(t, 1, "card", cargo="wood")
        assert (t.coins[1], t.hand_size[1]) == (4, 2)
    else:
        play(t, 1, "use")
        assert (t.coins[1], hand(t, 1)) == before


@pytest.mark.rule("M-056")
def test_a_seat_takes_what_the_safe_has_and_is_owed_nothing() -> None:
    t = searching("henchman", hold="journey wood")
    set_safe(t, 1)
    reveal(t, 0, "henchman")
    assert (t.coins[0], t.safe, t.journeys) == (4, 0, 1)
    for seat in everyone(t):
        assert told(t, "searched", seat) == [{"seat": 0, "coins": 1, "cards": 1}]
        assert told(t, "journey-drawn", seat) == [{"seat": 0, "coins": 0, "journeys": 1}]
    # Coins that come back to the Safe later are not handed on.
    t.coins[1] -= 5
    t.safe += 5
    end(t, 0)
    assert t.coins[0] == 4


@pytest.mark.rule("M-056")
@pytest.mark.parametrize(("safe", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_coins_come_before_cards(safe: int, left: int) -> None:
    """Henchman III draws a Journey: two coins for his Search first, then one for it, as far as they go."""
    t = searching("henchman", hold="journey")
    set_safe(t, safe)
    reveal(t, 0, "henchman")
    assert (t.coins[0], t.safe) == (3 + safe - left, left)
    assert [name for name, _ in heard(t, 1)] == ["played", "searched", "journey-drawn"]


@pytest.mark.rule("M-056")
def test_an_empty_safe_still_lets_a_seat_draw() -> None:
    t = searching("troy", hold="gold")
    set_safe(t, 0)
    reveal(t, 0, "troy")
    assert (t.coins[0], hand(t, 0)) == (3, ["wood", "gold"])


@pytest.mark.rule("M-057")
@pytest.mark.parametrize(
    ("top", "cards", "journeys"),
    [("gold ore", ["ore", "gold"], 0), ("journey ore", ["ore"], 1), ("ore journey", ["ore"], 1)],
)
def test_rochats_second_card_comes_also_after_a_journey(top: str, cards: list[str], journeys: int) -> None:
    t = searching("rochat", hands=["wood"], hold=f"{top} lead")
    reveal(t, 0, "rochat")
    assert hand(t, 0) == ["wood", *cards]
    assert (t.journeys, t.coins[0]) == (journeys, 4 + journeys)
    assert hold(t, 1) == ["lead"]


@pytest.mark.rule("M-057")
def test_rochat_draws_her_second_card_even_after_the_tenth_journey() -> None:
    t = searching("rochat", hands=["wood"], hold="journey ore lead", journeys=9)
    reveal(t, 0, "rochat")
    assert (t.journeys, t.coins[0], hand(t, 0)) == (10, 5, ["wood", "ore"])
    assert t.asks == TAKE_ACTION


@pytest.mark.rule("M-057")
def test_rochat_draws_one_card_where_the_hold_has_only_one() -> None:
    t = searching("rochat", hands=["wood"], hold="journey", journeys=9)
    shrink_hold(t, "journey")
    reveal(t, 0, "rochat")
    assert (t.journeys, t.coins[0], hand(t, 0), t.depth) == (10, 5, ["wood"], 0)
    assert told(t, "searched") == [{"seat": 0, "coins": 1, "cards": 1}]
    assert t.drawn[t.plays - 1, 1] == NONE
    assert t.faults() == []


@pytest.mark.rule("M-058")
def test_the_coin_and_the_card_of_a_search_may_be_used_at_once() -> None:
    t = staged(["troy igor", "love ripp"], "red red red", hands=["gold"], coins=[0], hold="wood")
    reveal(t, 0, "troy")
    play(t, 0, "throw", cargo="wood", crates=0)
    assert (thrown(t, 0), t.coins[0]) == (["wood"], 0)


@pytest.mark.rule("M-058")
def test_the_coin_of_a_journey_may_be_used_at_once() -> None:
    t = staged(["troy igor", "love ripp"], "red red red", hands=["coal"], coins=[0], hold="journey")
    reveal(t, 0, "troy")
    play(t, 0, "throw", cargo="coal", crates=0)
    assert (thrown(t, 0), t.coins[0]) == (["coal"], 0)


@pytest.mark.rule("M-058")
def test_coins_and_cards_of_an_ability_may_be_used_at_once() -> None:
    t = staged(
        ["zamfirescu igor", "love ripp"], "yellow red red", hands=["steel ore"], coins=[0], hold="wood"
    )
    reveal(t, 0, "zamfirescu")
    assert [parameters["cargo"] for _, parameters in choices(t, 0, "throw")] == [kind("wood")]
    play(t, 0, "card", cargo="steel")
    play(t, 0, "decline")
    play(t, 0, "throw", cargo="ore", crates=0)
    assert (thrown(t, 0), t.coins[0], discarded(t)) == (["ore"], 1, ["steel"])
    t = staged(["troy igor", "love ripp"], "red red red", hands=["gold", "wood"], coins=[0], hold="gold")
    reveal(t, 0, "troy")
    assert choices(t, 0, "throw") == []
    play(t, 0, "player", seat=1)
    play(t, 0, "throw", cargo="wood", crates=0)
    assert thrown(t, 0) == ["wood"]
    t = staged(
        ["rochat igor", "love ripp"], "green red red", hands=["gold"], coins=[0], hold="ore steel journey"
    )
    reveal(t, 0, "rochat")
    assert choices(t, 0, "throw") == []
    play(t, 0, "card", cargo="gold")
    assert t.coins[0] == 2
    t = staged(
        ["rochat igor", "love ripp"], "green red red", hands=["gold"], coins=[1], hold="ore steel coal"
    )
    reveal(t, 0, "rochat")
    assert choices(t, 0, "throw") == []
    play(t, 0, "card", cargo="gold")
    play(t, 0, "throw", cargo="coal", crates=0)
    assert (thrown(t, 0), t.coins[0]) == (["coal"], 0)


@pytest.mark.rule("M-059")
@SEATS
def test_the_hold_is_never_empty_when_a_search_begins(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is as short as can be: all Cargo of it drawn, and nothing left but Journeys."""
    searches = 0
    search = rules.play_traitor

    def watched(t: Table, seat: int, name: int) -> None:
        nonlocal searches
        searches += 1
        assert t.depth > 0
        assert hold(t).count("journey") == JOURNEYS - t.journeys > 0
        search(t, seat, name)

    monkeypatch.setattr(rules, "play_traitor", watched)
    for seed in range(6):
        t = dealt(seats, seed, mode="long-haul")
        if seed >= 3:
            lay_hold(t, [card for card in map(kind, hold(t)) if card == JOURNEY])
        for _ in random_moves(t, seed):
            pass
        assert t.ending != NONE
        if seed >= 3:
            assert t.journeys == JOURNEYS
    assert searches > 50
