"""Games in a terminal: the table, the log, the question and its answers, and one screen for several people.

It knows no game: how a game is drawn, and by which steps a person comes to a move, the game says.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console, Group
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from turncoat.bots import BOTS, USUAL, Bot, still_playing
from turncoat.bots.analysis import EFFORTS, asked, hint
from turncoat.bots.situation import fresh
from turncoat.bots.warm import warm
from turncoat.games.chapters import help_lines
from turncoat.games.known import Ribbon
from turncoat.insight import Insight
from turncoat.kernel.chance import SEALED, sow, words
from turncoat.kernel.news import EVERYTHING
from turncoat.kernel.playout import WHIM
from turncoat.kernel.record import Record
from turncoat.kernel.rule import interpreting
from turncoat.match import SPECTATOR, Match, Move, Told
from turncoat.words import Argument, Message, Seat, Seats

WIDE = 118
"""Columns from which the blocks of a picture stand side by side."""
FEW = 8
"""Moves that are listed at once; more are chosen step by step."""

PRIVATE = "◉"
"""Marks what only some were told."""
ASKED, OWN, DIM = "bold yellow", "cyan", "dim"
"""Styles: the one thing to look at, what is the viewer's, and what can be passed over."""

Way = tuple[tuple[str, ...], Move]
"""A move, and the words of the steps that lead to it."""


class QuitError(Exception):
    """The people at the table want to stop."""


class Screen:
    """A match on a console: what a seat sees of it, in words and pictures."""

    def __init__(self, match: Match, console: Console) -> None:
        """Show a match on a console."""
        self.match = match
        self.console = console

    def text(self, name: str, **arguments: Argument) -> str:
        """One of the terminal's own messages in words."""
        return self.match.say(Message(name, arguments))

    def tell(self, name: str, style: str = "", **arguments: Argument) -> None:
        """Print one of the terminal's own messages."""
        self.console.print(Text(self.text(name, **arguments), style))

    def ask(self, name: str, **arguments: Argument) -> str:
        """Ask for a line; the end of the input counts as quitting."""
        try:
            answer = self.console.input(Text(self.text(name, **arguments) + " ", "bold")).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise QuitError from None
        if not sys.stdin.isatty():  # a terminal has shown what was typed
            self.console.print(Text(answer))
        return answer

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to, or draw a line where that is no terminal."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.print(Rule(characters="═", style="dim"))

    def draw(self, view: Record, seat: int) -> None:
        """The picture of a table, its blocks side by side where there is room."""
        if self.match.game.draw is None:
            self.lines(self.match.game.describe(self.match.game.scene(view, seat), seat))
            return
        first, *others = self.match.game.draw(view, seat, self.match.words, self.match.names)
        if self.console.width < WIDE:
            self.console.print(first, *others, sep="\n")
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        width = Measurement.get(self.console, self.console.options, first).maximum
        grid.add_column(width=width)
        grid.add_column(width=self.console.width - width - 2)
        grid.add_row(first, Group(*others))
        self.console.print(grid)

    def lines(self, messages: Iterable[Message]) -> None:
        """Messages, a line each; those that are no sentences are headings."""
        for message in messages:
            line = self.match.say(message)
            heading = line[-1:].isalnum()
            self.console.print(Padding(Text(line, "bold" if heading else ""), (0, 0, 0, 0 if heading else 2)))

    def story(self, view: Record, told: Iterable[Told], seat: int) -> None:
        """What a viewer was told, in order: private lines with an eye, the viewer's name in their colour."""
        for one in told:
            line = Text(self.match.say(self.match.message(view, one)))
            if seat >= 0:
                line.highlight_words([self.match.say(Message("name", {"seat": Seat(seat)}))], OWN)
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(Text(PRIVATE if one.private else " ", OWN), line)
            self.console.print(grid)

    def known(self, view: Record, seat: int) -> None:
        """What a viewer knows for certain, and who did what."""
        self.console.print(Rule(self.text("terminal-known"), style=DIM, align="left"))
        facts = [fact.message for fact in self.match.known(view, seat)]
        self.lines(facts or [Message("terminal-known-nothing")])
        for ribbon in self.match.ribbons():
            self.console.print(self.ribbon(ribbon))

    def ribbon(self, ribbon: Ribbon) -> Table:
        """A grid of players and what they did."""
        grid = Table(title=self.match.say(ribbon.title), title_justify="left", title_style="bold")
        grid.add_column("")
        for column in ribbon.columns:
            grid.add_column(self.match.say(column.sign), justify="center")
        for seat, row in enumerate(ribbon.rows):
            name = self.match.say(Message("name", {"seat": Seat(seat)}))
            grid.add_row(name, *(self.match.say(cell.sign) if cell else "" for cell in row))
        return grid

    def score_sheet(self) -> None:
        """How the game ended, every point explained."""
        self.console.print(Rule(self.text("terminal-sheet"), style="bold"))
        self.lines(self.match.game.sheet_lines(self.match.seen()))


