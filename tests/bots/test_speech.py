"""What bots answer goes by what everybody sees: whoever asks learns nothing of sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import chi2_contingency

from tests.suite.registry import SUBJECTS
from tests.suite.subject import Subject
from tests.suite.walk import random_game, seen
from turncoat.bots import BOTS, USUAL, Bot, cover, speech
from turncoat.bots.belief import weighing
from turncoat.bots.situation import Situation
from turncoat.bots.speech import honesty
from turncoat.games import game
from turncoat.kernel.chance import sow
from turncoat.kernel.record import Record
from turncoat.kernel.talk import BELIEVES, DOUBTS
from turncoat.kernel.thinking import Guess
from turncoat.match import SPECTATOR, Match
from turncoat.talk import Remark, Talk


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)
def test_what_a_bot_answers_by_is_the_same_whatever_its_seat_knows(subject: Subject) -> None:
    game = subject.game
    seats = max(game.seats)
    for table in random_game(game, seats, 3, subject.options(seats)[0]):
        seat = table.decisions % seats
        public = seen(game, table, seat)
        game.veil(public, SPECTATOR)
        assert public.bytes() == seen(game, table, SPECTATOR).bytes()


def test_lies_are_false_claims_and_believed_ones_those_that_somebody_says_to_believe() -> None:
    talk = Talk(Match(game("passengers"), seats=4, seed=7))
    table: Any = talk.match.table
    faction = int(table.faction[0])
    lie = 1 - faction if faction < 2 else 0
    talk.claim(1, BELIEVES, {"seat": 0})  # nothing was said yet
    talk.claim(0, "i-am", {"faction": lie})
    talk.claim(0, BELIEVES, {"seat": 0})  # nobody believes oneself
    talk.claim(2, DOUBTS, {"seat": 0})
    talk.claim(0, "i-am", {"faction": lie})
    talk.claim(1, BELIEVES, {"seat": 0})
    talk.claim(2, BELIEVES, {"seat": 0})  # a lie is believed once, by however many
    talk.claim(0, "i-am", {"faction": faction})
    talk.claim(3, BELIEVES, {"seat": 0})  # the truth
    assert honesty(talk, 0) == (3, 2, 1)
    assert honesty(talk, 1) == (0, 0, 0)


@pytest.mark.parametrize("name", ["passengers", "mad-zeppelin", "cerberus", "chaos-contract"])
def test_whoever_says_the_same_again_gets_no_other_answer(name: str) -> None:
    """However often, in the same part of the game: an answer, or silence, stands."""
    match = Match(game(name), 4, 7)
    talk, seat = Talk(match), match.awaits[0]
    speaker = (seat + 1) % 4
    claim, _ = next(said for said in talk.offered(speaker) if said[0].parameters.get("seat") == seat)
    first, second = (talk.claim(speaker, claim.name, claim.parameters) for _ in range(2))
    assert (first.again, second.again) == (False, True)
    for number in range(12):
        whim = [number + 1, 2, 3, 4]
        assert speech.answer(match.game, match.seen(seat), seat, second, whim=whim) is None
    assert speech.addressed(match.game, first, [seat, (seat + 2) % 4]) == [seat]
    assert speech.addressed(match.game, first, [(seat + 2) % 4]) == [(seat + 2) % 4]


def test_medium_and_hard_say_the_same() -> None:
    assert BOTS["medium"].speak is BOTS["hard"].speak is cover.speak
    assert BOTS["medium"].reply is BOTS["hard"].reply is cover.reply


# Twins: the one who is asked has another side ------------------------------------------------------

POSITIONS, TIMES = 8, 8
SOUL, DEMON = 0, 1
Twins = tuple[Remark, int, NDArray[Any], Record, Record]
Given = tuple[Counter[str], Counter[str]]
"""How often each answer was given, by Soul Guides and by others."""


def twins(faction: int) -> Iterator[Twins]:
    """Tables with the same public history, where somebody has just called a seat a member of a faction: that
    remark, the seat, what everybody saw before, and two worlds in which it is a Soul Guide, and is not."""
    for position in range(POSITIONS):
        match = Match(game("passengers"), 6, position)
        past = [match.game.table.blanks(0)]
        for turn in range(2 * position):
            past.append(match.seen().row.copy())
            mover, whim = match.awaits[0], [1, 2, 3, turn + 1]
            match.play(mover, BOTS["random"].decide(match.game, match.seen(mover), mover, whim))
        seat, speaker = match.awaits[-1], next(one for one in range(6) if not match.table.silenced[one])  # type: ignore[attr-defined]
        seat = seat if seat != speaker else (speaker + 1) % 6
        remark = Talk(match).claim(speaker, "is-of", {"seat": seat, "faction": faction})
        found: dict[bool, Record] = {}
        for seed in range(64):
            world = match.game.guessed(match.seen(), SPECTATOR, seed)
            found.setdefault(match.game.side(world, seat) == SOUL, world)
            if len(found) == 2:
                break
        yield remark, seat, np.concatenate(past), found[True], found[False]


def answers(bot: Bot, faction: int, monkeypatch: pytest.MonkeyPatch, unasked: bool = False) -> Given:
    """What a bot answers on either side to whoever calls it a member of a faction, or says then of its own
    accord; with the same work."""
    work: list[int] = []
    counted(monkeypatch, work)
    played = game("passengers")
    found = Counter[str](), Counter[str]()
    for remark, seat, past, *worlds in twins(faction):
        for number in range(TIMES):
            taken = []
            for world, given in zip(worlds, found, strict=True):
                whim = [0] * 4
                sow(whim, number, seat, len(past), 4)
                work.clear()
                view = seen(played, world, seat)
                if unasked:
                    said = speech.volunteered(played, view, seat, bot, past.copy, whim)
                else:
                    said = speech.answer(played, view, seat, remark, bot, past.copy, whim)
                given[said.name if said else ""] += 1
                taken.append(list(work))
            assert taken[0] == taken[1], "how long it takes tells nothing"
    return found


def counted(monkeypatch: pytest.MonkeyPatch, work: list[int]) -> None:
    """Note how many worlds are guessed and weighed for what is said."""

    def guesses(*about: Any) -> Guess:
        guess = Guess(*about)
        work.append(guess.count)
        return guess

    def weighs(known: Situation, worlds: Any, *more: Any) -> Any:
        work.append(len(worlds))
        return weighing(known, worlds, *more)

    monkeypatch.setattr(cover, "Guess", guesses)
    monkeypatch.setattr(cover, "weighing", weighs)


def chance_of_less(found: Given) -> float:
    """How likely two sides with the same manner of answering differ by as much (chi-square)."""
    kinds = sorted(found[0] | found[1])
    return float(chi2_contingency(np.array([[side[kind] for kind in kinds] for side in found])).pvalue)


@pytest.mark.parametrize("kind", [USUAL, "hard"])
def test_the_accused_answers_alike_whatever_it_is(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cover, "GUESSES", 12)
    for faction, kinds in ((DEMON, {"no", "i-doubt-it", "i-am", ""}), (SOUL, {"yes", "i-believe-you", ""})):
        with monkeypatch.context() as patched:
            found = answers(BOTS[kind], faction, patched)
        assert chance_of_less(found) > 0.01, found
        for side in found:
            assert side.keys() >= kinds, "every kind of answer has a chance on every side"


def test_whoever_speaks_up_says_the_same_kinds_of_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cover, "GUESSES", 12)
    found = answers(BOTS["hard"], SOUL, monkeypatch, unasked=True)
    assert chance_of_less(found) > 0.01, found
    assert len(found[0]) > 3


def test_a_confession_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever agrees one time in four with what is so."""

    def confess(situation: Situation, speaker: int, claim: int) -> int:
        talk = situation.game.talk
        assert talk
        agrees = talk.holds(situation.view, speaker, claim) == 1 and situation.whim[0] % 4 == 0
        return talk.claims.number("yes" if agrees else "no")

    bot = Bot("confessing", BOTS[USUAL].choose, reply=confess)
    assert chance_of_less(answers(bot, DEMON, monkeypatch)) < 0.01
