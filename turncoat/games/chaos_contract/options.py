"""What players of Chaos Contract agree on before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from turncoat.games.chaos_contract.components import MOST_STARS
from turncoat.games.chaos_contract.table import Table
from turncoat.kernel.game import Option, place_of

SWITCH = ("off", "on")
EASIER = ("off", "1", "2")
Objective = Literal["contracts", "stars"]
OBJECTIVES: tuple[Objective, ...] = ("contracts", "stars")
ICONS = ("designed", "published")
LIMITS = ("none", "50", "100", "200", "500")

OPTIONS = (
    Option("easier", EASIER, "off"),
    Option("cooperative", SWITCH, "off"),
    Option("chaotic", SWITCH, "off"),
    Option("objective", OBJECTIVES, "contracts"),
    Option("lost-souls", SWITCH, "off"),
    Option("devilish-numbers", SWITCH, "off"),
    Option("icons", ICONS, "designed"),
    Option("turn-limit", LIMITS, "none"),
)


def prepare(t: Table, options: Mapping[str, str]) -> None:
    """Write the options into a blank table, or say what is wrong with them."""
    t.most_stars = place_of("easier", options["easier"], EASIER) or MOST_STARS
    t.cooperative = place_of("cooperative", options["cooperative"], SWITCH)
    t.chaotic = place_of("chaotic", options["chaotic"], SWITCH)
    t.count_stars = place_of("objective", options["objective"], OBJECTIVES)
    t.lost_souls = place_of("lost-souls", options["lost-souls"], SWITCH)
    t.devilish = place_of("devilish-numbers", options["devilish-numbers"], SWITCH)
    t.icons_published = place_of("icons", options["icons"], ICONS)
    limit = place_of("turn-limit", options["turn-limit"], LIMITS)
    t.turn_limit = int(LIMITS[limit]) if limit else 0
