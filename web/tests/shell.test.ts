import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accessTo,
  forgetSeat,
  heldTables,
  invitation,
  ownLink,
  remember,
  takeFromLink,
} from '../src/shell/access'
import { keep, kept } from '../src/shell/keep'
import { languages, learn } from '../src/shell/languages.svelte'
import { follow, go, here, read } from '../src/shell/router.svelte'
import { settings } from '../src/shell/settings.svelte'
import { hide, shown, tip } from '../src/shell/tip.svelte'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

describe('an address', () => {
  it('is read as a page', () => {
    expect(read('/')).toEqual({ page: 'lobby' })
    expect(read('/new', '?game=cerberus')).toEqual({ page: 'new', game: 'cerberus' })
    expect(read('/new')).toEqual({ page: 'new', game: null })
    expect(read('/table/T4bl3')).toEqual({ page: 'table', id: 'T4bl3' })
    expect(read('/replay/T4bl3/')).toEqual({ page: 'replay', id: 'T4bl3', step: 0 })
    expect(read('/replay/T4bl3', '?step=12')).toEqual({ page: 'replay', id: 'T4bl3', step: 12 })
    expect(read('/replay/T4bl3', '?step=dusk')).toEqual({ page: 'replay', id: 'T4bl3', step: 0 })
    expect(read('/rules/mad-zeppelin')).toEqual({ page: 'rules', game: 'mad-zeppelin' })
  })

  it('that leads nowhere is told from the lobby', () => {
    expect(read('/table')).toEqual({ page: 'nowhere' })
    expect(read('/elsewhere/altogether')).toEqual({ page: 'nowhere' })
  })

  it('that cannot be decoded leads nowhere', () => {
    expect(read('/table/%E0%A4%A')).toEqual({ page: 'nowhere' })
  })
})

describe('going elsewhere', () => {
  it('changes the page and the address, and leaves a way back', () => {
    const before = history.length
    go('/table/T4bl3')
    expect(here.route).toEqual({ page: 'table', id: 'T4bl3' })
    expect(location.pathname).toBe('/table/T4bl3')
    expect(history.length).toBe(before + 1)
  })

  it('can take the place of where one was', () => {
    const before = history.length
    go('/new?game=cerberus', true)
    expect(here.route).toEqual({ page: 'new', game: 'cerberus' })
    expect(history.length).toBe(before)
  })

  /** Click a link and say whether we followed it ourselves; the browser of the tests follows none. */
  function follows(html: string, how: MouseEventInit = {}): boolean {
    let followed = false
    document.body.innerHTML = html
    document.body.onclick = (event) => {
      follow(event)
      followed = event.defaultPrevented
      event.preventDefault()
    }
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
    document.body.querySelector('a span, a')!.dispatchEvent(event)
    return followed
  }

  it('by a link to a page of ours loads nothing anew', () => {
    expect(follows('<a href="/rules/cerberus"><span>Rules</span></a>')).toBe(true)
    expect(here.route).toEqual({ page: 'rules', game: 'cerberus' })
  })

  it('by other links, or into another tab, is left to the browser', () => {
    go('/')
    expect(follows('<a href="https://example.org/table/x">x</a>')).toBe(false)
    expect(follows('<a href="/verify">x</a>')).toBe(false)
    expect(follows('<a href="/rules/cerberus" target="_blank">x</a>')).toBe(false)
    expect(follows('<a href="/rules/cerberus" download>x</a>')).toBe(false)
    expect(follows('<a href="/rules/cerberus">x</a>', { ctrlKey: true })).toBe(false)
    expect(here.route).toEqual({ page: 'lobby' })
  })
})

describe('what the browser keeps', () => {
  it('comes back as it was', () => {
    keep('thing', { a: [1, 'б'] })
    expect(kept('thing', null)).toEqual({ a: [1, 'б'] })
  })

  it('is what is said otherwise if there is nothing, or nothing that can be read', () => {
    expect(kept('nothing', 7)).toBe(7)
    localStorage.setItem('turncoat.broken', '{')
    expect(kept('broken', 7)).toBe(7)
  })

  it('is nothing where nothing can be kept, and that is no fault', () => {
    const refuse = (): never => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    expect(() => keep('thing', 1)).not.toThrow()
    expect(kept('thing', 7)).toBe(7)
    vi.unstubAllGlobals()
  })
})