def _whims(seed: int) -> list[int]:
    """The random stream of bots whose games can be had again; it can be traced back to the seed."""
    a, b, c, d = words(seed)
    whim = [0] * 4
    sow(whim, a, b, c, d ^ WHIM)
    return whim


class Sitting(Screen):
    """A game that people play at one screen, alone or taking turns, with bots in the other seats."""

    def __init__(
        self, match: Match, people: Sequence[int], console: Console, bot: Bot = BOTS[USUAL],
        hints: bool = False,
    ) -> None:  # fmt: skip
        """Seat people; the others are bots of one kind. People may ask for hints where that is agreed on."""
        super().__init__(match, console)
        self.people = tuple(people)
        self.bot = bot
        self.hints = hints
        self.heard = {seat: self.read_already(seat) for seat in people}
        self.at_screen = people[0] if len(people) == 1 else None
        self.whim = fresh() if match.stream == SEALED else _whims(match.seed)

    def read_already(self, seat: int) -> int:
        """How much of a match that goes on a person had read when they last made a move."""
        own = [number for number, (mover, _) in enumerate(self.match.moves) if mover == seat]
        return sum(told.decisions <= own[-1] for told in self.match.told(seat)) if own else 0

    def leave(self) -> None:
        """Leave nobody's cards on a screen that others share."""
        if len(self.people) > 1:
            self.wipe()
        else:
            self.console.print()

    def play(self) -> None:
        """Play to the end and show the score sheet; raises `QuitError` when somebody stops the game."""
        self.introduce()
        self.prepare()
        while not self.match.over:
            # Bots first, so that a person never waits for one after a choice that all make at once.
            seat = min(self.match.awaits, key=lambda seat: (seat in self.people, seat))
            if seat in self.people:
                self.take_turn(seat)
            else:
                match = self.match
                past = partial(match.past, seat)
                match.play(seat, self.bot.decide(match.game, match.seen(seat), seat, self.whim, past))
        self.end()

    def end(self) -> None:
        """The last news and the result."""
        self.wipe()
        if self.at_screen is not None:
            self.news(self.at_screen)
        self.result()

    def result(self) -> None:
        """The table as the only person or everybody may see it, the points, and who won."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.draw(self.match.seen(seat), seat)
        self.score_sheet()
        self.console.print(Text(self.match.say(self.match.prompt(seat)), ASKED))

    def introduce(self) -> None:
        """Say who plays."""
        bots = sum(1 << seat for seat in range(self.match.seats) if seat not in self.people)
        people = sum(1 << seat for seat in self.people)
        self.tell("terminal-people", seats=Seats(people))
        if bots:
            self.tell("terminal-bots", seats=Seats(bots))

    def prepare(self) -> None:
        """Compile what bots that search need, which takes long the first time."""
        if self.bot.searches and not interpreting():
            self.tell("terminal-preparing")
            warm(self.match.game)

    def take_turn(self, seat: int) -> None:
        """Show a person the table and ask until a move is made."""
        if self.at_screen != seat:
            self.hand_over(seat)
        elif self.heard[seat]:
            self.wipe()
        self.show(seat)
        self.match.play(seat, self.choose(seat))

    def hand_over(self, seat: int) -> None:
        """Hide the table and wait until the next person sits at the screen."""
        if self.at_screen is not None:
            if self.unread(self.at_screen):
                self.news(self.at_screen)
                self.wait("terminal-hide")
            self.wipe()
        self.at_screen = seat
        self.wait("terminal-pass", player=Seat(seat))
        self.wipe()

    def wait(self, name: str, **arguments: Argument) -> None:
        """Say something and wait for Enter, or for the wish to quit."""
        if self.ask(name, **arguments) in self.keys("quit"):
            raise QuitError

    def unread(self, seat: int) -> list[Told]:
        """What a person has been told and not read yet."""
        return self.match.told(seat)[self.heard[seat] :]

    def news(self, seat: int) -> None:
        """What happened since this person last looked."""
        unread = self.unread(seat)
        if unread:
            self.console.print(Rule(self.text("terminal-news"), style=DIM, align="left"))
            self.story(self.match.seen(seat), unread, seat)
        self.heard[seat] += len(unread)

    def show(self, seat: int) -> None:
        """News, the table, and what is asked."""
        self.news(seat)
        view = self.match.seen(seat)
        self.draw(view, seat)
        self.console.print()
        self.console.print(Text(self.match.say(self.match.prompt(seat)), ASKED))
        self.console.print(Text(self.match.say(self.match.game.hint(view, seat)), DIM))
        if self.hints:
            self.tell("terminal-hints", DIM)

    # Choosing ----------------------------------------------------------------------------------

    def choose(self, seat: int) -> Move:
        """Let a person choose a move, in one step or in several."""
        ways = self.ways(seat)
        taken: list[str] = []
        while True:
            left, options = narrowed(ways, taken)
            if not options:
                return left[0][1]
            picked = self.pick(seat, options, taken)
            if picked is None:
                taken.pop()
            else:
                taken.append(picked)

    def ways(self, seat: int) -> list[Way]:
        """The legal moves: in one step each when they are few, else by the steps of the game's board."""
        moves = sorted(self.match.legal(seat), key=lambda move: not move.parameters)  # "no more" comes last
        paths = self.match.game.paths
        found = [(path, move) for move in moves for path in paths(move)]
        ways = [(tuple(self.match.say(step) for step in path), move) for path, move in found]
        in_steps = len({path[:-1] for path, _ in ways}) > 1
        return [((move.words,), move) for move in moves] if in_steps and len(moves) <= FEW else ways

    def pick(self, seat: int, options: Sequence[str], taken: Sequence[str]) -> str | None:
        """Ask for one of the options; None takes the last step of an unfinished choice back."""
        listed = True
        while True:
            if listed:
                self.list_options(options, taken)
            answer = self.ask(f"terminal-choose{'-or-back' if taken else ''}", last=len(options))
            listed = True
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            if taken and answer in self.keys("back"):
                return None
            if answer in self.keys("quit"):
                raise QuitError
            if answer in self.keys("help"):
                self.help()
            elif answer in self.keys("log"):
                self.whole_log(seat)
            elif answer in self.keys("known"):
                self.known(self.match.seen(seat), seat)
            elif self.hints and answer in self.keys("hint"):
                self.hint(seat)
            elif answer == "":
                self.wipe()
                self.show(seat)
            else:
                self.tell("terminal-not-understood", "yellow", last=len(options))
                listed = False

    def list_options(self, options: Sequence[str], taken: Sequence[str] = ()) -> None:
        """The steps taken, then the options with their numbers."""
        if taken:
            self.console.print(Text(f"  ✓ {', '.join(taken)}", OWN))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for number, option in enumerate(options, 1):
            grid.add_row(Text(f"{number:>4}", f"bold {OWN}"), option)
        self.console.print(grid)

    def keys(self, command: str) -> list[str]:
        """The keys that stand for a command in this language."""
        return self.text(f"terminal-key-{command}").split()

    def help(self) -> None:
        """The keys, and the rules in our words."""
        self.console.print(Rule(self.text("terminal-help"), style=DIM, align="left"))
        self.tell("terminal-keys")
        if self.hints:
            self.tell("terminal-hints")
        self.lines(help_lines(self.match.game, self.match.seats, self.match.options))

    def hint(self, seat: int) -> None:
        """What a search from what this person knows would do, and believes."""
        match = self.match
        self.tell("terminal-thinking", DIM)
        words = {move.number: move.message for move in match.legal(seat)}
        Insight(match, self.console).hint(hint(match.game, asked(match, seat), EFFORTS["hard"]), words)

    def whole_log(self, seat: int) -> None:
        """All that this person has been told."""
        self.console.print(Rule(self.text("terminal-log"), style=DIM, align="left"))
        self.story(self.match.seen(seat), self.match.told(seat), seat)


