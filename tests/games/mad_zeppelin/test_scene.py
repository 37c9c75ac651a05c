"""Mad Zeppelin in words and as data: everything that can happen is said in both languages."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.games.telling import Telling
from tests.rulebook.mad_zeppelin import stage
from turncoat.games import game
from turncoat.games.chapters import help_lines
from turncoat.games.mad_zeppelin import components as box
from turncoat.games.mad_zeppelin import guide, names, scene
from turncoat.games.mad_zeppelin import sheet as score_sheet
from turncoat.games.mad_zeppelin.moves import MOVES
from turncoat.games.mad_zeppelin.news import NEWS
from turncoat.games.mad_zeppelin.notes import Notes, notes
from turncoat.games.mad_zeppelin.options import OPTIONS
from turncoat.games.mad_zeppelin.scoring import end_game
from turncoat.games.mad_zeppelin.table import BY_FLIGHT, BY_POINTS, DRAFTING, Table
from turncoat.kernel.news import EVERYONE, HEAD, Event, Kind
from turncoat.kernel.origin import Origin
from turncoat.match import Match
from turncoat.words import LANGUAGES, Message, Seat, Seats, Thing, Words

GAME = game("mad-zeppelin")
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor")
WORDS = {language: Words(language, GAME.text) for language in LANGUAGES}
_telling = Telling(GAME, NAMES)
said, identifiers = _telling.said, _telling.identifiers
VIEW = Table()
DEEDS = ("draft", "settle", "play", "show", "act", "carry-out", "swap", "sell-another", "order")
"""What can be asked for."""


def told(name: str, *numbers: int) -> Message:
    """News by name as a message."""
    return news_of(next(kind for kind in NEWS.kinds if kind.name == name), *numbers)


def news_of(kind: Kind, *numbers: int) -> Message:
    """News of a kind as a message."""
    return scene.news(VIEW, Event(kind, EVERYONE << HEAD | kind.packed(numbers)))


@dataclass
class Heard:
    """All that random games brought up."""

    matches: list[Match] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    families: set[str] = field(default_factory=set)
    abilities: set[Any] = field(default_factory=set)

    def say(self, message: Message) -> None:
        """Put a message into words and remember what it and its parts are called."""
        said(message)
        self.remember(message)

    def remember(self, message: Message) -> None:
        """Note the names of a message and of the messages in it."""
        self.names.add(message.name)
        self.abilities.add(message.arguments.get("text"))
        for part in message.arguments.values():
            if isinstance(part, Message):
                self.remember(part)


def played(heard: Heard, seats: int, seed: int) -> Match:
    """A game of random moves in which everything that can be said is said."""
    options = {"mode": ("run", "long-haul")[seed % 2], "pick-black": ("yes", "no")[seed % 2]}
    match = Match(GAME, seats, seed, options, NAMES[:seats])
    whim = random.Random(seed)
    while not match.over:
        (seat,) = match.awaits
        for viewer in (seat, -1):
            heard.say(match.prompt(viewer))
            heard.say(scene.rule_hint(seen(match, viewer), viewer))
        legal = match.legal(seat)
        shuffled = whim.sample(legal, len(legal))
        for number, move in enumerate(shuffled):
            if number < 5 or move.message.name not in heard.names:
                heard.say(move.message)
            heard.families.add(move.family)
        ending = [move for move in legal if move.family in ("end", "decline")]
        match.play(seat, ending[0] if ending and whim.random() < 0.1 else shuffled[0])
    for viewer in range(-1, seats):
        heard.say(match.prompt(viewer))
    view = seen(match)
    for one in match.news:
        heard.say(scene.news(view, one.event))
    for line in score_sheet.sheet_lines(seen(match)):
        heard.say(line)
    return match


def seen(match: Match, seat: int = -1) -> Table:
    """A seat's view as a table of Mad Zeppelin."""
    view = match.seen(seat)
    assert isinstance(view, Table)
    return view


@pytest.fixture(scope="module")
def heard() -> Heard:
    found = Heard()
    for seed, seats in enumerate(3 * list(GAME.seats)):
        found.matches.append(played(found, seats, seed))
    return found


def test_every_move_of_every_family_is_said(heard: Heard) -> None:
    assert heard.families == set(MOVES.families)
    assert identifiers("move-") <= heard.names


def test_every_question_is_said(heard: Heard) -> None:
    assert {f"prompt-{deed}" for deed in DEEDS} | {"prompt-wait", "prompt-over"} <= heard.names
    assert {f"question-{deed}" for deed in DEEDS} <= heard.names
    assert identifiers("rule-") | identifiers("wait-") <= heard.names | {"rule-over"}
    assert scene.rule_hint(seen(heard.matches[0]), -1) == Message("rule-over")


