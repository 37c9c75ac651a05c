"""Section 16: changing sides."""

from __future__ import annotations

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    CERBERUS_NAMES,
    awaited,
    choices,
    dealt,
    discarded,
    everyone,
    hand,
    heard,
    may,
    play,
    random_moves,
    roles,
    staged,
    told,
    track,
    view,
)
from turncoat.games.cerberus.components import ACTION_CARDS, DARK, PAWNS
from turncoat.games.cerberus.table import CERBERUS, ESCAPE, LOST, WHO_IS_CAUGHT, Table, home


def hunted(seats: int, captured: int) -> Table:
    """The last seat's run has ended in a Hunt that caught the first seat still in play, on space 10."""
    pawns = [10 if seat == captured else 13 for seat in range(seats)]
    t = staged(pawns, 8, active=seats - 1, rage=9, speed=3 if seats > 3 else 5,
               cerberus=range(captured)[: DARK - (PAWNS - seats)],
               lost=range(captured)[DARK - (PAWNS - seats) :])  # fmt: skip
    play(t, seats - 1, "action", card="run", effect=0)
    assert told(t, "caught") == [{"seats": 1 << captured, "space": 10}]
    return t


@pytest.mark.rule("C-184", "C-185")
@pytest.mark.parametrize(
    ("seats", "captured"), [(seats, captured) for seats in range(3, 8) for captured in range(seats - 1)]
)
def test_a_dark_position_turns_the_captured_player_and_a_light_one_loses(seats: int, captured: int) -> None:
    t = hunted(seats, captured)
    position = PAWNS - seats + captured + 1
    assert t.track[position - 1] == captured
    turns = position <= 5
    assert t.role[captured] == (CERBERUS if turns else LOST)
    assert told(t, "turned" if turns else "lost") == [{"seat": captured, "position": position}]
    assert told(t, "lost" if turns else "turned") == []
    for seat in everyone(t):
        assert view(t, seat).role[captured] == t.role[captured], "everybody knows who changed sides"
    assert turns == (captured < seats - 2), "the last two in play never change sides"


@pytest.mark.rule("C-185")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_last_two_in_play_never_change_sides(seats: int) -> None:
    for seed in range(6):
        t = dealt(seats, seed)
        turned = 0
        for _ in random_moves(t, seed):
            turned = sum(t.role[seat] == CERBERUS for seat in range(seats))
            assert turned <= seats - 2
        assert turned <= seats - 2


@pytest.mark.rule("C-185")
@pytest.mark.parametrize("track_option", ["start-a", "start-b"])
def test_the_very_last_one_is_lost_on_the_second_light_position(track_option: str) -> None:
    t = staged([13, 13, 11], 10, active=0, cerberus=[0], lost=[1],
               course=f"{track_option}, promontory, rope-bridge, finish-b")  # fmt: skip
    play(t, 0, "action", card="stalk", effect=0)
    assert (roles(t), t.track[6]) == ("CLL", 2)
    assert t.awaits == 0


@pytest.mark.rule("C-186")
@pytest.mark.parametrize("space", range(15, 22))
def test_captured_on_a_finish_space_the_player_is_lost_even_with_a_dark_position_free(space: int) -> None:
    """Four seats: the fifth position is free, and dark."""
    t = staged([space, ABOARD, ABOARD, 0], space - 1, active=3, cerberus=[3], revealed=2)
    assert t.finish == 17
    assert home(t) == 5
    play(t, 3, "action", card="stalk", effect=0)
    lost = space >= t.finish
    assert roles(t) == ("LAAC" if lost else "CAAC")
    assert track(t) == [PAWNS, PAWNS, PAWNS, 3, 0], "the pawn takes the dark position all the same"
    assert (t.ending, t.winners) == (ESCAPE, 0b110), "the full Barque leaves, and the lost one has lost"


@pytest.mark.rule("C-186")
def test_a_dark_position_taken_by_a_lost_pawn_is_used_up() -> None:
    """Three pawns are left in play, so the next two captures use the fifth position and a light one."""
    t = staged([18, 19, 20, 0], 17, active=3, cerberus=[3], revealed=1)
    play(t, 3, "action", card="stalk", effect=0)
    assert (roles(t), home(t), t.rage) == ("LAAC", 6, 6)
    early = staged([0, 9, 12, 0], 8, active=3, cerberus=[3], lost=[0])
    play(early, 3, "action", card="stalk", effect=0)
    assert (roles(early), track(early)) == ("LLAC", [PAWNS, PAWNS, PAWNS, 3, 0, 1])


@pytest.mark.rule("C-187")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_order_decides_in_a_batch_across_dark_and_light(first: int, second: int) -> None:
    t = staged([8, 8, 12, 0, 0], 7, active=3, cerberus=[3, 4])
    play(t, 3, "action", card="stalk", effect=0)
    assert (awaited(t), t.asks) == ([3], WHO_IS_CAUGHT)
    assert choices(t, 3) == [("pawn", {"seat": 0}), ("pawn", {"seat": 1})]
    play(t, 3, "pawn", seat=first)
    assert (t.role[first], t.role[second]) == (CERBERUS, LOST)
    assert track(t) == [PAWNS, PAWNS, 3, 4, first, second]
    assert told(t, "turned") == [{"seat": first, "position": 5}]
    assert told(t, "lost") == [{"seat": second, "position": 6}]
    assert t.awaits, "one Adventurer is left, and the game goes on"


