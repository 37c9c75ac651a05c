/** Moves as answers to the question: one each where they are few, else in steps, as in the terminal. */
import type { Move } from '../protocol/messages'

/** Answers with a number key; more moves are offered in steps where their words allow it. */
export const KEYS = 9

/** What can be answered next: a move in words, or several that begin with the same words. */
export interface Answer {
  words: string
  moves: readonly Move[]
}

/** The answers that lead to some moves: by family first, then by the words in which they begin to differ. */
export function answersTo(moves: readonly Move[], say: (move: Move) => string): Answer[] {
  const worded = moves.map((move) => ({ move, words: say(move).split(' ') }))
  if (moves.length <= KEYS) return worded.map(alone)
  const families = grouped(worded, ({ move }) => move.family)
  const groups = families.flatMap((one) => (families.length > 1 && shared(one) ? [one] : apart(one)))
  return unfolded(groups).map((group) => (group.length > 1 ? together(group) : alone(group[0]!)))
}

interface Worded {
  move: Move
  words: readonly string[]
}

type Group = readonly Worded[]

const alone = ({ move, words }: Worded): Answer => ({ words: words.join(' '), moves: [move] })

const together = (group: Group): Answer => ({
  words: `${group[0]!.words.slice(0, shared(group)).join(' ')} …`,
  moves: group.map(({ move }) => move),
})

/** How many words all moves of a group begin with. */
function shared(group: Group): number {
  const [first, ...others] = group.map(({ words }) => words)
  const end = first!.findIndex((word, place) => others.some((words) => words[place] !== word))
  return end < 0 ? first!.length : end
}

/** A group taken apart where the words of its moves begin to differ. */
function apart(group: Group): Group[] {
  const place = shared(group)
  const parts = grouped(group, ({ words }) => words[place] ?? '')
  return parts.length > 1 ? parts : group.map((one) => [one])
}

/** Small groups as single moves, as far as there are keys for all groups of a size. */
function unfolded(groups: readonly Group[]): Group[] {
  const answers = (most: number): number =>
    groups.reduce((sum, { length }) => sum + (length > most ? 1 : length), 0)
  let most = 1
  while (most < KEYS && answers(most + 1) <= KEYS) most += 1
  return groups.flatMap((group) => (group.length > most ? [group] : group.map((one) => [one])))
}

function grouped(all: Group, by: (one: Worded) => string): Group[] {
  const groups = new Map<string, Worded[]>()
  for (const one of all) {
    const group = groups.get(by(one))
    if (group) group.push(one)
    else groups.set(by(one), [one])
  }
  return [...groups.values()]
}
