"""Group 18: illegal moves and errors."""

from __future__ import annotations

from random import Random

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    TRAITOR_NAMES,
    awaited,
    choices,
    dealt,
    end,
    guesses,
    may,
    members,
    numbers,
    pair,
    pass_by,
    play,
    random_moves,
    refused_move,
    reveal,
    said,
    set_dice,
    staged,
    traitor,
)
from tests.rulebook.stage import is_russian
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import NONE, TRAITORS
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.rules import advance
from turncoat.games.mad_zeppelin.table import (
    CARRY_OUT,
    DRAFT_TRAITOR,
    NO_QUESTION,
    ORDER_CARDS,
    PLAY_TRAITOR,
    SELL_ANOTHER,
    SETTLE_DIE,
    SETTLING,
    SWAP_CARDS,
    Table,
)
from turncoat.match import Match, Refused
from turncoat.words import LANGUAGES


def refused(t: Table, seat: int, family: str, /, **parameters: int | str) -> str:
    """The name of the message that refuses a move."""
    return refused_move(t, seat, MOVES.number(family, **numbers(parameters)))


def illegal(t: Table, seat: int, family: str, /, **parameters: int | str) -> bool:
    """Whether a move is refused as not legal now."""
    return refused(t, seat, family, **parameters) == "error-illegal"


# Before the deal ---------------------------------------------------------------------------------


def refused_deal(seats: int, options: dict[str, str], language: str) -> str:
    """The words with which a deal is refused."""
    with pytest.raises(Refused) as fault:
        Match(GAME, seats, 1, options, language=language)
    return str(fault.value)


@pytest.mark.rule("M-193")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8])
def test_a_wrong_number_of_seats_is_refused_before_the_deal(seats: int) -> None:
    for language in LANGUAGES:
        text = refused_deal(seats, {}, language)
        assert all(number in text for number in ("2", "6", str(abs(seats))))
        assert is_russian(text) == (language == "ru")


@pytest.mark.rule("M-193")
@pytest.mark.parametrize(
    ("options", "naming"),
    [
        ({"colour": "red"}, ["colour", "mode, bribes, pick-black, first-leader"]),
        ({"mode": "sprint"}, ["mode", "run, long-haul", "sprint"]),
        ({"mode": "20"}, ["mode", "run, long-haul", "20"]),
        ({"bribes": "none"}, ["bribes", "table, points", "none"]),
        ({"pick-black": "maybe"}, ["pick-black", "no, yes", "maybe"]),
        ({"first-leader": "4"}, ["first-leader", "lot, 1, 2, 3", "4"]),
        ({"first-leader": "0"}, ["first-leader", "lot, 1, 2, 3", "0"]),
        ({"first-leader": "youngest"}, ["first-leader", "lot, 1, 2, 3", "youngest"]),
    ],
)
def test_unknown_options_and_values_are_refused_with_what_is_allowed(
    options: dict[str, str], naming: list[str]
) -> None:
    english, russian = (refused_deal(3, options, language) for language in LANGUAGES)
    assert all(name in english for name in naming)
    assert all(name in russian for name in naming)
    assert is_russian(russian)
    assert not is_russian(english)


# Whose move it is --------------------------------------------------------------------------------


@pytest.mark.rule("M-194")
def test_a_move_of_a_seat_that_owes_none_is_refused() -> None:
    t = dealt(4, 2)
    (drafter,) = awaited(t)
    _, parameters = choices(t, drafter)[0]
    for seat in range(4):
        if seat != drafter:
            assert refused(t, seat, "traitor", **parameters) == "error-not-awaited"
    for seat in (-1, 4, 6):
        assert refused(t, seat, "traitor", **parameters) == "error-no-seat"
    t = staged(["love igor", "troy ripp", "steeling walder"])
    reveal(t, 0, "love")
    assert refused(t, 1, "traitor", traitor="troy") == "error-not-awaited"
    assert refused(t, 1, "end") == "error-not-awaited"
    play(t, 0, "player", seat=1)
    assert refused(t, 1, "decline") == "error-not-awaited", "the target of Love has no say"


@pytest.mark.rule("M-194", "M-196")
def test_the_actor_cannot_settle_a_die_that_the_leader_owes() -> None:
    t = re_rolled()
    assert awaited(t) == [0]
    assert refused(t, 1, "set", die=0, result="blue") == "error-not-awaited"


