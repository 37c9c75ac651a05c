"""Cerberus in words and as data: everything that can happen is said in both languages."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.games.telling import Telling, event
from tests.rulebook.cerberus import stage
from tests.suite.cerberus import options as sets_of_options
from turncoat.games import game
from turncoat.games.cerberus import components as box
from turncoat.games.cerberus import guide, names, scene, telling
from turncoat.games.cerberus import sheet as score_sheet
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.news import NEWS
from turncoat.games.cerberus.options import OPTIONS
from turncoat.games.cerberus.shapes import EffectInProgress
from turncoat.games.cerberus.table import QUESTION, ROLE, WHO_IS_CAUGHT, Table
from turncoat.games.chapters import help_lines
from turncoat.kernel.news import EVERYTHING
from turncoat.kernel.origin import Origin
from turncoat.match import Match, Refused
from turncoat.words import LANGUAGES, Message, Seat, Seats, Thing, Words

GAME = game("cerberus")
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor", "Zoya")
WORDS = {language: Words(language, GAME.text) for language in LANGUAGES}
_telling = Telling(GAME, NAMES)
said, identifiers = _telling.said, _telling.identifiers
VIEW = Table()


def told(name: str, *numbers: int) -> Message:
    """News by name as a message."""
    return telling.news(VIEW, event(next(kind for kind in NEWS.kinds if kind.name == name), numbers))


@dataclass
class Heard:
    """All that random games brought up."""

    matches: list[Match] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    families: set[str] = field(default_factory=set)
    asked: set[tuple[str, str]] = field(default_factory=set)
    known: set[str] = field(default_factory=set)

    def say(self, message: Message) -> None:
        """Put a message into words once, and remember what it and its parts are called."""
        spelled = json.dumps(message.json())
        if spelled not in self.known:
            self.known.add(spelled)
            said(message)
            self.remember(message)

    def remember(self, message: Message) -> None:
        """Note the names of a message and of the messages in it."""
        self.names.add(message.name)
        for part in message.arguments.values():
            if isinstance(part, Message):
                self.remember(part)


def played(heard: Heard, seats: int, seed: int, options: dict[str, str]) -> Match:
    """A game of random moves in which everything that can be said is said."""
    match = Match(GAME, seats, seed, options, NAMES[:seats])
    whim = random.Random(seed)
    while not match.over:
        (seat,) = match.awaits
        asked = telling.question_name(seen(match))
        for viewer in (seat, -1):
            heard.say(match.prompt(viewer))
            heard.say(telling.rule_hint(seen(match, viewer), viewer))
        legal = match.legal(seat)
        for move in legal:
            heard.say(move.message)
            heard.families.add(move.family)
            heard.asked.add((asked, move.family))
        match.play(seat, whim.choice(legal))
    for viewer in range(-1, seats):
        heard.say(match.prompt(viewer))
    view = seen(match)
    for one in match.news:
        heard.say(telling.news(view, one.event))
    for line in score_sheet.sheet_lines(seen(match)):
        heard.say(line)
    return match


def seen(match: Match, seat: int = -1) -> Table:
    """A seat's view as a table of Cerberus."""
    view = match.seen(seat)
    assert isinstance(view, Table)
    return view


@pytest.fixture(scope="module")
def heard() -> Heard:
    found = Heard()
    for seats in (3, 5, 7):
        for seed, options in enumerate(2 * sets_of_options(seats)):
            found.matches.append(played(found, seats, 10 * seats + seed, options))
    return found


def test_every_move_of_every_family_is_said(heard: Heard) -> None:
    assert heard.families == set(MOVES.families)
    assert identifiers("move-") <= heard.names


def test_every_move_is_said_in_every_question(heard: Heard) -> None:
    offered = {
        "play": "action bonus end",
        "part": "part target shove",
        "advance": "pawn",
        "way": "way partner",
        "caught": "pawn",
        "look": "peek swap",
        "may-look": "peek swap stop",
        "own-share": "card stop",
        "offer": "card stop",
        "give-up": "card",
        "card-or-steps": "give retreat",
        "retreat": "pawn",
    }
    assert heard.asked == {(asked, family) for asked in offered for family in offered[asked].split()}


def test_every_question_is_said(heard: Heard) -> None:
    assert {f"prompt-{deed}" for deed in QUESTION.names[1:]} | {"prompt-over"} <= heard.names
    assert {f"wait-{deed}" for deed in QUESTION.names[1:]} <= heard.names
    assert identifiers("rule-") - {"rule-over"} <= heard.names
    assert telling.rule_hint(seen(heard.matches[0]), -1) == Message("rule-over")


