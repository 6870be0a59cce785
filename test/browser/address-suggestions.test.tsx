import { browserAddressSuggestions } from '@paydeck/adapters/browser/cards/address-suggestions'
import { keyedAddress } from '@paydeck/adapters/browser/keyed-address'
import { scriptPolicy } from '@paydeck/adapters/browser/script-policy'
import { makeScriptLoader } from '@paydeck/adapters/browser/scripts'
import { malformed, unreachable } from '@paydeck/core'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'

const address = '/stand-ins/maps.js'

type Question = Readonly<Record<'input' | 'country' | 'type', string>>

/**
 * Creates address suggestions that add a fake maps script to a fake document. `suggest` and `details` simulate the responses
 * of the maps service.
 */
const given = ({
  at = address,
  suggest = async (): Promise<unknown> => [],
  details = async (): Promise<unknown> => [],
} = {}) => {
  const page = document.createElement('div')
  const requests: Array<Question> = []
  const places = {
    suggest: async (question: Question) => {
      requests.push(question)
      return suggest()
    },
    details,
  }
  const view: { maps?: { places?: typeof places } } = {}
  const fake = {
    createElement: () => document.createElement('script'),
    head: page,
  } as unknown as Document
  const inPage = () =>
    [...page.querySelectorAll('script')].map(({ src }) => new URL(src).pathname + new URL(src).search)
  /** Simulates the load event of the maps script, which defines `maps` on the window. */
  const run = (maps: NonNullable<typeof view.maps> = { places }): void => {
    view.maps = maps
    page.querySelector('script')?.dispatchEvent(new Event('load'))
  }
  const lose = (): void => void page.querySelector('script')?.dispatchEvent(new Event('error'))
  const suggestions = browserAddressSuggestions(view, makeScriptLoader(fake, undefined, [at]), at)
  return { suggestions, requests, inPage, run, lose }
}

describe('the maps script', () => {
  it('CALL-110 the maps script is requested with the given API key and with the library "places"', async () => {
    const { suggestions, inPage, run } = given()
    const done = suggestions.prepare('key & more=1#2')()
    expect(inPage()).toEqual(['/stand-ins/maps.js?libraries=places&key=key%20%26%20more%3D1%232'])
    run()
    expect(await done).toEqual(E.right(undefined))
  })

  it('CALL-110 the URL of the maps script keeps the query parameters of the configured URL', () => {
    expect(keyedAddress('https://maps.example/api.js?v=3', 'k')).toBe(
      'https://maps.example/api.js?v=3&libraries=places&key=k',
    )
  })

  it('CALL-111 the maps script is added to the page once; concurrent callers all wait for this script', async () => {
    const { suggestions, inPage, run } = given()
    const both = [suggestions.prepare('k')(), suggestions.prepare('k')()]
    expect(inPage()).toHaveLength(1)
    let isOver = false
    void both[1]?.then(() => (isOver = true))
    await settle()
    expect(isOver).toBe(false)
    run()
    expect(await Promise.all(both)).toEqual([E.right(undefined), E.right(undefined)])
    expect(await suggestions.prepare('k')()).toEqual(E.right(undefined))
    expect(await suggestions.prepare('another')()).toEqual(E.right(undefined))
    expect(inPage()).toHaveLength(1)
  })

  it('CALL-111 a failed load leaves no script element in the page; the next call requests the maps script again', async () => {
    const { suggestions, inPage, run, lose } = given()
    const both = [suggestions.prepare('k')(), suggestions.prepare('k')()]
    lose()
    expect(await Promise.all(both)).toEqual([E.left(unreachable), E.left(unreachable)])
    expect(inPage()).toHaveLength(0)
    const again = suggestions.prepare('k')()
    expect(inPage()).toHaveLength(1)
    run()
    expect(await again).toEqual(E.right(undefined))
  })

  it('if the maps script does not define the library "places", all calls fail as Unreachable', async () => {
    const { suggestions, run } = given()
    const done = suggestions.prepare('k')()
    run({})
    expect(await done).toEqual(E.left(unreachable))
    expect(await suggestions.suggest('12 Jun')()).toEqual(E.left(unreachable))
    expect(await suggestions.resolve('a')()).toEqual(E.left(unreachable))
  })

  it('if no URL is configured, no maps script is loaded and there are no suggestions', async () => {
    const { suggestions, inPage } = given({ at: '' })
    expect(await suggestions.prepare('k')()).toEqual(E.right(undefined))
    expect(await suggestions.suggest('12 Jun')()).toEqual(E.right([]))
    expect(inPage()).toEqual([])
  })
})

