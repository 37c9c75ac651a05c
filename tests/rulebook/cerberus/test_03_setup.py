"""Rows C-029 to C-039: set-up by number of seats."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from scipy.stats import chisquare

from tests.rulebook.cerberus.stage import (
    choices,
    dealt,
    discarded,
    everyone,
    hand,
    heard,
    play,
    random_moves,
    roles,
    spaces,
    staged,
    told,
    track,
    view,
)
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.components import KINDS, NONE, PAWNS, SLOTS
from turncoat.games.cerberus.table import ADVENTURER, CERBERUS
from turncoat.kernel.fault import OptionError

START_B = "start-b, promontory, rope-bridge, finish-b"
SEATS = {
    3: (4, 5, 5, 5, 4, 1),
    4: (3, 4, 3, 6, 5, 2),
    5: (2, 3, 3, 7, 6, 3),
    6: (1, 2, 3, 8, 7, 4),
    7: (0, 1, 3, 9, 8, 5),
}
"""By seats: unused pawns, the die's position and face, advances to Hunt on A and B, most Cerberus."""


@pytest.mark.rule("C-029", "C-030", "C-031", "C-032", "C-033")
@pytest.mark.parametrize("seats", SEATS)
def test_unused_pawns_the_die_and_the_way_to_the_hunt(seats: int) -> None:
    unused, position, face, on_a, on_b, _ = SEATS[seats]
    for course, advances in (("usual", on_a), (START_B, on_b)):
        t = dealt(seats, course=course)
        assert track(t) == [PAWNS] * unused
        assert [t.track[place] for place in range(PAWNS)] == [PAWNS] * unused + [NONE] * (PAWNS - unused)
        assert (t.rage, t.speed, t.least_speed) == (position, face, face)
        assert t.hunt - t.rage == advances
        for seat in everyone(t):
            seen = view(t, seat)
            assert (track(seen), seen.rage, seen.speed, seen.hunt) == (track(t), t.rage, t.speed, t.hunt)


@pytest.mark.rule("C-029", "C-030", "C-031", "C-032", "C-033")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("side", ["start-a", "start-b"])
def test_so_many_advances_of_the_die_bring_the_hunt(seats: int, side: str) -> None:
    """Everybody regroups, far from Cerberus; the hunt comes at the end of the last of these turns."""
    advances = SEATS[seats][3 if side == "start-a" else 4]
    t = dealt(seats, course=f"{side}, promontory, rope-bridge, finish-b")
    for seat in range(seats):
        t.space[seat] = 13
        t.played[seat] = 0
    for turn in range(1, advances + 1):
        play(t, t.active, "action", card="regroup", effect=0)
        if not told(t, "turn-ends"):
            play(t, t.active, "end")
        assert bool(told(t, "hunt")) == (turn == advances)


@pytest.mark.rule("C-029", "C-030", "C-031", "C-032", "C-033")
@pytest.mark.parametrize("seats", SEATS)
def test_of_those_caught_one_by_one_only_so_many_join_cerberus(seats: int) -> None:
    most = SEATS[seats][-1]
    assert most == seats - 2
    for caught in range(seats - 1):
        before = list(range(1, caught + 1))
        t = staged(
            [4] + [9] * (seats - 1),
            dog=2,
            hands=["fatalism"],
            cerberus=before[:most],
            lost=before[most:],
        )
        play(t, 0, "bonus", kind="fatalism", effect=0)
        assert (t.role[0] == CERBERUS) == (caught < most)
        assert roles(t).count("C") == min(caught + 1, most)
        assert track(t) == [PAWNS] * (7 - seats) + [*before, 0]


@pytest.mark.rule("C-029", "C-030", "C-031", "C-032", "C-033")
@pytest.mark.parametrize("seats", SEATS)
def test_in_no_game_there_are_more_cerberus_players(seats: int) -> None:
    most = 0
    for seed in range(25):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            most = max(most, roles(t).count("C"))
    assert most <= SEATS[seats][-1]
    assert most == SEATS[seats][-1] or seats > 4


@pytest.mark.rule("C-034")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_face_is_one_of_four_and_every_other_is_refused(seats: int) -> None:
    allowed = (5, 6, 7, 8) if seats == 3 else (3, 4, 5, 6)
    assert dealt(seats, speed="lowest").speed == allowed[0]
    for face in range(11):
        if face in allowed:
            t = dealt(seats, speed=str(face))
            assert (t.speed, t.least_speed) == (face, face)
        else:
            with pytest.raises(OptionError) as fault:
                GAME.blank(seats, {"speed": str(face)})
            assert fault.value.facts["option"] == "speed"


@pytest.mark.rule("C-034")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("more", range(4))
def test_the_starting_face_stays_the_least_speed_for_the_whole_game(seats: int, more: int) -> None:
    face = (5 if seats == 3 else 3) + more
    captures = 0
    for seed in range(3):
        t = dealt(seats, seed, speed=str(face))
        for _ in random_moves(t, seed):
            assert t.least_speed == face
            if told(t, "dog-back"):
                captures += 1
                assert t.speed == face
    assert captures > 0
    t = staged([4, *[9] * (seats - 1)], dog=2, hands=["fatalism"], speed=8, rage=7)
    t.least_speed = face
    play(t, 0, "bonus", kind="fatalism", effect=0)
    assert t.speed == face


