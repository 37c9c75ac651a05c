"""Passengers in words and as data: everything that can happen is said in both languages."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.games.telling import Telling, event
from tests.rulebook.passengers import stage
from turncoat.games import game
from turncoat.games.chapters import help_lines
from turncoat.games.passengers import components as box
from turncoat.games.passengers import guide, scene
from turncoat.games.passengers import sheet as score_sheet
from turncoat.games.passengers.board import Picture
from turncoat.games.passengers.moves import MOVES
from turncoat.games.passengers.news import NEWS
from turncoat.games.passengers.options import OPTIONS
from turncoat.games.passengers.scoring import score
from turncoat.games.passengers.shapes import PassengersScene, Seated
from turncoat.games.passengers.table import CAUSE, Table
from turncoat.kernel.origin import Origin
from turncoat.match import Match
from turncoat.words import LANGUAGES, Message, Seat, Seats, Thing, Words

GAME = game("passengers")
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor", "Zhanna", "Zoe")
WORDS = {language: Words(language, GAME.text) for language in LANGUAGES}
_telling = Telling(GAME, NAMES)
said = _telling.said
VIEW = Table()
THINGS = (
    box.BOAT, box.CARD, box.COLOUR, box.FACTION, box.GIFT, box.ROUND, box.SET, box.SILENCE, box.TYPE, CAUSE,
)  # fmt: skip
DEEDS = (
    "hush", "place-shadow", "place", "vote", "silence", "vow", "verdict", "give-coin", "open-palm",
    "handshake", "barter", "choose-two", "choose-two-placed", "ask-hand-colour", "ask-placed-colour",
    "ask-kind", "count-colours", "count-demons", "drift", "peek", "peek-shadow", "turn-up", "turn-up-shadow",
    "peek-afterlands", "peek-another", "peek-lost", "exchange", "exchange-shadow", "move", "mask",
    "show-card", "give-card", "whose",
)  # fmt: skip
"""What the game asks for, in the words that name its texts."""
OFFERED = [
    (seats, sets, layout)
    for seats in GAME.seats
    for sets in ("I", "II", "III", *(["four"] if seats == 4 else []))
    for layout in ("a", "b")
]


@dataclass
class Heard:
    """All that random games brought up."""

    matches: list[Match] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    families: set[str] = field(default_factory=set)
    gifts: set[Any] = field(default_factory=set)

    def say(self, message: Message) -> None:
        """Put a message into words and remember its name and its Gift."""
        said(message)
        self.names.add(message.name)
        self.gifts.add(message.arguments.get("gift"))


def played(heard: Heard, seats: int, sets: str, layout: str, seed: int) -> Match:
    """A game of random moves in which everything that can be said is said."""
    options = {"sets": sets, "layout": layout, "silence": "on"}
    match = Match(GAME, seats, seed, options, NAMES[:seats])
    whim = random.Random(seed)
    while not match.over:
        seat = whim.choice(match.awaits)
        for viewer in (seat, -1):
            heard.say(match.prompt(viewer))
            heard.say(scene.rule_hint(seen(match, viewer), viewer))
        legal = match.legal(seat)
        for move in legal:
            heard.say(move.message)
            heard.families.add(move.family)
        match.play(seat, whim.choice(legal))
    for viewer in range(-1, seats):
        heard.say(match.prompt(viewer))
    view = seen(match)
    for told in match.news:
        heard.say(scene.news(view, told.event))
    for line in scene.sheet_lines(seen(match)):
        heard.say(line)
    return match


def seen(match: Match, seat: int = -1) -> Table:
    """A seat's view as a table of Passengers."""
    view = match.seen(seat)
    assert isinstance(view, Table)
    return view


@pytest.fixture(scope="module")
def heard() -> Heard:
    found = Heard()
    for seed, (seats, sets, layout) in enumerate(2 * OFFERED):
        found.matches.append(played(found, seats, sets, layout, seed))
    return found


def test_every_move_of_every_family_is_said(heard: Heard) -> None:
    assert heard.families == set(MOVES.families)
    assert {f"move-{deed}" for deed in DEEDS} | {"move-stop"} <= heard.names


def test_every_question_is_said(heard: Heard) -> None:
    assert {f"prompt-{deed}" for deed in DEEDS} | {"prompt-wait", "prompt-over"} <= heard.names
    assert {"rule-gift", "rule-place", "rule-place-shadow", "rule-vote", "rule-hush"} <= heard.names
    assert scene.rule_hint(seen(heard.matches[0]), -1) == Message("rule-over")


