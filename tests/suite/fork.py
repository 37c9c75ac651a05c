"""Going through all ways that a run of choices can take, with their weights."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any


class Fork:
    """One way through a run of choices: where the way is not laid down yet it takes the first."""

    def __init__(self, way: Sequence[int]) -> None:
        self.way = list(way)
        self.widths: list[int] = []
        self.weight = 1.0

    def choose(self, chances: dict[Any, float]) -> Any:
        """One of the things that can happen, at its weight; nothing (None) ends the way."""
        open_ = [(thing, chance) for thing, chance in chances.items() if chance > 0]
        if not open_:
            self.weight = 0.0
            return None
        if len(self.widths) == len(self.way):
            self.way.append(0)
        thing, chance = open_[self.way[len(self.widths)]]
        self.widths.append(len(open_))
        self.weight *= chance
        return thing

    def next_way(self) -> list[int] | None:
        """The way to try after this one, if there is one."""
        way = self.way[: len(self.widths)]
        while way and way[-1] + 1 == self.widths[len(way) - 1]:
            way.pop()
        return [*way[:-1], way[-1] + 1] if way else None


def all_ways(run: Callable[[Fork], Any]) -> Iterator[tuple[Any, float]]:
    """Run something once for each way that its choices can go; yields results and weights."""
    way: list[int] | None = []
    while way is not None:
        fork = Fork(way)
        result = run(fork)
        if fork.weight:
            yield result, fork.weight
        way = fork.next_way()
