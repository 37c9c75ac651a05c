"""Rows M-040 to M-053: playing a traitor, and blocked traitors."""

from __future__ import annotations

import pytest

from tests.rulebook.mad_zeppelin.stage import (
    TRAITOR_NAMES,
    after,
    awaited,
    bits,
    can_tell,
    choices,
    end,
    everyone,
    exchanged,
    finish_turn,
    guesses,
    heard,
    may,
    members,
    pass_by,
    play,
    reveal,
    staged,
    told,
    traitor,
    view,
)
from turncoat.games.mad_zeppelin.components import NONE
from turncoat.games.mad_zeppelin.table import PLAY_TRAITOR, SHOW_TRAITOR, TAKE_ACTION, Table


def on_offer(t: Table, seat: int) -> list[str]:
    """The traitors that a seat may play or show; nothing else may be on offer."""
    legal = choices(t, seat)
    assert all(family == "traitor" for family, _ in legal)
    return [TRAITOR_NAMES[parameters["traitor"]] for _, parameters in legal]


def named(t: Table, seat: int, name: str, *traitors: str) -> None:
    """A seat plays Dr Ripp, Tim Sly or Mr Shadow (who copies seat 0) and names traitors."""
    reveal(t, seat, name)
    if name == "shadow":
        play(t, seat, "player", seat=0)
    for other in traitors:
        play(t, seat, "traitor", traitor=other)
    if may(t, seat, "decline"):
        play(t, seat, "decline")
    end(t, seat)


def both_blocked() -> Table:
    """Seat 2 is at its first chance and holds Steeling and Troy, both of them named."""
    t = staged(["ripp love", "tim-sly walder", "steeling troy", "igor rochat"], "blue red yellow")
    named(t, 0, "ripp", "steeling")
    named(t, 1, "tim-sly", "troy")
    return t


def one_blocked() -> Table:
    """Seat 2 is at its first chance and holds Steeling, who was named, and Zamfirescu, who was not."""
    t = staged(["ripp love", "tim-sly walder", "steeling zamfirescu", "igor rochat"])
    named(t, 0, "ripp", "steeling")
    named(t, 1, "tim-sly", "troy")
    return t


@pytest.mark.rule("M-040")
@pytest.mark.parametrize("leader", range(4))
def test_both_rounds_go_leftwards_from_the_leader(leader: int) -> None:
    t = staged(["steeling igor", "troy ripp", "walder love", "mirante rochat"], leader=leader)
    order = []
    for _ in range(8):
        assert t.actor == awaited(t)[0]
        for seat in everyone(t):
            assert view(t, seat).actor == t.actor
        order.append(pass_by(t))
    assert order == [(leader + step) % 4 for step in range(4)] * 2
    if leader == 2:
        assert order == [2, 3, 0, 1, 2, 3, 0, 1]
    assert (t.turn, t.leader) == (2, (leader + 1) % 4)


@pytest.mark.rule("M-041")
def test_a_toll_ends_when_its_owners_chance_comes() -> None:
    t = staged(["henchman igor", "troy ripp"], "red red red", coins=[3, 9], hands=["wood", "wood wood wood"])
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    assert all(view(t, seat).toll[0] == 0 for seat in everyone(t))
    reveal(t, 1, "troy")
    play(t, 1, "throw", cargo="wood", crates=0)
    assert told(t, "toll-taken") == [{"seat": 0, "other": 1}]
    end(t, 1)
    assert (awaited(t), t.toll[0]) == ([0], NONE)
    end(t, 0)
    play(t, 1, "throw", cargo="wood", crates=0)
    assert told(t, "toll-taken") == []


@pytest.mark.rule("M-041", "M-045")
def test_a_toll_ends_even_if_its_owner_cannot_play() -> None:
    """Seat 0 is skipped in the second round; the bribe of seat 1 after it brings no toll."""
    t = staged(["henchman love", "ripp troy"], "red red red", coins=[3, 9], hands=["wood", "wood wood wood"])
    reveal(t, 0, "henchman")
    play(t, 0, "use")
    end(t, 0)
    reveal(t, 1, "ripp")
    play(t, 1, "traitor", traitor="love")
    assert t.toll[0] == 0
    end(t, 1)
    assert told(t, "showed") == [{"seat": 0, "traitor": traitor("love")}]
    assert awaited(t) == [1]
    assert t.toll[0] == NONE
    coins = t.coins[0]
    play(t, 1, "throw", cargo="wood", crates=0)
    assert (told(t, "toll-taken"), t.coins[0]) == ([], coins)


