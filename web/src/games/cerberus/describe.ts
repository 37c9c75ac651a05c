/** The table of Cerberus in words. */
import type { Argument, Message } from '../../protocol/messages'
import { listed, message } from '../../words/message'
import { actionsOf, bonusOf, inFull, inShort, partsInShort, faceInPlay, YOU } from './effects'
import { preyOf, reachOf, spaceOf } from './scene'
import type { CerberusScene, Counts, Deck, Player, Position, Slot, Space } from './scene'
import { placeWords } from './targets'

const yes = (is: boolean): string => (is ? 'yes' : 'no')

/** Everything that the viewer can see. */
export function describe(scene: CerberusScene, seat: number | null): Message[] {
  return [
    ...turn(scene, seat),
    ...scene.players.map((player) => playerWords(scene, player)),
    message('web-cerberus-at', { space: scene.cerberus, speed: scene.speed }),
    message('web-rage-at', { die: scene.rage.die, hunt: scene.rage.hunt }),
    ...dangers(scene),
    ...barques(scene),
    message('web-difficulty', { difficulty: scene.difficulty }),
    ...scene.sides.map((side) => stretchWords(scene, side)),
    ...placesInUse(scene),
    message('web-paws', {
      spaces: listed(scene.course.filter((space) => space.mark).map((one) => `${one.space}`)),
    }),
    ...(['survival', 'betrayal'] as const).map((deck) =>
      message('web-deck-line', { deck: message(`board-${deck}`), pile: deckWords(scene, deck) }),
    ),
    ...ownCards(scene, seat),
  ]
}

function turn(scene: CerberusScene, seat: number | null): Message[] {
  if (scene.over) return [message('board-over')]
  const about = [
    message('board-turn-of', { turn: scene.turn, seat: { seat: scene.active } }),
    message('web-action-owed', { done: yes(scene.played.action) }),
    message('web-bonus-owed', { done: yes(scene.played.bonus) }),
  ]
  const face = faceInPlay(scene)
  if (!scene.effect || !face) return [...about, ...waitingWords(scene, seat)]
  const who: Argument = scene.active === seat ? YOU : { seat: scene.active }
  const effect = inShort(scene.effect, face.adventurers, who)
  const played = message('board-plays', { seat: { seat: scene.active }, card: face.title, effect })
  return [...about, played, ...waitingWords(scene, seat)]
}

/** What the effect and the moves in progress wait for. */
export function waitingWords(scene: CerberusScene, seat: number | null): Message[] {
  return [...payment(scene, seat), ...answers(scene), ...moving(scene)]
}

function payment(scene: CerberusScene, seat: number | null): Message[] {
  const effect = scene.effect
  if (!effect) return []
  if (!effect.paid && effect.missing) {
    const offers = effect.offered.flatMap((cards, other) => (cards ? [offerWords(scene, other, seat)] : []))
    return [message('board-missing', { cards: effect.missing }), ...offers]
  }
  const begun = effect.paid && effect.left.length > 0 && effect.left.length < effect.parts.length
  if (!begun) return []
  const who: Argument = scene.active === seat ? YOU : { seat: scene.active }
  const left = effect.left.map((part) => effect.parts[part]!)
  return [message('board-left', { parts: partsInShort(effect, left, faceInPlay(scene)!.adventurers, who) })]
}

function offerWords(scene: CerberusScene, other: number, seat: number | null): Message {
  const effect = scene.effect!
  const open = effect.offers?.[other] ?? (other === seat ? effect.own_offer : {})
  if (!Object.keys(open).length) {
    return message('board-offers', { seat: { seat: other }, cards: effect.offered[other]! })
  }
  return message('board-offers-these', { seat: { seat: other }, cards: cardsWords(open) })
}

function answers(scene: CerberusScene): Message[] {
  const { effect, move } = scene
  const sets: [string, number[]][] = effect?.paid
    ? [
        ['answering', effect.to_ask],
        ['losers', effect.to_discard],
        ['retreaters', effect.to_retreat],
      ]
    : []
  const said = sets
    .filter(([, seats]) => seats.length)
    .map(([name, seats]) => message(`board-${name}`, { seats: { seats }, steps: effect!.retreat_by }))
  if (!move?.caught.length) return said
  return [...said, message('board-caught', { seats: { seats: move.caught }, space: scene.cerberus })]
}

function moving({ move }: CerberusScene): Message[] {
  if (!move || move.seat === null || !move.steps) return []
  const way = move.steps > 0 ? 'on' : 'back'
  return [message('board-moving', { seat: { seat: move.seat }, steps: Math.abs(move.steps), way })]
}

// Players -----------------------------------------------------------------------------------------

/** How the game ended for a player. */
export function outcomeOf(scene: CerberusScene, player: Player): string {
  const escape = scene.ending === 'escape'
  if (player.role === 'adventurer') return player.aboard ? (escape ? 'escaped' : 'aboard') : 'path'
  if (player.role === 'cerberus') return escape ? 'cerberus' : 'winner'
  return 'lost'
}

function playerWords(scene: CerberusScene, player: Player): Message {
  return message('web-player-line', {
    seat: { seat: player.seat },
    role: { thing: `role-${player.role}` },
    place: placeWords(scene, player.seat),
    cards: player.hand_size,
    hand: player.hand && player.hand_size ? cardsWords(player.hand) : 'hidden',
    shown: player.shown.length ? listed(player.shown.map((name) => ({ thing: `card-${name}` }))) : 'none',
    played: player.played.length
      ? listed(player.played.map((name) => ({ thing: `action-${name}` })))
      : 'none',
  })
}

function cardsWords(counts: Counts): Argument {
  const cards = Object.entries(counts)
  return listed(
    cards.map(([name, count]) => message('cards-of-kind', { card: { thing: `card-${name}` }, count })),
  )
}

