import { createContext, runInContext } from 'node:vm'
import { browserAddressSuggestions } from '@paydeck/adapters/browser/cards/address-suggestions'
import { makeScriptLoader } from '@paydeck/adapters/browser/scripts'
import type { AddressSuggestions } from '@paydeck/core'
import { addressSuggestionsLaws } from '@paydeck/core/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { runLaws } from '../../conformance/run-laws.ts'
import { answered } from '../../sandbox/clients.ts'
import { sandbox } from '../../sandbox/running.ts'

interface Places {
  readonly suggest: (
    question: Readonly<Record<string, unknown>>,
  ) => Promise<ReadonlyArray<{ id: string; text: string }>>
}

interface SentRequest {
  readonly path: string
  readonly body: unknown
  readonly credentials: RequestCredentials | undefined
}

/** Fake script element. It counts as loaded as soon as it is appended to the fake page. */
class Script extends EventTarget {
  async = false
  src = ''
  readonly #scripts: Set<Script>
  constructor(scripts: Set<Script>) {
    super()
    this.#scripts = scripts
  }
  remove(): void {
    this.#scripts.delete(this)
  }
}

/**
 * Runs the sandbox's fake maps script in a fake page, and records the requests that the script sends to the running sandbox.
 */
const openPage = async () => {
  const { address } = await sandbox()
  const requests: Array<SentRequest> = []
  const scripts = new Set<Script>()
  const view: { maps?: { places?: Places } } = {}
  let isLost = false
  const run = async (path: string): Promise<void> => {
    const src = new URL(path, address).href
    const script = await (await fetch(src)).text()
    const send = (to: string, init: RequestInit): Promise<Response> => {
      const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : 'null')
      requests.push({ path: to, body, credentials: init.credentials })
      return fetch(new URL(to, address), init)
    }
    runInContext(script, createContext({ window: view, document: { currentScript: { src } }, URL, fetch: send }))
  }
  const append = async (script: Script): Promise<void> => {
    scripts.add(script)
    const ending = isLost ? 'error' : 'load'
    isLost = false
    if (ending === 'load') await run(script.src)
    script.dispatchEvent(new Event(ending))
  }
  const page = {
    createElement: () => new Script(scripts),
    head: { append: (script: Script) => void append(script) },
  } as unknown as Document
  const suggestions = browserAddressSuggestions(
    view as unknown as Window,
    makeScriptLoader(page, undefined, ['/stand-ins/maps.js']),
    '/stand-ins/maps.js',
  )
  const failScriptLoad = (): void => void (isLost = true)
  return { suggestions, view, requests, run, scriptCount: () => scripts.size, failScriptLoad }
}

const labelsOf = async (suggestions: AddressSuggestions, text: string): Promise<ReadonlyArray<string>> =>
  (await answered(suggestions.suggest(text))).map(({ label }) => label)

describe('maps service of the sandbox', () => {
  let page: Awaited<ReturnType<typeof openPage>>
  beforeAll(async () => {
    page = await openPage()
    await answered(page.suggestions.prepare('sandbox-maps'))
  })

  it('CARD-148 the app suggests only street addresses in the US, although the maps service also finds cities and places abroad', async () => {
    const { suggestions, view, requests } = page
    const everywhere = await view.maps?.places?.suggest({ input: 'Elm' })
    expect(everywhere?.length).toBe(5)
    const abroad = await view.maps?.places?.suggest({ input: 'Maplewick', country: 'ca' })
    expect(abroad?.map(({ text }) => text)[0]).toMatch(/, Canada$/)
    expect(await labelsOf(suggestions, 'Elm Street Maplewick')).toEqual([])
    const towns = await view.maps?.places?.suggest({ input: 'Fairhollow', country: 'us', type: 'city' })
    expect(towns?.map(({ text }) => text)).toEqual(['Fairhollow, OR, USA'])
    const found = await labelsOf(suggestions, 'Fairhollow')
    expect(found).toHaveLength(5)
    for (const label of found) expect(label).toMatch(/^\d+ .+, Fairhollow, OR, USA$/)
    expect(requests.at(-1)?.body).toEqual({ input: 'Fairhollow', country: 'us', type: 'address', key: 'sandbox-maps' })
  })

  it('CARD-147 CARD-148 a suggestion resolves to house number, street, city, state, ZIP code and country', async () => {
    const { suggestions } = page
    const [first] = await answered(suggestions.suggest('1209 jun fair'))
    expect(first?.label).toBe('1209 Juniper Street, Fairhollow, OR, USA')
    expect(await answered(suggestions.resolve(first?.id ?? ''))).toEqual({
      streetNumber: '1209',
      streetName: 'Juniper Street',
      city: 'Fairhollow',
      state: 'OR',
      postalCode: '97199',
      country: 'US',
    })
  })

  it('the app sends the typed text to the maps service in the body of a request without cookies, not in the URL', async () => {
    const { suggestions, requests } = page
    await labelsOf(suggestions, '1209 Juniper Street')
    expect(requests.at(-1)?.path).toBe('/stand-ins/maps/suggestions')
    expect(requests.at(-1)?.credentials).toBe('omit')
  })

  it.each([
    ['no such street', 'no such street', 0],
    ['a number without a street', '1209', 0],
    ['markup', '<img src=x onerror=alert(1)>', 0],
    ['a very long text', 'elm '.repeat(20_000), 0],
    ['wide letters', 'ＥＬＭ', 0],
    ['a control character', '\u0000', 0],
    ['an apostrophe', "queen anne's", 5],
  ])(
    'if the user types %s, the maps service returns suggestions or an empty list, but no server error',
    async (_, text, count) => {
      expect(await labelsOf(page.suggestions, text)).toHaveLength(count)
    },
  )

  it('CALL-110 the maps script offers address search only if the script’s URL requests it; a search without a key fails', async () => {
    const { view, run } = await openPage()
    await run('/stand-ins/maps.js?key=k')
    expect(view.maps).toEqual({})
    const { address } = await sandbox()
    const post = (path: string, body: unknown): Promise<Response> =>
      fetch(new URL(path, address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await post('/stand-ins/maps/suggestions', { input: 'Elm', key: '' })).status).toBe(403)
    expect((await post('/stand-ins/maps/suggestions', { input: 'Elm' })).status).toBe(400)
    expect((await post('/stand-ins/maps/suggestions', null)).status).toBe(400)
    for (const id of ['', 'street-99-0-1', 'street-0-0-123456', '__proto__', 'city-99']) {
      expect((await post('/stand-ins/maps/place', { id, key: 'k' })).status, id).toBe(404)
    }
  })
})

runLaws(
  'the maps service of the page',
  addressSuggestionsLaws(async () => ({ ...(await openPage()), key: 'sandbox-maps', text: 'Elm Maple' })),
)