def test_every_ability_is_explained_when_it_can_be_used(heard: Heard) -> None:
    assert {Thing(f"ability-{card.name}") for card in box.TRAITOR_CARDS} <= heard.abilities


def test_random_games_bring_up_nearly_all_news(heard: Heard) -> None:
    rare = {"news-draw"}
    assert {f"news-{kind.name}" for kind in NEWS.kinds} - rare <= heard.names


SMALLEST = {"other": 1, "count": 1, "number": 1, "journeys": 1, "cards": 1}
LARGEST = {
    "seat": 5, "other": 4, "seats": 0b111111, "coins": 21, "cards": 4, "cargo": 7, "number": 31,
    "traitor": 13, "traitors": 0x3FFF, "left": 6, "unselected": 0x2001,
    "result": 5, "second-result": 4, "third-result": 3, "die": 2, "journeys": 10, "crates": 5, "count": 4,
    "given": 0, "taken": 7, "second-cargo": 8, "third-cargo": 8, "fourth-cargo": 0, "points": 31,
}  # fmt: skip


@pytest.mark.parametrize("kind", NEWS.kinds, ids=lambda kind: str(kind.name))
def test_news_of_every_kind_at_its_bounds(kind: Kind) -> None:
    for facts in (SMALLEST, LARGEST):
        said(news_of(kind, *(min(facts.get(name, 0), of.high) for name, of in kind.domains.items())))


def test_news_names_what_its_numbers_stand_for() -> None:
    message = told("threw-with-crates", 3, box.STEEL, 3, 1)
    bribe = {"coins": 3, "crates": 1, "last": "no"}
    assert message.arguments == {"seat": Seat(3), "cargo": Thing("cargo-steel"), **bribe}
    assert said(message) == [
        "Gleb threw Steel overboard for 3 coins and 1 crate.",
        "Gleb сбрасывает за борт сталь; цена — 3 монеты и 1 ящичек.",
    ]


def test_sets_of_traitors_are_listed_by_name() -> None:
    airsick, unselected = stage.bits("igor", "troy", "ratatine"), stage.bits("ripp")
    message = told("aside", airsick, unselected)
    assert said(message) == [
        "Only you saw who is airsick: Igor, Helen Troy and Ratatine. Nobody took: Dr Ripp.",
        "Видите только вы. Укачало: Игорь, Елена Трой и Рататина. Никто не взял: доктор Рипп.",
    ]


def test_only_the_real_cards_are_foreseen() -> None:
    assert said(told("foreseen", 2, box.ORE, box.JOURNEY, 0, 0)) == [
        "You saw, from the top: Ore and Journey.",
        "Вы видите, считая сверху: руда и карта пути.",
    ]
    assert (
        said(told("foreseen", 1, box.CRATE, 0, 0, 0))[0] == "You saw, from the top: Small mysterious crate."
    )


def test_dice_are_told_with_heading_and_colour() -> None:
    assert said(told("rolled", box.BLUE, box.BLACK, box.PICK)) == [
        "The dice were rolled: North, blue; Black; leader’s choice.",
        "Кубики брошены: север, синий; чёрный; выбор лидера.",
    ]


@pytest.mark.parametrize(
    ("coins", "russian"), [(1, "1 монета"), (2, "2 монеты"), (5, "5 монет"), (21, "21 монета")]
)
def test_coins_are_counted_in_russian(coins: int, russian: str) -> None:
    assert said(told("sold", 0, box.STEEL, coins))[1] == f"Anna продаёт сталь; выручка — {russian}."


# Questions and moves -----------------------------------------------------------------------------


def words_of_moves(t: Table, seat: int, family: str) -> list[str]:
    """The moves of a family that a seat may make, in English."""
    view = stage.view(t, seat)
    return [said(scene.move(view, seat, *choice))[0] for choice in stage.choices(t, seat, family)]


def test_a_throw_says_its_price() -> None:
    t = stage.staged(["steeling igor", "love ripp"], hands=["steel crate"], coins=[3])
    stage.lay_hold(t, [box.CRATE, *[t.hold[place] for place in range(1, t.depth)]])
    stage.reveal(t, 0, "steeling")
    assert words_of_moves(t, 0, "throw") == [
        "Throw a Small mysterious crate overboard: 1 coin, for 1 point.",
        "Throw a Small mysterious crate overboard: 1 crate, for 1 point.",
        "Throw Steel overboard: 4 coins, for 5 points.",
        "Throw Steel overboard: 3 coins and 1 crate, for 5 points.",
        "Throw Steel overboard: 2 coins and 2 crates, for 5 points.",
    ]


