/** What things are and which rules they follow, in words. */
import type { Argument } from '../../protocol/messages'
import type { Explanation } from '../../shell/tip.svelte'
import { listed } from '../../words/message'
import { originWords } from '../../words/origin'
import { speech, text } from '../../words/speech.svelte'
import type { Entry } from './roster'
import {
  coloursOf,
  kindOf,
  shortOf,
  traitorOf,
  type Cards,
  type Colour,
  type Die,
  type ZeppelinScene,
} from './scene'

export function coloursSaid(colours: readonly Colour[]): Argument {
  return colours.length
    ? listed(colours.map((colour) => ({ thing: `colour-${colour}` })))
    : { thing: 'colour-none' }
}

export function cardsSaid(cards: Cards): Argument {
  return listed(
    Object.entries(cards).map(([name, count]) => ({
      name: 'web-cards-of',
      arguments: { cargo: { thing: `cargo-${name}` }, count },
    })),
  )
}

/** A name as a title: some languages write it otherwise than inside a sentence. */
export function title(thing: string): string {
  return speech.words.attribute(thing, 'title') ?? text(thing)
}

/** What one part of an explanation rests on. It is named, for the rest is in the rulebook. */
export function aboutPart(scene: ZeppelinScene, part: string): string | undefined {
  const origin = originWords(scene.origins.parts[`part-${part}`])
  return origin && `${text(`part-${part}`)}: ${origin}`
}

export function aboutTraitor(
  scene: ZeppelinScene,
  name: string,
  remark = '',
  seat: number | null = null,
): Explanation {
  const card = traitorOf(scene, name)
  const origins = scene.origins.traitors[name]
  const said = text('web-about-traitor', {
    colours: coloursSaid(coloursOf(scene, name, seat)),
    search: { name: 'search', arguments: { coins: card?.coins ?? 1, cards: card?.cards ?? 1 } },
    ability: { thing: `ability-${name}` },
  })
  const mixed = origins && origins.colours !== origins.text
  return {
    title: text('web-traitor', { traitor: { thing: `traitor-${name}` } }),
    text: remark ? `${remark} ${said}` : said,
    origin: mixed
      ? text('web-origins-traitor', {
          colours: { thing: `origin-${origins.colours}` },
          texts: { thing: `origin-${origins.text}` },
        })
      : originWords(origins?.text),
  }
}

/** A traitor by name and colours, as something to choose. */
export function traitorLabel(scene: ZeppelinScene, name: string): string {
  const colours = coloursSaid(traitorOf(scene, name)?.colours ?? [])
  return text('step-draft', { traitor: { thing: `traitor-${name}` }, colours })
}

export function aboutCargo(scene: ZeppelinScene, name: string, count = 1): Explanation {
  if (name === 'journey') return { title: title('cargo-journey'), text: text('help-search') }
  const kind = kindOf(scene, name)
  if (!kind) return { title: title(`cargo-${name}`) }
  const { level, points, bribe, copies } = kind
  const said = text('web-about-cargo', { level, points, bribe, copies, count })
  return {
    title: title(`cargo-${name}`),
    text: name === 'crate' ? `${said} ${text('help-crates')}` : said,
    origin: originWords(scene.origins.cargo[name]?.numbers),
  }
}

/** The same for a card in the hand, with what is missing for its bribe. */
export function aboutHeld(scene: ZeppelinScene, seat: number, name: string, count: number): Explanation {
  const about = aboutCargo(scene, name, count)
  const short = shortOf(scene, seat, name)
  return short ? { ...about, text: `${about.text} ${text('web-short', { coins: short })}` } : about
}

export function aboutDie(scene: ZeppelinScene, number: number, die: Die | null): Explanation {
  const shown = die ? text(`result-${die.result}`) : text('web-not-rolled')
  return {
    title: text('web-die', { die: number + 1, shown }),
    text: text('help-dice', { black: String(scene.options['pick-black'] ?? 'yes') }),
    origin: aboutPart(scene, 'headings'),
  }
}

/** Where a traitor is, in a sentence. */
export function whereabouts(entry: Entry, names: readonly string[]): string {
  const seat: Argument = entry.seat === null ? { thing: 'nobody' } : { seat: entry.seat }
  const place = text(`web-place-${entry.place}`, { seat }, names)
  if (entry.named === null) return place
  return `${place} ${text('web-named-by', { seat: { seat: entry.named } }, names)}`
}
