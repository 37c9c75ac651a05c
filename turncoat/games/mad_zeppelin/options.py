"""What players of Mad Zeppelin agree on before the deal."""

from __future__ import annotations

from collections.abc import Mapping

from turncoat.games.mad_zeppelin.components import BRIBES, MODE, MOST_SEATS, NONE
from turncoat.games.mad_zeppelin.table import Table
from turncoat.kernel.game import Option, place_of
from turncoat.kernel.things import YES_OR_NO

PICK_BLACK = tuple(map(YES_OR_NO.text, YES_OR_NO))
BY_LOT = "lot"
LEADERS = (BY_LOT, *(str(number + 1) for number in range(MOST_SEATS)))

OPTIONS = (
    Option("mode", MODE.names, "run"),
    Option("bribes", BRIBES.names, "table"),
    Option("pick-black", PICK_BLACK, "yes"),
    Option("first-leader", LEADERS, BY_LOT),
)


def prepare(t: Table, options: Mapping[str, str]) -> None:
    """Write the options into a blank table, or say what is wrong with them."""
    t.mode = place_of("mode", options["mode"], MODE.names)
    t.bribes = place_of("bribes", options["bribes"], BRIBES.names)
    t.leader_may_pick_black = place_of("pick-black", options["pick-black"], PICK_BLACK)
    leader = place_of("first-leader", options["first-leader"], LEADERS[: t.seats + 1])
    t.first_leader = leader - 1 if leader else NONE