def test_the_same_family_is_worded_after_its_question() -> None:
    t = stage.staged(["ripp igor", "love steeling"])
    assert words_of_moves(t, 0, "traitor") == [
        "Play Igor (green, on the dice): takes a coin from each of two richer players.",
        "Play Dr Ripp (red, on the dice): makes a hidden traitor unplayable.",
    ]
    stage.reveal(t, 0, "ripp")
    named = "Name Carlotta Love, so that nobody can play that traitor in this turn."
    assert named in words_of_moves(t, 0, "traitor")
    assert not any("Igor" in words for words in words_of_moves(t, 0, "traitor"))


def test_a_copier_is_asked_about_what_it_copies() -> None:
    t = stage.staged(["tim-sly igor", "love steeling"], hands=["wood", "coal"])
    stage.reveal(t, 0, "tim-sly")
    stage.play(t, 0, "traitor", traitor="love")
    view = stage.view(t, 0)
    assert said(scene.prompt(view, 0))[0] == (
        "Li’l Tim Sly stands in for Carlotta Love: carry out the Ability now, or leave it. "
        "There will be no later chance."
    )
    assert said(scene.prompt(stage.view(t, 1), 1)) == [
        "Anna may use the Ability of Carlotta Love.",
        "Anna решает, применить ли способность Карлотты Лав.",
    ]
    assert words_of_moves(t, 0, "player") == ["Look at the hand of Boris: 1 card."]
    assert words_of_moves(t, 0, "decline") == ["Leave the Ability"]
    stage.play(t, 0, "player", seat=1)
    assert words_of_moves(t, 0, "decline") == ["Swap nothing"]


@pytest.mark.parametrize("seat", [1, -1])
def test_whoever_waits_is_told_what_the_other_can_do(seat: int) -> None:
    """Not the rule, which speaks to the one who decides."""
    t = stage.staged(["love igor", "ripp steeling"], hands=["wood", "coal"])
    waits = scene.rule_hint(stage.view(t, seat), seat)
    assert said(waits)[0] == "A played traitor searches, then may use the Ability and throw a card."
    stage.reveal(t, 0, "love")
    assert said(scene.rule_hint(stage.view(t, seat), seat)) == [
        "Carlotta Love, Councillor: sees a hand and may swap a card.",
        "Карлотта Лав, советница: видит чужую руку и может обменять карту.",
    ]
    assert "You may then swap" in said(scene.rule_hint(stage.view(t, 0), 0))[0]


@pytest.mark.parametrize(
    ("safe", "words"), [(1, "Sell Gold for 1 coin (the Safe holds no more)."), (9, "Sell Gold for 4 coins.")]
)
def test_a_price_below_the_level_says_why(safe: int, words: str) -> None:
    t = stage.staged(["zamfirescu igor", "love steeling"], hands=["gold", "coal"])
    stage.reveal(t, 0, "zamfirescu")
    stage.set_safe(t, safe)
    assert words in words_of_moves(t, 0, "card")


def test_an_order_says_what_is_drawn_and_what_stays() -> None:
    t = stage.staged(["ratatine igor", "love steeling"], hold="wood ore gold journey coal")
    stage.reveal(t, 0, "ratatine")
    stage.play(t, 0, "use")
    found = words_of_moves(t, 0, "order")
    assert found[0] == "Draw Ore; then on top: Gold, Journey and Coal."
    assert "Draw a Journey; then on top: Coal, Gold and Ore." in found
    assert len(set(found)) == 24


THROWS = [
    ("blue red green", "wood", 3, "You can throw a card overboard."),
    ("black black black", "wood", 3, "All dice are Black, so nothing can be thrown."),
    ("red red green", "wood", 3, "The dice do not show blue, so you cannot throw."),
    ("blue red green", "diamonds", 0, "You cannot pay for any card of yours."),
]


@pytest.mark.parametrize(("dice", "hand", "coins", "sentence"), THROWS)
def test_the_prompt_says_why_a_throw_is_impossible(dice: str, hand: str, coins: int, sentence: str) -> None:
    t = stage.staged(["steeling igor", "love ripp"], dice, [hand], [coins], hold="gold")
    stage.reveal(t, 0, "steeling")
    assert sentence in said(scene.prompt(stage.view(t, 0), 0))[0]


