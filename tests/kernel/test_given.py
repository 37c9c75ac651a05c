"""What callers give is refused with what would be right."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from turncoat.kernel.given import checked, whole_number, whole_numbers


def frozen() -> Any:
    array = np.zeros((2, 3), np.int8)
    array.flags.writeable = False
    return array


@pytest.mark.parametrize(
    ("array", "wrong"),
    [
        ([0], r"marks are an array, int8 of shape \(2, 3\), not a list"),
        (np.zeros((3, 2), np.int8), r"marks are int8 of shape \(2, 3\), not int8 of shape \(3, 2\)"),
        (np.zeros((2, 3)), r"marks are int8 of shape \(2, 3\), not float64 of shape \(2, 3\)"),
        (np.zeros((3, 2), np.int8).T, "one row right after another, which these are not"),
        (frozen(), "marks are written into, and this array may only be read"),
    ],
)
def test_an_array_that_cannot_be_written_into_is_refused(array: Any, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        checked(array, (2, 3), np.int8, "marks")
    checked(np.ones((2, 3), np.int8), (2, 3), np.int8, "marks")


@pytest.mark.parametrize("value", [0, 9, 2.0, "3", None])
def test_a_number_that_is_not_whole_or_beyond_its_limits_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match=f"room: a whole number from 1 to 8 is needed, not {value!r}"):
        whole_number("room", value, 1, 8)


def test_whole_numbers_of_any_kind_are_taken() -> None:
    assert [whole_number("room", value, 1) for value in (1, np.int8(5), 10**9)] == [1, 5, 10**9]
    assert whole_numbers("seats", [0, 3], -1, 3).tolist() == [0, 3]
    assert whole_numbers("seats", np.uint8(3), -1, 3).dtype == np.int64


@pytest.mark.parametrize(("values", "wrong"), [([0, 4], "4"), (-2, "-2"), ([0.0], "float64")])
def test_of_many_numbers_the_first_that_is_wrong_is_named(values: Any, wrong: str) -> None:
    with pytest.raises(ValueError, match=f"seats: whole numbers from -1 to 3 are needed, not {wrong}"):
        whole_numbers("seats", values, -1, 3)
