import { pageAnalytics } from '@paydeck/adapters/browser/analytics'
import { makeScriptLoader } from '@paydeck/adapters/browser/scripts'
import { settle } from '@paydeck/core/testing'
import { describe, expect, it } from 'vitest'

/**
 * Creates a document that does not run its scripts. `end` simulates the load event or the error event of the newest script.
 */
const given = () => {
  const scripts: Array<HTMLScriptElement> = []
  const view = {
    createElement: () => document.createElement('script'),
    head: { append: (script: HTMLScriptElement) => void scripts.push(script) },
  } as unknown as Document
  return { scripts, view, end: (how: 'load' | 'error') => scripts.at(-1)?.dispatchEvent(new Event(how)) }
}

describe('third-party scripts', () => {
  it('a third-party script is added to the page once, for any number of callers', async () => {
    const { scripts, view, end } = given()
    const loader = makeScriptLoader(view, undefined, ['/stand-ins/chat.js'])
    const both = [loader.load('/stand-ins/chat.js'), loader.load('/stand-ins/chat.js')]
    expect(scripts).toHaveLength(1)
    end('load')
    await Promise.all([...both, loader.load('/stand-ins/chat.js')])
    expect(scripts).toHaveLength(1)
  })

  it('a third-party script is loaded only if its URL is configured', async () => {
    const { scripts, view } = given()
    const loader = makeScriptLoader(view, undefined, ['/stand-ins/chat.js'])
    await expect(loader.load('https://evil.example/x.js')).rejects.toThrow(TypeError)
    expect(scripts).toHaveLength(0)
  })

  it('if a third-party script fails to load, the waiting caller gets a fault, and the next caller loads it again', async () => {
    const { scripts, view, end } = given()
    const loader = makeScriptLoader(view, undefined, ['/gone.js'])
    const first = loader.load('/gone.js')
    end('error')
    await expect(first).rejects.toThrow('could not be loaded')
    const second = loader.load('/gone.js')
    end('load')
    await expect(second).resolves.toBeUndefined()
    expect(scripts).toHaveLength(2)
  })
})

describe('the analytics service', () => {
  const track = { event: 'track', name: 'Login Success', properties: { from: 'login' } } as const

  it('ERR-031 if the analytics service is not available, this is logged and nothing is thrown', async () => {
    const warnings: Array<string> = []
    const log = { warn: (message: string) => void warnings.push(message), error: () => undefined }
    pageAnalytics({}, async () => undefined, log).track(track)
    await settle()
    expect(warnings).toEqual(['Analytics service not available'])
  })

  it('after its script has loaded, the analytics service also receives the events that were tracked before', async () => {
    const events: Array<unknown> = []
    const record = (...event: ReadonlyArray<unknown>) => void events.push(event)
    const view: { analytics?: { track: typeof record; page: typeof record } } = {}
    let loaded: (value: unknown) => void = () => undefined
    const script = new Promise((resolve) => {
      loaded = resolve
    })
    const log = { warn: () => undefined, error: () => undefined }
    pageAnalytics(view, () => script, log).track(track)
    view.analytics = { track: record, page: record }
    await settle()
    expect(events).toEqual([])
    loaded(undefined)
    await settle()
    expect(events).toEqual([['Login Success', { from: 'login' }]])
  })
})
