import 'reflect-metadata/lite'
import { latePorts } from '@paydeck/adapters/modules'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../ui/app/App.tsx'
import { lateSlices } from '../../ui/app/late-slices.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { slice } from '../../ui/di/tokens.ts'
import { standInPopovers } from '../kit/popovers.ts'
import { anyProvider, type Needed } from './any-provider.ts'
import { calm, mainText, told } from './calm.ts'
import { pages, signedIn } from './pages.ts'
import { makeApp } from './real-app.ts'

const portsOfLate = await latePorts(lateSlices)
standInPopovers()

/** Openings of each page: one, and 10 with FC_RUNS=1000. */
const openings = Math.max(1, Math.round(Number(process.env['FC_RUNS'] ?? 100) / 100))
const presses = 4

/** What React says of items that came twice and of tests, and what Emotion says of servers: in development alone. */
const isExpected = (text: string): boolean =>
  /^Encountered two children|^The current testing environment|unsafe when doing server-side/.test(text)

let errors = vi.spyOn(console, 'error')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Other windows are none of this page.
  vi.stubGlobal('open', () => null)
  vi.stubGlobal('print', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = async (path: string, needed: Needed, seed: number): Promise<void> => {
  window.history.replaceState(null, '', `/id${path}`)
  vi.stubGlobal('fetch', anyProvider(seed, { ...signedIn, ...needed }))
  const app = makeApp(portsOfLate)
  app.get(slice('startup')).initialise()
  render(
    <ContainerProvider container={app}>
      <App base="/id" />
    </ContainerProvider>,
  )
  await calm()
}

const broken = /.*(?:\bNaN\b|\bundefined\b|\[object \w+\]|Invalid Date|could not be loaded).*/g

const expectWhole = (when: string): void => {
  const logged = errors.mock.calls.map(([first]) => String(first)).filter((text) => !isExpected(text))
  const seen = { when, isBlank: mainText() === '', broken: told().match(broken) ?? [], logged }
  expect(seen).toEqual({ when, isBlank: false, broken: [], logged: [] })
}

/** What leads to no other site, and does not end the session. */
const pressable = (): ReadonlyArray<HTMLElement> =>
  [...document.querySelectorAll<HTMLElement>('button:not(:disabled), a[href^="/id/"]:not([target]), summary')].filter(
    ({ textContent }) => !/Sign Out/.test(textContent ?? ''),
  )

const opened = Object.entries(pages).map(([path, needed], index) => [path, needed, index + 1] as const)

it.each(opened)(
  'W4 %s is shown whatever the provider answers in the shape of its answers, and after any presses',
  async (path, needed, first) => {
    // Each opening has a seed of its own, so that what all pages ask for gets as many answers as there are pages.
    for (let seed = first; seed <= openings * opened.length; seed += opened.length) {
      await open(path, needed, seed)
      expect(window.location.pathname).toBe(`/id${path.split('?')[0]}`)
      expectWhole(`opened with ${seed}`)
      for (let press = 1; press <= presses; press += 1) {
        const all = pressable()
        const one = all[(seed * 7919 + press * 104_729) % all.length]
        await act(async () => one?.click())
        await calm()
        expectWhole(`press ${press} with ${seed}: ${one?.textContent}`)
      }
      cleanup()
    }
  },
  600_000,
)