@pytest.mark.rule("M-187")
def test_those_who_wait_read_only_what_is_public() -> None:
    """What a seat is told of another's question is the same in every world that it cannot tell apart."""
    for seats in GAME.seats:
        t = stage.dealt(seats, seed=seats)
        for position, _ in enumerate(stage.random_moves(t, seats)):
            (asked,) = stage.awaited(t)
            other = (asked + 1) % seats
            if position % 40 or not t.awaits:
                continue
            for world in stage.guesses(t, other, 2):
                for seat in (other, -1):
                    assert scene.prompt(stage.view(world, seat), seat) == scene.prompt(
                        stage.view(t, seat), seat
                    )


# Texts -------------------------------------------------------------------------------------------


def names_used() -> Iterator[str]:
    """The messages that the code can ask for."""
    for things in (box.CARD, box.COLOUR, box.FACE, box.TRAITOR):
        yield from (f"{things.name}-{name}" for name in things.names)
    yield from (f"{what}-{deed}" for what in ("prompt", "question") for deed in DEEDS)
    yield from (f"news-{kind.name}" for kind in NEWS.kinds)
    yield from (f"ability-{card.name}" for card in box.TRAITOR_CARDS)
    yield from (f"origin-{origin.value}" for origin in Origin)
    yield from (line.name for line in help_lines(GAME, 5))
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


@pytest.mark.rule("M-011")
@pytest.mark.parametrize("seats", GAME.seats)
def test_help_says_what_is_reconstructed(seats: int) -> None:
    lines = help_lines(GAME, seats, {"mode": "long-haul", "pick-black": "no"})
    assert lines[-1] == Message("help-reconstruction")
    for line in lines:
        said(line)
    english, russian = said(lines[-1])
    assert "not what was published" in english
    assert "не то, что издано" in russian
    origins = {line.arguments["traitor"]: line for line in lines if line.name == "help-traitor"}
    assert origins[Thing("traitor-steeling")].arguments["sure"] == Thing("origin-rulebook")
    assert origins[Thing("traitor-tim-sly")].arguments["origin"] == Thing("origin-reported")
    assert origins[Thing("traitor-igor")].arguments["origin"] == Thing("origin-reconstruction")


def test_help_follows_seats_and_options() -> None:
    two = {line.name: said(line)[0] for line in help_lines(GAME, 2)}
    six = {
        line.name: said(line)[0] for line in help_lines(GAME, 6, {"mode": "long-haul", "bribes": "points"})
    }
    assert "5 are airsick" in two["help-draft"]
    assert "1 is airsick" in six["help-draft"]
    assert "at least 20 points" in two["help-goal"]
    assert "at least 30 points" in six["help-goal"]
    assert "bribe 6" in two["help-kind"]  # the last line is that of Diamonds
    assert "bribe 7" in six["help-kind"]


@pytest.mark.rule("M-010")
@pytest.mark.rule("M-011")
def test_origins_tell_what_is_reconstructed() -> None:
    found = scene.origins()
    assert {part for part, origin in found.items() if origin == "reported"} == {
        "part-cargo-cards", "part-wood", "part-diamonds", "part-tim-sly",
    }  # fmt: skip
    assert [part for part, origin in found.items() if origin == "inferred"] == ["part-airsick"]
    assert {part for part, origin in found.items() if origin == "reconstruction"} == {
        "part-cargo-table", "part-removed", "part-colours", "part-texts", "part-headings",
    }  # fmt: skip
    data = scene.scene(stage.view(stage.dealt(6), 0), 0)
    assert data["origins"]["parts"] == found
    sure = {card["name"]: card["origin"] for card in data["traitors"]}
    sure |= {card["name"]: card["origin"] for card in data["cargo"]}
    rulebook, reported, ours = (
        Thing(f"origin-{name}") for name in ("rulebook", "reported", "reconstruction")
    )
    mixed = {
        "steeling": Message("origins-traitor", {"sure": rulebook, "origin": ours, "same": "no"}),
        "tim-sly": Message("origins-traitor", {"sure": ours, "origin": reported, "same": "no"}),
        "wood": Message("origins-cargo", {"sure": reported, "origin": ours, "same": "no"}),
        "diamonds": Message("origins-cargo", {"sure": reported, "origin": ours, "same": "no"}),
    }
    assert said(mixed["steeling"])[0] == "Colour: known from the rulebook; texts: our reconstruction"
    assert said(mixed["wood"])[0] == "Points: reported in reviews; all else: our reconstruction"
    for name, origin in sure.items():
        assert origin == mixed.get(name, Message("origin-reconstruction")).json()


# The table as data -------------------------------------------------------------------------------


