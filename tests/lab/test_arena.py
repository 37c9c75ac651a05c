"""Tournaments: fair schedules, the same results wherever they are played, and what they tell."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import turncoat
from turncoat.bots.own import BotFailed
from turncoat.kernel.rule import INTERPRET
from turncoat.lab import Standings, crew
from turncoat.lab.chart import drawn
from turncoat.lab.ratings import START, rated
from turncoat.lab.schedule import SAME_ORDER, Schedule
from turncoat.lab.standings import Played
from turncoat.match import words_of
from turncoat.words import Fault

GAME = turncoat.game("mad-zeppelin")
OWN = "tests.lab.own_bots"
BOTS = ("handwritten", "random", f"{OWN}:Patient")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, so that compiling would take longer than playing."""
    monkeypatch.setenv(INTERPRET, "1")


def held(games: int = 6, bots: tuple[str, ...] = BOTS, **more: Any) -> Standings:
    return turncoat.arena(GAME, 3, games, bots, **({"seed": 5, "cores": 1} | more))


def test_a_game_and_a_single_bot_can_be_named() -> None:
    named = turncoat.arena("mad-zeppelin", 3, 2, "random", seed=5, cores=1)
    assert named.json() == held(2, ("random",)).json()
    with pytest.raises(ValueError, match="no game “chess”"):
        turncoat.arena("chess", 3, 2, "random")


# Schedules -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        (("a", "b", "b", "b"), 4),
        (("a", "b", "c"), 3),
        (("a", "b"), 5),
        (("a", "b", "c", "d", "e", "f", "g"), 4),
        (("a", "a", "b", "b"), 6),
        (("a",), 3),
    ],
)
def test_every_bot_sits_in_every_seat_equally_often_in_every_deal(bots: tuple[str, ...], seats: int) -> None:
    schedule = Schedule(bots, seats, 200, seed=3)
    named = Counter(bots)
    for deal in range(0, 100, SAME_ORDER):
        seatings = schedule.seatings(deal)
        assert len(set(seatings)) == len(seatings)
        for seat in range(seats):
            sat = Counter(seating[seat] for seating in seatings)
            assert {bot: sat[bot] * len(bots) for bot in named} == {
                bot: named[bot] * len(seatings) for bot in named
            }


def test_all_bots_have_the_same_deals_and_company_changes() -> None:
    schedule = Schedule(("a", "b", "c", "d"), 3, 400, seed=3)
    games = {
        (deal, part.seating)
        for part in schedule.stretches()
        for deal in range(part.first, part.first + part.deals)
    }
    assert len(games) == schedule.total == 400
    deals = {bot: {deal for deal, seating in games if bot in seating} for bot in "abcd"}
    assert set(map(frozenset, deals.values())) == {frozenset(range(100))}
    assert {frozenset(seating) for _, seating in games} == {frozenset("abcd") - {bot} for bot in "abcd"}
    beside = {pair for _, seating in games for pair in pairwise(seating)}
    assert len(beside) == 4 * 3


def test_a_longer_tournament_begins_like_a_shorter_one_and_the_last_deal_is_played_whole() -> None:
    short, long = (Schedule(("a", "b", "c"), 3, games, seed=3) for games in (50, 500))
    assert short.total == 51
    assert set(short.stretches(1)) <= set(long.stretches(1))
    assert list(islice(long.stretches(1), 6)) == list(islice(short.stretches(1), 6))


# The same wherever it is played ----------------------------------------------------------------


def test_the_same_on_any_number_of_cores() -> None:
    assert held(cores=2).json() == held().json()


