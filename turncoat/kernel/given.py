"""What callers give, looked at before anything is done with it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def checked(array: NDArray[Any], shape: tuple[int, ...], kind: Any, name: str) -> None:
    """Refuse a buffer that is not of the shape and the kind that is needed, or that nobody may write into."""
    right = f"{np.dtype(kind).name} of shape {shape}"
    if not isinstance(array, np.ndarray):
        raise ValueError(f"{name} are an array, {right}, not a {type(array).__name__}")
    if array.shape != shape or array.dtype != kind:
        raise ValueError(f"{name} are {right}, not {array.dtype} of shape {array.shape}")
    if not array.flags.c_contiguous:
        raise ValueError(f"{name} are {right}, one row right after another, which these are not")
    if not array.flags.writeable:
        raise ValueError(f"{name} are written into, and this array may only be read")


def whole_number(name: str, value: Any, least: int, most: int | None = None) -> int:
    """A whole number within its limits, or an error that names them."""
    if isinstance(value, int | np.integer) and least <= value and (most is None or value <= most):
        return int(value)
    limits = f"from {least} on" if most is None else f"from {least} to {most}"
    raise ValueError(f"{name}: a whole number {limits} is needed, not {value!r}")


def whole_numbers(name: str, values: Any, least: int, most: int) -> NDArray[np.int64]:
    """Whole numbers within their limits, or an error that names the first that is none."""
    found = np.asarray(values)
    if found.dtype.kind not in "iu":
        raise ValueError(f"{name}: whole numbers from {least} to {most} are needed, not {found.dtype}")
    wrong = found[(found < least) | (found > most)]
    if wrong.size:
        raise ValueError(f"{name}: whole numbers from {least} to {most} are needed, not {wrong[0]}")
    return found.astype(np.int64)
