/** The scene of this game, exactly as the server gives it. */
import type { Message, Scene } from '../../protocol/messages'

export type Side = 'reward' | 'penalty'
export type IconName = 'score' | 'card'
export type Icons = Record<IconName, number>
export type ContractType = 'regular' | 'forced' | 'battle'

export interface Contract {
  number: number
  type: ContractType
  least: number
  stars: number
  parts: Record<string, { choice: string; parameter: number }>
  reward: Icons
  penalty: Icons
  message: Message
}

export interface ContractInPlay extends Contract {
  reward_left: Icons
  penalty_left: Icons
  special_applies: boolean
  souls: number[]
  turnout: number
  asked: number[]
  invited: number[]
  left: number[]
  sitter: number | null
  secret: number | null
  exempt: number | null
  /** Rolls for each Soul; null where they go on until somebody has won. */
  rolls: number | null
  roll_count: number
  powers_seen: number
  revealing: number | null
  outcome: 'success' | 'failure' | null
  battle_winners: number[]
  standing: { message: Message; passes: boolean } | null
  ranks: { seat: number; figure: number; leads: boolean }[]
}

export interface Die {
  card: number
  form: 'plain' | 'duo' | 'wildcard' | null
  number: number | null
  second: number | null
  power: string | null
  parameter: number | null
  shown: boolean
  message: Message
}

export type ResultState = 'face-down' | 'counted' | 'aside' | 'gone' | 'withdrawn' | 'withdrawn-unseen'

/** A dice card that was rolled. */
export interface Rolled {
  result: number
  owner: number
  order: number
  die: Die | null
  number: number | null
  value: number | null
  state: ResultState
  ignored: boolean
  power_works: boolean
  lasting: boolean
  uses_left: number
}

export interface Player {
  seat: number
  score: number
  contracts: number
  stars: number
  pile: Contract[]
  hand_size: number
  dice: Die[]
  soul: boolean
  turns_used: number
  usable: number
  limited: boolean
  shares: Record<Side, Icons>
  own: boolean
}

export interface Own {
  dice: Die[]
  usable: number[]
  out: number[]
  part: number[]
  naming: number[]
  to_name: number | null
  swap_card: number | null
  reply: 'yes' | 'no' | null
}

export interface ChaosScene extends Scene {
  turn: number
  stage: string
  active: number
  objective: 'contracts' | 'stars'
  target: number
  market: (Contract | null)[]
  contract: ContractInPlay | null
  results: Rolled[]
  pool: Record<Side, Icons>
  players: Player[]
  own: Own | null
  open: Own[] | null
  decks: { contracts: number; dice: number }
  discards: { contracts: Contract[]; dice: Die[] }
  ending: string | null
  options: Record<string, string>
  origins: Record<string, string>
}

export const SIDES: readonly Side[] = ['reward', 'penalty']
export const ICONS: readonly IconName[] = ['score', 'card']