def test_every_gift_is_used(heard: Heard) -> None:
    assert {Thing(f"gift-{card.name}") for card in box.GIFT_CARDS} <= heard.gifts


def test_random_games_bring_up_nearly_all_news(heard: Heard) -> None:
    rare = {"news-won-by-coin"}
    assert {f"news-{kind.name}" for kind in NEWS.kinds} - rare <= heard.names


SMALLEST = {"seats": 0, "other": 1, "another": 2}
LARGEST = {
    "round": 2, "seat": 7, "seats": 0b11111111, "other": 6, "another": 5, "boat": 1, "to-boat": 1,
    "space": 4, "to-space": 4, "gift": len(box.GIFT_CARDS) - 1, "voices": 3, "card": 6, "type": 2,
    "colour": 2, "silence": box.SILENCE_CARDS - 1, "faction": 2, "demons": 5, "souls": 40,
    "yaesther": 17, "red": 5, "green": 0, "blue": 2, "raven": 17, "wolf": 1,
}  # fmt: skip


@pytest.mark.parametrize("kind", NEWS.kinds, ids=lambda kind: str(kind.name))
def test_news_of_every_kind_at_its_bounds(kind: Any) -> None:
    for facts in (SMALLEST, LARGEST):
        numbers = tuple(facts.get(name, 0) for name in kind.domains)
        said(scene.news(VIEW, event(kind, numbers)))


def test_news_names_what_its_numbers_stand_for() -> None:
    kind = next(kind for kind in NEWS.kinds if kind.name == "boarded")
    message = scene.news(VIEW, event(kind, (3, 1, 0, box.HAMSA_HAND, 2)))
    assert message.arguments == {
        "seat": Seat(3),
        "boat": Thing("boat-wolf"),
        "space": 1,
        "gift": Thing("gift-hamsa-hand"),
        "voices": 2,
    }
    assert said(message) == [
        "Gleb seated a Passenger on space 1 of the Wolf and took the Hamsa Hand and 2 Voices.",
        "Gleb сажает пассажира на место 1 в лодке волка и берёт Руку Хамсы и 2 голоса.",
    ]


def test_half_points_are_told_as_points() -> None:
    kind = next(kind for kind in NEWS.kinds if kind.name == "scored")
    message = scene.news(VIEW, event(kind, (14, 10, 13)))
    assert message.arguments == {"souls": 7, "demons": 5, "yaesther": 6.5}
    english, russian = said(message)
    assert english.endswith("Demon Smugglers 5, Yaesther 6.5.")
    assert russian.endswith("контрабандисты — 5, Ястер — 6,5.")


def test_the_count_of_the_afterlands_is_shown_once_the_game_is_over() -> None:
    match = Match(GAME, 5, 1, {}, NAMES[:5])
    dice = random.Random(1)
    while not match.over:
        assert scene.scene(seen(match), -1)["scored"] == []
        seat = dice.choice(match.awaits)
        match.play(seat, dice.choice(match.legal(seat)))
    shown = scene.scene(seen(match), -1)
    assert shown["scored"] == score_sheet.sheet(seen(match))["boats"]
    assert [boat["round"] for boat in shown["scored"]] == [1, 2, 3]


def test_every_vote_is_named() -> None:
    kind = next(kind for kind in NEWS.kinds if kind.name == "votes")
    message = scene.news(stage.dealt(5), event(kind, (0b00101, 4, 3)))
    assert message.arguments["others"] == Seats(0b11010)


def test_a_gift_used_on_oneself_is_told_as_such() -> None:
    kinds = {kind.name: kind for kind in NEWS.kinds}
    english, russian = said(scene.news(VIEW, event(kinds["placed-type"], (1, 1, box.SOUL))))
    assert english.endswith("passed the Verdict on their own Passenger: a Soul.")
    assert russian.endswith("выносит Приговор собственному пассажиру. Это душа.")
    english, russian = said(scene.news(VIEW, event(kinds["coin-taken"], (1, box.COIN_GIVEN, 1))))
    assert english.endswith("took the Master Coin.")
    assert russian.endswith("берёт монету мастера себе.")


