/** Words for contracts and dice cards, taken apart as they are laid out on a card. */
import type { Message } from '../../protocol/messages'
import { message } from '../../words/message'
import type { ChaosScene, Contract, Die, Icons, Rolled } from '../../../generated/chaos-contract'

export const ICONS = ['score', 'card'] as const satisfies readonly (keyof Icons)[]
export type IconName = (typeof ICONS)[number]

/** Icons of a reward that bring nothing now: dice cards, where none are left. A contract is won before the deck. */
export function spentIcons({ decks, discards }: ChaosScene): IconName[] {
  return decks.dice + discards.dice.length ? [] : ['card']
}

/** The three sections of a contract; the last one only where it has one. */
export function sections(contract: Contract): { task: Message; test: Message; special: Message | null } {
  const { task, test, special, rule } = contract.message.arguments
  return {
    task: task as Message,
    test: test as Message,
    special: special === 'yes' ? (rule as Message) : null,
  }
}

/** A contract with what it brings and costs. */
export function worthOf(contract: Contract): Message {
  return message('contract-worth', {
    contract: contract.message,
    reward: iconsMessage(contract.reward),
    penalty: iconsMessage(contract.penalty),
    stars: contract.stars,
  })
}

export function iconsMessage(icons: Icons): Message {
  return message('icons', { scores: icons.score, cards: icons.card })
}

/** The power of a dice card, or nothing where it has none or none is known. */
export function powerOf(die: Die | null): Message | null {
  return die?.message.name === 'die-with-power' ? (die.message.arguments.power as Message) : null
}

/** What a power does. */
export function effectOf(power: Message): Message {
  return { ...power, name: power.name.replace('power-', 'effect-') }
}

/** What stands on the face of a dice card. */
export function faceOf(die: Die | null): string {
  if (!die || die.form === null) return ''
  if (die.form === 'wildcard') return '?'
  return die.form === 'duo' ? `${minus(die.number!)}/${minus(die.second!)}` : minus(die.number!)
}

export function minus(number: number): string {
  return String(number).replace('-', '−')
}

/** The value that a result came to, where its card alone does not say it. */
export function changedValue(rolled: Rolled): string | null {
  if (rolled.value === null || rolled.ignored) return null
  const printed = rolled.die?.form === 'plain' ? rolled.die.number : null
  return printed === rolled.value ? null : minus(rolled.value)
}

/** Whether a result lies on the table but is not looked at by the test. */
export function isOut(rolled: Rolled): boolean {
  return rolled.state === 'aside' || rolled.state.startsWith('withdrawn')
}

export function isFaceDown(rolled: Rolled): boolean {
  return rolled.state === 'face-down' || rolled.state === 'withdrawn-unseen'
}

/** Results that lie before a player; those that went back into the die are there no more. */
export function resultsOf(results: readonly Rolled[], seat: number): Rolled[] {
  return results.filter((rolled) => rolled.owner === seat && rolled.state !== 'gone')
}

/** Which of several things in a row that are called the same something is, from 1 on; 0 where it is the only one. */
export function nthOf<T>(all: readonly T[], one: T, called: (one: T) => string): number {
  const alike = all.filter((other) => called(other) === called(one))
  return alike.length > 1 ? alike.indexOf(one) + 1 : 0
}
