// Made by `python -m docs.shapes` from turncoat.games.chaos_contract.shapes; not to be changed here.
import type { Message, Scene } from './common'

export const TYPE = ['regular', 'forced', 'battle'] as const
export type TypeName = (typeof TYPE)[number]

export const PART = [
  'who',
  'often',
  'restriction',
  'what',
  'comparison',
  'threshold',
  'special',
] as const
export type PartName = (typeof PART)[number]

export const OUTCOME = ['success', 'failure'] as const
export type OutcomeName = (typeof OUTCOME)[number]

export const SIDE = ['reward', 'penalty'] as const
export type SideName = (typeof SIDE)[number]

export const FORM = ['plain', 'duo', 'wildcard'] as const
export type FormName = (typeof FORM)[number]

export const POWER = [
  'none',
  'forced-reroll',
  'add',
  'subtract',
  'ignore-icon',
  'double',
  'ignore',
  'swap',
  'disable-special',
  'chameleon',
  'star-counter',
  'reroll-return',
  'instant-fail',
  'instant-success',
  'soul-add',
  'soul-subtract',
  'roll-counter',
  'no-duplicates',
  'attendance',
  'die-manipulator',
  'reroll-random',
  'ignore-icon-plus',
  'contract-switch',
  'cursed-success',
  'soft-fail',
  'conditional',
  'maybe-reroll',
  'mega-reroll',
  'diebreak',
] as const
export type PowerName = (typeof POWER)[number]

export const STATE = [
  'face-down',
  'counted',
  'aside',
  'gone',
  'withdrawn',
  'withdrawn-unseen',
] as const
export type StateName = (typeof STATE)[number]

export const STAGE = [
  'picking',
  'recruiting',
  'preparing',
  'rolling',
  'revealing',
  'round',
  'after-roll',
  'closing',
  'judging',
  'sharing',
  'paying',
  'turn-over',
] as const
export type StageName = (typeof STAGE)[number]

/** Icons of one side. */
export interface Icons {
  /** Contracts. */
  score: number
  /** Dice cards. */
  card: number
}

/** Icons of both sides. */
export interface Sides {
  reward: Icons
  penalty: Icons
}

/** What a contract says in one of its parts. */
export interface Part {
  choice: string
  parameter: number
}

/** What is printed on a contract. */
export interface ContractFacts {
  /** The same all through the game. */
  number: number
  type: TypeName
  /** The Souls that it needs. */
  least: number
  stars: number
  parts: Partial<Record<PartName, Part>>
  /** For each Soul. */
  reward: Icons
  /** For each Soul. */
  penalty: Icons
}

/** A contract that everybody has seen. */
export interface Contract extends ContractFacts {
  /** Itself in words. */
  message: Message
  /** That it cannot succeed with the Souls there are, while they are sought. */
  outlook: Message | null
}

/** What the test comes to with the results so far. */
export interface Standing {
  message: Message
  /** Whether that would be a success. */
  passes: boolean
}

/** How a Soul stands in a battle. */
export interface Rank {
  seat: number
  /** What its results come to. */
  figure: number
  /** Whether nobody does better. */
  leads: boolean
}

/** A power that is being revealed, or that goes on working. */
export interface Working {
  seat: number
  power: Message
  effect: Message
  /** That it does not work, or how often it can still be used. */
  note: Message | null
  /** Whether it goes on working. */
  lasting: boolean
}

/** The contract in play with all that has come of it. */
export interface ContractInPlay extends Contract {
  /** What powers have left of the reward. */
  reward_left: Icons
  /** What powers have left of the penalty. */
  penalty_left: Icons
  /** Whether there is a Special, and it still holds. */
  special_applies: boolean
  /** That it no longer holds, or how far it has come. */
  special_note: Message | null
  /** Who takes part. */
  souls: number[]
  /** How many these are. */
  turnout: number
  /** Who was asked to join. */
  asked: number[]
  /** Who is asked just now. */
  invited: number[]
  /** Who was a Soul and has left. */
  left: number[]
  /** The Soul who makes no rolls. */
  sitter: number | null
  /** The Soul who rolls face down. */
  secret: number | null
  /** The Soul who takes no penalty. */
  exempt: number | null
  /** Rolls for each Soul; null where they go on until somebody has won. */
  rolls: number | null
  /** Rolls made. */
  roll_count: number
  /** Powers rolled. */
  powers_seen: number
  /** The result that is being revealed. */
  revealing: number | null
  /** Null until it is judged. */
  outcome: OutcomeName | null
  battle_winners: number[]
  /** The side whose icons are being shared out. */
  sharing: SideName | null
  /** Null where it says nothing. */
  standing: Standing | null
  /** In a battle. */
  ranks: Rank[]
  /** How it stands so far, or how it went and what is still to be shared out. */
  said: Message[]
  /** Powers at work. */
  working: Working[]
}

/** What is printed on a dice card, as far as the viewer knows it. */
export interface DieFacts {
  /** The same all through the game. */
  card: number
  /** Null where it is unknown, as with all that follows. */
  form: FormName | null
  /** A wildcard has none of its own. */
  number: number | null
  /** Of a duo. */
  second: number | null
  power: PowerName | null
  /** Of the power. */
  parameter: number | null
}

