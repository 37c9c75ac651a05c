"""Guessing in Cerberus: one world out of all that fit what a seat knows.

**Barques**: every arrangement that agrees with what the seat has seen is as likely as any other.

**Cards** are followed through the log. What a deck held when it was made is open knowledge: all cards of
the box, or the discard pile of that moment. A card that the seat did not see drawn is one of those that
its deck had left, each equally likely, until something is learned of it. Whenever a card of another hand
is laid open, each card of that hand is as likely to be the one, weighed by what it can be; only one that
was shown before is always the first of its kind to go. How likely the whole log came out in this way is
the weight of the world, and a few rounds of Metropolis and Hastings among such worlds put the weights right.

**Offers** that are not paid yet are any cards of a hand, each as likely as any other.
"""

from __future__ import annotations

from turncoat.games.cerberus import components as box
from turncoat.games.cerberus.cards import deck_for
from turncoat.games.cerberus.components import DECKS, KINDS, MOST_CARDS, MOST_SEATS, NONE, SLOTS
from turncoat.games.cerberus.table import DRAWN, LEFT, LOG_LINES, MADE_ANEW, SHOWED, Table
from turncoat.kernel.chance import below, draw, shuffle
from turncoat.kernel.moves import ones
from turncoat.kernel.record import Cells
from turncoat.kernel.rule import paper, rule

REFINEMENTS = 24
"""Worlds that are proposed; logs that came to a contradiction do not count."""
TRIES = 4000
"""Proposals of either kind, after which a guess makes do with the worlds it has. In games of common length
a few hundred are enough; a game that goes through its decks a dozen times can need more."""


@rule
def guess(t: Table, seat: int) -> None:
    """Fill the blanks of a view with a world that fits it."""
    if t.ending != NONE:
        return
    guess_barques(t)
    guess_cards(t, seat)
    guess_offers(t, seat)


@rule
def guess_barques(t: Table) -> None:
    """Shuffle the unseen Barques over the slots that are not known."""
    row = paper(SLOTS)
    count = 0
    for places in range(1, SLOTS + 1):
        seen = False
        for slot in range(SLOTS):
            seen = seen or t.barque[slot] == places
        if not seen:
            row[count] = places
            count += 1
    shuffle(t.chance, row, count)
    for slot in range(SLOTS):
        if t.barque[slot] == NONE:
            count -= 1
            t.barque[slot] = row[count]


# Cards -----------------------------------------------------------------------------------------

URNS = LOG_LINES // 3 + DECKS
"""Decks that are ever made: a new one takes at least a draw and a discard before it."""
SURE = 1 << 24
"""Certainty, where cards of different decks are weighed against each other."""
WORDS = 4
"""Of the random stream."""
IN_ALL = KINDS
URN = KINDS + 1
"""An urn is what is left of a deck: so many of each kind, and in all."""
ALL_URNS = URNS * URN
ALL_HANDS = MOST_SEATS * MOST_CARDS


@rule
def guess_cards(t: Table, seat: int) -> None:
    """Propose worlds, keep one by its weight, and write it down.

    What is drawn after the last proposal is fresh: it had no part in the choice of the world.
    """
    if not is_whole(t, seat):
        deal_anew(t, seat)
        return
    face = paper(LOG_LINES)
    source = paper(LOG_LINES)
    hands = paper(ALL_HANDS)
    sizes = paper(MOST_SEATS)
    urns = paper(ALL_URNS)
    now = paper(DECKS)
    scale = paper(LOG_LINES)
    begun = paper(WORDS)
    kept = paper(WORDS)
    kept_weight = 0.0
    worlds = 0
    tries = 0
    while worlds < REFINEMENTS and tries < TRIES:
        tries += 1
        copy_words(t.chance, begun)
        weight = follow(t, face, source, hands, sizes, urns, now, scale)
        if weight > 0.0:
            worlds += 1
            if worlds == 1 or draw(t.chance) * kept_weight < weight * 4294967296.0:
                kept_weight = weight
                copy_words(begun, kept)
    if worlds == 0:
        deal_anew(t, seat)
        return
    copy_words(t.chance, begun)
    copy_words(kept, t.chance)
    follow(t, face, source, hands, sizes, urns, now, scale)
    copy_words(begun, t.chance)
    write_down(t, seat, face, source, hands, sizes, urns, now)


