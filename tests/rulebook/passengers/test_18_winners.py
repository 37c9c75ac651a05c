"""Group 18: winners and ties."""

from __future__ import annotations

import pytest

from tests.rulebook.passengers.stage import (
    afterlands,
    counted,
    dealt,
    everyone,
    factions,
    heard,
    random_game,
    view,
)
from turncoat.games.passengers import GAME
from turncoat.games.passengers.components import DEMON, SOUL, YAESTHER
from turncoat.games.passengers.scene import sheet
from turncoat.games.passengers.scoring import score
from turncoat.games.passengers.table import Table
from turncoat.match import Match

SIX_ALL = "[. DG SG SR] [SR . SR DB] [DB SR . DR]"
SEVEN_ALL = "[SR . DR DR] [. SR SR SR] [DG . DB SR]"
NINE_ALL = "[SB DR SB DB] [SR DB DG SB] [SG SR SG DB]"
SEVEN_TO_FIVE = "[DG . SB SB] [SR DB . SB] [SR DR . SB]"
FIVE_TO_SEVEN = "[SG DG . SB] [. SG DR DB] [SB SG DB .]"
SEVEN_TO_EIGHT = "[DG DB DR SG] [DB SR SB DB] [DR SB SG SB]"

LETTERS = {4: "SSDY", 5: "SDSDS", 6: "SDSDSY", 7: "SDSDSDS", 8: "SDSDSDSY"}


def ended(text: str, seats: int, coin: int = 0) -> Table:
    """A game that ends with these Afterlands; at 6 and 8 seats the last seat is the Yaesther player."""
    t = afterlands(text, seats)
    factions(t, LETTERS[seats])
    t.coin = coin
    score(t)
    return t


def winners(t: Table) -> list[int]:
    """The seats that win."""
    out = [0] * t.seats
    GAME.payoff(t, out)
    assert set(out) <= {0, 1}
    return [seat for seat in range(t.seats) if out[seat]]


@pytest.mark.rule("P-194")
@pytest.mark.parametrize(
    ("text", "seats", "winner", "seats_of_it"),
    [
        (SEVEN_TO_FIVE, 5, SOUL, [0, 2, 4]),
        (FIVE_TO_SEVEN, 5, DEMON, [1, 3]),
        (SEVEN_TO_FIVE, 6, SOUL, [0, 2, 4]),
        (FIVE_TO_SEVEN, 6, DEMON, [1, 3]),
        (SEVEN_TO_EIGHT, 8, YAESTHER, [7]),
        (SEVEN_TO_EIGHT, 7, DEMON, [1, 3, 5]),
    ],
)
def test_the_faction_with_the_most_points_wins_with_all_its_seats(
    text: str, seats: int, winner: int, seats_of_it: list[int]
) -> None:
    for coin in range(seats):
        t = ended(text, seats, coin)
        assert (t.winner, winners(t)) == (winner, seats_of_it)
        bits = sum(1 << seat for seat in seats_of_it)
        assert heard(t)[-1] == ("won", {"faction": winner, "seats": bits})


@pytest.mark.rule("P-195")
def test_an_equality_below_the_yaesther_means_nothing() -> None:
    """T15."""
    for coin in range(6):
        t = ended(SIX_ALL, 6, coin)
        assert [t.half_points[faction] for faction in range(3)] == [12, 12, 13]
        assert (t.winner, winners(t)) == (YAESTHER, [5])


@pytest.mark.rule("P-195")
def test_the_yaesther_never_ties() -> None:
    for seats in (4, 6, 8):
        for seed in range(5):
            t = dealt(seats, seed)
            for _ in random_game(t, seed):
                pass
            assert t.half_points[YAESTHER] % 2 == 1
            assert t.half_points[SOUL] % 2 == t.half_points[DEMON] % 2 == 0


@pytest.mark.rule("P-196")
@pytest.mark.parametrize("coin", range(7))
def test_souls_and_demons_equal_and_best_go_to_the_faction_of_the_coin(coin: int) -> None:
    """T17, with the coin at a Smuggler (an odd seat) and at a Guide."""
    t = ended(NINE_ALL, 8, coin)
    assert [t.half_points[faction] for faction in range(3)] == [18, 18, 17]
    assert (t.winner, winners(t)) == ((DEMON, [1, 3, 5]) if coin % 2 else (SOUL, [0, 2, 4, 6]))
    assert heard(t)[-1][0] == "won-by-coin"


