"""Chaos Contract: deals with the devil, rolled with cards instead of dice."""

from __future__ import annotations

from pathlib import Path

from turncoat.games.chaos_contract import (
    board,
    deck,
    describe,
    guide,
    known,
    phrases,
    recap,
    scene,
    sheet,
    why,
)
from turncoat.games.chaos_contract.bot import WHIM, choose, hasty, weigh
from turncoat.games.chaos_contract.digest import DIGEST
from turncoat.games.chaos_contract.examples import EXAMPLES
from turncoat.games.chaos_contract.guess import guess
from turncoat.games.chaos_contract.lesson import LESSON
from turncoat.games.chaos_contract.moves import MOVES
from turncoat.games.chaos_contract.news import NEWS
from turncoat.games.chaos_contract.options import OPTIONS, prepare
from turncoat.games.chaos_contract.outlook import OUTLOOK
from turncoat.games.chaos_contract.recall import recall
from turncoat.games.chaos_contract.retrace import retrace
from turncoat.games.chaos_contract.rules import COURSE, deal, legal, payoff, play, side
from turncoat.games.chaos_contract.sight import veil
from turncoat.games.chaos_contract.speech import TALK
from turncoat.games.chaos_contract.suspicions import suspicions
from turncoat.games.chaos_contract.table import Table
from turncoat.games.playable import Claims, Decks, Playable

GAME = Playable(
    name="chaos-contract",
    version=2,
    seats=range(2, 6),
    usual=3,  # with five the dice cards are gone by the second turn
    table=Table,
    moves=MOVES,
    news=NEWS,
    options=OPTIONS,
    sides=(),
    prepare=prepare,
    deal=deal,
    legal=legal,
    play=TALK.settling(play),
    course=COURSE,
    talk=TALK,
    digest=DIGEST,
    payoff=payoff,
    spoils=(0, 2),
    side=side,
    veil=veil,
    guess=guess,
    choose=choose,
    weigh=weigh,
    hasty=hasty,
    outlook=OUTLOOK,
    is_long=True,
    heat=600.0,
    whim=WHIM,
    recall=recall,
    retrace=retrace,
    text=Path(__file__).parent / "text",
    news_message=scene.news,
    circumstances=dict.fromkeys(scene.OUTCOMES, recap.why),
    reasons=why.REASONS,
    barred=why.barred,
    move_words=scene.move,
    prompt=scene.prompt,
    hint=scene.rule_hint,
    scene=scene.scene,
    retold=recap.retold,
    describe=describe.describe,
    known=known.known,
    suspicions=suspicions,
    ribbons=known.ribbons,
    sheet=sheet.sheet,
    sheet_lines=sheet.sheet_lines,
    figures=sheet.figures,
    chapters=guide.chapters,
    origins=scene.origins,
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
    decks=Decks(deck.decks, deck.deck_lines),
    lesson=LESSON,
    examples=EXAMPLES,
)
