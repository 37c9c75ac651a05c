"""Playing games to their end, at random or by the hand-written player.

`deal`, `legal`, `play` and their kin stand for a game's own: `turncoat.kernel.batch` puts them in.
"""

from __future__ import annotations

from typing import Any

from turncoat.kernel.chance import WORD, below, sow
from turncoat.kernel.chart import chart
from turncoat.kernel.moves import MASK_WORDS, MOST_MOVES, allowed, clear, lowest, nth
from turncoat.kernel.news import OVERFULL, count_news
from turncoat.kernel.rule import copy_row, paper, rule
from turncoat.kernel.talk import NOTHING
from turncoat.kernel.things import MOST_SEATS

WHIM = 0x80000000
"""Sets the players' streams apart from those of the tables."""

RANDOM = 0
HANDWRITTEN = 1


def _of_the_game(*_: Any) -> int:
    raise NotImplementedError


deal = legal = play = payoff = side = veil = choose = pick = _of_the_game
begin_game = next_decision = play_one_game = _of_the_game
say = sensible = speak = reply = says = speak_first = _of_the_game
NAMES = ASKS = chart([0])
"""For each claim the seat that it names, or -1, and whether it asks all who hear it."""

CHATTY = 2
"""Random players take one of so many chances to speak."""


@rule
def at_random(tables: Any, seat: int, mask: Any, choices: int, players: Any, whim: Any) -> int:
    """Any legal move, each equally likely."""
    return nth(mask, below(whim, choices))


def by_players(tables: Any, seat: int, mask: Any, choices: int, players: Any, whim: Any) -> int:
    """The move of the player that sits for this seat and side: `players[seat, side]`.

    `tables` holds two: the table, and the view of it that the hand-written player gets.
    """
    if players[seat, side(tables[0], seat)] == RANDOM:
        return nth(mask, below(whim, choices))
    copy_row(tables, 1, tables, 0)
    view = tables[1]
    veil(view, seat)
    return choose(view, seat, mask, whim)


def begin(tables: Any, whim: Any, a: int, b: int, number: int) -> None:
    """Deal game `number` of the seed `a`, `b` on a table with its options set."""
    sow(tables[0].chance, a, b, number & WORD, number >> 32)
    sow(whim, a, b, number & WORD, (number >> 32) ^ WHIM)
    deal(tables[0])


def decide(tables: Any, players: Any, mask: Any, whim: Any) -> int:
    """The next decision of a table, as `256 * seat + move`."""
    t = tables[0]
    seat = lowest(t.awaits)
    clear(mask)
    choices = legal(t, seat, mask)
    return MOST_MOVES * seat + pick(tables, seat, mask, choices, players, whim)


