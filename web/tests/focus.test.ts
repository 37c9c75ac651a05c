/** The focus stays at the table when what had it vanishes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from '../src/table/focus'

let table: HTMLElement
let leave: () => void

const find = (selector: string): HTMLElement => table.querySelector<HTMLElement>(selector)!

/** Let the observer see what changed, and the next frame come. */
async function frame(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50))
}

beforeEach(() => {
  table = document.createElement('div')
  table.innerHTML = '<p id="prompt" tabindex="-1"></p><div id="card" tabindex="0"></div><i></i>'
  document.body.append(table)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  leave = keepFocus('#prompt')(table) as () => void
})

afterEach(() => {
  leave()
  table.remove()
  vi.restoreAllMocks()
})

describe('the focus', () => {
  it('goes to the question when its place is taken away', async () => {
    find('#card').focus()
    find('#card').remove()
    await frame()
    expect(document.activeElement).toBe(find('#prompt'))
  })

  it('stays where it is when something else changes', async () => {
    find('#card').focus()
    find('i').remove()
    await frame()
    expect(document.activeElement).toBe(find('#card'))
  })

  it('is not brought to somebody who did not have it', async () => {
    find('#card').remove()
    await frame()
    expect(document.activeElement).toBe(document.body)
  })

  it('is not brought to somebody who clicked beside everything', async () => {
    find('#card').focus()
    find('i').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    find('#card').remove()
    await frame()
    expect(document.activeElement).toBe(document.body)
  })

  it('is left alone while another window has it', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    find('#card').focus()
    find('#card').remove()
    await frame()
    expect(document.activeElement).toBe(document.body)
  })
})
