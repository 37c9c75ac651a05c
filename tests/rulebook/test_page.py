"""Every rule of a checklist has a test, every test names rules that exist, and the pages say so."""

from __future__ import annotations

import pytest

from tests.rulebook.page import games, page, page_path, rows, shown_by
from turncoat.games import NAMES


def test_every_game_has_a_checklist() -> None:
    assert games() == sorted(name.replace("-", "_") for name in NAMES)


@pytest.mark.parametrize("game", games())
def test_no_row_stands_twice(game: str) -> None:
    ids = [row.id for row in rows(game)]
    assert ids == sorted(set(ids))


@pytest.mark.parametrize("game", games())
def test_every_row_has_a_test(game: str) -> None:
    shown = shown_by(game)
    assert [row.id for row in rows(game) if not shown[row.id]] == []


@pytest.mark.parametrize("game", games())
def test_no_test_names_a_row_that_does_not_exist(game: str) -> None:
    assert shown_by(game).keys() <= {row.id for row in rows(game)}


@pytest.mark.parametrize("game", games())
def test_the_page_is_up_to_date(game: str) -> None:
    assert page_path(game).read_text("utf-8") == page(game), "run python -m tests.rulebook.page"
