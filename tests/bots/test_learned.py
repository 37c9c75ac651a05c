"""Learned players: legal, by their view alone, alike with NumPy and PyTorch; what does not fit is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

import turncoat
from tests.opinions import opinionated
from tests.suite.worlds import world
from turncoat.bots import by_network
from turncoat.bots.learned import Learned, is_called_for, sensible_now
from turncoat.bots.network import HEATS, fitting, load, meaning, save, seeing, set_levels
from turncoat.bots.own import any_bot
from turncoat.bots.situation import Situation
from turncoat.envs.vec import CALLER
from turncoat.kernel.chance import sow
from turncoat.kernel.rule import INTERPRET
from turncoat.kernel.talk import ANSWERS, BELIEVES, DOUBTS, LATELY, NOTHING
from turncoat.kernel.thinking import Try
from turncoat.learn.contest import at_random
from turncoat.learn.network import Network, loaded
from turncoat.learn.tables import Tables
from turncoat.match import Match
from turncoat.talk import Talk
from turncoat.words import Fault

GAME = turncoat.game("passengers")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """To compile takes long; how a game is seen is kept, and others may see it compiled."""
    monkeypatch.setenv(INTERPRET, "1")
    seeing.cache_clear()
    yield
    seeing.cache_clear()


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somebody who has learned nothing, but has opinions."""
    file = tmp_path_factory.mktemp("learned") / "player.npz"
    opinionated(GAME, file)
    return file


def chances(scores: NDArray[np.float32]) -> NDArray[np.float32]:
    """What scores stand for."""
    shares = np.exp(scores - scores.max())
    found: NDArray[np.float32] = shares / shares.sum()
    return found


def stream(luck: int) -> list[int]:
    whim = [0] * 4
    sow(whim, luck, 1, 2, 3)
    return whim


def test_legal_moves_and_sensible_claims_from_a_view_alone(path: Path) -> None:
    """In another world that the seat cannot tell from this one, it does and says the same."""
    match = Match(GAME, 5, 7)
    bot = any_bot(str(path), GAME)
    said = set()
    for turn in range(24):
        seat = match.awaits[0]
        view = match.seen(seat)
        before = view.bytes()
        move = bot.decide(GAME, view, seat, stream(turn))
        claim = bot.speak(Situation(GAME, seat, view, stream(turn)))
        assert move in match.legal_numbers(seat)
        assert claim in (NOTHING, *GAME.talk.sensible_for(view, seat)) if GAME.talk else claim == NOTHING
        assert view.bytes() == before
        if turn % 6 == 0:
            other = world(GAME, match.table, seat, turn)
            GAME.veil(other, seat)
            assert bot.decide(GAME, other, seat, stream(turn)) == move
            assert bot.speak(Situation(GAME, seat, other, stream(turn))) == claim
        said.add(claim)
        match.play(seat, move)
    assert len(said) > 3


def test_numpy_and_pytorch_think_the_same(path: Path) -> None:
    """At tables of learners, and of a situation there: the same chances of words and of moves."""
    tables = Tables(GAME, 5, 3, "cpu", "turns", 3, CALLER, room=GAME.seats[-1], tells=True)
    now = tables.arrays()
    tables.reset(**now)
    given, network = load(path), loaded(path, GAME, "cpu")
    player = Learned(path)
    for turn in range(12):
        with torch.no_grad():
            expected = network(now["observations"], now["usual"])[0].numpy()
        for i in range(3):
            scores = given.judge(now["observations"][i].numpy(), now["usual"][i].numpy())
            assert np.allclose(chances(scores), np.exp(expected[i]), atol=1e-3)
        seat = int(now["seats"][0])
        view = GAME.table(tables.env.tables[:1].copy())
        GAME.veil(view, seat)
        moment = Situation(GAME, seat, view, stream(turn))
        offered = now["masks"][0].numpy()
        found = player.scores_of_words(moment) if tables.speaking else player.scores_of_moves(moment)
        assert np.allclose(sorted(chances(found)), sorted(np.exp(expected[0][offered])), atol=1e-3)
        tables.step(at_random(now), **now)


def test_who_has_learned_nothing_plays_as_by_hand_and_says_little(tmp_path: Path) -> None:
    file = tmp_path / "fresh.npz"
    Network(GAME, "turns", 16).save(file)
    player = Learned(file)
    alike = said = turns = 0
    for seed in range(3):
        match = Match(GAME, 5, seed)
        while not match.over:
            seat = match.awaits[0]
            moment = Situation(GAME, seat, match.seen(seat), stream(turns))
            by_hand = moment.by_hand()[0]
            turns += len(moment.moves) > 1
            alike += len(moment.moves) > 1 and player.choose(moment) == by_hand
            said += len(moment.moves) > 1 and player.speak(moment) != NOTHING
            match.play(seat, by_hand)
    assert alike > 0.7 * turns
    assert 0.1 * turns < said < 0.4 * turns


def test_who_is_strict_does_what_it_likes_best(path: Path) -> None:
    match = Match(GAME, 5, 7)
    seat = match.awaits[0]
    strict = by_network("strict", Learned(path, heat=1e-4))
    chosen = {strict.decide(GAME, match.seen(seat), seat, stream(luck)) for luck in range(20)}
    free = by_network("free", Learned(path, heat=1e4))
    spread = {free.decide(GAME, match.seen(seat), seat, stream(luck)) for luck in range(20)}
    assert len(chosen) == 1
    assert len(spread) > 5