@pytest.mark.rule("M-194")
@pytest.mark.parametrize("seats", [2, 5])
def test_any_move_after_the_end_is_refused(seats: int) -> None:
    t = dealt(seats, 3)
    for _ in random_moves(t, 3):
        pass
    for seat in range(seats):
        assert refused(t, seat, "end") == "error-over"
        assert refused(t, seat, "traitor", traitor="igor") == "error-over"
        assert refused(t, seat, "throw", cargo="wood", crates=0) == "error-over"


@pytest.mark.rule("M-194")
def test_a_move_that_does_not_exist_is_refused() -> None:
    t = staged(["love igor", "troy ripp"])
    for number in (-1, MOVES.count):
        for language in LANGUAGES:
            assert said(t, 0, number, language)[0] == "error-unknown-move"


# Draft and dice ----------------------------------------------------------------------------------


@pytest.mark.rule("M-195")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_drafting_what_is_not_in_the_pool_is_refused_the_same_wherever_it_is(seats: int) -> None:
    t = dealt(seats, 4)
    while t.asks == DRAFT_TRAITOR:
        (drafter,) = awaited(t)
        outside = [number for number in range(TRAITORS) if not t.undrafted >> number & 1]
        places = {t.dealt[drafter], *(t.dealt[seat] for seat in range(seats)), *numbers_in(t.airsick)}
        assert places <= set(outside)
        for language in LANGUAGES:
            answers = set()
            for number in outside:
                move = MOVES.number("traitor", traitor=number)
                name, text = said(t, drafter, move, language)
                assert MOVES.text(move) in text
                answers.add((name, text.replace(MOVES.text(move), "")))
            assert len(answers) == 1
            assert answers.pop()[0] == "error-illegal"
        assert illegal(t, drafter, "end")
        assert illegal(t, drafter, "decline")
        family, parameters = choices(t, drafter)[0]
        play(t, drafter, family, **parameters)


def numbers_in(traitors: int) -> set[int]:
    """A set of bits as a set of numbers."""
    return {number for number in range(TRAITORS) if traitors >> number & 1}


def unsettled(faces: str, pick_black: str = "yes") -> Table:
    """A turn whose dice have just been rolled."""
    t = staged(["mirante igor", "troy ripp", "steeling walder"], pick_black=pick_black)
    t.chances, t.actor, t.asks, t.awaits, t.stage = 0, NONE, NO_QUESTION, 0, SETTLING
    set_dice(t, faces)
    advance(t)
    return t


def re_rolled(pick_black: str = "yes") -> Table:
    """Seat 1 has re-rolled a die through Mirante that now waits for the leader's choice."""
    for seed in range(300):
        t = staged(["love igor", "mirante ripp", "steeling walder"], seed=seed, pick_black=pick_black)
        pass_by(t, "love")
        reveal(t, 1, "mirante")
        play(t, 1, "reroll", dice=0b001)
        if t.asks == SETTLE_DIE:
            return t
    raise AssertionError("no die wants the leader")


@pytest.mark.rule("M-196")
def test_settling_a_die_that_shows_no_open_pick_face_is_refused() -> None:
    t = unsettled("red pick pick")
    for die in (0, 2):
        for colour in ("blue", "red", "black"):
            assert illegal(t, 0, "set", die=die, result=colour), "the lowest open die comes first"
    play(t, 0, "set", die=1, result="green")
    for die in (0, 1):
        assert illegal(t, 0, "set", die=die, result="blue")
    play(t, 0, "set", die=2, result="green")
    assert t.asks == PLAY_TRAITOR
    for die in range(3):
        assert illegal(t, 0, "set", die=die, result="blue")


@pytest.mark.rule("M-196")
def test_the_pick_face_is_no_result_that_could_be_chosen() -> None:
    with pytest.raises(ValueError, match="result"):
        MOVES.number("set", die=0, result=5)


@pytest.mark.rule("M-196")
def test_choosing_black_with_the_option_off_is_refused() -> None:
    for t in (unsettled("pick red blue", pick_black="no"), re_rolled(pick_black="no")):
        assert illegal(t, 0, "set", die=0, result="black")
    for t in (unsettled("pick red blue"), re_rolled()):
        assert may(t, 0, "set", die=0, result="black")


# Traitors ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-197")
def test_playing_a_traitor_that_is_not_in_hand_is_refused() -> None:
    t = staged(["love igor", "troy ripp", "steeling walder"])
    for name in TRAITOR_NAMES:
        if name not in ("love", "igor"):
            assert illegal(t, 0, "traitor", traitor=name)


