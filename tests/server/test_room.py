"""A table as its entries make it: who may sit, leave, start, move and speak."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.twins import case_of, chatter, dealt, walk
from turncoat.bots import USUAL, players
from turncoat.games import NAMES
from turncoat.games import game as game_by_name
from turncoat.kernel.chance import FAST, SEALED, words
from turncoat.match import SPECTATOR, Refused
from turncoat.server import entries as written
from turncoat.server import fair
from turncoat.server.clean import LONGEST_NAME
from turncoat.server.entries import Clock, Entry, Opened
from turncoat.server.room import CONTRIBUTION, Room, hashed, rebuilt
from turncoat.server.store import OPEN, OVER, PLAYING
from turncoat.words import Fault

SECRET = "07" * 32


class Kept(Room):
    """A room that keeps the entries that make it."""

    def do(self, *new: Entry) -> None:
        """Let entries take effect, one second after another."""
        for entry in new:
            self.rows.append((entry, float(self.length)))
            self.apply(entry, float(self.length))

    rows: list[tuple[Entry, float]]


def empty(game: str = "passengers", seats: int = 5, **more: Any) -> Kept:
    """A table at which nobody sits."""
    chosen = game_by_name(game)
    options = {option.name: option.default for option in chosen.options}
    plain: dict[str, Any] = {"public": True, "talk": True, "pause": 0.0, "key": ""}
    plain |= {"secret": SECRET, "stream": SEALED}
    opened = Opened(
        game=game, rules_version=chosen.version, seats=seats, options=options,
        clock=Clock(decision=None, absence=60), **(plain | more),
    )  # fmt: skip
    room = Kept("table", opened, 0.0)
    room.rows = [(opened, 0.0)]
    return room


def full(game: str = "passengers", seats: int = 5, **more: Any) -> Kept:
    """A table at which people sit, all called by their tokens."""
    room = empty(game, seats, **more)
    for seat in range(seats):
        room.do(room.join(seat, f"Name {seat}", f"token {seat}", f"part {seat}"))
    return room


def started(game: str = "passengers", seats: int = 5, **more: Any) -> Kept:
    """A table at which the cards are dealt."""
    room = full(game, seats, **more)
    room.do(room.start())
    return room


def played(room: Kept, moves: int = 10_000) -> Kept:
    """The first legal move of whoever is awaited, over and over."""
    for _ in range(moves):
        if room.status == OVER:
            break
        assert room.match
        seat = room.awaited()[0]
        room.do(*room.move(seat, room.players[seat].moves, room.match.legal_numbers(seat)[0]))
    return room


def refusal(wish: Any, *arguments: Any) -> str:
    """The name of what a wish is refused with."""
    with pytest.raises(Refused) as refused:
        wish(*arguments)
    return refused.value.message.name


# Sitting down and leaving ----------------------------------------------------------------------


def test_people_take_the_seat_they_wish_or_the_first_that_is_free() -> None:
    room = empty()
    room.do(room.join(2, "Anna", "a", ""))
    room.do(room.join(None, "Boris", "b", ""))
    assert {seat: player.name for seat, player in room.players.items()} == {2: "Anna", 0: "Boris"}
    assert refusal(room.join, 2, "Vera", "v", "") == "room-seat-taken"
    assert refusal(room.join, 5, "Vera", "v", "") == "room-no-such-seat"
    assert refusal(room.join, -1, "Vera", "v", "") == "room-no-such-seat"


def test_a_full_table_takes_nobody() -> None:
    room = full()
    assert refusal(room.join, None, "Late", "t", "") == "room-full"
    assert refusal(room.seat_bot, None) == "room-full"


def test_tokens_and_keys_are_kept_as_hashes_only() -> None:
    room = full(public=False, key=hashed("the key"))
    text = json.dumps([entry.model_dump() for entry, _ in room.rows])
    assert "token 0" not in text
    assert "the key" not in text
    assert [room.seat_of(f"token {seat}") for seat in range(5)] == list(range(5))
    assert room.seat_of("") is room.seat_of("token") is room.seat_of(hashed("token 0")) is None


def test_a_bot_s_seat_is_held_by_no_token() -> None:
    room = empty()
    room.do(room.seat_bot(0))
    assert room.seat_of("") is None
    assert room.host == SPECTATOR


def test_a_private_table_is_seen_with_its_key_or_a_seat() -> None:
    room = full(public=False, key=hashed("the key"))
    assert room.may_see("", "the key")
    assert room.may_see("token 3", "")
    assert not any(room.may_see(token, key) for token in ("", "x") for key in ("", "x", hashed("the key")))
    assert full().may_see("", "")


def test_names_are_unique_whatever_their_case_and_length() -> None:
    room = empty("passengers", 7)
    for wished in ("Anna", "ANNA", "anna\u200b", "W" * 50, "w" * 24, "Anna 2", "Straße"):
        room.do(room.join(None, wished, "t", ""))
    names = [player.name for player in room.players.values()]
    assert len({name.casefold() for name in names}) == 7
    assert all(0 < len(name) <= LONGEST_NAME for name in names)
    assert refusal(empty().join, 0, "\u200b\n", "t", "") == "room-no-name"


def test_nobody_sits_down_by_a_name_that_looks_like_anothers() -> None:
    room = empty()
    for seat, name in enumerate(("Anna", "Аnnа", "ANNА", "Анна")):  # all but the last can be read as Anna
        room.do(room.join(seat, name, f"t{seat}", ""))
    assert [player.name for player in room.players.values()] == ["Anna", "Аnnа 2", "ANNА 3", "Анна"]


def test_bots_have_names_of_their_own() -> None:
    room = empty()
    room.do(room.join(4, "bran", "t", ""))
    for seat in range(4):
        room.do(room.seat_bot(seat))
    assert len({player.name.casefold() for player in room.players.values()}) == 5


def test_who_has_learned_the_game_sits_down_and_where_that_player_is_gone_the_usual_bot_goes_on(
    all_learned: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = empty()
    room.do(*room.seat_bots("learned-hard"))
    assert {player["bot"] for player in room.about()["players"]} == {"learned-hard"}
    assert room.bot_at(0).name == "learned-hard"
    assert room.bots_search
    with pytest.raises(Fault, match="Nobody has learned liars-dice as it is now; there are learned players"):
        empty("liars-dice", 2).seat_bot(None, "learned-hard")
    monkeypatch.setattr(players, "FOLDER", tmp_path)
    assert room.bot_at(0).name == USUAL
    assert not room.bots_search
    assert {entry.bot for entry in room.bots_again()} == {USUAL}
    with pytest.raises(Fault, match="no learned player comes with this package"):
        empty().seat_bot(None, "learned-hard")


def test_a_contribution_counts_up_to_its_length() -> None:
    assert len(empty().join(0, "Anna", "t", "x" * 200).contribution) == CONTRIBUTION


def test_who_leaves_holds_the_seat_no_longer() -> None:
    room = full()
    room.do(room.leave(1))
    assert room.seat_of("token 1") is None
    assert refusal(room.leave, 1) == "room-seat-empty"
    room.do(room.join(1, "Heir", "heir", ""))
    assert (room.seat_of("token 1"), room.seat_of("heir")) == (None, 1)


def test_the_host_is_the_person_who_sits_longest() -> None:
    room = empty()
    room.do(room.seat_bot(0), room.join(3, "Anna", "a", ""), room.join(1, "Boris", "b", ""))
    assert room.host == 3
    room.do(room.leave(3))
    assert room.host == 1
    room.do(room.join(3, "Anna", "a", ""))
    assert room.host == 1


# The deal --------------------------------------------------------------------------------------


def test_the_cards_are_dealt_once_and_to_a_full_table() -> None:
    room = full()
    room.do(room.leave(1))
    assert refusal(room.start) == "room-seats-free"
    assert room.start(coming=1) == written.Started()
    room.do(room.seat_bot(1))
    assert room.status == OPEN
    room.do(room.start())
    assert room.status == PLAYING
    assert refusal(room.start) == "room-started"
    assert refusal(room.leave, 0) == "room-started"
    assert refusal(room.join, 0, "Late", "t", "") == "room-started"
    assert refusal(room.seat_bot, 0) == "room-started"


def test_the_deal_follows_from_the_secret_the_table_and_every_contribution() -> None:
    room = started()
    parts = {seat: f"part {seat}" for seat in range(5)}
    assert room.match
    assert room.match.seed == fair.seed(SECRET, "table", parts)
    other = full()
    other.players[4].contribution = "else"
    other.do(other.start())
    assert other.match
    assert other.match.seed != room.match.seed


def test_the_secret_is_shown_after_the_game_and_then_verifies() -> None:
    room = started()
    assert refusal(room.proof) == "error-not-over"
    assert SECRET not in json.dumps(room.about())
    assert room.about()["commitment"] == fair.commitment(SECRET, SEALED)
    played(room)
    assert fair.Proof.read(room.about()["proof"]).faults() == []
    assert room.proof().secret == SECRET


def test_cards_come_from_a_stream_that_those_that_were_seen_tell_nothing_of() -> None:
    room = started()
    assert room.match
    assert room.match.stream == SEALED
    assert [room.match.table.chance[place] & 0xFFFFFFFF for place in range(4)] == list(words(room.seed()))


def test_a_table_of_before_there_was_another_stream_plays_on_with_its_own() -> None:
    room = played(started(stream=FAST))
    assert room.match
    assert room.match.stream == FAST
    assert room.about()["commitment"] == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert fair.Proof.read(room.about()["proof"]).faults() == []
    assert rebuilt("table", room.rows).proof() == room.proof()
    assert room.opened_again().stream == SEALED, "the next game has the stream of today"


# Moves -----------------------------------------------------------------------------------------


def test_a_move_that_is_sent_again_is_made_once() -> None:
    room = started()
    assert room.match
    seat = room.awaited()[0]
    first, *others = room.match.legal_numbers(seat)
    assert refusal(room.move, seat, 1, first) == "room-stale"
    (entry,) = room.move(seat, 0, first)
    room.do(entry)
    assert room.move(seat, 0, first) == []
    assert refusal(room.move, seat, 0, others[0]) == "room-stale"
    assert refusal(room.move, seat, 7, first) == "room-stale"


def test_the_last_move_of_a_game_can_be_sent_again_too() -> None:
    room = played(started())
    assert room.match
    seat, move = room.match.moves[-1]
    assert room.move(seat, room.players[seat].moves - 1, move) == []
    assert refusal(room.move, seat, room.players[seat].moves, move) == "error-over"


def test_moves_are_refused_before_the_deal_and_of_those_who_owe_none() -> None:
    assert refusal(full().move, 0, 0, 0) == "room-not-started"
    room = started()
    assert room.match
    awaited = room.awaited()
    idle = next(seat for seat in range(5) if seat not in awaited)
    assert refusal(room.move, idle, 0, 0) == "error-not-awaited"
    legal = room.match.legal_numbers(awaited[0])
    illegal = next(move for move in range(room.match.game.moves.count) if move not in legal)
    assert refusal(room.move, awaited[0], 0, illegal) == "error-illegal"
    assert refusal(room.move, awaited[0], 0, 255) in ("error-illegal", "error-unknown-move")
    assert room.length == len(room.rows)


def test_a_move_takes_the_seat_back_from_its_bot() -> None:
    room = started()
    assert room.match
    seat = room.awaited()[0]
    room.do(*room.go_away(seat))
    assert room.plays_by_bot(seat)
    assert room.go_away(seat) == []
    move = room.match.legal_numbers(seat)[0]
    assert [entry.kind for entry in room.move(seat, 0, move, by_bot=True)] == ["moved"]
    assert [entry.kind for entry in room.move(seat, 0, move)] == ["came-back", "moved"]
    room.do(*room.move(seat, 0, move))
    assert not room.plays_by_bot(seat)
    assert room.come_back(seat) == []


# Talk ------------------------------------------------------------------------------------------


def test_talk_can_be_switched_off() -> None:
    assert refusal(full(talk=False).say, 0, "hello", 0.0) == "room-no-talk"
    assert refusal(full().say, 0, "\u202e", 0.0) == "room-empty-remark"


def test_what_is_said_is_cleaned_and_heard() -> None:
    room = full()
    room.do(room.say(0, " hello\u202e\n", 0.0))
    for seat in (*range(5), SPECTATOR):
        ((_, line),) = room.heard(seat)
        assert line["kind"] == "remark"
        assert (line["text"], line["seat"]) == ("hello", 0)


def test_a_move_can_be_made_and_sent_again_by_its_text() -> None:
    room = started()
    (seat, *_) = room.awaited()
    view = room.view(seat)
    move = view["moves"][-1]
    turn = view["turn"]
    assert turn is not None
    assert refusal(room.move, seat, turn, "fly to the moon") == "error-no-move"
    (made,) = room.move(seat, turn, move["text"])
    assert made == written.Moved(seat=seat, move=move["number"])
    room.do(made)
    assert room.move(seat, turn, move["text"]) == room.move(seat, turn, move["number"]) == []


def test_claims_are_made_while_the_game_is_played() -> None:
    assert refusal(full().claim, 0, "i-doubt-it seat-2", 0.0) == "room-not-started"
    room = started()
    assert refusal(room.claim, 0, "nothing", 0.0) == "claim-unknown"
    assert refusal(played(room).claim, 0, "i-doubt-it seat-2", 0.0) == "error-over"


def test_a_view_has_of_what_not_everybody_needs_what_is_asked_for() -> None:
    room = started()
    (seat, *_) = room.awaited()
    whole: Any = room.view(seat)
    bare: Any = room.view(seat, parts=())
    empty = {"claims": [], "apt": [], "description": [], "known": {"facts": [], "ribbons": []}}
    assert all(whole[part] for part in ("claims", "description", "known"))
    assert bare == whole | empty
    assert room.view(seat, parts=("known",)) == whole | empty | {"known": whole["known"]}
    assert whole["can_claim"]
    assert bare["can_claim"]
    assert not room.view(SPECTATOR, parts=())["can_claim"]


@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_before_is_told_in_the_words_of_its_view(name: str) -> None:
    case, luck = case_of(name, game_by_name(name).seats[0]), Random(5)
    room = dealt(case)
    then: dict[tuple[int, int], Any] = {}
    for step in range(60):
        for seat in range(SPECTATOR, room.seats):
            then[seat, len(list(room.heard(seat)))] = room.view(seat)["description"]
        if step % 3 == 2:
            chatter(room, luck.randrange(room.seats), luck)
        else:
            walk(room, 1, luck, talkative=False)
    assert len({json.dumps(told) for told in then.values()}) > 20
    for (seat, lines), told in then.items():
        assert room.described(seat, lines) == told


def test_there_are_no_words_for_a_table_before_the_deal() -> None:
    assert refusal(full().described, 0, 0) == "room-not-started"


def test_promises_are_the_claims_that_go_with_the_answer_to_a_question() -> None:
    room = started("chaos-contract", 3)
    while room.view(room.awaited()[0], parts=())["scene"]["question"] != "recruit":
        played(room, 1)
    (asked,) = room.awaited()
    whole: Any = room.view(asked)
    promised = [claim for claim in whole["claims"] if claim["beside"] == "recruit"]
    assert 0 < len(promised) < len(whole["claims"])
    shown: Any = room.view(asked, parts=("promises",))
    assert (shown["claims"], shown["apt"]) == (promised, [])
    for other in {0, 1, 2} - {asked}:
        assert room.view(other, parts=("promises",))["claims"] == []


# From the entries ------------------------------------------------------------------------------


def shown(room: Room) -> list[Any]:
    """All that can be seen of a table by anybody."""
    places = (*range(room.seats), SPECTATOR)
    digest = room.match.digest() if room.match else ""
    views = [room.view(place) if room.match else None for place in places]
    seen = [[list(room.heard(place)), room.offered(place)] for place in places]
    return [room.about(), room.status, room.length, room.changed_at, room.players, digest, views, seen]


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_rebuilt_from_its_entries_at_any_time(name: str) -> None:
    game = game_by_name(name)
    room = started(name, min(game.seats))
    played(room, 7)
    room.do(room.say(0, "hello", float(room.length)))
    seat = room.awaited()[0]
    room.do(*room.go_away(seat))
    assert room.talk
    for claim, _ in room.talk.offered(1)[:1]:
        room.do(room.claim(1, claim, float(room.length)))
    room.do(*room.come_back(seat))
    played(room, 7)
    for cut in (1, 3, len(room.rows) // 2, len(room.rows)):
        part = rebuilt(room.id, room.rows[:cut])
        assert part.length == cut
        texts = [(written.read(entry.model_dump_json()), at) for entry, at in room.rows[:cut]]
        assert shown(rebuilt(room.id, texts)) == shown(part)
    assert shown(rebuilt(room.id, room.rows)) == shown(room)
