"""Tables side by side for those who learn: one decision of theirs at each, everything else on its own.

Seats that the caller does not play are played here, by hand or at random, until it is the caller's turn (or,
where nobody is to wait for the slowest table, some decisions on), and games that are over are dealt anew.
`deal`, `legal` and their kin stand for a game's own, which `stepper` puts in.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from turncoat.kernel import playout
from turncoat.kernel.batch import spoken
from turncoat.kernel.chance import WORD, below, sow
from turncoat.kernel.chart import chart
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MOST_MOVES, WORD_BITS, allowed, clear, count, lowest, nth, ones
from turncoat.kernel.news import OVERFULL
from turncoat.kernel.playout import RANDOM, WHIM
from turncoat.kernel.ponder import without
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import copy_row, paper, rule
from turncoat.kernel.talk import NOTHING
from turncoat.kernel.things import MOST_SEATS

CALLER = 2
"""Who plays a seat, besides `RANDOM` and `HANDWRITTEN`: whoever called."""
ANEW = -2
"""In place of a move: the game is dealt anew, whatever became of it."""


def _of_the_game(*_: Any) -> int:
    raise NotImplementedError


deal = legal = play = payoff = side = veil = choose = weigh = _of_the_game
say = sensible = converse = says_by_players = says = _of_the_game
speak_first = play_others = deal_one = step_one = show_one = choose_by_hand = say_here = _of_the_game
mark_claims = weigh_by_hand = is_callers = _of_the_game
NAMES = ASKS = chart([0])
"""For each claim the seat that it names, or -1, and whether it asks all who hear it."""


# Seats that others play --------------------------------------------------------------------------


def only_callers(
    tables: Any, i: int, pair: Any, players: Any, mask: Any, whims: Any, spoke: Any, most: int
) -> int:
    """The caller plays all seats."""
    return 0


def with_others(
    tables: Any, i: int, pair: Any, players: Any, mask: Any, whims: Any, spoke: Any, most: int
) -> int:
    """Play table `i` on until it is the caller's turn, or over, or so many decisions were made; how many.

    `players[i, seat, side]` says who plays.
    """
    t = tables[i]
    made = 0
    while t.awaits:
        seat = lowest(t.awaits)
        speak_first(tables, i, pair, players, whims, spoke)
        player = players[i, seat, side(t, seat)]
        if player == CALLER or made >= most:
            return made
        clear(mask)
        choices = legal(t, seat, mask)
        if player == RANDOM:
            play(t, seat, nth(mask, below(whims[i], choices)))
        else:
            copy_row(pair, 1, tables, i)
            veil(pair[1], seat)
            play(t, seat, choose(pair[1], seat, mask, whims[i]))
        made += 1
    return made


def always_callers(tables: Any, i: int, players: Any, seat: int) -> bool:
    """Whether it is for the caller to decide for a seat: the caller plays all."""
    return True


def by_players(tables: Any, i: int, players: Any, seat: int) -> bool:
    """Whether it is for the caller to decide for a seat, or others play on there."""
    return bool(players[i, seat, side(tables[i], seat)] == CALLER)


def silent(tables: Any, i: int, pair: Any, players: Any, whims: Any, spoke: Any) -> None:
    """Nobody speaks."""


def aloud(tables: Any, i: int, pair: Any, players: Any, whims: Any, spoke: Any) -> None:
    """The agreed form of talk, before each decision, on a copy of the table."""
    copy_row(pair, 0, tables, i)
    spoke[i] = converse(pair, players[i], whims[i], spoke[i])
    copy_row(tables, i, pair, 0)


def says_unless_caller(tables: Any, seat: int, players: Any, voice: Any, speaker: int, claim: int) -> int:
    """What a seat says of itself or answers; the caller speaks for its own seats."""
    if players[seat, side(tables[0], seat)] == CALLER:
        return NOTHING
    return says_by_players(tables, seat, players, voice, speaker, claim)


# Steps -------------------------------------------------------------------------------------------


@rule
def words_for(actions: int) -> int:
    """How many words of a mask have bits for so many actions."""
    return (actions + WORD_BITS - 1) // WORD_BITS


@rule
def mark_actions(words: Any, i: int, actions_of: Any, seat: int, masks: Any) -> None:
    """Unpack the legal moves of a seat, each as the action that it is for it."""
    for action in range(masks.shape[1]):
        masks[i, action] = False
    for word in range(words_for(masks.shape[1])):
        left = int(words[i, word])
        while left:
            move = WORD_BITS * word + ones((left & -left) - 1)
            left &= left - 1
            masks[i, actions_of[seat, move]] = True


def show_table(
    tables: Any, i: int, players: Any, actions_of: Any, words: Any, seats: Any, sides: Any, masks: Any
) -> None:
    """For which seat it is the caller's turn at a table, what that may do, and who is of which side."""
    t = tables[i]
    for word in range(words_for(masks.shape[1])):
        words[i, word] = 0
    seat = -1
    if t.awaits and is_callers(tables, i, players, lowest(t.awaits)):
        seat = lowest(t.awaits)
        legal(t, seat, words[i])
    seats[i] = seat
    mark_actions(words, i, actions_of, max(0, seat), masks)
    for one in range(sides.shape[1]):
        sides[i, one] = side(t, one)


