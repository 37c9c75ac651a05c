"""What takes long in thinking a decision over: worlds that fit, how likely they are, how moves turn out.

As in `turncoat.kernel.playout`, `guess`, `play` and their kin stand for a game's own.
"""

from __future__ import annotations

from math import exp, log
from types import SimpleNamespace
from typing import Any

from turncoat.kernel.chance import sow
from turncoat.kernel.game import CERTAIN, Game
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, allowed, clear, lowest
from turncoat.kernel.playout import WHIM
from turncoat.kernel.rule import copy_row, entry, filled, made_once, paper, rule
from turncoat.kernel.talk import broken, is_bound
from turncoat.kernel.things import MOST_SEATS

TOLD = 2 * MOST_SEATS
"""For each seat what was not so of what it said, and what was."""


def _of_the_game(*_: Any) -> int:
    raise NotImplementedError


legal = play = payoff = veil = guess = choose = weigh = recall = retrace = _of_the_game
chance_of = holds = truth_of = side = guess_one = weigh_one = begin_one = go_on = _of_the_game
hasty = turn = chances = chance_to_win = try_one = _of_the_game
TURNS = 1


def guess_worlds(worlds: Any, view: Any, seat: int, a: int, b: int) -> None:
    """Worlds that fit a view, each drawn by a stream of its own."""
    for i in range(len(worlds)):
        worlds[i] = view[0]
        guess_one(worlds[i], seat, a, b, i)


def guess_world(world: Any, seat: int, a: int, b: int, number: int) -> None:
    """A world that fits the view that it is still."""
    sow(world.chance, a, b, number, 0)
    guess(world, seat)


def consider(view: Any, seat: int, mask: Any, whim: Any, luck: Any, merits: Any) -> int:
    """What the hand-written player thinks of each legal move, and the one that it makes."""
    weigh(view[0], seat, mask, luck, merits)
    return choose(view[0], seat, mask, whim)


def chance_of_move(view: Any, seat: int, move: int, mask: Any, whim: Any, heat: float, slip: float) -> float:
    """How likely a seat with this view makes a move: the better by its merits, the likelier.

    `heat` is what merits are measured by, and `slip` how often a move is made without a reason.
    """
    clear(mask)
    choices = legal(view, seat, mask)
    if choices < 2:
        return 1.0
    merits = paper(MOST_MOVES)
    weigh(view, seat, mask, whim, merits)
    most = merits[move]
    for other in range(MOST_MOVES):
        if allowed(mask, other):
            most = max(most, merits[other])
    total = 0.0
    for other in range(MOST_MOVES):
        if allowed(mask, other):
            total += exp((merits[other] - most) / heat)
    return (1.0 - slip) * exp((merits[move] - most) / heat) / total + slip / choices


def truth_of_remarks(then: Any, world: Any, trust: Any, told: Any) -> float:
    """How well what was said at a moment fits a world: the logarithm of how likely it was to be so, or not.

    `trust[seat]` counts what a seat is taken to have said before that was not so, and that was so; none for
    whoever is not heard. `told` counts on, so that whoever has lied in a world is trusted less there.
    """
    total = 0.0
    for line in range(world.said):
        speaker = world.speaker[line]
        before = trust[speaker, 0] + trust[speaker, 1]
        if world.said_at[line] == then.decisions and before > 0.0:
            so = holds(then, speaker, world.claimed[line])
            if so >= 0:
                alike = trust[speaker, so] + told[2 * speaker + so]
                total += log(alike / (before + told[2 * speaker] + told[2 * speaker + 1]))
                told[2 * speaker + so] += 1
    return total


def no_remarks(then: Any, world: Any, trust: Any, told: Any) -> float:
    """Nobody says anything in a game without talk."""
    return 0.0


def weigh_worlds(
    tables: Any, worlds: Any, past: Any, deciders: Any, heat: float, slip: float, trust: Any, a: int, b: int,
    logs: Any,
) -> None:  # fmt: skip
    """How well worlds explain what was decided and said: the logarithm of its likelihood."""
    mask = paper(MASK_WORDS)
    whim = paper(4)
    for i in range(len(worlds)):
        logs[i] = weigh_one(
            tables, worlds[i], past, deciders, 0, len(past), heat, slip, trust, a, b, mask, whim
        )