def test_every_cost_and_part_is_said(heard: Heard) -> None:
    assert {f"cost-{cost}" for cost in box.COST.names[1:]} <= heard.names
    assert {f"does-{verb}" for verb in box.VERB.names[1:]} <= heard.names


def test_random_games_bring_up_nearly_all_news(heard: Heard) -> None:
    rare = {"news-nothing-to-draw", "news-nobody-won"}
    assert {f"news-{kind.name}" for kind in NEWS.kinds} - rare <= heard.names


SMALLEST = {"other": 1, "count": 1, "speed": 3, "places": 1, "position": 1, "to-slot": 1, "rage": 1,
            "hunt": 9, "feature": box.FUNICULAR_FOOT, "seats": 1, "to-space": 1}  # fmt: skip
LARGEST = {
    "stretch": 1, "second-stretch": 7, "third-stretch": 4, "fourth-stretch": 9, "speed": 8,
    "seat": 6, "other": 5, "seats": 0b1111111, "action": 7, "effect": 1, "card": 12, "deck": 1, "count": 4,
    "rage": 10, "hunt": 10, "space": 23, "to-space": 22, "feature": box.PORTAL_FAR,
    "slot": 1, "to-slot": 2, "places": 3,
    "position": 7, "ending": 2,
}  # fmt: skip


@pytest.mark.parametrize("kind", NEWS.kinds, ids=lambda kind: str(kind.name))
def test_news_of_every_kind_at_its_bounds(kind: Any) -> None:
    for facts in (SMALLEST, LARGEST):
        said(telling.news(VIEW, event(kind, tuple(facts.get(name, 0) for name in kind.domains))))


def test_news_names_what_its_numbers_stand_for() -> None:
    message = told("discarded", 3, box.SACRIFICE, 2)
    assert message.arguments == {"seat": Seat(3), "card": Thing("card-sacrifice"), "count": 2}
    assert said(message) == ["Gleb discarded Sacrifice × 2.", "Gleb сбрасывает карты: «Жертва» × 2."]
    assert said(told("discarded", 3, box.SACRIFICE, 1)) == [
        "Gleb discarded Sacrifice.",
        "Gleb сбрасывает карту «Жертва».",
    ]


def test_a_played_card_is_told_with_cost_and_effect() -> None:
    assert said(told("played-action", 0, 3, 0)) == [
        "Anna played Rush: Speed +1 → Anna advances 2 spaces; another Adventurer advances 1 space.",
        "Anna играет карту «Рывок»: скорость +1 → Anna идёт вперёд на 2 клетки; "
        "другой беглец идёт вперёд на 1 клетку.",
    ]
    assert said(told("played-bonus", 1, box.GRUDGE, 1)) == [
        "Boris played Grudge (advanced): Boris discards 2 Betrayal cards (others may help) "
        "→ every Adventurer falls back 2 spaces.",
        "Boris играет карту «Злопамятство» (усиленный эффект): Boris сбрасывает 2 карты предательства "
        "(другие могут помочь) → каждый беглец отступает на 2 клетки.",
    ]


def test_a_told_card_is_true_by_every_agreement() -> None:
    """Events do not say how Opportunism was agreed to be read."""
    english, russian = said(told("played-bonus", 0, box.OPPORTUNISM, 0))
    assert english.endswith("another Adventurer moves 1 space.")
    assert russian.endswith("другой беглец передвигается на 1 клетку.")


def test_a_move_is_told_by_its_direction() -> None:
    assert said(told("moved", 0, 4, 6))[0] == "Anna advanced to space 6."
    assert said(told("moved", 0, 22, 20))[1] == "Anna отступает до клетки 20."


def words_told(t: Table, name: str) -> list[list[str]]:
    """What everybody reads of one kind of event of the last decision, in both languages."""
    happened = [one for one in NEWS.read(t) if one.kind.name == name]
    return [said(telling.news(stage.view(t, -1), one)) for one in happened]


@pytest.mark.rule("C-210")
def test_one_is_driven_out_of_the_barque_by_others_and_steps_out_by_its_own_card() -> None:
    t = stage.staged([stage.ABOARD, 12, 13, 13], dog=5, revealed=2, hands=["fatalism", "sacrifice"])
    stage.play(t, 0, "bonus", kind="fatalism", effect=0)
    assert words_told(t, "stepped-out") == [["Anna stepped out of the Barque.", "Anna выходит из ладьи."]]
    t = stage.staged([stage.ABOARD, 12, 13], dog=5, revealed=2, hands=["", "sacrifice"], active=1)
    stage.play(t, 1, "bonus", kind="sacrifice", effect=0)
    stage.play(t, 1, "target", part=1, seat=0)
    assert words_told(t, "left-barque") == [
        ["Anna was driven out of the Barque.", "Anna теряет место в ладье."]
    ]


