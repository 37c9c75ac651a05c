"""Mad Zeppelin: drafted traitors throw the Emperor's cargo off an airship."""

from __future__ import annotations

from pathlib import Path

from turncoat.games.mad_zeppelin import board, guide, known, phrases, scene, sheet, why
from turncoat.games.mad_zeppelin.bot import WHIM_OF_MERITS, choose, weigh
from turncoat.games.mad_zeppelin.components import SEATS
from turncoat.games.mad_zeppelin.describe import describe
from turncoat.games.mad_zeppelin.digest import DIGEST
from turncoat.games.mad_zeppelin.examples import EXAMPLES
from turncoat.games.mad_zeppelin.guess import guess
from turncoat.games.mad_zeppelin.lesson import LESSON
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.news import NEWS
from turncoat.games.mad_zeppelin.options import OPTIONS, prepare
from turncoat.games.mad_zeppelin.outlook import OUTLOOK
from turncoat.games.mad_zeppelin.recall import recall
from turncoat.games.mad_zeppelin.retrace import retrace
from turncoat.games.mad_zeppelin.rules import deal, legal, payoff, play, side
from turncoat.games.mad_zeppelin.sight import veil
from turncoat.games.mad_zeppelin.speech import TALK
from turncoat.games.mad_zeppelin.suspicions import suspicions
from turncoat.games.mad_zeppelin.table import Table
from turncoat.games.playable import Claims, Playable

GAME = Playable(
    name="mad-zeppelin",
    version=1,
    seats=SEATS,
    table=Table,
    moves=MOVES,
    news=NEWS,
    options=OPTIONS,
    sides=(),
    prepare=prepare,
    deal=deal,
    legal=legal,
    play=TALK.settling(play),
    talk=TALK,
    digest=DIGEST,
    payoff=payoff,
    spoils=(0, 2),
    side=side,
    veil=veil,
    guess=guess,
    choose=choose,
    weigh=weigh,
    outlook=OUTLOOK,
    heat=600.0,
    whim=WHIM_OF_MERITS,
    scope=2.0,
    recall=recall,
    retrace=retrace,
    text=Path(__file__).parent / "text",
    news_message=scene.news,
    circumstances=dict.fromkeys(scene.THROWS, scene.thrown),
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
    describe=describe,
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
    lesson=LESSON,
    examples=EXAMPLES,
)
