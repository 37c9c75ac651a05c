"""Who knows what in Mad Zeppelin."""

from __future__ import annotations

from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import table
from turncoat.games.mad_zeppelin.components import NONE
from turncoat.games.mad_zeppelin.table import Table, last_drafter
from turncoat.kernel.news import censor
from turncoat.kernel.rule import rule
from turncoat.kernel.talk import hush


@rule
def veil(t: Table, seat: int) -> None:
    """Blank all that a seat may not know. Fields declared as shown stay; the lines below keep the rest."""
    censor(t, seat)
    hush(t, seat)
    for word in range(4):
        t.chance[word] = 0
    for place in range(box.CARDS):
        t.hold[place] = NONE
    for kind in range(box.KINDS):
        t.removed[kind] = NONE
    for other in range(t.seats):
        if other != seat:
            t.dealt[other] = NONE
            t.seen_pool[other] = 0
            t.pick[other] = NONE
            t.held[other] = 0
            t.opening[other] = NONE
            for kind in range(box.KINDS):
                t.hand[other, kind] = NONE
    if t.stage == table.DRAFTING or seat != t.leader:
        t.airsick = 0
        if t.stage == table.DRAFTING or seat != last_drafter(t):
            t.undrafted = 0
    for play in range(t.plays):
        veil_play(t, seat, play)


@rule
def veil_play(t: Table, seat: int, play: int) -> None:
    """Cards that a seat did not draw, give, take or look at itself, unless they lay open."""
    actor = t.player[play]
    if actor == seat:
        return
    ability = t.ability[play]
    for which in range(table.DRAWS):
        if t.drawn[play, which] != box.JOURNEY:
            t.drawn[play, which] = NONE
    if seat < 0 or t.target[play] != seat:
        t.took[play] = NONE
    if ability == box.ROCHAT or (ability == box.LOVE and t.target[play] != seat):
        t.gave[play] = NONE
    if ability == box.LOVE or ability == box.RATATINE:
        for place in range(table.ABILITY_CARDS):
            t.ability_cards[play, place] = NONE
