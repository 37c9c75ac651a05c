"""Whole games through the protocol, on a real server, by a client that has nothing of ours."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.server.plain_client import Api, Player, Refused, commitment_of, is_fair, seed_of
from tests.server.running import Server
from turncoat.bots import LEARNED, LEVELS
from turncoat.bots.characters import CHARACTERS
from turncoat.bots.players import learned_games
from turncoat.games import NAMES, game
from turncoat.kernel.chance import draw, seal, words
from turncoat.kernel.news import EVERYTHING
from turncoat.match import Match
from turncoat.server import protocol, shield
from turncoat.server.clean import LONGEST_NAME, LONGEST_REMARK
from turncoat.server.room import CONTRIBUTION

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
SIZES = [(name, seats) for name in NAMES for seats in (min(game(name).seats), max(game(name).seats))]
SHORT = {"chaos-contract": {"turn-limit": "50"}}
"""Options of games that are long without them."""


@dataclass
class Sitting:
    """A table with its people: what each of them knows before the game."""

    table: str
    key: str
    commitment: str
    tokens: list[str]
    parts: list[str]


def sit_down(api: Api, name: str, seats: int, people: int, public: bool) -> Sitting:
    """A table at which people have taken the first seats and bots the others, the game begun."""
    wishes = {"game": name, "seats": seats, "public": public, "options": SHORT.get(name, {})}
    laid = api.post("/api/tables", wishes)
    table, key = laid["table"]["id"], laid["key"] or ""
    sitting = Sitting(table, key, laid["table"]["commitment"], [], [])
    for number in range(people):
        part = f'part "{number}" — ё\\\n'
        body = {"name": f"Person {number}", "contribution": part}
        joined = api.post(f"/api/tables/{table}/join", body, key=key)
        assert joined["seat"] == number
        sitting.tokens.append(joined["token"])
        sitting.parts.append(part)
    api.post(f"/api/tables/{table}/start", {"fill": True}, sitting.tokens[0])
    return sitting


def play_out(server: Server, sitting: Sitting, losing: int = 0) -> list[Player]:
    """Play the game to its end by clients in all people's seats, with a spectator."""
    address, table = server.address, sitting.table
    players = [Player(address, table, token, luck=seat) for seat, token in enumerate(sitting.tokens)]
    watching = Player(address, table, key=sitting.key)
    for player in players:
        player.losing = losing
    everybody = [*players, watching]
    with ThreadPoolExecutor(len(everybody)) as pool:
        results = list(pool.map(Player.play, everybody))
    for player in everybody:
        player.close()
    assert all(result == results[0] for result in results)
    return everybody


def saved_of(api: Api, sitting: Sitting) -> Match:
    """The game as its file tells it."""
    return Match.replayed(api.get(f"/api/tables/{sitting.table}/saved", key=sitting.key))


def steps_of(api: Api, sitting: Sitting, seat: int) -> list[dict[str, Any]]:
    """All steps of a finished game as a seat saw them, page by page."""
    shown: list[dict[str, Any]] = []
    while True:
        path = f"/api/tables/{sitting.table}/replay?seat={seat}&first={len(shown)}"
        page = api.get(path, key=sitting.key)
        shown += page["shown"]
        if len(shown) >= page["steps"]:
            return shown


def check_replay(api: Api, sitting: Sitting, player: Player) -> None:
    """The pages of a replay hold all steps, and their lines are those that were heard in the game."""
    shown = steps_of(api, sitting, -1 if player.seat is None else player.seat)
    assert [step["step"] for step in shown] == list(range(len(shown)))
    assert shown[-1]["over"]
    assert player.view
    assert shown[-1]["scene"] == player.view["scene"]
    assert [line["message"] for step in shown for line in step["lines"]] == events(player.lines)