def test_a_run_that_was_ended_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tournament.jsonl"
    played: list[int] = []

    class Ended(Exception):
        pass

    def until(count: int) -> None:
        played.append(count)
        if sum(played) >= 3:
            raise Ended

    with pytest.raises(Ended):
        held(keep=file, progress=until)
    kept = file.read_bytes()
    assert len(kept.splitlines()) >= 1 + 3
    file.write_bytes(kept[:-5])
    again: list[int] = []
    assert held(keep=file, progress=again.append).json() == held().json()
    assert again[0] == len(kept.splitlines()) - 2
    assert sum(again) == 6
    longer = held(9, keep=file, progress=again.append)
    assert longer.json() == held(9).json()
    assert len(file.read_text().splitlines()) == 1 + 9


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tournament.jsonl"
    held(3, keep=file)
    before = file.read_bytes()
    for more, said in (({"seed": 6}, "differs: seed"), ({"bots": ("random",)}, "differs: bots, code")):
        with pytest.raises(turncoat.Refused, match=said):
            held(3, keep=file, **more)
    for content in ("{}\n", "1 2\n", "a shopping list", '{"format": "turncoat arena"}\n{}\n'):
        other = tmp_path / "other"
        other.write_text(content)
        with pytest.raises(turncoat.Refused, match=r"no file of a tournament|another tournament"):
            held(3, keep=other)
        assert other.read_text() == content
    assert file.read_bytes() == before


def test_the_same_on_a_ray_cluster() -> None:
    def simulated(**more: Any) -> Any:
        return turncoat.simulate(GAME, 3, 4, seed=2, bots=("handwritten", "random", "random"), **more)

    with crew.cluster(crew.LOCAL, 1):
        there, simulated_there = held(3, ray=crew.LOCAL), simulated(ray=crew.LOCAL)
        with pytest.raises(Fault, match="chose -1"):
            held(3, ("random", f"{OWN}:Cheat"), ray=crew.LOCAL)
    assert there.json() == held(3).json()
    assert simulated_there == simulated()


def test_a_machine_with_other_code_is_refused() -> None:
    with pytest.raises(turncoat.Refused, match="another version"):
        crew._play(crew.Task(GAME.name, 3, 0), (), "other")


def test_an_address_where_no_cluster_is_is_refused_at_once() -> None:
    with pytest.raises(turncoat.Refused, match=r"127\.0\.0\.1:1 cannot be used"):
        held(ray="127.0.0.1:1")


# What it tells ---------------------------------------------------------------------------------


def test_json_has_what_programs_look_for() -> None:
    passengers = turncoat.game("passengers")
    bots = ("handwritten", "random", "random")
    told = json.loads(json.dumps(turncoat.arena(passengers, 6, 6, bots, seed=1, confidence=0.99).json()))
    assert (told["games"], told["deals"], told["confidence"]) == (6, 2, 0.99)
    assert told["bots"].keys() == {"handwritten", "random"}
    for bot, other in (("handwritten", "random"), ("random", "handwritten")):
        standing = told["bots"][bot]
        sides = standing["by_side"]
        assert sides.keys() == {"souls", "demons", "yaesther"}
        for part in (standing, *sides.values()):
            assert part["interval"][0] <= part["share"] <= part["interval"][1]
            assert part["over"]["bot"] == other
            assert part["over"]["interval"][0] <= part["over"]["difference"] <= part["over"]["interval"][1]
            assert part["rating"].keys() == {"mu", "sigma"}
        for parts in (sides.values(), standing["by_seat"]):
            assert sum(part["games"] for part in parts) == standing["games"]
            assert sum(part["won"] for part in parts) == standing["won"]
        seen = sum(cell["games"] for rows in told["matrix"].values() for cell in rows[bot].values())
        assert seen == standing["games"] * 5
    assert told["bots"]["handwritten"]["games"] * 2 == told["bots"]["random"]["games"] == 24


def test_the_better_bot_comes_out_better() -> None:
    standings = held(12, ("handwritten", "random", "random"))
    best = standings.bots["handwritten"]
    assert best.share.share > 0.8
    assert best.over
    assert best.over.interval[0] > 0.3
    assert best.rating.mu > START > standings.bots["random"].rating.mu


