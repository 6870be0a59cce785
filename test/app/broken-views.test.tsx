import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { type Live } from '@paydeck/core'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../ui/app/App.tsx'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { rootOptions } from '../../ui/app/root-options.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../ui/di/tokens.ts'
import { standInPopovers } from '../kit/popovers.ts'
import { anyProvider } from './any-provider.ts'
import { pages, signedIn } from './pages.ts'
import { makeApp } from './real-app.ts'
import { settlePage } from './settle-page.ts'

/** `mounted` counts the components that read each view. `broken` is the view whose read throws, or null. */
const views = vi.hoisted(() => ({
  mounted: new Map<object, number>(),
  broken: null as object | null,
  listeners: new Set<() => void>(),
  round: 0,
}))

const secret = '4111 1111 1111 1111'

vi.mock('../../ui/di/use-live.ts', async (original) => {
  const { useLive } = await original<{ useLive: <V>(live: Live<V>) => V }>()
  const { useEffect, useSyncExternalStore } = await import('react')
  const listen = (listener: () => void) => {
    views.listeners.add(listener)
    return () => views.listeners.delete(listener)
  }
  return {
    useLive: (live: Live<unknown>) => {
      useSyncExternalStore(listen, () => views.round)
      useEffect(() => {
        views.mounted.set(live, (views.mounted.get(live) ?? 0) + 1)
        return () => {
          const others = (views.mounted.get(live) ?? 1) - 1
          if (others === 0) views.mounted.delete(live)
          else views.mounted.set(live, others)
        }
      }, [live])
      if (views.broken === live) throw new TypeError(`No balance of ${secret}`)
      return useLive(live)
    },
  }
})

// Loads the part of the frame that replaces a broken page.
await import('../../ui/app/frame-parts.ts')
const lazyPortModules = await lazyPorts(lazySlices)
standInPopovers()

const logged: Array<string> = []
const errors = () => logged.filter((line) => line.includes('while rendering'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  logged.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async (path: string): Promise<void> => {
  window.history.replaceState(null, '', `/id${path}`)
  vi.stubGlobal('fetch', anyProvider(1, { ...signedIn, ...pages[path] }))
  const app = makeApp(lazyPortModules, {
    info: (line: string) => logged.push(line),
    warn: (line: string) => logged.push(line),
  })
  app.get(slice('startup')).initialise()
  render(
    <ContainerProvider container={app}>
      <App base="/id" />
    </ContainerProvider>,
    rootOptions(app.get(port('log'))),
  )
  await settlePage()
}

/** Runs the timers that are due within 20 ms, which includes pending renders. */
const runRenders = () => act(async () => void (await vi.advanceTimersByTimeAsync(20)))

/** Makes this view throw, or no view if null. Then rerenders every component that reads a view. */
const breakView = async (view: object | null): Promise<void> => {
  views.broken = view
  await act(async () => {
    views.round += 1
    views.listeners.forEach((listener) => listener())
  })
  await runRenders()
}

const failures = () => screen.queryAllByText(/^We couldn't show this /)
const hasFrame = () => screen.queryAllByRole('navigation', { name: 'Main' }).length === 1

/** Presses "Try Again" in each part of the page that could not be rendered. */
const tryAgain = async (): Promise<void> => {
  for (const failure of failures()) {
    const box = failure.closest('[role="alert"]')?.parentElement
    if (box === null || box === undefined) throw new Error('The failure is no alert')
    fireEvent.click(within(box).getAllByRole('button', { name: 'Try Again' })[0] ?? box)
  }
  await runRenders()
}

it.each(Object.keys(pages))(
  'if any view of the page %s throws an error, the app frame stays visible, and the button "Try Again" restores the page',
  async (path) => {
    await open(path)
    expect(failures()).toEqual([])
    const frameless: Array<number> = []
    const count = views.mounted.size
    expect(count).toBeGreaterThan(5)
    for (let at = 0; at < count; at += 1) {
      const view = [...views.mounted.keys()][at]
      if (view === undefined) break
      logged.length = 0
      const readers = views.mounted.get(view)
      await breakView(view)
      expect([at, failures().length > 0]).toEqual([at, true])
      if (!hasFrame()) frameless.push(at)
      expect(errors().length).toBeGreaterThan(0)
      expect(errors().length).toBeLessThanOrEqual(readers ?? 0)
      expect(logged.join()).not.toContain(secret)
      await breakView(null)
      await tryAgain()
      expect([at, failures()]).toEqual([at, []])
      expect(hasFrame()).toBe(true)
    }
    // The frame disappears for at most one view: the view that the frame itself reads.
    expect(frameless.length).toBeLessThanOrEqual(1)
  },
  120_000,
)