def events(lines: list[dict[str, Any]]) -> list[Any]:
    """The messages of the lines that tell what the rules told."""
    return [line["message"] for line in lines if line["kind"] == "event"]


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_programs_play_whole_games_and_all_agree_on_them(server: Server, name: str, seats: int) -> None:
    """Plain clients in all seats of the smallest table, in two seats of the largest beside bots.

    The result is that of the file, the deal is fair, and the replay shows every step as it was seen.
    """
    api = Api(server.address)
    people = seats if seats == min(game(name).seats) else 2
    sitting = sit_down(api, name, seats, people, public=seats == max(game(name).seats))
    players = play_out(server, sitting, losing=4)

    match = saved_of(api, sitting)
    assert match.over
    for player in players:
        assert player.view
        assert match.result.items() <= player.view["result"].items()
        assert player.view["revealed"] == match.view(EVERYTHING)["scene"]
        assert player.view["scene"] == match.view(-1 if player.seat is None else player.seat)["scene"]
        assert player.about["status"] == "over"
    for seat, player in enumerate(players[:-1]):
        proof = player.about["proof"]
        assert is_fair(proof, sitting.table, sitting.commitment, seat, sitting.parts[seat])
    assert any(player.dropped for player in players[:-1])
    assert str(match.seed) == players[0].about["proof"]["seed"]
    check_replay(api, sitting, players[0 if people == seats else -1])


def test_a_private_table_opens_only_to_its_key_and_its_seats(server: Server) -> None:
    """Without either it is as if it did not exist; a finished game stays with those who may see it."""
    api = Api(server.address)
    sitting = sit_down(api, "passengers", 4, 1, public=False)
    player, _ = play_out(server, sitting)
    for path in ("", "/saved", "/replay"):
        with pytest.raises(Refused) as refused:
            api.get(f"/api/tables/{sitting.table}{path}")
        assert (refused.value.status, refused.value.name) == (404, "room-missing")
        assert api.get(f"/api/tables/{sitting.table}{path}", token=sitting.tokens[0])
    with pytest.raises(Refused) as refused:
        Player(server.address, sitting.table)
    assert refused.value.name == "room-missing"
    assert sitting.table not in [one["id"] for one in api.get("/api/tables?status=over&limit=100")]
    assert player.seat == 0


def test_who_comes_back_is_sent_only_what_is_missing(server: Server) -> None:
    """The lines of a client that lost its connection over and over are those of one that never did."""
    api = Api(server.address)
    sitting = sit_down(api, "mad-zeppelin", 2, 1, public=True)
    player, watching = play_out(server, sitting, losing=2)
    fresh = Player(server.address, sitting.table, sitting.tokens[0])
    fresh.play()
    fresh.close()
    assert player.dropped > 5
    assert events(player.lines) == events(fresh.lines)
    assert [line["line"] for line in fresh.lines] == list(range(len(fresh.lines)))
    assert len(watching.lines) <= len(player.lines)
    late = Player(server.address, sitting.table, sitting.tokens[0], lines=player.lines[:-3])
    late.play()
    late.close()
    assert events(late.lines) == events(player.lines)


def test_claims_of_finished_games_are_judged_alike_for_all_who_heard_them(server: Server) -> None:
    """Every claim in the log has a verdict in the last view, and the file has the same."""
    api = Api(server.address)
    for name in NAMES:
        sitting = sit_down(api, name, min(game(name).seats), 1, public=True)
        player, watching = play_out(server, sitting)
        told = api.get(f"/api/tables/{sitting.table}/saved")["beside"]["talk"]
        judged = [line["true"] for line in told if "claim" in line]
        for who in (player, watching):
            assert who.view
            claims = [line["line"] for line in who.lines if line["kind"] == "claim"]
            assert [verdict["line"] for verdict in who.view["verdicts"]] == claims
            assert len(claims) <= len(judged)
            if who is player:
                assert [verdict["true"] for verdict in who.view["verdicts"]] == judged


def test_the_seed_is_made_as_the_page_says() -> None:
    """The worked example of docs/protocol.md."""
    secret = "00" * 31 + "01"
    promised = "c5034f59decf7677d3e12f70b581cad1ad17c94e921d19e740db219af279ff27"
    assert commitment_of(secret, "hmac-sha256") == promised
    parts = {"2": "moon", "0": 'a "b" ё'}
    assert seed_of(secret, "T4bl3", parts) == 223145478918322948692532246642298382281
    chance = [0] * 4
    seal(chance, *words(223145478918322948692532246642298382281))
    assert f"{draw(chance):08x}" == "07e951e2"


# The page ---------------------------------------------------------------------------------------


def examples() -> list[dict[str, Any]]:
    """The JSON examples of docs/protocol.md."""
    found: list[dict[str, Any]] = []
    for block in PAGE.read_text("utf-8").split("```json\n")[1:]:
        found.append(json.loads(block.partition("```")[0]))
    return found


