"""Learned players that come with the package: they fit, think alike everywhere, and go by views alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import turncoat
from tests.opinions import opinionated
from tests.suite.walk import seen
from turncoat.bots import (
    BOTS,
    LEARNED,
    LEVELS,
    USUAL,
    bot_named,
    cover,
    levels,
    players,
    still_playing,
)
from turncoat.bots.learned import Learned
from turncoat.bots.network import NEVER, Network, check, load, save, seeing
from turncoat.bots.own import any_bot
from turncoat.bots.situation import Situation
from turncoat.games import NAMES
from turncoat.games.playable import Playable
from turncoat.kernel.chance import sow
from turncoat.kernel.rule import INTERPRET
from turncoat.learn import network as pytorch
from turncoat.match import Match
from turncoat.words import Fault, Words

MEGABYTES = 3
TOLD = Path(__file__).parents[2] / "docs" / "learned"
SHIPPED = sorted(players.FOLDER.glob("*.npz"))
every_game = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """To compile takes long; how a game is seen is kept, and others may see it compiled."""
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(cover, "GUESSES", 4)
    seeing.cache_clear()
    yield
    seeing.cache_clear()


def stream(luck: int) -> list[int]:
    """A random stream."""
    whim = [0] * 4
    sow(whim, luck, 1, 2, 3)
    return whim


def moments(
    game: Playable, seats: int, decisions: int, past: bool = False
) -> Iterator[tuple[Match, Situation]]:
    """Decisions of a game among players who play at random, one in three of those with a choice."""
    match, found = Match(game, seats, 11), 0
    while found < 3 * decisions and not match.over:
        seat = match.awaits[0]
        remembered = partial(match.past, seat) if past else Situation.remembered
        here = Situation(game, seat, match.seen(seat), stream(found), remembered)
        if len(here.moves) > 1:
            found += 1
            if found % 3 == 0:
                yield match, here
        match.play(seat, BOTS["random"].decide(game, match.seen(seat), seat, stream(len(match.moves))))


# The files -------------------------------------------------------------------------------------


def test_files_that_are_shipped_are_small_and_fit_their_games() -> None:
    assert {path.stem for path in SHIPPED} <= set(NAMES), "each is named after a game"
    for path in SHIPPED:
        assert path.stat().st_size < MEGABYTES * 10**6
        check(path, turncoat.game(path.stem))
        assert load(path).talk in ("off", "turns")


@every_game
def test_as_wide_as_a_network_may_be_it_is_small_enough(name: str, tmp_path: Path) -> None:
    path = tmp_path / "widest.npz"
    network = pytorch.Network(turncoat.game(name), "turns")
    for layer in network.layers:
        torch.nn.init.normal_(layer.weight)
    network.save(path)
    assert path.stat().st_size < MEGABYTES * 10**6


@every_game
def test_numpy_and_pytorch_have_the_same_scores_and_the_same_best_move(
    name: str, opinions: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are shipped, and one with opinions for each game: few are shipped, or none."""
    game = turncoat.game(name)
    for path in [opinions / f"{name}.npz", *(one for one in SHIPPED if one.stem == name)]:
        judged: list[Any] = []
        with monkeypatch.context() as patched:
            patched.setattr(Network, "judge", noting(judged))
            for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}):
                for _, here in moments(game, seats, 3):
                    Learned(path).scores_of_moves(here)
        observations, usual, scores = (np.stack(part) for part in zip(*judged, strict=True))
        with torch.no_grad():
            network = pytorch.loaded(path, game, "cpu")
            expected = network(torch.as_tensor(observations), torch.as_tensor(usual))[0].numpy()
        chances = scores - np.log(np.exp(scores.astype(np.float64)).sum(axis=1, keepdims=True))
        offered = usual > NEVER
        assert len(scores) == 9
        assert np.allclose(chances[offered], expected[offered], atol=2e-3)
        best = scores.argmax(axis=1)
        assert np.allclose(expected[np.arange(len(best)), best], expected.max(axis=1), atol=1e-4)


def test_who_has_learned_in_silence_may_learn_to_talk_and_nobody_unlearns_it(tmp_path: Path) -> None:
    """In silence all inputs and moves have other places; for words there is nothing yet."""
    game = turncoat.game("passengers")
    silent, path = tmp_path / "silent.npz", tmp_path / "talks.npz"
    opinionated(game, silent, "off")
    begun = pytorch.loaded(silent, game, "cpu", "turns")
    begun.save(path)
    for seats in (game.seats[0], game.seats[-1]):
        for _, here in moments(game, seats, 3):
            before, after = (Learned(one).scores_of_moves(here) for one in (silent, path))
            assert np.allclose(before, after, atol=0.02)
            words = Learned(path).scores_of_words(here)
            assert np.allclose(words[:-1], words[0])
    with pytest.raises(Fault, match="talk cannot be “off”: it can be turns"):
        pytorch.loaded(path, game, "cpu", "off")


def noting(judged: list[Any]) -> Any:
    """Judge as ever, and note of what, and how."""
    judge = Network.judge

    def noted(network: Network, observation: Any, usual: Any) -> Any:
        scores = judge(network, observation, usual)
        judged.append((observation, usual, scores))
        return scores

    return noted


# The kinds -------------------------------------------------------------------------------------


