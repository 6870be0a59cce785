import { pageAnalytics } from '@paydeck/adapters/browser/analytics'
import { makeScriptLoader } from '@paydeck/adapters/browser/scripts'
import { settle } from '@paydeck/core/testing'
import { beforeEach, describe, expect, it } from 'vitest'

const scripts = (): ReadonlyArray<HTMLScriptElement> => [...document.head.querySelectorAll('script')]

beforeEach(() => {
  document.head.replaceChildren()
})

describe('scripts of third parties', () => {
  it('are added once, however often they are asked for', async () => {
    const loader = makeScriptLoader(document, undefined, ['/stand-ins/chat.js'])
    const both = [loader.load('/stand-ins/chat.js'), loader.load('/stand-ins/chat.js')]
    expect(scripts()).toHaveLength(1)
    scripts()[0]?.dispatchEvent(new Event('load'))
    await Promise.allSettled(both)
    await loader.load('/stand-ins/chat.js').catch(() => undefined)
    expect(scripts()).toHaveLength(1)
  })

  it('come from configured addresses alone', async () => {
    const loader = makeScriptLoader(document, undefined, ['/stand-ins/chat.js'])
    await expect(loader.load('https://evil.example/x.js')).rejects.toThrow(TypeError)
    expect(scripts()).toHaveLength(0)
  })

  it('reject when they cannot be loaded', async () => {
    const loading = makeScriptLoader(document, undefined, ['/gone.js']).load('/gone.js')
    scripts()[0]?.dispatchEvent(new Event('error'))
    await expect(loading).rejects.toThrow('could not be loaded')
  })
})

describe('the analytics service of the page', () => {
  const track = { event: 'track', name: 'Login Success', properties: { from: 'login' } } as const

  it('ERR-031 is missed in the log alone', async () => {
    const warnings: Array<string> = []
    const log = { warn: (message: string) => void warnings.push(message), error: () => undefined }
    pageAnalytics({}, async () => undefined, log).track(track)
    await settle()
    expect(warnings).toEqual(['Analytics service not available'])
  })

  it('is told what happened before its script was there', async () => {
    const told: Array<unknown> = []
    const tell = (...event: ReadonlyArray<unknown>) => void told.push(event)
    const view: { analytics?: { track: typeof tell; page: typeof tell } } = {}
    let loaded: (value: unknown) => void = () => undefined
    const script = new Promise((resolve) => {
      loaded = resolve
    })
    const log = { warn: () => undefined, error: () => undefined }
    pageAnalytics(view, () => script, log).track(track)
    view.analytics = { track: tell, page: tell }
    await settle()
    expect(told).toEqual([])
    loaded(undefined)
    await settle()
    expect(told).toEqual([['Login Success', { from: 'login' }]])
  })
})
