"""Rows P-001 to P-018: what is in the box."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from tests.rulebook.passengers.stage import (
    GIFT_NAMES,
    PRINTED,
    Choice,
    afterlands,
    awaited,
    begun,
    card,
    choices,
    come_to,
    dealt,
    heard,
    hold,
    play,
    printed,
    random_moves,
    vote,
    with_placed,
)
from turncoat.games.chapters import help_lines
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import (
    BOATS,
    BOATS_ORIGIN,
    CARDS,
    CAST_VOTE,
    COLOUR_OF,
    COLOURS,
    DEMON,
    EDITION,
    GIFT_AT,
    GIFT_CARDS,
    GIFT_SET,
    GIFTS,
    KINDS,
    LAYOUT,
    NONE,
    OF_EACH_KIND,
    RAVEN,
    ROUNDS,
    SET,
    SET_FOUR,
    SILENCE_CARDS,
    SILENCE_ORIGIN,
    SOUL,
    SPACES,
    SPACES_IN,
    TYPE_OF,
    VOICES_AT,
    VOICES_IN_BOX,
    WOLF,
    YAESTHER,
    YAESTHER_CARD,
)
from turncoat.games.passengers.scoring import demon_points, soul_points
from turncoat.games.passengers.table import Table
from turncoat.kernel.fault import OptionError
from turncoat.kernel.origin import Origin
from turncoat.match import Match
from turncoat.words import LANGUAGES, Message, Thing, Words, environment_language


def lines(edition: int, layout: int) -> tuple[tuple[str, ...], ...]:
    """The boats as the checklist writes them."""
    return tuple(
        tuple(
            " ".join(
                f"{GIFT_AT[layout, r, boat, s]}:{VOICES_AT[edition, layout, r, boat, s]}"
                for s in range(SPACES_IN[layout])
            )
            for boat in range(BOATS)
        )
        for r in range(ROUNDS)
    )


def spaces(layout: int, r: int) -> list[tuple[int, int]]:
    return [(boat, s) for boat in range(BOATS) for s in range(SPACES_IN[layout])]


def paid(edition: int, layout: int, r: int) -> dict[int, int]:
    """Voices by Gift number in a round."""
    return {
        GIFT_AT[layout, r, boat, s]: VOICES_AT[edition, layout, r, boat, s] for boat, s in spaces(layout, r)
    }


@pytest.mark.rule("P-001")
def test_there_are_twelve_souls_twelve_demons_and_one_yaesther() -> None:
    kinds = {(TYPE_OF[kind], COLOUR_OF[kind]) for kind in range(KINDS)}
    assert kinds == {(type_, colour) for type_ in (SOUL, DEMON) for colour in range(COLOURS)}
    assert OF_EACH_KIND == 4
    assert CARDS == KINDS + 1
    assert KINDS * OF_EACH_KIND + 1 == 25
    # Eight seats of the second edition leave one Demon over and nothing else.
    t = dealt(8)
    hands = [t.hand[seat, i] for seat in range(8) for i in range(3)]
    assert [hands.count(kind) for kind in range(3)] == [4, 4, 4]
    demons = [hands.count(kind) for kind in range(3, 6)]
    assert sum(demons) == 11
    assert max(demons) == 4
    assert hands.count(YAESTHER_CARD) == 1


@pytest.mark.rule("P-002")
def test_the_yaesther_has_no_printed_colour() -> None:
    assert COLOUR_OF[card("Y")] == NONE
    for boat in ("[Y SR SG SB .]", "[Y DR DG DB .]"):
        t = afterlands(boat, 8, layout="b")
        assert soul_points(t) == (4 if "S" in boat else 1)
        assert demon_points(t) == (4 if "D" in boat else 1)


@pytest.mark.rule("P-003")
def test_the_yaesther_counts_as_soul_and_demon_but_is_named_yaesther() -> None:
    assert {TYPE_OF[kind] for kind in range(CARDS)} == {SOUL, DEMON, YAESTHER}
    t = afterlands("[Y . . .]")
    assert (soul_points(t), demon_points(t)) == (1, 1)
    # Whisper counts him among the Demons.
    t = begun(5, sets="III")
    hold(t, {0: 7}, {})
    come_to(t, 7)
    t = with_placed(t, 0, "Y")
    for seat in range(1, 5):
        t = with_placed(t, seat, "SR")
    boat = next(b for b in range(BOATS) for s in range(SPACES) if t.placer[0, b, s] == 0)
    play(t, 0, "boat", boat=boat)
    assert heard(t)[0] == ("boat-demons", {"seat": 0, "boat": boat, "demons": 1})
    # Verdict and Undertow name his type.
    t = begun(5, sets="II")
    hold(t, {0: 7})
    come_to(t, 7)
    t = with_placed(t, 3, "Y")
    play(t, 0, "player", seat=3)
    assert heard(t)[0] == ("placed-type", {"seat": 0, "other": 3, "type": YAESTHER})
    t = begun(5, 1, sets="III")
    hold(t, {0: 5})
    come_to(t, 5)
    _, here = choices(t, 0)[0]
    t.passenger[0, here["boat"], here["space"]] = YAESTHER_CARD
    play(t, 0, "past", **here)
    assert [facts["type"] for kind, facts in heard(t) if kind == "type-aloud"] == [YAESTHER]


@pytest.mark.rule("P-004")
def test_each_of_three_rounds_has_a_raven_and_a_wolf() -> None:
    assert (ROUNDS, BOATS, {RAVEN, WOLF}) == (3, 2, {0, 1})
    for layout in range(2):
        boats = [boat for r in lines(0, layout) for boat in r]
        assert len(boats) == len(set(boats)) == 6


@pytest.mark.rule("P-005", "P-007")
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("edition", EDITION.names)
def test_voices_held_never_exceed_the_supply_and_one_seat_holds_the_coin(seats: int, edition: str) -> None:
    assert list(VOICES_IN_BOX) == [17, 15]
    supply = {"second": 17, "first": 15}[edition]
    for layout in LAYOUT.names:
        t = dealt(seats, 3, edition=edition, layout=layout)
        most = 0
        for _ in random_moves(t, 11):
            most = max(most, sum(t.voices[seat] for seat in range(seats)))
            assert 0 <= t.coin < seats
        assert most <= supply
        assert 0 <= t.coin < seats
        if seats == 8 and layout == "a":
            assert most == supply


@pytest.mark.rule("P-007")
def test_every_seat_has_one_voting_token_with_two_sides() -> None:
    t = begun(8)
    while t.asks != CAST_VOTE:
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)
    assert awaited(t) == list(range(8))
    for seat in range(8):
        assert choices(t, seat) == [("vote", {"boat": RAVEN}), ("vote", {"boat": WOLF})]
    vote(t, [RAVEN] * 8)
    assert t.voyage == 1


@pytest.mark.rule("P-006")
def test_there_is_one_mask_of_each_colour() -> None:
    for seats in range(4, 9):
        t = dealt(seats)
        assert [t.masks >> colour & 1 for colour in range(COLOURS)] == [1, 1, 1]


@pytest.mark.rule("P-008")
def test_every_set_has_ten_gifts_and_each_edition_its_sets() -> None:
    assert SET.names == ("I", "II", "III", "four")
    assert GIFTS == 10
    for number, name in enumerate(SET.names):
        gifts = [GIFT_CARDS[GIFT_SET[number, place]].name for place in range(GIFTS)]
        assert gifts == GIFT_NAMES[name].split()
    for name in ("I", "II", "III"):
        assert dealt(5, sets=name).gift_set[0] == SET.names.index(name)
    assert dealt(4, sets="four").gift_set[0] == SET_FOUR
    assert dealt(5, edition="first", sets="I").gift_set[0] == SET.names.index("I")
    assert dealt(4, edition="first", sets="four").gift_set[0] == SET_FOUR
    for name in ("II", "III"):
        with pytest.raises(OptionError, match="sets"):
            dealt(5, edition="first", sets=name)


FAMILIES: tuple[tuple[set[str], set[str]], ...] = (
    (set(), {"nothing-to-do"}),
    ({"player"}, {"silenced", "both-silenced", "all-silenced"}),
    ({"hue", "kind", "boat"}, {"hand-colour", "placed-colour", "hand-kind", "boat-colours"}),
    ({"player", "two-players"}, {"chose-one", "chose-two"}),
    ({"space"}, {"peeked"}),
    ({"past"}, {"peeked"}),
    ({"shift", "boat"}, {"swapped", "moved", "drifted"}),
    ({"space", "player", "boat"}, {"turned", "placed-type", "boat-demons"}),
    ({"disguise"}, {"masked"}),
    ({"player"}, {"coin-taken"}),
)
"""What the Gifts of a number ask for, and what all are told first when one is used."""


def first_use(t: Table, number: int) -> tuple[list[Choice], str]:
    """Seat 0 takes and uses a Gift: what it might choose, and what all heard of it."""
    asked: list[Choice] = []
    hold(t, {0: number})
    while True:
        for kind, facts in heard(t):
            if facts.get("seat") == 0 and kind in FAMILIES[number][1]:
                return asked, kind
        seat = awaited(t)[0]
        assert t.asks != CAST_VOTE, f"nobody heard of Gift {number}"
        if t.using == number:
            asked = asked or choices(t, seat)
        family, parameters = choices(t, seat)[0]
        play(t, seat, family, **parameters)


@pytest.mark.rule("P-009")
@pytest.mark.parametrize("gift_set", SET.names)
def test_a_number_keeps_its_family_in_every_set(gift_set: str) -> None:
    for number in range(GIFTS):
        t = begun(4, 1, layout="b", sets=gift_set)
        asked, kind = first_use(t, number)
        assert {family for family, _ in asked} <= FAMILIES[number][0]
        assert kind in FAMILIES[number][1]


@pytest.mark.rule("P-009")
@pytest.mark.parametrize("layout", LAYOUT.names)
@pytest.mark.parametrize("gift_set", SET.names)
def test_every_set_works_on_every_boat(gift_set: str, layout: str) -> None:
    for seed in range(3):
        t = dealt(4, seed, layout=layout, sets=gift_set)
        for _ in random_moves(t, seed):
            pass
        assert t.winner != NONE
        assert t.faults() == []


@pytest.mark.rule("P-010", "P-011")
def test_every_space_gives_one_gift_and_one_to_three_voices() -> None:
    assert list(SPACES_IN) == [4, 5]
    for layout in range(2):
        for r in range(ROUNDS):
            here = spaces(layout, r)
            numbers = [GIFT_AT[layout, r, boat, s] for boat, s in here]
            assert len(set(numbers)) == len(here)
            assert all(0 <= number < GIFTS for number in numbers)
            for edition in range(2):
                assert all(1 <= VOICES_AT[edition, layout, r, boat, s] <= 3 for boat, s in here)


@pytest.mark.rule("P-011")
@pytest.mark.parametrize(("layout", "length"), [("a", 4), ("b", 5)])
def test_all_six_boats_have_the_same_number_of_spaces(layout: str, length: int) -> None:
    for voyage in range(ROUNDS):
        t = begun(8, voyage, layout=layout)
        offered = {(p["boat"], p["space"]) for _, p in choices(t, 0)}
        assert offered == {(boat, s) for boat in range(BOATS) for s in range(length)}


@pytest.mark.rule("P-012")
def test_layout_a_pays_seventeen_voices_a_round() -> None:
    assert lines(0, 0) == PRINTED["a"]
    assert [sum(paid(0, 0, r).values()) for r in range(ROUNDS)] == [17, 17, 17]


@pytest.mark.rule("P-013")
def test_layout_a_leaves_two_gifts_out_of_each_round() -> None:
    """Number 5 is the Afterlands family, 3 the hands, and the 2s of sets I and II ask about hands."""
    left_out = [set(range(GIFTS)) - set(paid(0, 0, r)) for r in range(ROUNDS)]
    assert left_out == [{5, 6}, {1, 4}, {2, 3}]


@pytest.mark.rule("P-014")
def test_layout_b_offers_all_ten_gifts_and_pays_seventeen() -> None:
    assert lines(0, 1) == PRINTED["b"]
    for r in range(ROUNDS):
        assert set(paid(0, 1, r)) == set(range(GIFTS))
        assert sum(paid(0, 1, r).values()) == 17


@pytest.mark.rule("P-015", "P-016")
@pytest.mark.parametrize(
    ("layout", "lowered"), [(0, ((1, 7), (2, 7), (1, 5))), (1, ((1, 5), (1, 7), (1, 5)))]
)
def test_the_first_edition_pays_one_voice_less_on_two_spaces(
    layout: int, lowered: tuple[tuple[int, int], ...]
) -> None:
    for r in range(ROUNDS):
        second, first = paid(0, layout, r), paid(1, layout, r)
        assert {number for number in second if first[number] != second[number]} == set(lowered[r])
        for number in lowered[r]:
            assert (second[number], first[number]) == ((3, 2) if layout == 0 else (2, 1))
        assert sum(first.values()) == 15


@pytest.mark.rule("P-015")
def test_in_layout_a_with_fifteen_voices_only_gift_zero_pays_three() -> None:
    for r in range(ROUNDS):
        assert [number for number, voices in paid(1, 0, r).items() if voices == 3] == [0]


@pytest.mark.rule("P-016")
def test_in_layout_b_with_fifteen_voices_boats_pay_eight_and_seven_and_the_mask_two() -> None:
    for r in range(ROUNDS):
        totals = [sum(VOICES_AT[1, 1, r, boat, s] for s in range(SPACES)) for boat in range(BOATS)]
        assert sorted(totals) == [7, 8]
        assert paid(1, 1, r)[8] == 2


@pytest.mark.rule("P-015", "P-016", "P-058")
@pytest.mark.parametrize("layout", range(2))
@pytest.mark.parametrize("edition", range(2))
def test_a_placement_takes_what_the_table_of_the_edition_says(edition: int, layout: int) -> None:
    for voyage in range(ROUNDS):
        t = begun(8, voyage, edition=EDITION.names[edition], layout=LAYOUT.names[layout])
        pays = printed(LAYOUT.names[layout], voyage, EDITION.names[edition])
        assert len(pays) == 2 * (4 + layout)
        for (boat, space), (number, voices) in pays.items():
            after = t.copy()
            play(after, 0, "place", card=0, boat=boat, space=space)
            assert (after.gift[voyage, 0], after.voices[0]) == (number, voices)


@pytest.mark.rule("P-008")
def test_every_gift_card_belongs_to_a_set() -> None:
    used = {GIFT_SET[number, place] for number in range(len(SET.names)) for place in range(GIFTS)}
    assert used == set(range(len(GIFT_CARDS)))


KNOWN = {
    Origin.RULEBOOK: {"vessel", "mask"},
    Origin.REPORTED: {"seers-paw", "scroll"},
    Origin.INFERRED: {"chromatis", "hamsa-hand", "master-coin"},
}


@pytest.mark.rule("P-017")
def test_every_part_of_the_box_is_marked_with_its_origin() -> None:
    for origin, names in KNOWN.items():
        assert {gift.name for gift in GIFT_CARDS if gift.origin == origin} == names
    rest = {gift.origin for gift in GIFT_CARDS if not any(gift.name in names for names in KNOWN.values())}
    assert rest == {Origin.RECONSTRUCTION}
    assert BOATS_ORIGIN == SILENCE_ORIGIN == Origin.RECONSTRUCTION


@pytest.mark.rule("P-017")
@pytest.mark.parametrize(("language", "word"), [("en", "reconstruction"), ("ru", "реконструкция")])
@pytest.mark.parametrize("silence", ["off", "on"])
def test_the_help_says_what_is_a_reconstruction(language: str, word: str, silence: str) -> None:
    words = Words(language, GAME.text)
    for seats, sets in ((4, "four"), (6, "I,II,III")):
        lines = help_lines(GAME, seats, {"sets": sets, "silence": silence})
        gifts = [line for line in lines if line.name == "help-gift"]
        assert len(gifts) == GIFTS * len(sets.split(","))
        for line in gifts:
            gift = line.arguments["gift"]
            assert isinstance(gift, Thing)
            (card_,) = [found for found in GIFT_CARDS if f"gift-{found.name}" == gift.name]
            origin = words.say(Message(f"origin-{card_.origin.value}"))
            assert words.say(line).endswith(f"({origin})")
        assert word in words.say(Message("origin-reconstruction"))
        assert lines[-1] == Message("help-reconstruction")
        assert word in words.say(lines[-1])
        cards = [line for line in lines if line.name == "help-silence"]
        assert [word in words.say(line) for line in cards] == [True] * (silence == "on")


@pytest.mark.rule("P-017")
def test_the_list_of_games_says_what_is_a_reconstruction() -> None:
    from typer.testing import CliRunner

    from turncoat.cli import app

    runner = CliRunner()
    listed = runner.invoke(app, ["games", "--json"])
    assert listed.exit_code == 0
    (game,) = [found for found in json.loads(listed.stdout)["games"] if found["name"] == "passengers"]
    for gift in GIFT_CARDS:
        assert game["origins"][f"gift-{gift.name}"] == gift.origin.value
    assert game["origins"]["part-boats"] == game["origins"]["part-silence"] == "reconstruction"
    words = Words(environment_language(), GAME.text)
    told = " ".join(runner.invoke(app, ["games"]).stdout.split())
    for origin in Origin:
        assert words.say(Message(f"origin-{origin.value}")) in told
    for gift in GIFT_CARDS:
        assert words.say(Message(f"gift-{gift.name}")) in told
    for part in ("part-boats", "part-silence"):
        assert words.say(Message(part)) in told


def messages(language: str) -> dict[str, str]:
    """All messages of the game, with the text that follows each name."""
    text = (GAME.text / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.rule("P-018")
def test_every_message_exists_in_both_languages() -> None:
    english, russian = messages("en"), messages("ru")
    assert english.keys() == russian.keys()
    wanted = [f"gift-{gift.name}" for gift in GIFT_CARDS]
    wanted += [f"gift-effect-{gift.name}" for gift in GIFT_CARDS]
    wanted += [f"silence-{number}" for number in range(1, SILENCE_CARDS + 1)]
    wanted += [f"silence-text-{number}" for number in range(1, SILENCE_CARDS + 1)]
    wanted += [f"set-{name}" for name in SET.names]
    for language in LANGUAGES:
        words = Words(language, GAME.text)
        for name in wanted:
            assert words.say(Message(name))


@pytest.mark.rule("P-018")
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "sets"), [(4, "four"), (6, "I,II,III"), (8, "III,II,I")])
def test_a_whole_game_can_be_told_in_both_languages(language: str, seats: int, sets: str) -> None:
    options = {"sets": sets, "layout": "b", "silence": "on"}
    match = Match(GAME, seats, 5, options, language=language)
    dice = Random(6)
    while not match.over:
        seat = dice.choice(match.awaits)
        legal = match.legal(seat)
        assert all(move.words for move in legal)
        assert match.say(match.prompt(seat))
        match.play(seat, dice.choice(legal))
    told_ = [match.say(message) for seat in range(-1, seats) for message in match.log(seat)]
    assert all(told_)
    cyrillic = [bool(re.search("[а-яё]", line)) for line in told_]
    assert all(cyrillic) if language == "ru" else not any(cyrillic)


@pytest.mark.rule("P-018")
def test_the_yaesther_is_spelled_alike_everywhere() -> None:
    english, russian = " ".join(messages("en").values()), " ".join(messages("ru").values())
    assert set(re.findall(r"Ya?est\w*", english)) == {"Yaesther"}
    assert Words("en", GAME.text).say(Message("card-yaesther")) == "Yaesther"
    assert Words("ru", GAME.text).say(Message("card-yaesther")) == "Ястер"
    assert all(word.startswith("Ястер") for word in re.findall(r"Я[эе]?ст\w*", russian))
    assert not re.findall(r"Yaest", russian)
