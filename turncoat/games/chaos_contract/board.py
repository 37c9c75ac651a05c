"""Chaos Contract drawn in a terminal: the contract or the market, the results, the players and their dice.

Every player has a numbered sign, so that colour is never the only sign. Dotted brackets hold what is
hidden from others and known to the viewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from turncoat import shapes as common
from turncoat.games.chaos_contract import shapes
from turncoat.games.chaos_contract.describe import headline, part, powers, stocks
from turncoat.games.chaos_contract.names import icons_message, icons_of
from turncoat.games.chaos_contract.scene import scene
from turncoat.games.chaos_contract.table import Table
from turncoat.games.drawing import Drawing, Row
from turncoat.words import Argument, Message, Seat, Words

if TYPE_CHECKING:
    from turncoat.match import Move

WIDTH = 80
"""Columns of contract and players; dice stand beside them where there is room."""
SIGN = "①②③④⑤"
PAINT = ("bright_cyan", "bright_yellow", "bright_green", "bright_magenta", "orange1")
OWN, ASH, GOOD, BAD = "cyan", "dim", "green", "red"
TURN, STAR, WINNER, EYE, UNSEEN, IGNORED, LEFT, NAMED, PASSED = "▶", "★", "♛", "◉", "▒", "✕", "←", "✓", "○"
LONGEST_NAME = 20
MANY_POWERS = 5
"""With more powers of one's own they are named only: the help says what each does."""


