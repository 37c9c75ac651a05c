"""Simulations: their reports, their bots, and what they refuse."""

from __future__ import annotations

import json

import pytest

import turncoat
from turncoat.bots import BOTS, Bot
from turncoat.kernel.rule import INTERPRET
from turncoat.lab import Rate, Report
from turncoat.lab.bench import bench
from turncoat.words import Fault

GAME = turncoat.game("passengers")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, so that compiling would take longer than playing."""
    monkeypatch.setenv(INTERPRET, "1")


def simulated(seats: int = 6, games: int = 12, bots: tuple[str, ...] = ("random",)) -> Report:
    return turncoat.simulate(GAME, seats, games, seed=3, bots=bots, cores=1)


def test_wilson_interval_of_known_cases() -> None:
    low, high = Rate(0, 10).interval
    assert low == pytest.approx(0)
    assert high == pytest.approx(0.2775, abs=1e-4)
    low, high = Rate(50, 100).interval
    assert [low, high] == pytest.approx([0.4038, 0.5962], abs=1e-4)
    assert Rate(10, 10).interval[1] == pytest.approx(1)


def test_every_game_has_one_winning_side() -> None:
    report = simulated()
    assert report.by_side.keys() == {"souls", "demons", "yaesther"}
    assert sum(rate.won for rate in report.by_side.values()) == report.games == 12
    assert len(report.by_seat) == 6
    assert report.decisions > 6 * 6


def test_a_side_that_nobody_plays_is_left_out() -> None:
    assert simulated(seats=5).by_side.keys() == {"souls", "demons"}


def test_the_same_seed_gives_the_same_report_on_any_number_of_cores() -> None:
    again = turncoat.simulate(GAME, 6, 12, seed=3, cores=2)
    assert again == simulated()


def test_bots_for_all_or_one_for_each_seat() -> None:
    mixed = ("handwritten", "random", "random", "handwritten", "random")
    assert simulated(seats=5, games=3, bots=mixed).bots == mixed
    assert simulated(seats=5, games=3, bots=("handwritten",)).bots == ("handwritten",) * 5


def test_progress_adds_up() -> None:
    played: list[int] = []
    turncoat.simulate(GAME, 4, 5, progress=played.append)
    assert sum(played) == 5


def test_json_is_json() -> None:
    report = json.loads(json.dumps(simulated(games=2).json()))
    assert report["by_seat"][5].keys() == {"seat", "won", "games", "share", "low", "high"}
    assert report["decisions_per_game"] > 0


@pytest.mark.parametrize("bots", [("random",), ("thinking", *["random"] * 3)])
def test_talk_changes_nothing_among_those_who_do_not_listen(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no rule of the game, and has luck of its own; a player that is not compiled talks like the
    others."""
    thinking = Bot("thinking", lambda situation: situation.moves[0])
    monkeypatch.setitem(BOTS, "thinking", thinking)
    silent, loud = (
        turncoat.simulate(GAME, 4, 2, seed=3, bots=bots, cores=1, talk=talk).json()
        for talk in ("off", "turns")
    )
    assert (silent.pop("talk"), loud.pop("talk")) == ("off", "turns")
    assert silent == loud


def test_a_game_and_one_kind_of_bot_for_all_seats_can_be_named() -> None:
    named = turncoat.simulate("passengers", 4, 3, seed=3, bots="handwritten", cores=1)
    assert named == turncoat.simulate(GAME, 4, 3, seed=3, bots=("handwritten",), cores=1)
    with pytest.raises(Fault, match="no game “chess”"):
        turncoat.simulate("chess", 2, 1)
    with pytest.raises(TypeError, match=r"by its name or as turncoat\.game\(name\), not as None"):
        turncoat.simulate(None, 2, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"games": 0}, "at least 1"),
        ({"talk": "loud"}, "“talk” cannot be “loud”. Choose one of: off, turns"),
        ({"cores": 0}, "at least 1"),
        ({"seats": 9}, "4 to 8 players"),
        ({"seed": -1}, "outside 0 to"),
        ({"bots": ("clever",)}, "there are random, handwritten"),
        ({"bots": "clever"}, "no bot “clever”"),
        ({"bots": ("random", "random")}, "one for each of 5 seats"),
        ({"options": {"layout": "c"}}, "“layout” cannot be “c”"),
    ],
)
def test_what_is_refused(arguments: dict[str, object], said: str) -> None:
    usual: dict[str, object] = {"seats": 5, "games": 1}
    with pytest.raises(ValueError, match=said):
        turncoat.simulate(GAME, **(usual | arguments))  # type: ignore[arg-type]


def test_bench_counts_what_it_played() -> None:
    speed = bench(GAME, 4, 1, 0.1, lambda: 1.5)
    assert speed.steps > speed.games > 0
    assert speed.seconds >= 0.1
    assert speed.steps_per_second == pytest.approx(speed.steps / speed.seconds)
    assert speed.start_seconds == 1.5
    with pytest.raises(ValueError, match="above 0"):
        bench(GAME, 4, 1, 0, lambda: 0)