@pytest.mark.rule("C-035")
@pytest.mark.parametrize("seats", SEATS)
def test_cerberus_starts_in_his_den_and_all_adventurers_on_the_gates(seats: int) -> None:
    for course, gates in (("usual", 2), (START_B, 1)):
        t = dealt(seats, course=course)
        assert t.dog == 0
        assert spaces(t) == [gates] * seats
        assert (t.gates, t.mark[gates]) == (gates, 1)


@pytest.mark.rule("C-036")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_as_an_adventurer_with_four_action_cards_and_no_other(seats: int) -> None:
    t = dealt(seats)
    for seat in everyone(t):
        seen = view(t, seat)
        assert roles(seen) == "A" * seats
        assert [seen.played[other] for other in range(seats)] == [0] * seats
        assert [seen.hand_size[other] for other in range(seats)] == [0] * seats
    assert all(hand(t, seat) == [] for seat in range(seats))
    # All but the second effect of the fourth card, which costs a Survival card, and no end of the turn.
    owed = [("action", {"card": card, "effect": effect}) for card in range(4) for effect in range(2)]
    assert choices(t, t.active) == owed[:-1]
    assert all(choices(t, seat) == [] for seat in range(seats) if seat != t.active)


@pytest.mark.rule("C-037")
@pytest.mark.parametrize("seats", SEATS)
def test_both_decks_are_whole_and_nobody_sees_into_them(seats: int) -> None:
    t = dealt(seats)
    assert [t.deck[kind] for kind in range(KINDS)] == [4] * 7 + [3] * 6
    assert discarded(t) == []
    for seat in everyone(t):
        seen = view(t, seat)
        assert [seen.deck_size[deck] for deck in range(2)] == [28, 18]
        assert [seen.deck[kind] for kind in range(KINDS)] == [NONE] * KINDS
        assert [seen.chance[word] for word in range(4)] == [0] * 4
        assert discarded(seen) == []


def two_drawn(seed: int, deck: int) -> list[int]:
    """The kinds of the first two cards that somebody draws, in order."""
    t = staged([9] * 5, seed=seed, cerberus=[0] if deck else [], speed=4)
    if deck:
        play(t, 0, "action", card="fury", effect=1)
    else:
        play(t, 0, "action", card="gather", effect=0)
    return [facts["card"] for facts in told(t, "drew", 0)]


@pytest.mark.rule("C-037")
@pytest.mark.parametrize(("deck", "kinds", "copies"), [(0, 7, 4), (1, 6, 3)])
def test_any_card_may_lie_anywhere_in_a_deck(deck: int, kinds: int, copies: int) -> None:
    size = kinds * copies
    games = 1400
    pairs = Counter(tuple(two_drawn(seed, deck)) for seed in range(games))
    base = 7 * deck
    cells = [(one, two) for one in range(base, base + kinds) for two in range(base, base + kinds)]
    assert set(pairs) <= set(cells)
    chance = [copies * (copies - (one == two)) / (size * (size - 1)) for one, two in cells]
    assert chisquare([pairs[cell] for cell in cells], [games * p for p in chance]).pvalue > 1e-4


@pytest.mark.rule("C-037")
def test_the_whole_deck_comes_up_before_any_card_comes_again() -> None:
    t = staged([13] * 5)
    drawn: Counter[int] = Counter()
    while sum(drawn.values()) < 28:
        seat = t.active
        t.rage, t.played[seat] = 3, 0
        play(t, seat, "action", card="gather", effect=0)
        drawn.update(facts["card"] for facts in told(t, "drew", seat))
        if t.active == seat:
            play(t, seat, "end")
    assert drawn == dict.fromkeys(range(7), 4)
    assert t.deck_size[0] == 0


@pytest.mark.rule("C-038")
def test_all_six_arrangements_of_the_barques_are_equally_likely() -> None:
    for seats in (3, 7):
        found = Counter(
            tuple(t.barque[slot] for slot in range(SLOTS))
            for t in (dealt(seats, seed) for seed in range(1200))
        )
        assert set(found) == set(permutations((1, 2, 3)))
        assert chisquare(list(found.values())).pvalue > 1e-4


@pytest.mark.rule("C-038")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_knows_a_barque_at_first(seats: int) -> None:
    t = dealt(seats)
    assert (t.revealed, [t.known[seat] for seat in range(seats)]) == (0, [0] * seats)
    for seat in everyone(t):
        assert [view(t, seat).barque[slot] for slot in range(SLOTS)] == [NONE] * SLOTS
        names = [name for name, _ in heard(t, seat)]
        assert names == ["course-laid", "turn-begins"]


@pytest.mark.rule("C-039")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_uniformly_and_all_know_who_it_is(seats: int) -> None:
    tables = [dealt(seats, seed) for seed in range(200 * seats)]
    found = Counter(t.active for t in tables)
    assert chisquare([found[seat] for seat in range(seats)]).pvalue > 1e-4
    for t in tables[:20]:
        assert t.awaits == 1 << t.active
        assert t.role[t.active] == ADVENTURER
        assert told(t, "turn-begins") == [{"seat": t.active}]
        assert all(view(t, seat).active == t.active for seat in everyone(t))
