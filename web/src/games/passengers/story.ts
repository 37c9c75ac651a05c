/** What Gifts did, in the words of the log, and what votes came to. */
import type { Argument, Message } from '../../protocol/messages'
import { message, thing } from '../../words/message'
import { BOATS } from './scene'
import type { Boat, BoatName, Chosen, Parameters, PassengersScene, UsedGift } from './scene'

const IDLE = ['vessel', 'urn', 'drum']
const COLOUR_OF_PLACED = ['prism']

/** Whether the turn of a Gift of this round is still to come, is now, or is over. */
export function stateOf(scene: PassengersScene, gift: UsedGift, round: number): 'ahead' | 'now' | 'done' {
  if (round < scene.round || scene.over || scene.question === 'vote') return 'done'
  const using = scene.gifts[round - 1]?.find((one) => one.gift === scene.using)
  if (!using || gift.number > using.number) return 'ahead'
  return gift.number === using.number ? 'now' : 'done'
}

/** What a Gift has done so far, a message for each thing that all could see. */
export function storyOf(scene: PassengersScene, gift: UsedGift, round: number): Message[] {
  const by = { seat: { seat: gift.holder }, gift: thing('gift', gift.gift) }
  const told = gift.choices.flatMap((choice) => deed(scene, gift, choice, round, by))
  if (told.length || stateOf(scene, gift, round) !== 'done') return told
  if (IDLE.includes(gift.gift)) return [message('news-nothing-to-do', by)]
  if (gift.gift === 'quiet-tide') return [message('news-all-silenced', by)]
  if (gift.gift === 'master-coin') return [message('news-coin-taken', { ...by, other: by.seat })]
  return [message('news-no-target', by)]
}

type By = { seat: { seat: number }; gift: { thing: string } }

function deed(scene: PassengersScene, gift: UsedGift, choice: Chosen, round: number, by: By): Message[] {
  const { parameters, family } = choice
  switch (family) {
    case 'player':
      return [toPlayer(gift, parameters.seat!, by)]
    case 'two-players':
      return [message('news-chose-two', { ...by, ...pairOf(parameters.pair!) })]
    case 'hue':
      return colourAsked(scene, gift, parameters.colour!, round, by)
    case 'kind':
      return [message('news-hand-kind', { ...by, card: thing('card', parameters.kind!), ...seatsOf(gift) })]
    case 'boat':
      return [toBoat(gift, parameters.boat!, by)]
    case 'past':
      return [
        message('news-peeked', { ...by, ...at(parameters), round: thing('round', parameters.round!) }),
        ...typeAloud(gift, parameters, by),
      ]
    case 'space':
      return [onSpace(scene, gift, parameters, round, by)]
    case 'shift':
      return [
        message(gift.gift === 'oar' ? 'news-moved' : 'news-swapped', {
          ...by,
          ...at(parameters),
          ...to(parameters),
        }),
      ]
    case 'disguise':
      return [
        message('news-masked', {
          ...by,
          ...at(parameters),
          colour: thing('colour', parameters.colour!),
        }),
      ]
    case 'stop':
      return [message('news-stopped', by)]
    default:
      return []
  }
}

function seatsOf(gift: UsedGift): Record<string, Argument> {
  return { seats: { seats: gift.answer?.seats ?? [] } }
}

function at({ boat, space }: Partial<Parameters>): Record<string, Argument> {
  return { boat: thing('boat', boat!), space: space! + 1 }
}

function to({ to_boat, to_space }: Partial<Parameters>): Record<string, Argument> {
  return { 'to-boat': thing('boat', to_boat!), 'to-space': to_space! + 1 }
}

function pairOf([other, another]: [number, number]): Record<string, Argument> {
  return { other: { seat: other }, another: { seat: another } }
}

function toPlayer(gift: UsedGift, seat: number, by: By): Message {
  const both = { ...by, other: { seat } }
  if (gift.gift === 'hamsa-hand') return message('web-peeked-placed', both)
  if (gift.gift === 'vow') return message('news-both-silenced', both)
  if (gift.gift === 'coin-given') return message('news-coin-taken', both)
  if (gift.answer?.type)
    return message('news-placed-type', { ...both, type: thing('type', gift.answer.type) })
  return message(['bell', 'knell'].includes(gift.gift) ? 'news-silenced' : 'news-chose-one', both)
}

