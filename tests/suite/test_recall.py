"""An earlier moment filled in from a later table is what it was, and so is the move that was made there."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import pytest

from tests.suite.registry import SUBJECTS, Case
from tests.suite.subject import Subject
from tests.suite.walk import awaited, legal, random_decision, seen
from tests.suite.worlds import world
from turncoat.kernel.chance import sow, words
from turncoat.kernel.game import Game
from turncoat.kernel.moves import MASK_WORDS
from turncoat.kernel.record import Record
from turncoat.kernel.rule import compiled

ABLE = [subject for subject in SUBJECTS if subject.game.recall and subject.game.retrace]
"""The games that look back."""
NOT_TOLD = -1
"""In place of a move that a later table does not tell."""
WORLDS = 4
"""Guessed worlds of each game that is played."""
MOMENTS = 24
"""Earlier moments of each game that are recalled, and as many in guessed worlds."""


class Moment(NamedTuple):
    """A table before a decision, and the decision."""

    table: Record
    seat: int
    move: int


def able_cases() -> list[object]:
    """Every game that looks back at every number of seats; the sets of options take turns."""
    return [
        pytest.param(case, id=str(case))
        for subject in ABLE
        for place, seats in enumerate(subject.game.seats)
        for options in [subject.options(seats)[at] for at in turns(len(subject.options(seats)), place)]
        for case in [Case(subject, seats, options)]
    ]


def turns(sets: int, place: int) -> list[int]:
    """Two of so many sets of options, others at the next number of seats."""
    return sorted({2 * place % sets, (2 * place + 1) % sets})


def handwritten(game: Game, table: Record, luck: Random) -> tuple[int, int]:
    """What the hand-written player does in any of the awaited seats."""
    seat = luck.choice(awaited(table))
    mask, whim = [0] * MASK_WORDS, [0] * 4
    game.legal(table, seat, mask)
    sow(whim, *words(luck.getrandbits(64)))
    return seat, game.choose(seen(game, table, seat), seat, mask, whim)


def played(case: Case, by_hand: bool, seed: int) -> tuple[list[Moment], list[Record]]:
    """A game: its moments, and all its tables, the last one among them."""
    luck = Random(seed)
    table = case.game.dealt(case.seats, seed, case.options)
    moments = []
    while table.awaits:
        seat, move = (handwritten if by_hand else random_decision)(case.game, table, luck)
        moments.append(Moment(table.copy(), seat, move))
        case.game.play(table, seat, move)
    return moments, [*(moment.table for moment in moments), table.copy()]


def recalled(game: Game, then: Record, observer: int, later: Record) -> Record:
    """The observer's view of then, filled in from a later table."""
    view = seen(game, then, observer)
    assert game.recall is not None
    game.recall(view, later)
    return view


def retraced(game: Game, then: Record, seat: int, later: Record) -> int:
    """The move that was made."""
    assert game.retrace is not None
    return game.retrace(then, seat, later)


def plain(case: Case, table: Record, later: Record) -> bytes:
    """All of a table but the random stream, earlier news, and what a later one does not tell."""
    copy = table.copy()
    for word in range(4):
        copy.chance[word] = 0
    for line in range(copy.told, len(copy.news)):  # type: ignore[arg-type]
        copy.news[line] = 0
    case.subject.forget(copy, later)
    return copy.bytes()


def chance(table: Record) -> bytes:
    """The random stream."""
    return table.row["chance"].tobytes()


def played_on(game: Game, table: Record, stream: Record, seat: int, move: int) -> Record:
    """A table after a move, with the random stream of another one."""
    assert move in legal(game, table, seat)
    after = table.copy()
    for word in range(4):
        after.chance[word] = stream.chance[word]
    game.play(after, seat, move)
    return after


def differing(game: Game, one: bytes, two: bytes) -> list[str]:
    """The fields in which two tables differ."""
    found, start = [], 0
    for name, field in game.table.fields.items():
        end = start + field.dtype.itemsize * max(1, _cells(field.shape))
        if one[start:end] != two[start:end]:
            found.append(name)
        start = end
    return found


def _cells(shape: tuple[int, ...]) -> int:
    """How many cells a field has."""
    cells = 1
    for length in shape:
        cells *= length
    return cells


def games(case: Case) -> list[tuple[list[Moment], list[Record]]]:
    """A random game, and one by the hand-written player."""
    return [played(case, by_hand, Random(f"{case} {by_hand}").getrandbits(32)) for by_hand in (False, True)]


@dataclass
class Past:
    """A case, and what was played of it."""

    case: Case
    games: list[tuple[list[Moment], list[Record]]]


@pytest.fixture(scope="module", params=able_cases())
def past(request: pytest.FixtureRequest) -> Past:
    """What all tests of a case look back at, played once."""
    return Past(request.param, games(request.param))


