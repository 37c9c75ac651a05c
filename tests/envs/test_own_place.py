"""A place at a table of one's own whose player does several things at once, as agents do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from turncoat.bots import bot_named
from turncoat.bots.situation import Situation
from turncoat.envs.place import OwnPlace, Refusal
from turncoat.envs.table import Table
from turncoat.games import game
from turncoat.match import Match

STALE = "answers an older question"


class Evening:
    """A place at a table of one's own, beside bots that can be made to think for long."""

    def __init__(self, name: str = "passengers") -> None:
        played = game(name)
        self.may_go_on = Event()
        self.may_go_on.set()
        self.at_random = bot_named("random", played)
        bots = [replace(self.at_random, choose=self.choose)] * (played.seats[0] - 1)
        self.table = Table(played, [None, *bots], seed=7)
        self.place = OwnPlace(self.table, 0)

    def choose(self, situation: Situation) -> int:
        """What a bot does, in the end."""
        assert self.may_go_on.wait(20)
        return self.at_random.choose(situation)

    @property
    def match(self) -> Match:
        """What is played."""
        return self.table.match

    def legal(self) -> list[str]:
        """What the seat may do now."""
        return [self.match.game.moves.text(number) for number in self.match.legal_numbers(0)]

    def made(self) -> list[str]:
        """What the seat has done."""
        return [self.match.game.moves.text(number) for seat, number in self.match.moves if seat == 0]

    async def while_bots_think(self, move: str) -> asyncio.Task[str]:
        """A move that was made, and is not answered while bots think."""
        self.may_go_on.clear()
        before = len(self.made())
        playing = asyncio.create_task(self.place.play(move))
        while len(self.made()) == before:
            await asyncio.sleep(0.001)
        return playing


async def answers(*calls: Awaitable[str]) -> list[str]:
    """What several calls answer, also those that are refused."""
    said = await asyncio.gather(*calls, return_exceptions=True)
    assert all(isinstance(one, str | Refusal) for one in said), said
    return list(map(str, said))


@pytest.mark.parametrize("name", ["passengers", "mad-zeppelin"])
def test_of_two_moves_that_are_sent_together_the_first_is_made(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(name)
    match, outcome = evening.match, evening.match.outcome

    def slowly(seat: int, number: int) -> Any:
        left = outcome(seat, number)
        time.sleep(0.02)
        return left

    monkeypatch.setattr(match, "outcome", slowly)

    async def play() -> None:
        for _ in range(3):
            before, (one, other, *_) = evening.made(), evening.legal() * 2
            first, second = await answers(evening.place.play(one), evening.place.play(other))
            assert evening.made() == [*before, one]
            assert "What happened" in first
            assert STALE in second
            assert all(f"{move} — " in second for move in evening.legal()), "what is legal now is said"

    asyncio.run(play())
    assert Match.replayed(match.saved()).digest() == match.digest()


def test_whoever_reads_while_bots_think_reads_what_came_of_it() -> None:
    evening = Evening()
    place = evening.place

    async def read() -> None:
        playing = await evening.while_bots_think(evening.legal()[0])
        calls = place.look(), place.moves(), place.claims(), place.wait(0)
        reading = [asyncio.create_task(call) for call in calls]
        await asyncio.sleep(0.05)
        assert not any(one.done() for one in (playing, *reading))
        evening.may_go_on.set()
        await playing
        _, moves, _, waited = await asyncio.gather(*reading)
        assert all(f"{move} — " in moves for move in evening.legal())
        assert moves in waited, "one is asked again"

    asyncio.run(read())


def test_what_was_said_of_a_decision_that_has_passed_is_refused() -> None:
    evening = Evening()
    place = evening.place

    async def play() -> None:
        playing = await evening.while_bots_think(evening.legal()[0])
        later = [asyncio.create_task(call) for call in (place.play("x"), place.claim("i-am soul-red"))]
        saying = asyncio.create_task(place.say("Hello."))
        await asyncio.sleep(0.01)
        evening.may_go_on.set()
        assert all(STALE in text for text in await answers(*later))
        await playing
        await saying
        assert "Hello." in [one.text for one in evening.table.talk.remarks]

    asyncio.run(play())


def test_a_claim_and_a_move_that_are_sent_together_are_both_made() -> None:
    evening = Evening()
    view = evening.place.view()
    claim, move = view["claims"][0]["text"], evening.legal()[0]

    async def play() -> None:
        await asyncio.gather(evening.place.claim(claim), evening.place.play(move))

    asyncio.run(play())
    assert evening.table.talk.heard(0)[0].seat == 0
    assert evening.made() == [move]


def test_a_move_that_is_given_up_while_bots_think_is_made_all_the_same() -> None:
    evening = Evening()
    place, move = evening.place, evening.legal()[0]

    async def play() -> None:
        playing = await evening.while_bots_think(move)
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        again, looking = asyncio.create_task(place.play(move)), asyncio.create_task(place.look())
        await asyncio.sleep(0.05)
        assert not looking.done(), "bots still think"
        evening.may_go_on.set()
        assert STALE in (await answers(again))[0]
        await looking
        assert evening.made() == [move]
        await place.play(evening.legal()[0])

    asyncio.run(play())
    assert Match.replayed(evening.match.saved()).digest() == evening.match.digest()


def test_a_move_that_is_given_up_before_its_turn_comes_is_not_made() -> None:
    evening = Evening()
    move = evening.legal()[0]

    async def play() -> None:
        async with evening.place.lock:
            playing = asyncio.create_task(evening.place.play(move))
            await asyncio.sleep(0.01)
            playing.cancel()
        await evening.place.look()
        assert evening.made() == []
        await evening.place.play(move)

    asyncio.run(play())
    assert evening.made() == [move]
