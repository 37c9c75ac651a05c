/** The table in words: all that is on it and that the viewer may know. */
import type { Message } from '../../protocol/messages'
import { message } from '../../words/message'
import { effectOf, iconsMessage, isFaceDown, isOut, powerOf, worthOf } from './cards'
import { isRolling, outcomeOf, roleOf, sideShared } from './places'
import {
  SIDES,
  type ChaosScene,
  type Contract,
  type ContractInPlay,
  type Own,
  type Player,
  type Rolled,
} from './scene'

export function describe(scene: ChaosScene, seat: number | null): Message[] {
  return [
    headline(scene),
    ...(scene.contract ? inPlay(scene, scene.contract) : []),
    ...(scene.over ? [] : scene.market.flatMap((one, place) => (one ? [offer(one, place)] : []))),
    ...scene.players.flatMap((player) => playerLines(scene, player)),
    ...(scene.own && seat !== null && !scene.open ? ownLines(scene.own) : []),
    message('web-stocks', { stocks: stocksMessage(scene) }),
  ]
}

function headline(scene: ChaosScene): Message {
  if (scene.over) return message('board-over', { turn: scene.turn })
  const goal = { objective: scene.objective, goal: scene.target }
  return message('board-turn', {
    turn: scene.turn,
    limit: limitOf(scene),
    seat: { seat: scene.active },
    ...goal,
  })
}

/** The number of turns agreed on, or 0. */
export function limitOf(scene: ChaosScene): number {
  return Number(scene.options['turn-limit']) || 0
}

function stocksMessage(scene: ChaosScene): Message {
  return message('board-stocks', {
    contracts: scene.decks.contracts,
    used: scene.discards.contracts.length,
    dice: scene.decks.dice,
    lost: scene.discards.dice.length,
  })
}

function offer(contract: Contract, place: number): Message {
  return message('web-offer', { place: place + 1, contract: worthOf(contract) })
}

function inPlay(scene: ChaosScene, contract: ContractInPlay): Message[] {
  const struck = SIDES.some((side) => total(contract[side]) !== total(contract[`${side}_left`]))
  const left = { reward: iconsMessage(contract.reward_left), penalty: iconsMessage(contract.penalty_left) }
  const off = contract.message.arguments.special === 'yes' && !contract.special_applies
  return [
    message('web-in-play', {
      contract: worthOf(contract),
      turnout: contract.turnout,
      seats: { seats: contract.souls },
    }),
    ...(struck ? [message('web-icons-left', left)] : []),
    ...(off ? [message('web-special-off')] : []),
    ...scene.results.filter((rolled) => rolled.state !== 'gone').map(resultMessage),
    ...scene.results.filter((rolled) => rolled.lasting).map(lastingMessage),
    ...soFar(contract),
    ...outcome(scene, contract),
  ]
}

function total(icons: { score: number; card: number }): number {
  return icons.score + icons.card
}

export function soFar(contract: ContractInPlay): Message[] {
  const standing = contract.standing
  if (!standing) return []
  return [message('web-so-far', { standing: standing.message, passes: standing.passes ? 'yes' : 'no' })]
}

/** How a contract went and what is still to be shared out. */
export function outcome(scene: ChaosScene, contract: ContractInPlay): Message[] {
  const ended = outcomeOf(scene)
  if (!ended) return []
  const winners = { seats: contract.battle_winners }
  const came =
    contract.type === 'battle'
      ? message('web-battle-over', { count: contract.battle_winners.length, seats: winners })
      : message('web-outcome', { outcome: ended })
  const side = sideShared(scene)
  return side ? [came, message('web-pool', { side, icons: iconsMessage(scene.pool[side]) })] : [came]
}

/** A dice card that was rolled, and what became of it. */
export function resultMessage(rolled: Rolled): Message {
  return message('web-result', {
    seat: { seat: rolled.owner },
    card: rolled.die?.message ?? message('die-unseen'),
    state: stateOf(rolled),
    known: rolled.value === null ? 'no' : 'yes',
    value: rolled.value ?? 0,
  })
}

function stateOf(rolled: Rolled): string {
  if (isOut(rolled)) return rolled.state === 'aside' ? 'aside' : 'left'
  if (isFaceDown(rolled)) return 'face-down'
  return rolled.ignored ? 'ignored' : 'counted'
}

/** A power that goes on working. */
function lastingMessage(rolled: Rolled): Message {
  const power = powerOf(rolled.die)!
  const limited = rolled.die!.power === 'mega-reroll' ? 'yes' : 'no'
  const effect = effectOf(power)
  return message('web-lasting', {
    seat: { seat: rolled.owner },
    power,
    effect,
    limited,
    count: rolled.uses_left,
  })
}

function playerLines(scene: ChaosScene, player: Player): Message[] {
  const seat = { seat: player.seat }
  const counts = { contracts: player.contracts, stars: player.stars, cards: player.hand_size }
  const dice = scene.open?.[player.seat]?.dice ?? player.dice
  return [
    message('web-player', { seat, ...counts }),
    ...(scene.contract ? [message('web-part', { seat, part: joined(partOf(scene, player)) })] : []),
    ...(dice.length ? [message('web-dice', { seat, dice: joined(dice.map((die) => die.message)) })] : []),
    ...player.pile.map((one) => message('web-scored', { seat, contract: one.message, stars: one.stars })),
  ]
}

function partOf(scene: ChaosScene, player: Player): Message[] {
  const role = message(`board-is-${roleOf(scene, player.seat)}`)
  return [role, ...factsOf(scene, player), ...sharesOf(player)]
}

/** How a Soul stands in the contract in play. */
export function factsOf(scene: ChaosScene, player: Player): Message[] {
  const contract = scene.contract
  if (!contract || !player.soul) return []
  const facts: Message[] = []
  if (contract.exempt === player.seat) facts.push(message('board-exempt'))
  if (!isRolling(scene) || scene.question === 'sit-out') return facts
  if (contract.sitter === player.seat) facts.push(message('board-sits-out'))
  else if (contract.rolls === null) facts.push(message('board-rolled', { made: player.turns_used }))
  else if (contract.rolls)
    facts.push(message('board-rolls', { made: player.turns_used, rolls: contract.rolls }))
  if (contract.secret === player.seat) facts.push(message('board-in-secret'))
  facts.push(message('web-usable', { count: player.usable }))
  const rank = contract.ranks.find((one) => one.seat === player.seat)
  if (rank)
    facts.push(message('board-battle-so-far', { figure: rank.figure, leads: rank.leads ? 'yes' : 'no' }))
  return facts
}

function sharesOf(player: Player): Message[] {
  const shared = SIDES.filter((side) => total(player.shares[side]) > 0)
  return shared.map((side) => message('board-share', { side, icons: iconsMessage(player.shares[side]) }))
}

function ownLines(own: Own): Message[] {
  const said = (name: string, cards: number[]): Message[] => {
    const dice = own.dice.filter((die) => cards.includes(die.card))
    return dice.length ? [message(name, { dice: joined(dice.map((die) => die.message)) })] : []
  }
  const powers = own.dice.flatMap((die) => powerOf(die) ?? [])
  return [
    ...said('web-can-roll', own.usable),
    ...said('web-lie-out', own.out),
    ...said('web-chosen', own.naming),
    ...powers.map((power) => message('help-power-line', { power, effect: effectOf(power) })),
  ]
}

/** Several things in a row. */
function joined(all: Message[]): Message {
  return all.reduce((first, second) => message('web-both', { first, second }))
}
