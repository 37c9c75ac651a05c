"""Group 17: options."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    BOX,
    awaited,
    bribe_of,
    choices,
    dealt,
    dice,
    discarded,
    end,
    everyone,
    finish_turn,
    may,
    play,
    random_moves,
    result,
    reveal,
    set_thrown,
    staged,
    view,
)
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import BRIBE, CARGO, LONG_HAUL, NONE, RUN, TARGET
from turncoat.games.mad_zeppelin.rules import advance
from turncoat.games.mad_zeppelin.table import NO_QUESTION, SETTLE_DIE, SETTLING, Table
from turncoat.match import Match

MODES, BRIBES, PICK_BLACK = ("run", "long-haul"), ("table", "points"), ("no", "yes")

AGREED = ("mode", "bribes", "leader_may_pick_black", "first_leader", "seats")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


@pytest.mark.rule("M-189", "M-190", "M-191")
@SEATS
def test_the_defaults_are_run_table_bribes_and_a_leader_who_may_pick_black(seats: int) -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "mode": "run",
        "bribes": "table",
        "pick-black": "yes",
        "first-leader": "lot",
    }
    named = dealt(seats, mode="run", bribes="table", pick_black="yes", first_leader="lot")
    assert dealt(seats).bytes() == named.bytes()


@pytest.mark.rule("M-189")
@pytest.mark.parametrize(("mode", "number", "target"), [("run", RUN, 20), ("long-haul", LONG_HAUL, 30)])
def test_the_mode_is_fixed_before_any_card_is_dealt(mode: str, number: int, target: int) -> None:
    blank = GAME.blank(3, {"mode": mode})
    assert isinstance(blank, Table)
    assert (blank.mode, TARGET[blank.mode], blank.depth) == (number, target, 0)
    t, other = dealt(3, mode=mode), dealt(3)
    t.mode = other.mode
    assert t.bytes() == other.bytes(), "the deal is the same in both modes"


@pytest.mark.rule("M-189")
@pytest.mark.parametrize(("mode", "over"), [("run", True), ("long-haul", False)])
def test_twenty_points_end_a_run_game_and_no_long_haul_game(mode: str, over: bool) -> None:
    t = staged(["love igor", "troy ripp"], mode=mode)
    set_thrown(t, 0, "diamonds diamonds gold")
    finish_turn(t)
    assert (t.awaits == 0) == over


@pytest.mark.rule("M-190")
def test_bribes_equal_to_points_change_four_kinds_and_nothing_else() -> None:
    table = {kind.name: BRIBE[0, number] for number, kind in enumerate(CARGO)}
    points = {kind.name: BRIBE[1, number] for number, kind in enumerate(CARGO)}
    changed = {name: points[name] for name in points if points[name] != table[name]}
    assert changed == {"ore": 4, "steel": 5, "gold": 6, "diamonds": 7}
    t, other = dealt(4, 5, bribes="points"), dealt(4, 5)
    assert (t.bribes, other.bribes) == (1, 0)
    t.bribes = 0
    assert t.bytes() == other.bytes()


@pytest.mark.rule("M-190")
@pytest.mark.parametrize("bribes", BRIBES)
@pytest.mark.parametrize("card", BOX)
def test_a_throw_costs_the_bribe_of_the_option(card: str, bribes: str) -> None:
    price = bribe_of(card, bribes)
    for coins in (price - 1, price):
        t = staged(
            ["steeling mirante", "love igor"], hands=[card], coins=[coins], hold="journey", bribes=bribes
        )
        t.safe, t.coins[1] = 0, t.coins[1] + t.safe
        reveal(t, 0, "steeling")
        assert t.coins[0] == coins
        assert may(t, 0, "throw", cargo=card, crates=0) == (coins == price)
    play(t, 0, "throw", cargo=card, crates=0)
    assert (t.coins[0], t.safe) == (0, price)


@pytest.mark.rule("M-190")
@pytest.mark.parametrize(("bribes", "kept", "safe"), [("table", 3, 5), ("points", 2, 6)])
def test_the_toll_is_a_coin_of_the_new_bribe(bribes: str, kept: int, safe: int) -> None:
    t = staged(
        ["henchman walder", "steeling mirante"], hands=["wood", "diamonds"], coins=[0, 8], hold="wood wood",
        bribes=bribes,
    )  # fmt: skip
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "steeling")
    before, owner = t.safe, t.coins[0]
    play(t, 1, "throw", cargo="diamonds", crates=0)
    assert (t.coins[1], t.coins[0] - owner, t.safe - before) == (kept, 1, safe)


@pytest.mark.rule("M-190")
@pytest.mark.parametrize(("bribes", "crates"), [("table", [2, 3, 4, 5]), ("points", [3, 4, 5, 6])])
def test_crates_pay_for_the_new_bribe(bribes: str, crates: list[int]) -> None:
    t = staged(
        ["steeling mirante", "love igor"],
        hands=["gold crate crate crate crate crate crate"],
        coins=[2],
        hold="wood",
        bribes=bribes,
    )
    reveal(t, 0, "steeling")
    gold = [p["crates"] for _, p in choices(t, 0, "throw") if CARGO[p["cargo"]].name == "gold"]
    assert gold == crates
    play(t, 0, "throw", cargo="gold", crates=crates[0])
    assert (t.coins[0], discarded(t)) == (0, ["crate"] * crates[0])


@pytest.mark.rule("M-190")
@pytest.mark.parametrize("bribes", BRIBES)
def test_hummerocks_throw_follows_the_bribes_too(bribes: str) -> None:
    """Of level 1 and 2 both readings ask the same, so only the ordinary throw tells them apart."""
    t = staged(
        ["hummerock mirante", "love igor"],
        "blue red red",
        ["lead steel coal wood"],
        [3],
        "ore",
        bribes=bribes,
    )
    reveal(t, 0, "hummerock")
    extra = {CARGO[p["cargo"]].name for _, p in choices(t, 0, "extra")}
    ordinary = {CARGO[p["cargo"]].name for _, p in choices(t, 0, "throw")}
    assert extra == {"wood", "coal", "lead"}
    assert ("steel" in ordinary) == (bribes == "table")
    coins = t.coins[0]
    play(t, 0, "extra", cargo="lead", crates=0)
    assert coins - t.coins[0] == 3


def rolled(faces: str, pick_black: str) -> Table:
    """A turn whose dice have just been rolled, not settled yet."""
    t = staged(["mirante igor", "troy ripp"], pick_black=pick_black)
    for die, name in enumerate(faces.split()):
        t.die[die] = result(name)
    t.chances, t.actor, t.asks, t.awaits, t.stage = 0, NONE, NO_QUESTION, 0, SETTLING
    advance(t)
    return t


@pytest.mark.rule("M-191")
@pytest.mark.parametrize("pick_black", PICK_BLACK)
def test_whether_the_leader_may_pick_black_at_the_start_of_the_turn(pick_black: str) -> None:
    t = rolled("pick red pick", pick_black)
    for die in (0, 2):
        assert (t.asks, awaited(t)) == (SETTLE_DIE, [0])
        offered = {parameters["result"] for _, parameters in choices(t, 0)}
        assert offered == set(range(5 if pick_black == "yes" else 4))
        assert may(t, 0, "set", die=die, result="black") == (pick_black == "yes")
        play(t, 0, "set", die=die, result="green")
    assert dice(t) == ["green", "red", "green"]


@pytest.mark.rule("M-191")
@pytest.mark.parametrize("pick_black", PICK_BLACK)
def test_whether_the_leader_may_pick_black_after_a_re_roll(pick_black: str) -> None:
    for seed in range(200):
        t = staged(["love igor", "mirante ripp"], leader=0, seed=seed, pick_black=pick_black)
        reveal(t, 0, "igor")
        end(t, 0)
        reveal(t, 1, "mirante")
        play(t, 1, "reroll", dice=0b111)
        if t.asks == SETTLE_DIE:
            break
    assert awaited(t) == [0]
    offered = {parameters["result"] for _, parameters in choices(t, 0)}
    assert offered == set(range(5 if pick_black == "yes" else 4))


@pytest.mark.rule("M-191")
def test_a_rolled_black_stays_black_whatever_was_agreed() -> None:
    t = rolled("black pick blue", "no")
    play(t, 0, "set", die=1, result="yellow")
    assert dice(t) == ["black", "yellow", "blue"]


COMBINED = list(product(MODES, BRIBES, PICK_BLACK))


@pytest.mark.rule("M-192")
@SEATS
@pytest.mark.parametrize(("mode", "bribes", "pick_black"), COMBINED)
def test_options_combine_freely_are_public_and_never_change(
    seats: int, mode: str, bribes: str, pick_black: str
) -> None:
    leader = str(seats) if bribes == "points" else "lot"
    t = dealt(seats, 5, mode=mode, bribes=bribes, pick_black=pick_black, first_leader=leader)
    assert (t.mode, t.bribes) == (MODES.index(mode), BRIBES.index(bribes))
    assert t.leader_may_pick_black == PICK_BLACK.index(pick_black)
    assert leader == "lot" or t.leader == seats - 1
    agreed = [t.row[name].tobytes() for name in AGREED]
    for _ in random_moves(t, 5):
        if t.decisions % 10 == 0:
            for seat in everyone(t):
                seen = view(t, seat)
                assert [seen.row[name].tobytes() for name in AGREED] == agreed
    assert t.ending != NONE
    assert [t.row[name].tobytes() for name in AGREED] == agreed


@pytest.mark.rule("M-192")
def test_options_are_stored_with_a_saved_game(tmp_path: Path) -> None:
    options = {"mode": "long-haul", "bribes": "points", "pick-black": "no", "first-leader": "2"}
    match = Match(GAME, 4, 7, options)
    for _ in range(30):
        (seat,) = match.awaits
        match.play(seat, match.legal(seat)[0])
    match.save(tmp_path / "game.json")
    loaded = Match.load(tmp_path / "game.json")
    assert loaded.options == match.options == options
    assert loaded.table.bytes() == match.table.bytes()
    assert match.view(-1)["options"] == options
    assert match.view(-1)["scene"]["options"] == options


@pytest.mark.rule("M-192")
def test_options_left_out_of_a_match_are_stored_too() -> None:
    match = Match(GAME, 3, 7, {"bribes": "points"})
    assert match.saved()["options"] == {
        "mode": "run",
        "bribes": "points",
        "pick-black": "yes",
        "first-leader": "lot",
    }
