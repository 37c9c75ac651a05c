/** The table of Passengers in words: all that a seat sees and knows. */
import type { Argument, Message } from '../../protocol/messages'
import { message, thing } from '../../words/message'
import { aboard } from './scene'
import type { Boat, PassengersScene, Player } from './scene'
import { knownOf, storyOf, votesOf } from './story'
import { goalOf, passengerWords, row } from './wording'

export function describe(scene: PassengersScene, seat: number | null): Message[] {
  return [
    scene.over ? message('board-over') : title(scene),
    ...silence(scene),
    ...scene.boats.flatMap((boat) => boatLines(scene, boat, seat)),
    message('web-coin-held', { seat: { seat: scene.coin } }),
    ...supplies(scene),
    ...own(scene, seat),
    ...scene.players.flatMap((player) => playerLines(scene, player, seat)),
    ...scene.gifts.flatMap((gifts, index) =>
      gifts.flatMap((gift) => ofRound(index + 1, storyOf(scene, gift, index + 1))),
    ),
    ...crossings(scene, seat),
    ...scene.ahead.map(aheadLine),
    ...totals(scene),
  ]
}

function title(scene: PassengersScene): Message {
  return message('web-round', { round: thing('round', scene.round), phase: thing('board', scene.phase) })
}

function ofRound(round: number, told: readonly Message[]): Message[] {
  return told.map((what) => message('web-of-round', { round: thing('round', round), what }))
}

function silence(scene: PassengersScene): Message[] {
  const card = scene.silence[scene.round - 1]
  if (!card || scene.over) return []
  return [message('board-silence', { silence: thing('silence', card), text: thing('silence-text', card) })]
}

function boatLines(scene: PassengersScene, boat: Boat, seat: number | null): Message[] {
  const name = thing('boat', boat.boat)
  const limit = Math.min(scene.limit, boat.spaces.length)
  return [
    message('web-boat', { boat: name, aboard: aboard(boat), limit }),
    ...boat.spaces.map(({ number, gift, voices, passenger }, index) =>
      message('web-space-line', {
        boat: name,
        space: index + 1,
        number,
        gift: thing('gift', gift),
        voices,
        who: passenger ? passengerWords(passenger, seat) : message('web-nobody'),
      }),
    ),
  ]
}

function supplies(scene: PassengersScene): Message[] {
  if (scene.over) return []
  const masks = scene.masks.map((colour) => message(`colour-${colour}`))
  const left = message('web-masks-line', { masks: masks.length ? row(masks) : message('board-no-masks') })
  return scene.players.length === 4
    ? [left, message('web-shadow-pile', { count: scene.shadows_left })]
    : [left]
}

/** The seat's faction, hand and vote. */
function own(scene: PassengersScene, seat: number | null): Message[] {
  if (seat === null) return []
  const { hand, votes } = scene.players[seat]!
  const lines: Message[] = []
  const goal = goalOf(scene, seat)
  if (goal) lines.push(goal)
  if (hand?.length)
    lines.push(message('web-hand-line', { cards: row(hand.map((card) => message(`card-${card}`))) }))
  const vote = votes[scene.round - 1]
  if (vote && !scene.over) lines.push(message('web-own-vote-line', { boat: thing('boat', vote) }))
  return lines
}

function playerLines(scene: PassengersScene, player: Player, seat: number | null): Message[] {
  const who: Record<string, Argument> = { seat: { seat: player.seat } }
  const hand = message('web-hand', { count: player.hand_size })
  const lines = scene.over ? [] : [message('web-player-line', { ...who, hand, voices: player.voices })]
  if (player.gift && !scene.over) {
    lines.push(
      message('web-player-gift', { ...who, number: player.number!, gift: thing('gift', player.gift) }),
    )
  }
  lines.push(
    ...player.silenced.map((cause) =>
      message('web-player-silenced', { ...who, cause: thing('silenced', cause) }),
    ),
  )
  if (player.faction && player.seat !== seat) {
    lines.push(message('web-faction-of', { ...who, faction: thing('faction', player.faction) }))
  }
  if (player.hand?.length && player.seat !== seat) {
    lines.push(
      message('web-hand-of', { ...who, cards: row(player.hand.map((card) => message(`card-${card}`))) }),
    )
  }
  const known = knownOf(scene, player.seat)
  return [
    ...lines,
    ...known.map(({ told, card }) => message('web-known-line', { told, card: thing('card', card) })),
  ]
}

/** The boats of earlier rounds, those that crossed and those that were lost, and how all voted. */
function crossings(scene: PassengersScene, seat: number | null): Message[] {
  return scene.afterlands.flatMap((boat, index) => [
    ...ofRound(boat.round, [votesOf(scene, boat.round)]),
    ...pastLines('web-crossed-line', boat, seat),
    ...pastLines('web-lost-line', scene.lost[index]!, seat),
  ])
}

function pastLines(name: string, boat: Boat, seat: number | null): Message[] {
  return boat.spaces.flatMap(({ passenger }, index) => {
    if (!passenger) return []
    const here = { round: thing('round', boat.round), boat: thing('boat', boat.boat), space: index + 1 }
    return [message(name, { ...here, who: passengerWords(passenger, seat) })]
  })
}

function aheadLine(boat: Boat): Message {
  const spaces = boat.spaces.map(({ number, gift, voices }) =>
    message('web-ahead-space', { number, gift: thing('gift', gift), voices }),
  )
  const name = { round: thing('round', boat.round), boat: thing('boat', boat.boat) }
  return message('web-ahead-line', { ...name, spaces: row(spaces) })
}

function totals(scene: PassengersScene): Message[] {
  return Object.entries(scene.points ?? {}).map(([faction, points]) => {
    const seats = scene.players.filter((player) => player.faction === faction).map((player) => player.seat)
    return message('sheet-total', { faction: thing('faction', faction), points, seats: { seats } })
  })
}