/** Creates address suggestions, and loads their maps script. */
const ready = async (answers: Parameters<typeof given>[0]) => {
  const { suggestions, requests, run } = given(answers)
  const done = suggestions.prepare('k')()
  run()
  await done
  return { suggestions, requests }
}

describe('address suggestions', () => {
  it('CARD-148 an address search requests the country "us" and the type "address", and returns at most five suggestions', async () => {
    const found = Array.from({ length: 8 }, (_, index) => ({ id: `p${index}`, text: `${index} Elm Street`, more: 1 }))
    const { suggestions, requests } = await ready({ suggest: async () => found })
    const labels = found.slice(0, 5).map(({ id, text }) => ({ id, label: text }))
    expect(await suggestions.suggest('12 Jun')()).toEqual(E.right(labels))
    expect(requests).toEqual([{ input: '12 Jun', country: 'us', type: 'address' }])
  })

  it('if the text is blank, no request is sent and there are no address suggestions', async () => {
    const { suggestions, requests } = await ready({ suggest: async () => [{ id: 'p', text: 'Elm' }] })
    expect(await suggestions.suggest('')()).toEqual(E.right([]))
    expect(await suggestions.suggest(' \n ')()).toEqual(E.right([]))
    expect(requests).toEqual([])
  })

  it('address suggestions fail as Unreachable if the service rejects a call, and as Malformed if a response has a wrong type', async () => {
    const boom = async (): Promise<unknown> => {
      throw new Error('over quota')
    }
    const refusing = await ready({ suggest: boom, details: boom })
    expect(await refusing.suggestions.suggest('Elm')()).toEqual(E.left(unreachable))
    expect(await refusing.suggestions.resolve('a')()).toEqual(E.left(unreachable))
    const other = await ready({ suggest: async () => 'none', details: async () => null })
    expect(await other.suggestions.suggest('Elm')()).toEqual(E.left(malformed('maps')))
    expect(await other.suggestions.resolve('a')()).toEqual(E.left(malformed('maps')))
  })

  it('malformed items of a response are omitted from the address suggestions', async () => {
    const { suggestions } = await ready({ suggest: async () => [{ id: 'p' }, null, { id: 'q', text: 'Elm' }] })
    expect(await suggestions.suggest('Elm')()).toEqual(E.right([{ id: 'q', label: 'Elm' }]))
  })

  it('`resolve` returns the parts of a suggested address; a part that is unknown is an empty text', async () => {
    const { suggestions } = await ready({
      details: async () => [
        { type: 'street', text: 'Elm Street' },
        { type: 'country', text: 'US' },
        { type: 'planet', text: 'Earth' },
      ],
    })
    expect(await suggestions.resolve('a')()).toEqual(
      E.right({ streetNumber: '', streetName: 'Elm Street', city: '', state: '', postalCode: '', country: 'US' }),
    )
  })
})

describe('Trusted Types', () => {
  const policy = scriptPolicy(undefined, [address, '/stand-ins/chat.js', ''])

  it('the policy for script URLs allows the URL of a configured script, with and without an API key', () => {
    for (const one of [address, keyedAddress(address, 'AIza-_9.~'), keyedAddress(address, '"><script>&#')]) {
      expect(policy.createScriptURL(one)).toBe(one)
    }
  })

  it('the policy for script URLs allows files of the app', () => {
    for (const one of ['/id/assets/worker-a1B2.js', '/id/code-cache.js']) expect(policy.createScriptURL(one)).toBe(one)
  })

  it.each([
    '/id/../stand-ins/other.js',
    '/idle/other.js',
    '//id/assets/other.js',
    'https://evil.example/id/assets/other.js',
    '/stand-ins/maps.js?libraries=places&key=',
    '/stand-ins/maps.js?libraries=places&key=k&callback=alert',
    '/stand-ins/maps.js?callback=alert&libraries=places&key=k',
    '/stand-ins/maps.js?libraries=places&key=k#x',
    '/stand-ins/maps.js/../evil.js?libraries=places&key=k',
    '/stand-ins/other.js?libraries=places&key=k',
    '?libraries=places&key=k',
    'https://evil.example/stand-ins/maps.js?libraries=places&key=k',
  ])('the policy for script URLs rejects any other URL: %s', (one) => {
    expect(() => policy.createScriptURL(one)).toThrow(TypeError)
  })
})
