"""A tournament in a file, line by line: a run that is ended goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from turncoat.kernel.batch import Results
from turncoat.lab.refusal import refused
from turncoat.lab.schedule import Stretch

Key = tuple[int, tuple[str, ...]]
"""What a game is found by: its deal, and who sits where."""
Outcome = tuple[list[int], list[int], int]
"""What came of a game: the payoffs and sides by seat, and how many decisions it took."""


def outcomes(part: Stretch, results: Results) -> Iterator[tuple[Key, Outcome]]:
    """The games of a stretch, one by one."""
    rows = zip(results.payoffs.tolist(), results.sides.tolist(), results.steps.tolist(), strict=True)
    for place, (payoffs, sides, steps) in enumerate(rows):
        yield (part.first + place, part.seating), (payoffs, sides, steps)


class Kept:
    """The games of a tournament that are done, in a file where one is named."""

    def __init__(self, path: Path | None, about: dict[str, Any]) -> None:
        self.done: dict[Key, Outcome] = {}
        self.file: TextIO | None = None
        if path is not None:
            whole = self._read(path, about)
            self.file = path.open("a", encoding="utf-8")
            self.file.truncate(whole)
            if not whole:
                self._write(about)
                self.file.flush()

    def _read(self, path: Path, about: dict[str, Any]) -> int:
        """Take in what a file holds; returns the length of its whole lines: the last may be cut off."""
        if not path.exists():
            return 0
        content = path.read_bytes()
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].decode(errors="replace").splitlines()
        if content and not lines and not json.dumps(about).encode().startswith(content):
            raise refused("error-kept", file=str(path))
        try:
            read = [json.loads(line) for line in lines]
            if read and not (isinstance(read[0], dict) and read[0].get("format") == about["format"]):
                raise refused("error-kept", file=str(path))
            for line in read[1:]:
                key = int(line["deal"]), tuple(map(str, line["seating"]))
                self.done[key] = line["payoffs"], line["sides"], line["steps"]
        except (json.JSONDecodeError, KeyError, TypeError):
            raise refused("error-kept", file=str(path)) from None
        if read and read[0] != about:
            differs = ", ".join(name for name in about if read[0].get(name) != about[name])
            raise refused("error-kept-other", file=str(path), differs=differs)
        return whole

    def _write(self, line: dict[str, Any]) -> None:
        assert self.file
        self.file.write(json.dumps(line) + "\n")

    def add(self, done: Iterable[tuple[Stretch, Results]]) -> int:
        """Keep games that are done, at once; returns how many they were."""
        before = len(self.done)
        for part, results in done:
            for (deal, seating), outcome in outcomes(part, results):
                self.done[deal, seating] = outcome
                if self.file:
                    payoffs, sides, steps = outcome
                    self._write(
                        {"deal": deal, "seating": seating, "payoffs": payoffs, "sides": sides, "steps": steps}
                    )
        if self.file:
            self.file.flush()
        return len(self.done) - before

    def missing(self, part: Stretch) -> Iterator[Stretch]:
        """What is still to be played of a stretch."""
        left = [
            deal
            for deal in range(part.first, part.first + part.deals)
            if (deal, part.seating) not in self.done
        ]
        for run in np.split(left, np.flatnonzero(np.diff(left) != 1) + 1) if left else ():
            yield Stretch(part.seating, int(run[0]), len(run))

    def close(self) -> None:
        """Done with it."""
        if self.file:
            self.file.close()