def deal_table(
    tables: Any, i: int, template: Any, whims: Any, spoke: Any, a: int, b: int, number: int
) -> None:
    """Deal game `number` of the seed `a`, `b`, with the streams that playouts have."""
    copy_row(tables, i, template, 0)
    sow(tables[i].chance, a, b, number & WORD, number >> 32)
    sow(whims[i], a, b, number & WORD, (number >> 32) ^ WHIM)
    spoke[i] = NOTHING
    deal(tables[i])


def step_table(
    tables: Any, i: int, move: int, template: Any, pair: Any, players: Any, mask: Any, whims: Any, spoke: Any,
    numbers: Any, most: int, a: int, b: int, rewards: Any, ended: Any, ended_sides: Any,
) -> None:  # fmt: skip
    """Play a move of the caller at a table, -1 for none, and what others do after it, `most` decisions of
    them; with `ANEW` deal first.

    A game that ends is reported and the next one dealt, once: one that ends without a turn of the caller's
    is reported by the next step.
    """
    ended[i] = False
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0
    if move == ANEW:
        deal_one(tables, i, template, whims, spoke, a, b, int(numbers[i]))
    elif move >= 0:
        play(tables[i], lowest(tables[i].awaits), move)
    left = most
    going = True
    while going:
        left -= play_others(tables, i, pair, players, mask, whims, spoke, left)
        going = not tables[i].awaits and not ended[i]
        if going:
            ended[i] = True
            payoff(tables[i], rewards[i])
            for seat in range(rewards.shape[1]):
                ended_sides[i, seat] = side(tables[i], seat)
            numbers[i] += len(tables)
            deal_one(tables, i, template, whims, spoke, a, b, int(numbers[i]))


def check_all(actions: Any, seats: Any, moves_of: Any, words: Any, moves: Any, start: int, stop: int) -> int:
    """The moves that actions are; returns the first table at which one is not legal, or -1."""
    for i in range(start, stop):
        moves[i] = -1
        if seats[i] >= 0:
            if 0 <= actions[i] < moves_of.shape[1]:
                moves[i] = moves_of[seats[i], actions[i]]
            if moves[i] < 0 or not allowed(words[i], moves[i]):
                return i
    return -1


def step_all(
    tables: Any, moves: Any, template: Any, pair: Any, players: Any, mask: Any, whims: Any, spoke: Any,
    numbers: Any, most: int, a: int, b: int, actions_of: Any, words: Any, seats: Any, sides: Any, masks: Any,
    rewards: Any, ended: Any, ended_sides: Any, start: int, stop: int,
) -> int:  # fmt: skip
    """Step tables `start` to `stop`; returns how many of them have lost news."""
    lost = 0
    for i in range(start, stop):
        step_one(
            tables, i, moves[i], template, pair, players, mask, whims, spoke, numbers, most, a, b, rewards,
            ended, ended_sides,
        )  # fmt: skip
        show_one(tables, i, players, actions_of, words, seats, sides, masks)
        lost += tables[i].told == OVERFULL
    return lost


# What else a caller may ask for ------------------------------------------------------------------


@rule
def sow_aside(voice: Cells, whims: Any, i: int, turn: int) -> None:
    """A stream for what is only asked or said: the players' own goes on as if it had not been."""
    sow(voice, (int(whims[i, 0]) ^ turn) & WORD, int(whims[i, 1]), int(whims[i, 2]), int(whims[i, 3]))


def choose_one(tables: Any, i: int, view: Any, seat: int, words: Any, whims: Any) -> int:
    """What the hand-written player would do at a table: the same each time that it is asked."""
    voice = paper(4)
    sow_aside(voice, whims, i, MOST_SEATS * int(tables[i].decisions) + int(seat))
    copy_row(view, 0, tables, i)
    veil(view[0], seat)
    return choose(view[0], seat, words[i], voice)


def choose_all(
    tables: Any, view: Any, seats: Any, words: Any, whims: Any, actions_of: Any, actions: Any, start: int,
    stop: int,
) -> None:  # fmt: skip
    """What the hand-written player would do wherever it is the caller's turn, as actions; -1 elsewhere."""
    for i in range(start, stop):
        actions[i] = -1
        if seats[i] >= 0:
            actions[i] = actions_of[seats[i], choose_by_hand(tables, i, view, seats[i], words, whims)]


