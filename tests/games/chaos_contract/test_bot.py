"""The hand-written player of Chaos Contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest

from tests.rulebook.chaos_contract.stage import (
    Choice,
    awaited,
    begin,
    dealt,
    die,
    give,
    market,
    pile,
    play,
    random_moves,
    rolls,
    staged,
    write,
)
from tests.suite.chaos_contract import options
from turncoat.games.chaos_contract import GAME, hunch, judging
from turncoat.games.chaos_contract.components import BATTLE, DICE, MARKET, NONE, PENALTY
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.speech import TALK
from turncoat.games.chaos_contract.stock import take_die
from turncoat.games.chaos_contract.table import (
    ANSWER,
    CHOOSE_PART,
    COUNTED,
    FACE_DOWN,
    GIVE_ICON,
    IN_DECK,
    IN_DISCARD,
    LEAVE_OR_STAY,
    LOSE_CARD,
    NO_NUMBER,
    QUESTION,
    WHICH_ICON,
    WHICH_RESULT,
    WHO_REROLLS,
    Table,
    is_until_won,
)
from turncoat.games.chaos_contract.vocabulary import CLAIMS
from turncoat.kernel.batch import play_games
from turncoat.kernel.chance import sow
from turncoat.kernel.moves import MASK_WORDS, allowed, clear
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.record import BROKEN, OPEN, Cells
from turncoat.kernel.things import MOST_SEATS

SEED = 47
TRIES = 1200
EVERYTHING = {"lost-souls": "on", "devilish-numbers": "on"}


# The reckoning --------------------------------------------------------------------------------------


def sketched(t: Table, seat: int, souls: int, contract: int = NONE, fresh: bool = True) -> Cells:
    """A contract as a seat sketches it, by default the first of the market before anything is rolled."""
    h = [0] * hunch.HUNCH_CELLS
    h[hunch.WITHOUT] = NONE
    h[hunch.IS_FRESH] = int(fresh)
    h[hunch.SITTER] = h[hunch.EXEMPT] = NONE
    hunch.take_stock(t, h)
    hunch.sketch(t, seat, h, t.market[0] if contract == NONE else contract, souls)
    return h


def outcomes(t: Table, h: Cells, luck: int = 1) -> list[int]:
    """What comes of many tries."""
    stream = [0] * 4
    sow(stream, luck, 2, 3, 4)
    return [hunch.try_out(t, h, stream) for _ in range(TRIES)]


def chance(t: Table, souls: int, seat: int = 0, luck: int = 1) -> float:
    """The share of tries in which the first contract of the market succeeds."""
    return outcomes(t, sketched(t, seat, souls), luck).count(hunch.SUCCEEDS) / TRIES


def rolled(hands: Sequence[str], times: int) -> Iterator[list[int]]:
    """All equally likely rows of numbers when these dice are rolled in rounds."""
    ways = [list(permutations([int(word) for word in hand.split()], times)) for hand in hands]
    for rows in product(*ways):
        yield [rows[who][turn] for turn in range(times) for who in range(len(rows))]


def exact(hands: Sequence[str], times: int, passes: Callable[[list[int]], bool]) -> float:
    """The true chance, all rows of rolls counted."""
    passed = [passes(row) for row in rolled(hands, times)]
    return sum(passed) / len(passed)


ORDERED, LOW, HIGH = "1 2 3 4 5 6", "1 1 2 3", "4 5 6"
CHANCES: list[tuple[str, list[str], int, Callable[[list[int]], bool]]] = [
    ("what=all comparison=lower threshold=number:5", [ORDERED], 1, lambda row: max(row) < 5),
    ("what=all comparison=lower threshold=number:5", [ORDERED, LOW], 1, lambda row: max(row) < 5),
    ("what=sum comparison=higher threshold=turnout:3", [ORDERED, HIGH], 1, lambda row: sum(row) > 6),
    ("often=times:2 what=sum comparison=lower threshold=number:5", [ORDERED], 2, lambda row: sum(row) < 5),
    ("often=times:2 what=none comparison=higher threshold=number:4", [LOW, HIGH], 2, lambda r: max(r) <= 4),
    ("often=times:3 what=some:6 comparison=higher threshold=number:3", [ORDERED], 3,
     lambda row: sum(number > 3 for number in row) >= 2),
    ("what=extreme:0 comparison=higher threshold=number:5", [ORDERED, ORDERED], 1, lambda row: max(row) > 5),
    ("what=extreme:1 comparison=higher threshold=number:2", [ORDERED, LOW], 1, lambda row: min(row) > 2),
    ("often=times:2 what=same comparison=higher threshold=number:2", [LOW, LOW], 2,
     lambda row: sum(row.count(number) > 1 for number in row) > 2),
    ("often=times:2 what=different comparison=lower threshold=number:4", [ORDERED, LOW], 2,
     lambda row: len(set(row)) < 4),
    ("often=turnout-times what=sequence comparison=in-sequence:1", [LOW, HIGH], 2,
     lambda row: row[0] < row[1] < row[2] < row[3]),
    ("what=all comparison=within:2", [ORDERED, HIGH], 1, lambda row: max(row) - min(row) <= 2),
    ("often=times:2 what=sum comparison=higher threshold=rolls special=fail-on-same-number",
     [LOW, ORDERED], 2, lambda row: sum(row) > 4 and not {row[0], row[2]} & {row[1], row[3]}),
]  # fmt: skip


@pytest.mark.parametrize(("contract", "hands", "times", "passes"), CHANCES)
def test_reckons_the_chance_of_a_contract(
    contract: str, hands: list[str], times: int, passes: Callable[[list[int]], bool]
) -> None:
    t = staged(contract, hands, lost_souls="on")
    p = exact(hands, times, passes)
    margin = 4 * (p * (1 - p) / TRIES) ** 0.5
    assert chance(t, (1 << len(hands)) - 1) == pytest.approx(p, abs=margin + 1e-9)


@pytest.mark.parametrize("luck", range(4))
def test_an_easier_test_is_never_less_likely(luck: int) -> None:
    shares = []
    for bound in (2, 3, 4, 5):
        t = staged(f"often=times:2 what=all comparison=lower threshold=number:{bound}", [ORDERED, ORDERED])
        shares.append(chance(t, 0b11, luck=luck))
    assert shares == sorted(shares)
    assert shares[0] < shares[-1]


def test_chooses_the_part_of_a_die_that_suits_the_test() -> None:
    whole = staged("what=all comparison=lower threshold=number:4", [ORDERED])
    half = staged("restriction=half what=all comparison=lower threshold=number:4", [ORDERED])
    assert chance(half, 0b01) == 1 > chance(whole, 0b01)


def test_powers_count_with_two_souls_only() -> None:
    t = staged("what=all comparison=higher threshold=number:4", ["3/add:2", "3"])
    give(t, 1, ["5"])
    assert chance(t, 0b01) == 0
    assert chance(t, 0b11) == 1


def test_a_wildcard_is_what_passes() -> None:
    t = staged("what=sum comparison=equal threshold=number:5", ["?"], devilish_numbers="on")
    assert chance(t, 0b01) == 1


def test_unseen_dice_are_any_number() -> None:
    t = staged("what=all comparison=lower threshold=number:4", ["1"], chaotic="on")
    view = t.copy()
    GAME.veil(view, 0)
    assert chance(view, 0b11) == pytest.approx(0.5, abs=0.1)


def test_reckons_who_wins_a_battle() -> None:
    t = staged(
        "what=sum comparison=higher threshold=rivals", [ORDERED, ORDERED], type_="battle", lost_souls="on"
    )
    won = outcomes(t, sketched(t, 0, 0b11))
    margin = 4 * (0.25 / TRIES) ** 0.5
    assert won.count(0b01) / TRIES == pytest.approx(15 / 36, abs=margin)
    assert won.count(0b10) / TRIES == pytest.approx(15 / 36, abs=margin)
    assert won.count(0b11) / TRIES == pytest.approx(6 / 36, abs=margin)


@pytest.mark.parametrize("seats", GAME.seats)
def test_judges_what_lies_there_as_the_rules_do(seats: int) -> None:
    for seed in range(6):
        table = dealt(seats, SEED + seed, lost_souls="on", devilish_numbers="on", turn_limit="50")
        for _ in random_moves(table, seed):
            t = table.copy()
            judging.drop_conditional(t)
            states = [t.state[result] for result in range(t.results)]
            open_ = [t.number[r] == NO_NUMBER for r, state in enumerate(states) if state == COUNTED]
            if not open_ or any(open_) or FACE_DOWN in states or len(states) > hunch.MOST_PLACES:
                continue
            h = sketched(t, 0, t.souls, t.contract, fresh=False)
            h[hunch.PLACES] = len(open_)
            h[hunch.IN_FORCE] = 0
            h[hunch.WILD] = NONE
            outcome = hunch.try_out(t, h, [1, 2, 3, 4])
            if t.type_[t.contract] != BATTLE:
                assert outcome == judging.is_passed(t)
            elif not is_until_won(t):
                assert outcome == judging.find_winners(t)


# Legal answers, and better ones than at random ------------------------------------------------------


def test_answers_every_question_legally() -> None:
    answered: set[int] = set()
    for seed in range(60):
        if len(answered) < QUESTION.high:
            chosen = options(5)[1 + seed % 3]
            answered |= questions_of_game(GAME.dealt(3 + seed % 3, SEED + seed, chosen), seed)
    assert answered == {*QUESTION} - {0}


def questions_of_game(t: Any, seed: int) -> set[int]:
    """Play by hand to the end; returns all questions that came up with something to choose."""
    mask, whim, met = [0] * MASK_WORDS, [0] * 4, set()
    sow(whim, seed, 2, 3, 4)
    while t.awaits:
        (seat, *_) = awaited(t)
        clear(mask)
        if GAME.legal(t, seat, mask) > 1:
            met.add(int(t.asks))
        view = t.copy()
        GAME.veil(view, seat)
        move = GAME.choose(view, seat, mask, whim)
        assert allowed(mask, move), f"question {t.asks}"
        GAME.play(t, seat, move)
    return met


@pytest.mark.parametrize("more", [{}, EVERYTHING, {"objective": "stars"}])
@pytest.mark.parametrize("seats", GAME.seats)
def test_beats_random_play(seats: int, more: dict[str, str]) -> None:
    players = np.full((MOST_SEATS, 1), RANDOM, np.int64)
    players[0] = HANDWRITTEN
    won = play_games(GAME, seats, 400, SEED, {"turn-limit": "200"} | more, players).payoffs > 0
    assert won[:, 0].mean() > won[:, 1:].mean() + 0.35


# Sensible answers -----------------------------------------------------------------------------------


def answer(t: Table, seat: int = NONE, luck: int = 1) -> Choice:
    """What an awaited seat does by hand, by its view; all dice have been seen before."""
    who = awaited(t)[0] if seat == NONE else seat
    mask, whim = [0] * MASK_WORDS, [0] * 4
    GAME.legal(t, who, mask)
    sow(whim, luck, 2, 3, 4)
    view = t.copy()
    for card in range(DICE):
        view.die_shown[card] = 1
    GAME.veil(view, who)
    return MOVES.split(GAME.choose(view, who, mask, whim))


HOPELESS = "what=all comparison=lower threshold=number:2"
SURE = "what=all comparison=lower threshold=number:5"
"""With dice of 2 to 4."""
MIDDLE = "2 3 4"


def all_hopeless(t: Table) -> None:
    """Every open contract fails with dice of 2 to 4."""
    for place in range(MARKET):
        market(t, place, HOPELESS)


@pytest.mark.parametrize("place", range(MARKET))
def test_picks_the_contract_that_it_can_pass(place: int) -> None:
    t = staged("", [MIDDLE, MIDDLE])
    all_hopeless(t)
    market(t, place, SURE)
    t.icons[t.market[place], 0, 0] = 1
    assert answer(t) == ("pick", {"place": place})


def test_picks_the_better_reward_of_two_sure_contracts() -> None:
    t = staged(SURE, [MIDDLE, MIDDLE], reward="C")
    all_hopeless(t)
    write(t, t.market[0], SURE)
    market(t, 3, SURE)
    t.icons[t.market[3], 0, 0], t.icons[t.market[3], 0, 1] = 2, 0
    assert answer(t) == ("pick", {"place": 3})


@pytest.mark.parametrize(("left", "place"), [(True, 0), (False, 3)])
def test_wants_no_cards_where_none_are_left(left: bool, place: int) -> None:
    t = staged(SURE, ["3", "6 6 6"], reward="CC")
    all_hopeless(t)
    write(t, t.market[0], SURE)
    market(t, 3, SURE)
    t.icons[t.market[3], 0, 0], t.icons[t.market[3], 0, 1] = 1, 0
    for card in range(DICE):
        if not left and t.die_place[card] in (IN_DECK, IN_DISCARD):
            take_die(t, 1, card)
    assert answer(t) == ("pick", {"place": place})


def invited(contract: str, hands: Sequence[str], **more: Any) -> Table:
    """Seat 0 has picked a contract and asks seat 1 to join."""
    t = staged(contract, hands, **more)
    play(t, 0, "pick", place=0)
    play(t, 0, "invite", players=0b10)
    assert t.asks == ANSWER
    return t


def test_joins_what_succeeds_and_not_what_fails() -> None:
    assert answer(invited(SURE, [MIDDLE, MIDDLE], reward="SS", penalty="C")) == ("yes", {})
    assert answer(invited(HOPELESS, [MIDDLE, MIDDLE], reward="S", penalty="CC")) == ("no", {})


def test_does_not_join_where_that_lets_the_leader_win() -> None:
    t = staged(SURE, [MIDDLE, MIDDLE], reward="S")
    pile(t, 0, 5)
    play(t, 0, "pick", place=0)
    play(t, 0, "invite", players=0b10)
    assert answer(t) == ("yes", {}), "the leader wins with that contract anyhow"
    t = staged("what=sum comparison=higher threshold=number:5", [MIDDLE, HIGH], reward="S")
    pile(t, 0, 5)
    play(t, 0, "pick", place=0)
    play(t, 0, "invite", players=0b10)
    assert answer(t) == ("no", {})


def test_invites_who_helps_and_starts_without_who_does_not() -> None:
    t = staged("what=extreme:0 comparison=higher threshold=number:5", [MIDDLE, MIDDLE, "6"], seats=3)
    play(t, 0, "pick", place=0)
    assert answer(t) == ("invite", {"players": 0b100})
    t = staged("what=all comparison=lower threshold=number:5", [MIDDLE, "6", "6"], seats=3, penalty="SS")
    pile(t, 0, 2)
    play(t, 0, "pick", place=0)
    assert answer(t) == ("start", {})


def test_challenges_the_weaker_opponent() -> None:
    t = staged("what=sum comparison=higher threshold=rivals", [MIDDLE, "6 6", "1 1"], seats=3, type_="battle",
               lost_souls="on")  # fmt: skip
    play(t, 0, "pick", place=0)
    assert answer(t) == ("player", {"seat": 2})


def test_joins_a_battle_that_it_wins_and_no_other() -> None:
    for hand, said in (("6 6", "yes"), ("1 1", "no")):
        t = staged("what=sum comparison=higher threshold=rivals", [MIDDLE, MIDDLE, hand], seats=3,
                   type_="battle", lost_souls="on")  # fmt: skip
        play(t, 0, "pick", place=0)
        play(t, 0, "player", seat=1)
        assert answer(t) == (said, {})


def test_takes_the_cards_that_suit_the_test() -> None:
    t = staged("restriction=cards:2 what=all comparison=lower threshold=number:4", [ORDERED, ORDERED])
    begin(t)
    named = []
    while t.asks == CHOOSE_PART:
        family, parameters = answer(t)
        named.append(die(t, parameters["card"]))
        play(t, 0, family, **parameters)
    assert {word.partition("/")[0] for word in named} <= {"1", "2", "3"}


def asked_with(monkeypatch: Any, contract: str, hands: Sequence[str], script: str, **more: Any) -> Table:
    """Both join; the rolls are these, up to a question."""
    t = staged(contract, hands, devilish_numbers="on", lost_souls="on", **more)
    rolls(monkeypatch, *script.split())
    begin(t, 1)
    return t


def test_doubles_the_result_with_which_the_test_is_passed(monkeypatch: Any) -> None:
    t = asked_with(
        monkeypatch, "what=sum comparison=higher threshold=turnout:3", ["4", "1/double"], "4 1/double"
    )
    assert t.asks == WHICH_RESULT
    assert answer(t) == ("result", {"result": 0})


def test_ignores_the_result_with_which_the_test_fails(monkeypatch: Any) -> None:
    t = asked_with(monkeypatch, SURE, ["6", "3/ignore"], "6 3/ignore")
    assert answer(t) == ("result", {"result": 0})


def test_a_wildcard_takes_the_number_that_passes(monkeypatch: Any) -> None:
    t = asked_with(monkeypatch, "what=sum comparison=equal threshold=number:5", ["3", "?"], "3 ?")
    assert answer(t) == ("number", {"number": 2})


def test_lets_the_one_reroll_whose_result_fails(monkeypatch: Any) -> None:
    t = staged("what=all comparison=lower threshold=number:5", ["1 2", "6 2", "3/forced-reroll"], seats=3)
    rolls(monkeypatch, "1", "6", "3/forced-reroll")
    begin(t, 1, 2)
    assert t.asks == WHO_REROLLS
    assert answer(t) == ("player", {"seat": 1})


@pytest.mark.parametrize(("first", "said"), [("6", "yes"), ("1", "no")])
def test_takes_a_free_reroll_when_it_helps(monkeypatch: Any, first: str, said: str) -> None:
    t = staged(SURE + " special=free-reroll", ["6 1 2 3", MIDDLE])
    rolls(monkeypatch, first)
    begin(t)
    assert answer(t) == (said, {})


def test_strikes_out_no_reward_of_its_own(monkeypatch: Any) -> None:
    t = asked_with(monkeypatch, SURE, ["3/ignore-icon", "3"], "3/ignore-icon", reward="SC", penalty="CC")
    assert t.asks == WHICH_ICON
    assert answer(t)[1]["side"] == PENALTY


def test_leaves_a_contract_that_is_lost(monkeypatch: Any) -> None:
    for first, said in (("6", "yes"), ("2", "no")):
        t = staged(
            SURE + " often=times:2 special=leaving",
            ["2 3", "2 3"],
            lost_souls="on",
            penalty="CC",
            reward="S",
        )
        give(t, 0, [first, "3"])
        rolls(monkeypatch, first)
        begin(t, 1)
        assert t.asks == LEAVE_OR_STAY
        assert answer(t) == (said, {})


def test_keeps_all_but_what_it_has_to_give() -> None:
    t = staged(SURE, [MIDDLE, MIDDLE, MIDDLE], seats=3, reward="SC")
    pile(t, 1, 4)
    begin(t, 1, 2)
    given = []
    while t.asks == GIVE_ICON:
        family, parameters = answer(t)
        given.append(parameters["seat"])
        play(t, 0, family, **parameters)
    assert given[:5] == [0] * 5
    assert given[5:] in ([1], [2])


def test_gives_no_score_to_the_leader() -> None:
    t = staged(SURE, [MIDDLE, MIDDLE, MIDDLE], seats=3, reward="S")
    pile(t, 1, 5)
    begin(t, 1, 2)
    while t.asks == GIVE_ICON:
        family, parameters = answer(t)
        assert parameters["seat"] != 1
        play(t, 0, family, **parameters)
    assert t.contract == NONE or t.share[1, 0, 0] == 0


def test_others_take_the_penalty() -> None:
    t = staged(HOPELESS, [MIDDLE, MIDDLE, MIDDLE], seats=3, penalty="C")
    begin(t, 1, 2)
    while t.asks == GIVE_ICON:
        family, parameters = answer(t)
        assert parameters["seat"] != 0
        play(t, 0, family, **parameters)


def test_loses_the_card_that_spoils_most_contracts() -> None:
    t = staged(HOPELESS, ["2 3 3 8", MIDDLE], penalty="C", devilish_numbers="on")
    begin(t)
    for place in range(MARKET):
        market(t, place, SURE)
    assert t.asks == LOSE_CARD
    _, parameters = answer(t)
    assert die(t, parameters["card"]) == "8"


def test_picks_the_contract_with_more_stars_where_they_count() -> None:
    for objective, place in (("stars", 3), ("contracts", 0)):
        t = staged(SURE, [MIDDLE, "6 6 6"], reward="SC", objective=objective)  # a guest would spoil it
        all_hopeless(t)
        write(t, t.market[0], SURE)
        market(t, 3, SURE)
        t.icons[t.market[3], 0, 0], t.icons[t.market[3], 0, 1] = 1, 0
        t.stars[t.market[0]], t.stars[t.market[3]] = 1, 3
        assert answer(t) == ("pick", {"place": place})


# Bargains -------------------------------------------------------------------------------------------


def promised(t: Table, seat: int, name: str, faith: int = OPEN) -> Table:
    """The active player has promised a seat something, and that stands as it does."""
    TALK.say(t, int(t.active), CLAIMS.number(name, seat=seat))
    t.faith[t.said - 1] = faith
    return t


RISKY = "what=all comparison=lower threshold=number:4"
"""With dice of 2 to 4 each Soul passes two times out of three."""


def test_invites_all_who_gain_at_the_same_time() -> None:
    highest = "what=extreme:0 comparison=higher threshold=number:5"
    t = staged(highest, ["1 6", "1 6", "1 6"], seats=3, reward="S", penalty="C")
    play(t, 0, "pick", place=0)
    assert answer(t) == ("invite", {"players": 0b110})


def test_picks_what_is_good_in_company() -> None:
    t = staged("", [MIDDLE, "6", "6"], seats=3)
    all_hopeless(t)
    market(t, 2, "what=extreme:0 comparison=higher threshold=number:5")
    t.icons[t.market[2], 0, 0] = 1
    assert answer(t) == ("pick", {"place": 2})


def test_joins_for_a_promise_of_one_who_keeps_it() -> None:
    for faith, said in ((None, "no"), (OPEN, "yes"), (BROKEN, "no")):
        t = invited(SURE, [MIDDLE, "2 5", "6"], reward="SSC", penalty="CC", seats=3)
        if faith is not None:
            promised(t, 1, "i-promise-contract", faith)
        assert answer(t) == (said, {}), faith


def test_joins_as_it_has_said() -> None:
    """A yes or a no to who asks it to join is a word like another."""
    for dice, said in (("6", "yes"), ("2 5", "no")):
        t = invited(SURE, [MIDDLE, dice, "6"], reward="SSC", penalty="CC", seats=3)
        TALK.write(t, 0, CLAIMS.number("join-me", seat=1), 0b111)
        TALK.write(t, 1, CLAIMS.number(said), 0b111)
        assert answer(t) == (said, {})


def given_first(t: Table) -> int:
    """To whom the first icon goes that the active player gives to somebody else, or NONE."""
    while t.asks == GIVE_ICON:
        family, parameters = answer(t)
        play(t, 0, family, **parameters)
        if parameters["seat"] != 0:
            return parameters["seat"]
    return NONE


@pytest.mark.parametrize("seat", [1, 2])
def test_gives_what_it_has_promised(seat: int) -> None:
    t = staged(SURE, [MIDDLE, MIDDLE, MIDDLE], seats=3, reward="SC")
    play(t, 0, "pick", place=0)
    promised(t, seat, "i-promise-contract")
    play(t, 0, "invite", players=0b110)
    play(t, 1, "yes")
    play(t, 2, "yes")
    assert given_first(t) == seat
    assert t.share[seat, 0, 0] == 1


def test_breaks_a_promise_to_win() -> None:
    for pile_of, keeps in ((0, True), (4, False)):
        t = staged(SURE, [MIDDLE, MIDDLE], reward="SC")
        pile(t, 0, pile_of)
        play(t, 0, "pick", place=0)
        promised(t, 1, "i-promise-contract")
        play(t, 0, "invite", players=0b10)
        play(t, 1, "yes")
        given = [parameters["seat"] for _, parameters in gifts(t)]
        assert (1 in given[:2]) == keeps


def gifts(t: Table) -> Iterator[Choice]:
    """How the active player shares out."""
    while t.asks == GIVE_ICON:
        family, parameters = answer(t)
        yield family, parameters
        play(t, 0, family, **parameters)


def test_promises_a_contract_to_whom_that_wins_over_and_asks_others() -> None:
    said = set()
    for guest in ("1 2 3", "6"):
        t = staged(RISKY, [MIDDLE, guest], reward="SC", penalty="C")
        play(t, 0, "pick", place=0)
        for card in range(DICE):
            t.die_shown[card] = 1
        for luck in range(8):
            claim = TALK.speak(t, 0, [luck + 1, 2, 3, 4])
            said.add((guest, CLAIMS.split(claim)[0] if claim >= 0 else ""))
    assert ("6", "") in said
    assert len([name for hand, name in said if hand == "6"]) == 1
    assert {name for hand, name in said if hand != "6"} & {"i-promise-contract", "join-me"}