def draw(view: Table, seat: int, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """The blocks of the picture: the contracts and the players, then dice, decks and signs."""
    picture = Picture(view, seat, words, names)
    return [Constrain(Group(picture.contracts(), picture.players()), WIDTH), picture.dice()]


# Steps to a move -------------------------------------------------------------------------------


def paths(move: Move) -> list[tuple[Message, ...]]:
    """The steps by which a person comes to a move: how many players, then who; whose result, then which.

    A contract is named by its place in the market, where the picture shows all of it, and a dice card
    by its number first. All moves of one question have paths of one length; a step that leaves no choice
    repeats another.
    """
    said = dict(move.message.arguments)
    if "place" in move.parameters:
        contract = said.pop("contract")
        assert isinstance(contract, Message)
        shown = {"place": move.parameters["place"] + 1, "type": contract.arguments["type"]}
        return [(Message(f"step{move.message.name.removeprefix('move')}", said | shown),)]
    if move.family == "invite":
        players = move.parameters["players"].bit_count()
        return [(Message("step-invite", {"players": players}), move.message)]
    if move.family == "result":
        whose = Message("step-result-of", {"other": said["other"]})
        return [(whose, Message("step-result", {"card": said["card"], "value": said["value"]}))]
    if move.family == "die-card":
        return [(_number_of(said["card"]), move.message)]
    return [(move.message,) * (2 if move.family in ("start", "enough") else 1)]


def _number_of(card: Argument) -> Message:
    """The first step to one of one's own dice cards: its number, or that it has several."""
    assert isinstance(card, Message)
    if card.name == "nth-card":  # one of several that are alike
        return _number_of(card.arguments["card"])
    number = card.arguments["number"] if card.name == "die-with-power" else card
    assert isinstance(number, Message)
    return Message(f"step{number.name.removeprefix('die')}", number.arguments)


def sentence(words: str) -> str:
    """Words that begin a sentence."""
    return words[:1].upper() + words[1:]


class Picture(Drawing[Table]):
    """One view, being drawn."""

    def __init__(self, view: Table, seat: int, words: Words, names: Sequence[str]) -> None:
        """Take what a seat sees, the words to name it, and the players' names."""
        super().__init__(view, seat, words, names)
        self.scene = scene(view, seat)
        self.signs: dict[str, str] = {}
        """The signs in the picture that need a word, and that word."""

    def text(self, message: Message | common.Message) -> str:
        """A message in words."""
        return self.words.say(message if isinstance(message, Message) else Message.read(message), self.names)

    def name(self, seat: int) -> str:
        """A player's name, cut where it would push everything else aside."""
        name = self.say("name", seat=Seat(seat))
        return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"

    def heading(self, name: str, **arguments: Argument) -> Text:
        """What a line is headed by."""
        return Text(self.say(name, **arguments), "bold")

    def pawn(self, seat: int) -> Text:
        """A player's sign."""
        return Text(SIGN[seat], f"bold {PAINT[seat]}")

    def sign(self, sign: str, name: str) -> str:
        """A sign that the legend explains."""
        self.signs[sign] = name
        return sign

    def secret(self, text: Text) -> Text:
        """Something that not everybody sees."""
        self.sign("┊ ┊", "secret")
        return Text.assemble("┊", text, "┊")

    # The contract in play, or the market -------------------------------------------------------

    def contracts(self) -> Panel:
        """What goes on: the market while a contract is picked, then that contract and what comes of it."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for heading, line in self.lines():
            grid.add_row(heading, line)
        title = Text(self.text(headline(self.scene)), "bold")
        return Panel(grid, title=title, title_align="left", box=ROUNDED, expand=False)

    def lines(self) -> Iterator[tuple[Text, RenderableType]]:
        """The lines of the panel, each with its heading."""
        scene, contract = self.scene, self.scene["contract"]
        if contract:
            yield from self.in_play(contract)
            yield from self.progress(contract)
        market = [(place, one) for place, one in enumerate(scene["market"], 1) if one]
        if contract and scene["stage"] == "recruiting":
            yield self.heading("board-market"), Row([self.in_short(one) for _, one in market])
        elif not scene["over"] and (not contract or scene["question"] == "switch"):
            yield from (self.offer(*one) for one in market)
        yield self.heading("board-decks"), Text(self.text(stocks(scene)))

    def offer(self, place: int, contract: shapes.Contract) -> tuple[Text, Text]:
        """A contract of the market in full."""
        number = Text.assemble((f"{place} ", "bold"), self.stars(contract))
        words = Text.assemble(
            f"{self.text(contract['message'])} ",
            (sentence(self.say("board-reward", icons=icons_message(contract["reward"]))), GOOD),
            "; ",
            (f"{self.say('board-penalty', icons=icons_message(contract['penalty']))}.", BAD),
        )
        return number, words

    def in_short(self, contract: shapes.Contract) -> Text:
        """A contract of the market by its stars and its type."""
        kind = "" if contract["type"] == "regular" else f" {self.say('board-kind', type=contract['type'])}"
        return Text.assemble(self.stars(contract), (kind, ASH))

    def stars(self, contract: shapes.Contract) -> Text:
        """The stars of a contract."""
        return Text(STAR * contract["stars"], "yellow")

    def in_play(self, contract: shapes.ContractInPlay) -> Iterator[tuple[Text, Text]]:
        """The contract in play, part by part, and what it brings and costs."""
        parts = Message.read(contract["message"]).arguments
        task, test, rule = (self.say("board-said", what=parts[name]) for name in ("task", "test", "rule"))
        if contract["type"] != "regular":
            kind = self.say("board-type", type=contract["type"], least=contract["least"])
            task = f"{kind} {task}"
        yield self.heading("board-task"), Text(task)
        yield self.heading("board-test"), Text(f"{sentence(test)}.")
        if parts["special"] == "yes":
            note = self.text(contract["special_note"]) if contract["special_note"] else ""
            style = "" if contract["special_applies"] else ASH
            words = Text.assemble((f"{sentence(rule)}.", style), (f" {note}" if note else "", "yellow"))
            yield self.heading("board-special"), words
        yield self.heading("board-worth"), self.worth(contract)

    def worth(self, contract: shapes.ContractInPlay) -> Text:
        """The stars, and what is left of reward and penalty, for each Soul."""
        for_each = self.say("board-for-each", souls=contract["turnout"])
        text = Text.assemble(self.stars(contract), f"  {for_each} ")
        reward, penalty = contract["reward"], contract["penalty"]
        text.append_text(self.side("reward", GOOD, reward, contract["reward_left"])).append("; ")
        return text.append_text(self.side("penalty", BAD, penalty, contract["penalty_left"]))

    def side(self, side: str, style: str, icons: shapes.Icons, left: shapes.Icons) -> Text:
        """What is left of one side, and what powers have taken away."""
        text = Text(self.say(f"board-{side}", icons=icons_message(left)), style)
        gone = icons_of([icons["score"] - left["score"], icons["card"] - left["card"]])
        if any(gone.values()):
            text.append(f" ({self.say('board-icons-gone', icons=icons_message(gone))})", "yellow")
        return text

    # What has come of it -----------------------------------------------------------------------

    def progress(self, contract: shapes.ContractInPlay) -> Iterator[tuple[Text, RenderableType]]:
        """Results in their order, how it stands or went, and the powers that go on working."""
        shown = [self.result(one) for one in self.scene["results"] if one["state"] != "gone"]
        if shown:
            yield self.heading("board-results"), Row(shown)
        passes = contract["standing"]["passes"] if contract["standing"] else contract["outcome"] == "success"
        for line in contract["said"]:
            style = ASH if line["name"] == "table-alone" else GOOD if passes else BAD
            yield Text(""), Text(self.text(line), style)
        heading = self.heading("board-lasting")
        for power in contract["working"]:
            if power["lasting"]:
                yield heading, self.lasting(power)
                heading = Text("")

    def result(self, rolled: shapes.Rolled) -> Text:
        """A result: whose, its card, its number and value where they differ, and what became of it."""
        text = Text.assemble(self.pawn(rolled["owner"]), self.rolled(rolled))
        if rolled["ignored"]:
            text = Text.assemble(self.sign(IGNORED, "ignored"), text, style=ASH)
        if rolled["state"] == "aside":
            self.sign("( )", "aside")
            text = Text.assemble("(", text, ")", style=ASH)
        elif rolled["state"] in ("withdrawn", "withdrawn-unseen"):
            text = Text.assemble(self.sign(LEFT, "left"), text, style=ASH)
        contract = self.scene["contract"]
        newest = contract is not None and contract["revealing"] == rolled["result"]
        return Text.assemble(self.sign(TURN, "turn"), text, style="bold") if newest else text

    def rolled(self, rolled: shapes.Rolled) -> Text:
        """The card of a result with what its number and value came to."""
        die = rolled["die"]
        if die is None:
            return Text(self.sign(UNSEEN, "unseen"))
        text = self.face(die).append(self.worked_out(rolled, die), "bold").append(self.power(die), ASH)
        return self.secret(text) if rolled["state"] in ("face-down", "withdrawn-unseen") else text

    def worked_out(self, rolled: shapes.Rolled, die: shapes.Die) -> str:
        """The number of a result where its card alone does not say it, and the value it came to."""
        number, value = rolled["number"], rolled["value"]
        if number is None:
            return ""
        said = "" if die["form"] == "plain" and die["number"] == number else f"={number}"
        return said if rolled["ignored"] or value == number else f"{said}→{value}"

    def lasting(self, power: shapes.Working) -> Text:
        """A power that goes on working, whose it is, and what it does."""
        effect = " ".join(self.text(one) for one in (power["effect"], power["note"]) if one)
        return Text.assemble(self.pawn(power["seat"]), f" {self.text(power['power'])}: ", (effect, ASH))

    # Players -----------------------------------------------------------------------------------

    def players(self) -> Grid:
        """Who sits here, their score, their dice and what they do in the contract."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(self.say("board-player"), no_wrap=True)
        for column in ("contracts", "stars", "dice"):
            grid.add_column(self.say(f"board-{column}"), justify="right", no_wrap=True)
        grid.add_column(self.say("board-part") if self.scene["contract"] else "")
        stars = self.scene["objective"] == "stars"
        for player in self.scene["players"]:
            grid.add_row(
                self.who(player["seat"]),
                self.score(player["contracts"], not stars),
                self.score(player["stars"], stars),
                str(player["hand_size"]),
                self.part(player),
            )
        return grid

    def who(self, seat: int) -> Text:
        """A sign and a name, marked where the game waits for it and where it is the viewer's or won."""
        awaited = seat in self.scene["awaits"]
        name = Text.assemble(
            f"{TURN if awaited else ' '} ",
            self.pawn(seat),
            (f" {self.name(seat)}", "bold" if awaited else ""),
            (f" {self.say('board-you')}" if seat == self.seat else "", OWN),
        )
        won = seat in self.scene["winners"]
        return name.append(f" {self.sign(WINNER, 'winner')}", "yellow") if won else name

    def score(self, points: int, counts: bool) -> Text:
        """Contracts or stars; of how many, for those that win the game."""
        if not counts:
            return Text(str(points), ASH)
        target = self.scene["target"]
        enough = "bold bright_green" if points >= target else "bold"
        return Text.assemble((str(points), enough), (f"/{target}", ASH))

    def part(self, player: shapes.Player) -> Text:
        """What a player has to do with the contract in play."""
        said = ", ".join(self.text(one) for one in part(player)) if player["role"] else ""
        return Text(said, "" if player["soul"] else ASH)

    # Dice --------------------------------------------------------------------------------------

    def dice(self) -> RenderableType:
        """Others' dice as far as they are known, the viewer's own, and what the signs mean."""
        parts: list[RenderableType] = [] if self.scene["over"] else [*self.others(), *self.own()]
        return Group(*parts, *self.legend())

    def held(self, dice: list[shapes.Die]) -> list[shapes.Die]:
        """The cards of a die: all of them, or while cards are rolled those that do not lie out."""
        return [die for die in dice if not (self.scene["rolling"] and die["out"])]

    def others(self) -> Iterator[RenderableType]:
        """What is known of the dice of others; while cards are rolled, of the Souls only."""
        rolling = self.scene["rolling"]
        others = [one for one in self.scene["players"] if one["seat"] != self.seat]
        others = [one for one in others if one["soul"] or not rolling]
        if not others:
            return
        state = "rolling" if rolling else "watched" if self.seat < 0 else "held"
        yield self.heading("board-others", state=state)
        for player in others:
            cards = [self.card(die) for die in self.held(player["dice"])]
            sign = Text.assemble(" ", self.pawn(player["seat"]))
            if rolling and player["usable"] == 0:
                cards = []
            elif rolling and player["usable"] < len(cards):
                sign.append(f" {self.say('board-some-of', cards=player['usable'])}", "yellow")
            yield Row(cards or [Text(self.say("board-none"), ASH)], sign)

    def face(self, die: shapes.Die) -> Text:
        """The number of a dice card: one, either of two, any, or unseen."""
        if die["form"] is None:
            return Text(self.sign(UNSEEN, "unseen"))
        if die["form"] == "wildcard":
            return Text(self.sign("?", "wildcard"), "bold")
        if die["form"] == "duo":
            both = f"{die['number']}/{die['second']}"
            return Text(both if "duo" in self.signs.values() else self.sign(both, "duo"))
        return Text(str(die["number"]))

    def power(self, die: shapes.Die) -> str:
        """The power of a dice card, behind its number."""
        power = Message.read(die["message"]).arguments.get("power")
        return f" {self.say('board-said', what=power)}" if power else ""

    def card(self, die: shapes.Die) -> Text:
        """A dice card as far as the view knows it."""
        text = self.face(die)
        if die["power"] is None:
            return text.append(self.sign(UNSEEN, "unseen")) if die["form"] is not None else text
        text.append(self.power(die))
        return text if die["shown"] else self.secret(text)

    def own(self) -> Iterator[RenderableType]:
        """The viewer's dice cards, and what the powers on them do."""
        own = self.scene["own"]
        if own is None:
            return
        hand = self.held(own["dice"])
        rolls = self.scene["rolling"] and self.scene["players"][self.seat]["soul"]
        choosing = self.scene["question"] in ("part", "limit-die") and self.seat in self.scene["awaits"]
        if rolls and not choosing:
            hand = [die for die in hand if die["card"] in own["usable"]]
        cards = [self.named(die, own) if choosing else self.card(die) for die in hand]
        heading = self.heading("board-own", rolling="yes" if rolls else "no")
        heading.append(f" {EYE}", f"not bold {OWN}")
        yield Row(cards or [Text(self.say("board-none"), ASH)], heading)
        lines = powers(hand)
        if len(lines) <= MANY_POWERS:
            yield from (Padding(Text(self.text(line), ASH), (0, 0, 0, 2)) for line in lines)

    def named(self, die: shapes.Die, own: shapes.Own) -> Text:
        """A card of the viewer's while a part of the die is chosen: in it, passed over, or to come."""
        text, card = self.card(die), die["card"]
        if card in own["naming"]:
            return Text.assemble((self.sign(NAMED, "named"), f"bold {GOOD}"), text)
        if card < max(own["naming"], default=0) or card not in own["usable"]:
            return Text.assemble(self.sign(PASSED, "passed"), text, style=ASH)
        return text

    # Signs -------------------------------------------------------------------------------------

    def legend(self) -> list[RenderableType]:
        """What the signs mean that are in the picture."""
        said = [Text(f"{sign} {self.say(f'board-sign-{name}')}", ASH) for sign, name in self.signs.items()]
        return [Row(said)] if said else []
