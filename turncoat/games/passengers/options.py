"""What players of Passengers agree on before the deal."""

from __future__ import annotations

from collections.abc import Mapping

from turncoat.games.passengers.components import EDITION, FIRST, LAYOUT, ROUNDS, SET, SET_FOUR, SET_I
from turncoat.games.passengers.table import Table, has_shadows
from turncoat.kernel.fault import OptionError
from turncoat.kernel.game import Option, place_of

SWITCH = ("off", "on")
SOUL_BONUS = ("each-colour", "largest-group")

OPTIONS = (
    Option("edition", EDITION.names, "second"),
    Option("sets", ("default", *SET.names), "default", times=ROUNDS),
    Option("layout", LAYOUT.names, "a"),
    Option("silence", SWITCH, "off"),
    Option("soul-bonus", SOUL_BONUS, "each-colour"),
)


def prepare(t: Table, options: Mapping[str, str]) -> None:
    """Write the options into a blank table, or say what is wrong with them."""
    t.edition = place_of("edition", options["edition"], EDITION.names)
    t.layout = place_of("layout", options["layout"], LAYOUT.names)
    t.silence_module = place_of("silence", options["silence"], SWITCH)
    t.largest_group_only = place_of("soul-bonus", options["soul-bonus"], SOUL_BONUS)
    for voyage, gift_set in enumerate(_sets(t, options["sets"])):
        t.gift_set[voyage] = gift_set


def _sets(t: Table, text: str) -> list[int]:
    """A Gift set for each round: one name for all three, or three with commas between."""
    usual = SET_FOUR if has_shadows(t) else SET_I
    if t.edition == FIRST:
        allowed = [usual]
    else:
        allowed = [number for number in SET if number != SET_FOUR or has_shadows(t)]
    if text == "default":
        return [usual] * ROUNDS
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= ROUNDS
    allowed_names = [SET.names[number] for number in allowed]
    if len(names) != ROUNDS or any(name not in allowed_names for name in names):
        raise OptionError("error-sets", seats=t.seats, values=", ".join(allowed_names), value=text)
    return [SET.names.index(name) for name in names]
