"""What bots that search need is compiled in a process of its own, so that nobody is held up by it."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Iterable

from turncoat.games import game as game_by_name
from turncoat.kernel.quick import take
from turncoat.kernel.rule import interpreting

LOG = logging.getLogger("turncoat.server")
RULES, BOTS = "rules", "bots"
"""What is compiled of a game."""


async def compile_apart(game: str, what: str) -> None:
    """Compile something of a game in another process, of low priority; all processes find it on disk.

    Rules are used from then on.
    """
    if await _apart(game, what) and what == RULES:
        await asyncio.to_thread(take, game_by_name(game))


async def _apart(game: str, what: str) -> bool:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "turncoat.bots.warm", game, what,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        failed = await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if failed:
        LOG.error("a game was not compiled", extra={"game": game, "what": what, "status": failed})
    return not failed


class Preparation:
    """The rules of all games, then what bots need, which takes longer; nothing where rules are interpreted.

    Games whose bots are waiting come first.
    """

    def __init__(self, compiles: Callable[[str, str], Awaitable[None]] = compile_apart) -> None:
        self.compiles = compiles
        self.ahead: list[tuple[str, str]] = []
        """Games, and what is still to be compiled of them."""
        self.done: dict[str, asyncio.Event] = {}
        self.task: asyncio.Task[None] | None = None

    def begin(self, games: Iterable[str]) -> None:
        """See to games that bots may want to play."""
        if interpreting():
            return
        new = [game for game in dict.fromkeys(games) if game not in self.done]
        self.done |= {game: asyncio.Event() for game in new}
        self.ahead += [(game, what) for game in new for what in (RULES, BOTS)]
        if new:
            self.ahead.sort(key=lambda step: step[1] == BOTS)
        if self.ahead and self.task is None:
            self.task = asyncio.ensure_future(self._work())

    def is_ready(self, game: str) -> bool:
        """Whether bots that search have what they need of a game."""
        return interpreting() or (game in self.done and self.done[game].is_set())

    async def of(self, game: str) -> None:
        """Wait until a game is ready for bots that search."""
        if self.is_ready(game):
            return
        self.begin([game])
        self.ahead.sort(key=lambda step: step[0] != game)
        await self.done[game].wait()

    async def _work(self) -> None:
        while self.ahead:
            game, what = self.ahead.pop(0)
            try:
                await self.compiles(game, what)
            except OSError:
                LOG.exception("no process to compile in", extra={"game": game})
            if what == BOTS:
                self.done[game].set()
        self.task = None

    async def close(self) -> None:
        """Leave the rest undone."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
