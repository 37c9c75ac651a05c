"""When bots go on: once people have been shown what everybody heard, and never at the cost of a secret."""

from __future__ import annotations

import time

import pytest

from tests.server.running import Client, Server
from tests.server.twins import case_of, dealt
from turncoat.match import SPECTATOR
from turncoat.server.desk import A_MOMENT, LONGEST_READ, LONGEST_READ_TOGETHER, Connection, Desk

SINCE = 100.0
PAUSE = 7.0


def reader(seat: int, shown: int | None, has: int = 10, at: float = 90.0) -> Connection:
    """Somebody who has so many lines that everybody heard, and has been shown so many."""
    return Connection(seat, "en", lambda _: None, line=has, open=has, shown=shown, shown_at=at)


def due(*connections: Connection) -> float:
    desk = Desk(dealt(case_of("passengers", 5), bots=(2, 3, 4), pause=PAUSE), since=SINCE)
    desk.connections |= set(connections)
    return desk.bots_decide_at(SINCE)


@pytest.mark.parametrize(
    ("connections", "when"),
    [
        ((), SINCE + PAUSE),
        ((reader(0, None), reader(1, None)), SINCE + PAUSE),
        ((reader(SPECTATOR, 3),), SINCE + PAUSE),
        ((reader(0, 10),), SINCE),
        ((reader(0, 9),), SINCE + LONGEST_READ),
        ((reader(0, 9), reader(SPECTATOR, 0)), SINCE + LONGEST_READ),
        ((reader(0, 10), reader(1, 10)), SINCE),
        ((reader(0, 9), reader(1, 9)), SINCE + LONGEST_READ_TOGETHER),
        ((reader(0, 9), reader(1, None)), SINCE + LONGEST_READ_TOGETHER),
        ((reader(0, 9), reader(1, 10)), SINCE + A_MOMENT),
        ((reader(0, 9), reader(1, 10, at=103.0)), 103.0 + A_MOMENT),
        ((reader(0, 9), reader(0, 10)), SINCE),
    ],
    ids=[
        "nobody is there", "nobody says what was shown", "spectators are not waited for",
        "shown everything", "alone, behind", "alone, with a spectator", "both shown everything",
        "both behind", "one behind, one who does not say", "one shown everything, one behind",
        "one shown everything later", "one of two windows",
    ],
)  # fmt: skip
def test_bots_wait_for_readers(connections: tuple[Connection, ...], when: float) -> None:
    assert due(*connections) == when


def test_what_only_a_reader_heard_is_not_waited_for() -> None:
    secret = reader(0, 10, has=12)
    secret.open = 10
    assert due(secret) == SINCE


def events_after(client: Client, seconds: float) -> int:
    """How many events a client has heard of after a while; a word about the last one may come late."""
    time.sleep(seconds)
    client.settle()
    return sum(line["kind"] == "event" for line in client.lines)


def test_a_client_that_wants_more_of_views_gets_it_until_it_wants_less(server: Server) -> None:
    laid = server.lay(game="passengers", seats=5, pause=30, name="Ada", fill=True, start=True)
    table, token = laid["table"]["id"], laid["token"]
    with server.connect(table, token) as whole, server.connect(table, token) as ada:
        whole.settle()
        assert ada.ask("want", parts=[])["type"] == "accepted"
        bare = ada.last_view
        assert ada.ask("want", parts=["claims"])["type"] == "accepted"
        taken = {part: whole.last_view[part] for part in ("claims", "apt")}
        assert taken["claims"]
        assert ada.last_view == bare | taken
        sent = len(ada.raw)
        assert ada.ask("want", parts=["claims"])["type"] == "accepted"
        assert len(ada.raw) == sent + 1, "nothing else has changed"
        assert ada.ask("want", parts=["promises"])["type"] == "accepted"
        assert ada.last_view == bare
        assert ada.ask("want", parts=["secrets"])["type"] == "refused"


def test_bots_stand_still_until_what_happened_has_been_shown(server: Server) -> None:
    laid = server.lay(game="passengers", seats=5, pause=0, name="Ada", fill=True, start=True)
    with server.connect(laid["table"]["id"], laid["token"]) as ada:
        ada.settle()
        assert ada.ask("shown", lines=0)["type"] == "accepted"
        while not ada.last_view["moves"] or len(ada.lines) == 0:
            ada.settle()
            ada.ask("shown", lines=len(ada.lines))
        for _ in range(3):
            seen = len(ada.lines)
            while ada.last_view["moves"] and len(ada.lines) == seen:
                view = ada.last_view
                ada.ask("move", turn=view["turn"], move=view["moves"][0]["text"])
                ada.settle()
            first = events_after(ada, 0)
            assert events_after(ada, 0.7) == first
            while not ada.last_view["moves"] and not ada.last_view["over"]:
                ada.ask("shown", lines=len(ada.lines))
                ada.settle()
