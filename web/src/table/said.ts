/** What was claimed about which things, as long as it stands, and what can be said of them. */
import type { Claim, ClaimLine, Line, View } from '../protocol/messages'

/** How many of the aptest claims come first. */
export const MOST_APT = 3

type Sayable = Pick<Claim, 'claim' | 'about' | 'sign'>

/** Whether a claim says anew what the same player said before: of the same things, or as an answer. */
function replaces(one: ClaimLine, other: ClaimLine): boolean {
  const kind = ({ sign, claim }: Sayable): string =>
    sign === 'believe' || sign === 'doubt' ? 'answer' : claim
  return one.seat === other.seat && kind(one) === kind(other) && one.about.join() === other.about.join()
}

/** Whether a claim is outdated by what happens. */
function isEnded({ ends }: ClaimLine, line: Line): boolean {
  if (line.kind !== 'event') return false
  if (!ends) return line.opens
  const { event, message } = line
  const isSaid = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(message.arguments[name]) === JSON.stringify(value)
  return ends.some((end) => end.event === event && Object.entries(end.arguments).every(isSaid))
}

/** The claims of a log that stand at its end, the oldest first. */
export function standing(lines: readonly Line[]): ClaimLine[] {
  let found: ClaimLine[] = []
  for (const line of lines) {
    if (line.kind === 'claim') found = [...found.filter((one) => !replaces(line, one)), line]
    else if (found.length) found = found.filter((one) => !isEnded(one, line))
  }
  return found
}

/** The claims about a thing with some keys. */
export function about<C extends Pick<Claim, 'about'>>(claims: readonly C[], keys: readonly string[]): C[] {
  return claims.filter((claim) => claim.about.some((key) => keys.includes(key)))
}

/** What an own player would like to say and does not stand already, the aptest first. */
export function aptest(
  { claims, apt }: Pick<View, 'claims' | 'apt'>,
  stands: readonly ClaimLine[],
  own: number | null,
): Claim[] {
  const said = new Set(stands.filter(({ seat }) => seat === own).map(({ text }) => text))
  return apt.map((place) => claims[place]!).filter(({ text }) => !said.has(text))
}

export interface Offer {
  /** The aptest, the best first. */
  apt: Claim[]
  /** All others: those with one beginning together, then those that are whole by themselves. */
  groups: { lead: string; claims: Claim[] }[]
}

/** What can be said of a thing: the aptest first, then what speaks of this very thing before the rest. */
export function offer(
  claims: readonly Claim[],
  apt: readonly Claim[],
  keys: readonly string[],
  lead: (claim: Claim) => string,
): Offer {
  const near = (claim: Claim): number => claim.about.findIndex((key) => keys.includes(key))
  const here = about(claims, keys)
  const liked = apt.filter((claim) => here.includes(claim))
  const first = liked.toSorted((one, two) => near(one) - near(two)).slice(0, MOST_APT)
  const rest = here.filter((claim) => !first.includes(claim)).toSorted((one, two) => near(one) - near(two))
  const groups = grouped(rest, lead).map(([words, of]) => ({ lead: words, claims: of }))
  return { apt: first, groups: groups.toSorted((one, two) => Number(!one.lead) - Number(!two.lead)) }
}

/** Claims that have something in common, in their order. */
export function grouped(claims: readonly Claim[], by: (claim: Claim) => string): [string, Claim[]][] {
  const groups = new Map<string, Claim[]>()
  for (const claim of claims) groups.set(by(claim), [...(groups.get(by(claim)) ?? []), claim])
  return [...groups]
}
