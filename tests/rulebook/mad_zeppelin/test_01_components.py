"""Rows M-001 to M-011: what is in the box."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from scipy.stats import chi2_contingency, chisquare

from tests.rulebook.mad_zeppelin.stage import (
    BOX,
    CARGO_NAMES,
    RESULT_NAMES,
    TRAITOR_NAMES,
    awaited,
    choices,
    dealt,
    dice,
    end,
    everyone,
    hold,
    may,
    members,
    play,
    random_moves,
    reseeded,
    reveal,
    staged,
    traitor,
    view,
)
from turncoat.games.chapters import help_lines
from turncoat.games.mad_zeppelin import GAME, abilities, cargo, components, rules, scoring
from turncoat.games.mad_zeppelin.components import (
    BLUE,
    BRIBE,
    BRIBE_BY_TABLE,
    CARGO,
    CARGO_CARDS,
    CARGO_CARDS_ORIGIN,
    COINS,
    COLOURS,
    COLOURS_OF,
    COPIES,
    CRATE_PAYS_ORIGIN,
    DICE,
    FACES,
    GREEN,
    HEADINGS,
    JOURNEY,
    JOURNEYS,
    KINDS,
    LAPS,
    LEVEL,
    NONE,
    POINTS,
    RED,
    TRAITOR_CARDS,
    TRAITORS,
    YELLOW,
)
from turncoat.games.mad_zeppelin.table import DRAFT_TRAITOR, Table
from turncoat.kernel.chart import chart
from turncoat.kernel.fault import OptionError
from turncoat.kernel.origin import Origin
from turncoat.words import LANGUAGES, Message, Words

FAR_FETCHED = 1e-4
"""Below this probability a fixed sample counts as no accident."""
SEATS = pytest.mark.parametrize("seats", range(2, 7))

NAMES = [
    "steeling", "tim-sly", "love", "henchman", "rochat", "igor", "hummerock", "ripp", "zamfirescu", "shadow",
    "troy", "walder", "mirante", "ratatine",
]  # fmt: skip


@pytest.mark.rule("M-001")
def test_the_game_takes_two_to_six_seats() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in GAME.seats:
        t = dealt(seats)
        assert t.seats == seats
        for _ in random_moves(t, 1):
            pass
        assert t.ending != NONE
    for seats in (-1, 0, 1, 7, 8):
        with pytest.raises(OptionError, match=r"error-seats: .*low=2, high=6"):
            dealt(seats)


@pytest.mark.rule("M-001")
@SEATS
def test_play_goes_to_the_left_neighbour_and_round_the_table(seats: int) -> None:
    """Draft, plays and leadership all go from seat to the next number, and from the last to the first."""
    for leader in range(seats):
        t = dealt(seats, first_leader=str(leader + 1))
        drafters = []
        while t.asks == DRAFT_TRAITOR:
            (seat,) = awaited(t)
            drafters.append(seat)
            play(t, seat, "traitor", **choices(t, seat, "traitor")[0][1])
        assert drafters == [(leader + step) % seats for step in range(seats)]
        for _ in random_moves(t, 1, lambda t: t.turn > 1):
            pass
        assert t.leader == (leader + 1) % seats
    if seats == 2:
        assert drafters == [1, 0]


def traitors_in_place(t: Table) -> list[str]:
    """The traitors wherever they lie in this turn, each as often as it is found."""
    found = members(t.airsick) + members(t.undrafted)
    for seat in range(t.seats):
        found += members(t.held[seat])
        found += [NAMES[t.laid[seat, lap]] for lap in range(LAPS) if t.laid[seat, lap] != NONE]
    return sorted(found)


@pytest.mark.rule("M-002")
def test_there_are_fourteen_traitors_each_once() -> None:
    assert TRAITOR_NAMES == NAMES
    assert TRAITORS == len(TRAITOR_CARDS) == len(set(NAMES)) == 14
    for seats in GAME.seats:
        assert traitors_in_place(dealt(seats)) == sorted(NAMES)


@pytest.mark.rule("M-007")
@SEATS
def test_every_traitor_is_in_exactly_one_place_at_any_time(seats: int) -> None:
    shown = 0
    for seed in range(12):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            assert traitors_in_place(t) == sorted(NAMES)
            for seat in range(seats):
                played = [t.laid[seat, lap] for lap in range(LAPS) if not t.skipped[seat, lap]]
                assert t.current[seat] == next((name for name in reversed(played) if name != NONE), NONE)
                shown += sum(t.skipped[seat, lap] for lap in range(LAPS))
        assert traitors_in_place(t) == sorted(NAMES)
    assert shown > 0


@pytest.mark.rule("M-003")
def test_a_hundred_cargo_cards_of_eight_kinds() -> None:
    assert [kind.name for kind in CARGO] == list(BOX)
    for number, numbers in enumerate(BOX.values()):
        assert (
            COPIES[number], LEVEL[number], POINTS[number], BRIBE[BRIBE_BY_TABLE, number]
        ) == numbers  # fmt: skip
    assert CARGO_CARDS == sum(copies for copies, *_ in BOX.values()) == 100
    assert sum(COPIES[number] * POINTS[number] for number in range(KINDS)) == 304


def places_of_cards(t: Table) -> Counter[str]:
    """All cards of the box wherever they lie."""
    found = Counter(hold(t))
    for number in range(KINDS):
        elsewhere = t.removed[number] + t.discarded[number]
        for seat in range(t.seats):
            assert t.hand[seat, number] >= 0
            elsewhere += t.hand[seat, number] + t.thrown[seat, number]
        found[CARGO_NAMES[number]] += elsewhere
    found["journey"] += t.journeys
    return found


@pytest.mark.rule("M-003", "M-004", "M-006")
@SEATS
def test_no_card_is_ever_lost_or_doubled(seats: int) -> None:
    """Hands, thrown cargo, the discard pile and the removed cards have room for the kinds of Cargo alone, so
    ten Journeys in the Hold and on the table are all there are."""
    whole_box = Counter({name: copies for name, (copies, *_) in BOX.items()}) + Counter(journey=10)
    assert (JOURNEYS, whole_box.total()) == (10, 110)
    for seed in range(8):
        t = dealt(seats, seed, mode="long-haul")
        for _ in random_moves(t, seed):
            assert places_of_cards(t) == whole_box
            assert hold(t).count("journey") == JOURNEYS - t.journeys
            assert "?" not in hold(t)
        assert places_of_cards(t) == whole_box
    for field in ("hand", "thrown", "discarded", "removed"):
        assert t.row[field].shape[-1] == KINDS == JOURNEY


@pytest.mark.rule("M-005")
@SEATS
def test_thirty_coins_are_in_the_safe_and_before_the_seats(seats: int) -> None:
    assert COINS == 30
    for seed in range(8):
        t = dealt(seats, seed)
        for _ in random_moves(t, seed):
            assert_all_coins_are_there(t)
            if t.decisions % 10 == 0:
                for seat in everyone(t):
                    assert_all_coins_are_there(view(t, seat))
        assert_all_coins_are_there(t)


def assert_all_coins_are_there(t: Table) -> None:
    coins = [t.safe, *(t.coins[seat] for seat in range(t.seats))]
    assert min(coins) >= 0
    assert sum(coins) == COINS


def rolls(count: int) -> list[list[str]]:
    """The dice of many turns that differ by nothing but the random stream."""
    t = dealt(2)
    play(t, t.leader, "traitor", **choices(t, t.leader)[0][1])
    (seat,) = awaited(t)
    chosen = choices(t, seat)[0][1]
    found = []
    for seed in range(count):
        turn = reseeded(t, seed)
        play(turn, seat, "traitor", **chosen)
        for other in everyone(turn):
            assert dice(view(turn, other)) == dice(turn)
        found.append(dice(turn))
    return found


@pytest.mark.rule("M-008")
def test_three_dice_with_six_equal_faces_fall_independently() -> None:
    assert (DICE, FACES) == (3, 6)
    found = rolls(3000)
    for die in range(DICE):
        fallen = Counter(roll[die] for roll in found)
        assert set(fallen) == set(RESULT_NAMES)
        assert chisquare(list(fallen.values())).pvalue > FAR_FETCHED
    for one, two in combinations(range(DICE), 2):
        together = [
            [sum(roll[one] == a and roll[two] == b for roll in found) for b in RESULT_NAMES]
            for a in RESULT_NAMES
        ]
        assert chi2_contingency(together).pvalue > FAR_FETCHED
    triples = Counter(map(tuple, found))
    counts = [*triples.values(), *[0] * (FACES**DICE - len(triples))]
    assert chisquare(counts).pvalue > FAR_FETCHED


@pytest.mark.rule("M-008")
def test_rules_look_at_colours_and_not_at_headings() -> None:
    assert dict(zip(HEADINGS, range(COLOURS), strict=True)) == {
        "north": BLUE, "east": RED, "south": GREEN, "west": YELLOW
    }  # fmt: skip
    for module in (rules, abilities, cargo, scoring):
        assert "HEADINGS" not in Path(str(module.__file__)).read_text("utf-8")


def give_two_colours(monkeypatch: pytest.MonkeyPatch, name: str, *colours: int) -> None:
    """As if somebody had typed a traitor's colours in anew."""
    sets = list(COLOURS_OF)
    sets[traitor(name)] = sum(1 << colour for colour in colours)
    monkeypatch.setattr("turncoat.games.mad_zeppelin.components.COLOURS_OF", chart(sets))