def test_those_who_wait_are_told_what_the_others_are_at() -> None:
    t = stage.dealt(5)
    (seat,) = stage.awaited(t)
    for waiting in (-1, (seat + 1) % 5):
        assert scene.rule_hint(stage.view(t, waiting), waiting) == Message("rule-wait-place")
    assert scene.rule_hint(stage.view(t, seat), seat).name == "rule-place"
    stage.take_gifts(t, {0: 1})
    assert scene.rule_hint(stage.view(t, 1), 1) == Message("rule-wait-gift", {"gift": Thing("gift-bell")})
    assert said(scene.rule_hint(stage.view(t, 1), 1)) == [
        "Bell: Silences a player.",
        "Колокол: заставить игрока молчать.",
    ]
    assert scene.rule_hint(stage.view(t, 0), 0).name == "rule-gift"


def test_an_answer_of_nobody_is_said() -> None:
    kind = next(kind for kind in NEWS.kinds if kind.name == "hand-colour")
    english, russian = said(scene.news(VIEW, event(kind, (0, box.CHROMATIS, box.BLUE, 0))))
    assert english.endswith("asked who holds blue. Nobody else does.")
    assert russian.endswith("Никто не отзывается.")


def test_a_move_says_what_the_seat_knows_of_a_card() -> None:
    t = stage.dealt(5)
    stage.take_gifts(t, {0: 4})
    while t.using != 4:
        seat = stage.awaited(t)[0]
        family, parameters = stage.choices(t, seat)[0]
        stage.play(t, seat, family, **parameters)
    own = next(p for _, p in stage.choices(t, 0) if t.placer[0, p["boat"], p["space"]] == 0)
    other = next(p for _, p in stage.choices(t, 0) if t.placer[0, p["boat"], p["space"]] == 1)
    view = stage.view(t, 0)
    assert "(your " in said(scene.move(view, 0, "space", own))[0]
    assert "(a face-down Passenger, placed by Boris)" in said(scene.move(view, 0, "space", other))[0]
    stage.play(t, 0, "space", **other)
    stage.finish_gifts(t)
    known = scene.scene(stage.view(t, 0), 0)["boats"][other["boat"]]["spaces"][other["space"]]["passenger"]
    assert known is not None
    assert known["card"] is not None
    assert known["seen_by"] == [0, 1]


# Texts -------------------------------------------------------------------------------------------


