"""Rows M-032 to M-039: the dice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    RESULT_NAMES,
    awaited,
    choices,
    dealt,
    dice,
    discarded,
    end,
    everyone,
    finish_turn,
    hand,
    may,
    pass_by,
    play,
    random_moves,
    reseeded,
    reveal,
    set_dice,
    staged,
    thrown,
    told,
    view,
)
from turncoat.games.mad_zeppelin.components import DICE, NONE
from turncoat.games.mad_zeppelin.rules import advance
from turncoat.games.mad_zeppelin.table import DRAFT_TRAITOR, NO_QUESTION, SETTLE_DIE, SETTLING, Table

SEATS = pytest.mark.parametrize("seats", range(2, 7))
COLOURS = RESULT_NAMES[:4]


def rolled(traitors: list[str], results: str, leader: int = 0, pick_black: str = "yes") -> Table:
    """A turn with the dice just rolled: the leader has to settle the pick faces among them."""
    t = staged(traitors, results, leader=leader, pick_black=pick_black)
    t.stage = SETTLING
    t.chances = 0
    t.actor = NONE
    t.asks = NO_QUESTION
    t.awaits = 0
    advance(t)
    return t


FOUR = ["steeling igor", "troy ripp", "walder love", "mirante rochat"]


def results_on_offer(t: Table, die: int) -> list[str]:
    """What the leader may set a die to; nothing else may be on offer."""
    (seat,) = awaited(t)
    legal = choices(t, seat)
    assert {(family, parameters["die"]) for family, parameters in legal} == {("set", die)}
    return [RESULT_NAMES[parameters["result"]] for _, parameters in legal]


@pytest.mark.rule("M-032")
@SEATS
def test_the_dice_are_rolled_once_per_turn_between_the_draft_and_the_first_play(seats: int) -> None:
    for seed in range(4):
        t = dealt(seats, seed)
        rolls: dict[int, int] = {}
        for _ in random_moves(t, seed):
            found = told(t, "rolled")
            assert all(told(t, "rolled", seat) == found for seat in everyone(t))
            if found:
                rolls[t.turn] = rolls.get(t.turn, 0) + len(found)
                assert t.drafted == seats
                assert told(t, "looked")
                assert t.face_up == 0
            if t.asks == DRAFT_TRAITOR:
                assert [t.die[die] for die in range(DICE)] == [NONE] * DICE
            else:
                assert rolls[t.turn] == 1
                for seat in everyone(t):
                    assert dice(view(t, seat)) == dice(t)


@pytest.mark.rule("M-033")
def test_a_black_die_shows_no_colour() -> None:
    """Igor would throw on Green, and nothing but Green."""
    for results, legal in (
        ("black black green", True),
        ("black black black", False),
        ("black red blue", False),
    ):
        t = staged(["igor troy", "love ripp"], results)
        reveal(t, 0, "igor")
        assert bool(choices(t, 0, "throw")) == legal


def dice_abilities(results: str) -> Iterator[tuple[str, Table, int]]:
    """Steeling and Mirante about to choose dice: themselves, by Tim Sly and by Mr Shadow."""
    for name in ("steeling", "mirante"):
        t = staged([f"{name} igor", "tim-sly love"], results)
        reveal(t, 0, name)
        yield name, t, 0
        t = staged(["tim-sly igor", "troy love"], results)
        reveal(t, 0, "tim-sly")
        play(t, 0, "traitor", traitor=name)
        yield name, t, 0
        t = staged([f"{name} igor", "shadow love"], results)
        pass_by(t, name)
        reveal(t, 1, "shadow")
        play(t, 1, "player", seat=0)
        yield name, t, 1


@pytest.mark.rule("M-033")
@pytest.mark.parametrize(
    "results", ["black red green", "blue black black", "black black black", "red red black"]
)
def test_no_ability_may_choose_a_black_die(results: str) -> None:
    free = {die for die, name in enumerate(results.split()) if name != "black"}
    for name, t, seat in dice_abilities(results):
        sets = {parameters["die"] for _, parameters in choices(t, seat, "set")}
        rerolls = [parameters["dice"] for _, parameters in choices(t, seat, "reroll")]
        rerolled = {die for die in range(DICE) for chosen in rerolls if chosen >> die & 1}
        if name == "steeling":
            assert (sets, rerolled) == (free, set())
        else:
            assert (sets, rerolled) == (set(), free)
            assert len(rerolls) == 2 ** len(free) - 1


@pytest.mark.rule("M-033", "M-039")
def test_a_black_die_stays_out_until_the_turn_ends() -> None:
    lying = 0
    for seed in range(10):
        t = dealt(4, seed)
        black: set[int] = set()
        turn = 0
        for _ in random_moves(t, seed):
            if t.turn != turn:
                black, turn = set(), t.turn
            now = {die for die in range(DICE) if dice(t)[die] == "black"}
            assert black <= now
            black = now
            lying += len(black)
    assert lying > 100


@pytest.mark.rule("M-034")
@pytest.mark.parametrize("leader", range(4))
def test_the_leader_alone_settles_pick_faces_lowest_die_first(leader: int) -> None:
    t = rolled(FOUR, "pick red pick", leader)
    assert (t.asks, awaited(t)) == (SETTLE_DIE, [leader])
    assert dice(t) == ["pick", "red", "pick"]
    for seat in range(4):
        assert bool(choices(t, seat)) == (seat == leader)
        assert dice(view(t, seat)) == dice(t)
    assert results_on_offer(t, 0) == [*COLOURS, "black"]
    play(t, leader, "set", die=0, result="yellow")
    assert (t.asks, awaited(t)) == (SETTLE_DIE, [leader])
    assert results_on_offer(t, 2) == [*COLOURS, "black"]
    for seat in everyone(t):
        assert dice(view(t, seat)) == ["yellow", "red", "pick"]
        assert told(t, "settled", seat) == [{"seat": leader, "die": 0, "result": 3}]
    play(t, leader, "set", die=2, result="black")
    assert dice(t) == ["yellow", "red", "black"]
    assert t.asks != SETTLE_DIE
    assert awaited(t) == [leader]


@pytest.mark.rule("M-034")
def test_one_decision_for_each_pick_face_and_none_without() -> None:
    for results in ("blue red black", "pick red black", "blue pick pick", "pick pick pick"):
        t = rolled(FOUR, results, 1)
        for die, name in enumerate(results.split()):
            if name == "pick":
                results_on_offer(t, die)
                play(t, 1, "set", die=die, result="green")
        assert t.asks != SETTLE_DIE
        assert dice(t) == results.replace("pick", "green").split()


@pytest.mark.rule("M-034")
@SEATS
def test_no_seat_but_the_leader_is_asked_while_a_pick_face_lies_open(seats: int) -> None:
    """After a roll and after a re-roll in somebody else's play alike."""
    open_dice = 0
    for seed in range(12):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            if "pick" in dice(t) and t.asks != DRAFT_TRAITOR:
                open_dice += 1
                assert (t.asks, awaited(t)) == (SETTLE_DIE, [t.leader])
                results_on_offer(t, dice(t).index("pick"))
            else:
                assert t.asks != SETTLE_DIE
    assert open_dice > 10