@pytest.mark.rule("C-180")
def test_where_cerberus_stands_after_a_capture_is_true_in_his_den_too() -> None:
    t = stage.staged([2, 4, 4, 5], hands=["fatalism"])
    stage.play(t, 0, "bonus", kind="fatalism", effect=0)
    assert words_told(t, "caught")[0][0] == "On space 0 Cerberus caught Anna."
    assert words_told(t, "dog-back") == [
        [
            "Back from the Rage track, Cerberus stood on space 0.",
            "Цербер уводит добычу; теперь он на клетке 0.",
        ]
    ]


@pytest.mark.parametrize(("places", "russian"), [(1, "1 место"), (2, "2 места"), (3, "3 места")])
def test_seats_of_a_barque_are_counted_in_russian(places: int, russian: str) -> None:
    assert said(told("revealed", places))[1] == f"Ладья открыта: в ней {russian}. Две другие выходят из игры."


# Cards -------------------------------------------------------------------------------------------


def words_of_moves(t: Table, seat: int, family: str, language: int = 0) -> list[str]:
    """The moves of a family that a seat may make"""
    view = stage.view(t, seat)
    return [said(telling.move(view, seat, *choice))[language] for choice in stage.choices(t, seat, family)]


def test_an_action_card_says_the_face_in_use() -> None:
    t = stage.staged([4, 4, 5, 6], cerberus=[0])
    assert words_of_moves(t, 0, "action") == [
        "Fury: Speed +1",
        "Harry: an Adventurer advances 1 space → three other Adventurers fall back 1 space each",
        "Harry: Rage +1",
        "Stalk: Cerberus advances 1 space",
        "Stalk: you draw 1 Betrayal card",
        "Return: you take all your Action cards back",
        "Return: an Adventurer advances 2 spaces → you draw 1 Betrayal card, "
        "then take all your Action cards back",
    ]
    t = stage.staged([4, 4, 5, 6])
    assert words_of_moves(t, 0, "action")[4:] == [
        "Run: Rage +1 → you advance 2 spaces",
        "Run: Rage +1 → another Adventurer advances 3 spaces; yet another advances 1 space",
        "Rush: Speed +1 → you advance 2 spaces; another Adventurer advances 1 space",
    ]


def test_effects_are_spelled_from_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    corrected = list(box.EFFECTS)
    corrected[4] = box.Effect(box.SLOWER, 2, ((box.OTHER_BY, -3), (box.OTHER_BY, -3)))
    monkeypatch.setattr(names, "EFFECTS", corrected)
    assert said(names.effect_of(4)) == [
        "Speed −2 → two other Adventurers fall back 3 spaces each",
        "скорость −2 → двое других беглецов отступают на 3 клетки каждый",
    ]


def test_a_card_says_whether_others_may_help() -> None:
    t = stage.staged([4, 4, 5], hands=["selfishness sacrifice", "sacrifice"])
    assert words_of_moves(t, 0, "bonus")[3] == (
        "Selfishness (advanced): discard 1 Survival card (others may help) → you advance 2 spaces"
    )
    t = stage.staged([4, 4, 5], hands=["selfishness sacrifice"])
    assert words_of_moves(t, 0, "bonus", 1)[3] == (
        "«Эгоизм» (усиленный эффект): вы сбрасываете 1 карту выживания со своей руки "
        "→ вы идёте вперёд на 2 клетки"
    )


@pytest.mark.parametrize(("reading", "does"), [("book", "advances"), ("card", "falls back")])
def test_opportunism_is_said_as_agreed(reading: str, does: str) -> None:
    t = stage.staged([4, 4, 5], hands=["opportunism"], opportunism=reading)
    sentence = f"Opportunism (simple): you advance 1 space; another Adventurer {does} 1 space"
    assert words_of_moves(t, 0, "bonus") == [sentence]
    stage.play(t, 0, "bonus", kind="opportunism", effect=0)
    assert f"Boris {does} 1 space (now on space 4)" in words_of_moves(t, 0, "target")
    lines = [said(line)[0] for line in help_lines(GAME, 3, {"opportunism": reading})]
    assert any(line.startswith("Opportunism") and f"another Adventurer {does} 1" in line for line in lines)


# Questions and moves -----------------------------------------------------------------------------


def asked(t: Table, seat: int) -> str:
    """What a seat reads now, in English."""
    return said(telling.prompt(stage.view(t, seat), seat))[0]


