"""Draws the pictures of the terminal game: `python -m docs.pictures` writes them to docs/pictures."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from itertools import count
from math import ceil
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import turncoat
from turncoat.games.cerberus.table import PLAY_CARD
from turncoat.games.cerberus.table import Table as CerberusTable
from turncoat.match import Match
from turncoat.terminal import Sitting, narrowed

FOLDER = Path(__file__).parent / "pictures"
VIEWER = 0
WIDE = 120
NAMES = {
    "en": ["Anna", "Boris", "Clara", "Dario", "Edith", "Felix"],
    "ru": ["Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор"],
}

INK, BONE, GOLD, TEAL = (14, 26, 36), (232, 223, 200), (229, 180, 84), (84, 188, 177)
RED, GREEN, BLUE, VIOLET = (236, 112, 99), (134, 199, 112), (118, 168, 236), (190, 150, 210)
SHADES = [(40, 56, 68), RED, GREEN, GOLD, BLUE, VIOLET, TEAL, BONE]
NIGHT = TerminalTheme(INK, BONE, SHADES, SHADES)
"""A night river: bone on ink, teal for what is one's own, lantern gold for what is asked."""

SVG = """<svg class="rich-terminal" viewBox="0 0 @WIDTH {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
    font-size: 21px; line-height: {line_height}px; white-space: pre;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect width="@WIDTH" height="{height}" rx="12" fill="#0e1a24"/>
<g transform="translate(24, 22)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""
"""The frame of a picture. Font and line height fit each other, so that the lines of boxes meet."""
SIZE = 20
ASPECT = 0.6321
"""Height of a character as rich counts it, and its width for that height."""


OPTIONS = {"chaos-contract": {"lost-souls": "on", "devilish-numbers": "on"}}
"""What is agreed, where it is not the usual."""


def matches(game: str, language: str) -> Iterator[Sitting]:
    """Matches of six or as many as can play, with a console that remembers what it prints."""
    rules = turncoat.game(game)
    seats = min(6, rules.seats[-1])
    for seed in count():
        names = NAMES[language][:seats]
        match = Match(rules, seats, seed, OPTIONS.get(game, {}), names, language)
        yield Sitting(match, [VIEWER], Console(file=io.StringIO(), record=True, width=WIDE, highlight=False))


def advance(sitting: Sitting) -> None:
    """Let the hand-written player choose for one seat."""
    seat = sitting.match.awaits[0]
    match = sitting.match
    match.play(seat, sitting.bot.decide(match.game, match.seen(seat), seat))


def gift_in_the_middle(match: Match) -> bool:
    """Passengers: a Gift in round II; the viewer was shown a card and has peeked, and a mask is worn."""
    scene = match.view(VIEWER)["scene"]
    boats = scene["boats"] + scene["afterlands"]
    seated = [space["passenger"] for boat in boats for space in boat["spaces"] if space["passenger"]]
    peeked = any(one["card"] and not one["face_up"] and one["placer"] != VIEWER for one in seated)
    shown = any(one["card"] and one["seat"] != VIEWER for one in scene["shown"])
    masked = any(one["mask"] for one in seated)
    return scene["round"] == 2 and scene["using"] is not None and peeked and shown and masked


def throw_in_the_middle(match: Match) -> bool:
    """Mad Zeppelin: the viewer may throw, in the second round of a later turn, and has seen a hand."""
    view = match.view(VIEWER)
    families = {move["family"] for move in view["moves"]}
    scene = view["scene"]
    known = any(hand["cargo"] for hand in scene["notes"]["hands"])
    return {"throw", "end"} < families and scene["turn"] >= 3 and scene["round"] == 2 and known


def chase_in_the_middle(match: Match) -> bool:
    """Cerberus: the viewer plays a card, holds Survival cards, has seen a Barque; somebody was caught."""
    table = match.seen(VIEWER)
    assert isinstance(table, CerberusTable)
    caught = [seat for seat in range(match.seats) if table.role[seat] == 1]
    cards = table.hand_size[VIEWER]
    return bool(caught) and cards >= 2 and table.asks == PLAY_CARD and table.known[VIEWER] > 0


def deal_in_the_middle(match: Match) -> bool:
    """Chaos Contract: the viewer doubles or ignores a result of a contract that several roll for."""
    scene = match.view(VIEWER)["scene"]
    scored = sum(player["contracts"] for player in scene["players"])
    return scene["question"] == "which-result" and len(scene["results"]) >= 4 and scored >= 3


MOMENTS: dict[str, Callable[[Match], bool]] = {
    "passengers": gift_in_the_middle,
    "mad-zeppelin": throw_in_the_middle,
    "cerberus": chase_in_the_middle,
    "chaos-contract": deal_in_the_middle,
}
"""For each game a moment that is worth a picture."""


def table(game: str, language: str) -> Sitting:
    """A person's screen in the middle of a game."""
    for sitting in matches(game, language):
        while not sitting.match.over:
            if sitting.match.awaits == (VIEWER,) and MOMENTS[game](sitting.match):
                sitting.heard[VIEWER] = sitting.read_already(VIEWER)
                sitting.show(VIEWER)
                sitting.list_options(narrowed(sitting.ways(VIEWER), [])[1])
                return sitting
            advance(sitting)
    raise AssertionError("there is always another seed")


def sheet(game: str, language: str) -> Sitting:
    """The end of a game that the viewer wins."""
    for sitting in matches(game, language):
        while not sitting.match.over:
            advance(sitting)
        if sitting.match.payoffs[VIEWER] > 0:
            sitting.result()
            return sitting
    raise AssertionError("there is always another seed")


def write(sitting: Sitting, name: str) -> None:
    """Write what a console has printed as a picture."""
    frame = SVG.replace("@WIDTH", str(ceil(sitting.console.width * SIZE * ASPECT) + 48))
    picture = sitting.console.export_svg(
        theme=NIGHT, code_format=frame, font_aspect_ratio=ASPECT, unique_id=name
    )
    (FOLDER / f"{name}.svg").write_text(picture, "utf-8")


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    for game in MOMENTS:
        for language in NAMES:
            write(table(game, language), f"{game}-{language}")
    write(sheet("passengers", "en"), "score-en")


if __name__ == "__main__":
    main()
