"""Learned players: legal, by their view alone, alike with NumPy and PyTorch; what does not fit is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

import turncoat
from tests.suite.worlds import world
from turncoat.bots import by_network
from turncoat.bots.learned import Learned
from turncoat.bots.network import fitting, load, meaning, save, seeing
from turncoat.bots.own import any_bot
from turncoat.bots.situation import Situation
from turncoat.kernel.chance import sow
from turncoat.kernel.talk import NOTHING
from turncoat.learn.network import Network, loaded
from turncoat.match import Match
from turncoat.words import Fault

GAME = turncoat.game("passengers")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somebody who has learned nothing, but has opinions."""
    torch.manual_seed(5)
    network = Network(GAME, "turns", 16)
    for layer in network.layers:
        torch.nn.init.normal_(layer.weight)
    file = tmp_path_factory.mktemp("learned") / "player.npz"
    network.save(file, rounds=0)
    return file


def stream(luck: int) -> list[int]:
    whim = [0] * 4
    sow(whim, luck, 1, 2, 3)
    return whim


def test_legal_moves_and_sensible_claims_from_a_view_alone(path: Path) -> None:
    """In another world that the seat cannot tell from this one, it does and says the same."""
    match = Match(GAME, 5, 7)
    bot = any_bot(str(path))
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
    seen = seeing(GAME, 5, "turns")
    table = GAME.dealt(5, 3)
    row = seen.flat(table.row, 2)
    scores = load(path).judge(row[0])
    network = loaded(path, GAME, "cpu")
    everything = torch.ones(1, network.actions, dtype=torch.bool)
    with torch.no_grad():
        chances, worth = network(torch.from_numpy(row), everything)
    expected = scores[:-1] - np.log(np.exp(scores[:-1] - scores[:-1].max()).sum()) - scores[:-1].max()
    assert np.allclose(chances[0].numpy(), expected, atol=1e-3)
    assert float(worth) == pytest.approx(1 / (1 + np.exp(-scores[-1])), abs=1e-3)


def test_who_is_strict_does_what_it_likes_best(path: Path) -> None:
    match = Match(GAME, 5, 7)
    seat = match.awaits[0]
    strict = by_network("strict", Learned(path, heat=1e-4))
    chosen = {strict.decide(GAME, match.seen(seat), seat, stream(luck)) for luck in range(20)}
    free = by_network("free", Learned(path, heat=1e4))
    spread = {free.decide(GAME, match.seen(seat), seat, stream(luck)) for luck in range(20)}
    assert len(chosen) == 1
    assert len(spread) > 5


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