/** Chromatis asks of hands, and once they are empty of what was placed. */
function colourAsked(
  scene: PassengersScene,
  gift: UsedGift,
  colour: string,
  round: number,
  by: By,
): Message[] {
  const placed = COLOUR_OF_PLACED.includes(gift.gift) || round === scene.first.length
  const asked = { ...by, colour: thing('colour', colour), ...seatsOf(gift) }
  return [message(placed ? 'news-placed-colour' : 'news-hand-colour', asked)]
}

function toBoat(gift: UsedGift, boat: BoatName, by: By): Message {
  const known = { ...by, boat: thing('boat', boat) }
  if (gift.gift === 'current') return message('news-drifted', known)
  const { demons, red, green, blue } = gift.answer ?? {}
  if (demons !== undefined) return message('news-boat-demons', { ...known, demons })
  return message('news-boat-colours', { ...known, red: red ?? 0, green: green ?? 0, blue: blue ?? 0 })
}

function typeAloud(gift: UsedGift, parameters: Partial<Parameters>, by: By): Message[] {
  if (!gift.answer?.type) return []
  const round = thing('round', parameters.round!)
  return [
    message('news-type-aloud', { ...by, ...at(parameters), round, type: thing('type', gift.answer.type) }),
  ]
}

function onSpace(
  scene: PassengersScene,
  gift: UsedGift,
  parameters: Partial<Parameters>,
  round: number,
  by: By,
): Message {
  const here = { ...by, ...at(parameters), round: thing('round', round) }
  const boat = boatOf(scene, round, parameters.boat!)
  const card = boat?.spaces[parameters.space!]?.passenger?.card
  if (!['lantern', 'torch'].includes(gift.gift) || !card) return message('news-peeked', here)
  return message('news-turned', { ...here, card: thing('card', card) })
}

/** A boat of any round. */
function boatOf(scene: PassengersScene, round: number, name: BoatName): Boat | undefined {
  return [...scene.boats, ...scene.afterlands, ...scene.lost].find(
    (boat) => boat.round === round && boat.boat === name,
  )
}

/** The Voices that a seat had in a round: those of the space whose Gift it took. */
function voicesIn(scene: PassengersScene, round: number, seat: number): number {
  const number = scene.gifts[round - 1]?.find((gift) => gift.holder === seat)?.number
  const boats = BOATS.map((name) => boatOf(scene, round, name))
  return boats.flatMap((boat) => boat?.spaces ?? []).find((space) => space.number === number)?.voices ?? 0
}

/** The Voices that a boat got in a round that is over. */
export function voicesFor(scene: PassengersScene, round: number, boat: BoatName): number {
  return votersFor(scene, round, boat).reduce((sum, seat) => sum + voicesIn(scene, round, seat), 0)
}

function votersFor(scene: PassengersScene, round: number, boat: BoatName): number[] {
  return scene.players.filter((player) => player.votes[round - 1] === boat).map((player) => player.seat)
}

/** How all voted in a round that is over. */
export function votesOf(scene: PassengersScene, round: number): Message {
  return message('news-votes', {
    seats: { seats: votersFor(scene, round, 'raven') },
    raven: voicesFor(scene, round, 'raven'),
    wolf: voicesFor(scene, round, 'wolf'),
  })
}

/** A card in somebody else's hand that the viewer was shown, or gave away in a Barter. */
export function knownOf(scene: PassengersScene, player: number): { card: string; told: Message }[] {
  const isOwn = (seat: number): boolean => (scene.players[seat]?.hand ?? null) !== null
  if (scene.over || isOwn(player)) return []
  return scene.shown.flatMap((shown) => {
    const given = shown.gift === 'barter'
    const holder = given ? partnerOf(scene, shown.round, shown.seat) : shown.seat
    if (shown.card === null || holder !== player || (given && !isOwn(shown.seat))) return []
    const name = given ? 'board-given' : 'board-shown'
    return [
      {
        card: shown.card,
        told: message(name, { seat: { seat: player }, round: thing('round', shown.round) }),
      },
    ]
  })
}

function partnerOf(scene: PassengersScene, round: number, seat: number): number | undefined {
  return scene.shown.find((shown) => shown.round === round && shown.seat !== seat)?.seat
}