def check_scene(t: Table, seat: int) -> None:
    """A scene is JSON and holds nothing that its seat may not know."""
    data = scene.scene(stage.view(t, seat), seat)
    assert json.loads(json.dumps(data)) == data
    assert (data["own"] is None) == (seat < 0)
    for player in data["players"]:
        other = player["seat"]
        assert (player["hand"] is not None) == (other == seat)
        assert player["traitors_left"] == len(stage.members(t.held[other]))
        assert player["points"] == player["cargo_points"] + player["bonus"]
        assert sum(player["thrown"].values()) == len(stage.thrown(t, other))
    if data["own"]:
        assert data["own"]["traitors"] == stage.members(t.held[seat])
        assert (data["own"]["airsick"] is not None) == (seat == t.leader and t.stage != DRAFTING)
        assert data["players"][seat]["hand"] == {
            name: stage.hand(t, seat).count(name) for name in stage.hand(t, seat)
        }
    assert len(data["notes"]["hands"]) == t.seats - (seat >= 0)


@pytest.mark.rule("M-188")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_scene_tells_nothing_hidden(seats: int) -> None:
    """Least of all to a spectator: there it is the same in every world with the same public things."""
    t = stage.dealt(seats, seed=seats)
    for position, _ in enumerate(stage.random_moves(t, seats)):
        check_scene(t, position % (seats + 1) - 1)
        if position % 40 == 7:
            data = scene.scene(stage.view(t, -1), -1)
            for world in stage.guesses(t, -1, 2):
                assert scene.scene(stage.view(world, -1), -1) == data
    for seat in range(-1, seats):
        check_scene(t, seat)
    data = scene.scene(stage.view(t, -1), -1)
    assert data["over"]
    assert data["stage"] == "over"
    assert data["winners"] == [seat for seat in range(seats) if t.winners >> seat & 1]


def test_a_match_can_be_seen_from_every_seat(heard: Heard) -> None:
    match = heard.matches[0].after(40)
    for seat in range(-1, match.seats):
        assert json.loads(json.dumps(match.view(seat)))["scene"]["turn"] >= 1
    assert match.view(0)["scene"]["options"] == match.options


def test_a_scene_shows_the_turn() -> None:
    t = stage.staged(["steeling igor", "henchman tim-sly", "ripp love"], "blue black pick", leader=1)
    t.die[2] = box.YELLOW
    stage.reveal(t, 1, "henchman")
    stage.play(t, 1, "use")
    stage.end(t, 1)
    stage.reveal(t, 2, "ripp")
    stage.play(t, 2, "traitor", traitor="tim-sly")
    data = scene.scene(stage.view(t, 1), 1)
    assert (data["turn"], data["round"], data["leader"], data["actor"]) == (1, 1, 1, 2)
    assert (data["stage"], data["question"], data["ability"]) == ("plays", "act", "ripp")
    assert data["dice"] == [
        {"result": "blue", "heading": "north"},
        {"result": "black", "heading": None},
        {"result": "yellow", "heading": "west"},
    ]
    assert data["open_colours"] == ["blue", "yellow"]
    assert data["unplayable"] == [{"traitor": "tim-sly", "by": 2}]
    assert data["tolls"] == [1]
    assert [player["toll"] for player in data["players"]] == [False, True, False]
    (laid,) = data["players"][1]["laid"]
    assert (laid["round"], laid["traitor"], laid["blocked"]) == (1, "henchman", False)
    assert [player["current"] for player in data["players"]] == [None, "henchman", "ripp"]
    own = data["own"]
    assert own
    assert (own["dealt"], own["drafted"], own["blocked"]) == ("henchman", "tim-sly", ["tim-sly"])
    assert set(own["passed_on"] or ()) == set(own["pool"] or ()) - {"tim-sly"}
    assert (len(own["airsick"] or ()), len(own["unselected"] or ())) == (5, 3)


@pytest.mark.rule("M-028")
def test_the_last_drafter_knows_the_unselected() -> None:
    t = stage.staged(["steeling igor", "henchman tim-sly"])
    own = scene.scene(stage.view(t, 1), 1)["own"]
    assert own
    assert own["airsick"] is None
    assert own["unselected"] == own["passed_on"] == stage.members(t.undrafted)


# Notes -------------------------------------------------------------------------------------------


def known(t: Table, seat: int, other: int) -> tuple[list[str], int]:
    """The cards that a seat is sure another one holds, and how many others that one has."""
    found = notes(stage.view(t, seat), seat)
    cards = [stage.CARGO_NAMES[kind] for kind, count in enumerate(found.hands[other]) for _ in range(count)]
    return cards, found.unknown[other]


