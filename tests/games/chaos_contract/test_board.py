"""The picture of Chaos Contract in a terminal, and the steps that lead to a move."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

import turncoat
from tests.games.picture import line, picture
from tests.suite.steps import steps
from turncoat.games.chaos_contract import components as box
from turncoat.games.chaos_contract import table as ask
from turncoat.games.chaos_contract.board import MANY_POWERS, draw
from turncoat.games.chaos_contract.components import (
    BATTLE,
    CARD,
    DICE,
    DUO,
    FORCED,
    MARKET,
    NO_POWER,
    NONE,
    PART_COUNT,
    PENALTY,
    PLAIN,
    REGULAR,
    REWARD,
    SCORE,
    WILDCARD,
)
from turncoat.games.chaos_contract.table import (
    ASIDE,
    COUNTED,
    FACE_DOWN,
    NO_NUMBER,
    WITH_SEAT,
    WITHDRAWN,
    WITHDRAWN_UNSEEN,
    Table,
)
from turncoat.kernel.chance import sow
from turncoat.match import Match
from turncoat.terminal import narrowed
from turncoat.words import LANGUAGES

GAME = turncoat.game("chaos-contract")
NAMES = ["Anna", "Boris", "Clara", "Dario", "Edith"]
TALLEST = 50
"""Lines of the tallest picture, with five seats and both expansions in 80 columns."""
EVERYTHING = {"lost-souls": "on", "devilish-numbers": "on", "turn-limit": "50"}


def match(seats: int, seed: int = 7, language: str = "en", **options: str) -> Match:
    return Match(GAME, seats, seed, options, NAMES[:seats], language)


def positions(seats: int, seed: int, language: str = "en") -> Iterator[tuple[Match, int]]:
    """A match by random moves, with the seat that decides; at its end, with nobody."""
    game, dice = Match(GAME, seats, seed, EVERYTHING, NAMES[:seats], language), random.Random(seed)
    while not game.over:
        seat = game.awaits[0]
        yield game, seat
        game.play(seat, dice.choice(game.legal(seat)))
    yield game, -1


def table_of(game: Match) -> Table:
    assert isinstance(game.table, Table)
    return game.table


def flowing(text: str) -> str:
    """A picture without its lines and frames."""
    return " ".join(" ".join(line.strip(" │") for line in text.splitlines()).split())


def fill(table: Table, contract: int, changed: dict[int, tuple[int, int]], type_: int = REGULAR) -> None:
    """Make a contract that differs in some parts from a plain one, which asks for a sum below 9."""
    plain = {box.WHAT: (box.SUM, 0), box.THRESHOLD: (box.A_NUMBER, 9)}
    for part in range(PART_COUNT):
        choice, parameter = (plain | changed).get(part, (0, 0))
        table.choice[contract, part], table.parameter[contract, part] = choice, parameter
    table.type_[contract], table.stars[contract] = type_, 2
    for side, icon in ((REWARD, SCORE), (PENALTY, CARD)):
        table.icons[contract, side, icon], table.icons[contract, side, 1 - icon] = 1, 0


def signed(
    souls: int = 0b011,
    changed: dict[int, tuple[int, int]] | None = None,
    type_: int = REGULAR,
    seats: int = 3,
) -> tuple[Match, Table]:
    """A match in which seat 0 has picked a contract, these seats are its Souls, and they roll twice."""
    game = match(seats)
    table = table_of(game)
    table.contract, table.market[0] = table.market[0], NONE
    fill(table, table.contract, changed or {}, type_)
    table.active, table.souls, table.asked = 0, souls, souls
    table.awaits, table.asks, table.stage = 1, ask.NO_QUESTION, ask.ROLLING
    table.special_on, table.rolls = 1, 2
    for icon in range(box.ICONS):
        table.reward[icon] = table.icons[table.contract, REWARD, icon]
        table.penalty[icon] = table.icons[table.contract, PENALTY, icon]
    for seat in range(seats):
        table.usable[seat] = box.HAND if souls >> seat & 1 else 0
        for card in hand(table, seat):
            table.power[card] = NO_POWER
    return game, table


def hand(table: Table, seat: int) -> list[int]:
    """A seat's cards, from 1 to 6."""
    return [card for card in range(DICE) if table.die_place[card] == WITH_SEAT + seat]