def test_the_first_question_of_a_turn() -> None:
    t = stage.staged([4, 4, 5], hands=["selfishness"])
    assert asked(t, 0) == "Play an Action card; before or after it you may play a Survival card."
    assert asked(t, 1) == asked(t, -1) == "Waiting for Anna to play a card."
    stage.play(t, 0, "action", card="run", effect=0)
    assert asked(t, 0) == "Your Action card is played. Play a Survival card too, or end your turn."
    assert asked(t, 1) == "Waiting for Anna to play another card or end the turn."
    t = stage.staged([4, 4, 5], hands=["selfishness"], rage=9)
    stage.play(t, 0, "action", card="run", effect=0)
    assert asked(t, 0).endswith("The die is on Hunt: Cerberus runs at the end of this turn.")


def test_a_turn_without_a_payable_action_says_so() -> None:
    t = stage.staged([20, 4, 5], hands=["selfishness sacrifice"], rage=10, speed=8, revealed=2)
    t.played[0] = 0b1000
    assert asked(t, 0) == (
        "You cannot pay for any Action card now. Play a Survival card, or end your turn. "
        "The die is on Hunt: Cerberus runs at the end of this turn."
    )


def test_parts_are_asked_with_what_is_left() -> None:
    t = stage.staged([4, 4, 5, 6])
    stage.play(t, 0, "action", card="run", effect=1)
    assert asked(t, 0) == (
        "Run: choose what comes next. Still to do: another Adventurer advances 3 spaces; "
        "yet another advances 1 space."
    )
    assert words_of_moves(t, 0, "target")[0] == "Boris advances 3 spaces (now on space 4)"
    stage.play(t, 0, "target", part=0, seat=1)
    assert asked(t, 0) == "Run: another Adventurer advances 1 space. Choose who."
    assert asked(t, 2) == "Waiting for Anna to go on with Run."


def effect_seen(t: Table, viewer: int) -> EffectInProgress:
    """The effect in progress as a viewer's scene has it."""
    effect = scene.scene(stage.view(t, viewer), viewer)["effect"]
    assert effect
    return effect


@pytest.mark.rule("C-234")
def test_a_request_for_help_says_who_asks_for_what() -> None:
    hands = ["favoritism sacrifice", "sacrifice fatalism", "arrogance arrogance"]
    t = stage.staged([4, 4, 5, 6], hands=hands)
    stage.play(t, 0, "bonus", kind="favoritism", effect=1)
    assert asked(t, 0) == (
        "Favoritism costs 3 Survival cards. Pay with cards of your own, or ask the others for help."
    )
    assert words_of_moves(t, 0, "card") == ["Pay with Sacrifice"]
    assert words_of_moves(t, 0, "stop") == ["Ask the others for help"]
    stage.play(t, 0, "stop")
    assert asked(t, 1) == (
        "Anna asks for help with Favoritism and is 3 Survival cards short. What do you give? What it does: "
        "Anna advances 3 spaces; another Adventurer advances 2 spaces; yet another advances 1 space."
    )
    assert asked(t, 2) == (
        "Anna asks for help with Favoritism and is 3 cards short. Waiting for Boris to answer."
    )
    assert words_of_moves(t, 1, "stop") == ["Offer nothing"]
    stage.play(t, 1, "card", kind="fatalism")
    assert words_of_moves(t, 1, "stop") == ["Offer no more"]
    still = "is 2 Survival cards short. What do you give? You have offered 1 so far."
    assert still in asked(t, 1)
    for viewer in (0, 2, -1):
        data = effect_seen(t, viewer)
        assert (data["offered"], data["own_offer"]) == ([0, 1, 0, 0], {})
    assert effect_seen(t, 1)["own_offer"] == {"fatalism": 1}


def test_an_order_of_capture_says_what_it_means() -> None:
    t = stage.staged([0, 0, 8, 8, 12], dog=7, cerberus=[0, 1])
    stage.play(t, 0, "action", card="stalk", effect=0)
    assert asked(t, 0) == (
        "Cerberus has caught Vera and Gleb together. Choose who takes position 5 of the Rage track."
    )
    assert words_of_moves(t, 0, "pawn") == [
        "Vera takes position 5 of the Rage track and joins Cerberus",
        "Gleb takes position 5 of the Rage track and joins Cerberus",
    ]
    t = stage.staged([0, 0, 8, 8], dog=7, cerberus=[0, 1])
    stage.play(t, 0, "action", card="stalk", effect=0)
    assert words_of_moves(t, 0, "pawn", 1) == [
        "Vera занимает деление 6 шкалы ярости и выбывает из игры",
        "Gleb занимает деление 6 шкалы ярости и выбывает из игры",
    ]


def foretold(t: Table, seat: int) -> str:
    """What the words of an order of capture say of a seat."""
    (message,) = (
        telling.move(stage.view(t, t.active), t.active, *choice)
        for choice in stage.choices(t, t.active, "pawn")
        if choice[1] == {"seat": seat}
    )
    return str(message.arguments["outcome"])


