"""An MCP server with a place at a table: its tools are a player's eyes, hands and voice, and nothing more."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial, wraps
from importlib.metadata import version
from typing import Any, Concatenate, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from turncoat.bots import USUAL, bot_named
from turncoat.envs.guest import Guest, Invitation
from turncoat.envs.place import OwnPlace, Place, Refusal, alone
from turncoat.envs.table import Table
from turncoat.games import game as game_by_name
from turncoat.games import names
from turncoat.kernel.fault import OptionError
from turncoat.match import words_of
from turncoat.words import Fault, Message, Seat, Words

Given = ParamSpec("Given")

TOOLS = (
    "games", "new_table", "join", "start", "look", "rules", "moves", "claims", "play", "claim", "say", "wait",
    "leave",
)  # fmt: skip
"""What an agent can do; each is told about by the message `mcp-` and its name."""


def told(does: Callable[Given, Awaitable[str]]) -> Callable[Given, Awaitable[str]]:
    """Let whoever uses a tool read what is refused."""

    @wraps(does)
    async def tool(*given: Given.args, **named: Given.kwargs) -> str:
        try:
            return await does(*given, **named)
        except (Refusal, Fault) as refusal:
            raise ToolError(str(refusal)) from None

    return tool


def seating(
    does: Callable[Concatenate[Tools, Given], Coroutine[Any, Any, str]],
) -> Callable[Concatenate[Tools, Given], Coroutine[Any, Any, str]]:
    """Let nobody sit down or get up while that is being done: of two calls the later finds it done."""

    @wraps(does)
    async def tool(tools: Tools, /, *given: Given.args, **named: Given.kwargs) -> str:
        return await alone(tools.seating, does, tools, *given, **named)

    return tool


class Tools:
    """One place at one table at a time."""

    def __init__(self, words: Words, link: str = "", name: str = "", place: Place | None = None) -> None:
        self.words = words
        self.link = link
        self.name = name or self.text("mcp-player")
        self.place = place
        self.seating = asyncio.Lock()
        """Whoever takes a place or gives it up has it."""

    def text(self, name: str, **arguments: Any) -> str:
        """Words of the tools themselves."""
        return self.words.say(Message(name, arguments))

    @property
    def here(self) -> Place:
        """The place that was taken."""
        if self.place is None:
            raise Refusal(self.text("mcp-no-place"))
        return self.place

    def _free(self) -> None:
        if self.place is not None:
            raise Refusal(self.text("mcp-seated"))

    async def games(self) -> str:
        """The games, their seats and options."""
        return "\n".join(self._about(name) for name in names())

    def _about(self, name: str) -> str:
        game = game_by_name(name)
        words = words_of(game, self.words.language)
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        idea = [words.say(Message("game-idea"))] if words.has("game-idea") else []
        options = [
            f"  {option.name}: {', '.join(dict.fromkeys((option.default, *option.values)))}"
            for option in game.options
        ]
        return "\n".join([f"{name} ({seats})", *idea, *options])

    @seating
    async def new_table(
        self, game: str, seats: int | None = None, bots: str = USUAL, options: dict[str, str] | None = None
    ) -> str:
        """A table of one's own, with bots in the other seats."""
        self._free()
        chosen = game_by_name(game)
        bot = bot_named(bots, chosen)
        count = chosen.usual_seats if seats is None else seats
        try:
            chosen.blank(count, options)
        except OptionError as fault:
            raise Fault.of(fault, words_of(chosen, self.words.language)) from None
        seat = secrets.randbelow(count)
        players = [None if one == seat else bot for one in range(count)]
        lay = partial(Table, chosen, players, secrets.randbits(128), options, language=self.words.language)
        self.place = OwnPlace(await asyncio.to_thread(lay), seat)
        return await self._seated(self.place)

    @seating
    async def join(
        self, link: str = "", address: str = "", table: str = "", key: str = "", name: str = ""
    ) -> str:
        """A seat at a table of a server."""
        self._free()
        if address and table:
            invitation = Invitation.read(f"{address.rstrip('/')}/table/{table}#key={key}", self.words)
        else:
            invitation = Invitation.read(link or self.link, self.words)
        self.place = await Guest.sit(invitation, name or self.name, self.words)
        return await self._seated(self.place)

    async def _seated(self, place: Place) -> str:
        return f"{place.reader.text('text-you', player=Seat(place.reader.seat))}\n\n{await place.look()}"

    async def start(self) -> str:
        """Deal, where that is for oneself to do."""
        return await self.here.start()

    async def look(self) -> str:
        """The table, what is known, what is asked."""
        return await self.here.look()

    async def rules(self) -> str:
        """The rules of the game that is played."""
        return await self.here.rules()

    async def moves(self) -> str:
        """The legal moves."""
        return await self.here.moves()

    async def claims(self) -> str:
        """What can be claimed."""
        return await self.here.claims()

    async def play(self, move: str) -> str:
        """Make a move."""
        return await self.here.play(move)

    async def claim(self, claim: str) -> str:
        """Make a claim."""
        return await self.here.claim(claim)

    async def say(self, words: str) -> str:
        """Speak freely."""
        return await self.here.say(words)

    async def wait(self, seconds: float = 60.0) -> str:
        """Wait for one's turn."""
        return await self.here.wait(seconds)

    @seating
    async def leave(self) -> str:
        """Get up."""
        await self.here.leave()
        self.place = None
        return self.text("mcp-left")


def made(tools: Tools) -> MCPServer[None]:
    """The server with these tools, for whichever transport."""

    @asynccontextmanager
    async def evening(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            if tools.place:
                await tools.place.close()

    # What a tool refuses is for its caller alone: at INFO the package would write it to the log.
    server = MCPServer(
        "turncoat",
        version=version("turncoat"),
        instructions=tools.text("mcp-instructions"),
        log_level="WARNING",
        lifespan=evening,
    )
    for name in TOOLS:
        about = tools.text(f"mcp-{name.replace('_', '-')}")
        server.add_tool(told(getattr(tools, name)), name=name, description=about, structured_output=False)
    return server


def serve(language: str, link: str = "", name: str = "") -> None:
    """Serve one agent over standard input and output until it goes."""
    made(Tools(Words(language), link, name)).run("stdio")
