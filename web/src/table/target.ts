/** Things on the board that can be pointed at: legal targets, explanations, and where things were. */
import type { Attachment } from 'svelte/attachments'
import { answer, withdraw } from '../shell/tip.svelte'
import { text } from '../words/speech.svelte'
import type { Choice, Part } from './choice.svelte'
import { signOf } from './known.svelte'

/** Make an element, HTML or SVG, a part of the choice whenever it stands for a legal move. */
export function target(choice: Choice, part: Part): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset.about = part.also ? `${part.key} ${part.also}` : part.key
    const sign = signOf(part.key)
    if (sign) element.dataset.known = sign
    else delete element.dataset.known
    const chosen = choice.has(part.key)
    const offered = !chosen && choice.offers(part.test)
    if (!offered && !chosen) return choice.moves.length ? refuse(element, choice, part) : undefined
    const press = (): void => (chosen ? choice.back(part.key) : choice.pick(part))
    const key = (event: Event): void => {
      const pressed = (event as KeyboardEvent).key
      if (pressed !== 'Enter' && pressed !== ' ') return
      event.preventDefault()
      press()
    }
    const attributes: Record<string, string> = {
      role: 'button',
      tabindex: '0',
      ...naming(element, part.label),
    }
    if (chosen) attributes['aria-pressed'] = 'true'
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.dataset.target = part.key
    element.classList.add(chosen ? 'chosen' : 'offered')
    element.addEventListener('click', press)
    element.addEventListener('keydown', key)
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name)
      delete element.dataset.target
      element.classList.remove('chosen', 'offered')
      element.removeEventListener('click', press)
      element.removeEventListener('keydown', key)
    }
  }
}

/** A press on what cannot be chosen now is told why, as long as there is something to choose. */
function refuse(element: Element, choice: Choice, part: Part): () => void {
  const press = (event: Event): void => {
    const inside = (event.target as Element).closest('[data-about]')
    if (inside === element && !element.querySelector('[data-target]'))
      answer(element, { title: text('web-not-now'), text: choice.whyNot(part.key) })
  }
  element.addEventListener('click', press)
  return () => {
    element.removeEventListener('click', press)
    queueMicrotask(() => choice.moves.length || withdraw(element))
  }
}

/**
 * What a target is called. One with words on it is called by them, for that is what people say who speak to
 * their browser; the label then describes it.
 */
function naming(element: Element, label: string): Record<string, string> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) if (isRead(walker.currentNode)) texts.push(walker.currentNode.textContent!.trim())
  if (!texts.length) return { 'aria-label': label }
  // Browsers make no name of what stands in an article.
  if (element.querySelector('article')) return { 'aria-label': [...texts, label].join(' ') }
  return { 'aria-description': label }
}

/** Whether a text can be seen, and heard by whoever cannot see it. */
function isRead(text: Node): boolean {
  const around = text.parentElement
  if (!text.textContent?.trim() || !around || around.closest('[aria-hidden="true"], .unseen')) return false
  return around.checkVisibility?.() ?? true
}
