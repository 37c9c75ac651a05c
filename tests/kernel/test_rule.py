"""Rules: one text, interpreted and compiled."""

from __future__ import annotations

import ast
import gc
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numba import njit
from numba.core.compiler import Flags
from numba.np import arrayobj

from tests.kernel.fresh import ROOT, printed
from turncoat.kernel import rule as module
from turncoat.kernel.chart import chart
from turncoat.kernel.lean import LEAN
from turncoat.kernel.pieces import INSIDE, Pieces, Settled, uncollected
from turncoat.kernel.record import Record, count
from turncoat.kernel.rule import (
    INTERPRET,
    compiled,
    entry,
    inner,
    interpreting,
    made_once,
    paper,
    rule,
    source_hash,
    touched,
    translated,
)

PRICE = chart([[1, 2, 3], [40, 50, 60]])
LEFT_OPEN: Any = None


def price_at(row: int, column: int) -> int:
    """A price of the chart."""
    return PRICE[row, column]


class Till(Record, news=1):
    """A record with one field."""

    coins: int = count(0, 1000, blank=0)


@rule
def price(shop: int, thing: int) -> int:
    """A printed price."""
    return PRICE[shop, thing]


@rule
def total(shop: int, things: Any, count: int) -> int:
    """Adds prices up on paper."""
    sums = paper(3)
    for place in range(count):
        sums[things[place]] += price(shop, things[place])
    return sums[0] + sums[1] + sums[2]


@rule
def haggle(shop: int, things: Any, count: int) -> int:
    """Too long to be put into all that calls it."""
    dear = total(shop, things, count) + total(0, things, count) * total(1, things, count)
    cheap = total(1 - shop, things, count) - total(shop, things, count - 1)
    return dear - cheap * total(0, things, count - 1) + total(1, things, count - 1)


@rule
def bargain(things: Any, count: int) -> int:
    """Goes from shop to shop."""
    offers = paper(4)
    for place in range(count):
        offers[0] += haggle(0, things, place)
        offers[1] -= haggle(1, things, place + 1)
        offers[2] += haggle(place % 2, things, count) * haggle(1 - place % 2, things, count)
    return offers[0] + offers[1] + offers[2]


@rule
def leaves_marks(times: int) -> int:
    """Takes paper again and again, and counts what is on it when it comes."""
    found = 0
    for _ in range(times):
        sheet = paper(3)
        found += sheet[0] + sheet[1] + sheet[2]
        sheet[1] = 5
    return found


@rule
def audit(t: Any) -> int:
    """Writes one field, reads another, and calls what reads a third."""
    t.seal = t.coins
    return int(shelf.worth(t))


@rule
def worth(t: Any) -> int:
    """What lies on the shelf."""
    return int(t.shelves[0] + t.news.shape[0])


shelf = ModuleType("shelf")
vars(shelf).update(worth=worth, unused=1)


@rule
def pay(t: Till, coins: int) -> None:
    """Writes to a record."""
    t.coins += coins


def twice(number: int) -> int:
    """Calls what is put in."""
    doubled: int = LEFT_OPEN(number) * 2
    return doubled


@rule
def plus_one(number: int) -> int:
    """One more."""
    return number + 1


def test_a_rule_stays_a_plain_function() -> None:
    assert price(1, 2) == 60
    assert type(price(1, 2)) is int
    assert price.__name__ == "price"


def test_a_chart_cannot_be_written_to() -> None:
    with pytest.raises(TypeError):
        PRICE[0, 0] = 5
    with pytest.raises(OverflowError):
        chart([2**15])


def test_paper_is_zeroed_each_time() -> None:
    sheet = paper(4)
    sheet[2] = 1
    assert [paper(4)[place] for place in range(4)] == [0, 0, 0, 0]
    assert compiled(leaves_marks)(3) == leaves_marks(3) == 0


@pytest.mark.parametrize("things", [[], [0], [2, 2, 1], [0, 1, 2, 0]])
@pytest.mark.parametrize("shop", [0, 1])
def test_rules_that_call_rules_read_charts_and_use_paper_agree_compiled(shop: int, things: list[int]) -> None:
    cells = np.array(things, np.int64)
    assert compiled(total)(shop, cells, len(things)) == total(shop, things, len(things))


