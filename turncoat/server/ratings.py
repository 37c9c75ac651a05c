"""Ratings: how strong people are at each game, by the finished games of tables that agreed to be rated.

They follow from entries alone. A finished game is counted once, whichever process comes first, and games are
reckoned in the order in which they ended: where one is counted late, those that ended after it are reckoned
anew.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from turncoat.lab.ratings import Standing, after_game
from turncoat.server import shapes
from turncoat.server.clean import LONGEST_NAME, cleaned
from turncoat.server.errors import Unwritten, plain
from turncoat.server.layout import PLAYERS, RATED_GAMES, RATED_SEATS, TABLES
from turncoat.server.likeness import looks_of
from turncoat.server.room import Room
from turncoat.server.store import OVER, Store
from turncoat.words import Fault

if TYPE_CHECKING:
    from turncoat.server.hall import Hall

LOG = logging.getLogger("turncoat.server")
T = TypeVar("T")

PEOPLE: shapes.Pool = "people"
BOTS: shapes.Pool = "bots"
"""Games among people alone, and games at which bots sat too: two ratings that never meet."""
WHOLE, CERTAIN = 40.0, 1000.0
"""What a step of openskill counts, and what an average player comes to once that is certain."""
FEWEST = 5
"""Games after which somebody can be among the best."""
MOST_LISTED = 50
LONGEST_KEY = 48
"""Characters by which names among the best are told apart."""
LAST = -32_768
"""Below every result of a game."""
LOCK = 7478
"""Held on PostgreSQL while a game is counted, so that no other process counts one."""


# What a game means -----------------------------------------------------------------------------


@dataclass(frozen=True)
class RatedGame:
    """A finished game as ratings know it."""

    table: str
    game: str
    ended_at: float
    who: tuple[str, ...]
    """By seat: whose rating is at stake, a person's or that of a kind of bot."""
    payoffs: tuple[int, ...]
    sides: tuple[int, ...] | None
    left: tuple[int, ...]
    """Seats whose people had resigned, or were away when the game ended."""

    @property
    def pool(self) -> shapes.Pool:
        """Whether people were among themselves."""
        return BOTS if any(map(is_bot, self.who)) else PEOPLE


def is_bot(who: str) -> bool:
    """Whether a rating is that of a kind of bot."""
    return who.startswith("bot:")


def of_room(room: Room) -> RatedGame:
    """What a finished game means for ratings."""
    match = room.finished()
    players = [room.players[seat] for seat in range(room.seats)]
    sides = tuple(match.game.side(match.table, seat) for seat in range(room.seats))
    return RatedGame(
        table=room.id,
        game=room.game_name,
        ended_at=room.ended_at,
        who=tuple(f"bot:{player.bot}" if player.bot else player.player for player in players),
        payoffs=tuple(match.result["payoffs"]),
        sides=sides if match.game.sides else None,
        left=tuple(seat for seat, player in enumerate(players) if player.away or player.resigned),
    )