def roll(table: Table, seat: int, number: int, power: int = NO_POWER, state: int = COUNTED) -> int:
    """A seat has rolled one of its cards; the number of the result."""
    result = table.results
    card = hand(table, seat)[number - 1]
    table.power[card], table.out[card] = power, 1
    table.die_shown[card] = state != FACE_DOWN
    table.card[result], table.owner[result], table.order[result] = card, seat, result
    table.number[result] = NO_NUMBER if state == FACE_DOWN else number
    table.times[result], table.plus[result], table.state[result], table.ignored[result] = 1, 0, state, 0
    table.works[result] = power != NO_POWER
    table.results, table.used[seat] = result + 1, table.used[seat] + 1
    table.usable[seat] -= 1
    return result


# The picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (5, 80), (5, 118)])
def test_it_fits_in_every_question(seats: int, width: int, language: str) -> None:
    asked = set()
    for seed in range(3):
        for number, (game, seat) in enumerate(positions(seats, seed, language)):
            question = table_of(game).asks
            if number % 8 and question in asked:
                continue
            asked.add(question)
            text = picture(game, seat, width)
            assert max(map(cell_len, text.splitlines())) <= width
            assert text.count("\n") <= TALLEST
    assert len(asked) > 12


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nothing_shows_what_a_seat_may_not_know(seats: int) -> None:
    """Change all that the seat cannot know, and the picture stays the same to the letter."""
    for number, (game, _) in enumerate(positions(seats, seats)):
        if number % 4:
            continue
        seat = number // 4 % (seats + 1) - 1
        world = game.seen(seat)
        sow(world.chance, seats, number, seat + 1, 0)
        GAME.guess(world, seat)
        GAME.veil(world, seat)
        assert isinstance(world, Table)
        assert picture(game, seat, view=world) == picture(game, seat)


def test_the_market_while_a_contract_is_picked() -> None:
    game = Match(GAME, 3, 7, EVERYTHING, NAMES[:3])
    table = table_of(game)
    fill(table, table.market[0], {box.SPECIAL: (box.POWERS_OFF, 0)})
    fill(table, table.market[1], {}, BATTLE)
    table.market[2] = NONE
    text = flowing(picture(game, table.active))
    assert "turn 1 of 50" in text
    assert "goal: 6 contracts" in text
    assert "1 ★★" in text
    assert "is below 9. Special: no power works. Reward 1 contract; penalty 1 card." in text
    assert "Battle." in text
    assert "3 ★" not in text
    assert "Worth" not in text


def test_the_market_is_small_once_a_contract_is_picked() -> None:
    game, table = signed()
    table.stage, table.asks = ask.RECRUITING, ask.RECRUIT
    for place in range(1, MARKET):
        fill(table, table.market[place], {}, FORCED if place == 2 else REGULAR)
    assert line(picture(game, 0), "Market") == "Market  ★★  ★★ forced  ★★  ★★"
    table.stage = ask.ROLLING
    assert "Market" not in picture(game, 0)
    table.asks = ask.SWITCH_CONTRACT
    assert "2 ★★ All Souls roll once. Test: the sum of all results is below 9." in flowing(picture(game, 0))


def test_the_contract_in_play_part_by_part() -> None:
    game, table = signed(0b111, {box.OFTEN: (box.TIMES, 2), box.SPECIAL: (box.TOO_MANY_POWERS, 2)}, FORCED)
    table.least[table.contract], table.powers_seen = 3, 1
    text = picture(game, 0)
    assert line(text, "Task") == "Task     Forced (at least 3 Souls). All Souls roll twice."
    assert line(text, "Test") == "Test     The sum of all results is below 9."
    assert "more than 2 powers are rolled. So far: 1." in flowing(text)
    assert line(text, "Worth") == "Worth    ★★  For each Soul (3 now): reward 1 contract; penalty 1 card"
    table.special_on, table.reward[SCORE] = 0, 0
    text = picture(game, 0)
    assert (
        "Special The contract fails as soon as more than 2 powers are rolled. No longer applies."
        in flowing(text)
    )
    assert "reward nothing (ignored: 1 contract); penalty 1 card" in flowing(text)


