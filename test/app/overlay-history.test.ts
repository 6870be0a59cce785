import { expect, it, vi } from 'vitest'
import { overlayHistory, type OverlayWindow } from '../../ui/app/overlay-history.ts'

const origin = 'https://paydeck.example'

/** Fake browser with two pages in its history. `history.back()` takes effect only in `runSteps`, since browsers delay it. */
const browser = (entries: Array<unknown> = [{ key: 'first' }, { key: 'home' }], path = '/id/home') => {
  let at = entries.length - 1
  const urls = entries.map(() => new URL(path, origin))
  let steps = 0
  const listeners = new Set<() => void>()
  const view: OverlayWindow = {
    history: {
      get state() {
        return entries[at]
      },
      pushState: (state: unknown, _: string, url: string | URL | null = null) => {
        const next = new URL(url ?? urls[at] ?? '', urls[at])
        entries.splice(at + 1, entries.length, state)
        urls.splice(at + 1, urls.length, next)
        at += 1
      },
      replaceState: (state: unknown, _: string, url: string | URL | null = null) => {
        entries[at] = state
        urls[at] = new URL(url ?? urls[at] ?? '', urls[at])
      },
      back: () => {
        steps += 1
      },
    },
    location: {
      get href() {
        return urls[at]?.href ?? ''
      },
      get pathname() {
        return urls[at]?.pathname ?? ''
      },
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }
  const go = (by: number): void => {
    at = Math.max(0, Math.min(entries.length - 1, at + by))
    listeners.forEach((listener) => listener())
  }
  return {
    view,
    go,
    /** Performs the pending calls of `history.back()`. */
    runSteps: () => {
      for (; steps > 0; steps -= 1) go(-1)
    },
    keys: () => entries.map((state) => JSON.stringify(state)),
    at: () => at,
    paths: () => urls.map(({ pathname, search }) => pathname + search),
    listenerCount: () => listeners.size,
  }
}

const home = '{"key":"home"}'
const over = '{"key":"home","overlay":true}'

it('SHELL-055 the browser’s back button closes an open overlay and stays on the page', () => {
  const { view, go, keys, at } = browser()
  const close = vi.fn()
  const entries = overlayHistory(view, close)
  entries.follow(false)
  expect(keys().at(-1)).toBe(home)
  entries.follow(true)
  expect(keys().slice(1)).toEqual([home, over])
  go(-1)
  expect(close).toHaveBeenCalledOnce()
  entries.follow(false)
  expect([at(), close.mock.calls.length]).toEqual([1, 1])
})

it('if an overlay closes without the back button, its history entry is removed, and the back button leaves the page', () => {
  const { view, go, runSteps: arrive, at } = browser()
  const close = vi.fn()
  const entries = overlayHistory(view, close)
  entries.follow(true)
  entries.follow(false)
  arrive()
  expect(at()).toBe(1)
  go(-1)
  expect([at(), close.mock.calls]).toEqual([0, []])
})

it('if an overlay reopens immediately after closing, it gets a history entry, so the browser’s back button closes it', () => {
  const { view, runSteps: arrive, go, keys, at } = browser()
  const close = vi.fn()
  const entries = overlayHistory(view, close)
  entries.follow(true)
  entries.follow(false)
  entries.follow(true)
  arrive()
  expect([keys()[at()], close.mock.calls]).toEqual([over, []])
  go(-1)
  expect(close).toHaveBeenCalledOnce()
})

it('the browser skips the history entry of a closed overlay after a reload and when the user goes back or forward', () => {
  const reloaded = browser([{ key: 'first' }, { key: 'home' }, { key: 'home', overlay: true }])
  overlayHistory(reloaded.view, vi.fn()).follow(false)
  reloaded.runSteps()
  expect(reloaded.at()).toBe(1)

  const { view, go, runSteps: arrive, at } = browser()
  const entries = overlayHistory(view, vi.fn())
  entries.follow(true)
  view.history.pushState({ key: 'settings' }, '')
  entries.follow(false)
  arrive()
  expect(at()).toBe(3)
  go(-1)
  arrive()
  expect(at()).toBe(1)
  go(1)
  arrive()
  expect(at()).toBe(1)
})

it('ACT-013 after an overlay has closed, the URL of the page no longer names the slide that a link had opened', () => {
  const { view, go, runSteps: arrive, paths } = browser([null, null], '/id/activity?kind=bill&item=payout:1')
  const entries = overlayHistory(view, vi.fn())
  const close = (url: string): void => {
    view.history.replaceState(view.history.state, '', url)
    entries.follow(false)
    arrive()
  }
  entries.follow(true)
  close('/id/activity?kind=bill')
  expect(paths().slice(0, 2)).toEqual(['/id/activity?kind=bill&item=payout:1', '/id/activity?kind=bill'])
  // The second overlay closes, after it has changed the filter.
  entries.follow(true)
  close('/id/activity?kind=fee')
  expect(paths()[1]).toBe('/id/activity?kind=fee')
  // The entry of the page before stays as it is.
  go(-1)
  expect(paths()[0]).toBe('/id/activity?kind=bill&item=payout:1')
})

it('an overlay that closes while the app goes to another page changes no URL', () => {
  const { view, go, runSteps: arrive, paths } = browser([null], '/id/home')
  const entries = overlayHistory(view, vi.fn())
  entries.follow(true)
  view.history.pushState({ key: 'card' }, '', '/id/card')
  entries.follow(false)
  arrive()
  go(-1)
  arrive()
  expect(paths()).toEqual(['/id/home', '/id/home', '/id/card'])
})

it('after a reload on the entry of an overlay that does not open again, the URL of the page stays as it was', () => {
  const { view, runSteps: arrive, paths } = browser([null], '/id/activity')
  view.history.pushState({ overlay: true }, '', '/id/activity?item=payout:1')
  overlayHistory(view, vi.fn()).follow(false)
  arrive()
  expect(paths()[0]).toBe('/id/activity')
})

it('an overlay adds its history entry even if the history entry of the page has no state', () => {
  const { view, keys } = browser([null])
  overlayHistory(view, vi.fn()).follow(true)
  expect(keys()).toEqual(['null', '{"overlay":true}'])
})

it('the overlay history removes its listener when it is disposed', () => {
  const { view, listenerCount } = browser()
  const entries = overlayHistory(view, vi.fn())
  expect(listenerCount()).toBe(1)
  entries.end()
  expect(listenerCount()).toBe(0)
})