def weigh_world(
    tables: Any, world: Any, past: Any, deciders: Any, start: int, stop: int, heat: float, slip: float,
    trust: Any, a: int, b: int, mask: Any, whim: Any,
) -> float:  # fmt: skip
    """How well a world explains it.

    `past[start:stop]` are an observer's views before each decision, `deciders` who made it; -1 where that
    does not count. Each moment is filled in from the one after it, whose news tell most of what was done.
    """
    tables[1] = world
    told = paper(TOLD)
    total: float = truth_of(tables[1], world, trust, told)
    for j in range(stop - 1, start - 1, -1):
        copy_row(tables, 0, past, j)
        recall(tables[0], tables[1])
        total += truth_of(tables[0], world, trust, told)
        seat = deciders[j]
        move = retrace(tables[0], seat, tables[1]) if seat >= 0 else -1
        if move >= 0:
            copy_row(tables, 2, tables, 0)
            veil(tables[2], seat)
            sow(whim, a, b, j - start, WHIM)
            total += log(chance_of(tables[2], seat, move, mask, whim, heat, slip))
        copy_row(tables, 1, tables, 0)
    return total


def reopen_worlds(tables: Any, worlds: Any, before: Any) -> None:
    """Put worlds back to an earlier moment, of which `before` is the view."""
    for i in range(len(worlds)):
        tables[0] = before[0]
        recall(tables[0], worlds[i])
        worlds[i] = tables[0]


def step_on(tables: Any, mask: Any, whim: Any) -> None:
    """The next decision at the first table, made by hand and in a hurry from a veiled view."""
    t = tables[0]
    seat = lowest(t.awaits)
    clear(mask)
    legal(t, seat, mask)
    copy_row(tables, 1, tables, 0)
    view = tables[1]
    veil(view, seat)
    play(t, seat, hasty(view, seat, mask, whim))


def begin_trial(tables: Any, seat: int, move: int, whim: Any, a: int, b: int, number: int) -> int:
    """Make a move on a table, with luck that all moves of a world share; the turn before which to stop."""
    last: int = turn(tables[0]) + TURNS
    sow(tables[0].chance, a, b, number, 1)
    sow(whim, a, b, number, WHIM)
    play(tables[0], seat, move)
    return last


def chance_of_seat(t: Any, seat: int, was: int, out: Any) -> int:
    """How likely a seat wins, in thousandths: for sure at the end, as it stands before. Below 0 where that is
    not on the side where it was."""
    if t.awaits:
        chances(t, out)
        won: int = out[seat]
    else:
        payoff(t, out)
        won = CERTAIN if out[seat] > 0 else 0
    return won if side(t, seat) == was else -won


def try_moves(tables: Any, worlds: Any, seat: int, moves: Any, a: int, b: int, won: Any) -> None:
    """Play each move on in each world, everybody by hand: `won[world, move]` is how likely the seat wins,
    below 0 where it changes sides for it.

    All moves of a world have the same luck, so that their differences tell more than each by itself.
    """
    mask = paper(MASK_WORDS)
    whim = paper(4)
    out = paper(MOST_SEATS)
    for i in range(len(worlds)):
        for j in range(len(moves)):
            won[i, j] = try_one(tables, worlds, i, seat, moves[j], mask, whim, out, a, b)


def try_each(
    tables: Any, worlds: Any, seats: Any, moves: Any, a: int, b: int, won: Any, start: int, stop: int
) -> None:
    """The same for moves and a seat of each world's own, of `start` to `stop`; 0 where a move is -1."""
    mask = paper(MASK_WORDS)
    whim = paper(4)
    out = paper(MOST_SEATS)
    for i in range(start, stop):
        for j in range(moves.shape[1]):
            won[i, j] = 0
            if moves[i, j] >= 0:
                won[i, j] = try_one(tables, worlds, i, seats[i], moves[i, j], mask, whim, out, a, b)


