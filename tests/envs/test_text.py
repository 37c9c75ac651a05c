"""Games in words for evaluation: what is asked, what is read, what is counted."""

from __future__ import annotations

import json
from functools import partial
from inspect import signature
from typing import Any

import pytest

import turncoat
from tests.envs.reading import listed
from turncoat.envs.answers import Wish, read
from turncoat.envs.text import names_of
from turncoat.match import Match
from turncoat.text import Account, Answer, Report, course, play
from turncoat.words import Fault

OTHERS = ("random", "random", "random")


def stop(prompt: str) -> str:
    """Shows what it was asked; what an agent raises is not hidden from whoever runs it."""
    raise StopAsking(prompt)


def first(prompt: str) -> str:
    """A model that takes the first move."""
    return f"Let me think.\nMove: {listed(prompt)[0]}"


class Liar:
    """Claims to be of the faction that it is not, once in a game, and reports what it costs."""

    def __init__(self) -> None:
        self.lied = False

    def __call__(self, prompt: str) -> Answer:
        lie = "i-am demons" if "You are a Soul Guide" in prompt else "i-am souls"
        claim = "" if self.lied else f"claim: {lie}\nsay: Trust me."
        self.lied = True
        return Answer(f"{claim}\n{first(prompt)}", tokens_in=10, tokens_out=2, cost=0.5)


def stammer(prompt: str) -> str:
    """Never answers in a way that can be used."""
    return "I would rather not."


def corrected(prompt: str) -> str:
    """Names a move that there is not, and another when it is told so."""
    return first(prompt) if "could not be used" in prompt else "move: fly away"


def one(player: Any, **more: Any) -> Report:
    return play("passengers", [player, *OTHERS], games=1, seed=5, **more)


def test_it_is_found_under_the_name_that_people_type() -> None:
    assert turncoat.text.play is play


def test_the_same_seed_and_answers_make_the_same_games_whatever_goes_on_beside() -> None:
    games = [play("passengers", [first, *OTHERS], games=2, seed=5, at_once=n) for n in (1, 2)]
    assert games[0] == games[1]
    assert [game.players.index("first") for game in games[0].games] == [0, 1], "everybody moves on by a seat"
    assert games[0].games[0].saved != play("passengers", [first, *OTHERS], seed=6).games[0].saved


def test_a_transcript_holds_every_word_and_the_game_replays() -> None:
    report = one(first, rotate=False)
    (game,) = report.games
    total = report.totals["first"]
    assert total.decisions == total.asked == len(game.transcript)
    assert total.unreadable == total.by_lot == 0
    assert total.characters_in == sum(len(asked.prompt) for asked in game.transcript)
    assert total.characters_out == sum(len(asked.answer) for asked in game.transcript)
    match = Match.replayed(game.saved)
    assert match.result["winners"] == game.winners
    moves = [asked.answer.partition("Move: ")[2] for asked in game.transcript]
    assert moves == [match.game.moves.text(move) for seat, move in match.moves if seat == 0]
    assert json.loads(json.dumps(game.json()))["winners"] == game.winners
    assert json.loads(json.dumps(report.json()))["players"]["first"]["asked"] == total.asked


def test_lies_are_counted_and_costs_are_added_up() -> None:
    report = one(Liar)
    (game,) = report.games
    total = report.totals["Liar"]
    assert (total.claims, total.lies) == (1, 1)
    answers = [
        claim for _, seat, claim, _ in game.saved["claims"] if seat != 0 and claim == "i-believe-you seat-1"
    ]
    assert bool(answers) >= bool(total.believed)
    assert (total.tokens_in, total.tokens_out) == (10 * total.asked, 2 * total.asked)
    assert total.cost == 0.5 * total.asked
    assert any("says in free words: “Trust me.”" in asked.prompt for asked in game.transcript)


def test_an_answer_that_cannot_be_used_is_asked_for_again_and_then_the_lot_decides() -> None:
    total = one(stammer, tries=2, talk=False).totals["stammer"]
    assert total.by_lot == total.decisions > 0
    assert total.asked == total.unreadable == 2 * total.decisions
    report = one(corrected, talk=False)
    total = report.totals["corrected"]
    assert total.by_lot == 0
    assert total.asked == 2 * total.decisions
    wrong = report.games[0].transcript[0].wrong
    assert wrong == "“fly away” is not one of your moves."
    assert wrong in report.games[0].transcript[1].prompt