def test_an_order_of_capture_foretells_the_truth() -> None:
    found = 0
    for seed in range(40):
        t = stage.dealt(4 + seed % 4, seed)
        for _ in stage.random_moves(t, seed, lambda t: t.asks == WHO_IS_CAUGHT):
            pass
        if t.awaits == 0:
            continue
        seat = stage.choices(t, t.active)[0][1]["seat"]
        outcome = foretold(t, seat)
        while t.asks == WHO_IS_CAUGHT:
            (choice, *_) = stage.choices(t, t.active)
            stage.play(t, t.active, "pawn", **choice[1])
        assert ROLE.names[t.role[seat]] == outcome
        found += 1
    assert found > 5


def test_a_fork_says_where_its_ways_lead() -> None:
    t = stage.staged([12, 4, 5])
    stage.play(t, 0, "action", card="run", effect=0)
    assert asked(t, 0) == (
        "You stand at the near end of the Rope Bridge and have 2 spaces to advance. Choose the next step."
    )
    assert asked(t, 1) == "Waiting for Anna to choose a way."
    assert words_of_moves(t, 0, "way") == [
        "Along the path to space 13",
        "By the Rope Bridge to space 16",
    ]
    assert words_of_moves(t, 0, "way", 1)[1] == "Перебежать по верёвочному мосту на клетку 16"


def test_sabotage_asks_for_a_card_or_steps() -> None:
    hands = ["sabotage treachery", "sacrifice fatalism", "arrogance"]
    t = stage.staged([0, 8, 9, 10], cerberus=[0], hands=hands)
    stage.play(t, 0, "bonus", kind="sabotage", effect=1)
    assert asked(t, 1) == (
        "Anna has played Sabotage: discard a Survival card or fall back 2 spaces. You are on space 8."
    )
    assert words_of_moves(t, 1, "give") + words_of_moves(t, 1, "retreat") == [
        "Discard a card",
        "Fall back 2 spaces",
    ]


@pytest.mark.rule("C-236")
def test_those_who_wait_read_only_what_is_public() -> None:
    """What a seat is told of another's question is the same in every world that it cannot tell apart."""
    for seats in (3, 5, 7):
        t = stage.dealt(seats, seed=seats)
        for position, _ in enumerate(stage.random_moves(t, seats)):
            (owing,) = stage.awaited(t)
            other = (owing + 1) % seats
            if position % 20:
                continue
            for world in stage.guesses(t, other, 2):
                for seat in (other, -1):
                    assert telling.prompt(stage.view(world, seat), seat) == telling.prompt(
                        stage.view(t, seat), seat
                    )


def test_cards_are_explained_where_hands_lie_open() -> None:
    """One's own cards are explained by themselves."""
    t = stage.staged([4, 4, 5], hands=["selfishness sacrifice", "fatalism"])
    shown = {seat: scene.scene(stage.view(t, seat), seat)["cards"] for seat in (0, 1, -1)}
    assert shown == {0: [], 1: [], -1: []}
    assert list(scene.scene(stage.view(t, 0), 0)["actions"]) == ["adventurer"]
    everything = scene.scene(t.copy(), EVERYTHING)["cards"]
    assert [card["name"] for card in everything] == ["sacrifice", "selfishness", "fatalism"]


# Texts -------------------------------------------------------------------------------------------