@rule
def is_whole(t: Table, seat: int) -> bool:
    """Whether the log tells all that a seat has seen; it does not once it is full, or where it was guessed
    without its help."""
    gaps = int(t.lines == LOG_LINES)
    for line in range(t.lines):  # all of them: on a GPU tables that leave a loop early never meet again
        if t.doer[line] == seat and DRAWN.has(t.deed[line]) and t.kind[line] == NONE:
            gaps += 1
    return gaps == 0


@rule
def copy_words(stream: Cells, other: Cells) -> None:
    """Take down how far a random stream is."""
    for word in range(WORDS):
        other[word] = stream[word]


@rule
def fill_urn(urns: Cells, which: int, deck: int, pile: Cells) -> None:
    """A deck is made of its cards in a pile."""
    urns[which * URN + IN_ALL] = 0
    for kind in range(KINDS):
        count = pile[kind] if box.DECK_OF[kind] == deck else 0
        urns[which * URN + kind] = count
        urns[which * URN + IN_ALL] += count
        pile[kind] -= count


@rule
def become(face: Cells, source: Cells, urns: Cells, card: int, kind: int) -> None:
    """From now on a card's face is known."""
    if face[card] == NONE:
        face[card] = kind
        urns[source[card] * URN + kind] -= 1
        urns[source[card] * URN + IN_ALL] -= 1


@rule
def fitness(face: Cells, source: Cells, urns: Cells, card: int, kind: int) -> int:
    """How likely a card is of a kind."""
    if face[card] != NONE:
        return SURE if face[card] == kind else 0
    urn = source[card] * URN
    return SURE * urns[urn + kind] // max(1, urns[urn + IN_ALL])


@rule
def follow(t: Table, face: Cells, source: Cells, hands: Cells, sizes: Cells, urns: Cells,
           now: Cells, scale: Cells) -> float:  # fmt: skip
    """Go through the log; returns the weight of the world, 0 if it contradicts itself.

    Every line is weighed against what it weighed at first, so that a long log does not drive the weights of
    all worlds out of range.
    """
    pile = paper(KINDS)
    for kind in range(KINDS):
        pile[kind] = box.COPIES[kind]
    for deck in range(DECKS):
        fill_urn(urns, deck, deck, pile)
        now[deck] = deck
    made = DECKS
    for other in range(t.seats):
        sizes[other] = 0
    drawn = 0
    weight = 1.0
    for line in range(t.lines):
        deed = t.deed[line]
        doer = t.doer[line]
        likely = SURE
        if MADE_ANEW.has(deed):
            deck = MADE_ANEW.deck(deed)
            fill_urn(urns, made, deck, pile)
            now[deck] = made
            made += 1
        elif DRAWN.has(deed):
            face[drawn] = NONE
            source[drawn] = now[DRAWN.deck(deed)]
            hands[doer * MOST_CARDS + sizes[doer]] = drawn
            sizes[doer] += 1
            if t.kind[line] != NONE:
                likely = fitness(face, source, urns, drawn, t.kind[line])
                become(face, source, urns, drawn, t.kind[line])
            drawn += 1
        elif deed == LEFT or deed == SHOWED:
            likely = lay_open(t, doer, t.kind[line], deed == LEFT, face, source, hands, sizes, urns)
            if deed == LEFT:
                pile[t.kind[line]] += 1
        if likely == 0:
            return 0.0
        if scale[line] == 0:
            scale[line] = likely
        weight = weight * likely / scale[line]
    return weight