@pytest.mark.rule("M-041")
def test_copied_colours_end_with_the_next_chance() -> None:
    t = staged(["troy igor", "shadow rochat"], "red red red")
    pass_by(t, "troy")
    reveal(t, 1, "shadow")
    play(t, 1, "player", seat=0)
    play(t, 1, "decline")
    assert choices(t, 1, "throw")
    end(t, 1)
    end(t, 0)
    assert awaited(t) == [1]
    assert choices(t, 1, "throw") == []


@pytest.mark.rule("M-042")
def test_a_seat_with_a_playable_traitor_must_play_one() -> None:
    t = staged(["love igor", "troy ripp"])
    assert (t.asks, on_offer(t, 0)) == (PLAY_TRAITOR, ["love", "igor"])
    t = one_blocked()
    assert (t.asks, awaited(t)) == (PLAY_TRAITOR, [2])
    assert on_offer(t, 2) == ["zamfirescu"]
    reveal(t, 2, "zamfirescu")
    assert t.current[2] == traitor("zamfirescu")
    end(t, 2)
    while awaited(t) != [1] or t.chances < 6:
        pass_by(t)
    end(t, 1)
    assert told(t, "showed") == [{"seat": 2, "traitor": traitor("steeling")}]
    assert (t.skipped[2, 0], t.skipped[2, 1]) == (0, 1)


@pytest.mark.rule("M-042")
def test_the_choice_is_the_owners_until_it_is_played() -> None:
    t = staged(["love igor", "troy ripp", "walder rochat"])
    for seat in everyone(t):
        assert view(t, seat).held[0] == (t.held[0] if seat == 0 else 0)
        assert len(choices(view(t, seat), 0)) == (2 if seat == 0 else 0)


@pytest.mark.rule("M-043")
def test_a_played_traitor_is_current_and_the_one_before_stays_visible() -> None:
    t = staged(["love igor", "troy ripp"])
    reveal(t, 0, "igor")
    for seat in everyone(t):
        seen = view(t, seat)
        assert (seen.laid[0, 0], seen.laid[0, 1], seen.current[0]) == (traitor("igor"), NONE, traitor("igor"))
        assert members(seen.face_up) == ["igor"]
        assert told(t, "played", seat) == [{"seat": 0, "traitor": traitor("igor")}]
    end(t, 0)
    pass_by(t, "troy")
    for seat in everyone(t):
        seen = view(t, seat)
        assert (seen.laid[0, 0], seen.laid[0, 1]) == (traitor("igor"), traitor("love"))
        assert seen.current[0] == traitor("love")
        assert members(seen.face_up) == ["love", "igor", "troy"]
        assert told(t, "played-last", seat) == [{"seat": 0, "traitor": traitor("love")}]


@pytest.mark.rule("M-044")
def test_a_seat_is_asked_in_the_first_round_even_with_one_playable_traitor() -> None:
    """Nobody else can tell whether the second one is blocked."""
    t = one_blocked()
    assert (t.asks, awaited(t), on_offer(t, 2)) == (PLAY_TRAITOR, [2], ["zamfirescu"])
    sick = members(t.airsick)[0]
    free = exchanged(t, "steeling", sick)
    assert on_offer(free, 2) == sorted([sick, "zamfirescu"], key=TRAITOR_NAMES.index)
    before = can_tell(t, free)
    assert 2 in before
    assert not {-1, 1, 3} & {*before}
    for table in (t, free):
        reveal(table, 2, "zamfirescu")
    assert can_tell(t, free) == before


