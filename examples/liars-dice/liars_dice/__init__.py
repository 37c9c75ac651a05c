"""Liar's dice: everybody rolls in secret, and bids how many dice show a face until somebody is doubted."""

from __future__ import annotations

from pathlib import Path

from liars_dice import show
from liars_dice.rules import (
    MOVES,
    NEWS,
    OPTIONS,
    Table,
    choose,
    deal,
    guess,
    legal,
    payoff,
    play,
    prepare,
    veil,
)
from liars_dice.rules import no_sides as side
from turncoat.games.playable import Playable

GAME = Playable(
    name="liars-dice",
    version=1,
    seats=range(2, 7),
    table=Table,
    moves=MOVES,
    news=NEWS,
    options=OPTIONS,
    sides=(),
    prepare=prepare,
    deal=deal,
    legal=legal,
    play=play,
    payoff=payoff,
    side=side,
    veil=veil,
    guess=guess,
    choose=choose,
    text=Path(__file__).parent / "text",
    prompt=show.prompt,
    hint=show.hint,
    scene=show.scene,
    describe=show.describe,
    chapters=show.chapters,
    suspicions=show.suspicions,
    paths=show.paths,
    sheet=show.sheet,
    sheet_lines=show.sheet_lines,
)