@pytest.mark.rule("M-197")
def test_playing_or_showing_a_blocked_traitor_beside_a_playable_one_is_refused() -> None:
    t = staged(["ripp walder", "love troy", "steeling igor"])
    reveal(t, 0, "ripp")
    play(t, 0, "traitor", traitor="love")
    end(t, 0)
    assert illegal(t, 1, "traitor", traitor="love")
    assert illegal(t, 1, "decline")
    reveal(t, 1, "troy")


@pytest.mark.rule("M-197")
def test_a_traitor_played_before_cannot_be_played_again() -> None:
    t = staged(["love igor", "troy ripp"])
    pass_by(t, "love")
    pass_by(t, "troy")
    assert t.current[0] == traitor("igor")
    assert illegal(t, 0, "traitor", traitor="love")
    assert illegal(t, 0, "traitor", traitor="igor")


# Throwing ----------------------------------------------------------------------------------------


def about_to_throw(dice: str = "blue red green", hand: str = "wood coal", coins: int = 3) -> Table:
    """Seat 0 has played Steeling, who is Blue, and drawn an Ore; it has one coin more than before."""
    t = staged(["steeling mirante", "love igor"], dice, [hand], [coins], "ore")
    reveal(t, 0, "steeling")
    return t


@pytest.mark.rule("M-198")
@pytest.mark.parametrize("dice", ["red green yellow", "black black red", "black black black"])
def test_throwing_without_a_matching_colour_or_with_three_blacks_is_refused(dice: str) -> None:
    t = about_to_throw(dice)
    for name in ("wood", "coal", "ore"):
        assert illegal(t, 0, "throw", cargo=name, crates=0)


@pytest.mark.rule("M-198")
def test_throwing_what_is_not_in_hand_is_refused_the_same_wherever_it_is() -> None:
    t = about_to_throw()
    for name in ("crate", "lead", "steel", "gold", "diamonds"):
        assert illegal(t, 0, "throw", cargo=name, crates=0)


@pytest.mark.rule("M-198")
def test_a_second_throw_is_refused() -> None:
    t = about_to_throw()
    play(t, 0, "throw", cargo="wood", crates=0)
    assert illegal(t, 0, "throw", cargo="coal", crates=0)
    assert illegal(t, 0, "throw", cargo="wood", crates=0)


@pytest.mark.rule("M-198")
def test_throwing_without_means_to_pay_is_refused() -> None:
    t = about_to_throw(hand="steel diamonds gold", coins=2)
    for name in ("steel", "gold", "diamonds"):
        assert illegal(t, 0, "throw", cargo=name, crates=0)
    assert may(t, 0, "throw", cargo="ore", crates=0)


@pytest.mark.rule("M-198")
def test_a_number_of_crates_outside_what_the_payment_allows_is_refused() -> None:
    """A bribe of 3 with 1 coin and 4 crates: 2 or 3 crates, no fewer and no more."""
    t = about_to_throw(hand="lead crate crate crate crate", coins=0)
    for crates in (0, 1, 4, 5):
        assert illegal(t, 0, "throw", cargo="lead", crates=crates)
    for crates in (2, 3):
        assert may(t, 0, "throw", cargo="lead", crates=crates)


@pytest.mark.rule("M-198")
def test_a_crate_cannot_pay_for_itself() -> None:
    t = staged(["steeling mirante", "love igor"], hands=["crate"], coins=[0], hold="ore")
    t.coins[1] += t.safe
    t.safe = 0
    reveal(t, 0, "steeling")
    assert t.coins[0] == 0
    for crates in (0, 1):
        assert illegal(t, 0, "throw", cargo="crate", crates=crates)


# Abilities ---------------------------------------------------------------------------------------


def using(name: str, dice: str = "blue red black") -> Table:
    """Seat 0 has played a traitor; it holds Wood, Lead and Steel, seat 1 a Coal, seat 2 a Gold. The coins
    are 4, 9 and 4."""
    free = iter(other for other in ("mirante", "troy", "love", "henchman", "igor", "walder") if other != name)
    lines = [f"{name} {next(free)}", f"{next(free)} {next(free)}", f"{next(free)} {next(free)}"]
    t = staged(lines, dice, ["wood lead", "coal", "gold"], [3, 9, 4], "steel")
    reveal(t, 0, name)
    return t