def test_compiled_rules_keep_no_account_of_who_uses_an_array() -> None:
    compiled(total)(0, np.array([1], np.int64), 1)
    [text] = compiled(total).inspect_llvm().values()
    assert "NRT_" not in text


def test_a_compiled_rule_writes_the_same_record() -> None:
    one, two = Till(), Till()
    pay(one, 7)
    compiled(pay)(two.row[0], 7)
    assert one.bytes() == two.bytes()
    assert one.coins == 7


def test_a_rule_is_compiled_once() -> None:
    assert compiled(total) is compiled(total)


def test_rules_inside_rules_are_pieces_without_machine_code_of_their_own() -> None:
    compiled(total)(0, np.array([1], np.int64), 1)
    inside = list(inner(price).overloads.values())
    assert len(inside) == 1, "one version for whole numbers of any width"
    assert isinstance(inside[0].library, Pieces)
    assert not callable(inside[0].entry_point)


def test_pieces_of_an_entry_are_its_own_and_nobody_finds_them_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is compiled later with the same piece would call it by its name, and hand over other words."""
    monkeypatch.setattr(module, "cache_folder", lambda: tmp_path)
    things = np.array([0, 2, 1])
    made = entry(bargain, "bargain_by_itself")
    assert made(things, 3) == bargain(things, 3)
    (here,) = made.overloads.values()
    defined = re.findall(r'define internal .*?@"?([^"(]+)', here.library.get_llvm_str())
    assert defined
    assert all(name.endswith(INSIDE) for name in defined)
    assert compiled(bargain)(things, 3) == bargain(things, 3)


def test_translating_puts_parts_in_and_leaves_the_original_alone() -> None:
    twin = translated(twice, "twice_plus", LEFT_OPEN=plus_one)
    assert twin.__qualname__ == "twice_plus"
    assert twin.__code__ is twice.__code__
    assert entry(twice, "twice_plus", LEFT_OPEN=plus_one)(4) == 10
    assert LEFT_OPEN is None
    with pytest.raises(TypeError):
        twice(4)


def test_translating_turns_charts_into_arrays_and_rules_into_compiled_ones() -> None:
    assert isinstance(translated(price, "price").__globals__["PRICE"], np.ndarray)
    assert translated(total, "total").__globals__["price"] is inner(price)


@pytest.mark.parametrize(("value", "asked"), [("1", True), ("yes", True), ("0", False), ("", False)])
def test_the_environment_asks_for_interpreting(
    monkeypatch: pytest.MonkeyPatch, value: str, asked: bool
) -> None:
    monkeypatch.setenv(INTERPRET, value)
    assert interpreting() == asked


def test_an_entry_is_interpreted_where_the_environment_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(INTERPRET, "1")
    made = entry(twice, "twice_interpreted", LEFT_OPEN=plus_one)
    assert (made(4), made.__name__) == (10, "twice_interpreted")
    assert made.__globals__["LEFT_OPEN"] is plus_one


# The cache -------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package whose sources are hashed instead."""
    for folder in ("kernel", "games"):
        (tmp_path / folder).mkdir()
    (tmp_path / "kernel" / "rule.py").write_text("a = 1\n")
    (tmp_path / "games" / "other.py").write_text("b = 1\n")
    monkeypatch.setattr(module, "__file__", str(tmp_path / "kernel" / "rule.py"))
    return tmp_path


def test_the_hash_of_the_sources_changes_with_any_of_them(house: Path) -> None:
    hashed = source_hash.__wrapped__
    seen = [hashed()]
    (house / "games" / "other.py").write_text("b = 2\n")
    seen.append(hashed())
    (house / "kernel" / "rule.py").write_text("a = 2\n")
    seen.append(hashed())
    (house / "games" / "other.py").rename(house / "games" / "another.py")
    seen.append(hashed())
    (house / "kernel" / "new.py").write_text("")
    seen.append(hashed())
    assert len(set(seen)) == len(seen)


def test_the_hash_of_the_same_sources_is_the_same(house: Path) -> None:
    hashed = source_hash.__wrapped__
    before = hashed()
    (house / "games" / "notes.txt").write_text("no source")
    (house / "shop.py").write_text("no rules")
    assert hashed() == before


