"""Cerberus: runners flee hell, help and betray each other for too few seats in the barque."""

from __future__ import annotations

from pathlib import Path

from turncoat.games.cerberus import board, describe, guide, known, phrases, scene, sheet, telling, why
from turncoat.games.cerberus.bot import WHIM, choose, weigh
from turncoat.games.cerberus.digest import DIGEST
from turncoat.games.cerberus.examples import EXAMPLES
from turncoat.games.cerberus.guess import guess
from turncoat.games.cerberus.lesson import LESSON
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.news import NEWS
from turncoat.games.cerberus.options import OPTIONS, prepare
from turncoat.games.cerberus.recall import recall
from turncoat.games.cerberus.retrace import retrace
from turncoat.games.cerberus.rules import deal, legal, payoff, play, side
from turncoat.games.cerberus.sight import veil
from turncoat.games.cerberus.speech import TALK
from turncoat.games.cerberus.suspicions import suspicions
from turncoat.games.cerberus.table import Table
from turncoat.games.playable import Claims, Playable

GAME = Playable(
    name="cerberus",
    version=2,
    seats=range(3, 8),
    table=Table,
    moves=MOVES,
    news=NEWS,
    options=OPTIONS,
    sides=("adventurers", "cerberus", "lost"),
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
    heat=2000.0,
    desertion=0.4,
    whim=WHIM,
    scope=1.5,
    recall=recall,
    retrace=retrace,
    text=Path(__file__).parent / "text",
    news_message=telling.news,
    reasons=why.REASONS,
    barred=why.barred,
    move_words=telling.move,
    prompt=telling.prompt,
    hint=telling.rule_hint,
    scene=scene.scene,
    sheet=sheet.sheet,
    sheet_lines=sheet.sheet_lines,
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
        beside=phrases.BESIDE,
    ),
    lesson=LESSON,
    examples=EXAMPLES,
)