def shapes(message: dict[str, Any]) -> dict[str, set[str]]:
    """The fields of a message, and of the things in it that the page describes."""
    kind = message.get("type", "proof" if "secret" in message else "error")
    found = {kind: set(message) - {"proof"}}
    for name in ("players", "moves", "claims", "verdicts"):
        if message.get(name):
            found[f"{kind} {name}"] = set(message[name][0])
    for line in message.get("lines", ()):
        found[f"log {line['kind']}"] = set(line)
    if "proof" in message:
        found["proof"] = set(message["proof"])
    return found


def test_the_examples_of_the_page_are_what_clients_send_and_servers_answer(server: Server) -> None:
    """Every example has exactly the fields that messages of its type have on the wire."""
    api = Api(server.address)
    seen: dict[str, set[str]] = {"error": set(server.get("/api/tables/none").json())}
    sitting = sit_down(api, "passengers", 4, 2, public=True)
    with server.connect(sitting.table, "wrong") as closed:
        seen |= shapes(closed.next())
    anna, boris = (server.connect(sitting.table, token) for token in sitting.tokens)
    with anna, boris:
        for client, seat in ((anna, 0), (boris, 1)):
            client.settle()
            client.ask("say", text="Trust me.")
            client.ask("claim", claim="i-am souls")
            assert client.ask("move", turn=99, move=0)["type"] == "refused"
            assert client.received[0]["seat"] == seat
        while not (anna.last_view["over"] and boris.last_view["over"]):
            for client, seat in ((anna, 0), (boris, 1)):
                view = client.last_view
                if seat in view["awaits"]:
                    client.ask("move", turn=view["turn"], move=view["moves"][0]["number"])
                client.settle()
        for message in anna.received:
            seen |= shapes(message)
    told = examples()
    for message in told:
        if message.get("type") in protocol.COSTS:
            assert protocol.read(json.dumps(message)).model_dump() == message
        else:
            for name, fields in shapes(message).items():
                if name != "log player":
                    assert fields == seen[name], name
    assert {message["type"] for message in told if "type" in message} == {
        *protocol.COSTS, "welcome", "table", "log", "view", "accepted", "refused", "closed"
    }  # fmt: skip


def test_the_page_names_every_part_of_every_scene_and_all_limits() -> None:
    """Nothing that a client is sent is left out."""
    page = PAGE.read_text("utf-8")
    for name in NAMES:
        match = Match(game(name), min(game(name).seats), 1)
        for part in match.view(0)["scene"]:
            assert f"`{part}`" in page, (name, part)
        for part in match.view(0)["scene"]["players"][0]:
            assert f"`{part}`" in page, (name, part)
    for limit in (protocol.LARGEST, shield.LARGEST, LONGEST_REMARK, LONGEST_NAME, CONTRIBUTION):
        assert f"{limit:,} " in page


def test_bots_are_wanted_by_level_and_character(server: Server) -> None:
    told = server.get("/api/bots").json()
    assert told["levels"] == list(LEVELS)
    assert told["learned"] == list(LEARNED)
    assert told["learned_games"] == learned_games()
    assert told["characters"] == list(CHARACTERS)
    laid = server.lay(game="mad-zeppelin", seats=4, name="Anna")
    path, token = f"/api/tables/{laid['table']['id']}", laid["token"]
    one = server.post(f"{path}/bots", token, seat=2, bot="hard", character="gale").json()["players"][2]
    assert (one["name"], one["bot"], one["character"]) == ("Gale", "hard", "gale")
    wrong = server.post(f"{path}/bots", token, character="nobody")
    assert (wrong.status_code, wrong.json()["message"]["name"]) == (409, "error-character")
    dice = server.lay(game="liars-dice", seats=2, name="Anna")
    wrong = server.post(f"/api/tables/{dice['table']['id']}/bots", dice["token"], bot="learned-hard")
    assert (wrong.status_code, wrong.json()["message"]["name"]) == (409, "error-unlearned")
    started = server.post(f"{path}/start", token, fill=True, bot="easy").json()["players"]
    assert [player["bot"] for player in started] == [None, "easy", "hard", "easy"]
    assert len({player["character"] for player in started}) == 4
    filled = server.lay(game="passengers", seats=8, fill=True, bot="medium")["table"]["players"]
    assert {player["character"] for player in filled} == set(CHARACTERS)