CACHED = """
from turncoat.kernel import chance, rule
print(rule.source_hash())
rule.entry(chance.draw, "draw_entry")(__import__("numpy").ones(4, "i8"))
"""


def test_compiled_code_is_kept_in_a_folder_of_this_very_source(tmp_path: Path) -> None:
    folder = printed(CACHED, XDG_CACHE_HOME=str(tmp_path), **{INTERPRET: ""}).strip()
    assert [path.name for path in (tmp_path / "turncoat").iterdir()] == [folder]
    kept = list((tmp_path / "turncoat" / folder).rglob("*.nbi"))
    assert len(kept) == 1
    assert "draw_entry" in kept[0].name


INTERPRETED = """
import sys
from turncoat.games import NAMES, game
from turncoat.kernel.batch import play_games
for name in NAMES:
    one = game(name)
    for seats in (one.seats[0], one.seats[-1]):
        results = play_games(one, seats, 3, 5)
        print(results.payoffs.tolist(), results.sides.tolist(), results.steps.tolist())
print("numba" in sys.modules)
"""


def test_interpreted_results_are_identical_and_need_no_compiler() -> None:
    plain = printed(INTERPRETED, **{INTERPRET: "1"}).splitlines()
    fast = printed(INTERPRETED, **{INTERPRET: ""}).splitlines()
    assert plain[:-1] == fast[:-1]
    assert (plain[-1], fast[-1]) == ("False", "True")


def test_working_space_has_a_length_that_stands_in_the_file_itself() -> None:
    """CUDA takes a literal or a constant among the globals of the rule, and nothing to be worked out."""
    found = 0
    for path in sorted((ROOT / "turncoat").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "paper":
                found += 1
                plain = isinstance(call.args[0], ast.Constant | ast.Name)
                assert plain, f"{path.name}, line {call.lineno}: {ast.unparse(call)}"
    assert found > 20


def test_what_is_made_once_is_made_by_one_thread_and_anew_to_be_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    @made_once
    def of(name: str) -> object:
        made.append(name)
        sleep(0.01)
        return object()

    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(of, ["one"] * 8))
    assert (len(found), made) == (1, ["one"])
    assert of("other") not in found
    monkeypatch.setenv(INTERPRET, "" if interpreting() else "1")
    assert of("one") not in found
    assert made == ["one", "other", "one"]


def test_flags_that_are_compared_quickly_are_the_same_flags() -> None:
    flags = Flags()
    assert Settled(flags).values() == flags.values()
    flags.release_gil = True
    settled = Settled(flags)
    assert settled.values() == flags.values()
    settled.no_compile = True
    assert settled.values() == flags.values() | {"no_compile": True}
    assert settled != Settled(flags)
    assert hash(settled.copy()) == hash(settled)


@pytest.mark.parametrize("before", [True, False])
def test_garbage_is_collected_after_compiling_as_before(before: bool) -> None:
    was = gc.isenabled()
    try:
        (gc.enable if before else gc.disable)()
        with uncollected():
            assert not gc.isenabled()
        assert gc.isenabled() == before
    finally:
        (gc.enable if was else gc.disable)()


def test_all_but_rules_still_count_from_the_end() -> None:
    usual = {name: getattr(arrayobj, name) for name in LEAN}
    assert entry(price_at, "price_at")(1, 2) == 60
    assert {name: getattr(arrayobj, name) for name in LEAN} == usual
    assert njit(lambda cells, at: cells[at])(np.arange(3), -1) == 2


@rule
def by_name(t: Any) -> Any:
    """A rule that hides what it looks at."""
    return getattr(t, "news")  # noqa: B009


@rule
def with_another_inside(t: Any) -> Any:
    """A rule in which another looks."""
    return min(t.lines, key=lambda line: line + t.news)


@pytest.mark.parametrize("hiding", [by_name, with_another_inside])
def test_what_cannot_be_found_out_of_a_rule_is_refused(hiding: Any) -> None:
    with pytest.raises(TypeError, match=f"{hiding.__name__} has functions inside, or names that nobody"):
        touched(hiding)


def test_what_a_rule_touches_is_found_through_all_that_it_calls() -> None:
    assert touched(audit) == {"seal", "coins", "worth", "shelves", "news", "shape"}
