"""The hand-written player of Mad Zeppelin."""

from __future__ import annotations

import numpy as np
import pytest

from tests.rulebook.mad_zeppelin.stage import (
    Choice,
    awaited,
    kind,
    numbers,
    play,
    reveal,
    set_dice,
    staged,
    traitor,
    view,
)
from turncoat.games.mad_zeppelin import GAME
from turncoat.games.mad_zeppelin.components import COLOURS_OF, JOURNEYS, NONE
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.speech import TALK
from turncoat.games.mad_zeppelin.table import SETTLE_DIE, SETTLING, Table
from turncoat.games.mad_zeppelin.vocabulary import CLAIMS
from turncoat.kernel.batch import play_games
from turncoat.kernel.chance import sow
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES
from turncoat.kernel.playout import HANDWRITTEN, RANDOM
from turncoat.kernel.record import BROKEN, OPEN
from turncoat.kernel.things import MOST_SEATS

SEED = 43


@pytest.mark.parametrize(
    ("seats", "mode", "share"),
    [(2, "run", 0.97), (3, "run", 0.93), (4, "run", 0.9), (5, "run", 0.8), (6, "run", 0.8),
     (2, "long-haul", 0.97), (3, "long-haul", 0.85), (4, "long-haul", 0.75)],
)  # fmt: skip
def test_beats_random_play(seats: int, mode: str, share: float) -> None:
    players = np.full((MOST_SEATS, 1), RANDOM, np.int64)
    players[0] = HANDWRITTEN
    results = play_games(GAME, seats, 1000, SEED, {"mode": mode}, players)
    assert (results.payoffs[:, 0] > 0).mean() > share


# Sensible answers -----------------------------------------------------------------------------------


def answer(t: Table, luck: int = 1) -> Choice:
    """What the awaited seat does by hand."""
    (seat,) = awaited(t)
    mask, whim = [0] * MASK_WORDS, [0] * 4
    GAME.legal(t, seat, mask)
    sow(whim, luck, 2, 3, 4)
    return MOVES.split(GAME.choose(view(t, seat), seat, mask, whim))


def move(family: str, /, **parameters: int | str) -> Choice:
    """A move with its parameters by name."""
    return family, numbers(parameters)


def settling(t: Table, dice: str) -> Table:
    """The leader has rolled and chooses what a die shows."""
    set_dice(t, dice)
    t.stage, t.asks, t.actor, t.chances, t.awaits = SETTLING, SETTLE_DIE, NONE, 0, 1 << t.leader
    return t


def test_throws_the_card_that_wins() -> None:
    t = staged(["troy love", "igor ripp"], "red red black", ["wood steel coal", "wood"], [5, 3])
    t.thrown[0, kind("ore")] = 4
    reveal(t, 0, "troy")
    play(t, 0, "player", seat=1)
    assert answer(t) == move("throw", cargo="steel", crates=0)


def test_throws_even_wood_in_the_last_play_and_pays_with_coins() -> None:
    t = staged(
        ["troy love", "igor ripp"],
        "red red black",
        ["wood crate", ""],
        [2, 0],
        "journey",
        journeys=JOURNEYS - 1,
    )
    reveal(t, 0, "troy")
    assert t.journeys == JOURNEYS
    assert answer(t)[0] == "throw"
    assert answer(t)[1]["crates"] == 0


def test_saves_its_coins_for_a_much_better_card() -> None:
    hands = ["wood steel steel gold gold diamonds", "wood"]
    t = staged(["walder love", "igor ripp"], "red yellow black", hands, [2, 3], "gold")
    reveal(t, 0, "walder")
    assert answer(t)[0] != "throw"


@pytest.mark.parametrize(("pair", "colour"), [("troy ripp", "red"), ("igor rochat", "green")])
def test_settles_a_die_for_its_own_traitors(pair: str, colour: str) -> None:
    t = staged([pair, "steeling love", "hummerock zamfirescu"], hands=["steel ore"], coins=[5])
    assert answer(settling(t, "pick black black")) == move("set", die=0, result=colour)


def test_settles_no_colour_that_serves_only_others() -> None:
    t = staged(["tim-sly shadow", "troy ripp"], hands=["wood"], coins=[0])
    assert answer(settling(t, "pick blue blue"))[1]["result"] != 1


def test_steeling_sets_a_die_to_blue_for_a_throw() -> None:
    t = staged(["steeling love", "igor ripp"], "red red black", ["steel", "wood"], [5, 3])
    reveal(t, 0, "steeling")
    family, parameters = answer(t)
    assert (family, parameters["result"]) == ("set", 0)


def test_tim_sly_takes_a_colour_that_lies_on_the_dice() -> None:
    t = staged(["tim-sly love", "troy igor", "steeling rochat"], "red black black", ["steel ore"], [5])
    reveal(t, 0, "tim-sly")
    family, parameters = answer(t)
    assert family == "traitor"
    assert COLOURS_OF[parameters["traitor"]] == COLOURS_OF[traitor("troy")]


