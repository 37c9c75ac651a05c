"""Who sits with learners, and by which rules."""

from __future__ import annotations

import numpy as np

from tests.suite.registry import SUBJECTS
from turncoat.envs.vec import CALLER, HANDWRITTEN
from turncoat.learn.league import BY_HAND, BY_SIDE, ELDER, SELF, options_by_lot, players_of, roles
from turncoat.learn.plan import Plan


def test_options_by_lot_go_together_and_are_others_than_the_usual_ones() -> None:
    for subject in SUBJECTS:
        game, luck = subject.game, np.random.default_rng(3)
        found = [options_by_lot(game, game.seats[0], {}, luck) for _ in range(40)]
        for chosen in found:
            game.blank(game.seats[0], chosen)
        for option in game.options:
            assert {chosen.get(option.name, option.default) for chosen in found} >= {option.default}
        assert not game.options or len({tuple(sorted(chosen.items())) for chosen in found}) > 1
        if game.options:
            fixed = {game.options[0].name: game.options[0].default}
            assert fixed.items() <= options_by_lot(game, game.seats[0], fixed, luck).items()


def test_the_learner_has_a_seat_everywhere_and_only_one_where_it_is_alone() -> None:
    plan = Plan("passengers", tables=400, alone=0.5, byhand=0.35, elders=0.15)
    who = roles(plan, 6, np.random.default_rng(1))
    assert (who == SELF).any(axis=1).all()
    strangers = (who == BY_HAND).sum(axis=1) == 5
    assert 0.4 < strangers.mean() < 0.6
    assert 0.1 < (who[~strangers] == ELDER).mean() < 0.2


def test_at_some_tables_the_learner_is_a_whole_side_and_each_side_as_often() -> None:
    plan, luck = Plan("passengers", tables=1200, alone=1.0, sided=0.5), np.random.default_rng(1)
    who = roles(plan, 6, luck)
    players = players_of(who, 3, luck)
    sided = (who == BY_SIDE).all(axis=1)
    assert 0.45 < sided.mean() < 0.55
    has_it = players[sided] == CALLER
    assert (has_it == has_it[:, :1]).all()
    assert (has_it.sum(axis=2) == 1).all()
    assert (abs(has_it[:, 0].mean(axis=0) - 1 / 3) < 0.06).all()
    seats = np.where(who[~sided] == BY_HAND, HANDWRITTEN, CALLER)
    assert (players[~sided] == seats[:, :, None]).all()
