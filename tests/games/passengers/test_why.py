"""Why it came so: votes and points, against what was told and printed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import turncoat
from turncoat.games.passengers.components import RAVEN
from turncoat.match import Match, Told
from turncoat.words import Message, Seat

GAME = turncoat.game("passengers")
NAMES = ["Anna", "Boris", "Clara", "Dario", "Edith"]


def played(games: int) -> Iterator[Match]:
    """Whole games by random moves."""
    for seed in range(games):
        match, dice = Match(GAME, 5, seed, names=NAMES), random.Random(seed)
        while not match.over:
            seat = match.awaits[0]
            match.play(seat, dice.choice(match.legal(seat)))
        yield match


def told(match: Match, *kinds: str) -> list[Told]:
    return [one for one in match.told() if one.event.kind.name in kinds]


def voices(reasons: list[Message]) -> dict[str, tuple[int, dict[int, int]]]:
    """The Voices for each boat, and whose they are, as the reasons say."""
    found = {}
    for line in reasons:
        assert line.name == "why-voices"
        parts: dict[int, int] = {}
        row = [line.arguments["voters"]]
        while row:
            part = row.pop()
            assert isinstance(part, Message)
            if part.name == "why-voter":
                seat, count = part.arguments["seat"], part.arguments["voices"]
                assert isinstance(seat, Seat)
                assert isinstance(count, int)
                parts[seat.seat] = count
            else:
                row += [one for one in part.arguments.values() if isinstance(one, Message)]
        total = line.arguments["voices"]
        assert isinstance(total, int)
        found[str(line.arguments["boat"])] = total, parts
    return found


def test_a_vote_is_explained_by_whose_voices_each_boat_had() -> None:
    for match in played(6):
        counted = told(match, "votes")
        assert len(counted) == 3
        for vote in counted:
            facts, explained = vote.event.facts, voices(list(vote.reasons))
            for_raven = {seat for seat in range(5) if facts["seats"] >> seat & 1}
            sides = {"raven": for_raven, "wolf": set(range(5)) - for_raven}
            for boat, seats in sides.items():
                said = next((one for name, one in explained.items() if boat in name), (0, {}))
                assert said[0] == facts[boat] == sum(said[1].values())
                assert set(said[1]) == seats


def test_a_boat_that_crosses_had_more_voices_or_the_coin() -> None:
    for match in played(6):
        for round_, one in enumerate(told(match, "ferried", "ferried-by-coin")):
            vote = told(match, "votes")[round_].event.facts
            mine, other = ("raven", "wolf") if one.event.facts["boat"] == RAVEN else ("wolf", "raven")
            if one.event.kind.name == "ferried":
                (line,) = one.reasons
                assert (line.arguments["voices"], line.arguments["against"]) == (vote[mine], vote[other])
                assert vote[mine] > vote[other]
            else:
                assert vote[mine] == vote[other]
                assert {count for count, _ in voices(list(one.reasons)).values()} == {vote[mine]}


def test_the_points_are_explained_as_on_the_score_sheet() -> None:
    for match in played(2):
        sheet = match.game.sheet_lines(match.table)
        scored, won = told(match, "scored", "won", "won-by-coin")
        assert [*scored.reasons, Message("sheet-result"), *won.reasons] == sheet


def test_a_space_is_barred_if_it_cannot_be_chosen_and_only_then() -> None:
    spaces = {f"space-{boat}-{space}" for boat in ("raven", "wolf") for space in range(4)}
    for seats in (4, 5, 8):
        match, dice = Match(GAME, seats, seats), random.Random(seats)
        told = set()
        while not match.over:
            seat = match.awaits[0]
            view = match.view(seat)
            if view["scene"]["question"] in ("place", "place-shadow"):
                words = [move.text.split() for move in match.legal(seat)]
                offered = {f"space-{boat}-{int(space) - 1}" for *_, boat, space in words}
                assert view["barred"].keys() == spaces - offered
                assert not match.view((seat + 1) % seats)["barred"]
            else:
                assert not view["barred"]
            told |= {why["name"] for why in view["barred"].values()}
            match.play(seat, dice.choice(match.legal(seat)))
        full: set[str] = {4: {"barred-full", "barred-shadow"}, 5: {"barred-full"}, 8: set()}[seats]
        assert told == {"barred-taken"} | full
