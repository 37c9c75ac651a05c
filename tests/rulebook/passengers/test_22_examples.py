"""Group 22: the worked examples of the books, played as printed."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import (
    awaited,
    begun,
    can_tell,
    card,
    choices,
    everyone,
    factions,
    hands,
    heard,
    hold,
    in_hand,
    pair,
    view,
    where,
)
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import (
    BLUE,
    CAST_VOTE,
    CHROMATIS,
    GREEN,
    HAMSA_HAND,
    NONE,
    PLACE_PASSENGER,
    RAVEN,
    RED,
    VESSEL,
    WOLF,
)
from turncoat.games.passengers.moves import MOVES
from turncoat.games.passengers.table import Table
from turncoat.match import Match, Refused
from turncoat.talk import Talk

ANDREY, BORYA, VERA, GOSHA, DASHA = range(5)
NAMES = ["Андрей", "Боря", "Вера", "Гоша", "Даша"]
HANDS = ["SG SR DR", "SR SG DB", "DR SB DG", "DG SB SB", "DB SR DR"]
"""Andrey places a Soul, Vera, Gosha and Dasha a Demon; Gosha keeps two blue Souls."""
PLACED = ["SG", "SR", "DR", "DG", "DB"]
SPACES = [(RAVEN, 2), (WOLF, 1), (WOLF, 0), (WOLF, 2), (RAVEN, 1)]


class Example:
    """The Russian example in a match, step by step."""

    def __init__(self, texts: list[str] = HANDS, placed: list[str] = PLACED) -> None:
        start = begun(5)
        factions(start, "SSDSD")
        hands(start, *texts)
        self.placed = placed
        self.match = Match(GAME, 5, 1, names=NAMES, language="ru")
        self.match.table = self.t = start

    def play(self, seat: int, family: str, /, **parameters: int) -> None:
        """A move of the match."""
        self.match.play(seat, MOVES.number(family, **parameters))

    def place(self) -> None:
        """Phase 1."""
        for seat in range(5):
            assert (self.t.asks, awaited(self.t)) == (PLACE_PASSENGER, [seat])
            boat, space = SPACES[seat]
            slot = in_hand(self.t, seat).index(card(self.placed[seat]))
            self.play(seat, "place", card=slot, boat=boat, space=space)

    def ask_for_blue(self) -> None:
        """Gosha's Chromatis."""
        self.play(GOSHA, "hue", colour=BLUE)

    def show(self) -> None:
        """Dasha's Hamsa Hand: Borya and Vera show her their first cards."""
        self.play(DASHA, "two-players", pair=pair(BORYA, VERA))
        self.play(VERA, "card", card=0)
        self.play(BORYA, "card", card=0)

    def peek(self) -> None:
        """Vera's Seer's Paw on Dasha's Passenger."""
        self.play(VERA, "space", boat=RAVEN, space=1)

    def mask(self) -> None:
        """Borya's red mask on Vera's Passenger."""
        self.play(BORYA, "disguise", colour=RED, boat=WOLF, space=0)

    def vote(self) -> None:
        """Andrey and Gosha for the Raven, the others for the Wolf."""
        for seat, boat in ((DASHA, WOLF), (ANDREY, RAVEN), (VERA, WOLF), (BORYA, WOLF), (GOSHA, RAVEN)):
            self.play(seat, "vote", boat=boat)

    def to_the_vote(self) -> None:
        """All up to the vote."""
        self.place()
        self.ask_for_blue()
        self.show()
        self.peek()
        self.mask()


def changed(texts: list[str], seat: int, text: str) -> list[str]:
    """Hands with another hand at one seat."""
    return [text if s == seat else old for s, old in enumerate(texts)]


@pytest.mark.rule("P-236")
def test_the_russian_example_places_and_takes_gifts_and_voices_as_printed() -> None:
    example = Example()
    t = example.t
    assert [t.faction[seat] for seat in range(5)] == [0, 0, 1, 0, 1]
    example.place()
    assert [t.gift[0, seat] for seat in range(5)] == [0, 8, 4, 2, 3]
    assert [t.voices[seat] for seat in range(5)] == [3, 2, 1, 2, 2]
    assert [t.aboard[boat] for boat in (RAVEN, WOLF)] == [2, 3]
    assert where(t, VERA)[1] + 1 == where(t, BORYA)[1] == where(t, GOSHA)[1] - 1
    assert in_hand(t, GOSHA) == [card("SB")] * 2
    assert sorted(in_hand(t, DASHA)) == [card("SR"), card("DR")]
    for seat in everyone(t):
        seen = view(t, seat)
        for other in range(5):
            boat, space = SPACES[other]
            assert seen.passenger[0, boat, space] == (card(PLACED[other]) if other == seat else NONE)