@pytest.mark.rule("M-034")
def test_a_die_shows_no_colour_until_it_is_settled() -> None:
    """Mirante throws on Blue; he rolls his one Blue die again and it shows the pick face."""
    t = staged(["troy igor", "mirante love"], "blue red red", hands=["wood", "wood"])
    pass_by(t, "troy")
    reveal(t, 1, "mirante")
    assert choices(t, 1, "throw")
    for seed in range(30):
        turn = reseeded(t, seed)
        play(turn, 1, "reroll", dice=0b001)
        if dice(turn)[0] == "pick":
            break
    assert dice(turn) == ["pick", "red", "red"]
    assert awaited(turn) == [0]
    assert choices(turn, 1) == []
    assert {family for family, _ in choices(turn, 0)} == {"set"}
    play(turn, 0, "set", die=0, result="green")
    assert awaited(turn) == [1]
    assert choices(turn, 1, "throw") == []


@pytest.mark.rule("M-035")
def test_the_leader_may_choose_any_colour_or_black_and_never_the_pick_face() -> None:
    t = rolled(FOUR, "pick blue blue")
    assert results_on_offer(t, 0) == ["blue", "red", "green", "yellow", "black"]
    t = rolled(FOUR, "pick blue blue", pick_black="no")
    assert results_on_offer(t, 0) == ["blue", "red", "green", "yellow"]


@pytest.mark.rule("M-035")
def test_black_may_be_ruled_out_for_a_re_roll_too() -> None:
    for option, count in (("yes", 5), ("no", 4)):
        t = staged(["mirante igor", "troy love"], "blue red red", pick_black=option)
        reveal(t, 0, "mirante")
        for seed in range(30):
            turn = reseeded(t, seed)
            play(turn, 0, "reroll", dice=0b001)
            if dice(turn)[0] == "pick":
                break
        assert len(results_on_offer(turn, 0)) == count


@pytest.mark.rule("M-035")
def test_a_die_made_black_by_choice_is_as_a_rolled_one() -> None:
    chosen = rolled(FOUR, "pick blue red")
    play(chosen, 0, "set", die=0, result="black")
    fallen = rolled(FOUR, "black blue red")
    for t in (chosen, fallen):
        reveal(t, 0, "steeling")
    assert choices(chosen, 0) == choices(fallen, 0)
    assert {parameters["die"] for _, parameters in choices(chosen, 0, "set")} == {1, 2}
    finish_turn(chosen)
    assert [chosen.die[die] for die in range(DICE)] == [NONE] * DICE