class Model:
    """An agent that knows its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, prompt: str) -> str:
        return first(prompt)

    def ask(self, prompt: str) -> str:
        return first(prompt)


def hurried(prompt: str, haste: int = 0) -> str:
    return first(prompt)


def test_different_players_are_counted_apart_and_the_same_one_together() -> None:
    one, other = Model("A"), Model("A")
    assert names_of([one, other, one, Model("B")]) == ["A", "A 2", "A", "B"]
    assert names_of([Model("medium"), "medium", "medium"]) == ["medium", "medium 2", "medium 2"]
    assert names_of([Model("A"), Model("A"), Model("A 2")]) == ["A", "A 2", "A 2 2"]
    assert names_of([one.ask, one.ask, other.ask]) == ["ask", "ask", "ask 2"]
    assert names_of([Liar, Liar, Liar(), Model(""), Model]) == ["Liar", "Liar", "Liar 2", "Model", "Model 2"]
    hasty, hastier = partial(hurried, haste=1), partial(hurried, haste=2)
    report = play("passengers", [hasty, hastier, "random", "random"], games=2, seed=5, talk=False)
    assert report.totals.keys() == {"hurried", "hurried 2", "random"}
    assert [report.totals[name].games for name in ("hurried", "hurried 2", "random")] == [2, 2, 4]
    assert report.games[1].players == ["random", "hurried", "hurried 2", "random"], "names move on with seats"


@pytest.mark.parametrize("answer", [None, 5, Answer(b"move: pass")])  # type: ignore[arg-type]
def test_an_answer_that_is_no_text_stops_the_games_and_names_the_agent(answer: Any) -> None:
    def forgetful(prompt: str) -> Any:
        return answer

    with pytest.raises(Fault, match=r"forgetful answered (None|5|Answer.*)\. An answer is a text"):
        one(forgetful)


def test_a_report_is_shown_without_all_that_was_said() -> None:
    report = one(first)
    assert len(repr(report)) < 2000
    assert "winners=" in repr(report)


def test_what_games_take_stands_in_the_signature() -> None:
    assert signature(play).parameters == signature(course).parameters


def test_a_wrong_claim_costs_the_claim_and_not_the_move() -> None:
    report = one(lambda prompt: f"claim: nonsense\n{first(prompt)}", tries=1)
    total = report.totals["<lambda>"]
    assert total.by_lot == 0
    assert total.unreadable == total.decisions


def test_a_prompt_says_what_was_asked_for_and_no_more() -> None:
    def prompts(**more: Any) -> list[str]:
        return [asked.prompt for asked in one(first, **more).games[0].transcript]

    whole, short = prompts(), prompts(rules=False, log="new", talk=False)
    assert "The goal" in whole[0]
    assert "The goal" not in short[0]
    assert "claim:" in whole[0]
    assert "claim:" not in short[0]
    begins = "Round I began."
    assert begins in whole[-1]
    assert begins not in short[-1]
    assert "Ваши ходы" in next(course_in_russian())


def course_in_russian() -> Any:
    try:
        list(course("passengers", [stop, *OTHERS], language="ru"))
    except StopAsking as asked:
        yield str(asked)


class StopAsking(Exception):
    """Raised to see a prompt."""


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("move: vote raven", Wish("vote raven")),
        ("MOVE:vote  raven.", Wish("vote raven")),
        ("**Move:** `vote raven`", Wish("vote raven")),
        ("> - claim: i-am souls\n> - move: vote raven", Wish("vote raven", "i-am souls")),
        ("move: vote wolf\nNo, rather:\nmove: vote raven", Wish("vote raven")),
        ("say: Trust me: I know.\nmove: pass", Wish("pass", "", "Trust me: I know.")),
        ("I move: nothing", Wish()),
        ("move:", Wish()),
        ("", Wish()),
    ],
)
def test_answers_are_read_as_they_are_meant(text: str, wish: Wish) -> None:
    assert read(text) == wish


@pytest.mark.parametrize(
    ("players", "more", "said"),
    [
        ([first], {}, "There are 1 players for a game that takes 4 to 8"),
        ([first, "clever", *OTHERS], {}, "random, handwritten"),
        ([first, *OTHERS], {"options": {"edition": "third"}}, "second"),
        ([first, *OTHERS], {"log": "some"}, "“all” or “new”"),
        ([first, *OTHERS], {"tries": 0}, "at least once"),
        ([first, *OTHERS], {"at_once": 0}, "At least one game goes on at a time, not 0"),
        ([first, *OTHERS], {"at_once": "all"}, "at_once is a whole number, not “all”"),
        ([first, *OTHERS], {"games": 0}, "at least 1, not 0"),
        ([first, *OTHERS], {"games": -1}, "at least 1, not -1"),
        ([first, *OTHERS], {"seed": -1}, "Seed -1 is outside 0 to 2**96 - 1"),
        ([first, *OTHERS], {"seed": 1 << 96}, "is outside 0 to 2**96 - 1"),
        ([first, *OTHERS], {"seed": None}, "seed is a whole number, not “None”"),
        ([stop, 5, *OTHERS], {}, "5 is no player: a player is the name of a kind of bot"),
        ([stop, Account, *OTHERS], {}, "Account'> is no player"),
        ([first, *OTHERS], {"language": "xx"}, "xx"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anybody_is_asked(
    players: list[Any], more: dict[str, Any], said: str
) -> None:
    for begin in (play, course):  # a course is refused before anybody asks for its games
        with pytest.raises(Fault) as refused:
            begin("passengers", players, **more)
        assert said in str(refused.value)