@pytest.mark.rule("M-009")
@pytest.mark.parametrize("name", ["walder", "love"])
def test_a_traitor_of_two_colours_throws_on_either(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    give_two_colours(monkeypatch, name, RED, GREEN)
    for fallen, legal in (
        ("red blue blue", True),
        ("blue green black", True),
        ("green red yellow", True),
        ("blue yellow black", False),
    ):
        t = staged([f"{name} igor", "troy ripp"], fallen)
        reveal(t, 0, name)
        assert bool(choices(t, 0, "throw")) == legal


@pytest.mark.rule("M-009")
def test_tim_sly_takes_both_colours_of_the_traitor_he_names(monkeypatch: pytest.MonkeyPatch) -> None:
    give_two_colours(monkeypatch, "walder", RED, GREEN)
    for fallen, legal in (("red blue blue", True), ("blue blue green", True), ("blue blue yellow", False)):
        t = staged(["tim-sly igor", "troy ripp"], fallen)
        reveal(t, 0, "tim-sly")
        assert not choices(t, 0, "throw")
        play(t, 0, "traitor", traitor="walder")
        play(t, 0, "decline")
        assert bool(choices(t, 0, "throw")) == legal


@pytest.mark.rule("M-009")
def test_mr_shadow_takes_both_colours_of_the_traitor_he_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    give_two_colours(monkeypatch, "walder", RED, GREEN)
    for fallen, legal in (("red blue blue", True), ("blue blue green", True), ("blue blue yellow", False)):
        t = staged(["walder igor", "shadow ripp"], fallen)
        reveal(t, 0, "walder")
        end(t, 0)
        reveal(t, 1, "shadow")
        assert may(t, 1, "player", seat=0)
        play(t, 1, "player", seat=0)
        play(t, 1, "decline")
        assert bool(choices(t, 1, "throw")) == legal


@pytest.mark.rule("M-010")
def test_names_are_of_the_book_but_for_wood() -> None:
    assert {card.name_origin for card in TRAITOR_CARDS} == {Origin.RULEBOOK}
    assert {kind.name: kind.name_origin for kind in CARGO if kind.name_origin != Origin.RULEBOOK} == {
        "wood": Origin.REPORTED
    }


@pytest.mark.rule("M-010")
def test_colours_and_texts_are_reconstructed_but_for_steelings_blue_and_the_outline_of_tim_sly() -> None:
    for card in TRAITOR_CARDS:
        known = Origin.RULEBOOK if card.name == "steeling" else Origin.RECONSTRUCTION
        assert card.colours_origin == known
        assert card.text_origin == (Origin.REPORTED if card.name == "tim-sly" else Origin.RECONSTRUCTION)
    assert TRAITOR_CARDS[traitor("steeling")].colours == (BLUE,)


@pytest.mark.rule("M-010")
def test_the_cargo_table_is_reconstructed_but_for_two_reported_values() -> None:
    for kind in CARGO:
        known = kind.name in ("wood", "diamonds")
        assert kind.points_origin == (Origin.REPORTED if known else Origin.RECONSTRUCTION)
        assert kind.numbers_origin == Origin.RECONSTRUCTION
    assert [kind.points for kind in CARGO if kind.name in ("wood", "diamonds")] == [1, 7]
    assert CARGO_CARDS_ORIGIN == Origin.REPORTED


@pytest.mark.rule("M-010")
@pytest.mark.parametrize(
    ("name", "value", "origin"),
    [
        ("JOURNEYS", 10, Origin.RULEBOOK),
        ("DICE", 3, Origin.RULEBOOK),
        ("COINS", 30, Origin.RULEBOOK),
        ("FACES", 6, Origin.RULEBOOK),
        ("CARGO_CARDS", 100, Origin.REPORTED),
        ("AIRSICK", [5, 5, 3, 3, 1], Origin.INFERRED),
        ("REMOVED", [40, 40, 20, 20, 0], Origin.RECONSTRUCTION),
        ("HEADINGS", ("north", "east", "south", "west"), Origin.RECONSTRUCTION),
    ],
)
def test_the_counts_of_the_box_carry_their_origin(name: str, value: object, origin: Origin) -> None:
    found = vars(components)[name]
    assert (list(found)[2:] if isinstance(found, memoryview) else found) == value
    assert vars(components)[f"{name}_ORIGIN"] == origin


@pytest.mark.rule("M-010")
def test_that_crates_pay_is_of_the_book() -> None:
    assert CRATE_PAYS_ORIGIN == Origin.RULEBOOK


PARTS = {
    "rulebook": {
        "traitors", "cargo-names", "steelings-colour", "journeys", "coins", "faces", "crates", "targets"
    },
    "reported": {"cargo-cards", "wood", "diamonds", "tim-sly"},
    "inferred": {"airsick"},
    "reconstruction": {"cargo-table", "removed", "colours", "texts", "headings"},
}  # fmt: skip
"""The parts of the box as the list of games tells them."""


@pytest.mark.rule("M-010", "M-011")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_says_what_is_not_the_published_game(language: str) -> None:
    from typer.testing import CliRunner

    from turncoat.cli import app

    runner = CliRunner(env={"LC_ALL": language})
    listed = runner.invoke(app, ["games", "--json"])
    assert listed.exit_code == 0
    (game,) = [found for found in json.loads(listed.stdout)["games"] if found["name"] == GAME.name]
    words = Words(language, GAME.text)
    told = " ".join(runner.invoke(app, ["games"]).stdout.split())
    told = told[told.index(GAME.name) :]
    for origin, parts in PARTS.items():
        assert {name for name, sure in game["origins"].items() if sure == origin} == {
            f"part-{part}" for part in parts
        }
        start = told.index(words.say(Message(f"origin-{origin}")) + ":")
        for part in parts:
            assert words.say(Message(f"part-{part}")) in told[start:]


@pytest.mark.rule("M-011")
@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        (
            "en",
            ("not what was published", "Cargo table", "colours", "texts", "Cargo cards left out",
             "airsick traitors", "reconstructions", "inferred"),
        ),
        (
            "ru",
            ("не то, что издано", "таблица грузов", "цвета", "тексты", "убранных карт груза",
             "укачанных предателей", "реконструкции", "выведено"),
        ),
    ],
)  # fmt: skip
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_help_says_what_is_not_the_published_game(
    language: str, wanted: tuple[str, ...], seats: int
) -> None:
    words = Words(language, GAME.text)
    last = help_lines(GAME, seats)[-1]
    assert last == Message("help-reconstruction")
    assert [word for word in wanted if word not in words.say(last)] == []


