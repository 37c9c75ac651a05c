"""What players agree on, by HTTP: what a game does not take is refused in the game's own words."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.twins import open_app

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "cerberus", "seats": 5, "options": {"course": "start-a"}}, "error-course"),
    (
        {"game": "cerberus", "seats": 5, "options": {"course": "start-a,platforms,gondola,finish-a",
         "difficulty": "12"}}, "error-course-and-difficulty",
    ),
    ({"game": "passengers", "seats": 5, "options": {"sets": "four"}}, "error-sets"),
    ({"game": "mad-zeppelin", "seats": 3, "options": {"first-leader": "6"}}, "error-value"),
    ({"game": "mad-zeppelin", "seats": 7}, "error-seats"),
    ({"game": "mad-zeppelin", "seats": 3, "options": {"wind": "north"}}, "error-option"),
]  # fmt: skip


def asked(method: str, path: str, **request: Any) -> tuple[int, Any]:
    """The answer to a request."""

    async def whole() -> httpx.Response:
        transport = httpx.ASGITransport(open_app())
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.request(method, path, headers={"Accept-Language": "ru"}, **request)

    response = asyncio.run(whole())
    return response.status_code, response.json()


@pytest.mark.parametrize(("table", "name"), WRONG)
def test_what_a_game_does_not_take_is_refused_in_its_own_words(table: dict[str, Any], name: str) -> None:
    laid = asked("POST", "/api/tables", json=table)
    options = [f"{option}={value}" for option, value in table.get("options", {}).items()]
    query = {"seats": table["seats"], "option": options}
    told = asked("GET", f"/api/games/{table['game']}/guide", params=query)
    assert laid == told
    status, problem = laid
    assert (status, problem["message"]["name"]) == (422, name)
    assert any("а" <= letter <= "я" for letter in problem["words"])
