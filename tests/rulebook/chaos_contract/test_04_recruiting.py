"""Rows K-047 to K-063: Souls join a contract."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rulebook.chaos_contract.stage import (
    awaited,
    begin,
    choices,
    heard,
    may,
    play,
    random_moves,
    staged,
    view,
)
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.table import JOIN_BATTLE, PICK_CONTRACT, RECRUIT, Table, turnout

SEATS = pytest.mark.parametrize("seats", range(2, 6))
EASY = "comparison=higher threshold=number:2"
HARD = "comparison=lower threshold=number:2"
BATTLE = "threshold=rivals comparison=higher"
PLAIN = ["1 2 3 4 5 6"] * 5


def picked(
    text: str = EASY, seats: int = 4, active: int = 0, type_: str = "regular", least: int = 2, **options: str
) -> Table:
    """The active player has just picked a contract; nobody has a power."""
    t = staged(text, PLAIN[:seats], seats, active, "S", "C", type_, least, 1, **options)
    play(t, active, "pick", place=0)
    return t


def bits(*seats: int) -> int:
    """The parameter of an invitation."""
    return sum(1 << seat for seat in seats)


def players(t: Table, seat: int) -> list[int]:
    """Who can be named; nothing else may be on offer."""
    offered = choices(t, seat)
    assert {family for family, _ in offered} == {"player"}
    return [parameters["seat"] for _, parameters in offered]


@pytest.mark.rule("K-047")
@SEATS
def test_a_regular_contract_may_be_tried_alone(seats: int) -> None:
    for active in range(seats):
        t = picked(seats=seats, active=active)
        assert awaited(t) == [active]
        play(t, active, "start")
        assert ("begins", {"seats": 1 << active, "turnout": 1}) in heard(t, -1)
        assert [fact["seat"] for name, fact in heard(t, -1) if name == "rolled"] == [active]


@pytest.mark.rule("K-048")
@SEATS
def test_any_players_not_asked_before_can_be_invited(seats: int) -> None:
    for active in range(seats):
        others = [seat for seat in range(seats) if seat != active]
        t = picked(seats=seats, active=active)
        sets = [group for size in range(1, seats) for group in combinations(others, size)]
        expected = {bits(*group) for group in sets}
        assert {parameters["players"] for _, parameters in choices(t, active, "invite")} == expected
        for group in sets:
            other = t.copy()
            play(other, active, "invite", players=bits(*group))
            assert awaited(other) == sorted(group)
            assert heard(other, -1) == [("invited", {"seat": active, "seats": bits(*group)})]


@pytest.mark.rule("K-048")
def test_invitations_go_on_for_as_many_rounds_as_wished() -> None:
    t = picked(seats=5)
    for seat, answer in ((3, "no"), (1, "yes"), (4, "no")):
        play(t, 0, "invite", players=bits(seat))
        play(t, seat, answer)
        assert awaited(t) == [0]
        assert may(t, 0, "start")
    assert choices(t, 0) == [("invite", {"players": bits(2)}), ("start", {})]
    assert t.souls == 0b00011


@pytest.mark.rule("K-049")
@pytest.mark.parametrize("hand", ["", "1", "1 2 3 4 5 6"])
@pytest.mark.parametrize("text", [EASY, HARD, "special=secret threshold=number:5 restriction=half"])
def test_an_invited_player_may_always_accept_or_refuse(hand: str, text: str) -> None:
    for answer in ("yes", "no"):
        t = staged(text, ["1 2 3", hand, "4 5"], seats=3)
        play(t, 0, "pick", place=0)
        play(t, 0, "invite", players=bits(1))
        assert choices(t, 1) == [("no", {}), ("yes", {})]
        play(t, 1, answer)
        assert t.souls == (0b011 if answer == "yes" else 0b001)


@pytest.mark.rule("K-050")
def test_answers_to_one_invitation_are_secret_until_all_are_in() -> None:
    tables = {}
    for answer in ("yes", "no"):
        t = picked(seats=5)
        play(t, 0, "invite", players=bits(1, 2, 3))
        play(t, 2, answer)
        assert awaited(t) == [1, 3]
        assert t.souls == 1
        assert choices(t, 0) == choices(t, 2) == choices(t, 4) == []
        assert all(heard(t, seat) == [] for seat in range(-1, 5))
        tables[answer] = t
    for seat in (-1, 0, 1, 3, 4):
        assert view(tables["yes"], seat).bytes() == view(tables["no"], seat).bytes()
    assert view(tables["yes"], 2).bytes() != view(tables["no"], 2).bytes()
    t = tables["yes"]
    play(t, 3, "no")
    assert all(heard(t, seat) == [] for seat in range(-1, 5))
    play(t, 1, "yes")
    told = [("accepted", {"seat": 1}), ("accepted", {"seat": 2}), ("refused", {"seat": 3})]
    assert all(heard(t, seat) == told for seat in range(-1, 5))
    assert t.souls == 0b00111
    assert awaited(t) == [0]


@pytest.mark.rule("K-050")
def test_asked_one_by_one_each_answer_is_known_before_the_next_is_asked() -> None:
    t = picked(seats=3)
    play(t, 0, "invite", players=bits(1))
    play(t, 1, "yes")
    assert all(heard(t, seat) == [("accepted", {"seat": 1})] for seat in range(-1, 3))
    assert all(view(t, seat).souls == 0b011 for seat in range(-1, 3))
    play(t, 0, "invite", players=bits(2))


@pytest.mark.rule("K-051")
@SEATS
def test_nobody_is_asked_twice_in_a_turn(seats: int) -> None:
    asked: set[int] = set()
    t = picked(seats=seats)
    for seat in range(1, seats):
        play(t, 0, "invite", players=bits(seat))
        play(t, seat, "no")
        asked.add(seat)
        if t.asks != RECRUIT:
            break
        for _, parameters in choices(t, 0, "invite"):
            assert not any(parameters["players"] >> seat & 1 for seat in asked)
    assert t.souls & ~1 == 0
    for _ in random_moves(t, 1, lambda t: t.asks == PICK_CONTRACT):
        pass
    assert t.active == 1
    play(t, 1, "pick", place=next(p for p in range(5) if t.type_[t.market[p]] == 0))
    every = bits(*(seat for seat in range(seats) if seat != 1))
    assert may(t, 1, "invite", players=every)


@pytest.mark.rule("K-052")
def test_an_acceptance_binds_both_sides() -> None:
    """Nobody can be sent away or leave: no such move exists up to the payout, and the Soul stays one."""
    for seed in range(6):
        t = staged("often=times:3 threshold=number:4", PLAIN[:4], 4, seed=seed)
        play(t, 0, "pick", place=0)
        play(t, 0, "invite", players=bits(2))
        play(t, 2, "yes")
        assert {family for family, _ in choices(t, 0)} == {"invite", "start"}
        play(t, 0, "start")
        for _ in random_moves(t, seed, lambda t: t.asks == PICK_CONTRACT):
            assert t.souls == 0b0101
            assert {family for seat in range(4) for family, _ in choices(t, seat)} <= {"player", "die-card"}


@pytest.mark.rule("K-052")
def test_a_soul_leaves_only_where_the_special_lets_it() -> None:
    t = staged("often=times:2 threshold=number:4 special=leaving", PLAIN[:2])
    begin(t, 1)
    assert awaited(t) == [1]
    play(t, 1, "yes")
    assert ("left", {"seat": 1}) in heard(t, -1)


@pytest.mark.rule("K-053")
@SEATS
def test_who_is_not_asked_has_no_move(seats: int) -> None:
    t = picked(seats=seats)
    assert all(choices(t, seat) == [] for seat in range(1, seats))
    play(t, 0, "invite", players=bits(1))
    assert all(choices(t, seat) == [] for seat in range(seats) if seat != 1)
    play(t, 1, "no")
    if seats > 2:
        play(t, 0, "start")
    assert ("begins", {"seats": 1, "turnout": 1}) in heard(t, -1)


@pytest.mark.rule("K-054")
def test_the_start_needs_all_answers_and_fixes_the_souls() -> None:
    t = picked("often=times:2 threshold=number:5", seats=5, active=3)
    play(t, 3, "invite", players=bits(0, 4, 1))
    for seat, answer in ((1, "yes"), (0, "no"), (4, "yes")):
        assert choices(t, 3) == []
        play(t, seat, answer)
    assert may(t, 3, "start")
    play(t, 3, "start")
    told = heard(t, -1)
    assert told[0] == ("begins", {"seats": 0b11010, "turnout": 3})
    assert [fact["seat"] for name, fact in told if name == "rolled"] == [3, 4, 1, 3, 4, 1]
    for _ in random_moves(t, 1, lambda t: t.asks == PICK_CONTRACT):
        assert set(awaited(t)) <= {1, 3, 4}
        assert choices(t, 0) == choices(t, 2) == []
        assert all(t.share[seat, side, icon] == 0 for seat in (0, 2) for side in (0, 1) for icon in (0, 1))
        for _, parameters in choices(t, 3, "player"):
            assert parameters["seat"] in (1, 3, 4)


@pytest.mark.rule("K-055")
@pytest.mark.parametrize("least", [2, 3])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_forced_contract_takes_players_without_a_say(least: int, seats: int) -> None:
    t = picked(seats=seats, type_="forced", least=least, active=1)
    named: list[int] = []
    while turnout(t) < least:
        assert awaited(t) == [1]
        assert players(t, 1) == [seat for seat in range(seats) if seat != 1 and seat not in named]
        assert not may(t, 1, "start")
        named.append(players(t, 1)[-1])
        play(t, 1, "player", seat=named[-1])
        assert heard(t, -1)[0] == ("must-join", {"seat": 1, "other": named[-1]})
    assert turnout(t) == least
    assert t.exempt == NONE


@pytest.mark.rule("K-056")
def test_a_forced_contract_goes_on_as_a_regular_one_once_the_minimum_is_reached() -> None:
    for answer in ("yes", "no"):
        t = picked(seats=5, type_="forced", least=3)
        play(t, 0, "player", seat=4)
        play(t, 0, "player", seat=2)
        offers = [bits(1), bits(3), bits(1, 3)]
        assert choices(t, 0) == [*(("invite", {"players": p}) for p in sorted(offers)), ("start", {})]
        play(t, 0, "invite", players=bits(3))
        assert choices(t, 3) == [("no", {}), ("yes", {})]
        play(t, 3, answer)
        play(t, 0, "start")
        begins = {"seats": 0b11101, "turnout": 4} if answer == "yes" else {"seats": 0b10101, "turnout": 3}
        assert heard(t, -1)[0] == ("begins", begins)


@pytest.mark.rule("K-057")
def test_a_minimum_of_three_at_two_seats_takes_both() -> None:
    for active in (0, 1):
        t = picked(active=active, seats=2, type_="forced", least=3)
        assert players(t, active) == [1 - active]
        play(t, active, "player", seat=1 - active)
        assert ("begins", {"seats": 3, "turnout": 2}) in heard(t, -1)


@pytest.mark.rule("K-058")
@pytest.mark.parametrize(("text", "side"), [(EASY, 0), (HARD, 1)])
def test_forced_souls_share_like_all_others(text: str, side: int) -> None:
    t = staged(text, ["6 6 6"] * 4, 4, reward="S", penalty="C", type_="forced", least=3)
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    play(t, 0, "player", seat=2)
    play(t, 0, "start")
    assert ("pool", {"side": side, "scores": 3 * (1 - side), "cards": 3 * side}) in heard(t, -1)
    assert players(t, 0) == [0, 1, 2]
    play(t, 0, "player", seat=1)
    play(t, 0, "player", seat=1)
    assert 1 not in players(t, 0)
    play(t, 0, "player", seat=2)
    assert [fact["seat"] for name, fact in heard(t, -1) if name == "icon-given"] == [2]


@pytest.mark.rule("K-059")
@SEATS
def test_a_battle_needs_an_opponent_who_has_no_say(seats: int) -> None:
    for active in range(seats):
        t = picked(BATTLE, seats, active, "battle")
        assert awaited(t) == [active]
        assert players(t, active) == [seat for seat in range(seats) if seat != active]
        opponent = players(t, active)[-1]
        play(t, active, "player", seat=opponent)
        assert heard(t, -1)[0] == ("must-join", {"seat": active, "other": opponent})
        while t.asks == JOIN_BATTLE:
            play(t, awaited(t)[0], "no")
        begins = {"seats": 1 << active | 1 << opponent, "turnout": 2}
        assert ("begins", begins) in heard(t, -1)


@pytest.mark.rule("K-060")
def test_everybody_else_may_join_a_battle_one_after_the_other() -> None:
    t = picked(BATTLE, 5, 2, "battle")
    play(t, 2, "player", seat=4)
    joined = 0b10100
    for seat, answer in ((3, "yes"), (0, "no"), (1, "yes")):
        assert awaited(t) == [seat]
        assert choices(t, seat) == [("no", {}), ("yes", {})]
        assert choices(t, 2) == []
        assert all(view(t, other).souls == joined for other in range(-1, 5))
        play(t, seat, answer)
        joined |= (answer == "yes") << seat
        news = ("accepted" if answer == "yes" else "refused", {"seat": seat})
        assert all(heard(t, other)[0] == news for other in range(-1, 5))
    assert ("begins", {"seats": 0b11110, "turnout": 4}) in heard(t, -1)


@pytest.mark.rule("K-061")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cooperative_the_first_named_joins_without_a_say_and_is_exempt(seats: int) -> None:
    t = picked(HARD, seats, cooperative="on")
    assert players(t, 0) == list(range(1, seats))
    play(t, 0, "player", seat=2)
    told = [("must-join", {"seat": 0, "other": 2}), ("exempt", {"seat": 2})]
    assert all(heard(t, seat) == told for seat in range(-1, seats))
    assert t.exempt == 2
    assert may(t, 0, "start")
    play(t, 0, "invite", players=bits(1))
    assert choices(t, 1) == [("no", {}), ("yes", {})]
    play(t, 1, "yes")
    if may(t, 0, "start"):
        play(t, 0, "start")
    assert players(t, 0) == [0, 1]


@pytest.mark.rule("K-061")
def test_cooperative_at_two_seats_both_take_part_and_one_pays() -> None:
    t = staged(HARD, ["6 6 6", "6 6 6"], penalty="S", cooperative="on")
    play(t, 0, "pick", place=0)
    assert players(t, 0) == [1]
    play(t, 0, "player", seat=1)
    told = heard(t, -1)
    assert ("begins", {"seats": 3, "turnout": 2}) in told
    assert [fact["seat"] for name, fact in told if name == "icon-given"] == [0, 0]


@pytest.mark.rule("K-061")
def test_cooperative_the_exempt_soul_shares_a_reward() -> None:
    t = staged(EASY, ["6 6 6"] * 3, 3, reward="S", cooperative="on")
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    play(t, 0, "start")
    assert players(t, 0) == [0, 1]


@pytest.mark.rule("K-062")
@pytest.mark.parametrize("least", [2, 3])
def test_cooperative_forced_contract_has_one_exempt_soul(least: int) -> None:
    t = staged(HARD, ["6 6 6"] * 4, 4, penalty="C", type_="forced", least=least, cooperative="on")
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=3)
    assert ("exempt", {"seat": 3}) in heard(t, -1)
    if least == 3:
        assert not may(t, 0, "start")
        play(t, 0, "player", seat=1)
        assert "exempt" not in dict(heard(t, -1))
    else:
        play(t, 0, "invite", players=bits(1))
        play(t, 1, "yes")
    assert t.exempt == 3
    play(t, 0, "start")
    assert players(t, 0) == [0, 1]


@pytest.mark.rule("K-063")
def test_cooperative_battle_exempts_nobody() -> None:
    t = staged(BATTLE, ["6 6", "1 1", "2 2"], 3, penalty="S", type_="battle", cooperative="on")
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    assert t.exempt == NONE
    assert "exempt" not in dict(heard(t, -1))
    play(t, 2, "yes")
    given = [(fact["seat"], fact["side"]) for name, fact in heard(t, -1) if name == "icon-given"]
    assert {seat for seat, side in given if side == 1} == {1, 2}