def names_used() -> Iterator[str]:
    """The messages that the code can ask for."""
    for things in (box.ACTION, box.KIND, box.DECK, box.FEATURE, box.SIDE, ROLE):
        yield from (f"{things.name}-{name}" for name in things.names)
    yield from (f"{what}-{deed}" for what in ("prompt", "wait") for deed in QUESTION.names[1:])
    yield from (f"news-{kind.name}" for kind in NEWS.kinds)
    yield from (f"cost-{cost}" for cost in box.COST.names[1:])
    yield from (f"does-{verb}" for verb in box.VERB.names[1:])
    yield from (f"origin-{origin.value}" for origin in Origin)
    yield from (line.name for line in help_lines(GAME, 5))
    yield from (f"side-{side}" for side in GAME.sides)
    yield from scene.origins()
    for option in OPTIONS:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)
    modules = (scene, score_sheet, guide, names)
    for source in (Path(str(module.__file__)).read_text("utf-8") for module in modules):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Message", "Thing"):
                name = node.args[0]
                if isinstance(name, ast.Constant):
                    yield str(name.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_the_code_uses_has_words(language: str) -> None:
    assert [name for name in names_used() if not WORDS[language].has(name)] == []


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"course": "start-a, gondola, funicular, finish-a"}, "There is no course “start-a, gondola"),
        ({"course": "start-a, moon, funicular, finish-a"}, "The sides: start-a, start-b, platforms"),
        ({"course": "start-a, platforms, funicular, finish-a", "difficulty": "9"}, "not both"),
    ],
)
def test_a_wrong_course_is_refused_in_words(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        Match(GAME, 5, 1, options)
    with pytest.raises(Refused, match="Назовите"):
        Match(GAME, 5, 1, options, language="ru")


@pytest.mark.rule("C-006")
@pytest.mark.parametrize("seats", GAME.seats)
def test_help_says_what_is_reconstructed(seats: int) -> None:
    lines = [line for options in sets_of_options(seats) for line in help_lines(GAME, seats, options)]
    assert lines[-1] == Message("help-reconstruction")
    for line in lines:
        said(line)
    english, russian = said(lines[-1])
    assert "which intermediate sides share a board are our reconstructions" in english
    assert "наши реконструкции" in russian
    cards = {line.arguments["card"]: line.arguments["origin"] for line in lines if line.name == "help-card"}
    assert len(cards) == box.KINDS
    assert cards[Thing("card-grudge")] == Thing("origin-rulebook")
    assert cards[Thing("card-sabotage")] == Thing("origin-reported")
    sides = {line.arguments["stretch"]: line for line in lines if line.name == "help-stretch"}
    assert sides[Thing("stretch-finish-a")].arguments["origin"] == Thing("origin-reconstruction")
    places = {line.arguments["feature"] for line in lines if line.name == "help-place"}
    assert len(places) == box.FEATURE.length - 1


def test_help_follows_seats_and_options() -> None:
    three = {line.name: said(line)[0] for line in help_lines(GAME, 3)}
    seven = {
        line.name: said(line)[0]
        for line in help_lines(GAME, 7, {"difficulty": "11", "circle": "marker", "speed": "4"})
    }
    assert "Its skulls add up to 10; the difficulty is 10." in three["help-course"]
    assert "10 skulls, difficulty 11" in seven["help-random-course"]
    assert "Speed is 5 again" in three["help-capture"]
    assert "Speed is 4 again" in seven["help-capture"]
    assert "caught up to the Gates of Hell" in three["help-turned"]
    assert "caught up to space 2" in seven["help-turned"]
    assert "10 positions" in three["help-rage"]
    assert "9 or 10 positions" in seven["help-rage"]


@pytest.mark.rule("C-006")
def test_origins_tell_what_is_reconstructed() -> None:
    found = scene.origins()
    assert {part for part, origin in found.items() if origin == "reconstruction"} == {
        "part-finish", "part-finish-skulls", "part-pairing", "part-action-names",
    }  # fmt: skip
    assert {"part-layouts", "part-track", "part-copies", "part-other-names"} <= {
        part for part, origin in found.items() if origin == "reported"
    }
    origins = scene.scene(stage.view(stage.dealt(6), 0), 0)["origins"]
    assert origins["sides"]["finish-a"] == {"layout": "reconstruction", "skulls": "reconstruction"}
    assert origins["cards"]["selfishness"] == {
        "name": "reported",
        "effects": "reported",
        "copies": "reported",
    }


# The table as data -------------------------------------------------------------------------------


def check_scene(t: Table, seat: int) -> None:
    """A scene is JSON and holds nothing that its seat may not know."""
    data = scene.scene(stage.view(t, seat), seat)
    assert json.loads(json.dumps(data)) == data
    over = t.awaits == 0
    for player in data["players"]:
        other = player["seat"]
        assert (player["hand"] is not None) == (other == seat or over)
        assert player["hand_size"] == len(stage.hand(t, other))
        assert all(name in stage.hand(t, other) for name in player["shown"])
        places = [player["space"] is not None, player["aboard"], player["position"] is not None]
        assert places.count(True) == 1
        if player["hand"] is not None:
            assert player["hand"] == {name: stage.hand(t, other).count(name) for name in stage.hand(t, other)}
    for slot, barque in enumerate(data["barques"]["slots"]):
        assert barque["places"] in (None, t.barque[slot])
        if seat < 0 and not over:
            assert (barque["places"] is not None) == (bool(t.revealed) and slot == 0)
    assert len(data["course"]) == t.barque_space
    assert [space["space"] for space in data["course"] if space["cerberus"]] == [t.dog]


@pytest.mark.rule("C-222")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_scene_tells_nothing_hidden(seats: int) -> None:
    """It is the same in every world that its viewer cannot tell apart."""
    for number, options in enumerate(sets_of_options(seats)):
        t = stage.dealt(seats, seats + number, **options)
        for position, _ in enumerate(stage.random_moves(t, seats + number)):
            seat = position % (seats + 1) - 1
            check_scene(t, seat)
            if position % 25 == 7:
                data = scene.scene(stage.view(t, seat), seat)
                for world in stage.guesses(t, seat, 2):
                    assert scene.scene(stage.view(world, seat), seat) == data
        for seat in range(-1, seats):
            check_scene(t, seat)
        data = scene.scene(stage.view(t, -1), -1)
        assert data["over"]
        assert (data["question"], data["effect"], data["move"]) == (None, None, None)
        assert data["winners"] == [seat for seat in range(seats) if t.winners >> seat & 1]


def test_a_match_can_be_seen_from_every_seat(heard: Heard) -> None:
    for match in heard.matches[:5]:
        midway = match.after(30)
        for seat in range(-1, midway.seats):
            data = json.loads(json.dumps(midway.view(seat)))["scene"]
            assert data["turn"] >= 1
        given = {name: value.replace(" ", "") for name, value in match.options.items()}
        assert data["options"] == given


def test_a_scene_shows_the_course_and_the_track() -> None:
    t = stage.staged([4, 0, 8, stage.ABOARD, 8], dog=7, cerberus=[1], revealed=2, rage=6, speed=4)
    data = scene.scene(stage.view(t, 0), 0)
    assert data["sides"] == ["start-a", "promontory", "rope-bridge", "finish-b"]
    assert (data["skulls"], data["difficulty"], data["bridge"]) == (10, 10, True)
    assert data["course"][8] == {
        "space": 8, "side": "promontory", "feature": "promontory", "mark": False, "seats": [2, 4],
        "cerberus": False,
    }  # fmt: skip
    assert data["course"][7]["cerberus"]
    assert (data["speed"], data["starting_speed"], data["rage"]["die"]) == (4, 3, 6)
    assert [place["shade"] for place in data["rage"]["positions"]] == (
        ["dark"] * 5 + ["light"] * 2 + ["blank"] * 2 + ["hunt"]
    )
    assert [place["unused"] for place in data["rage"]["positions"][:4]] == [True, True, False, False]
    assert data["rage"]["positions"][2]["seat"] == 1
    assert (data["barques"]["places"], data["barques"]["aboard"]) == (2, [3])
    boarded, turned = data["players"][3], data["players"][1]
    assert (boarded["aboard"], boarded["space"]) == (True, None)
    assert (turned["role"], turned["position"]) == ("cerberus", 3)
    assert turned["held"] == ["fury", "harry", "stalk", "return"]
    assert data["players"][0]["held"] == ["regroup", "gather", "run", "rush"]


def test_a_scene_shows_an_effect_in_progress() -> None:
    t = stage.staged([4, 4, 5, 6])
    stage.play(t, 0, "action", card="rush", effect=0)
    stage.play(t, 0, "part", part=0)
    data = scene.scene(stage.view(t, 2), 2)
    assert (data["active"], data["played"]) == (0, {"action": True, "bonus": False})
    assert data["players"][0]["played"] == ["rush"]
    effect = effect_seen(t, 2)
    assert (effect["card"], effect["grade"], effect["which"]) == ("rush", "action", 0)
    assert effect["cost"] == {"kind": "faster", "amount": 1}
    assert effect["parts"] == [{"does": "self", "by": 2}, {"does": "other", "by": 1}]
    assert (effect["paid"], effect["left"]) == (True, [1])
    assert data["move"] is None


def test_a_scene_shows_a_move_in_progress() -> None:
    t = stage.staged([12, 4, 5])
    stage.play(t, 0, "action", card="run", effect=0)
    move = scene.scene(stage.view(t, 1), 1)["move"]
    assert move
    assert (move["seat"], move["steps"], move["from"], move["hunt"]) == (0, 2, 12, False)


@pytest.mark.rule("C-225")
@pytest.mark.rule("C-229")
def test_who_has_seen_two_barques_knows_the_third() -> None:
    t = stage.staged([4, 4, 5], barques=[2, 3, 1], hands=["cowardice"])
    stage.play(t, 0, "bonus", kind="cowardice", effect=0)
    stage.play(t, 0, "peek", slot=0)
    slots = scene.scene(stage.view(t, 0), 0)["barques"]["slots"]
    assert [slot["places"] for slot in slots] == [2, None, None]
    stage.play(t, 0, "action", card="regroup", effect=1)
    assert words_of_moves(t, 0, "peek")[:2] == [
        "Look at the Barque at mooring 1 (you know it: 2 seats)",
        "Look at the Barque at mooring 2",
    ]
    stage.play(t, 0, "peek", slot=1)
    own = scene.scene(stage.view(t, 0), 0)["barques"]["slots"]
    assert [(slot["places"], slot["seen"]) for slot in own] == [(2, True), (3, True), (1, False)]
    others = scene.scene(stage.view(t, 1), 1)["barques"]["slots"]
    assert [(slot["places"], slot["seen_by"]) for slot in others] == [(None, [0]), (None, [0]), (None, [])]


@pytest.mark.rule("C-235")
def test_a_card_shown_in_a_failed_request_stays_known() -> None:
    t = stage.staged([4, 4, 5], hands=["selfishness selfishness", "sacrifice fatalism"])
    stage.play(t, 0, "bonus", kind="selfishness", effect=1)
    stage.play(t, 0, "stop")
    stage.play(t, 1, "stop")
    assert scene.scene(stage.view(t, 2), 2)["players"][0]["shown"] == ["selfishness"]
    stage.play(t, 0, "bonus", kind="selfishness", effect=0)
    assert scene.scene(stage.view(t, 2), 2)["players"][0]["shown"] == []


# The score sheet ---------------------------------------------------------------------------------


@pytest.mark.rule("C-221")
def test_the_sheet_tells_an_escape() -> None:
    t = stage.staged([stage.ABOARD, 21, 0, 9], dog=7, cerberus=[2], revealed=2, active=1, hands=["sacrifice"])
    stage.play(t, 1, "action", card="run", effect=0)
    view = stage.view(t, -1)
    sheet = score_sheet.sheet(view)
    assert (sheet["ending"], sheet["winners"], sheet["barques"]) == ("escape", [0, 1], [2, 1, 3])
    assert [row["outcome"] for row in sheet["seats"]] == ["escaped", "escaped", "cerberus", "path"]
    assert sheet["seats"][0]["hand"] == {"sacrifice": 1}
    assert [said(line)[0] for line in score_sheet.sheet_lines(view)] == [
        "Anna: escaped in the Barque and won.",
        "In hand: Sacrifice.",
        "Boris: escaped in the Barque and won.",
        "Vera: lost with Cerberus (position 4 of the Rage track).",
        "Gleb: came as far as space 9.",
        "The Barques",
        "Mooring 1: 2 seats, the Barque that was turned up.",
        "Mooring 2: 1 seat.",
        "Mooring 3: 3 seats.",
        "The result",
        "Turns played: 1. Difficulty: 10.",
        "The Barque was full at the end of a turn and left.",
        "The winners: Anna and Boris.",
    ]
    assert asked(t, 0) == "You have won. Escaped in the Barque: Anna and Boris."
    assert said(telling.prompt(stage.view(t, 2), 2))[1] == "Вы проиграли. В ладье спасаются Anna и Boris."


@pytest.mark.rule("C-221")
def test_the_sheet_tells_too_few_for_the_barque() -> None:
    t = stage.staged([0, 8, stage.ABOARD, 19], dog=7, cerberus=[0], revealed=3)
    stage.play(t, 0, "action", card="stalk", effect=0)
    view = stage.view(t, -1)
    assert score_sheet.sheet(view)["ending"] == "too-few"
    assert [row["outcome"] for row in score_sheet.sheet(view)["seats"]] == [
        "winner",
        "lost",
        "aboard",
        "path",
    ]
    assert [said(line)[0] for line in score_sheet.sheet_lines(view)[-2:]] == [
        "Only 2 Adventurers were left for a Barque with 3 seats.",
        "The winner: Anna.",
    ]
    assert asked(t, 1) == "You have lost. Cerberus has won, and with him Anna."


@pytest.mark.rule("C-220")
def test_the_sheet_tells_that_nobody_won() -> None:
    t = stage.staged([16, 15, 14], dog=13, revealed=3, hands=["", "fatalism"], active=1)
    stage.play(t, 1, "bonus", kind="fatalism", effect=0)
    view = stage.view(t, -1)
    assert (score_sheet.sheet(view)["ending"], score_sheet.sheet(view)["winners"]) == ("too-few", [])
    assert said(score_sheet.sheet_lines(view)[-1]) == [
        "No player was on the side of Cerberus, so nobody wins.",
        "На стороне Цербера никого нет, поэтому победителей нет.",
    ]
    assert telling.prompt(view, -1) == Message(
        "prompt-over", {"result": "watched", "ending": "too-few", "seats": Seats(0)}
    )
    assert asked(t, -1) == "The game is over. Cerberus has won, and no player with him."


def test_the_sheet_agrees_with_the_result(heard: Heard) -> None:
    for match in heard.matches:
        sheet = match.result["sheet"]
        assert json.loads(json.dumps(sheet)) == sheet
        assert sheet["winners"] == match.result["winners"]
        for row in sheet["seats"]:
            assert row["won"] == (row["outcome"] in ("escaped", "winner"))
            assert (row["role"] == "lost") == (row["outcome"] == "lost")
