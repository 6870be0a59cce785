import { registerCodeCache } from '@paydeck/adapters/browser/code-cache/register'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { withConfiguration } from '@paydeck/sandbox/http/document'
import { afterEach, describe, expect, it, vi } from 'vitest'

const script = '<script data-app="/id/assets/index.js" data-code-cache="/id/code-cache.js"></script>'
afterEach(() => vi.unstubAllGlobals())

describe('registerCodeCache', () => {
  /** Calls the function in a browser whose document names this worker. */
  const register = (worker: string | undefined, navigator: unknown): void => {
    const document = { querySelector: () => (worker === undefined ? null : { dataset: { codeCache: worker } }) }
    const view = { document, navigator, setTimeout: (run: () => void) => run() }
    registerCodeCache(view as unknown as Window, [])
  }
  const accepting = () => {
    const registered: Array<string> = []
    const serviceWorker = { register: async (url: string) => void registered.push(url) }
    return { registered, navigator: { serviceWorker, onLine: true } }
  }

  it('P4 registers the worker that the document names', () => {
    const { registered, navigator } = accepting()
    register('/id/code-cache.js', navigator)
    expect(registered).toEqual(['/id/code-cache.js'])
  })

  it('registers no worker while the browser is offline', () => {
    const { registered, navigator } = accepting()
    register('/id/code-cache.js', { ...navigator, onLine: false })
    expect(registered).toEqual([])
  })

  it('registers no worker if the document names none', () => {
    const { registered, navigator } = accepting()
    register(undefined, navigator)
    expect(registered).toEqual([])
  })

  it('X4 refuses to register a worker of another URL', () => {
    const { registered, navigator } = accepting()
    expect(() => register('https://evil.example/code-cache.js', navigator)).toThrow(TypeError)
    expect(registered).toEqual([])
  })

  it('ignores that a browser supports no workers or refuses the registration', async () => {
    const refused = vi.fn(() => Promise.reject(new DOMException('not allowed', 'SecurityError')))
    register('/id/code-cache.js', {})
    register('/id/code-cache.js', { onLine: true, serviceWorker: { register: refused } })
    expect(refused).toHaveBeenCalledTimes(1)
    await Promise.resolve()
  })
})

it('P4 in a browser without routes for service workers, the worker stores nothing', async () => {
  const open = vi.fn()
  const waits: Array<Promise<unknown>> = []
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener))
  vi.stubGlobal('skipWaiting', async () => undefined)
  vi.stubGlobal('caches', { open, keys: async () => [] })
  vi.stubGlobal('codeCacheFiles', ['/id/assets/index.js'])
  vi.stubGlobal('codeCacheBuild', 'a')
  await import('@paydeck/adapters/browser/code-cache/worker')
  for (const kind of ['install', 'activate'])
    listeners.get(kind)?.({ waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
  await Promise.all(waits)
  expect([...listeners.keys()]).toEqual(['install', 'activate'])
  expect(open).not.toHaveBeenCalled()
})

it('the document names the worker, except with the setting `CODE_CACHE=off`', () => {
  expect(withConfiguration(script, appConfiguration({}))).toBe(script)
  expect(withConfiguration(script, appConfiguration({ CODE_CACHE: 'off' }))).toBe(
    '<script data-app="/id/assets/index.js"></script>',
  )
})