def try_move(
    tables: Any, worlds: Any, i: int, seat: int, move: int, mask: Any, whim: Any, out: Any, a: int, b: int
) -> int:
    """Play a move on in a world: how likely the seat wins then."""
    tables[0] = worlds[i]
    was = side(worlds[i], seat)
    end = begin_one(tables, seat, move, whim, a, b, i)
    while tables[0].awaits and turn(tables[0]) < end:
        go_on(tables, mask, whim)
    return chance_to_win(tables[0], seat, was, out)


def try_words(
    tables: Any, worlds: Any, seat: int, moves: Any, most: int, a: int, b: int, astray: Any
) -> None:
    """Play each move on in each world until the seat's word is kept or not, or so many decisions are made:
    `astray[world, move]` is how many more of its promises were broken than kept."""
    mask = paper(MASK_WORDS)
    whim = paper(4)
    for i in range(len(worlds)):
        for j in range(len(moves)):
            tables[0] = worlds[i]
            begin_one(tables, seat, moves[j], whim, a, b, i)
            left = most
            while left > 0 and tables[0].awaits and is_bound(tables[0], seat):
                go_on(tables, mask, whim)
                left -= 1
            astray[i, j] = broken(tables[0], seat)


def end_worlds(tables: Any, worlds: Any, a: int, b: int, payoffs: Any, sides: Any) -> None:
    """Play each world out, everybody by hand: what each seat gets, and the side that it is on in the end."""
    mask = paper(MASK_WORDS)
    whim = paper(4)
    out = paper(MOST_SEATS)
    for i in range(len(worlds)):
        tables[0] = worlds[i]
        t = tables[0]
        sow(t.chance, a, b, i, 1)
        sow(whim, a, b, i, WHIM)
        while t.awaits:
            go_on(tables, mask, whim)
        payoff(t, out)
        for seat in range(t.seats):
            payoffs[i, seat] = out[seat]
            sides[i, seat] = side(t, seat)


@rule
def without(t: Any, seat: Any, mask: Any = 0, whim: Any = 0, merits: Any = 0) -> int:
    """Stands for a rule that a game does not have."""
    return -1


@rule
def at_once(t: Any) -> int:
    """The turn of a game that is imagined to its end."""
    return 0


RULES = ("legal", "play", "payoff", "side", "veil", "guess", "choose", "weigh", "recall", "retrace")


def rules_of(game: Game) -> dict[str, Any]:
    """What a game puts in, and what the parts of thinking are made of."""
    parts: dict[str, Any] = {name: getattr(game, name) or without for name in RULES}
    parts["holds"] = game.talk.holds if game.talk else without
    parts["hasty"] = game.hasty or game.choose
    ahead = game.outlook
    parts["turn"], parts["chances"] = (ahead.turn, ahead.chances) if ahead else (at_once, without)
    parts["TURNS"] = ahead.turns if ahead else 1
    return parts


def truth_in(game: Game) -> Any:
    """How what was said counts in a game."""
    return truth_of_remarks if game.talk else no_remarks


@made_once
def ponderer(game: Game) -> SimpleNamespace:
    """These functions with one game's rules put in."""
    parts = rules_of(game)

    def made(function: Any, **more: Any) -> Any:
        return entry(function, f"{function.__name__}_{game.name}", **parts, **more)

    def part(function: Any, **more: Any) -> Any:
        return filled(function, function.__name__, **parts | more)

    chance = part(chance_of_move)
    weighing = part(weigh_world, chance_of=chance, truth_of=part(truth_in(game)))
    on, begin = part(step_on), part(begin_trial)

    def trying(begin_one: Any) -> Any:
        return part(try_move, begin_one=begin_one, go_on=on, chance_to_win=part(chance_of_seat))

    return SimpleNamespace(
        guess=made(guess_worlds, guess_one=part(guess_world)),
        consider=made(consider),
        weigh=made(weigh_worlds, weigh_one=weighing),
        reopen=made(reopen_worlds),
        tries=made(try_moves, try_one=trying(begin)),
        each=made(try_each, try_one=trying(part(begin_trial, TURNS=1))),
        ends=made(end_worlds, go_on=on),
        words=made(try_words, begin_one=begin, go_on=on),
    )
