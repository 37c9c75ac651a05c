"""Tables as they lay one after another, each kept as what had changed since the one before."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from turncoat.kernel.record import Record


class Trail:
    """What a table was like at earlier moments, but for its random stream."""

    def __init__(self, table: type[Record]) -> None:
        self.table = table
        self.last = table.blanks(1)
        self.changes: list[tuple[NDArray[np.int32], NDArray[np.uint8]]] = []
        """The places of the octets that had changed, and what they were then."""

    def __len__(self) -> int:
        return len(self.changes)

    def copy(self) -> Self:
        """Another trail that has led here and goes its own way."""
        other = type(self)(self.table)
        other.last, other.changes = self.last, list(self.changes)
        return other

    def keep(self, table: Record) -> None:
        """Keep a table as it is now."""
        row = table.row.copy()
        row["chance"] = 0
        octets = row.view(np.uint8)
        places = np.flatnonzero(octets != self.last.view(np.uint8))
        self.changes.append((places.astype(np.int32), octets[places]))
        self.last = row

    def lay(self, number: int) -> Record:
        """One of the tables that were kept, the oldest being number 0."""
        row = self.table.blanks(1)
        octets = row.view(np.uint8)
        for places, values in self.changes[: number + 1]:
            octets[places] = values
        return self.table(row)

    def rows(self, count: int) -> NDArray[Any]:
        """The first tables that were kept, the oldest first."""
        rows = self.table.blanks(count)
        octets = rows.view(np.uint8).reshape(count, self.table.dtype.itemsize)
        row = self.table.blanks(1).view(np.uint8)
        for number, (places, values) in enumerate(self.changes[:count]):
            row[places] = values
            octets[number] = row
        return rows
