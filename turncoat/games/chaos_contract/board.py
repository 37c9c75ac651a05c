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

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.components import NONE
from turncoat.games.chaos_contract.names import (
    contract_words,
    effect_message,
    icons_message,
    power_message,
    special_message,
    task_message,
    trial_message,
    worth_words,
)
from turncoat.games.chaos_contract.options import OBJECTIVES
from turncoat.games.chaos_contract.payout import side_of_pool
from turncoat.games.chaos_contract.sheet import stars_of_pile
from turncoat.games.chaos_contract.standing import Standing, lasts, rank, settle, standing
from turncoat.games.chaos_contract.stock import contracts_at, dice_at
from turncoat.games.chaos_contract.table import (
    Table,
    chosen,
    contracts_of,
    hand_size,
    is_soul,
    is_until_won,
    is_usable,
    turnout,
    value,
)
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
        self.over = bool(view.over)
        self.playing = not self.over and view.stage != ask.PICKING and view.contract != NONE
        """Whether a contract is in play."""
        self.rolling = self.playing and ask.PREPARING <= view.stage <= ask.JUDGING
        self.battle = self.playing and view.type_[view.contract] == box.BATTLE
        self.settled = settle(view)
        self.signs: dict[str, str] = {}
        """The signs in the picture that need a word, and that word."""

    def text(self, argument: Argument) -> str:
        """Something in words."""
        return self.say("board-said", what=argument)

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
        title = Text(self.title(), "bold")
        return Panel(grid, title=title, title_align="left", box=ROUNDED, expand=False)

    def title(self) -> str:
        """The turn, whose it is, and the goal."""
        view = self.view
        if self.over:
            return self.say("board-over", turn=view.turns)
        return self.say(
            "board-turn",
            turn=view.turns,
            limit=view.turn_limit,
            seat=self.name(view.active),
            objective=OBJECTIVES[view.count_stars],
            goal=box.TO_WIN[view.count_stars],
        )

    def lines(self) -> Iterator[tuple[Text, RenderableType]]:
        """The lines of the panel, each with its heading."""
        if self.playing:
            yield from self.in_play()
            if self.rolling:
                yield from self.progress()
            yield from self.sharing()
        market = [place for place in box.PLACE if self.view.market[place] != NONE]
        if not self.playing or self.view.asks == ask.SWITCH_CONTRACT:
            yield from (self.offer(place) for place in market if not self.over)
        elif self.view.stage == ask.RECRUITING:
            yield self.heading("board-market"), Row([self.in_short(place) for place in market])
        yield self.heading("board-decks"), self.stocks()

    def offer(self, place: int) -> tuple[Text, Text]:
        """A contract of the market in full."""
        contract = self.view.market[place]
        worth = worth_words(self.view, contract)
        number = Text.assemble((f"{place + 1} ", "bold"), self.stars(contract))
        words = Text.assemble(
            f"{self.text(contract_words(self.view, contract))} ",
            (sentence(self.say("board-reward", icons=worth["reward"])), GOOD),
            "; ",
            (f"{self.say('board-penalty', icons=worth['penalty'])}.", BAD),
        )
        return number, words

    def in_short(self, place: int) -> Text:
        """A contract of the market by its stars and its type."""
        contract = self.view.market[place]
        type_ = self.view.type_[contract]
        kind = "" if type_ == box.REGULAR else f" {self.say('board-kind', type=box.TYPE.text(type_))}"
        return Text.assemble(self.stars(contract), (kind, ASH))

    def stars(self, contract: int) -> Text:
        """The stars of a contract."""
        return Text(STAR * self.view.stars[contract], "yellow")

    def in_play(self) -> Iterator[tuple[Text, Text]]:
        """The contract in play, part by part, and what it brings and costs."""
        view, contract = self.view, self.view.contract
        choice = [view.choice[contract, part] for part in box.PART]
        parameter = [view.parameter[contract, part] for part in box.PART]
        type_ = view.type_[contract]
        task = self.text(task_message(choice, parameter))
        if type_ != box.REGULAR:
            kind = self.say("board-type", type=box.TYPE.text(type_), least=view.least[contract])
            task = f"{kind} {task}"
        yield self.heading("board-task"), Text(task)
        trial = self.text(trial_message(choice, parameter, type_))
        yield self.heading("board-test"), Text(f"{sentence(trial)}.")
        if choice[box.SPECIAL] != box.NO_SPECIAL:
            rule = self.text(special_message(choice[box.SPECIAL], parameter[box.SPECIAL]))
            yield self.heading("board-special"), self.special(f"{sentence(rule)}.")
        yield self.heading("board-worth"), self.worth(contract)

    def special(self, rule: str) -> Text:
        """The SPECIAL, and whether it is on; where it counts powers, how many there are."""
        view = self.view
        if not view.special_on:
            return Text.assemble((self.say("board-special-off"), "yellow"), (f" {rule}", ASH))
        words = Text(rule)
        if self.rolling and chosen(view, box.SPECIAL) == box.TOO_MANY_POWERS:
            words.append(f" {self.say('board-powers-seen', count=view.powers_seen)}", "yellow")
        return words

    def worth(self, contract: int) -> Text:
        """The stars, and what is left of reward and penalty, for each Soul."""
        view = self.view
        text = Text.assemble(self.stars(contract), f"  {self.say('board-for-each', souls=turnout(view))} ")
        for side, left, style in ((box.REWARD, view.reward, GOOD), (box.PENALTY, view.penalty, BAD)):
            text.append(self.say(f"board-{box.SIDE.text(side)}", icons=icons_message(left)), style)
            gone = [view.icons[contract, side, icon] - left[icon] for icon in box.ICON]
            if any(gone):
                text.append(f" ({self.say('board-icons-gone', icons=icons_message(gone))})", "yellow")
            text.append("; " if side == box.REWARD else "")
        return text

    # What has come of it -----------------------------------------------------------------------

    def progress(self) -> Iterator[tuple[Text, RenderableType]]:
        """Results in their order, how the test stands, and the powers that go on working."""
        view = self.view
        shown = [result for result in range(view.results) if view.state[result] != ask.GONE]
        shown.sort(key=lambda result: view.order[result])
        if shown:
            yield self.heading("board-results"), Row([self.result(result) for result in shown])
        if turnout(view) < 2:
            yield self.heading("board-powers"), Text(self.say("board-alone"), ASH)
        so_far = None if self.battle else standing(self.settled)
        if so_far:
            yield self.heading("board-stands"), self.standing(so_far)
        lasting = [result for result in shown if lasts(view, result)]
        for result in lasting:
            heading = self.heading("board-lasting") if result == lasting[0] else Text("")
            yield heading, self.lasting(result)

    def result(self, result: int) -> Text:
        """A result: whose, its card, its number and value where they differ, and what became of it."""
        view = self.view
        state = view.state[result]
        text = Text.assemble(self.pawn(view.owner[result]), self.rolled(result))
        if view.ignored[result]:
            text = Text.assemble(self.sign(IGNORED, "ignored"), text, style=ASH)
        if state == ask.ASIDE:
            self.sign("( )", "aside")
            text = Text.assemble("(", text, ")", style=ASH)
        elif state not in (ask.COUNTED, ask.FACE_DOWN):
            text = Text.assemble(self.sign(LEFT, "left"), text, style=ASH)
        return Text.assemble(self.sign(TURN, "turn"), text, style="bold") if result == view.now else text

    def rolled(self, result: int) -> Text:
        """The card of a result with what its number and value came to."""
        view, card = self.view, self.view.card[result]
        if card == NONE:
            return Text(self.sign(UNSEEN, "unseen"))
        text = self.face(card)
        if view.number[result] != ask.NO_NUMBER:
            text.append(self.worked_out(result), "bold")
        if view.power[card] != box.NO_POWER:
            text.append(f" {self.power(card)}", ASH)
        return self.secret(text) if view.state[result] in (ask.FACE_DOWN, ask.WITHDRAWN_UNSEEN) else text

    def worked_out(self, result: int) -> str:
        """The number of a result where its card alone does not say it, and the value it came to."""
        view = self.view
        card, number, worth = view.card[result], view.number[result], value(view, result)
        plain = view.form[card] == box.PLAIN and view.face[card] == number
        said = "" if plain else f"={number}"
        if view.ignored[result] or worth == number:
            return said
        return f"{said}→{worth}"

    def standing(self, so_far: Standing) -> Text:
        """What the test comes to with the results so far."""
        verdict = self.say("board-verdict", passes="yes" if so_far.passes else "no")
        return Text.assemble(f"{self.text(so_far.message)} → ", (verdict, GOOD if so_far.passes else BAD))

    def lasting(self, result: int) -> Text:
        """A power that goes on working, whose it is, and what it does."""
        card = self.view.card[result]
        effect = self.text(effect_message(self.view.power[card], self.view.power_parameter[card]))
        text = Text.assemble(self.pawn(self.view.owner[result]), f" {self.power(card)}: ", (effect, ASH))
        if self.view.power[card] == box.MEGA_REROLL:
            text.append(f" {self.say('board-uses-left', count=self.view.rest[result])}", ASH)
        return text

    def sharing(self) -> Iterator[tuple[Text, Text]]:
        """How the contract went, and what is still to be shared out."""
        view = self.view
        if view.stage not in (ask.SHARING, ask.PAYING) or view.outcome == NONE:
            return
        outcome = Text(self.say("board-outcome", outcome=ask.OUTCOME.text(view.outcome)))
        outcome.stylize(BAD if view.outcome else GOOD)
        if self.battle:
            outcome = Text(self.say("board-battle-over", count=view.battle_winners.bit_count()))
            outcome.append(
                "".join(SIGN[seat] for seat in range(view.seats) if view.battle_winners >> seat & 1)
            )
        side = side_of_pool(view)
        left = [view.pool[side, icon] for icon in box.ICON]
        if any(left):
            outcome.append(
                f"; {self.say('board-pool', side=box.SIDE.text(side), icons=icons_message(left))}", "not dim"
            )
        yield self.heading("board-result"), outcome

    def stocks(self) -> Text:
        """The two decks and their discard piles."""
        view = self.view
        return Text(
            self.say(
                "board-stocks",
                contracts=contracts_at(view, ask.IN_DECK),
                used=contracts_at(view, ask.IN_DISCARD),
                dice=dice_at(view, ask.IN_DECK),
                lost=dice_at(view, ask.IN_DISCARD),
            )
        )

    # Players -----------------------------------------------------------------------------------

    def players(self) -> Grid:
        """Who sits here, their score, their dice and what they do in the contract."""
        view = self.view
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(self.say("board-player"), no_wrap=True)
        for column in ("contracts", "stars", "dice"):
            grid.add_column(self.say(f"board-{column}"), justify="right", no_wrap=True)
        grid.add_column(self.say("board-part") if self.playing else "")
        for seat in range(view.seats):
            grid.add_row(
                self.who(seat),
                self.score(contracts_of(view, seat), not view.count_stars),
                self.score(stars_of_pile(view, seat), bool(view.count_stars)),
                str(hand_size(view, seat)),
                Text(", ").join(self.part(seat)) if self.playing else Text(""),
            )
        return grid

    def who(self, seat: int) -> Text:
        """A sign and a name, marked where the game waits for it and where it is the viewer's or won."""
        awaited = bool(self.view.awaits >> seat & 1)
        won = self.over and self.view.winners >> seat & 1
        name = Text.assemble(
            f"{TURN if awaited else ' '} ",
            self.pawn(seat),
            (f" {self.name(seat)}", "bold" if awaited else ""),
            (f" {self.say('board-you')}" if seat == self.seat else "", OWN),
        )
        return name.append(f" {self.sign(WINNER, 'winner')}", "yellow") if won else name

    def score(self, points: int, counts: bool) -> Text:
        """Contracts or stars; of how many, for those that win the game."""
        if not counts:
            return Text(str(points), ASH)
        target = box.TO_WIN[self.view.count_stars]
        enough = "bold bright_green" if points >= target else "bold"
        return Text.assemble((str(points), enough), (f"/{target}", ASH))

    def part(self, seat: int) -> Iterator[Text]:
        """What a player has to do with the contract in play."""
        view = self.view
        yield Text(self.say(f"board-is-{self.standing_of(seat)}"), "" if is_soul(view, seat) else ASH)
        if not is_soul(view, seat):
            return
        if view.exempt == seat:
            yield Text(self.say("board-exempt"))
        if self.rolling:
            yield from self.rolls_of(seat)
        for side in box.SIDE:
            share = [view.share[seat, side, icon] for icon in box.ICON]
            if any(share):
                icons = icons_message(share)
                yield Text(self.say("board-share", side=box.SIDE.text(side), icons=icons), (GOOD, BAD)[side])

    def standing_of(self, seat: int) -> str:
        """Whether a player is in the contract, in a word that names its text."""
        view = self.view
        if is_soul(view, seat):
            return "active" if seat == view.active else "soul"
        if view.left >> seat & 1:
            return "gone"
        if view.stage != ask.RECRUITING:
            return "out"
        if view.asks in (ask.ANSWER, ask.JOIN_BATTLE) and view.pending >> seat & 1:
            return "invited"
        return "refused" if view.asked >> seat & 1 else "not-asked"

    def rolls_of(self, seat: int) -> Iterator[Text]:
        """A Soul's rolls made and to come, the cards for them, and in a battle what they come to."""
        view = self.view
        if view.asks == ask.SIT_OUT:
            return
        if view.sitter == seat:
            yield Text(self.say("board-sits-out"), "yellow")
        elif is_until_won(view):
            yield Text(self.say("board-rolled", made=view.used[seat]))
        elif view.rolls:
            yield Text(self.say("board-rolls", made=view.used[seat], rolls=view.rolls))
        if view.secret == seat:
            yield Text(self.say("board-in-secret"), "yellow")
        so_far = rank(self.settled, seat) if self.battle else None
        if so_far:
            leads = "yes" if so_far.leads else "no"
            said = self.say("board-battle-so-far", figure=so_far.figure, leads=leads)
            yield Text(said, GOOD if so_far.leads else "")

    # Dice --------------------------------------------------------------------------------------

    def dice(self) -> RenderableType:
        """Others' dice as far as they are known, the viewer's own, and what the signs mean."""
        parts: list[RenderableType] = [] if self.over else [*self.others(), *self.own()]
        return Group(*parts, *self.legend())

    def hand(self, seat: int) -> list[int]:
        """The cards of a die: all of them, or in a contract those that do not lie out."""
        view = self.view
        cards = [card for card in box.DIE if view.die_place[card] == ask.WITH_SEAT + seat]
        lying = {view.card[result] for result in range(view.results) if view.state[result] != ask.GONE}
        return [card for card in cards if not self.rolling or (not view.out[card] and card not in lying)]

    def others(self) -> Iterator[RenderableType]:
        """What is known of the dice of others; while cards are rolled, of the Souls only."""
        view = self.view
        seats = [seat for seat in range(view.seats) if seat != self.seat]
        if self.rolling:
            seats = [seat for seat in seats if is_soul(view, seat)]
        if not seats:
            return
        state = "rolling" if self.rolling else "watched" if self.seat < 0 else "held"
        yield self.heading("board-others", state=state)
        for seat in seats:
            cards = [self.card(card) for card in self.hand(seat)]
            sign = Text.assemble(" ", self.pawn(seat))
            if self.rolling and view.usable[seat] == 0:
                cards = []
            elif self.rolling and view.usable[seat] < len(cards):
                sign.append(f" {self.say('board-some-of', cards=view.usable[seat])}", "yellow")
            yield Row(cards or [Text(self.say("board-none"), ASH)], sign)

    def face(self, card: int) -> Text:
        """The number of a dice card: one, either of two, any, or unseen."""
        view = self.view
        if view.form[card] == NONE:
            return Text(self.sign(UNSEEN, "unseen"))
        if view.form[card] == box.WILDCARD:
            return Text(self.sign("?", "wildcard"), "bold")
        if view.form[card] == box.DUO:
            both = f"{view.face[card]}/{view.second[card]}"
            return Text(both if "duo" in self.signs.values() else self.sign(both, "duo"))
        return Text(str(view.face[card]))

    def power(self, card: int) -> str:
        """The power of a dice card."""
        return self.text(power_message(self.view.power[card], self.view.power_parameter[card]))

    def card(self, card: int) -> Text:
        """A dice card as far as the view knows it."""
        view = self.view
        text = self.face(card)
        if view.power[card] == NONE:
            return text.append(self.sign(UNSEEN, "unseen")) if view.form[card] != NONE else text
        if view.power[card] != box.NO_POWER:
            text.append(f" {self.power(card)}")
        return text if view.die_shown[card] else self.secret(text)

    def own(self) -> Iterator[RenderableType]:
        """The viewer's dice cards, and what the powers on them do."""
        if self.seat < 0:
            return
        view = self.view
        hand = self.hand(self.seat)
        rolls = self.rolling and is_soul(view, self.seat)
        if rolls and not self.choosing():
            hand = [card for card in hand if is_usable(view, self.seat, card)]
        heading = self.heading("board-own", rolling="yes" if rolls else "no")
        heading.append(f" {EYE}", f"not bold {OWN}")
        yield Row([self.own_card(card) for card in hand] or [Text(self.say("board-none"), ASH)], heading)
        powers = {self.power(card): card for card in hand if view.power[card] > box.NO_POWER}
        if len(powers) > MANY_POWERS:
            return
        for power, card in powers.items():
            effect = self.text(effect_message(view.power[card], view.power_parameter[card]))
            yield Padding(Text.assemble(f"{power}: ", (effect, ASH)), (0, 0, 0, 2))

    def choosing(self) -> bool:
        """Whether the viewer names cards of the own die one after the other."""
        view = self.view
        asked = view.asks in (ask.CHOOSE_PART, ask.LIMIT_DIE) and view.awaits >> self.seat & 1
        return bool(asked)

    def own_card(self, card: int) -> Text:
        """A card of the viewer's, marked while a part of the die is chosen: in it, or passed over."""
        view, text = self.view, self.card(card)
        if not self.choosing():
            return text
        if view.naming[self.seat] >> card & 1:
            return Text.assemble((self.sign(NAMED, "named"), f"bold {GOOD}"), text)
        if view.naming[self.seat] >> card or not is_usable(view, self.seat, card):
            return Text.assemble(self.sign(PASSED, "passed"), text, style=ASH)
        return text

    # Signs -------------------------------------------------------------------------------------

    def legend(self) -> list[RenderableType]:
        """What the signs mean that are in the picture."""
        said = [Text(f"{sign} {self.say(f'board-sign-{name}')}", ASH) for sign, name in self.signs.items()]
        return [Row(said)] if said else []
