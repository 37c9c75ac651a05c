"""The rules by HTTP: chapters for a number of seats and options."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.twins import open_app
from turncoat.games import NAMES, game
from turncoat.games.chapters import chapters


def ask(path: str) -> tuple[int, Any]:
    """The answer to a question."""

    async def whole() -> httpx.Response:
        transport = httpx.ASGITransport(open_app())
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path, headers={"Accept-Language": "ru"})

    response = asyncio.run(whole())
    return response.status_code, response.json()


def as_json(name: str, seats: int, **options: str) -> dict[str, Any]:
    return {"chapters": [chapter.json() for chapter in chapters(game(name), seats, options)]}


@pytest.mark.parametrize("name", NAMES)
def test_without_seats_and_options_the_rules_are_those_of_the_usual_game(name: str) -> None:
    assert ask(f"/api/games/{name}/guide") == (200, as_json(name, 5))


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_are_told_for_every_number_of_seats(name: str) -> None:
    for seats in game(name).seats:
        assert ask(f"/api/games/{name}/guide?seats={seats}") == (200, as_json(name, seats))


def test_the_rules_follow_the_options() -> None:
    path = "/api/games/passengers/guide?seats=6&option=sets=II,I,II&option=silence=on"
    assert ask(path) == (200, as_json("passengers", 6, sets="II,I,II", silence="on"))


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("chess/guide", 404),
        ("passengers/guide?seats=3", 422),
        ("passengers/guide?seats=many", 422),
        ("passengers/guide?option=silence=loud", 422),
        ("passengers/guide?option=colour=red", 422),
        ("passengers/guide?option=silence", 422),
    ],
)
def test_what_there_is_not_is_refused_in_words(asked: str, status: int) -> None:
    found, told = ask(f"/api/games/{asked}")
    assert found == status
    assert set(told) == {"message", "words"}