def test_levels_are_as_strict_as_the_file_says(path: Path, tmp_path: Path) -> None:
    match = Match(GAME, 5, 7)
    seat = match.awaits[0]
    file = tmp_path / "levels.npz"
    file.write_bytes(path.read_bytes())
    before = load(file)
    assert before.heats == HEATS
    assert set(before.worlds.values()) == {0}
    set_levels(file, {"learned-easy": 1e-4, "learned-hard": 1e4}, {"learned-medium": 3})
    after = load(file)
    assert after.heats == HEATS | {"learned-easy": 1e-4, "learned-hard": 1e4}
    assert after.worlds == {"learned-easy": 0, "learned-medium": 3, "learned-hard": 0}
    assert {**after.told, "heats": 0, "worlds": 0} == {**before.told, "heats": 0, "worlds": 0}
    for old, new in zip(before.layers, after.layers, strict=True):
        assert all(np.array_equal(one, other) for one, other in zip(old, new, strict=True))
    moves = {
        level: {
            Learned(file, level=level).choose(Situation(GAME, seat, match.seen(seat), stream(luck)))
            for luck in range(20)
        }
        for level in HEATS
    }
    assert len(moves["learned-easy"]) == 1
    assert len(moves["learned-hard"]) > 5


def test_who_looks_ahead_tries_what_it_likes_best_and_keeps_it_unless_another_is_better(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(GAME, 5, 7)
    seat = match.awaits[0]
    moment = Situation(GAME, seat, match.seen(seat), stream(1))
    player = Learned(path, heat=1e-4, worlds=3)
    liked = [moment.moves[at] for at in np.argsort(-player.scores_of_moves(moment), kind="stable")]
    assert len(liked) > 3
    tried: list[list[int]] = []

    def by_outcomes(better: int) -> Callable[[Try], NDArray[np.int64]]:
        def here(ask: Try) -> NDArray[np.int64]:
            tried.append(ask.moves.tolist())
            return np.tile(500 + 100 * (ask.moves == better), (len(ask.worlds), 1))

        return here

    for better in (liked[2], liked[-1]):
        monkeypatch.setattr(Try, "here", by_outcomes(better))
        found = player.choose(moment)
        assert found == (better if better in tried[-1] else liked[0])
    assert tried[0] == liked[: len(tried[0])], "in the order in which it likes them"
    monkeypatch.setattr(Try, "here", by_outcomes(-1))
    assert player.choose(moment) == liked[0]
    seen = len(tried)
    assert Learned(path, heat=1e-4).choose(moment) == liked[0]
    assert len(tried) == seen, "who does not look ahead tries nothing"


def test_who_is_strict_talks_as_it_has_learned_to(path: Path) -> None:
    match = Match(GAME, 5, 7)
    seat = match.awaits[0]

    def words(heat: float) -> list[int]:
        moments = (Situation(GAME, seat, match.seen(seat), stream(luck)) for luck in range(60))
        return [Learned(path, heat).speak(moment) for moment in moments]

    assert words(1e-4) == words(1.0) == words(1e4)
    assert len(set(words(1.0))) > 5


def test_files_that_do_not_fit_are_refused(path: Path, tmp_path: Path) -> None:
    with pytest.raises(Fault, match="has learned passengers, not this game"):
        fitting(path, turncoat.game("cerberus"))
    old = tmp_path / "old.npz"
    network = load(path)
    save(old, network.layers, {**network.told, "meaning": "another"})
    with pytest.raises(Fault, match="another version of this game"):
        fitting(old, GAME)
    nothing = tmp_path / "nothing.npz"
    with pytest.raises(Fault, match="no learned player"):
        load(nothing)
    nothing.write_text("moves", "utf-8")
    with pytest.raises(Fault, match="no learned player"):
        load(nothing)
    assert meaning(GAME, "turns") != meaning(GAME, "off")


def test_nobody_answers_what_was_not_said() -> None:
    talk = Talk(Match(GAME, seats=4, seed=7))

    def offered(seat: int) -> set[str]:
        known = Situation(GAME, seat, talk.match.seen(seat), stream(1))
        assert GAME.talk
        claims = [claim for claim in sensible_now(known) if is_called_for(known, claim)]
        return {
            GAME.talk.claims.text(claim) for claim in claims if GAME.talk.claims.of(claim).name in ANSWERS
        }

    def opinions_of(seat: int) -> set[str]:
        return {f"{name} seat-{seat + 1}" for name in (BELIEVES, DOUBTS)}

    assert offered(1) == set()
    talk.claim(0, "i-am", {"faction": 0})
    assert offered(1) == opinions_of(0)
    assert offered(0) == set()
    talk.claim(1, DOUBTS, {"seat": 0})
    assert offered(1) == set(), "it has said what it thinks"
    assert offered(2) == opinions_of(0), "and what it thinks is no news to judge"
    talk.claim(2, "is-of", {"seat": 1, "faction": 1})
    assert offered(1) == opinions_of(2) | {"yes", "no"}, "who is spoken of may agree"
    talk.claim(1, "no", {})
    assert offered(1) == opinions_of(2)
    known = Situation(GAME, 0, talk.match.seen(0), stream(1))
    assert GAME.talk
    assert not is_called_for(known, talk.match.claims[0].number), "it has said so in this round"
    for _ in range(LATELY * 4 + 1):
        seat = talk.match.awaits[0]
        talk.match.play(seat, talk.match.legal_numbers(seat)[0])
    assert offered(1) == offered(3) == set(), "what was said long ago is past"