/** A dice card. */
export interface Die extends DieFacts {
  /** Whether everybody has seen it. */
  shown: boolean
  /** Whether it lies out of its die in this contract. */
  out: boolean
  /** Itself in words. */
  message: Message
}

/** A dice card that was rolled for a contract. */
export interface Rolled {
  result: number
  owner: number
  /** Its place among the rolls, from 1; a reroll takes the place of what it replaces. */
  order: number
  /** Null where it lies face down. */
  die: Die | null
  /** Null where it has none yet. */
  number: number | null
  /** What its number came to. */
  value: number | null
  state: StateName
  ignored: boolean
  power_works: boolean
  /** Whether its power goes on working. */
  lasting: boolean
  /** Of its power, where uses are counted. */
  uses_left: number
  /** Whose it is, its card and what became of it. */
  message: Message
}

/** What the viewer knows of a player. */
export interface Player {
  seat: number
  /** Contracts or stars, whichever win. */
  score: number
  contracts: number
  stars: number
  /** Contracts scored. */
  pile: Contract[]
  /** Dice cards. */
  hand_size: number
  dice: Die[]
  /** Whether the player is in the contract in play. */
  soul: boolean
  /** What the player has to do with it; null between contracts. */
  role: 'active' | 'soul' | 'gone' | 'out' | 'invited' | 'refused' | 'not-asked' | null
  /** How a Soul stands in it. */
  facts: Message[]
  /** Rolls made or skipped. */
  turns_used: number
  /** Cards left to roll. */
  usable: number
  /** Whether only a part of the die can be rolled. */
  limited: boolean
  /** Icons given to the player and not carried out yet. */
  shares: Sides
  /** Whether it is the viewer. */
  own: boolean
}

/** What a seat alone knows. Cards are named by their numbers. */
export interface Own {
  dice: Die[]
  /** Cards that can be rolled now. */
  usable: number[]
  /** Cards that lie out. */
  out: number[]
  /** The part of the die that was chosen. */
  part: number[]
  /** The cards chosen so far for such a part. */
  naming: number[]
  /** How many are to be chosen. */
  to_name: number | null
  /** The card chosen for a swap. */
  swap_card: number | null
  /** An answer that is not open yet. */
  reply: 'yes' | 'no' | null
}

/** How many cards the decks have left. */
export interface Decks {
  contracts: number
  dice: number
}

/** What lies on the discard piles. */
export interface Discards {
  contracts: Contract[]
  dice: Die[]
}

/** What came of the contract that was judged last. */
export interface Recap {
  contract: Message
  /** How it ended. */
  outcome: Message
  /** What its results came to, and what was asked for. */
  reason: Message
  /** What everybody has gained and lost. */
  paid: Message[]
}

/** A turn that things took in the last decision, with the results as they lay then. */
export interface Moment {
  /** What was told of it. */
  told: Message
  /** What each result came to, by its number; null where it has none yet. */
  values: (number | null)[]
  /** Results that do not count. */
  off: number[]
  /** Results that are ignored. */
  zero: number[]
  /** Null where it says nothing. */
  standing: Standing | null
  /** In a battle. */
  ranks: Rank[]
  /** Of a verdict. */
  reason: Message | null
}

/** What the last decision brought, card by card. */
export interface Course {
  /** As they lie in the end. */
  cards: Rolled[]
  moments: Moment[]
}

/** The scene of Chaos Contract. */
export interface ChaosScene extends Scene {
  turn: number
  /** Turns agreed on; 0 where there is no limit. */
  turn_limit: number
  stage: StageName | 'over'
  /** Whether the contract in play is being rolled for. */
  rolling: boolean
  /** Whose turn it is. */
  active: number
  /** What wins. */
  objective: 'contracts' | 'stars'
  /** How many of them. */
  target: number
  /** Contracts to pick from; null for an empty place. */
  market: (Contract | null)[]
  contract: ContractInPlay | null
  /** In the order of the rolls; where there is a `last`, of that contract. */
  results: Rolled[]
  /** Icons that wait to be shared out. */
  pool: Sides
  players: Player[]
  own: Own | null
  /** With all cards open, what each seat alone knew. */
  open: Own[] | null
  decks: Decks
  discards: Discards
  /** How the game ended. */
  ending: 'target' | 'no-dice' | 'no-contracts' | 'limit' | null
  /** What was agreed. */
  options: Record<string, string>
  /** How sure each part of the box is. */
  origins: Record<string, string>
  /** Where cards were turned over, or powers acted, or a contract was judged. */
  course?: Course
  /** From the time a contract is judged until the next one is picked. */
  last?: Recap
}

/** A contract on the score sheet. */
export interface SheetContract {
  number: number
  stars: number
  message: Message
}

/** A seat on the score sheet. */
export interface SheetRow {
  seat: number
  /** Contracts or stars, whichever win. */
  score: number
  contracts: number
  stars: number
  pile: SheetContract[]
  /** Dice cards left. */
  hand_size: number
}

/** The score sheet of Chaos Contract. */
export interface Sheet {
  ending: 'target' | 'no-dice' | 'no-contracts' | 'limit'
  objective: 'contracts' | 'stars'
  target: number
  turns: number
  seats: SheetRow[]
  winners: number[]
}