@pytest.mark.rule("P-236")
def test_dasha_finds_the_wolf_full() -> None:
    example = Example()
    for seat in range(4):
        boat, space = SPACES[seat]
        slot = in_hand(example.t, seat).index(card(PLACED[seat]))
        example.play(seat, "place", card=slot, boat=boat, space=space)
    spaces = {(p["boat"], p["space"]) for _, p in choices(example.t, DASHA)}
    assert spaces == {(RAVEN, 0), (RAVEN, 1), (RAVEN, 3)}
    with pytest.raises(Refused):
        example.play(DASHA, "place", card=0, boat=WOLF, space=3)


@pytest.mark.rule("P-237")
def test_the_gifts_of_the_russian_example_come_in_order_with_their_effects() -> None:
    example = Example()
    t = example.t
    example.place()
    assert heard(t)[1] == ("nothing-to-do", {"seat": ANDREY, "gift": VESSEL})
    assert (t.using, awaited(t)) == (2, [GOSHA])
    example.ask_for_blue()
    blue = 1 << BORYA | 1 << VERA
    answer = {"seat": GOSHA, "gift": CHROMATIS, "colour": BLUE, "seats": blue}
    assert all(heard(t, seat) == [("hand-colour", answer)] for seat in everyone(t))
    assert (t.using, awaited(t)) == (3, [DASHA])
    example.play(DASHA, "two-players", pair=pair(BORYA, VERA))
    chosen = {"seat": DASHA, "gift": HAMSA_HAND, "other": BORYA, "another": VERA}
    assert all(heard(t, seat) == [("chose-two", chosen)] for seat in everyone(t))
    assert awaited(t) == [BORYA, VERA]
    example.play(VERA, "card", card=0)
    example.play(BORYA, "card", card=0)
    showed = [("showed", {"seat": BORYA, "other": DASHA}), ("showed", {"seat": VERA, "other": DASHA})]
    for seat in everyone(t):
        assert [event for event in heard(t, seat) if event[0] == "showed"] == showed
        assert [event for event in heard(t, seat) if event[0] == "saw-hand-card"] == (
            [
                ("saw-hand-card", {"other": BORYA, "card": card("SG")}),
                ("saw-hand-card", {"other": VERA, "card": card("SB")}),
            ]
            if seat == DASHA
            else []
        )
    assert (t.using, awaited(t)) == (4, [VERA])
    example.peek()
    assert ("saw", {"round": 0, "boat": RAVEN, "space": 1, "card": card("DB")}) in heard(t, VERA)
    assert (t.using, awaited(t)) == (8, [BORYA])
    example.mask()
    assert t.mask[0, WOLF, 0] == RED
    assert (t.asks, awaited(t)) == (CAST_VOTE, [0, 1, 2, 3, 4])


@pytest.mark.rule("P-237", "P-076")
def test_vera_may_lie_about_what_she_saw() -> None:
    example = Example()
    example.to_the_vote()
    talk = Talk(example.match)
    said = talk.say(VERA, "Эй, Даша выложила душу! Ей точно можно доверять.", {"type"})
    assert all(talk.heard(seat) == [said] for seat in everyone(example.t))


@pytest.mark.rule("P-237")
@pytest.mark.parametrize(
    ("seat", "text", "word", "knowing"),
    [
        (DASHA, "DG SR DR", "DG", [VERA, DASHA]),
        (ANDREY, "SB SR DR", "SB", [ANDREY]),
        (VERA, "DB SB DG", "DB", [VERA]),
    ],
)
def test_a_placed_card_is_known_to_its_owner_and_dashas_to_vera(
    seat: int, text: str, word: str, knowing: list[int]
) -> None:
    """Another card in its place makes a difference only to those who may know it."""
    example, other = Example(), Example(changed(HANDS, seat, text), changed(PLACED, seat, word))
    example.to_the_vote()
    other.to_the_vote()
    assert can_tell(example.t, other.t) == knowing
    example.vote()
    other.vote()
    assert can_tell(example.t, other.t) == knowing


@pytest.mark.rule("P-237")
@pytest.mark.parametrize(
    ("seat", "text", "knowing"),
    [
        (BORYA, "SR SR DB", [BORYA, DASHA]),
        (VERA, "DR SG DB", [VERA, DASHA]),
        (BORYA, "SR SG SB", [BORYA]),
    ],
)
def test_the_shown_cards_are_known_to_dasha_only(seat: int, text: str, knowing: list[int]) -> None:
    """The first two change a card that was shown, the last one that was not; no answer changes."""
    example, other = Example(), Example(changed(HANDS, seat, text))
    example.to_the_vote()
    other.to_the_vote()
    assert can_tell(example.t, other.t) == knowing


