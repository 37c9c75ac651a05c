"""Section 17: bonus Betrayal cards by circle."""

from __future__ import annotations

from random import Random

import pytest

from tests.rulebook.cerberus.stage import (
    awaited,
    choices,
    dealt,
    everyone,
    hand,
    heard,
    kind,
    play,
    roles,
    staged,
    told,
    view,
)
from turncoat.games.cerberus.components import BETRAYAL, KINDS, NONE, SURVIVAL, SURVIVAL_KINDS
from turncoat.games.cerberus.table import Table

COURSE_OF = {
    "a": "start-a, promontory, rope-bridge, finish-b",
    "b": "start-b, promontory, rope-bridge, finish-b",
}


def captured_on(space: int, start: str, circle: str = "book") -> Table:
    """Seat 0 has sacrificed seat 1, who holds a card and falls back onto Cerberus."""
    pawns = [15, space + 1, 15, 15, 15]
    t = staged(pawns, space, ["sacrifice", "arrogance"], course=COURSE_OF[start], circle=circle)
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    play(t, 0, "target", part=1, seat=1)
    assert told(t, "caught") == [{"seats": 0b10, "space": space}]
    assert roles(t) == "ACAAA"
    return t


def check_draw(t: Table, count: int) -> None:
    """Seat 1 has drawn so many Betrayal cards, whose kinds it alone was told."""
    assert t.hand_size[1] == count
    assert t.deck_size[BETRAYAL] == 18 - count
    kinds = [number for number in range(SURVIVAL_KINDS, KINDS) for _ in range(t.hand[1, number])]
    assert len(kinds) == count
    drawn = [{"seat": 1, "deck": BETRAYAL, "count": count}] if count else []
    for seat in everyone(t):
        assert told(t, "drew-cards", seat) == drawn
        own = [facts["card"] for facts in told(t, "drew", seat)]
        assert sorted(own) == (kinds if seat == 1 else [])
        seen = view(t, seat)
        assert seen.hand_size[1] == count
        assert [seen.hand[1, number] for number in range(KINDS)] == [
            t.hand[1, number] if seat == 1 else NONE for number in range(KINDS)
        ]


@pytest.mark.rule("C-191")
@pytest.mark.parametrize(("start", "space"), [("a", 0), ("a", 1), ("a", 2), ("b", 0), ("b", 1)])
def test_up_to_the_gates_a_new_cerberus_player_draws_two(start: str, space: int) -> None:
    t = captured_on(space, start)
    assert space <= t.gates
    check_draw(t, 2)


@pytest.mark.rule("C-192")
@pytest.mark.parametrize(
    ("start", "space"), [*(("a", space) for space in range(3, 7)), *(("b", space) for space in range(2, 7))]
)
def test_behind_the_gates_up_to_space_six_a_new_cerberus_player_draws_one(start: str, space: int) -> None:
    t = captured_on(space, start)
    assert space > t.gates
    check_draw(t, 1)


@pytest.mark.rule("C-193")
@pytest.mark.parametrize("start", ["a", "b"])
@pytest.mark.parametrize("space", range(7, 14))
def test_from_space_seven_on_there_is_no_bonus_card(start: str, space: int) -> None:
    check_draw(captured_on(space, start), 0)


@pytest.mark.rule("C-193")
@pytest.mark.parametrize("circle", ["book", "marker"])
@pytest.mark.parametrize("space", range(9))
def test_a_player_lost_by_the_capture_draws_nothing_anywhere(space: int, circle: str) -> None:
    """Three seats, one captured: the next one is lost."""
    t = staged([space + 2, space + 1, 0], space, ["sacrifice", "arrogance"], cerberus=[2], circle=circle)
    play(t, 0, "bonus", kind="sacrifice", effect=0)
    play(t, 0, "target", part=1, seat=1)
    assert roles(t) == "ALC"
    assert (t.hand_size[1], t.deck_size[BETRAYAL]) == (0, 18)
    assert told(t, "drew-cards") == []


@pytest.mark.rule("C-193")
def test_a_whole_batch_lost_with_the_game_draws_nothing() -> None:
    t = staged([2, 2, 0], 1, active=2, cerberus=[2])
    play(t, 2, "action", card="stalk", effect=0)
    play(t, 2, "pawn", seat=1)
    assert (roles(t), t.awaits, t.deck_size[BETRAYAL]) == ("LLC", 0, 18)


