"""Ratings: by finished games of tables that agreed to be rated, once each, and by nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from openskill.models import PlackettLuce

from tests.server.ledger import Ledger
from tests.server.postgres import fresh_database
from tests.server.running import House, Server
from tests.server.test_home import ask, new_secret
from tests.server.test_room import Kept, empty, played, refusal
from turncoat.lab.ratings import after_game
from turncoat.server import ratings
from turncoat.server.layout import METADATA, PLAYERS, RATED_GAMES, RATED_SEATS
from turncoat.server.ratings import RatedGame, enter, of_room, points, reckoned
from turncoat.server.room import hashed
from turncoat.server.store import database_url, migrate

GAME = {"game": "mad-zeppelin", "seats": 2, "rated": True, "public": True}


# What a game means -------------------------------------------------------------------------------


def duel(table: str, at: float, winner: str, loser: str, left: tuple[int, ...] = ()) -> RatedGame:
    """A game of two, each for themselves."""
    return RatedGame(table, "duel", at, (winner, loser), (1, 0), None, left)


def test_a_duel_is_rated_as_openskill_rates_it() -> None:
    model = PlackettLuce(mu=0.0)
    (won,), (lost,) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    after = reckoned(duel("t", 1.0, "anna", "boris"), {})
    assert after == {"anna": (won.mu, won.sigma), "boris": (lost.mu, lost.sigma)}
    assert points(after["anna"]) > points(after["boris"]) >= 0


def test_a_side_has_a_rating_of_its_own_for_each_number_of_seats() -> None:
    game = RatedGame("t", "g", 1.0, ("a", "b", "c"), (1, 0, 0), (0, 1, 1), ())
    assert set(reckoned(game, {})) == {"a", "b", "c", "side:3:0", "side:3:1"}


def test_who_left_loses_as_the_last_of_all_and_team_mates_by_the_result_alone() -> None:
    stayed = RatedGame("t", "g", 1.0, ("a", "b", "c", "d"), (1, 1, 0, 0), (0, 0, 1, 1), ())
    left = RatedGame("t", "g", 1.0, ("a", "b", "c", "d"), (1, 1, 0, 0), (0, 0, 1, 1), (0,))
    before, after = reckoned(stayed, {}), reckoned(left, {})
    assert after["a"][0] < 0 < before["a"][0], "the side won, but not the one who left it"
    others = ("b", "c", "d", "side:4:0", "side:4:1")
    assert [after[one] for one in others] == [before[one] for one in others]
    last = RatedGame("t", "g", 1.0, ("a", "b", "c", "d"), (1, 1, 0, 0), (0, 0, 1, 1), (3,))
    assert reckoned(last, {})["d"][0] <= before["d"][0], "nobody is better off for leaving a lost game"


def test_bots_and_people_have_ratings_apart() -> None:
    assert duel("t", 1.0, "anna", "boris").pool == "people"
    assert duel("t", 1.0, "anna", "bot:medium").pool == "bots"


def rated_room(**more: Any) -> Kept:
    """A rated table of two with their people."""
    room = empty("mad-zeppelin", 2, rated=True, **more)
    for seat, who in enumerate(("anna", "boris")):
        room.do(room.join(seat, who.title(), f"token {seat}", "", who))
    return room


def test_a_rated_table_takes_only_those_who_have_a_rating_and_each_once() -> None:
    room = empty("mad-zeppelin", 2, rated=True)
    assert refusal(room.join, 0, "Anna", "token", "") == "room-rated-home"
    room.do(room.join(0, "Anna", "token", "", "anna"))
    assert refusal(room.join, 1, "Anna 2", "other", "", "anna") == "room-rated-once"
    plain = empty("mad-zeppelin", 2)
    assert plain.join(0, "Anna", "token", "", "anna").player == "", "elsewhere nobody is known"


def test_who_had_left_or_was_away_at_the_end_is_noted() -> None:
    room = rated_room()
    room.do(room.start())
    room.do(room.resign(1))
    played(room)
    found = of_room(room)
    assert (found.who, found.left, found.pool) == (("anna", "boris"), (1,), "people")
    assert match_of(room).result["payoffs"] == list(found.payoffs)
    assert found.sides is None or len(found.sides) == 2


def match_of(room: Kept) -> Any:
    return room.match


# Counting ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path_factory.mktemp("ratings") / "tables.db")
    else:
        with fresh_database() as address:
            yield address


@pytest.fixture
def engine(database: str) -> Iterator[sa.Engine]:
    """A database in which no game is counted."""
    migrate(database_url(database))
    engine = sa.create_engine(database_url(database).replace("+aiosqlite", ""))
    yield engine
    with engine.begin() as connection:
        for table in (RATED_SEATS, RATED_GAMES):
            connection.execute(table.delete())
    engine.dispose()


def counted(engine: sa.Engine, games: tuple[RatedGame, ...]) -> list[Any]:
    """What ratings stand in an empty database once games have been counted in some order."""
    with engine.begin() as connection:
        for table in (RATED_SEATS, RATED_GAMES):
            connection.execute(table.delete())
    for game in games:
        with engine.begin() as connection:
            enter(connection, game)
    with engine.connect() as connection:
        return list(connection.execute(sa.select(RATED_SEATS).order_by(*RATED_SEATS.primary_key)))


GAMES = (
    duel("one", 1.0, "anna", "boris"),
    duel("two", 2.0, "boris", "cleo"),
    duel("three", 2.0, "cleo", "anna", left=(1,)),
    duel("four", 3.0, "anna", "bot:hard"),
)


def test_ratings_do_not_depend_on_the_order_in_which_games_are_counted(engine: sa.Engine) -> None:
    expected = counted(engine, GAMES)
    orders = [(*some, GAMES[3]) for some in permutations(GAMES[:3])]
    assert all(counted(engine, order) == expected for order in orders)
    assert counted(engine, GAMES + GAMES) == expected, "and no game counts twice"
    now: dict[Any, Any] = {}
    for game in sorted(GAMES[:3], key=lambda one: (one.ended_at, one.table)):
        now |= reckoned(game, now)
    last = {row.who: (row.mu, row.sigma) for row in sorted(expected, key=lambda one: one.ended_at)}
    assert {who: last[who] for who in ("boris", "cleo")} == {who: now[who] for who in ("boris", "cleo")}
    assert METADATA.tables["rated_games"].primary_key.columns.keys() == ["table_id"]


# On a server -------------------------------------------------------------------------------------


def lay(server: Server, home: str, **wishes: Any) -> httpx.Response:
    return ask(server, "POST", "/api/tables", home, {**GAME, "name": "Anna", **wishes})


def join(server: Server, table: str, home: str) -> httpx.Response:
    return ask(server, "POST", f"/api/tables/{table}/join", home, {"name": "Boris"})


def finished(server: Server, one: str, two: str) -> str:
    """A rated game of two people, which the second loses by resigning; its table."""
    laid = lay(server, one).json()
    table = laid["table"]["id"]
    joined = join(server, table, two).json()
    with server.connect(table) as watcher:
        server.post(f"/api/tables/{table}/start", laid["token"])
        for token in (joined["token"], laid["token"]):
            server.post(f"/api/tables/{table}/resign", token)
        watcher.until(lambda message: message["type"] == "view" and message["over"])
    return str(table)


def player_of(server: House, home: str) -> str:
    """Whose rating belongs to a home."""
    with Ledger(server.database).engine.connect() as connection:
        return str(connection.scalar(sa.select(PLAYERS.c.id).where(PLAYERS.c.home == hashed(home))))


def count(server: House, game: RatedGame) -> None:
    """Count a game beside the server, as another process would."""
    with Ledger(server.database).engine.begin() as connection:
        enter(connection, game)


def own(server: Server, home: str) -> dict[str, Any]:
    found: dict[str, Any] = ask(server, "GET", "/api/home/ratings", home).json()
    return found


def test_a_rated_table_says_so_and_wants_a_home(house: House) -> None:
    home = new_secret()
    refused = lay(house, "")
    assert (refused.status_code, refused.json()["message"]["name"]) == (409, "room-rated-home")
    refused = lay(house, home, hints=True)
    assert (refused.status_code, refused.json()["message"]["name"]) == (422, "room-rated-hints")
    table = lay(house, home).json()["table"]["id"]
    assert house.get(f"/api/tables/{table}").json()["rated"] is True
    listed = house.get("/api/tables?status=open").json()
    assert [one["rated"] for one in listed if one["id"] == table] == [True]
    assert join(house, table, "").json()["message"]["name"] == "room-rated-home"
    assert join(house, table, home).json()["message"]["name"] == "room-rated-once"
    assert join(house, table, new_secret()).status_code == 200
    assert house.lay(**{**GAME, "rated": False})["table"]["rated"] is False


def test_a_finished_game_moves_the_ratings_of_both_and_stands_in_their_history(house: House) -> None:
    one, two = new_secret(), new_secret()
    assert own(house, one) == {"listed_as": None, "ratings": []}
    tables = [finished(house, one, two)]
    for home in (one, two):
        (rating,) = own(house, home)["ratings"]
        assert (rating["game"], rating["pool"]) == ("mad-zeppelin", "people")
        assert [step["table"] for step in rating["history"]] == tables
        assert rating["points"] == rating["history"][-1]["points"]
    with Ledger(house.database).engine.connect() as connection:
        games = connection.execute(sa.select(RATED_GAMES).where(RATED_GAMES.c.table_id.in_(tables))).all()
    for row in games:
        again = of_room(Ledger(house.database).room(row.table_id))
        assert again == ratings._read(row.table_id, row.game, row.ended_at, row.result), "from entries alone"
        assert json.loads(row.result)["left"] == [0, 1]


def test_the_best_are_those_who_want_to_be_shown_and_have_played_enough(house: House) -> None:
    one, two = new_secret(), new_secret()
    named = {"name": "  Zuleika \u202e "}
    assert ask(house, "PUT", "/api/home/listed", one, named).json()["message"]["name"] == "rating-none"
    finished(house, one, two)
    players = [player_of(house, home) for home in (one, two)]
    for number in range(ratings.FEWEST - 2):
        count(
            house,
            RatedGame(f"before {one[:8]} {number}", "mad-zeppelin", 1.0, tuple(players), (1, 0), None, ()),
        )
    assert ask(house, "PUT", "/api/home/listed", one, named).status_code == 204
    assert (
        ask(house, "PUT", "/api/home/listed", one, {"name": " "}).json()["message"]["name"] == "room-no-name"
    )
    taken = ask(house, "PUT", "/api/home/listed", two, {"name": "zuleika"})
    assert (taken.status_code, taken.json()["message"]["name"]) == (409, "rating-name-taken")

    def best() -> Any:
        return house.get("/api/ratings?game=mad-zeppelin").json()

    assert best() == []
    count(house, RatedGame(f"last {one[:8]}", "mad-zeppelin", 4e9, tuple(players), (1, 0), None, ()))
    (shown,) = best()
    assert (shown["name"], shown["games"]) == ("Zuleika", ratings.FEWEST)
    assert shown["points"] == own(house, one)["ratings"][0]["points"]
    assert own(house, one)["listed_as"] == "Zuleika"
    assert house.get("/api/ratings?game=cerberus").json() == []
    assert ask(house, "DELETE", "/api/home/listed", one).status_code == 204
    assert best() == []
    assert len(own(house, one)["ratings"][0]["history"]) == ratings.FEWEST, "the rating stays"
    ask(house, "PUT", "/api/home/listed", one, named)
    fresh = new_secret()
    assert ask(house, "POST", "/api/home/merge", fresh, {"other": one}).status_code == 204
    assert own(house, fresh)["listed_as"] == "Zuleika", "it follows a new secret"
    assert own(house, one) == {"listed_as": None, "ratings": []}
    assert ask(house, "DELETE", "/api/home", fresh).status_code == 204
    assert best() == []
    with Ledger(house.database).engine.connect() as connection:
        kept = str(connection.execute(sa.text("SELECT * FROM players")).all())
    assert hashed(fresh) not in kept
    assert "Zuleika" not in kept


def test_with_bots_there_is_a_rating_apart(house: House) -> None:
    home = new_secret()
    laid = lay(house, home, fill=True, start=True).json()
    with house.connect(laid["table"]["id"]) as watcher:
        house.post(f"/api/tables/{laid['table']['id']}/resign", laid["token"])
        watcher.until(lambda message: message["type"] == "view" and message["over"])
    assert [rating["pool"] for rating in own(house, home)["ratings"]] == ["bots"]


def test_nothing_of_a_running_rated_game_is_told(house: House) -> None:
    one, two = new_secret(), new_secret()
    laid = lay(house, one).json()
    joined = join(house, laid["table"]["id"], two).json()
    house.post(f"/api/tables/{laid['table']['id']}/start", laid["token"])
    house.post(f"/api/tables/{laid['table']['id']}/resign", joined["token"])
    assert own(house, one) == own(house, two) == {"listed_as": None, "ratings": []}


def test_a_team_of_one_is_no_game() -> None:
    assert after_game(ratings.model(), {}, ["anna"], [1], None) == {}
    assert reckoned(RatedGame("t", "g", 1.0, ("anna",), (1,), None, (0,)), {}) == {}