@cache
def model() -> Any:
    """From nought, so that a team is no stronger for being larger; people change, so tau is the usual one."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=0.0)


def reckoned(game: RatedGame, now: dict[Hashable, Standing]) -> dict[Hashable, Standing]:
    """How all who took part stand after a game.

    Whoever left is rated as the last of all, or by the result where that is worse. For everybody else the
    result counts as it is, whoever played the seat that was left: team-mates lose no more than by the result.
    """

    def side(number: int) -> str:
        return f"side:{len(game.who)}:{number}"

    after = after_game(model(), now, game.who, game.payoffs, game.sides, side)
    for seat in game.left if len(game.who) > 1 else ():
        payoffs = [LAST if one == seat else payoff for one, payoff in enumerate(game.payoffs)]
        who = game.who[seat]
        lost = after_game(model(), now, game.who, payoffs, game.sides, side)
        after[who] = min(after.get(who, lost[who]), lost[who])
    return after


def points(standing: Standing) -> int:
    """A rating as people read it: from 0, by what is certain of it; 1000 is the average, once it is known.

    >>> points((0.0, 25 / 3)), points((0.0, 0.0))
    (0, 1000)
    """
    mu, sigma = standing
    return max(0, round(WHOLE * (mu - 3 * sigma) + CERTAIN))


# Counting games --------------------------------------------------------------------------------


class Ratings:
    """Counts the rated games of a hall as they end."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.due = asyncio.Event()
        """Set whenever a rated game may have ended."""
        self.unreadable: set[str] = set()
        """Tables that cannot be played over, or whose rules changed before they came to an end."""

    @property
    def store(self) -> Store:
        """Where ratings are kept."""
        return self.hall.store

    async def keep(self) -> None:
        """Count games as they end, those first that ended while nobody counted."""
        self.due.set()
        while True:
            await self.due.wait()
            self.due.clear()
            try:
                await self.count()
            except Unwritten:
                LOG.warning("a rated game is counted later")

    async def count(self) -> None:
        """Count all finished games that are not counted yet."""
        query = (
            sa.select(TABLES.c.id)
            .outerjoin(RATED_GAMES, RATED_GAMES.c.table_id == TABLES.c.id)
            .where(TABLES.c.rated, TABLES.c.status == OVER, RATED_GAMES.c.table_id.is_(None))
            .order_by(TABLES.c.changed_at, TABLES.c.id)
        )
        for (table,) in await self._rows(query):
            if table not in self.unreadable:
                await self._count_one(table)

    async def _count_one(self, table: str) -> None:
        try:
            room: Room | None = await self.hall.whole(table)
        except Unwritten:
            raise
        except Fault as fault:
            LOG.warning("a rated game cannot be read", extra={"table": table, "reason": fault.message.name})
            room = None
        if room and room.match and room.match.over:
            game = of_room(room)
            await self._write(lambda connection: enter(connection, game))
        else:
            self.unreadable.add(table)

    # Whose rating it is ------------------------------------------------------------------------

    async def player_of(self, home: str) -> str:
        """Whose rating is at stake for the owner of a home, by its hash; who has none gets one."""
        known = sa.select(PLAYERS.c.id).where(PLAYERS.c.home == home)

        def find(connection: sa.Connection) -> str:
            found = connection.scalar(known)
            if found is None:
                found = secrets.token_hex(12)
                connection.execute(PLAYERS.insert().values(id=found, home=home, since=self.hall.clock()))
            return str(found)

        try:
            return await self._write(find)
        except IntegrityError:  # another process was quicker
            return await self._write(find)

    async def move(self, home: str, other: str) -> None:
        """A home takes over another: of two ratings the one with more games stays."""

        def take_over(connection: sa.Connection) -> None:
            found = {
                row.home: row.id
                for row in connection.execute(PLAYERS.select().where(PLAYERS.c.home.in_((home, other))))
            }
            games = {one: _games(connection, player) for one, player in found.items()}
            if other in games and games[other] >= games.get(home, -1):
                connection.execute(PLAYERS.delete().where(PLAYERS.c.home == home))
                connection.execute(PLAYERS.update().where(PLAYERS.c.home == other).values(home=home))
            else:
                connection.execute(PLAYERS.delete().where(PLAYERS.c.home == other))

        await self._write(take_over)

    async def forget(self, home: str) -> None:
        """The owner of a home is among no best any more; what others won of them stays."""
        await self._write(
            lambda connection: connection.execute(PLAYERS.delete().where(PLAYERS.c.home == home))
        )

    async def list_as(self, home: str, name: str | None) -> None:
        """The owner of a home is shown among the best by a name, or no longer."""
        shown = None if name is None else cleaned(name, LONGEST_NAME)
        if shown == "":
            raise plain("room-no-name")
        await self.count()
        key = looks_of(shown)[:LONGEST_KEY] if shown else None
        played = sa.exists().where(RATED_SEATS.c.who == PLAYERS.c.id)
        change = PLAYERS.update().where(PLAYERS.c.home == home, played).values(name=shown, name_key=key)
        try:
            changed = await self._write(lambda connection: connection.execute(change).rowcount)
            if not changed:
                raise plain("rating-none")
        except IntegrityError:
            raise plain("rating-name-taken") from None

    # What is told ------------------------------------------------------------------------------

    async def of_home(self, home: str) -> shapes.OwnRatings:
        """The ratings of a home's owner, game by game, each with its history."""
        await self.count()
        owner = await self._rows(sa.select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.home == home))
        if not owner:
            return {"listed_as": None, "ratings": []}
        player, name = owner[0]
        query = (
            sa.select(
                *(RATED_SEATS.c[one] for one in ("game", "pool", "table_id", "ended_at", "mu", "sigma"))
            )
            .where(RATED_SEATS.c.who == player)
            .order_by(RATED_SEATS.c.ended_at, RATED_SEATS.c.table_id)
        )
        found: dict[tuple[str, shapes.Pool], list[shapes.RatedStep]] = {}
        for game, pool, table, ended_at, *standing in await self._rows(query):
            step: shapes.RatedStep = {"table": table, "ended_at": ended_at, "points": points(tuple(standing))}
            found.setdefault((game, pool), []).append(step)
        ratings: list[shapes.OwnRating] = [
            {"game": game, "pool": pool, "points": steps[-1]["points"], "history": steps}
            for (game, pool), steps in found.items()
        ]
        return {"listed_as": name, "ratings": ratings}

    async def best(self, game: str) -> list[shapes.Best]:
        """Who is best at a game among people, of those who want to be shown."""
        await self.count()
        seats = RATED_SEATS.c
        games = sa.func.count().over(partition_by=seats.who)
        newest = sa.func.row_number().over(
            partition_by=seats.who, order_by=(seats.ended_at.desc(), seats.table_id.desc())
        )
        latest = (
            sa.select(PLAYERS.c.name, seats.mu, seats.sigma, games.label("games"), newest.label("newest"))
            .join(RATED_SEATS, seats.who == PLAYERS.c.id)
            .where(PLAYERS.c.name.is_not(None), seats.game == game, seats.pool == PEOPLE)
            .subquery()
        )
        query = (
            sa.select(latest.c.name, latest.c.mu, latest.c.sigma, latest.c.games)
            .where(latest.c.newest == 1, latest.c.games >= FEWEST)
            .order_by((latest.c.mu - 3 * latest.c.sigma).desc(), latest.c.name)
            .limit(MOST_LISTED)
        )
        return [
            {"name": name, "points": points((mu, sigma)), "games": count}
            for name, mu, sigma, count in await self._rows(query)
        ]

    # The database ------------------------------------------------------------------------------

    async def _rows(self, query: sa.Select[Any]) -> Sequence[Any]:
        try:
            async with self.store.engine.connect() as connection:
                return list(await connection.execute(query))
        except (SQLAlchemyError, OSError) as fault:
            raise Unwritten from fault

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            return await self.store.with_pen(work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as fault:
            raise Unwritten from fault


def _games(connection: sa.Connection, player: str) -> int:
    """How many rated games somebody has played."""
    count = sa.select(sa.func.count()).select_from(RATED_SEATS).where(RATED_SEATS.c.who == player)
    return connection.scalar(count) or 0


def enter(connection: sa.Connection, game: RatedGame) -> None:
    """Count a game, unless it is counted, and reckon those anew that ended after it."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    games = RATED_GAMES.c
    if connection.scalar(sa.select(games.table_id).where(games.table_id == game.table)):
        return
    result = {"who": game.who, "payoffs": game.payoffs, "sides": game.sides, "left": game.left}
    place = {"game": game.game, "pool": game.pool, "ended_at": game.ended_at, "table_id": game.table}
    connection.execute(RATED_GAMES.insert().values(**place, result=json.dumps(result)))
    moment = sa.tuple_(games.ended_at, games.table_id)
    since = (
        sa.select(games.table_id, games.game, games.ended_at, games.result)
        .where(games.game == game.game, games.pool == game.pool, moment >= (game.ended_at, game.table))
        .order_by(games.ended_at, games.table_id)
    )
    for one in connection.execute(since).all():
        _reckon(connection, _read(*one))


def _read(table: str, game: str, ended_at: float, result: str) -> RatedGame:
    """A game as it was counted."""
    found = json.loads(result)
    sides = found["sides"]
    who, payoffs, left = (tuple(found[one]) for one in ("who", "payoffs", "left"))
    return RatedGame(table, game, ended_at, who, payoffs, sides and tuple(sides), left)


def _reckon(connection: sa.Connection, game: RatedGame) -> None:
    """Write how all who took part in a game stand after it."""
    camps = {f"side:{len(game.who)}:{side}" for side in game.sides or ()}
    now = dict(_before(connection, game, sorted({*game.who, *camps})))
    after = reckoned(game, now)
    connection.execute(RATED_SEATS.delete().where(RATED_SEATS.c.table_id == game.table))
    place = {"game": game.game, "pool": game.pool, "ended_at": game.ended_at, "table_id": game.table}
    rows = [place | {"who": who, "mu": mu, "sigma": sigma} for who, (mu, sigma) in after.items()]
    if rows:
        connection.execute(RATED_SEATS.insert(), rows)


def _before(
    connection: sa.Connection, game: RatedGame, who: Iterable[str]
) -> Iterable[tuple[Hashable, Standing]]:
    """How everybody stood before a game."""
    seats = RATED_SEATS.c
    moment = sa.tuple_(seats.ended_at, seats.table_id)
    for one in who:
        last = (
            sa.select(seats.mu, seats.sigma)
            .where(
                seats.who == one, seats.game == game.game, seats.pool == game.pool,
                moment < (game.ended_at, game.table),
            )
            .order_by(seats.ended_at.desc(), seats.table_id.desc())
            .limit(1)
        )  # fmt: skip
        for mu, sigma in connection.execute(last):
            yield one, (mu, sigma)
