import { expect, it, vi } from 'vitest'
import { overlayHistory, type OverlayWindow } from '../../ui/app/overlay-history.ts'

/** A browser with two pages behind it: a step back takes its time, as in one. */
const browser = (entries: Array<unknown> = [{ key: 'first' }, { key: 'home' }]) => {
  let at = entries.length - 1
  let steps = 0
  const heard = new Set<() => void>()
  const view: OverlayWindow = {
    history: {
      get state() {
        return entries[at]
      },
      pushState: (state: unknown) => {
        entries.splice(at + 1, entries.length, state)
        at += 1
      },
      back: () => {
        steps += 1
      },
    },
    addEventListener: (_: string, listener: () => void) => void heard.add(listener),
    removeEventListener: (_: string, listener: () => void) => void heard.delete(listener),
  }
  const go = (by: number): void => {
    at = Math.max(0, Math.min(entries.length - 1, at + by))
    heard.forEach((listener) => listener())
  }
  return {
    view,
    go,
    /** Lets the steps arrive that were asked for. */
    arrive: () => {
      for (; steps > 0; steps -= 1) go(-1)
    },
    keys: () => entries.map((state) => JSON.stringify(state)),
    at: () => at,
    heard: () => heard.size,
  }
}

const home = '{"key":"home"}'
const over = '{"key":"home","overlay":true}'

it('SHELL-055 closes what is open on the way back, and the page stays', () => {
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

it('takes its entry back when it is closed otherwise: the next way back leaves the page', () => {
  const { view, go, arrive, at } = browser()
  const close = vi.fn()
  const entries = overlayHistory(view, close)
  entries.follow(true)
  entries.follow(false)
  arrive()
  expect(at()).toBe(1)
  go(-1)
  expect([at(), close.mock.calls]).toEqual([0, []])
})

it('is open over an entry of its own also when it opens again at once', () => {
  const { view, arrive, go, keys, at } = browser()
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

it('passes over an entry that is left: by a reload, by a page that was gone to, and on the way forward', () => {
  const reloaded = browser([{ key: 'first' }, { key: 'home' }, { key: 'home', overlay: true }])
  overlayHistory(reloaded.view, vi.fn()).follow(false)
  reloaded.arrive()
  expect(reloaded.at()).toBe(1)

  const { view, go, arrive, at } = browser()
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

it('keeps what an entry knew, also one that knows nothing', () => {
  const { view, keys } = browser([null])
  overlayHistory(view, vi.fn()).follow(true)
  expect(keys()).toEqual(['null', '{"overlay":true}'])
})

it('hears nothing any more once it has ended', () => {
  const { view, heard } = browser()
  const entries = overlayHistory(view, vi.fn())
  expect(heard()).toBe(1)
  entries.end()
  expect(heard()).toBe(0)
})