@pytest.mark.rule("P-237")
def test_goshas_answers_are_known_to_all_for_good() -> None:
    example = Example()
    example.to_the_vote()
    example.vote()
    for seat in everyone(example.t):
        seen = view(example.t, seat)
        assert seen.answer[0, 2] == 1 << BORYA | 1 << VERA
        assert seen.choice[0, 2, 0] == MOVES.number("hue", colour=BLUE)


@pytest.mark.rule("P-238", "P-157")
def test_the_votes_of_the_russian_example_tie_and_the_coin_sends_the_raven() -> None:
    example = Example()
    t = example.t
    example.to_the_vote()
    before = t.copy()
    for seat, boat in ((DASHA, WOLF), (ANDREY, RAVEN), (VERA, WOLF), (BORYA, WOLF)):
        example.play(seat, "vote", boat=boat)
        assert all(heard(t, other) == [] for other in everyone(t))
    example.play(GOSHA, "vote", boat=RAVEN)
    for seat in everyone(t):
        assert heard(t, seat)[:3] == [
            ("votes", {"seats": 1 << ANDREY | 1 << GOSHA, "raven": 5, "wolf": 5}),
            ("ferried-by-coin", {"boat": RAVEN, "round": 0, "seat": ANDREY}),
            ("round-begins", {"round": 1, "seat": ANDREY}),
        ]
    assert t.ferried[0] == RAVEN
    assert (t.voyage, awaited(t)) == (1, [ANDREY])
    assert t.masks == 1 << GREEN | 1 << BLUE
    for seat in everyone(t):
        seen, earlier = view(t, seat), view(before, seat)
        assert seen.mask[0, WOLF, 0] == RED
        for other in range(5):
            boat, space = SPACES[other]
            assert seen.placer[0, boat, space] == other
            assert seen.passenger[0, boat, space] == earlier.passenger[0, boat, space]


@pytest.mark.rule("P-238", "P-101")
def test_the_red_mask_that_left_with_the_wolf_cannot_be_used_again() -> None:
    example = Example()
    example.to_the_vote()
    example.vote()
    t = example.t
    hold(t, {BORYA: 8})
    while t.using != 8:
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        example.play(seat, family, **parameters)
    assert {parameters["colour"] for _, parameters in choices(t, BORYA)} == {GREEN, BLUE}
    boat, space = where(t, BORYA)
    with pytest.raises(Refused):
        example.play(BORYA, "disguise", colour=RED, boat=boat, space=space)


def english_example() -> Table:
    """Round II of five seats in layout A; seats 0 to 4 take Gifts 8, 2, 9, 6 and 3."""
    t = begun(5, voyage=1)
    hold(t, {0: 8, 1: 2, 2: 9, 3: 6, 4: 3})
    return t


@pytest.mark.rule("P-239", "P-063")
def test_the_gifts_of_the_english_example_are_used_in_their_order() -> None:
    t = english_example()
    assert [t.voices[seat] for seat in range(5)] == [2, 3, 1, 1, 2]
    used: list[tuple[int, int]] = []
    while t.asks != CAST_VOTE:
        seat = awaited(t)[0]
        if t.using not in [number for number, _ in used]:
            used.append((t.using, seat))
        coin = t.coin
        family, parameters = choices(t, seat)[0]
        GAME.play(t, seat, MOVES.number(family, **parameters))
    assert used == [(2, 1), (3, 4), (6, 3), (8, 0)]
    assert coin == 0
    assert heard(t)[-1][0] == "coin-taken"
    assert t.coin == 2, "Master Coin, the fifth, asks for no decision"


@pytest.mark.rule("P-239", "P-156")
def test_the_vote_of_the_english_example_sends_the_wolf() -> None:
    t = english_example()
    match = Match(GAME, 5, 1)
    match.table = t
    while t.asks != CAST_VOTE:
        seat = awaited(t)[0]
        family, parameters = choices(t, seat)[0]
        match.play(seat, MOVES.number(family, **parameters))
    for seat in range(5):
        boat = WOLF if t.gift[1, seat] in (2, 3) else RAVEN
        match.play(seat, MOVES.number("vote", boat=boat))
    assert heard(t)[:2] == [
        ("votes", {"seats": 0b01101, "raven": 4, "wolf": 5}),
        ("ferried", {"boat": WOLF, "round": 1}),
    ]
    assert t.ferried[1] == WOLF
    watched = view(t, -1)
    assert all(watched.passenger[1, RAVEN, space] == NONE for space in range(4)), "it stays face down"
