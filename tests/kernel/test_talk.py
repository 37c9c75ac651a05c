"""The log of what players claim: written, bounded, veiled, turned, and the same on every machine."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.kernel.chatter import CHATTER, CLAIMS, REMARKS, SHOW, TALK, Table
from tests.kernel.gossip import GOSSIP
from turncoat.kernel.batch import Batch, play_games
from turncoat.kernel.fault import OptionError
from turncoat.kernel.record import Record, count
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.talk import BROKEN, KEPT, NO_PROMISE, OPEN, broken, said_before

CHATTY = np.ones((8, 1), np.int64)


def said(t: Any) -> list[str]:
    """The log as texts."""
    return [f"{t.speaker[line]} {CLAIMS.text(t.claimed[line])}" for line in range(t.said)]


def table(seats: int = 3) -> Any:
    return CHATTER.dealt(seats, 7)


def say(t: Any, seat: int, claim: str) -> int:
    return TALK.say(t, seat, CLAIMS.read(claim))


def show(t: Any, yes: int) -> None:
    CHATTER.play(t, t.awaits.bit_length() - 1, SHOW.at(yes))


def test_a_claim_is_written_with_its_speaker_hearers_and_time() -> None:
    t = table()
    show(t, 1)
    assert say(t, 2, "i-hold 1") == 0b111
    line = (t.speaker[0], t.claimed[0], t.heard_by[0], t.said_at[0], t.said_in[0], t.faith[0])
    assert (t.said, line) == (1, (2, CLAIMS.read("i-hold 1"), 0b111, 1, 0, NO_PROMISE))
    assert t.faults() == []


def test_what_may_not_be_said_is_not_written() -> None:
    t = table()
    before = t.bytes()
    assert say(t, 0, "secret") == 0
    assert t.bytes() == before


def test_talk_is_no_part_of_the_silent_bytes() -> None:
    t = table()
    before, whole = t.silent_bytes(), t.bytes()
    say(t, 0, "show-me")
    assert t.silent_bytes() == before
    assert t.bytes() != whole


def test_whoever_says_the_same_again_has_said_it_last_and_once() -> None:
    t = table()
    for seat, claim in ((0, "i-hold 1"), (1, "i-hold 1"), (0, "i-hold 1")):
        say(t, seat, claim)
    assert said(t) == ["1 i-hold 1", "0 i-hold 1"]
    for _ in range(3):
        show(t, 0)
    say(t, 1, "i-hold 1")
    assert said(t) == ["1 i-hold 1", "0 i-hold 1", "1 i-hold 1"]


def test_whoever_has_heard_something_keeps_it_though_it_is_said_again_to_others() -> None:
    """Nor does anybody see by what is gone that words were said which they did not hear."""
    t = table()
    assert CHATTER.talk
    claim = CHATTER.talk.claims.read("i-hold 1")
    part = CHATTER.talk.moment(t)
    for hearers, before in ((0b0011, False), (0b0101, False), (0b0011, True), (0b0001, True)):
        assert said_before(t, 0, claim, part, hearers) is before
        CHATTER.talk.write(t, 0, claim, hearers)
    assert [t.heard_by[line] for line in range(t.said)] == [0b0101, 0b0011, 0b0001]
    for seat, lines in ((0, 3), (1, 1), (2, 1), (3, 0)):
        view = t.copy()
        CHATTER.veil(view, seat)
        assert view.said == lines
    CHATTER.talk.write(t, 0, claim, 0b0111)
    assert [t.heard_by[line] for line in range(t.said)] == [0b0111]


def test_a_full_log_lets_what_is_past_go_and_keeps_what_is_open() -> None:
    t = table()
    say(t, 0, "i-hold 0")
    say(t, 2, "i-shall-show")
    for _ in range(2):
        show(t, 1)
    CHATTER.play(t, 2, SHOW.at(0))
    say(t, 2, "i-shall-show")
    for card in range(3):
        say(t, 1, f"they-hold seat-1 {card}")
    assert t.said == REMARKS
    say(t, 0, "show-me")
    say(t, 0, "whisper")
    assert said(t)[0] == "2 i-shall-show"
    assert t.said == REMARKS
    for card in range(3):
        say(t, 0, f"i-hold {card}")
    assert t.said == REMARKS
    assert t.faults() == []


def test_promises_are_kept_broken_or_open() -> None:
    t = table()
    for seat in range(3):
        say(t, seat, "i-shall-show")
    show(t, 1)
    show(t, 0)
    assert [t.faith[line] for line in range(3)] == [KEPT, BROKEN, OPEN]
    assert [broken(t, seat) for seat in range(3)] == [-1, 1, 0]
    say(t, 0, "i-shall-show")
    assert [t.faith[line] for line in range(4)] == [KEPT, BROKEN, OPEN, OPEN]


def test_nobody_sees_what_was_not_said_to_them() -> None:
    t, other = table(), table()
    for here in (t, other):
        say(here, 0, "i-hold 2")
    say(t, 1, "whisper")
    for here in (t, other):
        say(here, 2, "show-me")
    for seat, same in ((-1, True), (0, True), (1, False), (2, False)):
        views = [t.copy(), other.copy()]
        for view in views:
            CHATTER.veil(view, seat)
        assert (views[0].bytes() == views[1].bytes()) is same
        world = CHATTER.guessed(views[0], seat, 3)
        CHATTER.veil(world, seat)
        assert world.bytes() == views[0].bytes()


def test_a_turned_log_speaks_of_the_same_players() -> None:
    t = table()
    say(t, 1, "they-hold seat-3 2")
    say(t, 1, "whisper")
    turned: Any = CHATTER.turned(t, 1)
    assert said(turned) == ["0 they-hold seat-2 2", "0 whisper"]
    assert [turned.heard_by[line] for line in range(2)] == [0b111, 0b011]
    assert CHATTER.turned(turned, 2).bytes() == t.bytes()


def test_a_field_cannot_take_a_name_of_the_talk() -> None:
    with pytest.raises(TypeError, match="speaker"):

        class Wrong(Record, news=1, claims=CLAIMS, remarks=1):
            speaker: int = count(0, 1)  # type: ignore[assignment]


@pytest.mark.parametrize("players", [None, CHATTY])
def test_talk_is_the_same_interpreted_and_compiled(
    players: NDArray[np.int64] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = play_games(CHATTER, 3, 20, 5, players=players, keep=20, talk="turns")
    monkeypatch.setenv(INTERPRET, "1")
    slow = play_games(CHATTER, 3, 20, 5, players=players, keep=20, talk="turns")
    tables = [[Table(one.tables[game : game + 1]) for game in range(20)] for one in (made, slow)]
    assert [t.bytes() for t in tables[0]] == [t.bytes() for t in tables[1]]
    assert not any(t.faults() for t in tables[0])
    assert sum(t.said for t in tables[0]) > 40
    silent = play_games(CHATTER, 3, 20, 5, players=players, keep=20)
    bytes_of = [Table(silent.tables[game : game + 1]).bytes() for game in range(20)]
    assert [t.silent_bytes() + Table().bytes()[len(t.silent_bytes()) :] for t in tables[0]] == bytes_of


def test_a_batch_speaks_for_those_who_decide() -> None:
    batch = Batch(CHATTER, 3, 4, 5, threads=1)
    claims = [CLAIMS.read(text) for text in ("i-hold 1", "whisper", "secret", "they-hold seat-1 2")]
    assert batch.say(np.array(claims)).tolist() == [0b111, 0b011, 0, 0]
    assert batch.say(np.array([-1, CLAIMS.count, claims[0], -1])).tolist() == [0, 0, 0b111, 0]
    assert batch.tables["said"].tolist() == [1, 1, 1, 0]


def test_without_claims_there_is_no_talk() -> None:
    with pytest.raises(OptionError, match="error-no-claims"):
        play_games(GOSSIP, 1, 1, 0, talk="turns")
    with pytest.raises(OptionError, match="error-no-claims"):
        Batch(GOSSIP, 1, 1, 0).say(np.zeros(1, np.int64))
    with pytest.raises(OptionError, match="error-value"):
        play_games(CHATTER, 2, 1, 0, talk="always")


def test_random_talk_keeps_to_the_domains() -> None:
    luck = Random(3)
    t = table(4)
    while t.awaits:
        for _ in range(3):
            TALK.say(t, luck.randrange(4), luck.choice([*TALK.sensible_for(t, 1)]))
        show(t, luck.randrange(2))
        assert t.faults() == []


def test_claims_know_whom_they_name() -> None:
    assert [TALK.names[CLAIMS.read(f"they-hold seat-{seat + 1} 0")] for seat in range(3)] == [0, 1, 2]
    assert TALK.names[CLAIMS.read("show-me")] == -1
    assert [TALK.asks[CLAIMS.read(text)] for text in ("show-me", "i-shall-show")] == [1, 0]