@pytest.mark.rule("M-036")
@pytest.mark.parametrize(
    "results", ["blue red black", "blue blue red", "green green green", "yellow black black"]
)
def test_a_traitor_throws_if_its_colour_is_on_any_die_that_is_not_black(results: str) -> None:
    """Twice the same colour is no more than once: one throw, at the same price."""
    colour_of = {"steeling": "blue", "troy": "red", "igor": "green", "love": "yellow"}
    for name, colour in colour_of.items():
        t = staged([f"{name} ratatine", "ripp rochat"], results, hands=["wood coal"], coins=[9])
        reveal(t, 0, name)
        assert bool(choices(t, 0, "throw")) == (colour in results.split())
        if choices(t, 0, "throw"):
            before = t.coins[0]
            play(t, 0, "throw", cargo="coal", crates=0)
            assert t.coins[0] == before - 2
            assert choices(t, 0, "throw") == []


@pytest.mark.rule("M-037")
def test_any_number_of_seats_may_throw_on_one_die_in_both_rounds() -> None:
    lines = ["troy walder", "ripp igor", "steeling hummerock"]
    t = staged(lines, "red green blue", hands=["wood wood wood"] * 3)
    set_dice(t, "red black black")
    for seat, name in enumerate(["troy", "ripp", "steeling"]):
        reveal(t, seat, name)
        if seat < 2:
            play(t, seat, "throw", cargo="wood", crates=0)
        else:
            assert choices(t, seat, "throw") == []
        assert dice(t) == ["red", "black", "black"]
        end(t, seat)
    play(t, 0, "throw", cargo="wood", crates=0)
    assert thrown(t, 0) == ["wood", "wood"]
    assert dice(t) == ["red", "black", "black"]


@pytest.mark.rule("M-038")
def test_three_black_dice_stop_every_throw_and_nothing_else() -> None:
    t = staged(
        ["hummerock walder", "zamfirescu igor"], "black black black", ["wood coal", "ore"], hold="gold steel"
    )
    reveal(t, 0, "hummerock")
    assert (t.coins[0], hand(t, 0)) == (4, ["wood", "coal", "gold"])
    assert choices(t, 0) == [("end", {})]
    end(t, 0)
    reveal(t, 1, "zamfirescu")
    assert not choices(t, 1, "throw")
    play(t, 1, "card", cargo="ore")
    play(t, 1, "decline")
    assert (discarded(t), t.coins[1], choices(t, 1)) == (["ore"], 7, [("end", {})])
    end(t, 1)
    assert not choices(t, 0, "throw")
    assert may(t, 0, "pay")
    finish_turn(t)
    assert t.turn == 2


@pytest.mark.rule("M-038")
def test_three_blacks_may_come_by_the_leaders_choice() -> None:
    t = rolled(["hummerock igor", "troy love"], "pick black pick")
    play(t, 0, "set", die=0, result="black")
    play(t, 0, "set", die=2, result="black")
    reveal(t, 0, "hummerock")
    assert choices(t, 0) == [("end", {})]


@pytest.mark.rule("M-038")
def test_throws_made_before_a_re_roll_to_three_blacks_stand() -> None:
    t = staged(["mirante igor", "hummerock love"], "blue black black", hands=["wood coal", "wood"])
    reveal(t, 0, "mirante")
    play(t, 0, "throw", cargo="coal", crates=0)
    for seed in range(30):
        turn = reseeded(t, seed)
        play(turn, 0, "reroll", dice=0b001)
        if dice(turn)[0] == "black":
            break
    assert dice(turn) == ["black"] * 3
    assert thrown(turn, 0) == ["coal"]
    assert awaited(turn) == [1]
    reveal(turn, 1, "hummerock")
    assert choices(turn, 1) == [("end", {})]
    end(turn, 1)
    assert awaited(turn) == [0]
    assert not choices(turn, 0, "throw")


@pytest.mark.rule("M-038")
def test_with_one_die_left_hummerock_throws_whatever_it_shows() -> None:
    t = staged(["hummerock igor", "troy love"], "black black yellow", hands=["wood"])
    reveal(t, 0, "hummerock")
    assert may(t, 0, "extra", cargo="wood", crates=0)
    assert not choices(t, 0, "throw")


CHANGES = {"die-set", "rerolled", "settled", "rolled", "turn-begins"}


@pytest.mark.rule("M-039")
@SEATS
def test_the_dice_keep_their_results_unless_an_ability_changes_them(seats: int) -> None:
    for seed in range(8):
        t = dealt(seats, seed)
        before = dice(t)
        for _ in random_moves(t, seed):
            if dice(t) != before:
                assert any(told(t, name) for name in CHANGES)
            before = dice(t)


@pytest.mark.rule("M-039")
def test_the_next_leader_rolls_all_three_dice_again() -> None:
    t = staged(["troy igor", "walder love"], "black black blue")
    finish_turn(t)
    assert t.leader == 1
    play(t, 1, "traitor", **choices(t, 1)[0][1])
    assert [t.die[die] for die in range(DICE)] == [NONE] * DICE
    found: list[set[str]] = [set(), set(), set()]
    for seed in range(80):
        turn = reseeded(t, seed)
        play(turn, 0, "traitor", **choices(turn, 0)[0][1])
        for die in range(DICE):
            found[die].add(dice(turn)[die])
    assert found == [set(RESULT_NAMES)] * 3
