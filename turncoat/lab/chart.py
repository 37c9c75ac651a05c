"""A tournament as a picture: shares with intervals, in all and by side, and who did how well with whom."""

from __future__ import annotations

from collections.abc import Callable
from xml.sax.saxutils import escape

from turncoat.lab.standings import Share, Standings
from turncoat.words import Message, Words

WIDTH = 760
LEFT, RIGHT, TOP, LINE, CELL = 170, 80, 64, 24, 92
SCALE = WIDTH - LEFT - RIGHT
COLOURS = ("#2563a8", "#c2571a", "#3d7d3f", "#8a3a8c", "#7a6a1f", "#b02e4b", "#2b8087", "#555f6e")
INK, PALE = "#24292f", "#d8dde3"


def drawn(standings: Standings, words: Words) -> str:
    """The picture as SVG, in the words of a game."""

    def say(name: str, **facts: int | str) -> str:
        return words.say(Message(name, facts))

    lines: list[str] = []
    height = TOP
    for part, bottom in (_shares(standings, words, say), *_matrices(standings, say)):
        lines += [f'<g transform="translate(0 {height})">', *part, "</g>"]
        height += bottom + LINE
    title = say("chart-title", game=say("game-title"), games=standings.games, seats=standings.seats)
    about = say("chart-about", deals=standings.deals, confidence=f"{100 * standings.confidence:g}")
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
            f'height="{height}" font-family="sans-serif" font-size="13" fill="{INK}" role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            _text(16, 26, title, 'font-size="17" font-weight="bold"'),
            _text(16, 46, about, 'fill="#59636e"'),
            *lines,
            "</svg>\n",
        ]
    )


Part = tuple[list[str], int]
"""What is drawn, and how far down that reaches."""


def _shares(standings: Standings, words: Words, say: Callable[..., str]) -> Part:
    """A line for each kind, in all and on each side."""
    groups = [(say("chart-all"), {name: one.share for name, one in standings.bots.items()})]
    for side in standings.played.sides:
        found = {name: parts[side].share for name, parts in standings.by_side.items() if side in parts}
        if found:
            groups.append((words.say(Message(f"side-{side}")), found))
    bottom = LINE * sum(len(found) + 1 for _, found in groups)
    lines = []
    for tenths in range(0, 11, 2):
        x = LEFT + SCALE * tenths / 10
        lines.append(f'<line x1="{x:.1f}" y1="8" x2="{x:.1f}" y2="{bottom}" stroke="{PALE}"/>')
        lines.append(_text(x, bottom + 16, f"{10 * tenths} %", 'text-anchor="middle" fill="#59636e"'))
    y = 0
    for heading, found in groups:
        y += LINE
        lines.append(_text(16, y - 4, heading, 'font-weight="bold"'))
        for name, share in found.items():
            y += LINE
            colour = COLOURS[standings.kinds.index(name) % len(COLOURS)]
            lines.append(_row(y - LINE // 2, name, share, colour))
    return lines, bottom + LINE


def _row(y: int, name: str, share: Share, colour: str) -> str:
    low, high, middle = (LEFT + SCALE * value for value in (*share.interval, share.share))
    return "\n".join(
        (
            _text(28, y + 4, _short(name)),
            f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="{colour}" stroke-width="3"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="{colour}"/>',
            _text(WIDTH - RIGHT + 12, y + 4, f"{share.share:.1%}"),
        )
    )


def _matrices(standings: Standings, say: Callable[..., str]) -> list[Part]:
    return [
        _matrix(say(f"chart-{name}"), standings.kinds, rows)
        for name, rows in standings.matrix.items()
        if any(rows.values())
    ]


def _matrix(heading: str, kinds: tuple[str, ...], rows: dict[str, dict[str, tuple[int, int]]]) -> Part:
    """A cell for each pair, the darker the oftener the one of the row won."""
    lines = [_text(16, LINE, heading, 'font-weight="bold"')]
    for column, name in enumerate(kinds):
        x = LEFT + CELL * (column + 0.5)
        lines.append(_text(x, 2 * LINE - 6, _short(name, 12), 'text-anchor="middle"'))
    for row, name in enumerate(kinds):
        y = LINE * (row + 2)
        lines.append(_text(28, y + 16, _short(name)))
        for column, other in enumerate(kinds):
            if other in rows[name]:
                won, games = rows[name][other]
                lines.append(_cell(LEFT + CELL * column, y, won / games))
    return lines, LINE * (len(kinds) + 2)


def _cell(x: int, y: int, share: float) -> str:
    ink = "#fff" if share > 0.55 else INK
    return (
        f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{LINE - 2}" fill="{COLOURS[0]}" '
        f'fill-opacity="{0.08 + 0.92 * share:.2f}"/>'
        + _text(x + CELL // 2 - 1, y + 16, f"{share:.1%}", f'text-anchor="middle" fill="{ink}"')
    )


def _short(name: str, most: int = 20) -> str:
    return name if len(name) <= most else f"…{name[1 - most :]}"


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" {more}>{escape(text)}</text>'
