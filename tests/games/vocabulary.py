"""What the claims of every game have to be like, and events made by hand for their promises."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from tests.suite.walk import awaited, legal, seen
from tests.suite.worlds import world
from turncoat.games.playable import Claims, Playable
from turncoat.kernel.news import AUDIENCE_BITS, EVERYONE, HEAD, Event
from turncoat.kernel.talk import OPEN
from turncoat.match import Match, Refused, words_of
from turncoat.server.room import endings
from turncoat.talk import TRUTHS, Claim, Talk
from turncoat.words import LANGUAGES, Message, told

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo")
MOST_OFFERED = 80
ANSWERS = ("i-believe-you", "i-doubt-it")


def claims(game: Playable) -> Claims:
    """A game's vocabulary."""
    assert game.claims
    return game.claims


def event(game: Playable, name: str, **facts: int) -> Event:
    """An event told to all: `event(GAME, "moved", seat=1, space=3, to_space=5)`."""
    number, kind = next(pair for pair in enumerate(game.news.kinds) if pair[1].name == name)
    given = {fact.replace("_", "-"): value for fact, value in facts.items()}
    assert given.keys() == set(kind.domains)
    numbers = kind.packed(given[fact] for fact in kind.domains)
    return Event(kind, (number << AUDIENCE_BITS | EVERYONE) << HEAD | numbers)


def holds(game: Playable, table: Any, seat: int, name: str, parameters: dict[str, int]) -> bool | None:
    """Whether a claim is true on a table, by the rules."""
    assert game.talk
    return TRUTHS.get(game.talk.holds(table, seat, claims(game).families.number(name, **parameters)))


def kept(
    game: Playable, told: Iterable[Any], seat: int, name: str, parameters: dict[str, int], **fields: int
) -> bool | None:
    """What becomes of a promise, by the rules, when a move tells these events; `fields` set the table."""
    assert game.talk
    if name not in game.talk.promises:
        return None
    t = game.dealt(game.seats[-1], 1)
    for field, value in fields.items():
        setattr(t, field, value)
    t.told = 0
    for line, one in enumerate(told):
        t.news[line], t.told = one.packed, line + 1
    game.talk.write(t, seat, claims(game).families.number(name, **parameters), (1 << t.seats) - 1)
    return TRUTHS.get(game.talk.kept(t, seat, game.talk.meaning(t, t.said - 1), OPEN))


def meant(game: Playable, t: Any, *remarks: tuple[int, str]) -> str:
    """What the last of some remarks, `(seat, "help-me")`, promises by what was said before; "" if nothing."""
    assert game.talk
    for seat, text in remarks:
        game.talk.write(t, seat, game.talk.claims.read(text), (1 << t.seats) - 1)
    claim = game.talk.meaning(t, t.said - 1)
    return "" if claim < 0 else game.talk.claims.text(claim)


def every_claim(game: Playable) -> Iterator[tuple[str, dict[str, int]]]:
    """All that can be claimed in a game."""
    known = claims(game).families
    return map(known.split, range(known.count))


def matches(game: Playable, seats: int, seed: int, every: int, **options: str) -> Iterator[Match]:
    """A game at random, before every so many decisions."""
    luck = Random(seed)
    named = {name.replace("_", "-"): value for name, value in options.items()}
    match = Match(game, seats, seed, named, NAMES[:seats])
    while not match.over:
        if len(match.moves) % every == 0:
            yield match
        seat = luck.choice(awaited(match.table))
        match.play(seat, luck.choice(legal(game, match.table, seat)))


def assert_words(game: Playable) -> None:
    """Every claim has words of its own in every language, and none are left over."""
    assert {*ANSWERS} <= claims(game).families.families.keys()
    for language in LANGUAGES:
        words = words_of(game, language)
        texts = [words.say(claims(game).message(0, *claim), NAMES) for claim in every_claim(game)]
        assert len({*texts}) == claims(game).families.count
        assert all(text[0].isupper() and text[-1] in ".!?" and "$" not in text for text in texts)


def assert_stands(game: Playable) -> None:
    """Every claim is about something that has words, and ends by events as they are told to everybody."""
    module = claims(game)
    kinds = {kind.name: kind for kind in game.news.kinds}
    for name, parameters in every_claim(game):
        about = module.subject(0, name, parameters)
        assert about.keys
        assert len({*about.keys}) == len(about.keys)
        for language in LANGUAGES:
            words = words_of(game, language)
            assert not re.search(r"[{$]|claim-", words.say(about.words, NAMES))
        for event_name, facts in (module.ends(0, name, parameters) if module.ends else None) or ():
            told = endings(game.name, 0, name, *parameters.items())
            assert facts.keys() <= kinds[event_name].domains.keys()
            assert told
            assert event_name in [ending["event"] for ending in told]
    assert {*module.signs, *module.beside} <= module.families.families.keys()


def assert_ended(game: Playable, claim: str, event: Event, seat: int = 0) -> None:
    """An event, as those who hear it read it, outdates a claim of a seat."""
    name, parameters = claims(game).families.split(claims(game).families.read(claim))
    said = told(event).json()["arguments"]
    endings_of = endings(game.name, seat, name, *parameters.items())
    assert endings_of
    fitting = [ending for ending in endings_of if ending["event"] == event.kind.name]
    assert any(ending["arguments"].items() <= said.items() for ending in fitting)


def assert_offers(match: Match) -> None:
    """What is offered is sayable, names others at the table, and has what the bots like to say in it."""
    module = claims(match.game)
    for seat in range(match.seats):
        view = seen(match.game, match.table, seat)
        offered = match.game.claimable(view, seat)
        numbers = [module.families.number(name, **parameters) for name, parameters in offered]
        assert len({*numbers}) == len(numbers) <= MOST_OFFERED
        assert all(parameters.get("seat") != seat for _, parameters in offered)
        assert all(type(value) is int for _, parameters in offered for value in parameters.values())
        assert all(claim in offered for claim in module.apt(view, seat))
        sayable = Talk(match).offered(seat)
        for name, parameters in offered:
            said = _said(Talk(match), seat, name, parameters)
            refused = isinstance(said, Message)
            assert refused != ((Claim(name, parameters), module.message(seat, name, parameters)) in sayable)


def assert_hides(match: Match, seat: int, seed: int) -> None:
    """In a world that a seat cannot tell apart from this one, it is offered and answered the same."""
    other = match.copy()
    other.table = world(match.game, match.seen(seat), seat, seed)
    here, there = Talk(match), Talk(other)
    module = claims(match.game)
    assert module.apt(match.seen(seat), seat) == module.apt(other.seen(seat), seat)
    assert here.offered(seat) == there.offered(seat)
    for name, parameters in every_claim(match.game):
        assert _said(here, seat, name, parameters) == _said(there, seat, name, parameters)


def _said(talk: Talk, seat: int, name: str, parameters: Mapping[str, int]) -> Any:
    """What a seat learns of a claim that it tries."""
    try:
        return talk.check_claim(seat, name, parameters)
    except Refused as fault:
        return fault.message


def assert_judges(match: Match, world_of: int, promises: set[str]) -> None:
    """Facts are true or false, here and in worlds that somebody imagines; promises and opinions neither."""
    imagined = world(match.game, match.seen(world_of), world_of, 1)
    for table in (match.table, imagined):
        for name, parameters in every_claim(match.game):
            if parameters.get("seat", 0) < match.seats:
                truth = holds(match.game, table, 0, name, parameters)
                assert type(truth) is (type(None) if name in promises else bool), (name, truth)