@pytest.mark.rule("M-199")
@pytest.mark.parametrize(
    ("name", "family", "parameters"),
    [
        ("steeling", "set", {"die": 0, "result": "green"}),
        ("henchman", "use", {}),
        ("igor", "player", {"seat": 1}),
        ("hummerock", "extra", {"cargo": "wood", "crates": 0}),
        ("ripp", "traitor", {"traitor": "troy"}),
        ("walder", "pay", {}),
        ("rochat", "card", {"cargo": "wood"}),
        ("troy", "player", {"seat": 1}),
    ],
)
def test_using_an_ability_twice_is_refused(name: str, family: str, parameters: dict[str, int | str]) -> None:
    t = using(name)
    play(t, 0, family, **parameters)
    assert illegal(t, 0, family, **parameters)
    for other, more in (("player", {"seat": 2}), ("use", {}), ("card", {"cargo": "lead"})):
        assert illegal(t, 0, other, **more)


@pytest.mark.rule("M-199")
def test_an_ability_that_is_not_offered_is_refused() -> None:
    t = using("steeling", "black black black")
    assert illegal(t, 0, "set", die=0, result="blue")
    t = using("mirante", "black black black")
    assert illegal(t, 0, "reroll", dice=0b001)
    t = using("hummerock", "black black black")
    assert illegal(t, 0, "extra", cargo="wood", crates=0)
    t = using("shadow")
    for seat in range(3):
        assert illegal(t, 0, "player", seat=seat)
    t = using("henchman")
    for family, parameters in (("player", {"seat": 1}), ("pay", {}), ("card", {"cargo": 1})):
        assert illegal(t, 0, family, **parameters), "the Ability of another traitor"


@pytest.mark.rule("M-199")
def test_a_black_die_is_no_target() -> None:
    t = using("steeling")
    for colour in ("blue", "red", "green", "yellow"):
        assert illegal(t, 0, "set", die=2, result=colour)
    assert illegal(t, 0, "set", die=0, result="black"), "nor can a die be made Black"
    t = using("mirante")
    for dice in (0b100, 0b101, 0b110, 0b111):
        assert illegal(t, 0, "reroll", dice=dice)


@pytest.mark.rule("M-199")
@pytest.mark.parametrize("by", ["ripp", "tim-sly"])
def test_names_that_are_face_up_unplayable_immune_or_ones_own_are_refused(by: str) -> None:
    other = "tim-sly" if by == "ripp" else "ripp"
    t = staged([f"{other} love", f"{by} mirante", "steeling igor"])
    reveal(t, 0, other)
    play(t, 0, "traitor", traitor="troy")
    if other == "tim-sly":
        play(t, 0, "decline")
    end(t, 0)
    reveal(t, 1, by)
    for name in (other, by, "troy", "igor", "mirante"):
        assert illegal(t, 1, "traitor", traitor=name), name
    if by == "tim-sly":
        assert illegal(t, 1, "traitor", traitor="shadow")
    assert members(t.unplayable) == ["troy"]


@pytest.mark.rule("M-199")
@pytest.mark.parametrize("name", ["love", "igor", "troy"])
def test_ones_own_seat_and_a_seat_that_there_is_not_are_no_targets(name: str) -> None:
    t = using(name)
    for seat in (0, 3, 5):
        assert illegal(t, 0, "player", seat=seat)


@pytest.mark.rule("M-199")
def test_igor_refuses_seats_that_are_not_richer() -> None:
    t = using("igor")
    assert [t.coins[seat] for seat in range(3)] == [4, 9, 4]
    assert illegal(t, 0, "player", seat=2), "as rich as the actor"
    assert illegal(t, 0, "two-players", pair=pair(1, 2))
    assert illegal(t, 0, "two-players", pair=pair(0, 1))
    play(t, 0, "player", seat=1)


@pytest.mark.rule("M-199")
@pytest.mark.parametrize("name", ["rochat", "zamfirescu", "walder"])
def test_a_card_that_is_not_in_hand_is_refused(name: str) -> None:
    t = using(name)
    held = {parameters["cargo"] for _, parameters in choices(t, 0, "card")}
    for card in range(8):
        if card not in held:
            assert illegal(t, 0, "card", cargo=card)


