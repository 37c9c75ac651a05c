/** Explanations by a finger that stays. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hide, shown, tip } from '../src/shell/tip.svelte'

let inner: HTMLElement
let clicks: number
let leave: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div><span></span></div>'
  const outer = document.querySelector('div')!
  inner = document.querySelector('span')!
  leave = [tip(() => ({ title: 'outer' }))(outer), tip(() => ({ title: 'inner' }))(inner)].map(
    (detach) => detach as () => void,
  )
  clicks = 0
  outer.addEventListener('click', () => (clicks += 1))
})

afterEach(() => {
  for (const detach of leave) detach()
  hide()
  vi.useRealTimers()
})

/** A finger touches the inner thing for a while. */
async function touch(milliseconds: number): Promise<void> {
  const send = (name: string, bubbles: boolean): boolean =>
    inner.dispatchEvent(new PointerEvent(name, { bubbles, cancelable: true, pointerType: 'touch' }))
  send('pointerdown', true)
  await vi.advanceTimersByTimeAsync(milliseconds)
  send('pointerleave', false)
  send('click', true)
  await vi.advanceTimersByTimeAsync(1000)
}

it('a long press explains the innermost thing, stays, and presses nothing', async () => {
  await touch(600)
  expect(shown.tip?.title).toBe('inner')
  expect(clicks).toBe(0)
})

it('a short one explains nothing', async () => {
  await touch(100)
  expect(shown.tip).toBeNull()
  expect(clicks).toBe(1)
})
