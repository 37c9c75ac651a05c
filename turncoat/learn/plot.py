"""The course of a run as a picture and a table: how strength grew on each side, how open choices stayed,
how much was lied and believed, or what choices gained."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

Point = tuple[float, float]

WIDTH, LEFT, RIGHT, TOP, TALL, LOW, GAP = 760, 56, 140, 58, 220, 90, 52
FOOT = 40
COLOURS = ("#2563a8", "#c2571a", "#3d7d3f", "#8a3a8c")
INK, PALE, FAINT = "#24292f", "#d8dde3", "#59636e"
LINES = 5
"""How many lines a panel has across."""
LABEL = 15
"""Names stand at least so far from each other."""
GAINED = "thousandths of a win gained at a decision, everybody going on by hand"


class Panel:
    """A field of the picture with its axes: the seconds of a run along, something else upwards from 0."""

    def __init__(self, top: int, height: int, seconds: float, high: float) -> None:
        self.top, self.height, self.seconds = top, height, seconds
        self.high = high or 1.0  # where all is 0 as well

    def at(self, point: Point) -> str:
        """Where a point lies."""
        x = LEFT + (WIDTH - LEFT - RIGHT) * point[0] / self.seconds
        y = self.top + self.height * (self.high - point[1]) / self.high
        return f"{x:.1f},{y:.1f}"

    def line(self, points: Iterable[Point], colour: str, more: str = 'stroke-width="2"') -> str:
        """A line through points."""
        return f'<polyline points="{self._path(points)}" fill="none" stroke="{colour}" {more}/>'

    def band(self, low: Sequence[Point], high: Sequence[Point], colour: str) -> str:
        """All that lies between two lines."""
        return (
            f'<polygon points="{self._path([*low, *reversed(high)])}" fill="{colour}" fill-opacity="0.15"/>'
        )

    def axes(self, heading: str, form: str) -> Iterable[str]:
        """Lines across, with what they stand for."""
        yield text(LEFT, self.top - 10, heading, 'font-weight="bold"')
        for step in range(LINES):
            value = self.high * step / (LINES - 1)
            yield self.line([(0, value), (self.seconds, value)], PALE, 'stroke-width="1"')
            y = float(self.at((0, value)).split(",")[1])
            yield text(LEFT - 6, y + 4, form.format(value), f'text-anchor="end" fill="{FAINT}"')

    def _path(self, points: Iterable[Point]) -> str:
        return " ".join(map(self.at, points))


def text(x: float, y: float, words: str, more: str = "") -> str:
    """Words at a place; none of ours need to be escaped."""
    return f'<text x="{x:g}" y="{y:g}" {more}>{words}</text>'


def drawn(course: dict[str, Any]) -> str:
    """The picture, as SVG."""
    plan, met = course["plan"], course["contests"]
    seconds = met[-1]["seconds"]
    title = f"{plan['game']}, {plan['seats']} seats, {course['machine'].split(',')[0]}"
    said = f"{met[-1]['decisions'] / 1e6:,.1f} million decisions in {seconds:.0f} s, learning included"
    parts = [
        text(16, 24, title, 'font-size="16" font-weight="bold"'),
        text(WIDTH - 16, 24, said, 'text-anchor="end"'),
    ]
    parts += strength(course, seconds)
    open_ = [(one["seconds"], one["entropy"]) for one in course["rounds"]]
    low = Panel(TOP + TALL + GAP, LOW, seconds, max(value for _, value in open_))
    parts += [*low.axes("entropy of decisions", "{:.2f}"), low.line(open_, FAINT)]
    height = TOP + TALL + GAP + LOW + FOOT
    if heard := [one for one in met if "words" in one]:
        parts += lies(heard, Panel(height - FOOT + GAP, LOW, seconds, 1))
        height += GAP + LOW
    if gained := gains(course["rounds"], plan.get("stretch", 1)):
        below = Panel(height - FOOT + GAP, LOW, seconds, max(value for _, value in gained))
        parts += [*below.axes(GAINED, "{:.1f}"), below.line(gained, COLOURS[0])]
        height += GAP + LOW
    for quarter in range(5):
        x = LEFT + (WIDTH - LEFT - RIGHT) * quarter / 4
        parts.append(
            text(x, height - 16, f"{seconds * quarter / 4:.0f} s", f'text-anchor="middle" fill="{FAINT}"')
        )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
            f'height="{height}" font-family="sans-serif" font-size="13" fill="{INK}" role="img">',
            f"<title>{title}</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            *parts,
            "</svg>\n",
        ]
    )


def gains(rounds: Sequence[dict[str, Any]], stretch: int) -> list[Point]:
    """What choices gained at a decision, in thousandths of a win, one stretch after another: in each of them
    games go on from their beginnings, and gains with them."""
    found = []
    for start in range(0, len(rounds) - stretch + 1, stretch):
        some = rounds[start : start + stretch]
        if all("gain" in one for one in some):
            found.append((some[-1]["seconds"], 1000 * max(0.0, sum(one["gain"] for one in some) / stretch)))
    return found


def strength(course: dict[str, Any], seconds: float) -> Iterable[str]:
    """A line for each side with its intervals, dashed whoever has the other seats, dotted the random one."""
    met, final = course["contests"], course["final"]
    measured = [one["strength"] for one in met] + list(final.values())
    highest = max(one["mean"] + one["within"] for by_side in measured for one in by_side.values())
    high = -(-highest // 0.1) * 0.1
    panel = Panel(TOP, TALL, seconds, high)
    others = "players to be beaten" if course["plan"].get("against") else "hand-written ones"
    yield from panel.axes(f"mean payoff of one seat among {others}", "{:.2f}")
    colours = dict(zip(final["learned"], COLOURS, strict=False))
    for side, colour in colours.items():
        points = [(one["seconds"], one["strength"][side]["mean"]) for one in met]
        within = [one["strength"][side]["within"] for one in met]
        low, top = (
            [(x, y + sign * by) for (x, y), by in zip(points, within, strict=True)] for sign in (-1, 1)
        )
        yield panel.band(low, top, colour)
        yield panel.line(points, colour)
        for name, dashes in zip([*final][1:], ("7 4", "2 3"), strict=True):
            level = final[name][side]["mean"]
            yield panel.line([(0, level), (seconds, level)], colour, f'stroke-dasharray="{dashes}"')
    free = 0.0
    for side in sorted(colours, key=lambda side: -met[-1]["strength"][side]["mean"]):
        there = float(panel.at((seconds, met[-1]["strength"][side]["mean"])).split(",")[1])
        free = max(free + LABEL, there)
        yield text(WIDTH - RIGHT + 8, free + 4, side, f'fill="{colours[side]}"')


def lies(heard: Sequence[dict[str, Any]], panel: Panel) -> Iterable[str]:
    """Of claims about facts among its like the share of lies, and of decisions after lies the share that
    comes out otherwise by them."""
    yield from panel.axes("claims about facts that are lies, and decisions that lies change", "{:.0%}")
    for name, colour in zip(("lies", "believed"), COLOURS, strict=False):
        points = [(one["seconds"], one["words"][name]) for one in heard]
        yield panel.line(points, colour)
        there = float(panel.at(points[-1]).split(",")[1])
        yield text(WIDTH - RIGHT + 8, there + 4, f"{name} {points[-1][1]:.1%}", f'fill="{colour}"')


def table(course: dict[str, Any]) -> str:
    """The contest at the end, as a table of a page."""
    final = course["final"]
    lines = ["| one seat of | " + " | ".join(final) + " |", "|---" * (1 + len(final)) + "|"]
    for side in final["learned"]:
        cells = (f"{final[name][side]['mean']:.3f} ± {final[name][side]['within']:.3f}" for name in final)
        lines.append(f"| {side} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"