function ownCards(scene: CerberusScene, seat: number | null): Message[] {
  const player = seat === null ? undefined : scene.players[seat]
  if (!player || player.role === 'lost' || scene.over) return []
  const actions = actionsOf(scene, player.role).filter((face) => player.held.includes(face.card.name))
  const bonus = Object.keys(player.hand ?? {}).map((name) => bonusOf(scene, name))
  return [...actions, ...bonus].map((face) =>
    message('web-own-card', {
      card: face.title,
      first: inFull(face.card.effects[0]!, face.adventurers),
      second: inFull(face.card.effects[1]!, face.adventurers),
    }),
  )
}

// The path ----------------------------------------------------------------------------------------

/** A space, and who stands there. */
export function spaceWords(scene: CerberusScene, space: Space): Message {
  return message('web-space', {
    space: space.space,
    feature: { thing: `feature-${space.feature}` },
    mark: yes(space.mark),
    seats: { seats: space.seats },
    cerberus: yes(space.space === scene.cerberus),
  })
}

function stretchWords(scene: CerberusScene, side: string): Message {
  const spaces = scene.course.filter((space) => space.side === side)
  const special = spaces.filter((space) => space.feature !== 'plain')
  return message('web-stretch', {
    stretch: { thing: `stretch-${side}` },
    first: spaces[0]!.space,
    last: spaces.at(-1)!.space,
    places: listed(
      special.map((one) =>
        message('web-place', { feature: { thing: `feature-${one.feature}` }, space: one.space }),
      ),
    ),
  })
}

const PLACES: [string, string, string][] = [
  ['promontory', 'promontory', 'promontory'],
  ['platform', 'platform', 'platform'],
  ['gondola', 'gondola-low', 'gondola-high'],
  ['funicular', 'funicular-foot', 'funicular-top'],
  ['bridge', 'bridge-near', 'bridge-far'],
  ['portal', 'portal-near', 'portal-far'],
]

/** What the special places of this course do now. */
function placesInUse(scene: CerberusScene): Message[] {
  return PLACES.filter(([, near]) => spaceOf(scene, near) >= 0).map(([name, near, far]) => {
    const actuator = spaceOf(scene, 'actuator')
    const open = name === 'portal' ? scene.course[actuator]!.seats.length > 0 : scene.bridge
    const about = message(`board-about-${name}`, {
      here: spaceOf(scene, near),
      there: spaceOf(scene, far),
      actuator,
      works: yes(open),
    })
    return message('web-place-line', { place: message(`board-place-${name}`), about })
  })
}

// Cerberus ----------------------------------------------------------------------------------------

/** When he runs, and how far. */
export function huntWords(scene: CerberusScene): Message {
  return message('board-hunt-in', {
    steps: scene.rage.hunt - scene.rage.die,
    speed: scene.speed,
    reach: reachOf(scene),
  })
}

/** What would become of whoever is captured next. */
export function captureWords(scene: CerberusScene): Message {
  const start = scene.course.filter((space) => space.side === scene.sides[0]).length
  const { cerberus, circle, finish } = scene
  const fate = cerberus <= circle ? 'first' : cerberus < start ? 'second' : 'later'
  const position = scene.rage.leftmost
  const dark = scene.rage.positions[position - 1]?.shade === 'dark'
  return message('web-captured-next', {
    position,
    fate: dark ? fate : 'lost',
    two: circle,
    one: start - 1,
    finish,
  })
}

function dangers(scene: CerberusScene): Message[] {
  const track = scene.rage.positions.filter((one) => one.seat !== null || one.unused)
  const pawns = track.map((position) => positionWords(scene, position))
  if (scene.over) return pawns
  const prey = message('web-prey', { hunt: huntWords(scene), seats: { seats: preyOf(scene) } })
  return [...pawns, prey, message('web-capture', { capture: captureWords(scene) })]
}

/** A position of the Rage track, and what is on it. */
export function positionWords(scene: CerberusScene, position: Position): Message {
  return message('web-position-line', {
    position: position.position,
    shade: position.shade,
    pawn: position.seat !== null ? 'seat' : position.unused ? 'unused' : 'none',
    seat: { seat: position.seat ?? 0 },
    die: yes(scene.rage.die === position.position),
    speed: scene.speed,
  })
}

// Barques and decks -------------------------------------------------------------------------------

/** The Barque that was turned up. */
export function barqueWords(scene: CerberusScene): Message {
  const { places, aboard } = scene.barques
  const seats = places ?? 0
  if (scene.over) return message('web-aboard', { seats: { seats: aboard } })
  const left = scene.players.filter((player) => player.role === 'adventurer').length
  return message('board-barque-seats', { seats, free: seats - aboard.length, left })
}

/** A mooring, as far as the viewer knows it. */
export function mooringWords(scene: CerberusScene, slot: Slot): Message {
  const open = scene.over || (scene.barques.revealed && slot.slot === 1)
  return message('web-mooring', {
    slot: slot.slot,
    known: slot.places === null ? 'no' : open ? 'open' : 'secret',
    places: slot.places ?? 0,
    seats: { seats: slot.seen_by },
  })
}

function barques(scene: CerberusScene): Message[] {
  const turned = scene.barques.revealed && !scene.over
  const slots = turned ? scene.barques.slots.slice(0, 1) : scene.barques.slots
  const said = slots.map((slot) => mooringWords(scene, slot))
  return scene.barques.revealed ? [...said, barqueWords(scene)] : said
}

export function deckWords(scene: CerberusScene, deck: Deck): Message {
  const pile = scene.discards[deck]
  const cards = Object.keys(pile).length ? cardsWords(pile) : message('board-none')
  return message('board-deck', { cards: scene.decks[deck], pile: cards })
}
