"""A game as the kernel knows it: seats, options, deals, guesses."""

from __future__ import annotations

import pytest

from tests.suite.registry import SUBJECTS, Case, cases
from tests.suite.subject import Subject
from tests.suite.walk import random_game, seen
from turncoat.kernel.fault import OptionError
from turncoat.words import LANGUAGES, Message, Words

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.name)


@pytest.mark.parametrize("case", cases())
def test_a_blank_table_has_its_seats_and_options_and_nothing_else(case: Case) -> None:
    blank = case.game.blank(case.seats, case.options)
    assert blank.seats == case.seats
    assert (blank.awaits, blank.decisions, blank.told) == (0, 0, 0)
    assert [blank.chance[word] for word in range(4)] == [0, 0, 0, 0]
    assert blank.faults() == []
    assert blank.bytes() == case.game.blank(case.seats, case.options).bytes()


@every_game
def test_options_that_are_not_named_are_the_usual_ones(subject: Subject) -> None:
    game = subject.game
    usual = {option.name: option.default for option in game.options}
    for seats in game.seats:
        assert game.blank(seats).bytes() == game.blank(seats, {}).bytes() == game.blank(seats, usual).bytes()


@every_game
def test_a_default_is_one_of_the_values(subject: Subject) -> None:
    for option in subject.game.options:
        assert option.default in option.values
        assert option.times >= 1


@every_game
def test_a_wrong_number_of_seats_is_a_message_with_facts(subject: Subject) -> None:
    game = subject.game
    for seats in (game.seats[0] - 1, game.seats[-1] + 1, -1, 10**30):
        with pytest.raises(OptionError) as fault:
            game.blank(seats)
        assert fault.value.name == "error-seats"
        assert fault.value.facts == {
            "game": game.name, "low": game.seats[0], "high": game.seats[-1], "seats": seats,
        }  # fmt: skip


@every_game
def test_an_unknown_option_is_a_message_with_facts(subject: Subject) -> None:
    game = subject.game
    known = ", ".join(option.name for option in game.options)
    with pytest.raises(OptionError) as fault:
        game.blank(game.seats[0], {"no-such-option": "x"})
    assert fault.value.name == "error-option"
    assert fault.value.facts == {"game": game.name, "option": "no-such-option", "options": known}


@every_game
def test_an_unknown_value_names_the_option_and_what_it_takes(subject: Subject) -> None:
    game = subject.game
    for option in game.options:
        with pytest.raises(OptionError) as fault:
            game.blank(game.seats[0], {option.name: "no-such-value"})
        assert fault.value.facts["value"] == "no-such-value"
        assert fault.value.facts["values"]


def test_the_text_of_an_option_error_shows_its_facts() -> None:
    fault = OptionError("error-seats", game="whist", seats=9)
    assert str(fault) == "error-seats: game='whist', seats=9"
    assert isinstance(fault, ValueError)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernels_own_faults_have_words(language: str) -> None:
    words = Words(language)
    told: dict[str, dict[str, str | int]] = {
        "error-seats": {"game": "whist", "low": 4, "high": 5, "seats": 3},
        "error-option": {"game": "whist", "option": "jokers", "options": "trumps"},
    }
    for name, facts in told.items():
        said = words.say(Message(name, facts))
        assert all(str(fact) in said for fact in facts.values())


@every_game
def test_a_deal_depends_on_its_seed_alone(subject: Subject) -> None:
    game = subject.game
    for seats in game.seats:
        deals = [game.dealt(seats, seed).bytes() for seed in (0, 1, 2**64, 2**128 - 1)]
        assert deals == [game.dealt(seats, seed).bytes() for seed in (0, 1, 2**64, 2**128 - 1)]
        assert len(set(deals)) == 4


@every_game
@pytest.mark.parametrize("seed", [-1, 2**128])
def test_seeds_outside_their_range_are_refused(subject: Subject, seed: int) -> None:
    with pytest.raises(ValueError, match="error-seed"):
        subject.game.dealt(subject.game.seats[0], seed)


@every_game
def test_a_guess_leaves_the_view_alone_and_depends_on_its_seed(subject: Subject) -> None:
    game = subject.game
    seats = game.seats[-1]
    for table in random_game(game, seats, 4, {}):
        if table.decisions == seats:
            break
    view = seen(game, table, 0)
    before = view.bytes()
    worlds = [game.guessed(view, 0, seed).bytes() for seed in range(6)]
    assert view.bytes() == before
    assert worlds == [game.guessed(view, 0, seed).bytes() for seed in range(6)]
    assert len(set(worlds)) == 6
    assert seen(game, game.guessed(view, 0, 3), 0).bytes() == before