@pytest.mark.rule("C-188")
def test_a_new_cerberus_player_discards_all_survival_cards_face_up() -> None:
    held = ["", "sacrifice sacrifice cowardice", "arrogance"]
    t = staged([13, 10, 13, 13], 8, held, active=0, rage=9, speed=3)
    play(t, 0, "action", card="run", effect=0)
    assert (roles(t), hand(t, 1), t.hand_size[1]) == ("ACAA", [], 0)
    assert sorted(discarded(t)) == ["cowardice", "sacrifice", "sacrifice"]
    assert hand(t, 2) == ["arrogance"], "nobody else loses a card"
    shown = [{"seat": 1, "card": 0, "count": 2}, {"seat": 1, "card": 3, "count": 1}]
    for seat in everyone(t):
        assert [facts for name, facts in heard(t, seat) if name == "discarded"] == shown
        assert discarded(view(t, seat)) == discarded(t)


@pytest.mark.rule("C-189")
def test_a_new_cerberus_player_takes_all_four_cards_and_uses_their_cerberus_faces() -> None:
    t = staged([13, 10, 13, 13], 8, active=0, rage=9, speed=3)
    t.played[1] = 0b1101
    play(t, 0, "action", card="run", effect=0)
    assert t.played[1] == 0
    assert all(view(t, seat).played[1] == 0 for seat in everyone(t))
    assert awaited(t) == [1]
    assert {facts["card"] for _, facts in choices(t, 1, "action")} == set(range(ACTION_CARDS))
    dog = t.dog
    play(t, 1, "action", card=CERBERUS_NAMES.index("stalk"), effect=0)
    assert told(t, "played-action")[0]["action"] == ACTION_CARDS + CERBERUS_NAMES.index("stalk")
    assert (t.dog, t.played[1]) == (dog + 1, 0b100), "the third card is stalk now, not run"


@pytest.mark.rule("C-190")
def test_a_lost_player_discards_its_cards_face_up_and_plays_no_more() -> None:
    held = ["", "sacrifice opportunism"]
    t = staged([13, 10, 13, 13], 8, held, active=0, rage=9, speed=3, cerberus=[2], lost=[3])
    played = t.played[1]
    play(t, 0, "action", card="run", effect=0)
    assert (roles(t), hand(t, 1)) == ("ALCL", [])
    assert t.played[1] == played, "its Action cards stay where they are"
    for seat in everyone(t):
        assert discarded(view(t, seat)) == ["sacrifice", "opportunism"]
    assert awaited(t) == [2], "seat 1 would have been next"
    for _ in random_moves(t, 2):
        assert not t.awaits & 0b1010
        assert (t.role[1], t.role[3], t.hand_size[1]) == (LOST, LOST, 0)
        for name in ("target", "pawn", "shove"):
            assert all(facts["seat"] not in (1, 3) for _, facts in choices(t, awaited(t)[0], name))
    assert not t.winners & 0b1010


@pytest.mark.rule("C-190")
def test_a_lost_player_is_neither_asked_for_cards_nor_drawn_for() -> None:
    t = staged([13, 10, 13, 15], 8, ["sacrifice", "", "", "arrogance arrogance"], active=0, lost=[1])
    play(t, 0, "bonus", kind="sacrifice", effect=1)
    assert awaited(t) == [3]
    t = staged([13, 10, 13, 15], 8, active=0, lost=[1])
    play(t, 0, "action", card="gather", effect=1)
    assert not may(t, 0, "target", part=1, seat=1)
    assert may(t, 0, "target", part=1, seat=2)


@pytest.mark.rule("C-184", "C-185", "C-186")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_in_any_game_side_and_position_of_the_captured_agree(seats: int) -> None:
    """Those who were caught together change sides in a later decision than the one that tells of it."""
    options = {"course": "start-b, rope-bridge, platforms, finish-b"}
    changes = set()
    for seed in range(12):
        t = dealt(seats, seed, **options)
        before = roles(t)
        caught: dict[int, int] = {}
        for _ in random_moves(t, seed):
            for facts in told(t, "caught"):
                caught |= {seat: facts["space"] for seat in range(seats) if facts["seats"] >> seat & 1}
            changes |= changes_by_the_rules(t, before, caught)
            before = roles(t)
    assert changes == {"C", "L"}


def changes_by_the_rules(t: Table, before: str, caught: dict[int, int]) -> set[str]:
    """What those have become whose role the last decision changed, by the space on which they were caught."""
    found = set()
    for seat, (then, now) in enumerate(zip(before, roles(t), strict=True)):
        if then != now:
            assert then == "A", "nobody changes sides twice"
            turns = track(t).index(seat) + 1 <= 5 and caught[seat] < t.barque_space - 5
            assert now == ("C" if turns else "L")
            found.add(now)
    return found
