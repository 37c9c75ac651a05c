"""Passengers: hidden factions ferry Souls and Demons across the river in two boats."""

from __future__ import annotations

from pathlib import Path

from turncoat.games.passengers import (
    board,
    components,
    describe,
    guide,
    known,
    phrases,
    scene,
    sheet,
    talk,
    why,
)
from turncoat.games.passengers.bot import WHIM, choose, weigh
from turncoat.games.passengers.digest import DIGEST
from turncoat.games.passengers.examples import EXAMPLES
from turncoat.games.passengers.guess import guess
from turncoat.games.passengers.lesson import LESSON
from turncoat.games.passengers.moves import MOVES
from turncoat.games.passengers.news import NEWS
from turncoat.games.passengers.options import OPTIONS, prepare
from turncoat.games.passengers.outlook import OUTLOOK
from turncoat.games.passengers.recall import recall, retrace
from turncoat.games.passengers.rules import deal, legal, payoff, play, side
from turncoat.games.passengers.sight import veil
from turncoat.games.passengers.speech import TALK
from turncoat.games.passengers.suspicions import suspicions
from turncoat.games.passengers.table import Table
from turncoat.games.playable import Claims, Limits, Playable

GAME = Playable(
    name="passengers",
    version=2,
    seats=range(4, 9),
    table=Table,
    moves=MOVES,
    news=NEWS,
    options=OPTIONS,
    sides=components.FACTION.names,
    prepare=prepare,
    deal=deal,
    legal=legal,
    play=TALK.settling(play),
    talk=TALK,
    digest=DIGEST,
    payoff=payoff,
    side=side,
    veil=veil,
    guess=guess,
    choose=choose,
    weigh=weigh,
    outlook=OUTLOOK,
    heat=900.0,
    whim=WHIM,
    recall=recall,
    retrace=retrace,
    text=Path(__file__).parent / "text",
    news_message=scene.news,
    reasons=why.REASONS,
    barred=why.barred,
    move_words=scene.move,
    prompt=scene.prompt,
    hint=scene.rule_hint,
    scene=scene.scene,
    sheet=sheet.sheet,
    sheet_lines=sheet.sheet_lines,
    figures=sheet.figures,
    chapters=guide.chapters,
    origins=scene.origins,
    describe=describe.describe,
    known=known.known,
    suspicions=suspicions,
    ribbons=known.ribbons,
    draw=board.draw,
    paths=board.paths,
    claims=Claims(
        TALK.claims,
        phrases.message,
        phrases.topics,
        phrases.apt,
        about=phrases.about,
        signs=phrases.SIGNS,
        ends=phrases.ends,
    ),
    limits=Limits(talk.moment, talk.is_free, talk.closed, talk.hearers),
    lesson=LESSON,
    examples=EXAMPLES,
)