def test_a_single_soul_has_no_powers() -> None:
    game, _ = signed(0b001)
    assert "With a single Soul no power works." in picture(game, 0)
    game, _ = signed(0b011)
    assert "no power works" not in picture(game, 0)


def test_results_in_order_with_number_value_and_state() -> None:
    game, table = signed(0b111)
    roll(table, 0, 3)
    raised = roll(table, 1, 5, box.ADD)
    table.power_parameter[table.card[raised]], table.plus[raised] = 1, 1
    ignored = roll(table, 2, 4)
    table.ignored[ignored] = 1
    roll(table, 0, 1, state=ASIDE)
    table.now = roll(table, 1, 2, box.STAR_COUNTER)
    table.number[table.now] = 4
    text = picture(game, 0)
    assert line(text, "Results") == "Results  ①3  ②5→6 Add 1  ✕③4  (①1)  ▶②2=4 Star Counter"
    assert "✕ ignored, worth 0" in text
    assert "( ) set aside by a reroll" in text
    assert "▶ whose decision it is, and the newest card" in text
    assert line(text, "So far") == "So far: the sum is 13. The contract would fail."
    table.order[0] = 9
    assert line(picture(game, 0), "Results").startswith("Results  ②5→6 Add 1")


def test_duos_wildcards_and_numbers_to_come() -> None:
    game, table = signed()
    duo, any_number = roll(table, 0, 3), roll(table, 1, 2)
    table.form[table.card[duo]], table.second[table.card[duo]] = DUO, 6
    table.form[table.card[any_number]], table.number[any_number] = WILDCARD, NO_NUMBER
    table.number[duo] = 6
    text = picture(game, 0)
    assert line(text, "Results") == "Results  ①3/6=6  ②?"
    assert line(text, "So far") == "So far: the sum is 6. The contract would succeed."
    assert "? any number" in text
    assert "3/6 one or the other" in text
    table.number[any_number] = 7
    assert line(picture(game, 0), "Results").endswith("②?=7")


