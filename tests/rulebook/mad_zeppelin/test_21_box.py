"""Row M-201: what an owner of the box may type in."""

from __future__ import annotations

from ast import literal_eval

import pytest

from tests.rulebook.mad_zeppelin.typed import CARGO, Box, printed, refusal

PLAY = """
from tests.rulebook.mad_zeppelin.typed_games import found_in
print(*found_in(box, 2), sep="\\n")
"""
MOVES = """
from turncoat.games.mad_zeppelin import GAME
extra = GAME.moves.families["extra"].parameters
print(GAME.moves.count, {name: domain.length for name, domain in extra.items()})
"""

Row = tuple[int, int, int, int]


def played(box: Box) -> dict[str, int]:
    """What came up in games with a box, in which all rules held at every decision."""
    lines = (line.split() for line in printed(box, PLAY).splitlines())
    found = {name: int(count) for name, count in lines}
    assert min(found["throws"], found["guesses"]) > 20
    return found


def rows(**changed: Row) -> dict[str, Row]:
    """The rows of Cargo with some of them typed in anew: copies, level, points, bribe."""
    return CARGO | changed


def levels(*order: int) -> dict[str, Row]:
    """The rows of Cargo with these levels."""
    return {
        name: (copies, level, points, bribe)
        for (name, (copies, _, points, bribe)), level in zip(CARGO.items(), order, strict=True)
    }


DEARER = rows(
    crate=(10, 1, 1, 2), wood=(18, 1, 1, 3), coal=(18, 2, 2, 3), lead=(16, 2, 3, 4), ore=(14, 3, 4, 6),
    steel=(12, 3, 5, 6), gold=(8, 4, 6, 7), diamonds=(4, 4, 7, 8),
)  # fmt: skip
"""Every bribe above the points."""
REVERSED = levels(4, 4, 3, 3, 2, 2, 1, 1)
"""The light kinds are the last and the dearest."""


@pytest.mark.rule("M-201")
def test_the_cards_as_they_are_play_by_the_rules() -> None:
    """The yardstick itself: what the other tests ask of their boxes holds for the present one."""
    found = played(Box())
    assert (found["bribes"], found["drawn"], found["idle"]) == (7, 2, 0)
    assert found["extras"] > 10
    assert printed(Box(), MOVES) == "237 {'cargo': 4, 'crates': 4}\n"


MANY_CRATES = rows(
    crate=(40, 1, 1, 1), wood=(8, 1, 1, 4), coal=(8, 2, 2, 5), lead=(16, 2, 3, 5), ore=(10, 3, 4, 6),
    steel=(8, 3, 5, 7), gold=(6, 4, 6, 8), diamonds=(4, 4, 7, 8),
)  # fmt: skip
"""Bribes above the points, and hands that can pay them with crates alone."""


@pytest.mark.rule("M-201")
@pytest.mark.parametrize("cargo", [DEARER, MANY_CRATES], ids=["10 crates", "40 crates"])
def test_a_bribe_may_be_above_the_points(cargo: dict[str, Row]) -> None:
    found = played(Box(cargo))
    assert (found["bribes"], found["drawn"]) == (8, 2)
    assert found["extras"] > 5


@pytest.mark.rule("M-201")
def test_a_bribe_above_the_points_is_paid_with_any_fitting_number_of_crates() -> None:
    """Lead for 5 coins, 3 of them in hand, and 8 crates: 2 to 5 crates, by the heading and by Hummerock."""
    code = """
from tests.rulebook.mad_zeppelin.stage import choices, kind, offered
t = offered("hummerock", "itself", "blue red green", ["wood", "lead" + 8 * " crate", "wood"], [3, 3, 3])
for family in ("throw", "extra"):
    chosen = [found["crates"] for _, found in choices(t, 1, family) if found["cargo"] == kind("lead")]
    print(family, *chosen)
"""
    assert printed(Box(MANY_CRATES), code) == "throw 2 3 4 5\nextra 2 3 4 5\n"


@pytest.mark.rule("M-201")
@pytest.mark.parametrize(
    "cargo",
    [
        pytest.param(REVERSED, id="light kinds last"),
        pytest.param(levels(1, 4, 2, 3, 1, 4, 2, 3), id="light kinds here and there"),
        pytest.param(dict(reversed(CARGO.items())), id="rows from below"),
        pytest.param(levels(3, 3, 3, 3, 4, 4, 4, 3), id="no light kind"),
    ],
)
def test_levels_and_rows_may_come_in_any_order(cargo: dict[str, Row]) -> None:
    found = played(Box(cargo))
    light = [level for _, level, _, _ in cargo.values() if level <= 2]
    assert (found["extras"] > 0) == bool(light)


@pytest.mark.rule("M-201")
@pytest.mark.parametrize(
    ("search", "most", "idle"),
    [
        pytest.param({"rochat": (1, 4), "henchman": (0, 3), "igor": (3, 0)}, 4, True, id="0, 3 and 4 cards"),
        pytest.param({"love": (1, 0), "troy": (2, 0), "walder": (0, 0)}, 2, True, id="three draw nothing"),
        pytest.param({"tim-sly": (1, 0)}, 2, True, id="Tim Sly draws nothing"),
        pytest.param({"ripp": (1, 0), "shadow": (1, 4)}, 4, True, id="Dr Ripp draws nothing"),
        pytest.param({"henchman": (1, 1), "rochat": (1, 1)}, 1, False, id="all alike"),
    ],
)  # fmt: skip
def test_a_search_may_find_no_card_or_up_to_four(
    search: dict[str, tuple[int, int]], most: int, idle: bool
) -> None:
    found = played(Box(search=search))
    assert (found["drawn"], found["idle"] > 0) == (most, idle)