def narrowed(ways: Sequence[Way], taken: Sequence[str]) -> tuple[list[Way], list[str]]:
    """The ways that go through the steps taken, and the options of the next step.

    A step with one option is skipped, but the choice is never made without anything being chosen.
    Without options the choice is made.
    """
    left = list(ways)
    chosen = iter(taken)
    begun = False
    for depth in range(len(left[0][0])):
        options = list(dict.fromkeys(path[depth] for path, _ in left))
        skipped = len(options) == 1 and (begun or depth + 1 < len(left[0][0]))
        step = options[0] if skipped else next(chosen, None)
        if step is None:
            return left, options
        begun = begun or not skipped
        left = [way for way in left if way[0][depth] == step]
    return left, []


def play(
    match: Match, people: Sequence[int], console: Console, save: Path | None, bot: Bot = BOTS[USUAL],
    hints: bool = False,
) -> None:  # fmt: skip
    """Play a match at the terminal, to its end or until somebody quits."""
    sitting = Sitting(match, people, console, bot, hints)
    try:
        sitting.play()
    except QuitError:
        sitting.leave()
        save = save or ask_where_to_save(sitting)
    except KeyboardInterrupt:
        sitting.leave()
        sitting.match = match = match.after(len(match.moves))  # a move may have been half made
        save = save or ask_where_to_save(sitting)
    match.beside |= {"people": list(sitting.people), "bot": bot.name}
    while save is not None:
        try:
            match.save(save)
        except OSError as fault:
            sitting.tell("terminal-save-failed", "yellow", file=str(save), reason=str(fault.strerror))
            save = ask_where_to_save(sitting)
        else:
            after = "terminal-saved" if match.over else "terminal-saved-unfinished"
            sitting.tell(after, file=shlex.quote(str(save)), game=match.game.name)
            return