def test_face_down_and_withdrawn_results() -> None:
    game, table = signed(0b101)
    table.left, table.secret = 0b010, 2
    roll(table, 1, 3, state=WITHDRAWN)
    hidden = roll(table, 2, 5, box.SWAP, state=FACE_DOWN)
    text = picture(game, 0)
    assert line(text, "Results") == "Results  ←②3  ③▒"
    assert "So far" not in text
    assert "← left with its Soul" in text
    assert line(text, "② Boris").endswith("has left")
    assert line(text, "③ Clara").endswith("Soul, rolled 1 of 2, face down")
    assert line(picture(game, 2), "Results") == "Results  ←②3  ③┊5 Swap┊"
    table.die_shown[table.card[hidden]] = 1
    assert line(picture(game, 0), "Results") == "Results  ←②3  ③▒"
    assert line(picture(game, 0), "③ 5 of:").endswith("5 Swap  6▒")
    assert line(picture(game, 2), "Results") == "Results  ←②3  ③┊5 Swap┊"
    table.state[hidden], table.souls, table.left = WITHDRAWN_UNSEEN, 0b001, 0b110
    assert line(picture(game, 0), "Results") == "Results  ←②3  ←③▒"
    assert line(picture(game, 2), "Results") == "Results  ←②3  ←③┊5 Swap┊"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({box.WHAT: (box.ALL, 0)}, "3 of 3 are below 9 → succeed"),
        ({box.WHAT: (box.NO_RESULT, 0)}, "3 of 3 are below 9 → fail"),
        (
            {
                box.WHAT: (box.SOME, 4 * box.EXACTLY + 1),
                box.COMPARISON: (box.HIGHER, 0),
                box.THRESHOLD: (1, 4),
            },
            "1 of 3 is above 4 → succeed",
        ),
        (
            {box.WHAT: (box.EXTREME, box.HIGHEST_RESULT)},
            "the highest result is 5 → succeed",
        ),
        (
            {box.WHAT: (box.SAME, 0)},
            "results that match another: 2 → succeed",
        ),
        ({box.WHAT: (box.DIFFERENT, 0)}, "different values: 2 → succeed"),
        (
            {box.WHAT: (box.POWER_COUNT, box.WITHOUT_POWER), box.THRESHOLD: (box.BY_TURNOUT, 1)},
            "results without a power: 3; the bound is 2 → fail",
        ),
        (
            {
                box.WHAT: (box.SEQUENCE, 0),
                box.COMPARISON: (box.IN_SEQUENCE, box.GREATER),
                box.THRESHOLD: (0, 0),
            },
            "in their order: 3, 3, 5 → fail",
        ),
        (
            {box.WHAT: (box.ALL, 0), box.COMPARISON: (box.WITHIN, 1), box.THRESHOLD: (0, 0)},
            "the largest group has 2 of 3 → fail",
        ),
    ],
)
def test_how_the_test_stands(changed: dict[int, tuple[int, int]], said: str) -> None:
    game, table = signed(0b011, changed)
    for seat, number in ((0, 3), (1, 3), (0, 5)):
        roll(table, seat, number)
    figures, _, verdict = said.partition(" → ")
    assert f"So far: {figures}. The contract would {verdict}." in flowing(picture(game, 0))


def test_one_result_says_nothing_of_a_sequence() -> None:
    changed = {
        box.WHAT: (box.SEQUENCE, 0),
        box.COMPARISON: (box.IN_SEQUENCE, box.LESS),
        box.THRESHOLD: (box.NO_THRESHOLD, 0),
    }
    game, table = signed(0b011, changed)
    roll(table, 0, 3)
    assert "So far" not in picture(game, 0)


def test_a_scene_tells_how_a_contract_stands_as_the_picture_does() -> None:
    seen = set()
    for seed in (3, 5):
        for game, seat in positions(4, seed):
            shown = game.view(seat)["scene"]
            if not shown["rolling"] or not shown["results"]:
                continue
            text, standing = flowing(picture(game, seat)), shown["contract"]["standing"]
            verdict = standing and ("would succeed" if standing["passes"] else "would fail")
            assert ("So far: " in text) == bool(standing or shown["contract"]["special_note"])
            assert not verdict or f"The contract {verdict}." in text
            leaders = [one for one in shown["contract"]["ranks"] if one["leads"]]
            assert text.count(" and leads") == len(leaders)
            lasting = any(result["lasting"] for result in shown["results"])
            assert ("At work" in text) == lasting
            seen |= {verdict, "leads" if leaders else None, "works" if lasting else None}
    assert seen == {None, "would succeed", "would fail", "leads", "works"}


@pytest.mark.parametrize(
    ("what", "way", "figures", "leader"),
    [
        ((box.SUM, 0), box.HIGHER, (5, 4), 0),
        ((box.SUM, 0), box.LOWER, (5, 4), 1),
        ((box.NO_RESULT, 0), box.HIGHER, (3, 4), 0),
        ((box.EXTREME, box.LOWEST_RESULT), box.HIGHER, (2, 4), 1),
    ],
)
def test_a_battle_shows_who_leads(
    what: tuple[int, int], way: int, figures: tuple[int, int], leader: int
) -> None:
    changed = {
        box.OFTEN: (box.UNTIL_WON, 0),
        box.WHAT: what,
        box.COMPARISON: (way, 0),
        box.THRESHOLD: (box.BY_RIVALS, 0),
    }
    game, table = signed(0b011, changed, BATTLE)
    for seat, number in ((0, 3), (1, 4), (0, 2)):
        roll(table, seat, number)
    text = picture(game, 2)
    assert "So far" not in text
    assert line(text, "Task").startswith(
        "Task     Battle: every Soul for itself. All Souls roll in turn until"
    )
    for seat, made in ((0, 2), (1, 1)):
        end = f"rolled {made}, has {figures[seat]}{' and leads' if seat == leader else ''}"
        assert end in line(text, f"{'▶ ' if seat == 0 else ''}{'①②'[seat]} {NAMES[seat]}")