@pytest.mark.rule("M-044")
def test_the_last_traitor_is_played_without_a_question() -> None:
    t = staged(["love igor", "troy ripp"])
    pass_by(t, "love")
    pass_by(t, "troy")
    assert (t.asks, awaited(t), t.current[0]) == (TAKE_ACTION, [0], traitor("igor"))


@pytest.mark.rule("M-045")
def test_a_seat_whose_only_traitor_is_blocked_shows_it_and_does_nothing_else() -> None:
    t = staged(["ripp love", "troy mirante", "walder rochat"], hands=["wood", "coal", "ore"])
    named(t, 0, "ripp", "mirante")
    pass_by(t, "troy")
    pass_by(t, "walder")
    coins, cards, depth, safe = t.coins[1], t.hand_size[1], t.depth, t.safe
    end(t, 0)
    assert awaited(t) == [2]
    for seat in everyone(t):
        assert told(t, "showed", seat) == [{"seat": 1, "traitor": traitor("mirante")}]
    # Seat 2 has searched in the meantime with Rochat: two cards and a coin or more.
    assert (t.coins[1], t.hand_size[1]) == (coins, cards)
    assert depth - t.depth == 2
    assert safe - t.safe == told(t, "searched")[0]["coins"] + len(told(t, "journey-drawn"))
    assert t.player[t.plays - 1] == 2


@pytest.mark.rule("M-046")
def test_a_seat_with_two_blocked_traitors_chooses_which_to_show() -> None:
    for name, other in (("steeling", "troy"), ("troy", "steeling")):
        t = both_blocked()
        assert (t.asks, awaited(t), on_offer(t, 2)) == (SHOW_TRAITOR, [2], ["steeling", "troy"])
        coins, cards, depth = t.coins[2], t.hand_size[2], t.depth
        reveal(t, 2, name)
        assert awaited(t) == [3]
        assert (t.coins[2], t.hand_size[2], t.depth) == (coins, cards, depth)
        for seat in everyone(t):
            assert told(t, "showed", seat) == [{"seat": 2, "traitor": traitor(name)}]
            assert members(view(t, seat).held[2]) == ([other] if seat == 2 else [])
        while t.chances < 6:
            pass_by(t)
        end(t, 1)
        assert awaited(t) == [3]
        assert told(t, "showed") == [{"seat": 2, "traitor": traitor(other)}]


@pytest.mark.rule("M-047")
def test_a_shown_traitor_is_face_up_and_never_current() -> None:
    t = staged(["ripp love", "tim-sly walder", "steeling troy", "shadow rochat"])
    named(t, 0, "ripp", "steeling")
    named(t, 1, "tim-sly", "troy")
    reveal(t, 2, "steeling")
    assert t.current[2] == NONE
    for seat in everyone(t):
        seen = view(t, seat)
        assert (seen.laid[2, 0], seen.skipped[2, 0]) == (traitor("steeling"), 1)
        assert seen.face_up & bits("steeling")
        assert seen.held[2] & bits("steeling") == 0
    reveal(t, 3, "shadow")
    assert [parameters["seat"] for _, parameters in choices(t, 3, "player")] == [0]
    play(t, 3, "player", seat=0)
    for name in ("steeling", "troy"):
        assert not may(t, 3, "traitor", traitor=name)
    play(t, 3, "decline")
    end(t, 3)
    while t.turn == 1:
        assert t.face_up & bits("steeling")
        pass_by(t)


@pytest.mark.rule("M-048")
def test_a_seat_skipped_in_the_second_round_keeps_its_first_traitor_as_current() -> None:
    t = staged(["love ripp", "troy mirante", "walder shadow"], "red red red")
    named(t, 0, "ripp", "mirante")
    pass_by(t, "troy")
    pass_by(t, "walder")
    end(t, 0)
    assert told(t, "showed") == [{"seat": 1, "traitor": traitor("mirante")}]
    for seat in everyone(t):
        assert view(t, seat).current[1] == traitor("troy")
    assert (t.current[2], awaited(t)) == (traitor("shadow"), [2])
    assert may(t, 2, "player", seat=1)
    play(t, 2, "player", seat=1)
    assert told(t, "imitated") == [{"seat": 2, "other": 1, "traitor": traitor("troy")}]
    play(t, 2, "decline")
    assert choices(t, 2, "throw")


