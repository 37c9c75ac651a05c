"""A picture of speed against the number of tables side by side, a field for each game."""

from __future__ import annotations

from html import escape
from math import floor, log10
from typing import Any

WIDE, HIGH, LEFT, TOP, GAP, KEY = 300, 220, 56, 34, 64, 26
LETTER, SPACE = 7, 18
"""How wide a letter is, about, and how far names are apart."""
COLOURS = ("#1b7f79", "#c0392b", "#b9770e", "#2e6da4", "#6c3483", "#5d6d7e")
UNITS = ((9, " G"), (6, " M"), (3, " k"), (0, ""))


def spoken(power: int) -> str:
    """A power of ten, as people write it."""
    zeros, unit = next((zeros, unit) for zeros, unit in UNITS if power >= zeros)
    return f"{10 ** (power - zeros)}{unit}"


def drawn(figures: list[Any], device: str) -> str:
    """The picture as SVG: lines are engines, dashed where observations are written."""
    games = list(dict.fromkeys(one.game for one in figures))
    engines = list(dict.fromkeys(one.engine for one in figures))
    columns = 2
    rows = -(-len(games) // columns)
    width = columns * (WIDE + GAP) + LEFT
    height = TOP + rows * (HIGH + GAP) + KEY * 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" fill="#222"><rect width="{width}" height="{height}" fill="#fff"/>'
    ]
    for place, game in enumerate(games):
        left = LEFT + (place % columns) * (WIDE + GAP)
        top = TOP + (place // columns) * (HIGH + GAP)
        parts += _field([one for one in figures if one.game == game], engines, left, top)
    left = LEFT
    for engine in engines:
        colour = _colour(engines, engine)
        parts.append(f'<text x="{left}" y="{height - KEY}" fill="{colour}">{escape(engine)}</text>')
        left += SPACE + LETTER * len(engine)
    clock = "CPU, one core" if device == "cpu" else "GPU"
    parts.append(
        f'<text x="{LEFT}" y="{height - 8}">Steps a second ({clock}) by tables side by side; '
        "dashed: with observations; a dot: one game at a time</text></svg>\n"
    )
    return "\n".join(parts)


def _colour(engines: list[str], engine: str) -> str:
    return COLOURS[engines.index(engine) % len(COLOURS)]


def _field(figures: list[Any], engines: list[str], left: int, top: int) -> list[str]:
    """One game: both axes by powers."""
    speeds = [log10(one.speed) for one in figures]
    low, high = floor(min(speeds)), floor(max(speeds)) + 1
    batches = [log10(one.batch) for one in figures]
    first, last = min(batches), max(*batches, min(batches) + 1)

    def across(batch: int) -> float:
        return left + (log10(batch) - first) / (last - first) * WIDE

    def down(speed: float) -> float:
        return top + (high - log10(speed)) / (high - low) * HIGH

    parts = [f'<text x="{left}" y="{top - 8}" font-weight="bold">{escape(figures[0].game)}</text>']
    for power in range(low, high + 1):
        y = down(10**power)
        parts.append(f'<path d="M{left} {y:.1f}h{WIDE}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{spoken(power)}</text>')
    for batch in sorted({one.batch for one in figures}):
        parts.append(
            f'<text x="{across(batch):.1f}" y="{top + HIGH + 16}" text-anchor="middle">{batch:,}</text>'
        )
    for engine in engines:
        for observed in (False, True):
            line = [one for one in figures if (one.engine, one.observed) == (engine, observed)]
            points = [(across(one.batch), down(one.speed)) for one in line]
            colour = _colour(engines, engine)
            parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
            if len(points) > 1:
                path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
                dashes = ' stroke-dasharray="5 4"' if observed else ""
                parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>')
    return parts
