"""Records: what a declaration makes."""

from __future__ import annotations

import numpy as np
import pytest

from turncoat.games import NAMES, game
from turncoat.kernel.record import Cells, Field, Record, Rows, count, flag, header, joined, some
from turncoat.kernel.things import MOST_SEATS, SEAT, Domain, Places

SHELF = Places("shelf", 3)


class Larder(Record, news=4):
    """A record with a field of every make."""

    jars: Cells = count(0, 9, SHELF)
    keys: Cells = flag(SEAT)
    eaten: Cells = count(0, 300, SEAT, SHELF, blank=0, shown=True)
    open: int = flag(shown=True)
    guests: int = some(SEAT)
    far: int = count(-5, 2**40, blank=-7)


def test_a_declaration_makes_fields_behind_the_header() -> None:
    assert list(Larder.fields)[:6] == list(header(4, 10))
    assert list(Larder.fields)[6:] == ["jars", "keys", "eaten", "open", "guests", "far"]
    assert Larder.dtype.names == tuple(Larder.fields)
    assert [Larder.fields[name].name for name in Larder.fields] == list(Larder.fields)
    assert Larder.dtype.isalignedstruct
    assert Larder.fields["news"].shape == (4,)


@pytest.mark.parametrize(
    ("field", "dtype"),
    [
        (count(0, 127), np.int8),
        (count(0, 128), np.int16),
        (count(-128, 0), np.int8),
        (count(0, 1, blank=-129), np.int16),
        (count(0, 1, blank=200), np.int16),
        (count(0, 2**15), np.int32),
        (count(0, 2**31), np.int64),
        (flag(), np.int8),
        (some(Places("member", 7)), np.int8),
        (some(Places("member", 8)), np.int16),
        (some(Places("member", 40)), np.int64),
    ],
)
def test_a_field_takes_the_smallest_signed_type_that_holds_it(field: Field, dtype: type) -> None:
    assert field.dtype == dtype


@pytest.mark.parametrize("name", ["round", "item", "size", "copy", "dtype", "T", "sum", "pprint"])
def test_names_that_numpy_uses_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"cannot be called '{name}'"):
        type("Broken", (Record,), {name: count(0, 1)}, news=1)


@pytest.mark.parametrize("name", ["row", "scalars", "fields", "bytes", "faults", "become", "seats", "awaits"])
def test_names_that_records_use_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"cannot be called '{name}'"):
        type("Broken", (Record,), {name: count(0, 1)}, news=1)


@pytest.mark.parametrize(
    "field",
    [
        count(0, 1, upto="lines"),
        count(0, 1, SEAT, upto="missing"),
        count(0, 1, SEAT, upto="marks"),
        count(0, 1, SEAT, upto="many"),
        count(0, 1, SEAT, upto="unknown"),
        count(0, 1, SHELF, upto="lines"),
    ],
    ids=["without axes", "no such field", "with axes", "too large", "not always one", "more than there are"],
)
def test_a_field_is_in_use_up_to_what_another_counts(field: Field) -> None:
    others = {
        "lines": count(0, 8, blank=0), "marks": count(0, 8, SEAT, blank=0), "many": count(0, 2**40, blank=0),
        "unknown": count(0, 8),
    }  # fmt: skip
    with pytest.raises(TypeError, match=r"it needs axes, and '[a-z]+' a count from 0 to their length"):
        type("Broken", (Record,), {**others, "log": field}, news=1)
    type("Sound", (Record,), {**others, "log": count(0, 1, SEAT, upto="lines")}, news=1)


def test_a_new_table_is_blank() -> None:
    larder = Larder()
    assert [larder.jars[i] for i in range(3)] == [-1, -1, -1]
    assert (larder.open, larder.guests, larder.far, larder.eaten[7, 2], larder.keys[0]) == (0, 0, -7, 0, 0)
    assert (larder.seats, larder.awaits, larder.decisions, larder.told, larder.chance[3]) == (0, 0, 0, 0, 0)
    assert larder.dump() == ""


def test_fields_read_as_plain_integers_and_write_into_the_row() -> None:
    larder = Larder()
    larder.far = 2**40
    larder.eaten[2, 1] = 300
    assert type(larder.far) is int
    assert type(larder.eaten[2, 1]) is int
    assert larder.row["far"][0] == 2**40
    assert larder.row["eaten"][0, 2, 1] == 300


def test_a_value_that_does_not_fit_the_type_is_an_error() -> None:
    larder = Larder()
    with pytest.raises(ValueError, match=r"int8|range|invalid value"):
        larder.jars[0] = 128
    with pytest.raises(ValueError, match=r"int8|range|invalid value"):
        larder.open = 128