@pytest.mark.rule("P-196")
@pytest.mark.parametrize("seats", [5, 7])
def test_a_tie_without_a_yaesther_goes_to_the_faction_of_the_coin_too(seats: int) -> None:
    for coin in range(seats):
        assert ended(SIX_ALL, seats, coin).winner == (DEMON if coin % 2 else SOUL)


@pytest.mark.rule("P-197")
@pytest.mark.parametrize(("text", "seats"), [(SEVEN_ALL, 6), (NINE_ALL, 8)])
def test_a_tie_with_the_coin_at_the_yaesther_player_goes_to_the_souls(text: str, seats: int) -> None:
    """T16."""
    t = ended(text, seats, seats - 1)
    assert t.half_points[SOUL] == t.half_points[DEMON] > t.half_points[YAESTHER]
    assert (t.winner, winners(t)) == (SOUL, [0, 2, 4] if seats == 6 else [0, 2, 4, 6])


@pytest.mark.rule("P-198")
def test_the_result_explains_every_point() -> None:
    """The examples of both books as score sheets."""
    souls = sheet(ended("[SB . . .] [SG SG SG .] [SR Sr . .]", 8))
    assert souls["points"] == {"souls": 9, "demons": 0, "yaesther": 8.5}
    assert [boat["souls"] for boat in souls["boats"]] == [1, 3, 2]
    bonuses = [bonus for boat in souls["boats"][1:] for bonus in boat["bonuses"]]
    assert souls["boats"][0]["bonuses"] == []
    assert [(bonus["colour"], bonus["souls"], bonus["points"]) for bonus in bonuses] == [
        ("green", 3, 2),
        ("red", 2, 1),
    ]
    demons = sheet(ended("[SR DR . .] [Y Sr DB .] [SG . . DG]", 8))
    assert demons["points"]["demons"] == 7
    per_demon = {
        (boat["round"], demon["card"]): (demon["points"], [near["direction"] for near in demon["beside"]])
        for boat in demons["boats"]
        for demon in boat["demons"]
    }
    assert per_demon == {
        (1, "demon-red"): (3, ["left", "above"]),
        (2, "yaesther"): (1, []),
        (2, "demon-blue"): (1, []),
        (3, "demon-green"): (2, ["left"]),
    }


@pytest.mark.rule("P-198")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_sheet_of_a_played_game_adds_up_and_is_the_same_for_all(seats: int) -> None:
    for seed in range(3):
        t = dealt(seats, seed)
        for _ in random_game(t, seed):
            pass
        written = sheet(t)
        assert (written["points"]["souls"], written["points"]["demons"]) == counted(t)
        for faction, number in (("souls", SOUL), ("demons", DEMON)):
            assert sum(boat["points"][faction] for boat in written["boats"]) == written["points"][faction]
            assert 2 * written["points"][faction] == t.half_points[number]
        for boat in written["boats"]:
            assert boat["points"]["souls"] == boat["souls"] + sum(
                bonus["points"] for bonus in boat["bonuses"]
            )
            assert boat["points"]["demons"] == sum(demon["points"] for demon in boat["demons"])
        assert ("yaesther" in written["points"]) == (seats % 2 == 0)
        assert written["winners"] == winners(t)
        assert all(sheet(view(t, seat)) == written for seat in everyone(t))


@pytest.mark.rule("P-194", "P-198")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_a_finished_match_names_winners_and_points_and_an_unfinished_one_none(seats: int) -> None:
    match = Match(GAME, seats, 3)
    while not match.over:
        assert match.payoffs == [0] * seats
        seat = match.awaits[0]
        match.play(seat, match.legal(seat)[-1])
    result = match.result
    winner = GAME.sides.index(result["sheet"]["winner"])
    assert result["winners"] == [seat for seat in range(seats) if GAME.side(match.table, seat) == winner]
    assert result["sheet"]["points"][GAME.sides[winner]] == max(result["sheet"]["points"].values())
    assert result["sheet"]["factions"][GAME.sides[winner]] == result["winners"]