def people_of(match: Match) -> list[int] | None:
    """The seats of the people who played a saved match; None where its file does not say."""
    people = match.beside.get("people")
    return people if isinstance(people, list) and all(type(seat) is int for seat in people) else None


def bot_of(match: Match) -> str:
    """The kind of bot that plays in a saved match; the usual one where its file names none that plays it."""
    named = match.beside.get("bot")
    return still_playing(named, match.game).name if isinstance(named, str) else USUAL


def ask_where_to_save(screen: Screen) -> Path | None:
    """Ask for the name of a new file until there is one, or none is wanted."""
    try:
        while answer := screen.ask("terminal-save"):
            if not Path(answer).exists() and Path(answer).parent.is_dir():
                return Path(answer)
            screen.tell("terminal-cannot-save", "yellow", file=answer)
    except QuitError:
        pass
    return None


class Replay(Screen):
    """A finished or unfinished match, step by step, as a seat saw it or with all cards open."""

    def __init__(self, match: Match, seat: int, console: Console) -> None:
        """Take a match with its moves, and the seat to see it from (`EVERYTHING`: all open)."""
        super().__init__(match, console)
        self.seat = seat
        self.whole = match

    def at(self, step: int) -> None:
        """Go to the table after so many moves."""
        if step < len(self.match.moves) or self.match is self.whole:
            self.match = self.whole.after(0)
        for seat, move in self.whole.moves[len(self.match.moves) : step]:
            self.match.play(seat, move)

    def show(self, step: int) -> None:
        """The move that led here, as far as the seat knows it, what was told, and the table."""
        self.at(max(step - 1, 0))
        before = len(self.match.told(self.seat))
        own = self.own_move(step)
        self.at(step)
        last = len(self.whole.moves)
        self.console.print(Rule(self.text("terminal-step", step=step, last=last), style="bold", align="left"))
        if own is not None:
            self.console.print(Text(f"▶ {own}", OWN))
        view = self.match.seen(self.seat)
        self.story(view, self.match.told(self.seat)[before if step else 0 :], self.seat)
        self.draw(view, self.seat)
        if self.match.over:
            self.score_sheet()

    def own_move(self, step: int) -> str | None:
        """The move of a step in words, where this viewer knows it."""
        if step == 0:
            return None
        seat, number = self.whole.moves[step - 1]
        if self.seat not in (seat, EVERYTHING):
            return None
        words = next(move.words for move in self.match.legal(seat) if move.number == number)
        return self.text("terminal-moved", player=Seat(seat), move=words)

    def run(self, interactive: bool) -> None:
        """Step through by keys, or print every step."""
        last = len(self.whole.moves)
        if not interactive:
            for step in range(last + 1):
                self.show(step)
            return
        step = 0
        try:
            while True:
                self.wipe()
                self.show(step)
                step = self.next_step(step, last)
        except (QuitError, KeyboardInterrupt):
            return

    def next_step(self, step: int, last: int) -> int:
        """Ask where to go from here."""
        while True:
            answer = self.ask("terminal-replay-keys", last=last)
            if answer.isdecimal() and int(answer) <= last:
                return int(answer)
            if answer in ("", *self.text("terminal-key-next").split()):
                return min(step + 1, last)
            if answer in self.text("terminal-key-back").split():
                return max(step - 1, 0)
            if answer in self.text("terminal-key-quit").split():
                raise QuitError
            self.tell("terminal-replay-not-understood", "yellow", last=last)