describe('the way into tables', () => {
  it('is remembered part by part', () => {
    remember('T', { key: 'k' })
    remember('T', { token: 't' })
    expect(accessTo('T')).toEqual({ key: 'k', token: 't' })
    expect(accessTo('other')).toEqual({})
  })

  it('comes with a link, and the seat leaves the address', () => {
    history.replaceState(null, '', '/table/T?x=1#token=t&key=k')
    expect(takeFromLink('T')).toBe(true)
    expect(accessTo('T')).toEqual({ token: 't', key: 'k' })
    expect(location.pathname + location.search + location.hash).toBe('/table/T?x=1#key=k')
    history.replaceState(null, '', '/table/open#token=t')
    takeFromLink('open')
    expect(location.pathname + location.hash).toBe('/table/open')
  })

  it('stays as it was if the link brings nothing', () => {
    remember('T', { token: 't' })
    history.replaceState(null, '', '/table/T')
    expect(takeFromLink('T')).toBe(false)
    expect(accessTo('T')).toEqual({ token: 't' })
  })

  it('is kept when the seat is lost', () => {
    remember('T', { token: 't', key: 'k' })
    forgetSeat('T')
    expect(accessTo('T')).toEqual({ key: 'k' })
    forgetSeat('never seen')
    expect(accessTo('never seen')).toEqual({})
  })

  it('is passed on to friends without the seat', () => {
    remember('T', { token: 't', key: 'k' })
    expect(invitation('T')).toBe(`${location.origin}/table/T#key=k`)
    expect(invitation('T', 'replay')).toBe(`${location.origin}/replay/T#key=k`)
    expect(invitation('public')).toBe(`${location.origin}/table/public`)
  })

  it('leads to one’s own seat from another device', () => {
    remember('T', { token: 't', key: 'k' })
    expect(ownLink('T')).toBe(`${location.origin}/table/T#token=t&key=k`)
    remember('open', { token: 't' })
    expect(ownLink('open')).toBe(`${location.origin}/table/open#token=t`)
    expect(ownLink('public')).toBeNull()
  })

  it('is known for the tables at which we hold seats, the newest first', () => {
    remember('one', { token: 'a' })
    remember('only seen', { key: 'k' })
    remember('two', { token: 'b' })
    remember('one', { key: 'k' })
    expect(heldTables()).toEqual(['one', 'two'])
  })

  it('is kept for the newest tables only', () => {
    for (let number = 0; number < 210; number++) remember(`table ${number}`, { token: `${number}` })
    expect(heldTables()).toHaveLength(200)
    expect(accessTo('table 9')).toEqual({})
    expect(accessTo('table 209')).toEqual({ token: '209' })
  })
})

describe('an explanation', () => {
  it('comes to a pointer that moves, and not to what comes to lie under one at rest', () => {
    vi.useFakeTimers()
    const element = document.createElement('div')
    tip(() => ({ title: 'a card' }))(element)
    element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    vi.advanceTimersByTime(1000)
    expect(shown.tip).toBeNull()
    element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    vi.advanceTimersByTime(1000)
    expect(shown.tip).toEqual({ title: 'a card' })
    hide()
    vi.useRealTimers()
  })
})

describe('the language', () => {
  const KNOWN = [
    { language: 'en', name: 'English' },
    { language: 'eo', name: 'Esperanto' },
    { language: 'ru', name: 'Русский' },
  ]

  /** What is spoken after a visit, with a language chosen before and those that the browser's owner reads. */
  async function spoken(chosen: string, ...reads: string[]): Promise<string> {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(KNOWN)))
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(reads)
    settings.language = chosen
    await learn()
    return settings.language
  }

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is one of those that the server has', async () => {
    await spoken('')
    expect(languages.known).toEqual(KNOWN)
  })

  it('is the first that its reader reads, until one is chosen', async () => {
    expect(await spoken('', 'de-DE', 'eo', 'ru')).toBe('eo')
    expect(await spoken('', 'ru-RU', 'en')).toBe('ru')
    expect(await spoken('en', 'ru-RU')).toBe('en')
  })

  it('is the first of all where its reader reads none, or the one that was chosen is gone', async () => {
    expect(await spoken('', 'de', 'enm')).toBe('en')
    expect(await spoken('de')).toBe('en')
    expect(await spoken('de', 'ru')).toBe('ru')
  })
})
