"""What is worked out from the figures of engines, and how actions are drawn for ours."""

from __future__ import annotations

from collections import Counter
from xml.dom.minidom import parseString

import numpy as np

from benchmarks.engines import draw_all
from benchmarks.peers import YARDSTICK, Figure, best, ratio, table
from benchmarks.throughput import drawn


def figure(game: str, engine: str, batch: int, speed: float, length: float = 4.0) -> Figure:
    return Figure(game, engine, False, batch, 100, 1.0, 1.0, length, speed)


FOUND = [
    figure("kuhn-poker", "Turncoat, whole games", 64, 800.0),
    figure("kuhn-poker", "Turncoat, vec", 64, 400.0),
    figure("kuhn-poker", "Turncoat, vec", 1024, 600.0),
    figure("kuhn-poker", "Pgx", 64, 100.0, length=2.0),
    figure(YARDSTICK, "OpenSpiel", 1, 50.0),
    figure("passengers", "Turncoat, vec", 64, 200.0),
]


def test_each_engine_is_shown_at_its_best_batch() -> None:
    assert [(one.engine, one.batch) for one in best(FOUND) if one.game == "kuhn-poker"] == [
        ("Turncoat, whole games", 64),
        ("Turncoat, vec", 1024),
        ("Pgx", 64),
    ]


def test_ratios_are_of_games_and_for_our_own_of_steps() -> None:
    pgx, passengers = FOUND[3], FOUND[5]
    assert ratio(pgx, FOUND) == 4.0, "200 games of 4 steps against 50 of 2"
    assert ratio(passengers, FOUND) == 4.0
    assert ratio(passengers, [passengers]) is None
    assert "| kuhn-poker | Pgx | without | 64 | 100 | 50 | 4 |" in table(FOUND)


def test_the_picture_has_a_point_for_each_figure() -> None:
    picture = parseString(drawn(FOUND, "cpu"))
    assert len(picture.getElementsByTagName("circle")) == len(FOUND)


def test_legal_actions_are_drawn_and_each_equally_often() -> None:
    masks = np.tile(np.array([False, True, False, True, True, False]), (3000, 1))
    actions = np.zeros(3000, np.int64)
    draw_all(masks, np.random.default_rng(1).integers(1, 1 << 32, (3000, 4)), actions)
    drawn_so_often = Counter(actions.tolist())
    assert set(drawn_so_often) == {1, 3, 4}
    assert min(drawn_so_often.values()) > 880, "four standard deviations below a third"