def top(t: Table, seat: int) -> list[str]:
    """The cards that a seat knows on top of the Hold."""
    return [stage.CARGO_NAMES[card] for card in notes(stage.view(t, seat), seat).top]


def near(t: Table, seat: int) -> dict[str, int]:
    """The cards that a seat knows among the next three without knowing their order."""
    near: dict[str, int] = scene.scene(stage.view(t, seat), seat)["notes"]["near_top"]
    return near


def foreseen(*, hold: str, traitors: list[str], **more: Any) -> Table:
    """Seat 0 has played Ratatine, drawn the second card of the Hold and left the next three as they were."""
    t = stage.staged(traitors, hold=hold, **more)
    stage.reveal(t, 0, "ratatine")
    stage.play(t, 0, "use")
    assert top(t, 0) == hold.split()[1:5]
    stage.play(t, 0, "order", order=0)
    stage.end(t, 0)
    return t


@pytest.mark.rule("M-178")
def test_what_ratatine_left_on_top_is_followed() -> None:
    t = foreseen(hold="wood coal ore gold journey", traitors=["ratatine igor", "love ripp", "rochat troy"])
    assert top(t, 0) == ["ore", "gold", "journey"]
    assert top(t, 1) == []
    stage.reveal(t, 1, "love")
    assert top(t, 0) == ["gold", "journey"]
    assert known(t, 0, 1) == (["ore"], 1)
    assert known(t, 2, 1) == ([], 2)
    stage.end(t, 1)
    stage.reveal(t, 2, "rochat")
    assert top(t, 0) == []
    assert known(t, 0, 2) == (["gold"], 1)


def seen_again(*, drawn: str) -> Table:
    """Anna left Ore, Gold, Journey on top; Boris drew the Ore and as Mr Shadow saw the others with Lead and
    Steel, and put one of these cards on top to draw it."""
    t = foreseen(hold="wood coal ore gold journey lead steel", traitors=["ratatine igor", "shadow ripp"])
    stage.reveal(t, 1, "shadow")
    assert known(t, 0, 1) == (["ore"], 1)
    stage.play(t, 1, "player", seat=0)
    stage.play(t, 1, "use")
    assert top(t, 0) == ["gold", "journey"]
    view = stage.view(t, 1)
    cards = [scene.move(view, 1, *choice).arguments["cargo"] for choice in stage.choices(t, 1, "order")]
    stage.play(t, 1, "order", order=cards.index(Thing(f"cargo-{drawn}")))
    return t


@pytest.mark.rule("M-179")
@pytest.mark.parametrize("drawn", ["gold", "lead", "steel"])
def test_another_look_at_the_hold_takes_the_order_away(drawn: str) -> None:
    """Some Cargo was drawn, so the Journey is still among the next three, and no more is certain."""
    t = seen_again(drawn=drawn)
    assert (top(t, 0), near(t, 0)) == ([], {"journey": 1})
    assert known(t, 0, 1) == (["ore"], 2)
    assert (len(top(t, 1)), near(t, 1)) == (3, {})


@pytest.mark.rule("M-179")
def test_a_journey_drawn_from_cards_seen_by_two_tells_what_is_left() -> None:
    t = seen_again(drawn="journey")
    assert (top(t, 0), near(t, 0)) == ([], {"gold": 1})
    assert known(t, 0, 1) == (["ore"], 1)


@pytest.mark.rule("M-180")
def test_a_hand_seen_by_love_is_corrected_by_what_happens() -> None:
    hands = ["wood", "steel coal", "lead"]
    t = stage.staged(["love igor", "hummerock ripp", "troy walder"], hands=hands, hold="wood ore")
    stage.reveal(t, 0, "love")
    stage.play(t, 0, "player", seat=1)
    assert known(t, 0, 1) == (["coal", "steel"], 0)
    stage.play(t, 0, "decline")
    stage.end(t, 0)
    stage.reveal(t, 1, "hummerock")
    assert known(t, 0, 1) == (["coal", "steel"], 1)
    stage.play(t, 1, "extra", cargo="coal", crates=0)
    assert known(t, 0, 1) == (["steel"], 1)
    assert known(t, 2, 1) == ([], 2)


@pytest.mark.rule("M-180")
def test_both_sides_of_a_swap_remember_it() -> None:
    t = stage.staged(
        ["love igor", "hummerock ripp", "troy walder"], hands=["wood", "steel coal", "lead"], hold="ore"
    )
    stage.reveal(t, 0, "love")
    stage.play(t, 0, "player", seat=1)
    stage.play(t, 0, "swap", give="wood", take="steel")
    assert known(t, 0, 1) == (["wood", "coal"], 0)
    assert known(t, 1, 0) == (["steel"], 1)
    assert known(t, 2, 0) == ([], 2)


