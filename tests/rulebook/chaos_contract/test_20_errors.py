"""Group 20: errors and invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from random import Random
from typing import Any

import pytest

from tests.rulebook.chaos_contract.stage import (
    FAILS,
    PASSES,
    attempted,
    awaited,
    begin,
    card_of,
    challenge,
    choices,
    dealt,
    die,
    guesses,
    heard,
    may,
    pile,
    play,
    random_moves,
    refused_move,
    rolls,
    said,
    share_out,
    staged,
    told,
)
from tests.suite.walk import legal
from turncoat.games.chaos_contract import GAME
from turncoat.games.chaos_contract.components import (
    BATTLE,
    CONTRACTS,
    DICE,
    MARKET,
    NONE,
    PENALTY,
    POWER_KINDS,
    REWARD,
)
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.table import (
    CHANGE_WILDCARD,
    COUNTED,
    GIVE_ICON,
    IN_DECK,
    IN_DISCARD,
    IN_MARKET,
    IN_PLAY,
    NO_NUMBER,
    PICK_CONTRACT,
    SIT_OUT,
    WHICH_RESULT,
    WITH_SEAT,
    Table,
    is_usable,
    value,
)
from turncoat.kernel.fault import OptionError
from turncoat.kernel.news import EVERYTHING
from turncoat.match import Match
from turncoat.words import LANGUAGES

NAMES = ("easier", "cooperative", "chaotic", "objective", "lost_souls", "devilish_numbers", "icons")
SETTINGS = list(
    product(
        ("off", "1", "2"),
        ("off", "on"),
        ("off", "on"),
        ("contracts", "stars"),
        ("off", "on"),
        ("off", "on"),
        ("designed", "published"),
    )
)


@pytest.mark.rule("K-273")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(OptionError) as fault:
        GAME.blank(seats)
    assert fault.value.name == "error-seats"
    assert {"low": 2, "high": 5, "seats": seats}.items() <= fault.value.facts.items()


@pytest.mark.rule("K-273")
@pytest.mark.parametrize(
    ("options", "name", "allowed"),
    [
        ({"easier": "3"}, "error-value", "off, 1, 2"),
        ({"cooperative": "yes"}, "error-value", "off, on"),
        ({"objective": "points"}, "error-value", "contracts, stars"),
        ({"turn-limit": "51"}, "error-value", "none, 50, 100, 200, 500"),
        ({"flat-soul-add": "on"}, "error-option", "easier"),
    ],
)
def test_unknown_options_and_values_are_refused(options: dict[str, str], name: str, allowed: str) -> None:
    with pytest.raises(OptionError) as fault:
        GAME.dealt(3, 1, options)
    assert fault.value.name == name
    assert any(allowed in str(fact) for fact in fault.value.facts.values())


@pytest.mark.rule("K-274")
def test_only_seats_that_owe_a_decision_have_moves() -> None:
    for t in moments(3, 6):
        for seat in range(3):
            assert bool(choices(t, seat)) == (seat in awaited(t))


@pytest.mark.rule("K-274")
def test_asking_what_is_legal_changes_nothing() -> None:
    for t in moments(3, 2):
        before = t.bytes()
        for seat in range(3):
            choices(t, seat)
        assert t.bytes() == before


@pytest.mark.rule("K-275")
def test_an_empty_place_of_the_market_cannot_be_picked() -> None:
    t = staged()
    t.contract_place[t.market[3]] = IN_DISCARD
    t.market[3] = NONE
    assert choices(t, 0) == [("pick", {"place": place}) for place in (0, 1, 2, 4)]


@pytest.mark.rule("K-275")
def test_neither_oneself_nor_a_soul_nor_somebody_asked_can_be_invited() -> None:
    t = staged(PASSES, ["4"] * 4, 4)
    play(t, 0, "pick", place=0)
    invited = [parameters["players"] for _, parameters in choices(t, 0, "invite")]
    assert invited == [seats for seats in range(16) if seats and not seats & 1]
    play(t, 0, "invite", players=1 << 1 | 1 << 2)
    assert not may(t, 0, "start"), "answers are owed"
    play(t, 1, "yes")
    play(t, 2, "no")
    assert [parameters["players"] for _, parameters in choices(t, 0, "invite")] == [8]


@pytest.mark.rule("K-275")
@pytest.mark.parametrize("least", [2, 3])
def test_a_forced_contract_cannot_start_below_its_minimum(least: int) -> None:
    t = staged(PASSES, ["4"] * 4, 4, type_="forced", least=least)
    play(t, 0, "pick", place=0)
    for joined in range(1, least):
        assert choices(t, 0) == [("player", {"seat": seat}) for seat in range(joined, 4)]
        play(t, 0, "player", seat=joined)
    assert may(t, 0, "start")


@pytest.mark.rule("K-275")
def test_a_battle_cannot_start_alone() -> None:
    t = staged("threshold=rivals", ["4"] * 3, 3, type_="battle")
    play(t, 0, "pick", place=0)
    assert choices(t, 0) == [("player", {"seat": 1}), ("player", {"seat": 2})]


@pytest.mark.rule("K-275")
def test_only_souls_sit_out_and_only_rollers_are_secret() -> None:
    t = staged("who=all-but-one special=secret " + PASSES, ["4"] * 5, 5)
    begin(t, 1, 3, 4)
    assert t.asks == SIT_OUT
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in (0, 1, 3, 4)]
    play(t, 0, "player", seat=3)
    assert choices(t, 0) == [("player", {"seat": seat}) for seat in (0, 1, 4)]


@pytest.mark.rule("K-275")
def test_a_part_has_the_right_size_and_no_card_twice() -> None:
    t = staged("restriction=cards:3 " + PASSES, ["1 2 3 4 5", ""])
    begin(t, 1)
    named: list[int] = []
    while awaited(t) == [0] and choices(t, 0, "die-card"):
        offered = [parameters["card"] for _, parameters in choices(t, 0)]
        assert choices(t, 0, "enough") == []
        assert not set(named) & set(offered)
        if len(named) == 3:
            break
        named.append(offered[-1])
        play(t, 0, "die-card", card=named[-1])
        if t.asks == GIVE_ICON:
            break
    assert len(named) == 3


@pytest.mark.rule("K-275")
def test_numbers_of_wildcards_and_attendance_are_bounded(monkeypatch: Any) -> None:
    t = staged(PASSES, ["?", "3/attendance"])
    rolls(monkeypatch, "?", "3/attendance")
    begin(t, 1)
    numbers = [parameters["number"] for _, parameters in choices(t, 0, "number")]
    assert numbers == list(range(-1, 9))
    play(t, 0, "number", number=-1)
    play(t, 0, "number", number=-1)
    numbers = [parameters["number"] for _, parameters in choices(t, 1, "number")]
    assert numbers == list(range(1, 11))


@pytest.mark.rule("K-275")
def test_ignored_and_face_down_results_are_no_targets(monkeypatch: Any) -> None:
    hands = ["1/ignore 2/double", "3 3", "4 4"]
    t = staged("often=times:2 special=secret " + PASSES, hands, 3)
    rolls(monkeypatch, "1/ignore", "3", "4", "2/double")
    play(t, 0, "pick", place=0)
    play(t, 0, "invite", players=1 << 1 | 1 << 2)
    play(t, 1, "yes")
    play(t, 2, "yes")
    play(t, 0, "player", seat=1)
    assert t.asks == WHICH_RESULT
    play(t, 0, "result", result=0)
    assert t.asks == WHICH_RESULT
    targets = [parameters["result"] for _, parameters in choices(t, 0)]
    assert [die(t, t.card[target]) for target in targets] == ["4", "2/double"]


@pytest.mark.rule("K-275")
def test_forbidden_sharings_are_not_offered(monkeypatch: Any) -> None:
    t = staged(FAILS, ["4"] * 3, 3, penalty="S", cooperative="on")
    rolls(monkeypatch, "4", "4", "4")
    play(t, 0, "pick", place=0)
    play(t, 0, "player", seat=1)
    play(t, 0, "invite", players=1 << 2)
    play(t, 2, "yes")
    assert choices(t, 0) == [("player", {"seat": 0}), ("player", {"seat": 2})], "never to the exempt one"
    share_out(t, 2, 2)
    given = [facts["seat"] for facts in told(t, "icon-given")]
    assert given == [2, 0], "not all to one"


@pytest.mark.rule("K-276")
def test_what_is_legal_tells_a_seat_nothing_that_it_may_not_know() -> None:
    for t in moments(3, 5, every=3):
        for seat in range(3):
            for world in guesses(t, seat, 2):
                assert choices(world, seat) == choices(t, seat)
                assert awaited(world) == awaited(t)


# Refusals by a match ---------------------------------------------------------------------------


@cache
def fresh(seats: int, language: str) -> Match:
    """A match just dealt."""
    return Match(GAME, seats, 1, language=language)


def refused(t: Table, seat: int, family: str, /, **parameters: int) -> str:
    """The name of the message that refuses a move."""
    return refused_move(t, seat, MOVES.number(family, **parameters))


def illegal(t: Table, seat: int, family: str, /, **parameters: int) -> bool:
    """Whether a move is refused as not legal now, with what is asked instead."""
    return refused(t, seat, family, **parameters) == "error-illegal"


def invitation(*seats: int) -> int:
    """The parameter of an invitation of these seats."""
    return sum(1 << seat for seat in seats)


@pytest.mark.rule("K-274")
def test_a_match_refuses_seats_that_owe_nothing_and_seats_that_are_not_there() -> None:
    t = staged(PASSES, ["4"] * 3, 3, active=1)
    assert refused(t, 0, "pick", place=0) == "error-not-awaited"
    assert refused(t, 2, "yes") == "error-not-awaited"
    for seat in (-1, 3, 5):
        assert refused(t, seat, "pick", place=0) == "error-no-seat"
    play(t, 1, "pick", place=0)
    play(t, 1, "invite", players=invitation(0, 2))
    assert refused(t, 1, "start") == "error-not-awaited"
    play(t, 0, "yes")
    assert refused(t, 0, "no") == "error-not-awaited", "an answer stands"


@pytest.mark.rule("K-274")
@pytest.mark.parametrize("move", [-1, MOVES.count, 10_000])
def test_a_match_refuses_moves_that_do_not_exist(move: int) -> None:
    for language in LANGUAGES:
        name, text = said(staged(), 0, move, language)
        assert name == "error-unknown-move"
        assert str(MOVES.count - 1) in text


@pytest.mark.rule("K-274")
def test_a_match_refuses_everything_after_the_end(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4"], reward="SS")
    pile(t, 0, 5)
    share_out(t, 0, 1, 1, 1)
    assert t.over
    for seat in (0, 1):
        for move in (0, MOVES.number("start"), MOVES.number("yes"), MOVES.count - 1):
            assert {said(t, seat, move, language)[0] for language in LANGUAGES} == {"error-over"}


@pytest.mark.rule("K-274", "K-276")
def test_a_match_refuses_every_move_that_is_not_legal_in_random_games() -> None:
    luck = Random(5)
    for t in moments(3, 2, turns=6, every=9):
        for seat in awaited(t):
            allowed = {MOVES.number(family, **parameters) for family, parameters in choices(t, seat)}
            for move in luck.sample(sorted(set(range(MOVES.count)) - allowed), 3):
                (world,) = guesses(t, seat, 1)
                assert said(t, seat, move, "en") == said(world, seat, move, "en")


@pytest.mark.rule("K-275", "K-276")
def test_a_match_refuses_an_empty_place_of_the_market() -> None:
    t = staged()
    t.contract_place[t.market[3]] = IN_DISCARD
    t.market[3] = NONE
    assert illegal(t, 0, "pick", place=3)
    assert illegal(t, 0, "start")


@pytest.mark.rule("K-275", "K-276")
def test_a_match_refuses_wrong_invitations_and_an_early_start() -> None:
    t = staged(PASSES, ["4"] * 4, 4)
    play(t, 0, "pick", place=0)
    assert illegal(t, 0, "invite", players=invitation(0))
    assert illegal(t, 0, "invite", players=invitation(0, 1))
    play(t, 0, "invite", players=invitation(1, 2))
    play(t, 1, "yes")
    play(t, 2, "no")
    for again in (1, 2):
        assert illegal(t, 0, "invite", players=invitation(again))
        assert illegal(t, 0, "invite", players=invitation(again, 3))
    forced = staged(PASSES, ["4"] * 4, 4, type_="forced", least=3)
    play(forced, 0, "pick", place=0)
    assert illegal(forced, 0, "start")
    play(forced, 0, "player", seat=1)
    assert illegal(forced, 0, "start")
    assert illegal(forced, 0, "player", seat=1)
    assert illegal(forced, 0, "invite", players=invitation(2))
    battle = staged("threshold=rivals", ["4"] * 3, 3, type_="battle")
    play(battle, 0, "pick", place=0)
    assert illegal(battle, 0, "start")
    assert illegal(battle, 0, "player", seat=0)


@pytest.mark.rule("K-275", "K-276")
def test_a_match_refuses_others_than_souls_to_sit_out_and_than_rollers_to_be_secret() -> None:
    t = staged("who=all-but-one special=secret " + PASSES, ["4"] * 4, 4)
    begin(t, 1, 3)
    assert illegal(t, 0, "player", seat=2)
    play(t, 0, "player", seat=3)
    assert illegal(t, 0, "player", seat=2)
    assert illegal(t, 0, "player", seat=3)


@pytest.mark.rule("K-275", "K-276")
def test_a_match_refuses_a_part_of_the_wrong_size_or_with_a_card_twice() -> None:
    t = staged("restriction=cards:2 " + PASSES, ["1 2 3 4", "1 2 3"])
    begin(t, 1)
    assert illegal(t, 0, "enough")
    assert illegal(t, 0, "die-card", card=card_of(t, 1, "1"))
    named = card_of(t, 0, "3")
    play(t, 0, "die-card", card=named)
    assert illegal(t, 0, "enough")
    assert illegal(t, 0, "die-card", card=named)
    play(t, 0, "die-card", card=card_of(t, 0, "1"))
    assert refused(t, 0, "die-card", card=card_of(t, 0, "4")) == "error-not-awaited", "two are enough"


@pytest.mark.rule("K-275", "K-276")
def test_a_match_refuses_numbers_out_of_bounds(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["?", "3/attendance"], devilish_numbers="on")
    for beyond in (9, 10):
        assert illegal(t, 0, "number", number=beyond)
    assert illegal(t, 0, "by-power")
    play(t, 0, "number", number=-1)
    play(t, 0, "number", number=-1)
    for below in (-1, 0):
        assert illegal(t, 1, "number", number=below)
    duo = attempted(monkeypatch, PASSES, ["3|5", "3"], devilish_numbers="on")
    assert illegal(duo, 0, "number", number=4)


@pytest.mark.rule("K-275", "K-276")
def test_a_match_refuses_ignored_and_face_down_targets(monkeypatch: Any) -> None:
    hands = ["1/ignore 2/double", "3 3", "4 4"]
    t = staged("often=times:2 special=secret " + PASSES, hands, 3)
    rolls(monkeypatch, "1/ignore", "3", "4", "2/double")
    begin(t, 1, 2)
    play(t, 0, "player", seat=1)
    play(t, 0, "result", result=0)
    assert t.asks == WHICH_RESULT
    for target, lies in enumerate([False, False, True, True, False]):
        assert may(t, 0, "result", result=target) == lies
        assert lies or illegal(t, 0, "result", result=target)


@pytest.mark.rule("K-275", "K-276")
def test_a_match_refuses_forbidden_sharings(monkeypatch: Any) -> None:
    t = attempted(monkeypatch, PASSES, ["4", "4", "4"], reward="S")
    share_out(t, 1, 1)
    assert illegal(t, 0, "player", seat=1), "not everything to one"
    failing = staged(FAILS, ["4"] * 4, 4, penalty="S", cooperative="on")
    rolls(monkeypatch, "4", "4", "4")
    play(failing, 0, "pick", place=0)
    play(failing, 0, "player", seat=1)
    play(failing, 0, "invite", players=invitation(2))
    play(failing, 2, "yes")
    play(failing, 0, "start")
    assert illegal(failing, 0, "player", seat=1), "no penalty to the exempt one"
    assert illegal(failing, 0, "player", seat=3), "nothing to one who is no Soul"


@pytest.mark.rule("K-276", "K-263")
@pytest.mark.parametrize("hidden", ["5/add:2", "?", "1|6/diebreak", "3/soft-fail"])
def test_refusals_do_not_depend_on_a_face_down_card(monkeypatch: Any, hidden: str) -> None:
    """Two histories that differ in what seat 1 rolled in secret, while seat 0 picks a result."""

    def history(word: str) -> Table:
        t = staged("often=times:2 special=secret " + PASSES, ["1 2/double", f"{word} 3", "4 4"], 3)
        rolls(monkeypatch, "1", word, "4", "2/double")
        begin(t, 1, 2)
        play(t, 0, "player", seat=1)
        assert t.asks == WHICH_RESULT
        return t

    one, other = history("3"), history(hidden)
    for seat in (0, 2):
        for move in (MOVES.number("result", result=1), MOVES.number("number", number=3), MOVES.number("no")):
            for language in LANGUAGES:
                assert said(one, seat, move, language) == said(other, seat, move, language)


@pytest.mark.rule("K-276")
def test_refusals_do_not_depend_on_what_another_holds_or_has_chosen(monkeypatch: Any) -> None:
    """Two histories that differ in the hand of seat 1 and in the card that it has picked for a Swap."""

    def history(hand: str, picked: str) -> Table:
        t = attempted(monkeypatch, PASSES, ["5/swap 2", hand])
        play(t, 0, "player", seat=1)
        play(t, 1, "die-card", card=card_of(t, 1, picked))
        return t

    one, other = history("4 6/ignore 1", "1"), history("4 2 3/double", "2")
    assert awaited(one) == awaited(other) == [0]
    for move in (*(MOVES.number("die-card", card=card) for card in range(20)), MOVES.number("enough")):
        if not legal(GAME, one, 0).count(move):
            assert said(one, 0, move, "en") == said(other, 0, move, "en")


# Invariants ------------------------------------------------------------------------------------


def moments(seats: int, games: int, turns: int = 12, every: int = 1, **options: str) -> Iterator[Table]:
    """Tables of random games with both expansions."""
    options = {"lost_souls": "on", "devilish_numbers": "on", **options}
    for seed in range(games):
        t = dealt(seats, seed, **options)
        t.turn_limit = turns
        for step, table in enumerate(random_moves(t, seed)):
            if step % every == 0:
                yield table
        yield t


def check_cards(t: Table) -> None:
    """Every card is in exactly one place, and the market says the same."""
    contracts = CONTRACTS if t.lost_souls else 32
    places = [int(t.contract_place[contract]) for contract in range(CONTRACTS)]
    assert all(0 <= place < WITH_SEAT + t.seats for place in places[:contracts])
    assert set(places[contracts:]) <= {NONE}
    market = [int(t.market[place]) for place in range(MARKET) if t.market[place] != NONE]
    assert len(set(market)) == len(market)
    assert set(market) == {contract for contract, place in enumerate(places) if place == IN_MARKET}
    in_play = [contract for contract, place in enumerate(places) if place == IN_PLAY]
    assert in_play in ([], [t.contract])
    dice = 60 if t.devilish else 32
    places = [int(t.die_place[card]) for card in range(DICE)]
    hands = range(WITH_SEAT, WITH_SEAT + t.seats)
    assert all(place in (IN_DECK, IN_DISCARD, *hands) for place in places[:dice])
    assert set(places[dice:]) <= {NONE}
    for result in range(t.results):
        assert t.out[t.card[result]] or t.state[result] == 3


def check_dice(t: Table) -> None:
    """What is said of the dice of Souls is true."""
    for seat in range(t.seats):
        if t.results and t.souls >> seat & 1:
            usable = sum(bool(is_usable(t, seat, card)) for card in range(DICE))
            assert usable == t.usable[seat], "the cards that can be rolled are as many as is said"


@pytest.mark.rule("K-277", "K-280")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_under_all_options_keep_every_invariant(seats: int) -> None:
    for place, setting in enumerate(SETTINGS[seats % 2 :: 2]):
        t = dealt(seats, place, **dict(zip(NAMES, setting, strict=True)))
        t.turn_limit = 8
        for table in random_moves(t, place):
            assert awaited(table)
            assert all(choices(table, seat) for seat in awaited(table))
            check_cards(table)
            check_dice(table)
        assert t.over
        assert t.faults() == []


@pytest.mark.rule("K-280")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_value_of_a_random_game_leaves_its_range(seats: int) -> None:
    for t in moments(seats, 4, every=2):
        assert t.faults() == []
        check_dice(t)


@pytest.mark.rule("K-280")
def test_a_card_that_went_back_joins_a_die_that_diebreak_has_limited(monkeypatch: Any) -> None:
    seen = set()
    for seed in range(12):
        hands = ["4/reroll-return 1 2 3", "2/diebreak 5 6"]
        t = staged("often=times:3 " + PASSES, hands, seed=seed, devilish_numbers="on")
        rolls(monkeypatch, "4/reroll-return", "2/diebreak")
        begin(t, 1)
        for card in [card for card in range(DICE) if is_usable(t, 0, card) and die(t, card) in "12"]:
            play(t, 0, "die-card", card=card)
        play(t, 0, "enough")
        (went,) = told(t, "went-back")[:1]
        second = next(facts["die"] for facts in told(t, "rolled") if facts["seat"] == 0)
        assert t.die_place[second] == WITH_SEAT, "a card of seat 0"
        seen.add(second == went["die"])
    assert seen == {False, True}, "it may be revealed again at once, and need not be"


OWN_NUMBER = ("chameleon", "star-counter", "roll-counter", "attendance")


@pytest.mark.rule("K-278")
def test_alone_every_value_is_the_printed_or_chosen_number() -> None:
    found = picked = 0
    for seed in range(60):
        t = dealt(2, seed, devilish_numbers="on", chaotic="on")
        t.turn_limit = 10
        luck = Random(seed)
        while t.awaits:
            seat = luck.choice(awaited(t))
            options = choices(t, seat)
            move = ("start", {}) if ("start", {}) in options else luck.choice(options)
            chosen = move[1]["number"] if move[0] == "number" else None
            asked_of = t.wildcard if t.asks == CHANGE_WILDCARD else t.now
            asked_card = t.card[asked_of] if asked_of != NONE else NONE
            GAME.play(t, seat, MOVES.number(move[0], **move[1]))
            alone = t.souls == 1 << t.active
            for result in range(t.results if alone else 0):
                if t.state[result] != COUNTED or t.number[result] == NO_NUMBER:
                    continue
                card = t.card[result]
                assert (t.times[result], t.plus[result], t.ignored[result]) == (1, 0, 0)
                assert value(t, result) == t.number[result]
                if t.form[card] == 0:
                    assert t.number[result] == t.face[card]
                else:
                    assert -1 <= t.number[result] <= 8
                if result == asked_of and card == asked_card and chosen is not None:
                    assert t.number[result] == chosen
                    picked += 1
                assert not t.works[result]
                found += POWER_KINDS[t.power[card]].name in OWN_NUMBER
    assert found > 0
    assert picked > 10


@pytest.mark.rule("K-278")
@pytest.mark.parametrize(
    "power", ["add:2", "double", "ignore", "soul-add:2", "cursed-success", "soft-fail", "swap"]
)
def test_alone_no_power_changes_anything(monkeypatch: Any, power: str) -> None:
    t = staged(f"often=times:2 {PASSES} special=free-reroll", [f"1/{power} 1 5", "3"], reward="S")
    rolls(monkeypatch, f"1/{power}", "1")
    begin(t)
    assert awaited(t) == [0]
    assert [int(value(t, result)) for result in range(t.results)] == [1, 1]
    play(t, 0, "no")
    assert told(t, "failed") == [{}]


@pytest.mark.rule("K-279")
def test_icons_given_are_the_icons_left_times_the_turnout() -> None:
    found = 0
    for seed in range(25):
        t = dealt(3, seed, lost_souls="on", devilish_numbers="on", chaotic="on")
        t.turn_limit = 15
        given = [[0, 0], [0, 0]]
        carried = [[0, 0], [0, 0]]
        news = {
            "scored": (REWARD, 0),
            "gained-card": (REWARD, 1),
            "lost-score": (PENALTY, 0),
            "lost-card": (PENALTY, 1),
        }
        due: list[list[int]] = []
        for table in random_moves(t, seed):
            for facts in told(table, "icon-given"):
                given[facts["side"]][facts["icon"]] += 1
            for name, (side, icon) in news.items():
                carried[side][icon] += len(told(table, name))
            if table.shared and table.contract != NONE and not due:
                souls = bin(table.souls).count("1")
                battle = table.type_[table.contract] == BATTLE
                success = table.outcome == 0
                pays = (1 if table.unscaled else souls) if success else 0
                all_win = battle and table.battle_winners == table.souls
                loses = souls if (battle or not success) and not table.no_penalty and not all_win else 0
                due = [
                    [int(table.reward[i]) * pays for i in (0, 1)],
                    [int(table.penalty[i]) * loses for i in (0, 1)],
                ]
            if table.asks == PICK_CONTRACT:
                if due:
                    found += 1
                    assert given == due
                assert all(carried[side][icon] <= given[side][icon] for side in (0, 1) for icon in (0, 1))
                due, given, carried = [], [[0, 0], [0, 0]], [[0, 0], [0, 0]]
    assert found > 20


@pytest.mark.rule("K-279")
@pytest.mark.parametrize(("power", "icons"), [("cursed-success", 1), ("soft-fail", 0)])
def test_cursed_success_pays_once_and_soft_fail_takes_nothing(
    monkeypatch: Any, power: str, icons: int
) -> None:
    t = staged(PASSES, [f"4/{power}", "4", "4"], 3, reward="S", penalty="SC")
    rolls(monkeypatch, f"4/{power}")
    begin(t, 1, 2)
    (pool,) = told(t, "pool")
    assert (pool["scores"], pool["cards"]) == (icons, 0)
    assert (t.asks == GIVE_ICON) == bool(icons)


@pytest.mark.rule("K-280")
def test_every_contract_ends() -> None:
    """In every contract each card is rolled or drawn once, and once more after it has gone back."""
    rolled: Counter[int] = Counter()
    back: Counter[int] = Counter()
    most = again = 0
    for seed in range(20):
        t = dealt(5, seed, lost_souls="on", devilish_numbers="on", chaotic="on")
        t.turn_limit = 20
        for table in chain(random_moves(t, seed), [t]):
            for name, facts in heard(table, EVERYTHING):
                if name in ("rolled", "saw-own-roll", "drew-instead"):
                    rolled[facts["die"]] += 1
                elif name == "went-back":
                    back[facts["die"]] += 1
                elif name == "turn-begins":
                    assert all(times <= 1 + back[card] for card, times in rolled.items())
                    assert set(back.values()) <= {1}
                    most, again = max(most, rolled.total()), again + back.total()
                    rolled.clear()
                    back.clear()
            assert table.results <= 60 + 11, "every card, and again each base power if it is a Reroll Return"
        assert t.over
    assert most > 15
    assert again > 3


LOOP = "often=until-won what=extreme:0 comparison=higher threshold=rivals"


@pytest.mark.rule("K-280", "K-282")
def test_a_battle_until_somebody_wins_ends_with_reroll_return(monkeypatch: Any) -> None:
    """Two Reroll Returns in one die go back once each, and the fifth roll is the last."""
    t = staged(LOOP, ["4/reroll-return 3/reroll-return", "4"], type_="battle", reward="S", penalty="")
    rolls(monkeypatch, *["4/reroll-return", "4", "3/reroll-return", "4/reroll-return", "3/reroll-return"])
    challenge(t, 1)
    told_of_turns = [
        (name, facts["seat"]) for name, facts in heard(t) if name in ("rolled", "went-back", "skipped")
    ]
    assert told_of_turns == [
        ("rolled", 0), ("rolled", 1),
        ("went-back", 0), ("rolled", 0), ("skipped", 1),
        ("went-back", 0), ("rolled", 0), ("skipped", 1),
        ("rolled", 0),
    ]  # fmt: skip
    assert told(t, "battle-won") == [{"seats": 0b11}]
    assert len(told(t, "scored")) == 2
    assert told(t, "turn-begins") == [{"seat": 1}]


@pytest.mark.rule("K-280", "K-282")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_battle_with_many_reroll_returns_has_a_roll_for_each_card_and_return(seats: int) -> None:
    """Nobody is ever better, so all dice are rolled out, however often their cards go back."""
    most = 0
    for seed in range(10):
        die = "6/reroll-return 6/reroll-return 6"
        t = staged(LOOP, [die] * seats, seats, type_="battle", reward="", penalty="", seed=seed)
        challenge(t, 1, *range(2, seats))
        back = len(told(t, "went-back"))
        assert back <= 2 * seats
        assert len(told(t, "rolled")) == 3 * seats + back
        assert told(t, "battle-won") == [{"seats": (1 << seats) - 1}]
        most = max(most, back)
    assert most >= seats
