"""Who sits with learners, and by which rules."""

from __future__ import annotations

import numpy as np

from tests.suite.registry import SUBJECTS
from turncoat.learn.league import BY_HAND, ELDER, SELF, options_by_lot, roles
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
