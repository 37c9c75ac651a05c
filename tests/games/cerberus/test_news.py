"""All that Cerberus can tell between two decisions has room in the news."""

from __future__ import annotations

from random import Random

import pytest

from tests.rulebook.cerberus.stage import ABOARD, awaited, heard, play, roles, staged, track
from tests.suite.cerberus import options
from tests.suite.walk import legal
from turncoat.games.cerberus import GAME
from turncoat.games.cerberus.moves import MOVES
from turncoat.games.cerberus.news import NEWS
from turncoat.games.cerberus.table import ADVENTURER, MOST_NEWS, WHO_IS_CAUGHT, Table

KINDS = ("sacrifice", "favoritism", "opportunism", "cowardice", "arrogance", "selfishness", "fatalism")


def all_different(holders: int) -> list[str]:
    """All 28 Survival cards in so many hands, no hand with two of a kind."""
    hands: list[list[str]] = [[] for _ in range(holders)]
    for number, name in enumerate(KINDS):
        for copy in range(4):
            hands[(4 * number + copy) % holders].append(name)
    assert all(len(set(hand)) == len(hand) for hand in hands)
    return [" ".join(hand) for hand in hands]


def told_now(t: Table) -> list[str]:
    """The names of all that was told of the last decision, to whomever."""
    return [event.kind.name for event in NEWS.read(t)]


def catch(t: Table) -> None:
    """The active player names all that were caught, one after another."""
    while t.asks == WHO_IS_CAUGHT:
        (seat,) = awaited(t)
        play(t, seat, "pawn", seat=next(other for other in range(t.seats) if t.caught >> other & 1))


@pytest.mark.parametrize(
    ("course", "gates"),
    [("usual", 2), ("start-b, rope-bridge, platforms, finish-b", 1)],
)
def test_a_hunt_that_catches_six_of_seven_with_all_cards_tells_most(course: str, gates: int) -> None:
    """Five of them join Cerberus at the Gates and draw two cards each; one is lost."""
    hunt = 10 if gates == 2 else 9
    t = staged(
        [gates] * 7, speed=4, rage=hunt - 1, hands=["", *all_different(6)], decks=" ".join(
            name for name in ("ambush", "treachery", "grudge", "deceit", "violence", "sabotage")
            for _ in range(3)
        ), course=course,
    )  # fmt: skip
    play(t, 0, "action", card="run", effect=0)
    assert heard(t, -1)[-1] == ("caught", {"seats": 0b1111110, "space": gates})
    catch(t)
    assert (roles(t), track(t)) == ("ACCCCCL", [1, 2, 3, 4, 5, 6])
    told = told_now(t)
    assert [told.count(name) for name in ("discarded", "turned", "lost", "drew", "drew-cards")] == [
        28, 5, 1, 10, 5,
    ]  # fmt: skip
    assert told[-4:] == ["dog-back", "rage-is", "speed-is", "turn-begins"]
    assert len(told) == 53 <= MOST_NEWS


def test_a_hunt_that_catches_everybody_fits() -> None:
    t = staged([2] * 7, speed=4, rage=9, hands=all_different(7), decks="")
    play(t, 0, "action", card="gather", effect=0)
    play(t, 0, "end")
    catch(t)
    assert roles(t) == "LLLLLLL"
    assert len(told_now(t)) == 28 + 7 + 3 + 1 <= MOST_NEWS


def test_a_card_that_catches_all_but_one_and_makes_a_deck_anew_fits() -> None:
    """One card is left in the Betrayal deck, so those who join Cerberus take the discard pile."""
    t = staged([0, *[2] * 5, 5], 1, ["", *all_different(5), ""], cerberus=[0], speed=6, decks="ambush")
    play(t, 0, "action", card="stalk", effect=0)
    catch(t)
    assert roles(t) == "CCCCCLA"
    told = told_now(t)
    assert [told.count(name) for name in ("discarded", "turned", "drew", "reshuffled")] == [28, 4, 8, 1]
    assert told[-2:] == ["turn-ends", "turn-begins"]
    assert len(told) == 28 + 5 + 4 * 3 + 1 + 3 + 2 <= MOST_NEWS


def test_two_captures_that_grudge_brings_one_after_another_fit() -> None:
    """The last two who fall back need one question only; both have a card of every kind."""
    every = " ".join(KINDS)
    t = staged([0, 2, 1, 0], 0, ["grudge deceit deceit", every, every], cerberus=[0, 3], speed=6)
    play(t, 0, "bonus", kind="grudge", effect=1)
    play(t, 0, "pawn", seat=1)
    told = told_now(t)
    assert told.count("caught") == 2
    assert len(told) <= MOST_NEWS


def test_sabotage_that_takes_six_last_cards_fits() -> None:
    t = staged([0, 12, 12, 12, 12, 12, ABOARD], 5, ["sabotage ambush", *KINDS[:6]], cerberus=[0], revealed=1)
    play(t, 0, "bonus", kind="sabotage", effect=1)
    for seat in range(1, 7):
        play(t, seat, "give" if seat < 6 else "retreat")
    told = told_now(t)
    assert [told.count(name) for name in ("discarded", "left-barque", "moved")] == [5, 1, 1]
    assert len(told) <= MOST_NEWS


# A search for more -------------------------------------------------------------------------------------


def most_told(t: Table, moves: list[int]) -> tuple[int, int]:
    """The move that tells most, and how much that is."""
    best, most = moves[0], -1
    (seat,) = awaited(t)
    for move in moves:
        later = t.copy()
        GAME.play(later, seat, move)  # would raise `NewsLost`
        if later.told > most:
            best, most = move, later.told
    return best, most


def hoards(t: Table, move: int) -> bool:
    """Whether a move draws Survival cards and moves nobody."""
    family, values = MOVES.split(move)
    return t.role[t.active] == ADVENTURER and family == "action" and values["card"] < 2


@pytest.mark.parametrize("seats", range(3, 8))
def test_no_player_who_seeks_long_news_overfills_them(seats: int) -> None:
    """At every decision the move that tells most, or (to fill the hands first) one that draws cards."""
    longest = 0
    for seed in range(20):
        luck = Random(seed)
        t = GAME.dealt(seats, seed, options(seats)[seed % 5])
        assert isinstance(t, Table)
        for _ in range(600):
            if not t.awaits:
                break
            (seat,) = awaited(t)
            moves = legal(GAME, t, seat)
            best, most = most_told(t, moves)
            longest = max(longest, most)
            drawing = [move for move in moves if hoards(t, move)]
            GAME.play(t, seat, luck.choice(drawing) if drawing and luck.random() < 0.8 else best)
    assert 2 * seats + 6 <= longest <= MOST_NEWS