@pytest.mark.rule("C-194")
@pytest.mark.parametrize("start", ["a", "b"])
@pytest.mark.parametrize("space", range(9))
def test_the_printed_marker_changes_the_draw_on_space_two_of_start_b_only(start: str, space: int) -> None:
    marked, usual = captured_on(space, start, circle="marker"), captured_on(space, start)
    check_draw(marked, 2 if space <= 2 else 1 if space <= 6 else 0)
    if (start, space) == ("b", 2):
        assert (marked.hand_size[1], usual.hand_size[1]) == (2, 1)
    else:
        marked.circle_by_marker = 0
        assert marked.bytes() == usual.bytes(), "the option changes nothing else"


def same_but_for_the_option(marked: Table, usual: Table) -> bool:
    """Whether two tables differ in nothing but how the circle was agreed."""
    assert (marked.circle_by_marker, usual.circle_by_marker) == (1, 0)
    twin = marked.copy()
    twin.circle_by_marker = 0
    return twin.bytes() == usual.bytes()


@pytest.mark.rule("C-194")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"course": COURSE_OF["b"]},
        {"course": "start-b, platforms, gondola, finish-a", "speed": "6", "opportunism": "card"},
        {"difficulty": "11"},
        {"difficulty": "13", "speed": "5"},
    ],
    ids=lambda options: " ".join(options.values()),
)
def test_the_printed_marker_changes_nothing_in_the_deal(seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        marked, usual = dealt(seats, seed, circle="marker", **options), dealt(seats, seed, **options)
        assert same_but_for_the_option(marked, usual)
        for seat in range(seats):
            assert choices(marked, seat) == choices(usual, seat)


@pytest.mark.rule("C-194")
@pytest.mark.parametrize(("start", "differs"), [("a", False), ("b", True)])
def test_games_go_the_same_way_until_somebody_turns_on_space_two_of_start_b(
    start: str, differs: bool
) -> None:
    """The same moves by either agreement; with Start A to the very end."""
    parted = decisions = 0
    for seed in range(40):
        marked = dealt(4 + seed % 4, seed, circle="marker", course=COURSE_OF[start])
        usual = dealt(4 + seed % 4, seed, course=COURSE_OF[start])
        caught_on = -1
        luck = Random(seed)
        while usual.awaits:
            assert same_but_for_the_option(marked, usual)
            decisions += 1
            (seat,) = awaited(usual)
            family, facts = luck.choice(choices(usual, seat))
            for t in (marked, usual):
                play(t, seat, family, **facts)
            caught_on = ([caught_on] + [facts["space"] for facts in told(usual, "caught")])[-1]
            if told(usual, "turned") and (start, caught_on) == ("b", 2):
                (one, *_) = (facts["seat"] for facts in told(usual, "turned"))
                assert (marked.hand_size[one], usual.hand_size[one]) == (2, 1)
                parted += 1
                break
        else:
            assert same_but_for_the_option(marked, usual)
    assert decisions > 1000
    assert (parted > 0) == differs


NEARLY_ALL = " ".join(
    [f"{name} {name} {name}" for name in ("ambush", "treachery", "grudge", "deceit", "violence")]
)
"""All Betrayal cards but Sabotage."""


@pytest.mark.rule("C-195")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_in_a_batch_they_draw_in_the_order_of_capture_as_long_as_there_are_cards(
    first: int, second: int
) -> None:
    """Three Betrayal cards are left: two for the first, one for the second."""
    t = staged([2, 2, 5, 5, 0], 1, ["sacrifice", "sacrifice", "", "", NEARLY_ALL], active=4, cerberus=[4])
    assert t.deck_size[BETRAYAL] == 3
    play(t, 4, "action", card="stalk", effect=0)
    play(t, 4, "pawn", seat=first)
    assert roles(t) == "CCAAC"
    assert (hand(t, first), hand(t, second)) == (["sabotage"] * 2, ["sabotage"])
    assert told(t, "nothing-to-draw") == [{"seat": second, "deck": BETRAYAL}]


@pytest.mark.rule("C-195")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_survival_cards_are_discarded_before_the_bonus_cards_are_drawn(first: int, second: int) -> None:
    t = staged([2, 2, 5, 5, 0], 1, ["sacrifice", "sacrifice"], active=4, cerberus=[4])
    play(t, 4, "action", card="stalk", effect=0)
    play(t, 4, "pawn", seat=first)
    for seat in everyone(t):
        wanted = ("discarded", "drew-cards")
        story = [(name, facts["seat"]) for name, facts in heard(t, seat) if name in wanted]
        for player in (first, second):
            assert story.index(("discarded", player)) < story.index(("drew-cards", player))
        assert story.index(("drew-cards", first)) < story.index(("drew-cards", second))
    assert t.discard[kind("sacrifice")] == 2
    assert (t.deck_size[SURVIVAL], t.deck_size[BETRAYAL]) == (26, 14)
