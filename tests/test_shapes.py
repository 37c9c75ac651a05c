"""What clients get has the shapes that are declared; types of the browser and tables of the page follow."""

from __future__ import annotations

import random
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from docs.shapes import made
from tests.suite.registry import cases, chosen
from turncoat.games import NAMES
from turncoat.games import game as game_by_name
from turncoat.kernel import things
from turncoat.kernel.news import EVERYTHING
from turncoat.match import SPECTATOR, Match
from turncoat.shapes import Scene


def unfit(value: Any, kind: Any, at: str = "") -> list[str]:
    """Where a value has another shape than was declared."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (NotRequired, Required):
        return unfit(value, inner[0], at)
    if origin is Annotated:
        return unfit(value, inner[0], at) or [
            f"{at}: {value!r} is no {of.name}" for of in kind.__metadata__ if not is_json_of(of, value)
        ]
    if origin in (Union, UnionType):
        wrong = [unfit(value, one, at) for one in inner]
        return [] if [] in wrong else min(wrong, key=len)
    if origin is Literal:
        return [] if value in inner else [f"{at}: {value!r} is none of {inner}"]
    if is_typeddict(kind):
        return unfit_fields(value, kind, at)
    if origin is list and isinstance(value, list):
        return [line for place, one in enumerate(value) for line in unfit(one, inner[0], f"{at}[{place}]")]
    if origin is tuple and isinstance(value, list) and len(value) == len(inner):
        return [line for one, of in zip(value, inner, strict=True) for line in unfit(one, of, at)]
    if origin is dict and isinstance(value, dict):
        keys = [line for key in value for line in unfit(key, inner[0], f"{at} key")]
        return keys + [line for key, one in value.items() for line in unfit(one, inner[1], f"{at}.{key}")]
    numbers = (int, float) if kind is float else (kind,)
    fits = kind is Any or type(value) in numbers or (kind is NoneType and value is None)
    return [] if fits else [f"{at}: {value!r} is no {kind}"]


def unfit_fields(value: Any, kind: Any, at: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{at}: {value!r} is no {kind.__name__}"]
    hints, needed = fields_of(kind)
    wrong = [f"{at} lacks {name}" for name in needed - value.keys()]
    wrong += [f"{at} has {name} besides" for name in value.keys() - hints.keys()]
    known = hints.keys() & value.keys()
    return wrong + [line for name in known for line in unfit(value[name], hints[name], f"{at}.{name}")]


@cache
def fields_of(kind: Any) -> tuple[dict[str, Any], set[str]]:
    """What fields are declared, and which of them are never left out."""
    hints = get_type_hints(kind, include_extras=True)
    return hints, {name for name, of in hints.items() if get_origin(of) is not NotRequired}


def is_json_of(domain: object, value: Any) -> bool:
    """Whether a value is what some number of a domain looks like in JSON."""
    if isinstance(domain, things.Several):
        return isinstance(value, list) and all(is_json_of(domain.of, one) for one in value)
    if isinstance(domain, things.Domain):
        return value in told_of(domain)
    return True


@cache
def told_of(domain: things.Domain) -> list[Any]:
    """What the numbers of a domain look like in JSON."""
    return [domain.json(number) for number in domain]


@pytest.mark.parametrize("name", NAMES)
def test_scenes_and_score_sheets_have_the_shapes_that_are_declared(name: str, broad: bool) -> None:
    game = game_by_name(name)
    scene, sheet = (get_type_hints(one, include_extras=True)["return"] for one in (game.scene, game.sheet))
    assert is_typeddict(scene)
    assert is_typeddict(sheet)
    assert (
        get_type_hints(Scene, include_extras=True).items()
        <= get_type_hints(scene, include_extras=True).items()
    )
    chance = random.Random(11)
    for case in (one.values[0] for one in (cases() if broad else chosen())):
        if case.game is not game:
            continue
        match = Match(game, case.seats, chance.randrange(2**32), case.options)
        while not match.over:
            if chance.random() < 0.1:
                viewer = chance.choice([SPECTATOR, EVERYTHING, *range(case.seats)])
                assert unfit(match.shown(match.seen(viewer), viewer)["scene"], scene) == []
            seat = chance.choice(match.awaits)
            match.play(seat, chance.choice(match.legal_numbers(seat)))
        for viewer in (SPECTATOR, EVERYTHING, *range(case.seats)):
            assert unfit(match.shown(match.seen(viewer), viewer)["scene"], scene) == []
        assert unfit(match.result["sheet"], sheet) == []


def test_the_types_of_the_browser_and_the_page_are_made_from_todays_shapes() -> None:
    for path, text in made().items():
        assert path.read_text("utf-8") == text, f"{path.name} is stale: python -m docs.shapes"