def test_powers_that_go_on_working() -> None:
    game, table = signed()
    watching = roll(table, 0, 3, box.INSTANT_FAIL)
    table.power_parameter[table.card[watching]] = 2
    mega = roll(table, 1, 4, box.MEGA_REROLL)
    table.rest[mega] = 1
    text = flowing(picture(game, 0))
    assert "At work ① Instant Fail 2: " in text
    assert "Left: 1." in text
    table.rest[mega], table.works[watching] = 0, 0
    assert "At work" not in picture(game, 0)
    back = roll(table, 1, 5, box.REROLL_RETURN)
    assert "② Reroll Return: " in picture(game, 0)
    table.state[back] = ASIDE
    assert "At work" not in picture(game, 0)
    table.state[back], table.returned = ask.COUNTED, 1 << table.card[back]
    assert "At work" not in picture(game, 0), "it has gone back, and does so no more"


def test_sharing_out_and_what_each_is_to_get() -> None:
    game, table = signed()
    table.stage, table.asks, table.outcome = ask.SHARING, ask.GIVE_ICON, ask.FAILURE
    table.pool[PENALTY, CARD] = 2
    table.share[1, PENALTY, CARD] = 1
    text = picture(game, 0)
    assert "The contract failed." in text
    assert "Penalty still to share out: 2 cards." in text
    assert line(text, "② Boris").endswith("Soul, loses 1 card")
    table.pool[PENALTY, CARD], table.outcome = 0, ask.SUCCESS
    assert "The contract succeeded." in picture(game, 0)
    assert "share out" not in picture(game, 0)


@pytest.mark.parametrize(
    ("winners", "said"), [(0b110, "The battle was won by Boris and Clara."), (0, "Nobody won the battle.")]
)
def test_the_result_of_a_battle(winners: int, said: str) -> None:
    game, table = signed(0b111, {box.THRESHOLD: (box.BY_RIVALS, 0)}, BATTLE)
    table.stage, table.outcome, table.battle_winners = ask.PAYING, ask.FAILURE, winners
    table.share[1, REWARD, SCORE] = 2
    text = picture(game, 0)
    assert line(text, said) == said
    assert line(text, "② Boris").endswith("Soul, gets 2 contracts")


def test_a_row_for_every_seat_while_souls_are_recruited() -> None:
    game, table = signed(0b00011, seats=5)
    table.stage, table.asks, table.exempt = ask.RECRUITING, ask.ANSWER, 1
    table.asked, table.pending = 0b01111, 0b00100
    text = picture(game, 0)
    assert line(text, "▶ ① Anna (you)").split(maxsplit=7)[4:] == ["0/6", "0", "6", "active Soul"]
    assert line(text, "② Boris").endswith("Soul, takes no penalty")
    assert line(text, "③ Clara").endswith("asked to join")
    assert line(text, "④ Dario").endswith("stays out")
    assert line(text, "⑤ Edith").endswith("not asked yet")
    table.stage, table.asks = ask.PREPARING, ask.SIT_OUT
    text = picture(game, 0)
    assert "rolled" not in text
    assert line(text, "⑤ Edith").endswith("not in it")
    table.asks, table.sitter = ask.NO_QUESTION, 1
    assert line(picture(game, 0), "② Boris").endswith("Soul, takes no penalty, sits out")


@pytest.mark.parametrize(("objective", "numbers"), [("contracts", ["2/6", "5"]), ("stars", ["2", "5/12"])])
def test_contracts_and_stars_and_which_of_them_win(objective: str, numbers: list[str]) -> None:
    game = match(3, objective=objective)
    table = table_of(game)
    for place, stars in enumerate((2, 3)):
        contract = table.market[place]
        table.contract_place[contract], table.stars[contract] = WITH_SEAT + 1, stars
    _, _, found = picture(game, 0).partition("② Boris")
    assert found.split()[:3] == [*numbers, "6"]


