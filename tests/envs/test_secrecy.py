"""Secrecy in words: two histories that a seat cannot tell apart are told to it by the same bytes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
from mcp import Client as Agent

from tests.envs.test_guest import Wires
from tests.server.test_secrecy import Pair
from tests.server.twins import edges, token
from tests.suite.registry import SUBJECTS, Case
from tests.suite.test_secrecy import twin, uncovered
from tests.suite.walk import legal, random_decision
from turncoat.envs.answers import Wish
from turncoat.envs.guest import Guest, Invitation, Server
from turncoat.envs.mcp import Tools, made
from turncoat.envs.text import Evening, Prompts, Seated
from turncoat.match import words_of

POSITIONS = 2
"""Positions of each game that are compared after a move, at least."""
ON = 2
"""Decisions played on from each."""
MOST_POSITIONS = 60
SMALLEST = [next(case for case in edges() if case.game is subject.game) for subject in SUBJECTS]


class Readers(Pair):
    """A world and its twin, with an agent at the same seat in both."""

    async def sit(self, stack: AsyncExitStack, language: str) -> None:
        self.agents: list[Agent] = []
        self.guests: list[Guest] = []
        for world in self.worlds:
            words = words_of(world.match.game, language)
            invitation = Invitation("http://nowhere", world.room.id, token=token(self.seat))
            guest = Guest(Server(invitation, words), {}, words, Wires(world))
            await guest.ask("ping")
            self.guests.append(guest)
            self.agents.append(await stack.enter_async_context(Agent(made(Tools(words, place=guest)))))

    async def use(self, tool: str, **arguments: Any) -> str:
        """Both use a tool and get the same."""
        one, two = [(await agent.call_tool(tool, arguments)).model_dump_json() for agent in self.agents]
        assert two == one
        return one

    async def read(self) -> None:
        """All that can be read or refused."""
        for tool in ("look", "moves", "claims", "look"):
            await self.use(tool)
        await self.use("wait", seconds=0)
        for wrong in ("fly away", self._illegal()):
            assert '"is_error":true' in await self.use("play", move=wrong) or wrong != "fly away"
        await self.use("claim", claim="i-believe-you seat-1000")
        await self.use("claim", claim="nonsense")
        await self.use("say", words=f"Is it you? {self.luck.randrange(100)}")
        await self.use("say", words=" ")

    def _illegal(self) -> str:
        match = self.worlds[0].match
        allowed = legal(match.game, match.table, self.seat)
        others = [move for move in range(match.game.moves.count) if move not in allowed]
        return match.game.moves.text(self.luck.choice(others))

    async def play_on(self) -> bool:
        """Play on while both agents wait: they wake at the same time, and read the same."""
        waits = [asyncio.create_task(agent.call_tool("wait", {"seconds": 600})) for agent in self.agents]
        await self._arrive()
        woken = [wait.done() for wait in waits]
        assert woken[0] == woken[1]
        same = await super().play_on()
        await self._arrive()
        if same:
            assert waits[0].done() == waits[1].done()
            if waits[0].done():
                assert waits[0].result().model_dump_json() == waits[1].result().model_dump_json()
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
        return same

    async def _arrive(self) -> None:
        """Let all that was sent be read."""
        for world in self.worlds:
            await world.settle()
        for _ in range(50):
            await asyncio.sleep(0)


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_an_agent_at_a_server_is_told_the_same_whatever_is_hidden_from_it(case: Case) -> None:
    luck = Random(f"{case} in words")

    async def compare(position: int) -> int:
        pair = Readers(case, position % case.seats, luck)
        if pair.worlds[0].match.over:
            return 0
        language = ("en", "ru")[position % 2]
        compared = 0
        await pair.listen(language)
        async with AsyncExitStack() as stack:
            await pair.sit(stack, language)
            await pair.read()
            for _ in range(ON):
                if not await pair.play_on():
                    break
                await pair.read()
                compared += 1
        await pair.close()
        return compared

    compared = 0
    for position in range(MOST_POSITIONS):
        if compared < POSITIONS:
            compared += asyncio.run(compare(position))
    assert compared >= POSITIONS


def evening_of(case: Case, seed: int) -> Evening:
    """A game whose seats all have an agent, who is never asked."""
    agents = [Seated("agent", str)] * case.seats
    return Evening(case.game, agents, 0, seed, case.options, True, "en", Prompts(True, "all", 3))


def prompts(evening: Evening, seat: int) -> list[str]:
    """What an agent of a seat is asked, and what it is told to be wrong."""
    wishes = [
        Wish(),
        Wish("fly away"),
        Wish("", "nonsense"),
        Wish("", "i-doubt-it seat-1"),
        Wish("", "", " "),
    ]
    wrong = [evening.wrong_move(seat, wish) + evening.wrong_words(seat, wish) for wish in wishes]
    return [evening.prompt(seat), *wrong] if seat in evening.table.asked else wrong


def in_another_world(evening: Evening, case: Case, seat: int, luck: Random) -> Evening:
    """The same game for a seat; all that it knows nothing of is different."""
    other = evening_of(case, luck.getrandbits(64))
    table = other.table
    table.match = table.talk.match = twin(evening.table.match, seat, luck.getrandbits(64))
    table.happened = evening.table.heard(seat)
    return other


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_prompts_are_the_same_whatever_is_hidden(case: Case) -> None:
    luck = Random(f"{case} in prompts")
    compared = 0
    for position in range(MOST_POSITIONS):
        if compared >= POSITIONS:
            break
        evening = evening_of(case, luck.getrandbits(64))
        one = evening.table.match
        for _ in range(luck.randrange(12 * case.seats)):
            if not one.over:
                evening.table.play(*random_decision(case.game, one.table, luck))
        if one.over:
            continue
        seat = position % case.seats
        other = in_another_world(evening, case, seat, luck)
        two = other.table.match
        assert prompts(other, seat) == prompts(evening, seat)
        before = one.table.decisions
        mover, move = random_decision(case.game, one.table, luck)
        if move not in legal(case.game, two.table, mover):
            continue  # the move depends on what the mover holds, which the seat does not know
        evening.table.play(mover, move)
        other.table.play(mover, move)
        if one.over or uncovered(one, seat, before) != uncovered(two, seat, before):
            continue  # the rules have just shown the seat what sets the worlds apart
        if one.table.decisions == two.table.decisions:
            assert prompts(other, seat) == prompts(evening, seat)
            compared += 1
    assert compared >= POSITIONS