def test_every_level_is_offered_where_somebody_has_learned_the_game(all_learned: Path) -> None:
    assert [bot.removeprefix("learned-") for bot in LEARNED] == list(LEVELS)
    assert players.learned_games() == list(NAMES)
    for name in NAMES:
        assert levels(turncoat.game(name)) == [*LEVELS, *LEARNED]
        assert bot_named(LEARNED[0], turncoat.game(name)) is BOTS[LEARNED[0]]
    assert levels(turncoat.game("liars-dice")) == list(LEVELS), "nobody has learned it"


def test_who_has_not_learned_a_game_is_refused_with_the_games_that_were(
    all_learned: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = turncoat.game("liars-dice")
    refused = "Nobody has learned liars-dice as it is now; there are learned players of passengers, mad-zepp"
    for named in (bot_named, any_bot):
        with pytest.raises(Fault, match=refused):
            named("learned-hard", game)
    match = Match(game, 2, 1)
    seat = match.awaits[0]
    with pytest.raises(Fault, match=refused):
        bot_named("learned-hard").decide(game, match.seen(seat), seat)
    monkeypatch.setattr(players, "FOLDER", tmp_path)
    with pytest.raises(Fault, match="no learned player comes with this package") as fault:
        bot_named("learned-hard", game)
    assert "обученных игроков нет вовсе" in Words("ru").say(fault.value.message)


def test_a_player_of_another_version_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "FOLDER", tmp_path)
    game, other = turncoat.game("passengers"), turncoat.game("cerberus")
    opinionated(other, tmp_path / "cerberus.npz")
    opinionated(game, tmp_path / "now.npz")
    network = load(tmp_path / "now.npz")
    save(players.path_of(game), network.layers, {**network.told, "meaning": "another"})
    assert players.learned_games() == ["cerberus"]
    assert levels(game) == list(LEVELS)
    with pytest.raises(Fault, match="there are learned players of cerberus"):
        bot_named("learned-easy", game)


def test_where_a_player_is_gone_the_usual_bot_goes_on(none_learned: None) -> None:
    game = turncoat.game("passengers")
    assert still_playing("learned-hard", game) is BOTS[USUAL]
    assert still_playing("of old", game) is BOTS[USUAL]
    assert still_playing("hard", game) is BOTS["hard"]


def test_a_file_that_is_named_has_to_have_learned_the_game(all_learned: Path) -> None:
    path = str(all_learned / "cerberus.npz")
    assert any_bot(path, turncoat.game("cerberus")).name == path
    with pytest.raises(Fault, match="has learned cerberus, not this game"):
        any_bot(path, turncoat.game("passengers"))


def test_the_easier_the_freer(all_learned: Path) -> None:
    game = turncoat.game("passengers")
    match = Match(game, 5, 7)
    seat = match.awaits[0]
    usual = []
    for name in LEARNED:
        moves = Counter(BOTS[name].decide(game, match.seen(seat), seat, stream(luck)) for luck in range(60))
        usual.append(moves.most_common(1)[0][1])
    assert usual == sorted(usual)
    assert usual[0] < usual[-1]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_levels_that_are_given_away_fall_from_easy_to_hard(path: Path) -> None:
    heats = list(load(path).heats.values())
    assert heats == sorted(heats, reverse=True)
    assert len(set(heats)) == len(LEARNED)


# Secrets ---------------------------------------------------------------------------------------


@every_game
def test_tables_that_a_seat_cannot_tell_apart_get_the_same_move_word_and_answer(
    name: str, all_learned: Path
) -> None:
    """From every level, with any character, whatever is hidden; and nothing is written on a view."""
    game = turncoat.game(name)
    talk = game.talk
    assert talk
    compared = said = 0
    for match, here in moments(game, game.seats[-1], 3, past=True):
        seat, past = here.seat, match.past(here.seat)
        twin = game.guessed(here.view, seat, 99)
        compared += twin.bytes() != match.table.bytes()
        asker = (seat + 1) % match.seats
        asked = [claim for claim in talk.sensible_for(match.seen(asker), asker) if talk.names[claim] == seat]
        for kind in LEARNED:
            bot, found = BOTS[kind], []
            for view in (here.view.copy(), seen(game, twin, seat)):
                before = view.bytes()
                known = partial(knowing, game, seat, view, past)
                moves = [bot.choose(known(luck)) for luck in range(3)]
                words = [bot.speak(known(luck)) for luck in range(6)]
                answers = [bot.reply(known(luck), asker, asked[0]) for luck in range(2) if asked]
                assert view.bytes() == before
                assert set(moves) <= set(here.moves)
                found.append((moves, words, answers))
            assert found[0] == found[1]
            said += any(claim >= 0 for claim in found[0][1])
    assert compared
    assert said


def knowing(game: Playable, seat: int, view: Any, past: Any, luck: int) -> Situation:
    """What somebody daring knows."""
    return Situation(game, seat, view, stream(luck), lambda: past, daring=1.6)


def test_they_answer_as_searching_players_do() -> None:
    assert all(BOTS[name].reply is cover.reply for name in LEARNED)


@every_game
def test_the_games_that_are_told_of_can_be_looked_at(name: str) -> None:
    match = Match.load(TOLD / f"{name}.json")
    assert match.over
    assert match.payoffs[0] > 0
    assert match.claims
