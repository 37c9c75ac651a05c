/** Which words the page speaks, whichever come first. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let answers: Map<string, () => void>
let speech: typeof import('../src/words/speech.svelte')
let settings: (typeof import('../src/shell/settings.svelte'))['settings']

/** The server answers a request for words that was held back. */
async function answer(language: string, game?: string): Promise<void> {
  const path = game ? `/api/games/${game}/words` : '/api/words'
  answers.get(`${path}?language=${language}`)!()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(async () => {
  answers = new Map()
  vi.stubGlobal('fetch', (path: string) => {
    const words = path.includes('nowhere') ? null : `here = ${path}\n`
    const response = words ? new Response(words) : new Response('{}', { status: 404 })
    return new Promise((resolve) => answers.set(path, () => resolve(response)))
  })
  vi.resetModules()
  speech = await import('../src/words/speech.svelte')
  settings = (await import('../src/shell/settings.svelte')).settings
  settings.language = 'en'
})

afterEach(() => vi.unstubAllGlobals())

describe('the words', () => {
  it('are those of the game that was asked for last', async () => {
    void speech.speak('cerberus')
    void speech.speak('passengers')
    await answer('en', 'passengers')
    await answer('en', 'cerberus')
    expect(speech.speech.game).toBe('passengers')
    expect(speech.text('here')).toContain('passengers')
  })

  it('are those of the language that was set last', async () => {
    void speech.speak('cerberus')
    settings.language = 'ru'
    void speech.translate()
    await answer('ru', 'cerberus')
    await answer('en', 'cerberus')
    expect(speech.text('here')).toContain('language=ru')
    expect(document.documentElement.lang).toBe('ru')
  })

  it('stay those of a game that cannot be spoken about', async () => {
    void speech.speak('cerberus')
    await answer('en', 'cerberus')
    const failed = speech.speak('nowhere')
    void answer('en', 'nowhere')
    await expect(failed).rejects.toThrow()
    void speech.translate()
    expect(speech.speech.game).toBe('cerberus')
    expect(answers.has('/api/words?language=en')).toBe(false)
  })
})
