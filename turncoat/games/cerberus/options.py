"""What players of Cerberus agree on before the deal."""

from __future__ import annotations

from collections.abc import Mapping

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.table import Table
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Option, place_of

USUAL = "usual"
LOWEST = "lowest"
NO_WISH = "none"
BOOK_OR_CARD = ("book", "card")
BOOK_OR_MARKER = ("book", "marker")
SPEEDS = (LOWEST, *map(str, box.SPEED))
SKULLS = sorted(set(box.COURSE_SKULLS))
WISHES = (NO_WISH, *(str(skulls) for skulls in range(SKULLS[0], SKULLS[-1] + box.STARTING_SPEEDS)))

OPTIONS = (
    Option("course", (USUAL, *box.SIDE.names), USUAL, times=box.PARTS_OF_COURSE),
    Option("speed", SPEEDS, LOWEST),
    Option("difficulty", WISHES, NO_WISH),
    Option("opportunism", BOOK_OR_CARD, "book"),
    Option("circle", BOOK_OR_MARKER, "book"),
)


def prepare(t: Table, options: Mapping[str, str]) -> None:
    """Write the options into a blank table, or say what is wrong with them."""
    t.opportunism_by_card = place_of("opportunism", options["opportunism"], BOOK_OR_CARD)
    t.circle_by_marker = place_of("circle", options["circle"], BOOK_OR_MARKER)
    lowest = box.LOWEST_SPEED[t.seats]
    speeds = (LOWEST, *(str(lowest + more) for more in range(box.STARTING_SPEEDS)))
    more = max(0, place_of("speed", options["speed"], speeds) - 1)
    t.least_speed = lowest + more
    wish, course = options["difficulty"], options["course"]
    if wish == NO_WISH:
        t.course = _course(course)
        return
    if course != USUAL:
        raise OptionError("error-course-and-difficulty", course=course, difficulty=wish)
    reachable = (NO_WISH, *(str(skulls + more) for skulls in SKULLS))
    place_of("difficulty", wish, reachable)
    t.wish = int(wish) - more


def _course(text: str) -> int:
    """A course by the names of its four sides in order."""
    if text == USUAL:
        return box.USUAL_COURSE
    names = [name.strip() for name in text.split(",")]
    sides = tuple(box.SIDE.names.index(name) for name in names if name in box.SIDE.names)
    if len(sides) != len(names) or sides not in box.COURSE.numbers:
        raise OptionError("error-course", value=text, values=", ".join(box.SIDE.names))
    return box.COURSE.numbers[sides]
