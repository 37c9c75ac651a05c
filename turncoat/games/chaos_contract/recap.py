"""What came of the contract that was judged last, from what was told of it.

Cards go back to their dice as soon as a contract is judged, often before anybody is asked anything, so the
table itself no longer shows what was rolled.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import standing
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.names import contract_words, said
from turncoat.games.chaos_contract.rolling import ignore_result, lay_result
from turncoat.games.chaos_contract.scene import OUTCOMES, news, results
from turncoat.games.chaos_contract.shapes import Course, Moment, Recap
from turncoat.games.chaos_contract.table import Table, counts, matters, value
from turncoat.kernel.news import Event
from turncoat.words import Argument, Message, Seats

CAUSES = ("failed-by-limit", "ended-by-pair", "ended-by-power")
"""What ends a contract before its test."""
PAID = ("scored", "lost-score", "gained-card", "lost-card")
VOID = ("nothing-to-gain", "nothing-to-lose")
REROLLED = ("must-reroll", "may-reroll", "used-mega", "free-reroll")
"""After these the next card takes the place of a result."""
TURNS = (
    "rolled", "secret-shown", "drew-instead", "number-is", "wildcard-changed", "all-raised", "all-lowered",
    "doubled", "ignored", "duplicate", "icon-ignored", "special-disabled", "switched", "left", *OUTCOMES,
)  # fmt: skip
"""What is shown card by card."""


def retold(view: Table, events: Iterable[Event]) -> dict[str, Any]:
    """What a scene tells of a contract, made from all that was told, the newest first.

    Of the last decision every turn that things took, and from its judgement on what came of the contract.
    """
    told: list[Event] = []
    for event in events:
        told.insert(0, event)
        if event.kind.name == "picked":
            break
    if not told or told[0].kind.name != "picked":
        return {}
    outcome = next((event for event in told if event.kind.name in OUTCOMES), None)
    fresh = max(0, len(told) - max(0, view.told))
    turns = any(event.kind.name in TURNS for event in told[fresh:])
    if not outcome and not turns:
        return {}
    story, moments = Story(view, told), []
    for at, event in enumerate(told):
        story.hear(event)
        if at >= fresh and event.kind.name in TURNS:
            moments.append(story.moment(event))
        if event is outcome:
            reason = story.reason()
    scene: dict[str, Any] = {}
    if turns:
        course: Course = {"cards": results(story.table), "moments": moments}
        scene["course"] = course
    if outcome:
        last: Recap = {
            "contract": contract_words(view, story.contract).json(),
            "outcome": news(view, outcome).json(),
            "reason": reason.json(),
            "paid": [message.json() for message in _paid(view, told)],
        }
        lying = [one for one in results(story.table) if one["state"] != "gone"]
        scene |= {"results": lying, "last": last}
    return scene


def _paid(view: Table, told: Sequence[Event]) -> list[Message]:
    """Who gained and lost what; what came to nothing is said once of all whom it came to."""
    paid = [news(view, event) for event in told if event.kind.name in PAID]
    void: dict[tuple[str, int], int] = {}
    for event in told:
        if event.kind.name in VOID:
            kind = event.kind.name, event.facts["icon"]
            void[kind] = void.get(kind, 0) | 1 << event.facts["seat"]
    for (name, icon), seats in void.items():
        paid.append(Message(f"paid-{name}", {**said(box.ICON, icon), "seats": Seats(seats)}))
    return paid


def why(view: Table, event: Event, heard: Sequence[Event]) -> dict[str, Argument]:
    """Why a contract ended so, from all that everybody has heard."""
    story = _story_of(view, event, heard)
    return story.why() if story else {}


def results_of(view: Table, event: Event, heard: Sequence[Event]) -> list[Message]:
    """The results that a verdict was made of."""
    story = _story_of(view, event, heard)
    lying = results(story.table) if story else []
    return [Message.read(one["message"]) for one in lying if one["state"] != "gone"]


def _story_of(view: Table, event: Event, heard: Sequence[Event]) -> Story | None:
    """A contract from its pick to the event that ends it."""
    at = next(place for place, one in enumerate(heard) if one is event)
    picked = [place for place in range(at) if heard[place].kind.name == "picked"]
    if not picked:
        return None
    story = Story(view, heard[picked[-1] :])
    for one in heard[picked[-1] : at]:
        story.hear(one)
    return story


class Story:
    """The results of a contract, laid out anew."""

    def __init__(self, view: Table, told: Sequence[Event]) -> None:
        """Take a view, and all that was told of the contract from its pick on."""
        self.table = view.copy()
        self.table.souls = 0  # nobody's powers work on
        self.table.results = 0
        self.view = view
        self.contract = view.contract
        self.souls = 0
        self.rolls = 0
        self.cause: Message | None = None
        """Why it ended before its test."""
        self.place: int | None = None
        """The place in the order that the next card takes, where it is not a new one."""
        self.face_down: list[tuple[int, int]] = []
        """The places of cards that are not open yet, and whose they are."""
        self.before = ""
        for event in reversed(told):
            if event.kind.name in ("scored", "lost-score"):
                owned = event.kind.name == "lost-score"
                place = ask.WITH_SEAT + event.facts["seat"] if owned else ask.IN_DECK
                self.table.contract_place[event.facts["contract"]] = place

    def moment(self, event: Event) -> Moment:
        """How the results lie after an event, and what that comes to."""
        t, trial = self.table, self.trial()
        battle = t.type_[self.contract] == box.BATTLE
        judged = event.kind.name in OUTCOMES
        stands = None if battle else standing.standing(trial)
        return {
            "told": self.told(event, judged).json(),
            "values": [None if t.number[at] == ask.NO_NUMBER else value(t, at) for at in range(t.results)],
            "off": [at for at in range(t.results) if t.state[at] != ask.COUNTED],
            "zero": [at for at in range(t.results) if t.ignored[at]],
            "standing": {"message": stands.message.json(), "passes": stands.passes} if stands else None,
            "ranks": standing.ranks_as_data(trial, self.souls) if battle else [],
            "reason": self.reason().json() if judged else None,
        }

    def trial(self) -> Table:
        """The table as the test would look at it now."""
        trial = self.table.copy()
        trial.souls, trial.contract, trial.roll_count = self.souls, self.contract, self.rolls
        return standing.settle(trial)

    def told(self, event: Event, judged: bool) -> Message:
        """An event as the log tells it."""
        message = news(self.view, event)
        return Message(message.name, {**message.arguments, **(self.why() if judged else {})})

    def why(self) -> dict[str, Argument]:
        """What a verdict says besides: its reason, unless that has just been told."""
        return {} if self.cause else {"why": self.reason()}

    def reason(self) -> Message:
        """Why the contract ended as it did."""
        return self.cause or standing.reason(self.trial(), self.souls)

    def hear(self, event: Event) -> None:
        """Let an event change the results."""
        t, told, name = self.table, event.facts, event.kind.name
        if name in ("picked", "switched"):
            self.contract = told["contract"]
            t.active = told["seat"]
        elif name == "begins":
            self.souls = told["seats"]
        elif name in CAUSES:
            cause = news(self.view, event)
            self.cause = Message(f"reason-{name}", cause.arguments)
        elif name == "rolled":
            self.lay(told["seat"], told["die"], self.next_place())
        elif name == "rolled-in-secret":
            self.face_down.append((self.next_place(), told["seat"]))
        elif name == "secret-shown":
            first = min(one for one in self.face_down if one[1] == told["seat"])
            self.face_down.remove(first)
            self.lay(told["seat"], told["die"], first[0])
        elif name == "rerolls":
            self.place = self.take_away(self.result(told["seat"], told["die"]), ask.ASIDE)
        elif name == "went-back":
            place = self.take_away(self.result(told["seat"], told["die"]), ask.GONE)
            self.place = place if self.before in REROLLED else None
        elif name == "drew-instead":
            self.lay(told["seat"], told["die"], self.take_away(self.drawing(told["seat"]), ask.GONE))
        elif name == "number-is":
            result = self.result(told["seat"], told["die"])
            t.number[result], t.plus[result] = told["number"], told["raised"]
        elif name == "wildcard-changed":
            t.number[self.result(told["seat"], told["die"])] = told["number"]
        elif name in ("all-raised", "all-lowered"):
            for result in range(t.results):
                if matters(t, result):
                    t.plus[result] += told["amount"] if name == "all-raised" else -told["amount"]
        elif name == "doubled":
            result = self.result(told["other"], told["die"])
            t.times[result], t.plus[result] = 2 * t.times[result], 2 * t.plus[result]
        elif name in ("ignored", "duplicate"):
            ignore_result(t, self.result(told["other" if name == "ignored" else "seat"], told["die"]))
        elif name == "power-idle":
            t.works[self.result(told["seat"], told["die"])] = 0
        elif name == "left":
            self.souls &= ~(1 << told["seat"])
            for result in range(t.results):
                if t.owner[result] == told["seat"] and t.state[result] != ask.GONE:
                    t.state[result], t.works[result] = ask.WITHDRAWN, 0
        self.before = name

    def lay(self, seat: int, card: int, place: int) -> None:
        """A card lies before a Soul."""
        t = self.table
        lay_result(t, seat, card, place)
        t.works[t.now] = t.power[card] != box.NO_POWER
        if t.form[card] == box.PLAIN:
            t.number[t.now] = t.face[card]

    def next_place(self) -> int:
        """The place of the next card in the order of the rolls."""
        self.rolls += 1
        place, self.place = self.place or self.rolls, None
        return place

    def take_away(self, result: int, state: int) -> int:
        """A result counts no more; its place in the order."""
        self.table.state[result], self.table.works[result] = state, 0
        return self.table.order[result]

    def result(self, seat: int, card: int) -> int:
        """The result that an event speaks of."""
        t = self.table
        return max(at for at in range(t.results) if t.owner[at] == seat and t.card[at] == card)

    def drawing(self, seat: int) -> int:
        """The Reroll Random of a Soul that a card from the deck replaces."""
        t = self.table
        own = [at for at in range(t.results) if t.owner[at] == seat and counts(t, at)]
        return max(at for at in own if t.power[t.card[at]] == box.REROLL_RANDOM)
