/** What things are and which rules they follow, in words. */
import type { Die, ZeppelinScene } from '../../../generated/mad-zeppelin'
import type { Message } from '../../protocol/messages'
import type { Explanation } from '../../shell/tip.svelte'
import { originWords } from '../../words/origin'
import { say, speech, text } from '../../words/speech.svelte'
import { kindOf, traitorOf } from './scene'

/** A name as a title: some languages write it otherwise than inside a sentence. */
export function title(thing: string): string {
  return speech.words.attribute(thing, 'title') ?? text(thing)
}

/** What one part of an explanation rests on. It is named, for the rest is in the rulebook. */
export function aboutPart(scene: ZeppelinScene, part: string): string | undefined {
  const origin = originWords(scene.origins.parts[`part-${part}`])
  return origin && `${text(`part-${part}`)}: ${origin}`
}

/** What a card of the box says, and what that rests on. */
function aboutCard(title: string, card: { about: Message; origin: Message | null } | undefined): Explanation {
  return { title, text: card && say(card.about), origin: card?.origin ? say(card.origin) : undefined }
}

export function aboutTraitor(scene: ZeppelinScene, name: string, remark = ''): Explanation {
  const about = aboutCard(
    text('web-traitor', { traitor: { thing: `traitor-${name}` } }),
    traitorOf(scene, name),
  )
  return { ...about, text: `${remark} ${about.text}`.trim() }
}

/** A traitor by name and colours, as something to choose. */
export function traitorLabel(scene: ZeppelinScene, name: string): string {
  return text('traitor-label', traitorOf(scene, name)?.about.arguments)
}

export function aboutCargo(scene: ZeppelinScene, name: string): Explanation {
  if (name === 'journey') return { title: title('cargo-journey'), text: text('help-search') }
  return aboutCard(title(`cargo-${name}`), kindOf(scene, name))
}

/** The same for a card in the hand, with what is missing for its bribe. */
export function aboutHeld(scene: ZeppelinScene, name: string, short = 0): Explanation {
  const about = aboutCargo(scene, name)
  return short ? { ...about, text: `${about.text} ${text('web-short', { coins: short })}` } : about
}

export function aboutDie(scene: ZeppelinScene, number: number, die: Die | null): Explanation {
  const shown = die ? text(`result-${die.result}`) : text('web-not-rolled')
  return {
    title: text('web-die', { die: number + 1, shown }),
    text: text('help-dice', { black: scene.options['pick-black'] }),
    origin: aboutPart(scene, 'headings'),
  }
}
