"""Rows C-020 to C-028: courses and their difficulty."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from scipy.stats import chisquare

from tests.rulebook.cerberus.stage import BOARDS, dealt, everyone, heard, laid, view
from turncoat.games.cerberus import GAME, scene
from turncoat.games.cerberus.components import (
    BRIDGE_FAR,
    BRIDGE_NEAR,
    COURSE_SKULLS,
    COURSES,
    DRAW_SYMBOL,
    MOST_SPACES,
    NONE,
    PROMONTORY,
    RAGE_SYMBOL,
    SIDES,
    USUAL_COURSE,
)
from turncoat.games.cerberus.guide import skulls_of
from turncoat.games.cerberus.table import Table, find
from turncoat.kernel.fault import OptionError

NAMES = [side.name for side in SIDES]
SKULLS = {name: count for name, (count, _) in BOARDS.items()}
BACKS = ({"platforms", "promontory"}, {"gondola", "funicular"}, {"rope-bridge", "infernal-portal"})


def named(course: tuple[int, ...]) -> str:
    return ", ".join(NAMES[side] for side in course)


def skulls(course: int) -> int:
    """The skulls of a course by the numbers typed for the tests."""
    return sum(SKULLS[NAMES[side]] for side in COURSES[course])


@pytest.mark.rule("C-020")
@pytest.mark.parametrize("number", range(len(COURSES)))
def test_a_course_is_one_line_of_its_four_sides_in_order(number: int) -> None:
    course = COURSES[number]
    t = dealt(4, course=named(course))
    path = " ".join(BOARDS[NAMES[side]][1] for side in course).split()
    assert laid(t) == path
    assert t.barque_space == len(path)
    assert path[0] == "den"
    assert all(t.feature[space] == NONE for space in range(t.barque_space, MOST_SPACES))
    assert ("course-laid", {
        "stretch": course[0], "second-stretch": course[1], "third-stretch": course[2],
        "fourth-stretch": course[3],
        "speed": 3,
    }) in heard(t, -1)  # fmt: skip


@pytest.mark.rule("C-020", "C-021")
def test_all_other_choices_of_four_sides_are_refused() -> None:
    legal = set()
    for names in product(NAMES, repeat=4):
        start, second, third, finish = names
        middle = [pair for pair in BACKS if second in pair], [pair for pair in BACKS if third in pair]
        fits = start.startswith("start") and finish.startswith("finish") and all(middle)
        if fits and middle[0] != middle[1]:
            legal.add(names)
            GAME.blank(5, {"course": ", ".join(names)})
        else:
            with pytest.raises(OptionError) as fault:
                GAME.blank(5, {"course": ", ".join(names)})
            assert fault.value.name == "error-course"
    assert legal == {tuple(NAMES[side] for side in course) for course in COURSES}


@pytest.mark.rule("C-020", "C-021")
@pytest.mark.parametrize(
    "course",
    [
        "",
        "start-a",
        "start-a, promontory, finish-b",
        "start-a, promontory, gondola, rope-bridge, finish-b",
        "start-a, promontory, rope-bridge, finish-b, finish-b",
        "start-a, promontory, chasm, finish-b",
        "start-a, promontory, rope-bridge, finish-b, usual",
        "start-a, platforms, promontory, finish-b",
        "start-a, gondola, gondola, finish-b",
        "finish-b, rope-bridge, promontory, start-a",
    ],
)
def test_wrong_words_too_few_or_too_many_sides_are_refused(course: str) -> None:
    with pytest.raises(OptionError):
        dealt(5, course=course)


@pytest.mark.rule("C-022")
def test_the_order_of_the_intermediate_boards_matters() -> None:
    t = dealt(5, course="start-a, promontory, rope-bridge, finish-b")
    assert find(t, PROMONTORY) == 8
    t = dealt(5, course="start-a, rope-bridge, promontory, finish-b")
    assert find(t, PROMONTORY) == 14
    for course in COURSES:
        assert (course[0], course[2], course[1], course[3]) in COURSES


@pytest.mark.rule("C-023")
def test_there_are_ninety_six_courses() -> None:
    assert len(COURSES) == len(set(COURSES)) == 96
    counts = Counter(skulls(course) for course in range(96))
    assert counts == {8: 6, 9: 18, 10: 24, 11: 24, 12: 18, 13: 6}
    ends = set()
    for course in COURSES:
        t = dealt(4, course=named(course))
        ends.add(t.barque_space)
        assert t.finish == t.barque_space - 5
    assert ends == {21, 22, 23, 24}


@pytest.mark.rule("C-024")
def test_the_default_course() -> None:
    t = dealt(5)
    assert named(COURSES[t.course]) == "start-a, promontory, rope-bridge, finish-b"
    assert (t.barque_space, t.finish, t.gates) == (22, 17, 2)
    assert [space for space in range(22) if t.mark[space]] == [2, 5, 7, 9, 11, 14, 17]
    assert (find(t, DRAW_SYMBOL), find(t, PROMONTORY), find(t, RAGE_SYMBOL)) == (4, 8, 21)
    assert (find(t, BRIDGE_NEAR), find(t, BRIDGE_FAR)) == (12, 16)
    assert skulls(t.course) == COURSE_SKULLS[USUAL_COURSE] == 10
    assert dealt(5, course="usual").course == t.course


@pytest.mark.rule("C-025")
def test_skulls_are_the_sum_over_the_four_sides_and_all_see_the_course() -> None:
    assert {side.name: side.skulls for side in SIDES} == SKULLS
    for number, course in enumerate(COURSES):
        assert COURSE_SKULLS[number] == skulls(number)
        t = dealt(4, course=named(course))
        for seat in everyone(t):
            seen = view(t, seat)
            assert (seen.course, seen.least_speed) == (number, 3)
            assert skulls_of(seen) == skulls(number)
            assert [seen.feature[s] for s in range(24)] == [t.feature[s] for s in range(24)]


def drawn(seats: int, difficulty: int, speed: str, seeds: int = 60) -> set[int]:
    """The courses that come up when a difficulty is wished for."""
    return {dealt(seats, seed, difficulty=str(difficulty), speed=speed).course for seed in range(seeds)}


def shown(seats: int, speed: int) -> set[int]:
    """The difficulty of the default course as every seat and a spectator see it."""
    t = dealt(seats, speed=str(speed))
    return {scene.scene(view(t, seat), seat)["difficulty"] for seat in everyone(t)}


@pytest.mark.rule("C-026")
@pytest.mark.parametrize("seats", range(4, 8))
@pytest.mark.parametrize("speed", [3, 4, 5, 6])
def test_with_four_to_seven_seats_the_difficulty_adds_the_speed_above_three(seats: int, speed: int) -> None:
    for difficulty in range(8 + speed - 3, 14 + speed - 3):
        assert {skulls(course) for course in drawn(seats, difficulty, str(speed), 5)} == {
            difficulty - (speed - 3)
        }
    default = {3: 10, 4: 11, 5: 12, 6: 13}[speed]
    assert USUAL_COURSE in drawn(seats, default, str(speed), 150)
    assert shown(seats, speed) == {default}


@pytest.mark.rule("C-027")
@pytest.mark.parametrize("speed", [5, 6, 7, 8])
def test_with_three_seats_the_difficulty_adds_the_speed_above_five(speed: int) -> None:
    for difficulty in range(8 + speed - 5, 14 + speed - 5):
        assert {skulls(course) for course in drawn(3, difficulty, str(speed), 5)} == {
            difficulty - (speed - 5)
        }
    default = {5: 10, 6: 11, 7: 12, 8: 13}[speed]
    assert USUAL_COURSE in drawn(3, default, str(speed), 150)
    assert shown(3, speed) == {default}


@pytest.mark.rule("C-028")
@pytest.mark.parametrize(
    ("seats", "difficulty", "speed", "sought"), [(5, 10, "lowest", 10), (3, 11, "7", 9), (7, 16, "6", 13)]
)
def test_a_random_course_is_drawn_uniformly_from_those_of_that_difficulty(
    seats: int, difficulty: int, speed: str, sought: int
) -> None:
    legal = [course for course in range(len(COURSES)) if skulls(course) == sought]
    seeds = 40 * len(legal)
    found = Counter(
        dealt(seats, seed, difficulty=str(difficulty), speed=speed).course for seed in range(seeds)
    )
    assert set(found) == set(legal)
    assert chisquare([found[course] for course in legal]).pvalue > 1e-4


@pytest.mark.rule("C-028")
def test_the_seed_alone_decides_the_course_and_once_dealt_all_see_it() -> None:
    for seed in range(20):
        tables = [dealt(seats, seed, difficulty="10") for seats in (4, 5, 6, 7, 5)]
        assert len({t.course for t in tables}) == 1
        for t in tables:
            assert t.speed == t.least_speed == 3
            assert all(view(t, seat).course == t.course for seat in everyone(t))
            told = dict(heard(t, -1))["course-laid"]
            assert [
                told[name] for name in ("stretch", "second-stretch", "third-stretch", "fourth-stretch")
            ] == list(COURSES[t.course])
    assert dealt(3, difficulty="10").least_speed == 5


@pytest.mark.rule("C-028")
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("more", range(4))
def test_a_difficulty_that_no_course_has_is_refused_with_the_range_that_there_is(
    seats: int, more: int
) -> None:
    lowest = 5 if seats == 3 else 3
    low, high = 8 + more, 13 + more
    for wish in (low, high):
        blank = GAME.blank(seats, {"difficulty": str(wish), "speed": str(lowest + more)})
        assert isinstance(blank, Table)
    for wish in (0, 1, low - 1, high + 1, 30):
        with pytest.raises(OptionError) as fault:
            GAME.blank(seats, {"difficulty": str(wish), "speed": str(lowest + more)})
        values = str(fault.value.facts["values"]).split(", ")
        numbers = [int(value) for value in values if value.isdigit()]
        assert (fault.value.facts["option"], fault.value.facts["value"]) == ("difficulty", str(wish))
        assert numbers == list(range(low, high + 1))


@pytest.mark.rule("C-028")
def test_a_named_course_and_a_wished_difficulty_do_not_go_together() -> None:
    course = "start-b, platforms, gondola, finish-b"
    with pytest.raises(OptionError):
        dealt(5, course=course, difficulty="13")
