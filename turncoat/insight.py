"""What players could think, in a terminal: a hint for a seat, and a match looked back on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from turncoat.bots.analysis import Advice, Belief, Hint, Share, Standing
from turncoat.bots.review import Decision, Review, Turn
from turncoat.match import SPECTATOR, Match
from turncoat.words import Argument, Message, Seat

ASIDE = 0.02
"""Beliefs that are less likely are not worth a line."""
MOST_BELIEFS, MOST_OF_EACH = 12, 4
"""Beliefs of a seat that are listed: in a hint, and of each seat at a turning point."""
TURNING = "◆"
"""Marks a decision that turned the game."""


class Insight:
    """A console that shows analyses of a match."""

    def __init__(self, match: Match, console: Console) -> None:
        """Speak of a match in its words."""
        self.match = match
        self.console = console

    def text(self, name: str, **arguments: Argument) -> str:
        """One of the messages of analyses in words."""
        return self.match.say(Message(name, arguments))

    def heading(self, name: str, **arguments: Argument) -> None:
        """A line across the screen with a title."""
        self.console.print(Rule(self.text(name, **arguments), style="dim", align="left"))

    def hint(self, hint: Hint, words: Mapping[int, Message]) -> None:
        """What a seat could do, what it could believe, and how everybody stands."""
        self.heading("insight-hint")
        if hint.advice:
            self.console.print(self.moves(hint.advice, words))
        else:
            self.console.print(self.text("insight-no-choice"))
        self.console.print(self.text("insight-stand", standings=", ".join(self.standings(hint.standing))))
        if hint.beliefs:
            self.console.print(self.text("insight-beliefs"))
        self.beliefs(hint.beliefs)

    def moves(self, advice: Advice, words: Mapping[int, Message]) -> Table:
        """The moves that were tried, with a mark at the one to make."""
        grid = Table(box=None, pad_edge=False)
        grid.add_column("")
        for heading in ("chance", "tries"):
            grid.add_column(self.text(f"insight-{heading}"), justify="right")
        grid.add_column(self.text("insight-move"))
        for one in advice.moves:
            mark = "▶" if one.move == advice.chosen else ""
            grid.add_row(mark, self.share(one.chance), f"{one.tries}", self.match.say(words[one.move]))
        return grid

    def share(self, share: Share) -> str:
        """A share with its error."""
        return f"{share.share:.0%} ± {share.error:.0%}"

    def party(self, party: str | int) -> str:
        """A side or a player by name."""
        if isinstance(party, int):
            return self.match.say(Message("name", {"seat": Seat(party)}))
        return self.match.say(Message(f"side-{party}"))

    def standings(self, standing: Standing) -> Iterable[str]:
        """How each side or player stands."""
        for party, share in standing.parties.items():
            if share.share:
                yield f"{self.party(party)} {self.share(share)}"

    def beliefs(self, beliefs: Sequence[Belief], most: int = MOST_BELIEFS) -> None:
        """What a seat could believe, the likeliest first."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right")
        for belief in [one for one in beliefs if one.share >= ASIDE][:most]:
            grid.add_row(f"{belief.share:.0%}", self.match.say(belief.suspicion.message))
        if grid.row_count:
            self.console.print(Padding(grid, (0, 0, 0, 2), expand=False))

    # Looking back --------------------------------------------------------------------------------

    def review(self, review: Review) -> None:
        """Every decision in a line, then the turning points with what each seat could believe."""
        seat = review.seat
        if seat == SPECTATOR:
            self.console.print(self.text("insight-review"), style="bold")
        else:
            self.console.print(self.text("insight-review-seat", seat=Seat(seat)), style="bold")
        self.console.print(self.decisions(review))
        self.console.print(self.text("insight-legend", mark=TURNING), style="dim")
        for decision in review.decisions:
            turns = review.turns(decision.number)
            if turns:
                self.turning(decision, turns)

    def decisions(self, review: Review) -> Table:
        """A table of all decisions."""
        parties = _parties(review)
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column("", justify="right")
        for heading in ("who", "move"):
            table.add_column(self.text(f"insight-{heading}"), overflow="fold")
        for heading in ("worth", "best"):
            table.add_column(self.text(f"insight-{heading}"), justify="right")
        for party in parties:
            table.add_column(self.party(party), justify="right", overflow="fold")
        table.add_column("")
        for one in review.decisions:
            mark = Text(TURNING, "bold yellow") if review.turns(one.number) else Text("")
            move = "" if one.move is None else self.match.say(one.words[one.move])
            stood = [f"{one.standing.parties[party].share:.0%}" for party in parties]
            who = self.match.say(Message("name", {"seat": Seat(one.seat)}))
            table.add_row(f"{one.number + 1}", who, move, *_worth(one), *stood, mark)
        if review.end:
            won = [f"{review.end.parties[party].share:.0%}" for party in parties]
            table.add_row("", self.text("insight-end"), "", "", "", *won, "", style="bold")
        return table

    def turning(self, decision: Decision, turns: Sequence[Turn]) -> None:
        """A decision that turned the game: how, what else could have been done, and who believed what."""
        seat = Seat(decision.seat)
        self.heading("insight-turning", decision=decision.number + 1, seat=seat)
        for turn in turns:
            change = {"before": f"{turn.before:.0%}", "after": f"{turn.after:.0%}"}
            self.console.print(f"{TURNING} {self.text('insight-turn', who=self.party(turn.party), **change)}")
        if decision.advice and decision.move is not None:
            self.console.print(self.moves(decision.advice, decision.words))
        for viewer, found in decision.beliefs.items():
            if found:
                self.console.print(self.text("insight-seat", seat=Seat(viewer)), style="bold")
                self.beliefs(found, MOST_OF_EACH)


def _parties(review: Review) -> list[str | int]:
    """Those who can win: a side whose chances are none all along is left out."""
    standings = [one.standing for one in review.decisions] + ([review.end] if review.end else [])
    every = dict.fromkeys(party for standing in standings for party in standing.parties)
    return [
        party
        for party in every
        if isinstance(party, int) or any(standing.parties[party].share for standing in standings)
    ]


def _worth(decision: Decision) -> tuple[str, str]:
    """What a move was worth, and the best that was found."""
    if decision.advice is None or decision.move is None:
        return "", ""
    chances = {one.move: one.chance.share for one in decision.advice.moves}
    return f"{chances[decision.move]:.0%}", f"{chances[decision.advice.best]:.0%}"