@pytest.mark.rule("M-201")
def test_all_of_it_may_differ_at_once() -> None:
    cargo = rows(
        crate=(0, 4, 0, 1), wood=(28, 2, 1, 0), coal=(18, 3, 2, 9), lead=(16, 1, 3, 3), ore=(14, 4, 9, 2),
        diamonds=(4, 2, 2, 5),
    )  # fmt: skip
    found = played(Box(cargo, {"mirante": (2, 0), "rochat": (1, 3), "ratatine": (0, 2)}))
    assert (found["drawn"], found["extras"] > 0) == (3, True)


@pytest.mark.rule("M-201")
@pytest.mark.parametrize("idle", [(), ("love",), ("love", "troy", "walder")], ids=len)
def test_a_long_flight_fits_into_the_log(idle: tuple[str, ...]) -> None:
    """Two seats, all cards in the Hold, nobody throws: 108 cards can be drawn, and not in every play."""
    whole = {"[0, 0, 40, 40, 20, 20, 0]": "[0, 0, 0, 0, 0, 0, 0]"}
    search = {name: (1, 0) for name in idle} | {"rochat": (1, 1)}
    code = f"""
from tests.rulebook.mad_zeppelin.typed_games import plays_of_a_lazy_game
print(*(plays_of_a_lazy_game(2, seed, {{*{idle}}}) for seed in range(12)), sep="\\n")
"""
    found = [literal_eval(line) for line in printed(Box(search=search, lines=whole), code).splitlines()]
    assert max(plays for _, plays in found) > (104 if not idle else 110 + 5 * len(idle))
    for turns, plays in found:
        assert turns <= 108
        assert plays <= 108 + len(idle) * turns


@pytest.mark.rule("M-201")
@pytest.mark.parametrize(
    ("box", "said"),
    [
        (Box(rows(ore=(14, 0, 4, 3))), "cargo 'ore': level is 0, not 1 to 4"),
        (Box(rows(gold=(8, 5, 6, 5))), "cargo 'gold': level is 5, not 1 to 4"),
        (Box(rows(coal=(18, 2, 2, -1))), "cargo 'coal': bribe is -1, not 0 to 30"),
        (Box(rows(coal=(18, 2, 2, 31))), "cargo 'coal': bribe is 31, not 0 to 30"),
        (Box(rows(lead=(16, 2, -3, 3))), "cargo 'lead': points is -3, not 0 to 56"),
        (Box(rows(wood=(-18, 1, 1, 1))), "cargo 'wood': copies is -18, not 0 to 100"),
        (
            Box(rows(wood=(19, 1, 1, 1))),
            "cargo has 101 cards, not 100: crate 10, wood 19, coal 18, lead 16, ore 14, steel 12, gold 8,"
            " diamonds 4",
        ),
        (
            Box({**CARGO, "silk": (0, 1, 1, 1)}),
            "cargo 'silk': the kinds are crate, wood, coal, lead, ore, steel, gold, diamonds, each once",
        ),
        (
            Box({name: row for name, row in CARGO.items() if name != "steel"}),
            "cargo 'steel': its row is missing",
        ),
        (
            Box(rows(diamonds=(4, 4, 7, 12))),
            "cargo 'diamonds': a bribe of 12 can be paid in too many ways"
            " (261 moves; there are at most 256)",
        ),
        (Box(search={"igor": (1, -1)}), "traitor 'igor': cards is -1, not 0 to 110"),
        (Box(search={"igor": (31, 1)}), "traitor 'igor': coins is 31, not 0 to 30"),
        (
            Box(lines={'Traitor("love", (YELLOW,))': 'Traitor("love", (YELLOW, 4))'}),
            "traitor 'love': a colour is 4, not 0 to 3",
        ),
        (
            Box(lines={'Traitor("troy", (RED,))': 'Traitor("paris", (RED,))'}),
            "traitor 'troy': its row is missing, or not in the order of the book",
        ),
        (
            Box(lines={'    Traitor("ratatine", (GREEN,)),\n': ""}),
            "traitor 'ratatine': its row is missing, or not in the order of the book",
        ),
        (
            Box(lines={'    Traitor("ratatine", (GREEN,)),\n':
                       '    Traitor("ratatine", (GREEN,)),\n    Traitor("paris"),\n'}),
            "traitor 'paris': the book has 14 traitors without it",
        ),
        (
            Box(lines={"[0, 0, 40, 40, 20, 20, 0]": "[0, 0, 40, 98, 20, 20, 0]"}),
            "removed with 3 players: cargo is 98, not 0 to 97",
        ),
        (
            Box(lines={"[0, 0, 5, 5, 3, 3, 1]": "[0, 0, 5, 5, 3, 3, 3]"}),
            "airsick with 6 players: traitors is 3, not 0 to 2",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_its_row(box: Box, said: str) -> None:
    assert refusal(box) == f"ValueError: {said}"


@pytest.mark.rule("M-201")
@pytest.mark.parametrize(
    ("idle", "row"),
    [
        (("love", "igor", "troy", "walder"), "walder"),
        (("tim-sly", "igor"), "igor"),
        (("igor", "ripp", "troy"), "troy"),
    ],
)
def test_a_turn_in_which_nobody_draws_is_refused(idle: tuple[str, ...], row: str) -> None:
    """Four chances of two seats: plays that draw nothing, and traitors whom those plays make unplayable."""
    said = refusal(Box(search={name: (1, 0) for name in idle}))
    assert said.startswith(f"ValueError: traitor {row!r}: cards is 0 for too many traitors; ")