@pytest.mark.rule("M-181")
def test_the_victim_knows_what_troy_took() -> None:
    t = stage.staged(
        ["troy igor", "steeling ripp", "love walder"], "red blue black", ["wood", "gold", "lead"]
    )
    stage.reveal(t, 0, "troy")
    stage.play(t, 0, "player", seat=1)
    assert known(t, 1, 0) == (["gold"], 2)
    assert known(t, 2, 0) == ([], 3)
    stage.set_coins(t, [9])
    stage.play(t, 0, "throw", cargo="gold", crates=0)
    assert known(t, 1, 0) == ([], 2)


@pytest.mark.rule("M-182")
def test_what_may_have_left_a_hand_is_no_longer_certain() -> None:
    hands = ["wood", "steel coal coal", "lead"]
    t = stage.staged(["love igor", "steeling ripp", "troy walder"], hands=hands, hold="ore gold wood")
    stage.reveal(t, 0, "love")
    stage.play(t, 0, "player", seat=1)
    stage.play(t, 0, "decline")
    stage.end(t, 0)
    stage.pass_by(t, "steeling")
    assert known(t, 0, 1) == (["coal", "coal", "steel"], 1)
    stage.reveal(t, 2, "troy")
    stage.play(t, 2, "player", seat=1)
    assert known(t, 0, 1) == (["coal"], 2)
    assert known(t, 0, 2) == ([], 3)


@pytest.mark.rule("M-182")
def test_what_is_shown_later_brings_certainty_back() -> None:
    """Boris took Steel or Coal from Vera, nobody else knows which; Vera then throws the other one."""
    hands = ["wood", "lead", "steel coal"]
    traitors = ["love igor", "troy ripp", "steeling walder"]
    t = stage.staged(traitors, hands=hands, coins=[3, 3, 4], hold="ore gold journey")
    stage.reveal(t, 0, "love")
    stage.play(t, 0, "player", seat=2)
    stage.play(t, 0, "decline")
    stage.end(t, 0)
    stage.reveal(t, 1, "troy")
    stage.play(t, 1, "player", seat=2)
    stage.end(t, 1)
    assert (known(t, 0, 1), known(t, 0, 2)) == (([], 3), ([], 1))
    stage.reveal(t, 2, "steeling")
    (left,) = stage.hand(t, 2)
    stage.play(t, 2, "throw", cargo=left, crates=0)
    assert known(t, 0, 1) == (["coal" if left == "steel" else "steel"], 2)
    assert known(t, 2, 1) == known(t, 0, 1)


@pytest.mark.rule("M-183")
def test_the_burier_knows_the_bottom_of_the_hold() -> None:
    t = stage.staged(["rochat igor", "shadow ripp", "troy walder"], hands=["steel", "gold", "lead"])
    stage.reveal(t, 0, "rochat")
    stage.play(t, 0, "card", cargo="steel")
    assert notes(stage.view(t, 0), 0).buried == ((0, box.STEEL),)
    assert notes(stage.view(t, 1), 1).buried == ()
    stage.end(t, 0)
    stage.reveal(t, 1, "shadow")
    stage.play(t, 1, "player", seat=0)
    stage.play(t, 1, "card", cargo="gold")
    assert notes(stage.view(t, 0), 0).buried == ((1, box.STEEL),)
    assert notes(stage.view(t, 1), 1).buried == ((0, box.GOLD),)
    assert scene.scene(stage.view(t, 0), 0)["notes"]["buried"] == [{"under_it": 1, "cargo": "steel"}]


def check_notes(found: Notes, world: Table) -> None:
    """What is called certain is so in this world."""
    for other, hand in enumerate(found.hands):
        assert all(world.hand[other, kind] >= count for kind, count in enumerate(hand))
        assert sum(hand) + found.unknown[other] == world.hand_size[other]
    hold = [world.hold[(world.top + place) % box.CARDS] for place in range(world.depth)]
    assert len(hold) == len(found.hold)
    assert all(card in (box.NONE, real) for card, real in zip(found.hold, hold, strict=True))
    for kind, count in enumerate(found.near):
        assert hold[:3].count(kind) >= count + found.hold[:3].count(kind)