def test_ripp_names_nobody_who_is_known_to_lie_aside() -> None:
    t = staged(["ripp love", "troy igor", "steeling rochat"])
    reveal(t, 0, "ripp")
    assert answer(t)[0] == "traitor"
    assert not (t.airsick | t.undrafted) >> answer(t)[1]["traitor"] & 1


def test_mr_shadow_does_not_go_first() -> None:
    t = staged(["shadow love", "igor ripp", "troy rochat"])
    assert answer(t) == move("traitor", traitor="love")


def test_love_swaps_her_worst_card_for_the_best() -> None:
    t = staged(["love igor", "troy ripp"], "red red black", ["wood steel", "diamonds coal"], hold="ore")
    reveal(t, 0, "love")
    assert answer(t) == move("player", seat=1)
    play(t, 0, "player", seat=1)
    assert answer(t) == move("swap", give="wood", take="diamonds")


def test_rochat_buries_her_worst_card() -> None:
    t = staged(["rochat igor", "troy ripp"], "red red black", ["wood steel", "coal"], hold="ore gold")
    reveal(t, 0, "rochat")
    assert answer(t) == move("card", cargo="wood")


def test_igor_robs_two_richer_seats() -> None:
    t = staged(["igor love", "troy ripp", "steeling rochat"], "red red black", coins=[0, 4, 5])
    reveal(t, 0, "igor")
    assert answer(t)[0] == "two-players"


@pytest.mark.parametrize("truce", [False, True])
def test_takes_nothing_from_whom_it_has_promised_to_spare(truce: bool) -> None:
    """By its own word, or by a yes to one who asks to be spared."""
    t = staged(["igor love", "troy ripp", "steeling rochat"], "red red black", coins=[0, 4, 5])
    reveal(t, 0, "igor")
    if truce:
        TALK.say(t, 2, CLAIMS.number("spare-me", seat=0))
        TALK.say(t, 0, CLAIMS.number("yes"))
    else:
        TALK.say(t, 0, CLAIMS.number("i-shall-spare-you", seat=2))
    assert answer(t) == move("player", seat=1)


def test_spares_who_spares_it_and_takes_from_who_has_deceived_it() -> None:
    for faith, robbed in ((OPEN, 1), (BROKEN, 2)):
        t = staged(["igor love", "troy ripp", "steeling rochat"], "red red black", coins=[0, 3, 3])
        reveal(t, 0, "igor")
        TALK.say(t, 2, CLAIMS.number("i-shall-spare-you", seat=0))
        t.faith[0] = faith
        merits = [0] * MOST_MOVES
        mask = [0] * MASK_WORDS
        GAME.legal(t, 0, mask)
        assert GAME.weigh
        GAME.weigh(view(t, 0), 0, mask, [1, 2, 3, 4], merits)
        worth = {seat: merits[MOVES.number("player", seat=seat)] for seat in (1, 2)}
        assert worth[robbed] > worth[3 - robbed]


def test_plays_what_it_has_not_sworn_off() -> None:
    t = staged(["igor love", "troy ripp", "steeling rochat"], "red red black", coins=[0, 4, 5])
    family, parameters = answer(t)
    TALK.say(t, 0, CLAIMS.number("i-shall-not-play", **parameters))
    assert answer(t)[0] == family
    assert answer(t)[1] != parameters


def test_ratatine_draws_the_best_card() -> None:
    t = staged(
        ["ratatine love", "troy ripp"],
        "red red black",
        ["wood", "coal"],
        hold="coal wood wood steel diamonds",
    )
    reveal(t, 0, "ratatine")
    play(t, 0, "use")
    family, parameters = answer(t)
    play(t, 0, family, **parameters)
    assert t.drawn[t.plays - 1, 2] in (5, 7)


def test_henchman_sets_his_toll() -> None:
    t = staged(["henchman love", "troy ripp", "steeling rochat"], "red red black")
    reveal(t, 0, "henchman")
    assert answer(t) == move("use")


def test_mirante_leaves_a_die_alone_that_serves_both_traitors() -> None:
    t = staged(["mirante hummerock", "troy ripp"], "blue black black", ["ore steel", "coal"], [6])
    reveal(t, 0, "mirante")
    assert answer(t)[0] == "throw"
    play(t, 0, answer(t)[0], **answer(t)[1])
    assert answer(t) == move("end")


def test_zamfirescu_sells_for_a_big_throw() -> None:
    t = staged(
        ["zamfirescu love", "troy ripp"], "yellow black black", ["diamonds gold coal lead", "coal"], [1]
    )
    reveal(t, 0, "zamfirescu")
    assert answer(t)[0] == "card"