def made(won: list[list[int]], deals: list[int]) -> Standings:
    """A tournament between a, in the first seat, and b, in the second, with these winners."""
    count = len(won)
    payoffs = np.array(won, np.int16)
    who = np.tile(np.array([0, 1], np.int8), (count, 1))
    nowhere = np.zeros((count, 2), np.int8)
    played = Played(("a", "b"), (), np.array(deals), who, payoffs, nowhere, np.ones(count, np.int32))
    return Standings("any", 2, 0, ("a", "b"), {}, "off", 0.95, played)


def test_games_that_hang_together_count_for_fewer() -> None:
    won = [[game % 2, 1 - game % 2] for game in range(40)]
    apart = made(won, list(range(40))).bots["a"]
    together = made(sorted(won), [game // 4 for game in range(40)]).bots["a"]
    assert apart.share.interval == pytest.approx((0.350, 0.650), abs=1e-3)
    assert together.share.share == apart.share.share == 0.5
    assert together.share.worth == pytest.approx(9, abs=0.1)
    assert together.share.interval[0] < 0.27
    assert apart.over
    assert apart.over.interval == pytest.approx((-0.299, 0.299), abs=1e-3)


def test_ties_are_ties_and_larger_teams_are_not_stronger() -> None:
    tie = rated([["a", "b"]], np.array([[1, 1]], np.int16), np.zeros((1, 2), np.int8), False)
    assert tie["a"].mu == tie["b"].mu == START
    sides = np.array([[0, 0, 1], [0, 0, 1]], np.int8)
    payoffs = np.array([[1, 1, 0], [0, 0, 1]], np.int16)
    teams = rated([["a", "a", "b"], ["b", "b", "a"]], payoffs, sides, True)
    assert teams["a"].mu > START > teams["b"].mu


def test_the_picture_shows_every_kind_and_side() -> None:
    passengers = turncoat.game("passengers")
    standings = turncoat.arena(passengers, 4, 4, ("handwritten", "random"), cores=1)
    for language, side in (("en", "Soul Guides"), ("ru", "проводники душ")):
        picture = drawn(standings, words_of(passengers, language))
        texts = [
            text.text for text in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")
        ]
        assert {"handwritten", "random", side} <= set(texts)


# Bots of one's own, and what is refused --------------------------------------------------------


def test_a_bot_of_ones_own_that_fails_says_why() -> None:
    with pytest.raises(BotFailed, match="Broken") as failed:
        held(bots=(f"{OWN}:Broken", "random"))
    assert "out of ideas" in str(failed.value.__cause__)


def test_a_bot_of_ones_own_talks() -> None:
    passengers = turncoat.game("passengers")

    def talking(bot: str) -> Standings:
        return turncoat.arena(passengers, 4, 1, (f"{OWN}:{bot}",), cores=1, talk="turns")

    assert talking("Parrot").json()["talk"] == "turns"
    with pytest.raises(Fault, match="claimed 10000, which makes no sense"):
        talking("Babbler")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"talk": "loud"}, "cannot be “loud”"),
        ({"games": 0}, "at least 1"),
        ({"cores": 0}, "at least 1"),
        ({"seed": -1}, "outside 0 to"),
        ({"confidence": 1.0}, "below 100 %"),
        ({"bots": ()}, "there are random, handwritten, easy, medium, hard"),
        ({"bots": ("random", "clever")}, "no bot “clever”"),
        ({"bots": ("no.such.module:Bot",)}, "No module named 'no'"),
        ({"bots": (f"{OWN}:Nobody",)}, "leads to no bot"),
        ({"bots": (f"{OWN}:Mute",)}, "a method choose"),
        ({"bots": (f"{OWN}:Cheat",)}, "chose -1, which is not legal"),
        ({"options": {"colour": "red"}}, "no option “colour”"),
    ],
)
def test_what_is_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        held(**arguments)