def test_what_was_hidden_is_recalled_and_the_move_retraced(past: Past) -> None:
    """From the table right after, one of any later moment, and the last; for any seat or a spectator."""
    case, game = past.case, past.case.game
    luck = Random(f"{case}")
    for moments, tables in past.games:
        for at in sorted(luck.sample(range(len(moments)), min(len(moments), MOMENTS))):
            then, seat, move = moments[at]
            observer = luck.randrange(-1, case.seats)
            for k in {at + 1, luck.randrange(at + 1, len(tables)), len(tables) - 1}:
                later = tables[k]
                result = recalled(game, then, observer, later)
                wrong = differing(game, plain(case, result, later), plain(case, then, later))
                assert not wrong, f"{wrong} of decision {at} as {observer} recalls them at {k}"
                one, two = seen(game, result, seat), seen(game, then, seat)
                assert plain(case, one, later) == plain(case, two, later)
                found = retraced(game, result, seat, later)
                if found == NOT_TOLD:
                    assert not case.subject.told(then, move, later)
                elif found != move:  # another name for the same
                    after = played_on(game, result, then, seat, found)
                    wrong = differing(game, plain(case, after, later), plain(case, tables[at + 1], later))
                    assert not wrong, f"{wrong} after decision {at}, retraced as {found}, not {move}"
            for other in awaited(then):
                assert other == seat or retraced(game, then, other, tables[at + 1]) == NOT_TOLD
            own = recalled(game, then, seat, tables[-1])
            assert seen(game, own, seat).bytes() == seen(game, then, seat).bytes()


def test_guessed_worlds_are_put_back_into_what_was_seen(past: Past) -> None:
    """The observer sees in them what it saw then; the move is legal there, and shows it what it saw next."""
    case, game = past.case, past.case.game
    luck = Random(f"{case}")
    for moments, tables in past.games:
        for _ in range(WORLDS):
            observer = luck.randrange(-1, case.seats)
            k = luck.randrange(1, len(tables))
            guess = world(game, seen(game, tables[k], observer), observer, luck.getrandbits(32))
            for at in sorted(luck.sample(range(k), min(k, MOMENTS // WORLDS))):
                then, seat, move = moments[at]
                result = recalled(game, then, observer, guess)
                assert result.faults() == []
                case.subject.audit(result)
                assert seen(game, result, observer).bytes() == seen(game, then, observer).bytes()
                found = retraced(game, result, seat, guess)
                at_once = retraced(game, result, seat, recalled(game, tables[at + 1], observer, guess))
                assert seat == observer or at_once == found or NOT_TOLD in (at_once, found)
                assert at_once == NOT_TOLD or at_once in legal(game, result, seat)
                if found == NOT_TOLD:
                    assert not case.subject.told(then, move, guess)
                    continue
                after = seen(game, played_on(game, result, then, seat, found), observer)
                if chance(tables[at + 1]) == chance(then):
                    next_view = seen(game, tables[at + 1], observer)
                    wrong = differing(game, plain(case, after, guess), plain(case, next_view, guess))
                    assert not wrong, f"{wrong} after decision {at}, seen by {observer}, guessed at {k}"


def test_guessed_worlds_go_back_moment_by_moment(past: Past) -> None:
    """Each moment is recalled from the one after it, and only what nobody is told is missing."""
    case, game = past.case, past.case.game
    luck = Random(f"{case}")
    for moments, tables in past.games:
        observer = luck.randrange(-1, case.seats)
        k = len(moments) - luck.randrange(len(moments) // 2)
        later = world(game, seen(game, tables[k], observer), observer, luck.getrandbits(32))
        for at in range(k - 1, max(0, k - MOMENTS) - 1, -1):
            then, seat, move = moments[at]
            result = recalled(game, then, observer, later)
            assert result.faults() == []
            case.subject.audit(result)
            assert seen(game, result, observer).bytes() == seen(game, then, observer).bytes()
            found = retraced(game, result, seat, later)
            if found == NOT_TOLD:
                assert not case.subject.told(then, move, tables[at + 1])
            else:
                after = seen(game, played_on(game, result, then, seat, found), observer)
                if chance(tables[at + 1]) == chance(then):
                    assert plain(case, after, after) == plain(
                        case, seen(game, tables[at + 1], observer), after
                    )
            later = result


@pytest.mark.parametrize("subject", ABLE, ids=lambda subject: subject.game.name)
def test_looking_back_interpreted_and_compiled(subject: Subject) -> None:
    game, seats = subject.game, subject.game.seats[0]
    case = Case(subject, seats, subject.options(seats)[0])
    luck = Random(f"{case}")
    recall, retrace = compiled(game.recall), compiled(game.retrace)
    for moments, tables in games(case):
        for at, (then, seat, _) in list(enumerate(moments))[::3]:
            observer = luck.randrange(-1, case.seats)
            later = tables[luck.choice((at + 1, luck.randrange(at + 1, len(tables))))]
            one = recalled(game, then, observer, later)
            two = seen(game, then, observer)
            recall(two.row[0], later.row[0])
            assert one.bytes() == two.bytes()
            assert retraced(game, one, seat, later) == retrace(two.row[0], seat, later.row[0])