def test_others_dice_as_far_as_they_are_known() -> None:
    game = match(3, chaotic="on")
    table = table_of(game)
    cards = hand(table, 1)
    table.die_shown[cards[0]], table.face[cards[0]], table.power[cards[0]] = 1, 4, box.SWAP
    assert line(picture(game, 0), "②  ") == "②  4 Swap  ▒  ▒  ▒  ▒  ▒"
    game, table = signed()
    table.stage = ask.RECRUITING
    table.die_shown[hand(table, 1)[2]] = 1
    text = picture(game, 0)
    assert line(text, "②  ") == "②  1▒  2▒  3  4▒  5▒  6▒"
    assert line(text, "③  ") == "③  1▒  2▒  3▒  4▒  5▒  6▒"
    assert "▒ unseen" in text


def test_while_cards_are_rolled_only_those_that_can_be() -> None:
    game, table = signed()
    roll(table, 0, 3)
    roll(table, 1, 6)
    text = picture(game, 0)
    assert "Others can still roll" in text
    assert line(text, "②  ") == "②  1▒  2▒  3▒  4▒  5▒"
    assert line(text, "You can still roll ◉") == "You can still roll ◉  ┊1┊  ┊2┊  ┊4┊  ┊5┊  ┊6┊"
    assert "③  " not in text
    assert "Your dice ◉" in picture(game, 2)
    table.limited[1], table.usable[1] = 1, 2
    assert line(picture(game, 0), "② 2 of:") == "② 2 of:  1▒  2▒  3▒  4▒  5▒"
    table.usable[1] = 0
    assert line(picture(game, 0), "②  ") == "②  none"


def test_own_dice_with_what_their_powers_do() -> None:
    game, table = signed()
    table.stage = ask.RECRUITING
    cards = hand(table, 0)
    for card in cards[:2]:
        table.power[card] = box.SWAP
    table.die_shown[cards[2]] = 1
    text = picture(game, 0)
    assert line(text, "Your dice ◉") == "Your dice ◉  ┊1 Swap┊  ┊2 Swap┊  3  ┊4┊  ┊5┊  ┊6┊"
    assert text.count("Swap: ") == 1
    assert "┊" not in picture(game, 1).partition("Your dice")[0]
    assert "Your dice" not in picture(game, -1)
    for card, power in zip(cards[:MANY_POWERS], range(1, 1 + MANY_POWERS), strict=True):
        table.power[card], table.power_parameter[card] = power, 1
    assert "Double: " in picture(game, 0)
    extra = next(card for card in range(DICE) if table.die_place[card] == ask.IN_DECK)
    table.die_place[extra], table.power[extra], table.form[extra] = WITH_SEAT, box.SWAP, PLAIN
    assert "Double: " not in picture(game, 0)


def test_an_empty_hand() -> None:
    game, table = signed(0b001)
    for card in hand(table, 2):
        table.die_place[card] = ask.IN_DISCARD
    table.stage = ask.RECRUITING
    assert line(picture(game, 0), "③  ") == "③  none"
    assert line(picture(game, 2), "Your dice ◉") == "Your dice ◉  none"
    assert line(picture(game, 2), "Decks").endswith("(discarded 6)")


def test_a_part_of_the_die_being_chosen() -> None:
    game, table = signed(0b011, {box.RESTRICTION: (box.SOME_CARDS, 3)})
    cards = hand(table, 0)
    table.stage, table.asks, table.part_size[0] = ask.PREPARING, ask.CHOOSE_PART, 3
    table.naming[0] = 1 << cards[2]
    text = picture(game, 0)
    assert line(text, "You can still roll ◉").endswith("○┊1┊  ○┊2┊  ✓┊3┊  ┊4┊  ┊5┊  ┊6┊")
    assert "○ left out" in text
    table.asks, table.limited[0], table.naming[0] = ask.NO_QUESTION, 1, 0
    table.chosen_part[0] = sum(1 << card for card in cards[2:5])
    assert line(picture(game, 0), "You can still roll ◉").endswith("◉  ┊3┊  ┊4┊  ┊5┊")


