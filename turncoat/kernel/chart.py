"""Printed tables, as rules read them."""

from __future__ import annotations

from typing import Any

import numpy as np


def chart(values: Any) -> memoryview:
    """A printed table of whole numbers that rules read by index: `VOICES[voyage, boat, space]`.

    Interpreted it yields plain Python integers, compiled it becomes a constant array.

    >>> chart([[1, 2], [3, 4]])[1, 0]
    3
    """
    cells = np.array(values, dtype=np.int16)
    cells.setflags(write=False)
    return cells.data
