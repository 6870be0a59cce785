import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../ui/app/App.tsx'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { slice } from '../../ui/di/tokens.ts'
import { standInPopovers } from '../kit/popovers.ts'
import { anyProvider, type RequiredFields } from './any-provider.ts'
import { pages, signedIn } from './pages.ts'
import { makeApp } from './real-app.ts'
import { settlePage, mainText, pageText } from './settle-page.ts'

const lazyPortModules = await lazyPorts(lazySlices)
standInPopovers()

/** Number of runs per page: 1 by default, and 10 with the environment variable FC_RUNS=1000. */
const runsPerPage = Math.max(1, Math.round(Number(process.env['FC_RUNS'] ?? 100) / 100))
const presses = 4

/**
 * True if the text is an expected warning of a development build: from React (duplicate keys, test environment) or from
 * Emotion (server-side rendering).
 */
const isExpected = (text: string): boolean =>
  /^Encountered two children|^The current testing environment|unsafe when doing server-side/.test(text)

let errors = vi.spyOn(console, 'error')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Pages may open other windows, which this test ignores.
  vi.stubGlobal('open', () => null)
  vi.stubGlobal('print', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = async (path: string, needed: RequiredFields, seed: number): Promise<void> => {
  window.history.replaceState(null, '', `/id${path}`)
  vi.stubGlobal('fetch', anyProvider(seed, { ...signedIn, ...needed }))
  const app = makeApp(lazyPortModules)
  app.get(slice('startup')).initialise()
  render(
    <ContainerProvider container={app}>
      <App base="/id" />
    </ContainerProvider>,
  )
  await settlePage()
}

const broken = /.*(?:\bNaN\b|\bundefined\b|\[object \w+\]|Invalid Date|could not be loaded|couldn't load).*/g

const expectNoFault = (when: string): void => {
  const logged = errors.mock.calls.map(([first]) => String(first)).filter((text) => !isExpected(text))
  const seen = { when, isBlank: mainText() === '', broken: pageText().match(broken) ?? [], logged }
  expect(seen).toEqual({ when, isBlank: false, broken: [], logged: [] })
}

/** Returns the enabled controls of the page, except "Sign Out" and links that leave the app. */
const pressable = (): ReadonlyArray<HTMLElement> =>
  [...document.querySelectorAll<HTMLElement>('button:not(:disabled), a[href^="/id/"]:not([target]), summary')].filter(
    ({ textContent }) => !/Sign Out/.test(textContent ?? ''),
  )

const seededPages = Object.entries(pages).map(([path, needed], index) => [path, needed, index + 1] as const)

it.each(seededPages)(
  'W4 the page %s renders without errors for random valid responses, also after random presses',
  async (path, needed, first) => {
    // No two pages use the same seed. If several pages send the same call, its response therefore differs from page to page.
    for (let seed = first; seed <= runsPerPage * seededPages.length; seed += seededPages.length) {
      await open(path, needed, seed)
      expect(window.location.pathname).toBe(`/id${path.split('?')[0]}`)
      expectNoFault(`opened with ${seed}`)
      for (let press = 1; press <= presses; press += 1) {
        const all = pressable()
        const one = all[(seed * 7919 + press * 104_729) % all.length]
        await act(async () => one?.click())
        await settlePage()
        expectNoFault(`press ${press} with ${seed}: ${one?.textContent}`)
      }
      cleanup()
    }
  },
  600_000,
)