@pytest.mark.rule("M-010", "M-011")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_of_each_card_how_sure_it_is(language: str) -> None:
    words = Words(language, GAME.text)
    lines = help_lines(GAME, 4)
    said = {origin: words.say(Message(f"origin-{origin.value}")) for origin in Origin}
    traitors = [words.say(line) for line in lines if line.name == "help-traitor"]
    kinds = [words.say(line) for line in lines if line.name == "help-kind"]
    assert (len(traitors), len(kinds)) == (TRAITORS, KINDS)
    for card, line in zip(TRAITOR_CARDS, traitors, strict=True):
        assert line.lower().startswith(words.say(Message(f"traitor-{card.name}")).lower())
        assert {origin for origin in Origin if said[origin] in line} == {
            card.colours_origin,
            card.text_origin,
        }
    for kind, line in zip(CARGO, kinds, strict=True):
        assert {origin for origin in Origin if said[origin] in line} == {
            kind.points_origin,
            kind.numbers_origin,
        }


@pytest.mark.rule("M-002")
def test_the_traitors_have_the_names_of_the_book() -> None:
    words = Words("en", GAME.text)
    assert [words.say(Message(f"traitor-{name}")).replace("’", "'") for name in NAMES] == [
        "Karl Steeling", "Li'l Tim Sly", "Carlotta Love", "Henchman III", "Satine Rochat", "Igor",
        "Jack Hummerock", "Dr Ripp", "Fred Zamfirescu", "Mr Shadow", "Helen Troy", "Hans Walder",
        "Hernan Mirante", "Ratatine",
    ]  # fmt: skip