def test_all_cards_open() -> None:
    game, table = signed()
    table.stage = ask.RECRUITING
    table.power[hand(table, 1)[0]] = box.SWAP
    assert "②  ┊1 Swap┊  ┊2┊" in picture(game, -1, view=table.copy())
    assert "┊" not in picture(game, -1)
    assert "Dice in hand" in picture(game, -1)


def test_the_end_shows_winners() -> None:
    for seed in range(3):
        *_, (game, _) = positions(2, seed)
        text = picture(game, 0)
        assert "Chaos Contract: the end after" in text
        for seat in range(2):
            won = bool(table_of(game).winners >> seat & 1)
            assert ("♛" in line(text, f"{'①②'[seat]} {NAMES[seat]} ")) == won
        assert "dice ◉" not in text


def test_long_names_leave_room_for_the_rest() -> None:
    game = Match(GAME, 2, 7, names=["Bartholomew Featherstonehaugh-Cholmondeley", "Ann"])
    assert "Bartholomew Feather…" in picture(game, 0)


def test_it_is_drawn_by_the_game_alone() -> None:
    game = match(2)
    view = game.seen(0)
    assert isinstance(view, Table)
    assert len(draw(view, 0, game.words, game.names)) == 2


# Steps -----------------------------------------------------------------------------------------


def test_contracts_are_named_by_their_place() -> None:
    game = match(3)
    table = table_of(game)
    fill(table, table.market[0], {})
    fill(table, table.market[4], {}, BATTLE)
    table.market[1] = NONE
    options = narrowed(steps(game, table.active), [])[1]
    assert len(options) == MARKET - 1
    assert options[0] == "Contract 1: 2 stars, reward 1 contract, penalty 1 card"
    assert options[1].startswith("Contract 3: ")
    assert options[3].startswith("Contract 5 (battle): ")


def test_players_to_invite_by_number_and_then_by_name() -> None:
    game, table = signed(0b00001, seats=5)
    table.stage, table.asks = ask.RECRUITING, ask.RECRUIT
    ways = steps(game, 0)
    assert len(ways) == 16
    _, first = narrowed(ways, [])
    assert len(first) == 5
    _, pairs = narrowed(ways, ["Invite two players together…"])
    assert len(pairs) == 6
    left, more = narrowed(ways, ["Invite all four players together."])
    assert (len(left), more) == (1, [])
    left, more = narrowed(ways, ["Invite nobody else and begin."])
    assert (left[0][1].family, more) == ("start", [])


def test_results_by_their_soul_and_cards_by_their_number() -> None:
    game, table = signed()
    for seat, number in ((0, 3), (1, 4), (1, 5)):
        roll(table, seat, number)
    table.now = roll(table, 0, 6, box.DOUBLE)
    table.asks, table.awaits = ask.WHICH_RESULT, 1
    ways = steps(game, 0)
    _, first = narrowed(ways, [])
    assert first == ["A result of Anna…", "A result of Boris…"]
    assert narrowed(ways, first[1:])[1] == ["4, worth 4.", "5, worth 5."]
    table.stage, table.asks = ask.PAYING, ask.LOSE_CARD
    ways = steps(game, 0)
    _, first = narrowed(ways, [])
    assert first == [f"A card with the number {number}…" for number in range(1, 7)]
    left, more = narrowed(ways, first[-1:])
    assert (left[0][1].words, more) == ("Lose: 6, Double.", [])
    cards = hand(table, 0)
    table.form[cards[0]], table.second[cards[0]], table.form[cards[1]] = DUO, 4, WILDCARD
    _, first = narrowed(steps(game, 0), [])
    assert first[:2] == ["A card with two numbers…", "A card with any number…"]