@pytest.mark.rule("M-048")
def test_a_seat_skipped_in_the_first_round_is_skipped_again_and_has_no_current_traitor() -> None:
    t = both_blocked()
    reveal(t, 2, "troy")
    while t.turn == 1:
        for seat in everyone(t):
            assert view(t, seat).current[2] == NONE
        before = t.copy()
        pass_by(t)
    assert [before.skipped[2, lap] for lap in range(2)] == [1, 1]
    assert (t.turn, t.current[2], t.skipped[2, 0]) == (2, NONE, 0)


@pytest.mark.rule("M-049")
def test_names_are_public_and_stay_unplayable_until_the_turn_ends() -> None:
    t = both_blocked()
    while t.turn == 1:
        for seat in everyone(t):
            seen = view(t, seat)
            assert seen.unplayable & bits("steeling", "troy") == bits("steeling", "troy")
            assert [seen.named[0], seen.named[1]] == [traitor("steeling"), traitor("troy")]
            assert [seen.namer[0], seen.namer[1]] == [0, 1]
        pass_by(t)
    assert t.unplayable == 0
    assert [t.named[0], t.namer[0]] == [NONE, NONE]


@pytest.mark.rule("M-049")
@pytest.mark.parametrize("place", ["held", "airsick", "unselected"])
def test_a_name_stays_wherever_the_traitor_is(place: str) -> None:
    t = staged(["ripp love", "tim-sly walder", "steeling troy", "igor rochat"])
    unselected = members(t.undrafted)[0]
    name = {"held": "steeling", "airsick": members(t.airsick)[0], "unselected": unselected}[place]
    named(t, 0, "ripp", name)
    while t.turn == 1:
        assert members(t.unplayable) == [name]
        pass_by(t)
    assert t.unplayable == 0


@pytest.mark.rule("M-050")
@pytest.mark.parametrize("namer", ["ripp", "tim-sly"])
def test_naming_tells_nothing_of_where_the_traitor_is(namer: str) -> None:
    """Steeling is held, airsick or unselected: whoever could not tell before cannot tell afterwards."""
    t = staged([f"{namer} love", "igor walder", "steeling troy", "shadow rochat"])
    reveal(t, 0, namer)
    ours = after(t, 0, "traitor", traitor="steeling")
    for name in (*members(t.airsick), *members(t.undrafted)):
        other = exchanged(t, "steeling", name)
        could = can_tell(t, other)
        assert 0 in could
        assert -1 not in could
        theirs = after(other, 0, "traitor", traitor="steeling")
        assert can_tell(ours, theirs) == could
        assert awaited(ours) == awaited(theirs) == [0]
        for seat in everyone(t):
            assert heard(ours, seat) == heard(theirs, seat)
            assert heard(ours, seat) == [("named", {"seat": 0, "traitor": traitor("steeling")})]


@pytest.mark.rule("M-051")
def test_a_face_up_traitor_cannot_be_named() -> None:
    t = staged(["walder love", "ripp igor", "tim-sly troy"])
    pass_by(t, "walder")
    reveal(t, 1, "ripp")
    offered = [TRAITOR_NAMES[parameters["traitor"]] for _, parameters in choices(t, 1, "traitor")]
    assert {*offered} == {*TRAITOR_NAMES} - {"walder", "ripp", "igor"}
    end(t, 1)
    reveal(t, 2, "tim-sly")
    offered = [TRAITOR_NAMES[parameters["traitor"]] for _, parameters in choices(t, 2, "traitor")]
    assert {*offered} == {*TRAITOR_NAMES} - {"walder", "ripp", "igor", "tim-sly", "shadow", "troy"}


