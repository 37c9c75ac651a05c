/** What the server says, as its shapes in Python have it. */
import type { Message, Move } from '../../generated/common'

export type * from '../../generated/common'
export type * from '../../generated/server'

/** What of a view not every client needs. */
export type ViewPart = 'claims' | 'description' | 'known' | 'promises'
export type Argument = Message['arguments'][string]
/** What a parameter of a move stands for: a thing by its name, a seat or a place by its number, or several. */
export type Parameter = Move['parameters'][string]