@pytest.mark.rule("M-199")
def test_loves_swap_refuses_cards_that_were_not_seen_or_are_not_held() -> None:
    t = using("love")
    play(t, 0, "player", seat=1)
    assert t.asks == SWAP_CARDS
    assert illegal(t, 0, "swap", give="wood", take="gold")
    assert illegal(t, 0, "swap", give="coal", take="coal")
    assert may(t, 0, "swap", give="wood", take="coal")


@pytest.mark.rule("M-199")
def test_hummerock_refuses_levels_above_two() -> None:
    t = using("hummerock")
    for name in ("ore", "steel", "gold", "diamonds"):
        with pytest.raises(ValueError, match="cargo"):
            MOVES.number("extra", **numbers({"cargo": name, "crates": 0}))
    assert illegal(t, 0, "extra", cargo="coal", crates=0), "not in hand"
    assert illegal(t, 0, "extra", cargo="lead", crates=1), "no crate in hand"
    assert may(t, 0, "extra", cargo="lead", crates=0)


@pytest.mark.rule("M-199")
def test_mr_shadow_refuses_tim_sly_his_own_seat_and_a_seat_that_has_not_played() -> None:
    t = staged(["tim-sly walder", "shadow love", "steeling igor"])
    reveal(t, 0, "tim-sly")
    end(t, 0)
    reveal(t, 1, "shadow")
    for seat in range(3):
        assert illegal(t, 1, "player", seat=seat)


@pytest.mark.rule("M-199")
def test_a_copier_can_only_carry_out_what_is_legal_now() -> None:
    t = using("tim-sly")
    play(t, 0, "traitor", traitor="steeling")
    assert t.asks == CARRY_OUT
    assert illegal(t, 0, "set", die=2, result="blue")
    assert illegal(t, 0, "traitor", traitor="ripp")
    assert illegal(t, 0, "throw", cargo="wood", crates=0)


# The end of a play -------------------------------------------------------------------------------


@pytest.mark.rule("M-200")
def test_ending_a_play_before_a_traitor_is_played_is_refused() -> None:
    t = dealt(3, 4)
    while t.asks in (DRAFT_TRAITOR, SETTLE_DIE):
        (seat,) = awaited(t)
        assert illegal(t, seat, "end")
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert t.asks == PLAY_TRAITOR
    assert illegal(t, awaited(t)[0], "end")


@pytest.mark.rule("M-200")
@pytest.mark.parametrize(
    ("name", "moves", "question"),
    [
        ("love", [("player", {"seat": 1})], SWAP_CARDS),
        ("zamfirescu", [("card", {"cargo": "wood"})], SELL_ANOTHER),
        ("ratatine", [("use", {})], ORDER_CARDS),
        ("tim-sly", [("traitor", {"traitor": "ripp"})], CARRY_OUT),
        ("tim-sly", [("traitor", {"traitor": "ratatine"}), ("use", {})], ORDER_CARDS),
    ],
)
def test_ending_a_play_while_an_ability_waits_for_an_answer_is_refused(
    name: str, moves: list[tuple[str, dict[str, int | str]]], question: int
) -> None:
    t = using(name)
    for family, parameters in moves:
        play(t, 0, family, **parameters)
    assert t.asks == question
    assert illegal(t, 0, "end")
    assert illegal(t, 0, "throw", cargo="wood", crates=0)
    if question == ORDER_CARDS:
        assert illegal(t, 0, "decline")


@pytest.mark.rule("M-200")
def test_ending_a_play_while_the_leader_owes_a_die_is_refused() -> None:
    t = re_rolled()
    assert refused(t, 1, "end") == "error-not-awaited"
    assert illegal(t, 0, "end")


@pytest.mark.rule("M-195", "M-197", "M-198", "M-199")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_an_error_never_tells_more_than_the_seat_may_know(seats: int) -> None:
    """With all that is hidden from the seat changed, its refusals read the same."""
    luck, errors = Random(4), 0
    t = dealt(seats, 4, mode="long-haul")
    for _ in random_moves(t, 4):
        if luck.random() < 0.9:
            continue
        seat = luck.choice([*awaited(t) * 3, luck.randrange(seats)])
        legal = {MOVES.number(family, **parameters) for family, parameters in choices(t, seat)}
        number = luck.choice([n for n in range(MOVES.count) if n not in legal])
        for world in guesses(t, seat, 1):
            for language in LANGUAGES:
                assert said(t, seat, number, language) == said(world, seat, number, language)
                errors += 1
    assert errors > 10
