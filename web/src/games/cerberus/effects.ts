/** What cards cost and do, as messages: in short for their faces, in full for explanations. */
import type { Argument, Message } from '../../protocol/messages'
import { message } from '../../words/message'
import type { Card, CerberusScene, Effect, EffectPart, Role } from './scene'

export const YOU = message('board-yourself')

function joined(name: string, items: Message[]): Message {
  return items.slice(1).reduce((start, end) => message(name, { start, end }), items[0]!)
}

/** Parts that are the same are counted together. */
function grouped(parts: readonly EffectPart[]): { part: EffectPart; count: number }[] {
  const groups: { part: EffectPart; count: number }[] = []
  for (const part of parts) {
    const same = groups.find((group) => group.part.does === part.does && group.part.by === part.by)
    if (same) same.count += 1
    else groups.push({ part, count: 1 })
  }
  return groups
}

// In short ----------------------------------------------------------------------------------------

function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`
}

function ofAll(effect: Effect, adventurers: boolean): boolean {
  return effect.cost?.kind !== 'advance' && !adventurers
}

/** One part of an effect, or so many of the same. */
export function partInShort(
  effect: Effect,
  part: EffectPart,
  adventurers: boolean,
  who: Argument = YOU,
  count = 1,
): Message {
  return message(`board-do-${part.does}`, {
    by: signed(part.by),
    much: Math.abs(part.by),
    count,
    which: ofAll(effect, adventurers) ? 'any' : 'other',
    who,
  })
}

export function partsInShort(
  effect: Effect,
  parts: readonly EffectPart[],
  adventurers: boolean,
  who: Argument = YOU,
): Message {
  const said = grouped(parts).map(({ part, count }) => partInShort(effect, part, adventurers, who, count))
  return joined('board-and', said)
}

export function costInShort(effect: Effect, who: Argument = YOU): Message | null {
  if (!effect.cost) return null
  const { kind, amount } = effect.cost
  const by = kind === 'slower' || kind === 'step-back' ? -amount : amount
  return message(`board-cost-${kind}`, { by: signed(by), count: amount, who })
}

export function inShort(effect: Effect, adventurers: boolean, who: Argument = YOU): Message {
  const parts = partsInShort(effect, effect.parts, adventurers, who)
  const cost = costInShort(effect, who)
  return cost ? message('board-effect', { cost, parts }) : parts
}

// In full -----------------------------------------------------------------------------------------

const OF_OTHERS = ['other', 'either-way', 'lose-card', 'other-draws']
const OF_SURVIVAL = ['lose-card', 'card-or-retreat']

/** Whom a part for others concerns: anybody, others than the player, or others than a part before. */
function whom(effect: Effect, adventurers: boolean, before: readonly EffectPart[]): string {
  if (before.some((part) => OF_OTHERS.includes(part.does))) return 'more'
  return ofAll(effect, adventurers) ? 'any' : 'other'
}

/** An effect as it is said to the one who plays it. */
export function inFull(effect: Effect, adventurers: boolean): Message {
  const own = { thing: adventurers ? 'deck-survival' : 'deck-betrayal' }
  const groups = grouped(effect.parts)
  const said = groups.map(({ part, count }, place) => {
    const before = groups.slice(0, place).map((group) => group.part)
    return message(`does-${part.does}`, {
      by: Math.abs(part.by),
      way: part.by >= 0 ? 'forward' : 'back',
      count,
      which: whom(effect, adventurers, before),
      role: adventurers ? 'adventurer' : 'cerberus',
      deck: OF_SURVIVAL.includes(part.does) ? { thing: 'deck-survival' } : own,
      who: effect.in_order && place > 0 ? 'you-too' : 'you',
    })
  })
  const parts = joined(effect.in_order ? 'effect-then' : 'effect-and', said)
  if (!effect.cost) return parts
  const cost = message(`cost-${effect.cost.kind}`, { by: effect.cost.amount, deck: own, who: 'you' })
  return message('effect-costly', { cost, parts })
}

// Cards -------------------------------------------------------------------------------------------

export type Kind = 'action' | 'survival' | 'betrayal'

/** A card to be shown: the side it belongs to, and its words. */
export interface Face {
  card: Card
  /** The card as moves name it. */
  id: string
  kind: Kind
  adventurers: boolean
  title: Argument
  /** Where the card's effects come from. */
  origin: string
}

/** The four action cards of a role. */
export function actionsOf(scene: CerberusScene, role: Role): Face[] {
  const adventurers = role === 'adventurer'
  const cards = adventurers ? scene.actions.adventurer : scene.actions.cerberus
  return cards.map((card) => ({
    card,
    id: card.card,
    kind: 'action',
    adventurers,
    title: { thing: `action-${card.name}` },
    origin: scene.origins.parts['part-action-cards'] ?? 'rulebook',
  }))
}

/** A bonus card by its name. */
export function bonusOf(scene: CerberusScene, name: string): Face {
  const card = scene.cards.find((one) => one.name === name)!
  return {
    card,
    id: name,
    kind: card.deck,
    adventurers: card.deck === 'survival',
    title: { thing: `card-${name}` },
    origin: bonusOrigin(scene, name),
  }
}

function bonusOrigin(scene: CerberusScene, name: string): string {
  const asPrinted = name === 'opportunism' && scene.options.opportunism === 'card'
  const known = asPrinted ? scene.origins.parts['part-opportunism-card'] : scene.origins.cards[name]?.effects
  return known ?? 'rulebook'
}

/** The card that is being played. */
export function faceInPlay(scene: CerberusScene): Face | null {
  const effect = scene.effect
  if (!effect) return null
  if (effect.grade !== 'action') return bonusOf(scene, effect.card)
  const faces = [...actionsOf(scene, 'adventurer'), ...actionsOf(scene, 'cerberus')]
  return faces.find((face) => face.card.name === effect.card)!
}