def play_one(tables: Any, players: Any, mask: Any, whim: Any, a: int, b: int, number: int) -> int:
    """Play game `number` of the seed `a`, `b` to its end; returns how many decisions it took.

    Where news were lost on the way, it returns `OVERFULL`.
    """
    begin_game(tables, whim, a, b, number)
    t = tables[0]
    while t.awaits:
        decision = next_decision(tables, players, mask, whim)
        play(t, decision // MOST_MOVES, decision % MOST_MOVES)
    decisions: int = t.decisions
    return OVERFULL if t.told == OVERFULL else decisions


def says_at_random(tables: Any, seat: int, players: Any, voice: Any, speaker: int, claim: int) -> int:
    """Now and then any claim that makes sense, to whatever was said."""
    if below(voice, CHATTY):
        return NOTHING
    chosen = below(voice, len(NAMES))
    return chosen if sensible(tables[0], seat, chosen) else NOTHING


def says_by_players(tables: Any, seat: int, players: Any, voice: Any, speaker: int, claim: int) -> int:
    """What the player that sits for a seat says of itself, or to a claim of somebody who has spoken to it."""
    if players[seat, side(tables[0], seat)] == RANDOM:
        if below(voice, CHATTY):
            return NOTHING
        chosen = below(voice, len(NAMES))
        return chosen if sensible(tables[0], seat, chosen) else NOTHING
    copy_row(tables, 1, tables, 0)
    view = tables[1]
    veil(view, seat)
    return speak(view, seat, voice) if speaker < 0 else reply(view, seat, voice, speaker, claim)


def converse(tables: Any, players: Any, whim: Any, spoke: int) -> int:
    """The agreed form of talk: before each of its decisions a seat may make one claim, and those to whom it
    speaks may answer once. Returns the decision before which this was; `spoke` is that of the last time.

    Words are drawn from a stream of their own, so that the same moves are drawn with talk and without.
    """
    t = tables[0]
    seat = lowest(t.awaits)
    turn: int = MOST_SEATS * t.decisions + seat
    if turn == spoke:  # parts of one decision: only the seat knows how many
        return turn
    voice = paper(4)
    sow(voice, (int(whim[0]) ^ turn) & WORD, int(whim[1]), int(whim[2]), int(whim[3]))
    claim = says(tables, seat, players, voice, -1, NOTHING)
    if claim == NOTHING:
        return turn
    heard = say(t, seat, claim)
    for other in range(t.seats):
        if other != seat and (heard >> other) & 1 and (ASKS[claim] == 1 or NAMES[claim] == other):
            answer = says(tables, other, players, voice, seat, claim)
            if answer != NOTHING:
                say(t, other, answer)
    return turn


def play_one_talking(tables: Any, players: Any, mask: Any, whim: Any, a: int, b: int, number: int) -> int:
    """The same with talk: before each decision `converse`."""
    begin_game(tables, whim, a, b, number)
    t = tables[0]
    spoke = NOTHING
    while t.awaits:
        spoke = speak_first(tables, players, whim, spoke)
        decision = next_decision(tables, players, mask, whim)
        play(t, decision // MOST_MOVES, decision % MOST_MOVES)
    decisions: int = t.decisions
    return OVERFULL if t.told == OVERFULL else decisions


def play_games(
    tables: Any,
    template: Any,
    players: Any,
    mask: Any,
    whim: Any,
    a: int,
    b: int,
    first: int,
    payoffs: Any,
    sides: Any,
    steps: Any,
    finals: Any,
) -> None:
    """Play games `first`, `first + 1`, …, one for each row of `payoffs`; `finals` keeps the first tables."""
    for i in range(payoffs.shape[0]):
        tables[0] = template[0]
        steps[i] = play_one_game(tables, players, mask, whim, a, b, first + i)
        payoff(tables[0], payoffs[i])
        for seat in range(tables[0].seats):
            sides[i, seat] = side(tables[0], seat)
        if i < len(finals):
            finals[i] = tables[0]


def tally_games(
    tables: Any, template: Any, players: Any, mask: Any, whim: Any, a: int, b: int, first: int, games: int,
    moves: Any, kinds: Any,
) -> int:  # fmt: skip
    """Play games and count which moves are made and which kinds of events are told.

    Returns how many events were told at most between two decisions, or `OVERFULL` where that was too much.
    """
    most = 0
    for i in range(games):
        tables[0] = template[0]
        begin_game(tables, whim, a, b, first + i)
        t = tables[0]
        count_news(t, kinds)
        while t.awaits:
            decision = next_decision(tables, players, mask, whim)
            moves[decision % MOST_MOVES] += 1
            play(t, decision // MOST_MOVES, decision % MOST_MOVES)
            count_news(t, kinds)
            most = max(most, t.told)
        if t.told == OVERFULL:
            return OVERFULL
    return most


def deal_all(tables: Any, template: Any, a: int, b: int, first: int, start: int, stop: int) -> None:
    """Deal tables `start` to `stop` as games `first + start` … of a seed."""
    for i in range(start, stop):
        tables[i] = template[0]
        t = tables[i]
        number = first + i
        sow(t.chance, a, b, number & WORD, number >> 32)
        deal(t)


def legal_all(tables: Any, masks: Any, start: int, stop: int) -> None:
    """Mark for each table what its first awaited seat may do."""
    for i in range(start, stop):
        t = tables[i]
        clear(masks[i])
        if t.awaits:
            legal(t, lowest(t.awaits), masks[i])


def illegal_among(tables: Any, moves: Any, start: int, stop: int) -> int:
    """The first table that goes on and whose move is not legal for its first awaited seat, or -1."""
    mask = paper(MASK_WORDS)
    for i in range(start, stop):
        t = tables[i]
        if t.awaits:
            clear(mask)
            legal(t, lowest(t.awaits), mask)
            if moves[i] < 0 or moves[i] >= MOST_MOVES or not allowed(mask, moves[i]):
                return i
    return -1


def play_all(tables: Any, moves: Any, start: int, stop: int) -> None:
    """Play one move of the first awaited seat at each table that goes on."""
    for i in range(start, stop):
        t = tables[i]
        if t.awaits:
            play(t, lowest(t.awaits), moves[i])


def say_all(tables: Any, claims: Any, heard: Any, start: int, stop: int) -> None:
    """Let the first awaited seat at each table that goes on make a claim; `heard` tells who hears it."""
    for i in range(start, stop):
        t = tables[i]
        heard[i] = 0
        if t.awaits and 0 <= claims[i] < len(NAMES) and sensible(t, lowest(t.awaits), claims[i]):
            heard[i] = say(t, lowest(t.awaits), claims[i])


def payoff_all(tables: Any, payoffs: Any, start: int, stop: int) -> None:
    """The payoffs of each table."""
    for i in range(start, stop):
        payoff(tables[i], payoffs[i])


def veil_all(tables: Any, seat: int, start: int, stop: int) -> None:
    """Turn tables into the views of a seat."""
    for i in range(start, stop):
        veil(tables[i], seat)
