import type { TextStorage } from '@paydeck/core'
import { option as O } from 'fp-ts'

/** Scroll position of each history entry, by the key of the entry. */
export type ScrollPlaces = Map<string, number>

const storageKey = 'scroll-places'
/** Maximum number of stored positions. Without a limit, a long visit would store more and more of them. */
const most = 50

const isPlace = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])

const parsed = (text: string): ReadonlyArray<unknown> => {
  try {
    const entries: unknown = JSON.parse(text)
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}

/**
 * Returns the scroll positions that this tab stored before a reload. Returns an empty list if the stored text is malformed.
 */
export const keptPlaces = (storage: TextStorage): ReadonlyArray<readonly [string, number]> => {
  const text = storage.read(storageKey)
  return O.isSome(text) ? parsed(text.value).filter(isPlace) : []
}

export const keepPlaces = (storage: TextStorage, places: ScrollPlaces): void =>
  storage.write(storageKey, JSON.stringify([...places].slice(-most)))

const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to `top` as soon as the page is long enough, and keeps this position until the whole page has loaded. Stops when
 * the user scrolls or presses a key.
 * @returns a function that stops the scrolling
 */
export const scrollOnceThere = (top: number): (() => void) => {
  const { documentElement, body } = document
  const attempt = (): void => {
    if (documentElement.scrollHeight - window.innerHeight < top) return
    window.scrollTo({ top, behavior: 'instant' })
    if (document.querySelector('main [aria-busy="true"]') === null) stop()
  }
  const growth = new ResizeObserver(attempt)
  const stop = (): void => {
    growth.disconnect()
    for (const act of acts) window.removeEventListener(act, stop)
  }
  for (const act of acts) window.addEventListener(act, stop, { passive: true })
  // `observe` also reports the current size.
  growth.observe(body)
  return stop
}
