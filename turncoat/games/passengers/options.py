"""What players of Passengers agree on before the deal."""

from __future__ import annotations

from collections.abc import Mapping

from turncoat.games.passengers.components import FIRST, ROUNDS, SET_FOUR, SET_I, SET_NAMES
from turncoat.games.passengers.table import Table
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Option, place_of

EDITIONS = ("second", "first")
LAYOUTS = ("a", "b")
SWITCH = ("off", "on")
SOUL_BONUS = ("each-colour", "largest-group")

OPTIONS = (
    Option("edition", EDITIONS, "second"),
    Option("sets", ("default", *SET_NAMES), "default", times=ROUNDS),
    Option("layout", LAYOUTS, "a"),
    Option("silence", SWITCH, "off"),
    Option("soul-bonus", SOUL_BONUS, "each-colour"),
)


def prepare(t: Table, options: Mapping[str, str]) -> None:
    """Write the options into a blank table, or say what is wrong with them."""
    t.edition = place_of("edition", options["edition"], EDITIONS)
    t.layout = place_of("layout", options["layout"], LAYOUTS)
    t.silence_module = place_of("silence", options["silence"], SWITCH)
    t.largest_group_only = place_of("soul-bonus", options["soul-bonus"], SOUL_BONUS)
    for voyage, gift_set in enumerate(_sets(t, options["sets"])):
        t.gift_set[voyage] = gift_set


def _sets(t: Table, text: str) -> list[int]:
    """A Gift set for each round: one name for all three, or three with commas between."""
    usual = SET_FOUR if t.seats == 4 else SET_I
    if t.edition == FIRST:
        allowed = [usual]
    elif t.seats == 4:
        allowed = list(range(len(SET_NAMES)))
    else:
        allowed = [number for number in range(len(SET_NAMES)) if number != SET_FOUR]
    if text == "default":
        return [usual] * ROUNDS
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= ROUNDS
    allowed_names = [SET_NAMES[number] for number in allowed]
    if len(names) != ROUNDS or any(name not in allowed_names for name in names):
        raise OptionError("error-sets", seats=t.seats, values=", ".join(allowed_names), value=text)
    return [SET_NAMES.index(name) for name in names]