@pytest.mark.rule("M-174")
@pytest.mark.parametrize("seats", GAME.seats)
def test_notes_are_certain_and_depend_on_the_view_alone(seats: int) -> None:
    """They hold in the real world and in guessed ones, and worlds that look the same have the same notes."""
    t = stage.dealt(seats, seed=100 + seats)
    for position, _ in enumerate(stage.random_moves(t, seats)):
        for seat in range(-1, seats):
            if (position + seat) % 5 == 0:
                check_notes(notes(stage.view(t, seat), seat), t)
        if position % 50 == 25:
            seat = position // 50 % seats
            found = notes(stage.view(t, seat), seat)
            for world in stage.guesses(t, seat, 3):
                check_notes(found, world)
                assert notes(stage.view(world, seat), seat) == found
                assert scene.scene(stage.view(world, seat), seat) == scene.scene(stage.view(t, seat), seat)


# The score sheet ---------------------------------------------------------------------------------


def ended(points: dict[int, str], coins: list[int], ending: int = BY_POINTS, mode: str = "run") -> Table:
    """A finished game of three with this Cargo thrown by each seat."""
    t = stage.staged(["love igor", "ripp steeling", "troy walder"], coins=coins, mode=mode)
    for seat, cards in points.items():
        for card in cards.split():
            t.thrown[seat, stage.kind(card)] += 1
    end_game(t, ending)
    return t


@pytest.mark.rule("M-170")
def test_the_sheet_explains_every_point() -> None:
    t = ended({0: "diamonds diamonds wood coal lead", 1: "gold wood coal ore"}, [4, 2, 3])
    sheet = score_sheet.sheet(t)
    assert (sheet["ending"], sheet["target"], sheet["winners"], sheet["by_coins"]) == (
        "points",
        20,
        [0],
        False,
    )
    assert [(row["cargo_points"], row["bonus"], row["coins"]) for row in sheet["seats"]] == [
        (20, 0, 4),
        (13, 1, 2),
        (0, 0, 3),
    ]
    assert [said(line)[0] for line in score_sheet.sheet_lines(t)] == [
        "Anna: 20 points, 4 coins",
        "Cargo: 20 for Wood (1), Coal (2), Lead (3) and Diamonds × 2 (14).",
        "Boris: 14 points, 2 coins",
        "Cargo: 13 for Wood (1), Coal (2), Ore (4) and Gold (6).",
        "All four levels: 1 more.",
        "Vera: 0 points, 3 coins",
        "No Cargo was thrown overboard.",
        "The result",
        "The game ended at the end of a turn in which 20 points were reached.",
        "Anna wins with the most points (20).",
    ]
    assert said(scene.prompt(stage.view(t, 0), 0))[0] == "You have won. The winner: Anna."
    assert said(scene.prompt(stage.view(t, 1), 1))[1] == "Вы проиграли. Побеждает Anna."


@pytest.mark.rule("M-170")
def test_the_sheet_tells_ties() -> None:
    three = "diamonds diamonds diamonds"
    by_coins = ended({0: three, 2: three}, [4, 2, 3])
    assert (score_sheet.sheet(by_coins)["winners"], score_sheet.sheet(by_coins)["by_coins"]) == ([2], True)
    assert said(score_sheet.sheet_lines(by_coins)[-1])[0] == (
        "Vera wins: 21 points like others, but with the fewest coins (3)."
    )
    draw = ended({0: three, 2: three}, [3, 2, 3])
    assert said(score_sheet.sheet_lines(draw)[-1])[0] == (
        "A draw between Anna and Vera: each has 21 points and 3 coins."
    )
    assert scene.prompt(stage.view(draw, 0), 0) == Message(
        "prompt-over", {"result": "draw", "seats": Seats(0b101)}
    )


@pytest.mark.rule("M-170")
def test_the_sheet_tells_a_flight_without_a_winner() -> None:
    t = ended({0: "gold gold"}, [3, 3, 3], BY_FLIGHT, mode="long-haul")
    assert (score_sheet.sheet(t)["ending"], score_sheet.sheet(t)["winners"]) == ("flight", [])
    assert [said(line)[0] for line in score_sheet.sheet_lines(t)[-2:]] == [
        "The game ended with the flight, by the tenth Journey; 30 points were needed to win.",
        "Nobody has 30 points, so nobody wins.",
    ]
    assert said(scene.prompt(stage.view(t, 1), 1))[0] == "You have lost. Nobody has won."


def test_the_sheet_adds_up(heard: Heard) -> None:
    for match in heard.matches:
        sheet = match.result["sheet"]
        assert json.loads(json.dumps(sheet)) == sheet
        assert sheet["winners"] == match.result["winners"]
        for row in sheet["seats"]:
            assert row["points"] == row["cargo_points"] + row["bonus"]
            assert row["at_target"] == (row["points"] >= sheet["target"])
