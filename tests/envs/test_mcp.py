"""An agent with a client of the official package plays, at a real server and at a table of its own."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters, stdio_client

import turncoat
from tests.envs.reading import listed, pick
from tests.server.running import Server, environment, running
from turncoat.envs.mcp import TOOLS, Tools, made
from turncoat.envs.place import Refusal
from turncoat.games import NAMES, game
from turncoat.words import LANGUAGES, Words

PAGE = Path(__file__).parents[2] / "docs" / "language-models.md"
SHORT = {"chaos-contract": {"turn-limit": "50"}}
"""Options that keep a game short."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("mcp")) as started:
        yield started


class Agent:
    """A client, and all that it ever received."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.received: list[str] = []

    async def use(self, tool: str, **arguments: Any) -> str:
        """Use a tool that has to work."""
        text, wrong = await self.attempt(tool, **arguments)
        assert not wrong, text
        return text

    async def attempt(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        """Use a tool; what it says, and whether something was wrong."""
        result = await self.client.call_tool(tool, arguments)
        (content,) = result.content
        assert content.type == "text"
        self.received.append(content.text)
        return content.text, bool(result.is_error)


def in_process(**more: Any) -> Client:
    """A client of tools in this process."""
    return Client(made(Tools(Words("en"), **more)))


def test_an_agent_plays_a_whole_game_of_each_kind_at_a_real_server(server: Server) -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "turncoat", "mcp", "--name", "Robin"], env=environment()
    )

    async def evening() -> None:
        async with Client(stdio_client(command)) as client:
            agent = Agent(client)
            tools = (await client.list_tools()).tools
            assert {tool.name for tool in tools} == set(TOOLS)
            assert all(tool.description for tool in tools)
            for name in NAMES:
                await play_out(agent, server, name)

    asyncio.run(evening())


async def play_out(agent: Agent, server: Server, name: str) -> None:
    """A game from the invitation to the last point, with a claim now and then."""
    luck = Random(name)
    laid = server.lay(game=name, seats=game(name).seats[0], options=SHORT.get(name, {}))
    table, key = laid["table"]["id"], laid["key"]
    agent.received.clear()
    if luck.random() < 0.5:
        seated = await agent.use("join", link=f"{server.address}/table/{table}#key={key}")
    else:
        seated = await agent.use("join", address=server.address, table=table, key=key)
    assert "You play as Robin." in seated
    assert "The cards are not dealt yet." in seated
    text = await agent.use("start")
    decisions, claimed = 0, list[str]()
    while (move := pick(text, luck)) or "You are not asked now." in text:
        if move is None:
            text = await agent.use("wait", seconds=60)
            continue
        decisions += 1
        if decisions == 2:
            refusal, wrong = await agent.attempt("play", move="fly away")
            assert wrong
            assert set(listed(refusal)) == set(listed(text)), "what is legal is said"
        if decisions >= 2 and not claimed:  # there are moments at which there is nothing to say
            claimed = listed(await agent.use("claims"), "What you can claim now, true or not")[:1]
            for claim in claimed:
                await agent.use("claim", claim=claim)
        text, wrong = await agent.attempt("play", move=f"`{move}`")
        assert not wrong, text
    ended = await agent.use("look")
    assert server.get(f"/api/tables/{table}", key=key).json()["status"] == "over"
    assert decisions > 3
    assert claimed
    replay = server.get(f"/api/tables/{table}/saved", key=key).json()
    for secret in (key, replay["seed"], replay["beside"]["proof"]["secret"]):
        assert secret not in "".join(agent.received)
    assert [move for seat, move in replay["moves"] if seat == 0], "the agent sat there"
    assert ended.count("\n") > 5
    assert "left the table" in await agent.use("leave")


@pytest.mark.parametrize("name", ["mad-zeppelin", "cerberus"])
def test_an_agent_plays_at_a_table_of_its_own(name: str) -> None:
    luck = Random(name)

    async def evening() -> None:
        async with in_process() as client:
            agent = Agent(client)
            text = await agent.use("new_table", game=name, seats=game(name).seats[0], bots="random")
            while move := pick(text, luck):
                text = await agent.use("play", move=move)
            assert (await agent.attempt("play", move="x"))[1], "the game is over"

    asyncio.run(evening())


def test_what_cannot_be_done_is_said_with_what_can() -> None:
    async def tries() -> None:
        async with in_process() as client:
            agent = Agent(client)
            for tool, arguments, said in (
                ("look", {}, "new_table or join"),
                ("wait", {}, "new_table or join"),
                ("join", {}, "A link looks like"),
                ("join", {"link": "file:///etc/passwd"}, "A link looks like"),
                ("join", {"link": "http://[/table/x"}, "A link looks like"),
                ("join", {"link": "http://127.0.0.1:1/table/x"}, "cannot be reached"),
                ("new_table", {"game": "chess"}, "passengers"),
                ("new_table", {"game": "passengers", "seats": 10**9}, "4 to 8"),
                ("new_table", {"game": "passengers", "seats": -1}, "4 to 8"),
                ("new_table", {"game": "passengers", "bots": "clever"}, "random, handwritten"),
                ("new_table", {"game": "passengers", "options": {"edition": "third"}}, "second, first"),
            ):
                text, wrong = await agent.attempt(tool, **arguments)
                assert wrong
                assert said in text
            await agent.use("new_table", game="passengers", seats=4, bots="random")
            for tool, arguments, said in (
                ("new_table", {"game": "passengers"}, "Leave it first"),
                ("join", {"link": "http://127.0.0.1:1/table/x"}, "Leave it first"),
                ("start", {}, "has begun"),
                ("play", {"move": "x" * 5000}, "at most 400"),
                ("say", {"words": "  \n"}, "nothing in this remark"),
                ("claim", {"claim": "i-am"}, "The claim “i-am” takes"),
            ):
                text, wrong = await agent.attempt(tool, **arguments)
                assert wrong
                assert said in text
            assert "The goal" in await agent.use("rules")
            assert "passengers (4–8)" in await agent.use("games")

    asyncio.run(tries())


def test_what_a_server_refuses_reaches_the_agent_in_its_words(server: Server) -> None:
    laid = server.lay(game="passengers", seats=4, name="Host", fill=True, start=True)
    link = f"{server.address}/table/{laid['table']['id']}"

    async def tries() -> None:
        async with in_process() as client:
            agent = Agent(client)
            for place, said in (
                (f"{link}#key={laid['key']}", "The game has begun"),
                (f"{link}#key=wrong", "There is no such table"),
                (f"{link}#token=wrong", "There is no such table"),
            ):
                text, wrong = await agent.attempt("join", link=place)
                assert wrong
                assert said in text
            seated = await agent.use("join", link=f"{link}#token={laid['token']}")
            assert "You play as Host." in seated

    asyncio.run(tries())


def test_of_two_places_that_are_asked_for_together_one_is_taken(server: Server) -> None:
    laid = server.lay(game="passengers", seats=4)
    table, key = laid["table"]["id"], laid["key"]
    link = {"link": f"{server.address}/table/{table}#key={key}"}

    async def tries() -> None:
        for tool, arguments in (("join", link), ("new_table", {"game": "cerberus", "bots": "random"})):
            async with in_process() as client:
                agent = Agent(client)
                calls = [agent.attempt(tool, **arguments) for _ in range(2)]
                answers = await asyncio.gather(*calls)
                assert sorted(wrong for _, wrong in answers) == [False, True]
                assert ["Leave it first" in text for text, _ in answers] == [wrong for _, wrong in answers]

    asyncio.run(tries())
    players = server.get(f"/api/tables/{table}", key=key).json()["players"]
    assert [one["kind"] for one in players].count("free") == 3


def test_a_seat_that_was_asked_for_is_held_even_if_nobody_waits_for_it(server: Server) -> None:
    laid = server.lay(game="passengers", seats=4)
    link = f"{server.address}/table/{laid['table']['id']}#key={laid['key']}"

    async def tries() -> None:
        tools = Tools(Words("en"))
        joining = asyncio.create_task(tools.join(link))
        await asyncio.sleep(0)
        joining.cancel()
        with pytest.raises(asyncio.CancelledError):
            await joining
        with pytest.raises(Refusal, match="Leave it first"):
            await tools.join(link)
        await tools.leave()

    asyncio.run(tries())


def test_the_server_says_its_version_and_the_page_names_what_its_tools_take() -> None:
    async def ask() -> tuple[str, dict[str, set[str]]]:
        async with in_process() as client:
            tools = (await client.list_tools()).tools
            takes = {tool.name: set(tool.input_schema.get("properties", {})) for tool in tools}
            assert client.server_info
            return client.server_info.version, takes

    version, takes = asyncio.run(ask())
    assert version == turncoat.__version__
    page = PAGE.read_text("utf-8").partition("## From Python")[0]
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| `")]
    for tool, arguments in takes.items():
        (row,) = [row for row in rows if f"`{tool}`" in row[1]]
        beside = {name for one in re.findall(r"`(\w+)`", row[1]) for name in takes[one]}
        assert arguments <= set(re.findall(r"`(\w+)`", row[2])) == beside


@pytest.mark.parametrize("language", LANGUAGES)
def test_tools_are_told_about_in_every_language(language: str) -> None:
    words = Words(language)

    async def ask() -> list[str | None]:
        async with Client(made(Tools(words))) as client:
            return [tool.description for tool in (await client.list_tools()).tools]

    told = asyncio.run(ask())
    assert len(set(told)) == len(TOOLS)
    assert all(told)


def test_nothing_that_is_refused_is_written_to_the_log(tmp_path: Path) -> None:
    link = "http://127.0.0.1:1/table/abc#key=the-secret-key"
    errors = tmp_path / "errors"
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "turncoat", "mcp", "--link", link], env=environment()
    )

    async def evening() -> str:
        with errors.open("w") as log:
            async with Client(stdio_client(command, errlog=log)) as client:
                return (await Agent(client).attempt("join"))[0]

    said = asyncio.run(evening())
    assert "cannot be reached" in said
    assert "the-secret-key" not in said + errors.read_text()
