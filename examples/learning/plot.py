"""The course of a run as a picture, and its last contest as a table.

python -m examples.learning.plot run/course.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from turncoat.learn.plot import drawn, table


def main(path: Path) -> None:
    """Draw a run, beside its course, and print the table."""
    course = json.loads(path.read_text("utf-8"))
    if "random" not in course["final"]:
        raise SystemExit(
            "this run was cut off before its last contest: python -m examples.learning.finish has it"
        )
    path.with_suffix(".svg").write_text(drawn(course), "utf-8")
    print(table(course), end="")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
