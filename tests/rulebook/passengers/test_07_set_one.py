"""Rows P-081 to P-103: Gift set I, and the Gifts that other sets share with it."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rulebook.passengers.stage import (
    after,
    at,
    awaited,
    begun,
    bits,
    card,
    choices,
    come_to,
    dealt,
    finish_gifts,
    finish_round,
    hands,
    heard,
    hold,
    in_play,
    knowers,
    offered,
    pair,
    past,
    placed,
    play,
    random_moves,
    view,
    vote,
    where,
    with_card_at,
    with_placed,
)
from turncoat.games.passengers.components import (
    BELL,
    BLUE,
    BOATS,
    CARD_OF_HAND,
    CAST_VOTE,
    CHROMATIS,
    DRUM,
    GIFT_SET,
    GREEN,
    HAMSA_HAND,
    HAND,
    MASK,
    MASTER_COIN,
    MIRROR,
    NONE,
    RAVEN,
    RED,
    SET,
    SHADOW,
    URN,
    VESSEL,
    WOLF,
)
from turncoat.games.passengers.table import BY_CARD, BY_GIFT, Table

SEATS = range(4, 9)


def silenced(t: Table) -> list[int]:
    return [seat for seat in range(t.seats) if t.silenced[seat]]


def told(t: Table, kind: str, seat: int = -1) -> list[dict[str, int]]:
    return [facts for name, facts in heard(t, seat) if name == kind]


@pytest.mark.rule("P-081", "P-066")
@pytest.mark.parametrize(("sets", "gift"), [("I", VESSEL), ("four", VESSEL), ("II", URN), ("III", DRUM)])
def test_the_gift_numbered_zero_does_nothing(sets: str, gift: int) -> None:
    assert GIFT_SET[SET.names.index(sets), 0] == gift
    for voyage in range(3):
        t = begun(4, voyage, sets=sets)
        hold(t, {0: 0})
        assert t.using != 0
        for seat in range(-1, 4):
            assert told(t, "nothing-to-do", seat) == [{"seat": 0, "gift": gift}]


@pytest.mark.rule("P-082")
@pytest.mark.parametrize("seats", SEATS)
def test_bell_silences_one_other_seat_until_the_votes_are_shown(seats: int) -> None:
    t = offered(seats, 1, sets="I")
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in range(1, seats)]
    play(t, 0, "player", seat=2)
    for seat in range(-1, seats):
        assert told(t, "silenced", seat) == [{"seat": 0, "gift": BELL, "other": 2}]
        assert silenced(view(t, seat)) == [2]
    finish_gifts(t)
    for seat in range(seats):
        assert silenced(t) == [2]
        play(t, seat, "vote", boat=RAVEN)
    assert silenced(t) == []


@pytest.mark.rule("P-083")
@pytest.mark.parametrize(("sets", "number"), [("I", 1), ("four", 1), ("III", 1)])
def test_a_silenced_seat_is_a_legal_target_and_silences_do_not_add_up(sets: str, number: int) -> None:
    """Bell, Knell, Vow on a seat that a Silence card has silenced: both causes last to the reveal, and no
    count is kept of them. Quiet Tide, which ends earlier, is shown in its own row."""
    t = offered(4, number, sets=sets)
    t.silenced[2] = BY_CARD
    assert ("player", {"seat": 2}) in choices(t, 0)
    play(t, 0, "player", seat=2)
    assert t.silenced[2] == BY_CARD | BY_GIFT
    finish_gifts(t)
    assert t.silenced[2] == BY_CARD | BY_GIFT
    vote(t, [RAVEN] * 4)
    assert t.silenced[2] == 0


@pytest.mark.rule("P-084")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("voyage", [0, 1])
def test_chromatis_asks_every_other_hand_for_a_colour(seats: int, voyage: int) -> None:
    t = offered(seats, 2, voyage, sets="I")
    if voyage == 0:
        hands(t, "SR DR", "SR DG", "DR SR", "SB SG", *["DB DG"] * (seats - 4))
        yes = {RED: bits(1, 2), GREEN: bits(1, *range(3, seats)), BLUE: bits(*range(3, seats))}
    else:
        hands(t, "SR", "SR", "DR", "SB", *["DG"] * (seats - 4))
        yes = {RED: bits(1, 2), GREEN: bits(*range(4, seats)), BLUE: bits(3)}
    assert choices(t, 0) == [("hue", {"colour": colour}) for colour in (RED, GREEN, BLUE)]
    for colour, answer in yes.items():
        done = after(t, 0, "hue", colour=colour)
        facts = {"seat": 0, "gift": CHROMATIS, "colour": colour, "seats": answer}
        for seat in range(-1, seats):
            assert told(done, "hand-colour", seat) == [facts]
            assert view(done, seat).answer[voyage, 2] == answer
            assert view(done, seat).choice[voyage, 2, 0] == done.choice[voyage, 2, 0] != NONE


@pytest.mark.rule("P-084")
def test_chromatis_tells_neither_number_nor_type_and_is_remembered() -> None:
    """Two red Demons or one red Soul: the same yes, in views that nobody else can tell apart."""
    t = offered(5, 2, sets="I")
    worlds = []
    for hand in ("DR DR", "SR SB", "DG SR"):
        world = t.copy()
        hands(world, "SG SB", hand)
        play(world, 0, "hue", colour=RED)
        worlds.append(world)
    assert knowers(worlds[0], worlds[1]) == knowers(worlds[0], worlds[2]) == {1}
    no = t.copy()
    hands(no, "SG SB", "DG SB")
    play(no, 0, "hue", colour=RED)
    for world in (no, worlds[0]):
        finish_gifts(world)
        vote(world, [RAVEN] * 5)
    assert knowers(no, worlds[0]) == set(range(-1, 5))


@pytest.mark.rule("P-085")
def test_a_hand_of_only_the_yaesther_has_no_colour() -> None:
    t = offered(6, 2, 1, sets="I")
    hands(t, "SR", "Y", "SR", "SG", "SB", "DB")
    for colour in (RED, GREEN, BLUE):
        assert not told(after(t, 0, "hue", colour=colour), "hand-colour")[0]["seats"] >> 1 & 1


@pytest.mark.rule("P-086")
@pytest.mark.parametrize("seats", SEATS)
def test_chromatis_without_hands_asks_for_the_passengers_just_placed(seats: int) -> None:
    t = offered(seats, 2, 2, layout="b", sets="I")
    words = ["SR", "DR", "SG", "Y", "DR", "SB", "SR", "DG"][:seats]
    for seat, word in enumerate(words):
        t = with_placed(t, seat, word)
    for here in in_play(t, SHADOW):
        t = with_card_at(t, 2, *here, "DB")
    for colour in (RED, GREEN, BLUE):
        yes = bits(*(s for s in range(1, seats) if words[s][-1] == "RGB"[colour]))
        done = after(t, 0, "hue", colour=colour)
        facts = {"seat": 0, "gift": CHROMATIS, "colour": colour, "seats": yes}
        for seat in range(-1, seats):
            assert told(done, "placed-colour", seat) == [facts]


@pytest.mark.rule("P-087")
@pytest.mark.parametrize("seats", SEATS)
def test_hamsa_hand_chooses_two_other_seats(seats: int) -> None:
    """One decision over unordered pairs."""
    t = offered(seats, 3, sets="I")
    expected = [("two-players", {"pair": pair(*two)}) for two in combinations(range(1, seats), 2)]
    assert choices(t, 0) == expected
    assert len(expected) == (seats - 1) * (seats - 2) // 2


@pytest.mark.rule("P-087")
def test_hamsa_hand_shows_two_chosen_cards_to_its_holder_alone() -> None:
    t = offered(5, 3, sets="I")
    hands(t, "SR SR", "SG DG", "SB DB", "DR DR", "SR DG")
    play(t, 0, "two-players", pair=pair(1, 2))
    for seat in range(-1, 5):
        assert told(t, "chose-two", seat) == [{"seat": 0, "gift": HAMSA_HAND, "other": 1, "another": 2}]
    assert awaited(t) == [1, 2]
    assert choices(t, 1) == choices(t, 2) == [("card", {"card": 0}), ("card", {"card": 1})]
    done = []
    for one, two in ((0, 0), (1, 0), (0, 1)):
        done.append(after(after(t, 1, "card", card=one), 2, "card", card=two))
    assert knowers(done[0], done[1]) == {0, 1}
    assert knowers(done[0], done[2]) == {0, 2}
    for seat in range(-1, 5):
        assert told(done[0], "showed", seat) == [{"seat": 1, "other": 0}, {"seat": 2, "other": 0}]
        seen = [{"other": 1, "card": card("SG")}, {"other": 2, "card": card("SB")}]
        assert told(done[0], "saw-hand-card", seat) == (seen if seat == 0 else [])
    for seat in range(5):
        assert [done[0].hand[seat, i] for i in range(HAND)] == [t.hand[seat, i] for i in range(HAND)]


@pytest.mark.rule("P-088", "P-067")
def test_a_card_shown_in_round_two_is_the_one_placed_in_round_three() -> None:
    t = offered(5, 3, 1, sets="I")
    hands(t, "SR", "DG", "SB", "SR", "SR")
    play(t, 0, "two-players", pair=pair(1, 2))
    assert choices(t, 1) == [("card", {"card": 0})]
    play(t, 2, "card", card=0)
    play(t, 1, "card", card=0)
    finish_gifts(t)
    vote(t, [RAVEN] * 5)
    seen = view(t, 0)
    assert [seen.shower[1, which] for which in range(2)] == [1, 2]
    assert [seen.shown_card[1, which] for which in range(2)] == [card("DG"), card("SB")]
    assert [view(t, 1).shown_card[1, which] for which in range(2)] == [card("DG"), NONE]
    for seat in (-1, 3, 4):
        assert [view(t, seat).shown_card[1, which] for which in range(2)] == [NONE, NONE]
    while awaited(t) != [1]:
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert {p["card"] for _, p in choices(t, 1)} == {0}
    family, parameters = choices(t, 1)[0]
    play(t, 1, family, **parameters)
    assert placed(t, 1) == card("DG")


@pytest.mark.rule("P-089")
@pytest.mark.parametrize("sets", SET.names)
def test_a_gift_about_hands_finds_every_other_seat_or_none(sets: str) -> None:
    seats = 4
    for voyage in (0, 1):
        t = offered(seats, 3, voyage, sets=sets)
        sizes = {sum(t.hand[seat, i] != NONE for i in range(HAND)) for seat in range(seats)}
        assert sizes == {2 - voyage}
        named = {seat for _, p in choices(t, 0) for seat in _seats(p)}
        assert named == {1, 2, 3}
    t = begun(seats, 2, layout="b", sets=sets)
    hold(t, {0: 3})
    asked = set()
    while t.asks != CAST_VOTE:
        asked.add(t.asks)
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert CARD_OF_HAND not in asked


def _seats(parameters: dict[str, int]) -> tuple[int, ...]:
    if "seat" in parameters:
        return (parameters["seat"],)
    return next(two for two in combinations(range(8), 2) if pair(*two) == parameters["pair"])


@pytest.mark.rule("P-090")
@pytest.mark.parametrize("coin", range(5))
def test_hamsa_hand_without_hands_lets_the_earlier_seat_decide(coin: int) -> None:
    t = begun(5, 2, coin, layout="b", sets="I")
    hold(t, {0: 3})
    come_to(t, 3)
    assert choices(t, 0) == [("two-players", {"pair": pair(*two)}) for two in combinations(range(1, 5), 2)]
    for one, two in combinations(range(1, 5), 2):
        asked = after(t, 0, "two-players", pair=pair(one, two))
        earlier = min(one, two, key=lambda seat: (seat - coin) % 5)
        assert awaited(asked) == [earlier]
        assert choices(asked, earlier) == [("player", {"seat": one}), ("player", {"seat": two})]
        for whose in (one, two):
            here = where(t, whose)
            worlds = [with_placed(asked, whose, word) for word in ("SR", "DG")]
            assert knowers(*worlds) == {whose}
            done = [after(world, earlier, "player", seat=whose) for world in worlds]
            assert knowers(*done) == {0, whose}
            for seat in range(-1, 5):
                assert told(done[0], "peeked", seat) == [{"seat": 0, "round": 2, **at(here)}]
                saw = [{"round": 2, **at(here), "card": card("SR")}]
                assert told(done[0], "saw", seat) == (saw if seat == 0 else [])
            assert view(asked, -1).awaits == 1 << earlier


@pytest.mark.rule("P-091")
@pytest.mark.parametrize("seats", SEATS)
def test_seers_paw_peeks_at_one_passenger_in_play(seats: int) -> None:
    t = offered(seats, 4, sets="I")
    assert choices(t, 0) == [("space", at(here)) for here in in_play(t)]
    assert len(choices(t, 0)) == (6 if seats == 4 else seats)
    for owner in range(1, seats):
        here = where(t, owner)
        done = [after(with_placed(t, owner, word), 0, "space", **at(here)) for word in ("SG", "DB")]
        assert knowers(*done) == {0, owner}
        for seat in range(-1, seats):
            assert told(done[0], "peeked", seat) == [{"seat": 0, "round": 0, **at(here)}]


@pytest.mark.rule("P-092")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("voyage", [1, 2])
def test_mirror_peeks_at_one_or_two_passengers_of_the_afterlands(seats: int, voyage: int) -> None:
    t = offered(seats, 5, voyage, sets="I")
    there = past(t)
    assert choices(t, 0) == [("past", p) for p in there]
    assert len({p["round"] for p in there}) == voyage
    for first in (there[0], there[-1]):
        worlds = [with_card_at(t, first["round"], first["boat"], first["space"], w) for w in ("SR", "DR")]
        done = [after(world, 0, "past", **first) for world in worlds]
        owner = t.placer[first["round"], first["boat"], first["space"]]
        assert knowers(*done) == {0} | ({owner} - {SHADOW}) | _saw(t, first)
        assert told(done[0], "peeked") == [{"seat": 0, **first}]
        assert awaited(done[0]) == [0]
        rest = [("past", p) for p in there if p != first]
        assert choices(done[0], 0) == [*rest, ("stop", {})]
        stopped = after(done[0], 0, "stop")
        assert told(stopped, "stopped") == [{"seat": 0}]
        assert stopped.using != 5
        second = rest[0][1]
        both = after(done[0], 0, "past", **second)
        assert told(both, "peeked") == [{"seat": 0, **second}]
        assert both.using != 5
        for p in (first, second):
            place = (p["round"], p["boat"], p["space"])
            assert view(both, 0).passenger[place] == both.passenger[place]


def _saw(t: Table, p: dict[str, int]) -> set[int]:
    """Seats that had seen a Passenger before."""
    seen = t.seen_by[p["round"], p["boat"], p["space"]]
    return {seat for seat in range(t.seats) if seen >> seat & 1}


@pytest.mark.rule("P-093")
def test_mirror_with_a_single_target_ends_after_it() -> None:
    """Five seats, round II: a boat of two crossed, and one of the two was turned up."""
    t = begun(5, 0)
    hold(t, {0: 7, 1: 8, 2: 2, 3: 0, 4: 3})  # two in the Raven
    assert [t.aboard[boat] for boat in (RAVEN, WOLF)] == [2, 3]
    come_to(t, 7)
    play(t, 0, "space", **at(where(t, 3)))
    finish_gifts(t)
    vote(t, [RAVEN] * 5)
    hold(t, {0: 5})
    come_to(t, 5)
    assert choices(t, 0) == [("past", {"round": 0, "boat": RAVEN, "space": 1})]
    play(t, 0, "past", round=0, boat=RAVEN, space=1)
    assert t.using != 5
    assert told(t, "stopped") == []


@pytest.mark.rule("P-094")
@pytest.mark.parametrize("sets", SET.names)
@pytest.mark.parametrize("seats", SEATS)
def test_gifts_of_the_afterlands_pass_in_round_one(seats: int, sets: str) -> None:
    if sets == "four" and seats > 4:
        sets = "I"
    t = begun(seats, layout="b", sets=sets)
    hold(t, {0: 5})
    notices = told(t, "no-target")
    while t.asks != CAST_VOTE:
        assert t.using != 5
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
        notices += told(t, "no-target")
    assert {"seat": 0, "gift": GIFT_SET[t.gift_set[0], 5]} in notices


@pytest.mark.rule("P-095", "P-096")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("voyage", [1, 2])
def test_scroll_exchanges_any_two_passengers_unseen(seats: int, voyage: int) -> None:
    """One decision over unordered pairs of Passengers."""
    t = offered(seats, 6, voyage, sets="I")
    pairs = [{**at(one), "to_boat": two[0], "to_space": two[1]} for one, two in combinations(in_play(t), 2)]
    assert choices(t, 0) == [("shift", p) for p in pairs]
    worlds = [with_placed(t, 1, word) for word in ("SR", "DG")]
    for p in pairs:
        done = [after(world, 0, "shift", **p) for world in worlds]
        assert knowers(*done) == {1}
        here, there = (p["boat"], p["space"]), (p["to_boat"], p["to_space"])
        was, now = t.passenger, after(t, 0, "shift", **p).passenger
        assert now[voyage, here[0], here[1]] == was[voyage, there[0], there[1]]
        assert now[voyage, there[0], there[1]] == was[voyage, here[0], here[1]]
        for seat in range(-1, seats):
            facts = {"seat": 0, **at(here), "to-boat": there[0], "to-space": there[1]}
            assert told(done[0], "swapped", seat) == [facts]
        assert [done[0].aboard[boat] for boat in range(BOATS)] == [t.aboard[boat] for boat in range(BOATS)]


@pytest.mark.rule("P-097", "P-098")
@pytest.mark.parametrize("seats", SEATS)
def test_lantern_turns_a_passenger_up_for_all_and_for_good(seats: int) -> None:
    t = offered(seats, 7, sets="I")
    assert choices(t, 0) == [("space", at(here)) for here in in_play(t)]
    for here in (where(t, 0), in_play(t)[-1], in_play(t, SHADOW if seats == 4 else 1)[0]):
        for winner in (here[0], 1 - here[0]):
            done = after(t, 0, "space", **at(here))
            identity = t.passenger[0, here[0], here[1]]
            for seat in range(-1, seats):
                assert told(done, "turned", seat) == [{"seat": 0, **at(here), "card": identity}]
            finish_gifts(done)
            vote(done, [winner] * seats)
            for _ in range(2):
                assert done.face_up[0, here[0], here[1]] == 1
                for seat in range(-1, seats):
                    assert view(done, seat).passenger[0, here[0], here[1]] == identity
                finish_round(done)
            for seat in range(-1, seats):
                assert view(done, seat).passenger[0, here[0], here[1]] == identity


@pytest.mark.rule("P-099", "P-102")
@pytest.mark.parametrize("sets", SET.names)
@pytest.mark.parametrize("voyage", range(3))
def test_mask_is_the_same_in_all_sets(sets: str, voyage: int) -> None:
    assert GIFT_SET[SET.names.index(sets), 8] == MASK
    t = offered(4, 8, voyage, sets=sets)
    worn = {t.mask[r, boat, space] for r in range(voyage) for boat in range(BOATS) for space in range(4)}
    left = [colour for colour in (RED, GREEN, BLUE) if colour not in worn]
    assert len(left) >= 3 - voyage
    expected = [("disguise", {"colour": colour, **at(here)}) for colour in left for here in in_play(t)]
    assert choices(t, 0) == expected
    for family, p in (expected[0], expected[-1]):
        done = after(t, 0, family, **p)
        for seat in range(-1, 4):
            assert told(done, "masked", seat) == [{"seat": 0, **p}]
            assert view(done, seat).mask[voyage, p["boat"], p["space"]] == p["colour"]
        assert done.masks == t.masks & ~(1 << p["colour"])
        finish_gifts(done)
        vote(done, [p["boat"]] * 4)
        assert done.mask[voyage, p["boat"], p["space"]] == p["colour"]


@pytest.mark.rule("P-099")
def test_a_mask_may_lie_on_a_face_up_passenger_but_not_on_another_mask() -> None:
    t = begun(5)
    hold(t, {0: 8, 1: 7})
    come_to(t, 7)
    play(t, 1, "space", **at(where(t, 3)))
    come_to(t, 8)
    assert ("disguise", {"colour": GREEN, **at(where(t, 3))}) in choices(t, 0)
    here = where(t, 4)
    t.mask[0, here[0], here[1]] = BLUE
    assert here not in {(p["boat"], p["space"]) for _, p in choices(t, 0)}


@pytest.mark.rule("P-100")
def test_a_mask_of_the_printed_colour_is_legal_and_tells_nothing() -> None:
    t = offered(5, 8, sets="I")
    here = where(t, 2)
    worlds = [with_placed(t, 2, word) for word in ("SR", "DG", "DB")]
    for colour in (RED, GREEN, BLUE):
        done = [after(world, 0, "disguise", colour=colour, **at(here)) for world in worlds]
        assert knowers(done[0], done[1]) == knowers(done[0], done[2]) == {2}
        assert [heard(done[0], seat) for seat in range(5)] == [heard(done[1], seat) for seat in range(5)]


@pytest.mark.rule("P-101")
@pytest.mark.parametrize("crosses", [True, False])
def test_a_mask_colour_is_used_once_in_a_game(crosses: bool) -> None:
    t = begun(5)
    used: list[int] = []
    for voyage in range(3):
        hold(t, {0: 8})
        come_to(t, 8)
        assert {p["colour"] for _, p in choices(t, 0)} == {RED, GREEN, BLUE} - set(used)
        here = where(t, 0)
        colour = (2 * voyage + 1) % 3
        play(t, 0, "disguise", colour=colour, **at(here))
        used.append(colour)
        finish_gifts(t)
        vote(t, [here[0] if crosses else 1 - here[0]] * 5)
        assert t.mask[voyage, here[0], here[1]] == colour
    assert t.masks == 0


@pytest.mark.rule("P-103", "P-066")
@pytest.mark.parametrize("sets", ["I", "III", "four"])
@pytest.mark.parametrize("coin", range(4))
def test_master_coin_is_taken_without_a_decision(sets: str, coin: int) -> None:
    t = begun(4, 0, coin, sets=sets)
    hold(t, {0: 9})
    assert t.coin == coin
    while t.asks != CAST_VOTE:
        assert t.using != 9
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    for seat in range(-1, 4):
        assert told(t, "coin-taken", seat) == [{"seat": 0, "gift": MASTER_COIN, "other": 0}]
        assert view(t, seat).coin == 0


@pytest.mark.rule("P-082", "P-091", "P-095", "P-097", "P-099")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("layout", ["a", "b"])
def test_bell_paw_scroll_lantern_and_mask_always_find_a_target(seats: int, layout: str) -> None:
    """In random games of set I only Mirror ever lacks one."""
    for seed in range(3):
        t = dealt(seats, seed, sets="I", layout=layout)
        for _ in random_moves(t, seed):
            assert {facts["gift"] for facts in told(t, "no-target")} <= {MIRROR}