def names_used() -> Iterator[str]:
    """The messages that the code can ask for."""
    for things in (
        box.BOAT,
        box.CARD,
        box.COLOUR,
        box.FACTION,
        box.GIFT,
        box.ROUND,
        box.SET,
        box.SILENCE,
        box.TYPE,
        CAUSE,
    ):
        yield from (f"{things.name}-{name}" for name in things.names)
    yield from (f"{what}-{deed}" for what in ("move", "prompt", "question") for deed in DEEDS)
    yield from (f"news-{kind.name}" for kind in NEWS.kinds)
    yield from (f"gift-effect-{card.name}" for card in box.GIFT_CARDS)
    yield from (f"silence-text-{number}" for number in box.SILENCE.names)
    yield from (f"origin-{origin.value}" for origin in Origin)
    for option in OPTIONS:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in (*option.values, option.default))
    sources = (Path(str(module.__file__)).read_text("utf-8") for module in (scene, score_sheet, guide))
    for node in (node for source in sources for node in ast.walk(ast.parse(source))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Message", "Thing"):
            name = node.args[0]
            if isinstance(name, ast.Constant):
                yield str(name.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_the_code_uses_has_words(language: str) -> None:
    assert [name for name in names_used() if not WORDS[language].has(name)] == []


def test_every_gift_has_a_name_and_an_effect() -> None:
    for card in box.GIFT_CARDS:
        said(Message(f"gift-{card.name}"))
        said(Message(f"gift-effect-{card.name}"))


@pytest.mark.rule("P-017")
@pytest.mark.parametrize("seats", GAME.seats)
def test_help_says_what_is_reconstructed(seats: int) -> None:
    lines = help_lines(GAME, seats, {"silence": "on", "layout": "b"})
    assert lines[-1] == Message("help-reconstruction")
    for line in lines:
        said(line)
    origins = {line.arguments["gift"]: line.arguments["origin"] for line in lines if line.name == "help-gift"}
    assert origins[Thing("gift-mask")] == Thing("origin-rulebook")
    assert origins[Thing("gift-master-coin")] == Thing("origin-inferred")
    assert Thing("origin-reconstruction") in origins.values()


def test_help_follows_seats_and_options() -> None:
    four = {line.name for line in help_lines(GAME, 4)}
    five = {line.name for line in help_lines(GAME, 5, {"soul-bonus": "largest-group"})}
    only_four = {"help-alone", "help-faction-alone", "help-shadows", "help-souls-each", "help-yaesther"}
    assert four - five == only_four
    assert five - four == {"help-gaze", "help-faction-gaze", "help-taken-out", "help-souls-largest"}
    sets = [line for line in help_lines(GAME, 6, {"sets": "II,I,II"}) if line.name == "help-set"]
    assert [line.arguments["set"] for line in sets] == [Thing("set-II"), Thing("set-I")]


# The table as data -------------------------------------------------------------------------------


def spaces_of(data: PassengersScene) -> Iterator[Seated]:
    """All Passengers that a scene shows."""
    for boat in (*data["boats"], *data["ahead"], *data["afterlands"], *data["lost"]):
        yield from (space["passenger"] for space in boat["spaces"] if space["passenger"])


def check_scene(match: Match, seat: int) -> None:
    """A scene is JSON and holds nothing that its seat may not know."""
    table = match.table
    assert isinstance(table, Table)
    data = scene.scene(seen(match, seat), seat)
    assert json.loads(json.dumps(data)) == data
    for passenger in spaces_of(data):
        if not passenger["face_up"] and seat not in passenger["seen_by"]:
            assert passenger["card"] is None
    smuggler = seat >= 0 and data["players"][seat]["faction"] == "demons"
    for player in data["players"]:
        assert (player["hand"] is not None) == (player["seat"] == seat)
        assert player["seat"] == seat or player["offer"] is None
        if player["seat"] != seat and not data["over"]:
            assert player["faction"] is None or (smuggler and player["faction"] == "demons")
            assert data["question"] != "vote" or player["votes"][table.voyage] is None
        held = sum(table.hand[player["seat"], place] != box.NONE for place in range(box.HAND))
        assert player["hand_size"] == held


@pytest.mark.parametrize(("seats", "sets", "layout"), OFFERED)
def test_a_scene_tells_nothing_hidden(seats: int, sets: str, layout: str) -> None:
    match = Match(GAME, seats, seats, {"sets": sets, "layout": layout, "silence": "on"})
    whim = random.Random(seats)
    while not match.over:
        seat = whim.choice(match.awaits)
        check_scene(match, whim.randrange(-1, seats))
        match.play(seat, whim.choice(match.legal(seat)))
    for seat in range(-1, seats):
        check_scene(match, seat)
    data = scene.scene(seen(match), -1)
    assert data["over"]
    assert all(passenger["face_up"] and passenger["card"] for passenger in spaces_of(data))
    assert data["winners"] == match.result["winners"]
    assert data["options"]["sets"] == [sets] * 3
    assert json.dumps(match.view(0))


@pytest.mark.rule("P-017")
def test_a_scene_tells_what_is_reconstructed() -> None:
    origins = scene.scene(stage.view(stage.dealt(6), 0), 0)["origins"]
    assert (origins["boats"], origins["silence"]) == ("reconstruction", "reconstruction")
    assert origins["gifts"] == {card.name: card.origin.value for card in box.GIFT_CARDS[:10]}


def test_what_was_answered_and_shown_stays() -> None:
    t = stage.dealt(5, sets="II")
    stage.take_gifts(t, {0: 2, 1: 3})
    stage.finish_round(t)
    one, two = t.shower[0, 0], t.shower[0, 1]
    outsider = next(seat for seat in range(5) if seat not in (one, two))
    for seat in (one, outsider):
        data = scene.scene(stage.view(t, seat), seat)
        dye = next(gift for gift in data["gifts"][0] if gift["gift"] == "dye")
        assert dye["holder"] == 0
        assert dye["choices"] == [{"family": "kind", "parameters": {"kind": "soul-red"}}]
        assert dye["answer"] is not None
        assert set(dye["answer"]["seats"]) <= {1, 2, 3, 4}
        assert [(shown["round"], shown["seat"]) for shown in data["shown"]] == [(1, one), (1, two)]
        assert all((shown["card"] is None) == (seat == outsider) for shown in data["shown"])


# The score sheet ---------------------------------------------------------------------------------


def test_the_sheet_adds_up(heard: Heard) -> None:
    for match in heard.matches:
        view = seen(match)
        sheet = scene.sheet(view)
        assert json.loads(json.dumps(sheet)) == sheet
        for number, faction in enumerate(("souls", "demons")):
            assert 2 * sum(boat["points"][faction] for boat in sheet["boats"]) == view.half_points[number]
        assert {name: 2 * points for name, points in sheet["points"].items()} == {
            name: view.half_points[number]
            for number, name in enumerate(GAME.sides)
            if number < 2 or match.seats % 2 == 0
        }
        assert sheet["winners"] == match.result["winners"]
        seats = sorted(seat for faction in sheet["factions"].values() for seat in faction)
        assert seats == list(range(match.seats))


def test_the_sheet_explains_a_demons_neighbours() -> None:
    t = stage.afterlands("[SR DR . .] [Y Sr DB .] [SG . . DG]")
    score(t)
    boats = scene.sheet(t)["boats"]
    assert [(demon["card"], demon["points"]) for boat in boats for demon in boat["demons"]] == [
        ("demon-red", 3),
        ("yaesther", 1),
        ("demon-blue", 1),
        ("demon-green", 2),
    ]
    assert boats[0]["demons"][0]["beside"] == [
        {"direction": "left", "round": 1, "space": 0},
        {"direction": "above", "round": 2, "space": 1},
    ]
    lines = [said(line)[0] for line in scene.sheet_lines(t)]
    red = "Demon Smugglers: 3 for a red Demon on space 2: 1 + 1 (red Soul left) + 1 (red Soul above)."
    assert red in lines
    assert "Demon Smugglers: 1 for the Yaesther on space 1." in lines


def test_a_bartered_card_is_drawn_where_it_went() -> None:
    for seed in range(20):
        match = Match(GAME, 5, seed, {"sets": "III"}, NAMES[:5])
        while not match.over and not any(told.event.kind.name == "exchanged" for told in match.news):
            match.play(match.awaits[0], match.legal(match.awaits[0])[-1])
        if match.over:
            continue
        given = [one for one in scene.scene(match.table, 0)["shown"] if one["gift"] == "barter"]  # type: ignore[arg-type]
        one, two = (shown["seat"] for shown in given)
        type_, colour = (given[0]["card"] or "").split("-")
        console = Console(width=120, file=StringIO())
        console.print(Picture(seen(match, one), one, WORDS["en"], NAMES).notes())
        lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
        told = [line for line in lines if line.startswith("You gave")]
        assert told == [
            f"You gave {NAMES[two]} a {colour} {type_.title()} in round {'I' * given[0]['round']}."
        ]
        return
    pytest.fail("no seed brings a Barter")


@pytest.mark.rule("P-212")
@pytest.mark.parametrize("seats", GAME.seats)
def test_at_the_end_the_terminal_draws_every_passenger_open(seats: int) -> None:
    match = Match(GAME, seats, 2, {"layout": "b"}, NAMES[:seats])
    while not match.over:
        match.play(match.awaits[0], match.legal(match.awaits[0])[-1])
    for seat in (-1, 0):
        picture = Picture(seen(match, seat), seat, WORDS["en"], NAMES)
        drawn = " ".join(line.plain for line in picture.lost())
        lost = sum(
            space["passenger"] is not None for boat in picture.scene["lost"] for space in boat["spaces"]
        )
        assert drawn.count("[") == lost > 0
        console = Console(width=120, file=StringIO())
        for block in (picture.river(), picture.notes()):
            console.print(block)
        told = console.file.getvalue()  # type: ignore[attr-defined]
        assert told.count("[") == 3 * seats + (box.SHADOWS if seats == 4 else 0) + 1, "and one in the legend"
        assert not {"▒", "┊"} & set(told)


def test_the_sheet_tells_a_tie_broken_by_the_coin() -> None:
    t = stage.afterlands("[SR . DG .]", seats=5)
    stage.factions(t, "SSSDD")
    t.coin = 4
    score(t)
    sheet = scene.sheet(t)
    assert (sheet["by_coin"], sheet["winner"], sheet["winners"]) == (True, "demons", [3, 4])
    last = scene.sheet_lines(t)[-1]
    assert last.arguments["coin"] == Seat(4)
    assert said(last)[0] == (
        "Soul Guides and Demon Smugglers are level. Dasha holds the Master Coin, "
        "so the Demon Smugglers win: Gleb and Dasha."
    )


def test_the_sheet_tells_a_tie_when_neither_faction_holds_the_coin() -> None:
    t = stage.afterlands("[SR SR SR SR] [DG DG . .] [DB DB DB DB]", seats=6)
    stage.factions(t, "SSSDDY")
    t.coin = 5
    t.half_points[box.SOUL] = t.half_points[box.DEMON] = 14
    t.winner = box.SOUL
    assert said(scene.sheet_lines(t)[-1])[0] == (
        "Soul Guides and Demon Smugglers are level. Egor holds the Master Coin but is of neither faction, "
        "so the Soul Guides win: Anna, Boris and Vera."
    )
