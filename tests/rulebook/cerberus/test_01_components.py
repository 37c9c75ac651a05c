"""Rows C-001 to C-019: what is in the box, and the boards space by space."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from tests.rulebook.cerberus.stage import (
    ABOARD,
    BOARDS,
    BOX,
    SIDE_NAMES,
    awaited,
    choices,
    dealt,
    everyone,
    hand,
    laid,
    may,
    play,
    random_moves,
    roles,
    spaces,
    staged,
    told,
    track,
    view,
)
from turncoat.games.cerberus import GAME, components, scene
from turncoat.games.cerberus.components import (
    ACTION_CARDS,
    ADVENTURER_ACTIONS,
    BETRAYAL_CARDS,
    BONUS_CARDS,
    CERBERUS_ACTIONS,
    COURSES,
    FASTEST,
    FINISH,
    FINISH_A,
    MOST_SEATS,
    NONE,
    OPPORTUNISM_BY_CARD_ORIGIN,
    PAIRING_ORIGIN,
    PAWNS,
    SIDES,
    SKULLS,
    SLOTS,
    SLOWEST,
    START,
    SURVIVAL_CARDS,
    TRACK_ORIGIN,
)
from turncoat.games.cerberus.table import ADVENTURER, MAY_LOOK, WHICH_WAY, Table
from turncoat.games.chapters import help_lines
from turncoat.kernel.families import Family
from turncoat.kernel.origin import Origin
from turncoat.kernel.things import Domain
from turncoat.words import LANGUAGES, Message, Thing, Words

USUAL = "start-a, promontory, rope-bridge, finish-b"


def board(course: str, part: int) -> list[str]:
    """The spaces of the Start board, an intermediate one or the Finish board of a course."""
    lengths = [len(BOARDS[name][1].split()) for name in course.split(", ")]
    first = sum(lengths[:part])
    return laid(dealt(5, course=course))[first : first + lengths[part]]


def skulls(name: str) -> int:
    return SKULLS[SIDE_NAMES.index(name)]


@pytest.mark.rule("C-001")
def test_the_box_has_five_boards_with_two_sides_each() -> None:
    assert SIDE_NAMES == [
        "start-a", "start-b", "platforms", "promontory", "gondola", "funicular", "rope-bridge",
        "infernal-portal", "finish-a", "finish-b",
    ]  # fmt: skip
    boards = Counter(side.board for side in SIDES)
    assert boards == {START: 2, 1: 2, 2: 2, 3: 2, FINISH: 2}
    assert [side.board for side in SIDES[:2]] == [START, START]
    assert [side.board for side in SIDES[-2:]] == [FINISH, FINISH]


@pytest.mark.rule("C-002")
def test_each_of_seven_players_has_the_same_four_action_cards_with_two_effects_on_either_face() -> None:
    assert MOST_SEATS * ACTION_CARDS == 28
    assert len(ADVENTURER_ACTIONS) == len(CERBERUS_ACTIONS) == ACTION_CARDS == 4
    assert len({card.name for card in (*ADVENTURER_ACTIONS, *CERBERUS_ACTIONS)}) == 8
    for seat in range(7):
        hands = ["sacrifice" if other == seat else "" for other in range(7)]
        t = staged([5] * 7, active=seat, hands=hands)
        both = [("action", {"card": card, "effect": effect}) for card in range(4) for effect in range(2)]
        assert choices(t, seat, "action") == both
        t = staged([5] * 7, active=seat, cerberus=[seat], speed=4)
        assert choices(t, seat, "action") == both


@pytest.mark.rule("C-002")
@pytest.mark.parametrize("spent", range(0, 16, 2))
def test_whatever_lay_open_before_a_capture_all_four_cerberus_faces_are_there(spent: int) -> None:
    t = staged([4, 9, 9, 9, 9], dog=2, hands=["fatalism"], active=0)
    t.played[0] = spent
    play(t, 0, "bonus", kind="fatalism", effect=0)
    assert roles(t) == "CAAAA"
    assert t.played[0] == 0
    assert {facts["card"] for _, facts in choices(t, 0, "action")} == {0, 1, 2, 3}


@pytest.mark.rule("C-003")
def test_there_are_four_survival_cards_of_each_of_seven_kinds() -> None:
    names = ["sacrifice", "favoritism", "opportunism", "cowardice", "arrogance", "selfishness", "fatalism"]
    assert [(card.name, card.copies) for card in SURVIVAL_CARDS] == [(name, 4) for name in names]
    for seats in range(3, 8):
        t = dealt(seats)
        assert [t.deck[kind] for kind in range(7)] == [4] * 7
        assert t.deck_size[0] == 28


@pytest.mark.rule("C-004")
def test_there_are_three_betrayal_cards_of_each_of_six_kinds() -> None:
    names = ["ambush", "treachery", "grudge", "deceit", "violence", "sabotage"]
    assert [(card.name, card.copies) for card in BETRAYAL_CARDS] == [(name, 3) for name in names]
    for seats in range(3, 8):
        t = dealt(seats)
        assert [t.deck[kind] for kind in range(7, 13)] == [3] * 6
        assert t.deck_size[1] == 18


@pytest.mark.rule("C-003", "C-004")
@pytest.mark.parametrize("seats", range(3, 8))
def test_no_bonus_card_is_ever_lost_or_made(seats: int) -> None:
    for seed in range(4):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            for kind, copies in enumerate(BOX):
                held = sum(t.hand[seat, kind] for seat in range(seats))
                assert t.deck[kind] + t.discard[kind] + held == copies
            assert t.deck_size[0] == sum(t.deck[kind] for kind in range(7))
            assert t.deck_size[1] == sum(t.deck[kind] for kind in range(7, 13))
            assert [t.hand_size[seat] for seat in range(seats)] == [len(hand(t, s)) for s in range(seats)]


@pytest.mark.rule("C-005")
@pytest.mark.parametrize("seats", range(3, 8))
def test_every_pawn_is_on_the_path_or_aboard_or_on_the_track(seats: int) -> None:
    assert (PAWNS, SLOWEST, FASTEST, SLOTS) == (7, 3, 8, 3)
    for seed in range(6):
        t = dealt(seats, seed)
        assert sorted(t.barque[slot] for slot in range(SLOTS)) == [1, 2, 3]
        for _ in random_moves(t, seed):
            assert sorted(t.barque[slot] for slot in range(SLOTS)) == [1, 2, 3]
            assert 3 <= t.speed <= 8
            assert 0 <= t.dog < t.barque_space
            on_track = track(t)
            assert on_track.count(PAWNS) == 7 - seats
            for seat in range(seats):
                free = t.space[seat] != NONE
                assert free == (seat not in on_track)
                assert on_track.count(seat) <= 1
                assert not free or 0 <= t.space[seat] <= t.barque_space
                assert (t.role[seat] == ADVENTURER) or not free


@pytest.mark.rule("C-005")
def test_the_seven_pawns_have_seven_colours() -> None:
    style = (Path(__file__).parents[3] / "web/src/style/base.css").read_text("utf-8")
    colours = dict(re.findall(r"--seat-([0-6]): (#[0-9a-f]{6});", style))
    assert len(colours) == len(set(colours.values())) == 7


@pytest.mark.rule("C-006")
def test_every_value_that_is_not_in_the_book_says_where_it_comes_from() -> None:
    for side in SIDES:
        if side.name != "finish-a":
            assert (side.layout_origin, side.skulls_origin) == (Origin.REPORTED, Origin.REPORTED)
    assert TRACK_ORIGIN is Origin.REPORTED
    for card in BONUS_CARDS:
        assert card.copies_origin is Origin.REPORTED
        in_the_book = card.name not in ("selfishness", "fatalism", "sabotage")
        assert (card.name_origin is Origin.RULEBOOK) == in_the_book
    assert all(card.effects_origin is Origin.RULEBOOK for card in (*ADVENTURER_ACTIONS, *CERBERUS_ACTIONS))
    assert OPPORTUNISM_BY_CARD_ORIGIN is Origin.REPORTED


@pytest.mark.rule("C-006")
def test_finish_a_and_the_pairs_of_sides_are_reconstructions() -> None:
    finish_a = SIDES[FINISH_A]
    assert finish_a.layout_origin is Origin.RECONSTRUCTION
    assert PAIRING_ORIGIN is Origin.RECONSTRUCTION
    assert finish_a.skulls_origin is Origin.RECONSTRUCTION


@pytest.mark.rule("C-006")
def test_the_three_names_that_the_book_lacks_are_reported() -> None:
    reported = {card.name for card in BONUS_CARDS if card.name_origin is Origin.REPORTED}
    assert reported == {"selfishness", "fatalism", "sabotage"}


@pytest.mark.rule("C-006")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_and_the_help_say_which_parts_are_reconstructions(language: str) -> None:
    words = Words(language, GAME.text)
    board_side, ours, pairs = {
        "en": ("Finish A", "reconstruction", "share a board"),
        "ru": ("Финиша А", "реконструкци", "одному полю"),
    }[language]
    listed: dict[str, list[str]] = {}
    for part, origin in scene.origins().items():
        listed.setdefault(origin, []).append(words.say(Message(part)))
    assert ours in words.say(Message("origin-reconstruction"))
    assert any(board_side in part for part in listed["reconstruction"])
    assert scene.origins()["part-finish"] == scene.origins()["part-pairing"] == "reconstruction"
    assert scene.origins()["part-layouts"] == scene.origins()["part-track"] == "reported"
    assert scene.origins()["part-copies"] == "reported"
    for seats in GAME.seats:
        lines = help_lines(GAME, seats)
        last = words.say(lines[-1])
        assert lines[-1].name == "help-reconstruction"
        assert board_side in last
        assert ours in last.lower()
        assert pairs in last
        side = next(
            words.say(line) for line in lines if line.arguments.get("stretch") == Thing("stretch-finish-a")
        )
        assert ours in side


@pytest.mark.rule("C-007")
def test_start_a() -> None:
    assert board(USUAL, 0) == ["den", "plain", "gates*", "plain", "draw", "plain*", "plain"]
    assert skulls("start-a") == 2
    assert dealt(5, course=USUAL).hunt == 10


@pytest.mark.rule("C-008")
def test_start_b() -> None:
    course = USUAL.replace("start-a", "start-b")
    assert board(course, 0) == ["den", "gates*", "plain", "draw", "plain*", "plain", "plain"]
    assert skulls("start-b") == 4
    assert dealt(5, course=course).hunt == 9


INTERMEDIATE = [
    ("C-009", "platforms", 3, ["plain*", "platform", "platform", "plain*", "plain"]),
    ("C-010", "promontory", 2, ["plain*", "sight", "plain*", "plain"]),
    ("C-011", "gondola", 3, ["plain*", "lower", "plain*", "upper", "plain"]),
    ("C-012", "funicular", 2, ["plain*", "foot", "plain", "plain*", "top", "plain"]),
    ("C-013", "rope-bridge", 3, ["plain*", "near", "plain", "plain*", "plain", "far"]),
    ("C-014", "infernal-portal", 2, ["plain*", "portal", "plain*", "actuator", "exit"]),
]


@pytest.mark.rule("C-009", "C-010", "C-011", "C-012", "C-013", "C-014")
@pytest.mark.parametrize(("name", "count", "path"), [row[1:] for row in INTERMEDIATE])
def test_an_intermediate_side_has_these_spaces_in_either_place(
    name: str, count: int, path: list[str]
) -> None:
    assert skulls(name) == count
    other = "gondola" if name in ("platforms", "promontory") else "promontory"
    assert board(f"start-a, {name}, {other}, finish-b", 1) == path
    assert board(f"start-b, {other}, {name}, finish-a", 2) == path


@pytest.mark.rule("C-013")
def test_only_courses_with_the_rope_bridge_have_one_and_it_hangs_at_first() -> None:
    bridge = SIDE_NAMES.index("rope-bridge")
    for course in COURSES:
        t = dealt(4, course=", ".join(SIDE_NAMES[side] for side in course))
        assert t.bridge == (bridge in course)
        assert all(view(t, seat).bridge == t.bridge for seat in everyone(t))


@pytest.mark.rule("C-015")
def test_finish_b() -> None:
    assert board(USUAL, 3) == ["plain*", "plain", "plain", "plain", "die"]
    assert skulls("finish-b") == 3
    assert dealt(5).barque_space == 22


@pytest.mark.rule("C-016")
def test_finish_a() -> None:
    course = USUAL.replace("finish-b", "finish-a")
    assert board(course, 3) == ["plain*", "plain", "plain", "plain", "plain"]
    assert skulls("finish-a") == 2
    assert dealt(5, course=course).barque_space == 22


@pytest.mark.rule("C-017")
@pytest.mark.parametrize("slot", [1, 2])
def test_the_barque_nearest_the_path_is_the_active_one(slot: int) -> None:
    t = staged([16, 5, 5, 5], hands=["cowardice"], barques=[3, 1, 2])
    play(t, 0, "bonus", kind="cowardice", effect=0)
    assert choices(t, 0, "peek") == [("peek", {"slot": number}) for number in range(3)]
    swapped = {1: 0, 2: 1}[slot]  # the pairs are (0, 1), (0, 2), (1, 2)
    play(t, 0, "swap", pair=swapped)
    play(t, 0, "action", card="run", effect=0)
    assert told(t, "revealed") == [{"places": slot}]
    assert t.barque[0] == slot


@pytest.mark.rule("C-017")
@pytest.mark.parametrize("space", [20, 21])
def test_for_movement_the_three_barques_are_one_place(space: int) -> None:
    """A step or two, and three, lead to the same place; nobody goes on from slot to slot."""
    for part in (0, 1):
        t = staged([5, space, 12, 12], revealed=2, hands=["sacrifice"])
        play(t, 0, "action", card="run", effect=1)
        play(t, 0, "target", part=part, seat=1)
        steps = 1 if part else 3
        if space + steps < 22:
            assert (space, steps, spaces(t)[1]) == (20, 1, 21)
        else:
            assert spaces(t)[1] == ABOARD
            assert t.space[1] == t.barque_space == 22
            assert not may(t, 0, "target", part=1 - part, seat=1)


def stopped_on(course: str, space: int) -> tuple[Table, int]:
    """Seat 0 is led on by one step along the path to a space; the table then, and the die before."""
    t = staged([space - 1, 1, 1, 1], hands=["selfishness"], course=course, revealed=3)
    if space < t.finish:
        t.revealed = 0
    die = t.rage
    play(t, 0, "bonus", kind="selfishness", effect=0)
    if t.asks == WHICH_WAY:
        play(t, 0, "way", shortcut=0)
    return t, die


@pytest.mark.rule("C-018", "C-020")
@pytest.mark.parametrize(
    "course",
    [
        USUAL,
        "start-b, platforms, gondola, finish-a",
        "start-a, funicular, infernal-portal, finish-a",
        "start-b, infernal-portal, platforms, finish-b",
    ],
)
def test_only_three_kinds_of_symbols_do_anything(course: str) -> None:
    path = laid(dealt(4, course=course))
    assert path[0] == "den"
    assert Counter(name.rstrip("*") for name in path)["den"] == 1
    for space in range(2, len(path)):
        t, die = stopped_on(course, space)
        assert t.space[0] == space
        assert t.hand_size[0] == (path[space] == "draw")
        assert t.rage - die == (path[space] == "die")
        assert (t.asks == MAY_LOOK) == (path[space] == "sight")
        assert awaited(t) == [0]


@pytest.mark.rule("C-018")
def test_the_symbols_are_on_these_sides_only() -> None:
    symbols = {
        side.name: [
            word for word in side.spaces.replace("*", "").split() if word in ("draw", "promontory", "rage")
        ]
        for side in SIDES
    }
    assert {name: found for name, found in symbols.items() if found} == {
        "start-a": ["draw"],
        "start-b": ["draw"],
        "promontory": ["promontory"],
        "finish-b": ["rage"],
    }


def with_pairs(*pairs: tuple[str, str]) -> ModuleType:
    """The components again, with other sides back to back."""
    text = Path(components.__file__).read_text("utf-8")
    for number, names in enumerate(pairs, start=1):
        for name in names:
            side = SIDES[SIDE_NAMES.index(name)]
            line = f'Side("{name}", {side.skulls}, "{side.spaces}", {side.board})'
            assert text.count(line) == 1
            text = text.replace(line, line.replace(f", {side.board})", f", {number})"))
    changed = ModuleType("changed_components")
    changed.__dict__["__file__"] = components.__file__
    sys.modules["changed_components"] = changed
    try:
        exec(compile(text, components.__file__, "exec"), changed.__dict__)
    finally:
        del sys.modules["changed_components"]
    return changed


def plain(value: object) -> object:
    """A value of the components to compare across modules."""
    if isinstance(value, Domain):
        return [value.text(number) for number in value]
    if isinstance(value, Family):
        return value.name, value.base, value.length
    return value.tolist() if isinstance(value, memoryview) else repr(value)


@pytest.mark.rule("C-019")
def test_the_pairs_of_sides_decide_only_which_courses_are_legal() -> None:
    assert [(side.name, side.board) for side in SIDES if START < side.board < FINISH] == [
        ("platforms", 1), ("promontory", 1), ("gondola", 2), ("funicular", 2), ("rope-bridge", 3),
        ("infernal-portal", 3),
    ]  # fmt: skip
    same = with_pairs(
        ("platforms", "promontory"), ("gondola", "funicular"), ("rope-bridge", "infernal-portal")
    )
    other = with_pairs(
        ("platforms", "rope-bridge"), ("promontory", "gondola"), ("funicular", "infernal-portal")
    )
    names = [
        name for name in vars(same) if not name.startswith("_") and name not in ("Side", "Card", "Effect")
    ]
    differ = {name for name in names if plain(getattr(same, name)) != plain(getattr(other, name))}
    assert differ <= {"SIDES", "COURSES", "COURSE", "SIDE_OF", "COURSE_SKULLS", "USUAL_COURSE"}
    assert {"SIDES", "COURSES", "COURSE"} <= differ
    assert [(a.name, a.skulls, a.spaces) for a in same.SIDES] == [
        (b.name, b.skulls, b.spaces) for b in other.SIDES
    ]
    assert same.COURSES == COURSES
    for box in (same, other):
        for course in box.COURSES:
            assert box.SIDES[course[1]].board != box.SIDES[course[2]].board
        assert len(box.COURSES) == 96
        assert box.COURSES[box.USUAL_COURSE] == (0, 3, 6, 9)
    assert (0, 3, 4, 9) in same.COURSES
    assert (0, 3, 4, 9) not in other.COURSES
    assert (0, 2, 3, 9) in other.COURSES
    assert (0, 2, 3, 9) not in same.COURSES