@rule
def lay_open(t: Table, holder: int, kind: int, leaves: bool, face: Cells, source: Cells, hands: Cells,
             sizes: Cells, urns: Cells) -> int:  # fmt: skip
    """A card of a hand is seen, and leaves it or stays; returns how likely that was.

    One that was shown before is the first to go: from then on nothing is known of the others.
    """
    total = 0
    for place in range(sizes[holder]):
        if face[hands[holder * MOST_CARDS + place]] == kind:
            if leaves:
                sizes[holder] -= 1
                hands[holder * MOST_CARDS + place] = hands[holder * MOST_CARDS + sizes[holder]]
            return SURE
    for place in range(sizes[holder]):
        total += fitness(face, source, urns, hands[holder * MOST_CARDS + place], kind)
    if total == 0:
        return 0
    chosen = below(t.chance, total)
    place = 0
    while True:
        card = hands[holder * MOST_CARDS + place]
        fit = fitness(face, source, urns, card, kind)
        if chosen < fit:
            break
        chosen -= fit
        place += 1
    become(face, source, urns, card, kind)
    if leaves:
        sizes[holder] -= 1
        hands[holder * MOST_CARDS + place] = hands[holder * MOST_CARDS + sizes[holder]]
    return total


@rule
def write_down(t: Table, seat: int, face: Cells, source: Cells, hands: Cells, sizes: Cells, urns: Cells,
               now: Cells) -> None:  # fmt: skip
    """Draw the faces that are still open, then fill in the log, the hands and the decks."""
    card = 0
    for line in range(t.lines):
        if not DRAWN.has(t.deed[line]):
            continue
        if face[card] == NONE:
            urn = source[card] * URN
            become(face, source, urns, card, pick_kind(t, urns, urn, urns[urn + IN_ALL]))
        t.kind[line] = face[card]
        card += 1
    for other in range(t.seats):
        if other != seat:
            for kind in range(KINDS):
                t.hand[other, kind] = 0
            for place in range(sizes[other]):
                t.hand[other, face[hands[other * MOST_CARDS + place]]] += 1
    for kind in range(KINDS):
        t.deck[kind] = urns[now[box.DECK_OF[kind]] * URN + kind]


@rule
def pick_kind(t: Table, row: Cells, start: int, total: int) -> int:
    """A kind of a row of counts, each card equally likely."""
    place = below(t.chance, total)
    kind = 0
    while place >= row[start + kind]:
        place -= row[start + kind]
        kind += 1
    return kind


@rule
def deal_anew(t: Table, seat: int) -> None:
    """Without the help of the log: deal the unseen cards of each deck to those who can hold them."""
    rest = paper(KINDS)
    for kind in range(KINDS):
        rest[kind] = box.COPIES[kind] - t.discard[kind]
        if seat >= 0:
            rest[kind] -= t.hand[seat, kind]
        for other in range(t.seats):
            if other != seat:
                t.hand[other, kind] = (t.shown[other] >> kind) & 1
                rest[kind] -= t.hand[other, kind]
    for other in range(t.seats):
        if other == seat:
            continue
        deck = deck_for(t, other)
        first = box.FIRST_KIND[deck]
        for _ in range(t.hand_size[other] - ones(t.shown[other])):
            total = 0
            for kind in range(first, box.FIRST_KIND[deck + 1]):
                total += rest[kind]
            kind = first + pick_kind(t, rest, first, total)
            rest[kind] -= 1
            t.hand[other, kind] += 1
    for kind in range(KINDS):
        t.deck[kind] = rest[kind]


# Offers ----------------------------------------------------------------------------------------


@rule
def guess_offers(t: Table, seat: int) -> None:
    """Which of their cards others have offered: any, each equally likely."""
    for other in range(t.seats):
        if other == seat:
            continue
        left = paper(KINDS)
        for kind in range(KINDS):
            t.offer[other, kind] = 0
            left[kind] = t.hand[other, kind]
        for given in range(t.offered[other]):
            kind = pick_kind(t, left, 0, t.hand_size[other] - given)
            left[kind] -= 1
            t.offer[other, kind] += 1