def test_faults_name_the_cell_and_its_domain() -> None:
    larder = Larder()
    larder.seats = 4
    assert larder.faults() == []
    larder.jars[2] = 10
    larder.open = 2
    assert larder.faults() == ["jars[2] is 10, not 0 to 9", "open[] is 2, not 0 to 1"]


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("far", 2**40, ""),
        ("far", -7, ""),  # its blank
        ("far", -6, "far[] is -6, not -5 to 1099511627776"),
        ("far", 2**40 + 1, "far[] is 1099511627777, not -5 to 1099511627776"),
        ("guests", 2**MOST_SEATS - 1, ""),
        ("guests", -1, f"guests[] is -1, not 0 to {2**MOST_SEATS - 1}"),
        ("jars", -2, "jars[0] is -2, not 0 to 9"),
        ("eaten", 301, "eaten[0, 0] is 301, not 0 to 300"),
    ],
)
def test_each_value_outside_a_domain_is_found_alone(name: str, value: int, fault: str) -> None:
    larder = Larder()
    larder.seats = 4
    larder.row[name].flat[0] = value
    assert larder.faults() == [fault] * bool(fault)


@pytest.mark.parametrize("seat", range(MOST_SEATS))
def test_a_seat_that_nobody_sits_in_holds_nothing(seat: int) -> None:
    larder = Larder()
    larder.seats = 5
    larder.eaten[seat, 1] = 3
    expected = [] if seat < 5 else ["eaten holds something for a seat that nobody sits in"]
    assert larder.faults() == expected


def test_a_dump_shows_what_is_not_blank() -> None:
    larder = Larder()
    larder.seats = 2
    larder.jars[1] = 4
    assert larder.dump() == "seats: 2\njars: [- 4 -]"


class Cellar(Record, news=1):
    """A record in which a number is a seat on the lower shelf alone."""

    bottle: Cells = count(0, 7, SHELF)

    def domain(self, name: str, at: tuple[int, ...]) -> Domain:
        return SEAT if (name, at) == ("bottle", (0,)) else super().domain(name, at)


def test_what_a_cell_holds_can_depend_on_the_table() -> None:
    cellar = Cellar()
    cellar.seats = 3
    cellar.bottle[0] = cellar.bottle[1] = 1
    assert cellar.dump() == "seats: 3\nbottle: [seat-2 1 -]"
    assert cellar.fields["bottle"].turned(cellar, 1).tolist() == [0, 1, -1]
    assert cellar.fields["bottle"].turned(cellar, 2).tolist() == [2, 1, -1]


def test_a_copy_is_equal_and_apart() -> None:
    larder = Larder()
    larder.jars[0] = 3
    other = larder.copy()
    assert type(other) is Larder
    assert other.bytes() == larder.bytes()
    other.jars[0] = 4
    assert (larder.jars[0], other.jars[0]) == (3, 4)
    assert other.bytes() != larder.bytes()
    larder.become(other)
    assert larder.jars[0] == 4
    assert other.bytes() == larder.bytes()


def test_rows_of_several_arrays_are_joined_in_their_order() -> None:
    pieces = [Larder.blanks(length) for length in (2, 0, 1)]
    for number, piece in enumerate(pieces):
        piece["decisions"] = number
    rows = joined(Larder, pieces)
    assert rows.dtype == Larder.dtype
    assert rows["decisions"].tolist() == [0, 0, 2]
    rows["decisions"] = 5
    assert pieces[0]["decisions"].tolist() == [0, 0]
    assert len(joined(Larder, [])) == 0


def test_bytes_do_not_depend_on_padding() -> None:
    larder, row = Larder(), Larder.blanks(1)
    octets = row.view(np.uint8)
    inside = np.zeros(Larder.dtype.itemsize, bool)
    assert Larder.dtype.fields is not None
    for kind, start, *_ in Larder.dtype.fields.values():
        inside[start : start + kind.itemsize] = True
    assert not inside.all()
    octets[~inside] = 255
    assert Larder(row).bytes() == larder.bytes()


def test_a_table_over_a_row_shares_its_memory() -> None:
    rows = Larder.blanks(2)
    Larder(rows[1:2]).jars[0] = 5
    assert rows["jars"][:, 0].tolist() == [-1, 5]


def test_rows_read_as_tables_and_write_as_copies() -> None:
    memory = Larder.blanks(3)
    rows = Rows(Larder, memory)
    rows[2].open = 1
    rows[0] = rows[2]
    rows[2].open = 0
    assert len(rows) == 3
    assert memory["open"].tolist() == [1, 0, 0]


@pytest.mark.parametrize("name", NAMES)
def test_a_table_stays_small(name: str) -> None:
    """Also where it holds a log of the whole game, so that a million of them fit into memory."""
    assert game(name).table.dtype.itemsize <= 10 * 2**10