def weigh_one(
    tables: Any, i: int, view: Any, seat: int, words: Any, whims: Any, actions_of: Any, merits: Any
) -> None:
    """What the hand-written player thinks of each action of a seat, where there is a choice; 0 elsewhere."""
    for action in range(merits.shape[1]):
        merits[i, action] = 0
    if seat < 0 or count(words[i]) < 2:
        return
    voice = paper(4)
    sow_aside(voice, whims, i, MOST_SEATS * int(tables[i].decisions) + int(seat))
    copy_row(view, 0, tables, i)
    veil(view[0], seat)
    found = paper(MOST_MOVES)
    weigh(view[0], seat, words[i], voice, found)
    for word in range(words_for(merits.shape[1])):
        left = int(words[i, word])
        while left:
            move = WORD_BITS * word + ones((left & -left) - 1)
            left &= left - 1
            merits[i, actions_of[seat, move]] = found[move]


def weigh_all(
    tables: Any, view: Any, seats: Any, words: Any, whims: Any, actions_of: Any, merits: Any, start: int,
    stop: int,
) -> None:  # fmt: skip
    """The same for tables `start` to `stop`."""
    for i in range(start, stop):
        weigh_by_hand(tables, i, view, seats[i], words, whims, actions_of, merits)


def say_one(tables: Any, i: int, pair: Any, players: Any, whims: Any, seat: int, claim: int) -> int:
    """A claim of the caller's at a table, and the answers of others to whom it speaks; the set of hearers."""
    if not sensible(tables[i], seat, claim):
        return 0
    heard = say(tables[i], seat, claim)
    voice = paper(4)
    sow_aside(voice, whims, i, MOST_SEATS * int(tables[i].decisions) + int(seat))
    copy_row(pair, 0, tables, i)
    for other in range(tables[i].seats):
        if other != seat and (heard >> other) & 1 and (ASKS[claim] == 1 or NAMES[claim] == other):
            answer = says(pair, other, players[i], voice, seat, claim)
            if answer != NOTHING:
                say(tables[i], other, answer)
                copy_row(pair, 0, tables, i)
    return heard


def say_all(
    tables: Any, pair: Any, players: Any, whims: Any, seats: Any, claims_of: Any, claims: Any, heard: Any,
    start: int, stop: int,
) -> None:  # fmt: skip
    """Let the seats whose turn it is make a claim each, -1 for none."""
    for i in range(start, stop):
        heard[i] = 0
        if seats[i] >= 0 and 0 <= claims[i] < len(NAMES):
            claim = int(claims_of[seats[i], claims[i]])
            heard[i] = say_here(tables, i, pair, players, whims, seats[i], claim)


def mark_sensible(tables: Any, i: int, claims_turned: Any, seat: int, marks: Any) -> None:
    """Which claims make sense for the seat whose turn it is at a table, counted from it; none for nobody."""
    for claim in range(marks.shape[1]):
        if seat < 0:
            marks[i, claim] = False
        else:
            marks[i, claims_turned[seat, claim]] = sensible(tables[i], seat, claim)


def sensible_all(tables: Any, seats: Any, claims_turned: Any, marks: Any, start: int, stop: int) -> None:
    """The same for tables `start` to `stop`."""
    for i in range(start, stop):
        mark_claims(tables, i, claims_turned, seats[i], marks)


# Filled in for a game ----------------------------------------------------------------------------


def stepper(game: Game, made: Callable[..., Any], others: bool, talks: bool) -> SimpleNamespace:
    """The functions that work on one table, a game's rules put in by `made(function, name, **parts)`.

    `others` says whether somebody else than the caller plays a seat, `talks` whether they talk.
    """
    rules = {
        name: getattr(game, name) for name in ("deal", "legal", "play", "payoff", "side", "veil", "choose")
    }
    rules |= spoken(game) if talks else {}
    rules["weigh"] = game.weigh or without
    is_callers = made(by_players if others else always_callers, "is_callers", **rules)
    found = SimpleNamespace(
        deal_one=made(deal_table, "deal_table", **rules),
        show_one=made(show_table, "show_table", is_callers=is_callers, **rules),
        choose_by_hand=made(choose_one, "choose_one", **rules),
        weigh_by_hand=made(weigh_one, "weigh_one", **rules),
    )
    speak_first = made(silent, "silent")
    if talks:
        says_by_players = made(playout.says_by_players, "says_by_players", **rules)
        says = made(says_unless_caller, "says", says_by_players=says_by_players, **rules)
        converse = made(playout.converse, "converse", says=says, **rules)
        speak_first = made(aloud, "aloud", converse=converse)
        found.say_here = made(say_one, "say_one", says=says, **rules)
        found.mark_claims = made(mark_sensible, "mark_sensible", **rules)
    play_others = (
        made(with_others, "with_others", speak_first=speak_first, **rules)
        if others
        else made(only_callers, "only_callers")
    )
    found.step_one = made(step_table, "step_table", play_others=play_others, deal_one=found.deal_one, **rules)
    return found