@pytest.mark.rule("M-051")
def test_a_block_ends_neither_a_play_nor_an_effect_at_work() -> None:
    """Tim Sly blocks Henchman III and sets the toll as his copy: toll and play go on, and so they do when
    the next seat names somebody else."""
    t = staged(
        ["tim-sly love", "ripp igor", "troy henchman"], "yellow red red", hands=["wood wood", "wood", "wood"]
    )
    reveal(t, 0, "tim-sly")
    play(t, 0, "traitor", traitor="henchman")
    play(t, 0, "use")
    assert awaited(t) == [0]
    play(t, 0, "throw", cargo="wood", crates=0)
    assert (awaited(t), t.toll[0]) == ([1], 0)
    reveal(t, 1, "ripp")
    play(t, 1, "traitor", traitor="love")
    assert t.toll[0] == 0
    play(t, 1, "throw", cargo="wood", crates=0)
    assert told(t, "toll-taken") == [{"seat": 0, "other": 1}]
    assert (awaited(t), on_offer(t, 2)) == ([2], ["troy"])


@pytest.mark.rule("M-052")
def test_a_seat_skipped_in_the_first_round_has_its_second_traitor_among_the_names() -> None:
    """A name that comes after the skip explains nothing."""
    t = staged(["ripp love", "tim-sly walder", "steeling troy", "shadow rochat", "igor mirante"])
    named(t, 0, "ripp", "steeling")
    named(t, 1, "tim-sly", "troy")
    reveal(t, 2, "steeling")
    named(t, 3, "shadow", "henchman")
    for seat in everyone(t):
        for world in guesses(t, seat, 40):
            assert members(world.held[2]) == ["troy"]


@pytest.mark.rule("M-052")
def test_with_three_names_the_second_traitor_is_one_of_two() -> None:
    t = staged(["ripp love", "tim-sly walder", "shadow rochat", "steeling troy", "igor mirante"])
    named(t, 0, "ripp", "steeling")
    named(t, 1, "tim-sly", "troy")
    named(t, 2, "shadow", "hummerock")
    reveal(t, 3, "steeling")
    for seat in (-1, 1, 2):
        found = {tuple(members(world.held[3])) for world in guesses(t, seat, 80)}
        assert found <= {("troy",), ("hummerock",)}
        assert seat != -1 or len(found) == 2
    finish_turn(t)
    assert t.turn == 2


@pytest.mark.rule("M-052")
def test_the_question_which_blocked_traitor_to_show_tells_that_both_are() -> None:
    t = both_blocked()
    assert t.asks == SHOW_TRAITOR
    for seat in everyone(t):
        for world in guesses(t, seat, 40):
            assert members(world.held[2]) == ["steeling", "troy"]


@pytest.mark.rule("M-052")
def test_the_question_which_traitor_to_play_tells_that_one_is_playable() -> None:
    """A guess in which both are blocked would leave the seat without a legal move."""
    t = one_blocked()
    assert t.asks == PLAY_TRAITOR
    for seat in everyone(t):
        for world in guesses(t, seat, 300):
            assert world.held[2] & ~world.unplayable
            assert choices(world, 2)


@pytest.mark.rule("M-053")
def test_guesses_never_give_a_namer_what_it_named() -> None:
    """By Dr Ripp, by Tim Sly and by Mr Shadow as Dr Ripp."""
    t = staged(["ripp love", "tim-sly walder", "shadow rochat", "steeling troy"], leader=0)
    named(t, 0, "ripp", "mirante")
    named(t, 1, "tim-sly", "ratatine")
    named(t, 2, "shadow", "henchman")
    for seat in everyone(t):
        for world in guesses(t, seat, 100):
            for namer, name in ((0, "mirante"), (1, "ratatine"), (2, "henchman")):
                assert traitor(name) not in (world.dealt[namer], world.pick[namer])
                assert not world.held[namer] & bits(name)


@pytest.mark.rule("M-053")
def test_tim_sly_as_dr_ripp_shows_that_he_holds_neither() -> None:
    t = staged(["tim-sly walder", "ripp love", "steeling troy", "igor rochat"])
    named(t, 0, "tim-sly", "ripp", "steeling")
    assert members(t.unplayable) == ["steeling", "ripp"]
    held = set()
    for seat in (-1, 1, 2, 3):
        for world in guesses(t, seat, 100):
            assert not world.held[0] & bits("ripp", "steeling")
            held.add(world.held[0])
    assert len(held) > 5
