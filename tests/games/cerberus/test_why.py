"""Why it came so: hunts and captures, against what the rules say of them."""

from __future__ import annotations

import random

import pytest

import turncoat
from turncoat.games.cerberus.table import Table
from turncoat.match import Match

GAME = turncoat.game("cerberus")
LAST_DARK = 5
"""Positions 1 to 5 of the Rage track are dark (C-141)."""


@pytest.mark.parametrize("seed", range(6))
def test_hunts_and_captures_are_explained(seed: int) -> None:
    match, dice = Match(GAME, 5, seed), random.Random(seed)
    rage = caught_on = -1
    how = ""
    heard = 0
    while not match.over:
        seat = match.awaits[0]
        match.play(seat, dice.choice(match.legal(seat)))
        table = match.table
        assert isinstance(table, Table)
        for told in match.told()[heard:]:
            name, facts = told.event.kind.name, told.event.facts
            said = told.reasons[0].arguments if told.reasons else {}
            if name == "rage-is":
                rage = facts["rage"]
            elif name in ("moved", "dog-moved"):
                how = "running" if name == "dog-moved" else "falling"
            elif name == "hunt":
                assert said["hunt"] == rage == table.hunt
            elif name == "caught":
                caught_on = facts["space"]
                assert (said["by"], said["space"]) == (how, caught_on)
            elif name == "turned":
                assert facts["position"] <= LAST_DARK
                assert caught_on < table.finish
                assert said["position"] == facts["position"]
            elif name == "lost":
                reason = "position" if facts["position"] > LAST_DARK else "the-end"
                if caught_on >= table.finish and reason != "position":
                    reason = "finish"
                assert said["by"] == reason
                assert reason != "the-end" or match.over
        heard = len(match.told())
    assert match.told()[-1].reasons


def test_an_effect_is_barred_if_it_cannot_be_played_and_only_then() -> None:
    told: set[str] = set()
    for seed in range(4):
        match, dice = Match(GAME, 4, seed), random.Random(seed)
        while not match.over:
            seat = match.awaits[0]
            view = match.view(seat)
            if view["scene"]["question"] == "play":
                cards = view["scene"]["own_cards"]
                own = {(card["card"], which) for card in cards for which in range(2)}
                kinds = {card["card"]: card["kind"] for card in cards}
                words = [move.text.split() for move in match.legal(seat) if move.text != "end"]
                played = {(card, int(which) - 1) for _, card, which in words}
                keys = {f"{kinds[card]}-{card}-{which}" for card, which in own - played}
                assert view["barred"].keys() == keys
                told |= {why["name"] for why in view["barred"].values()}
            else:
                assert not view["barred"]
            match.play(seat, dice.choice(match.legal(seat)))
    assert told == {"barred-spent", "barred-acted", "barred-bonus", "barred-dear"}
