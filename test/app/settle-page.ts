import { act } from '@testing-library/react'
import { vi } from 'vitest'

const announcedAttributes = [
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'value',
  'datetime',
] as const

/** Returns all text of the page, including texts that only screen readers announce. */
export const pageText = (): string =>
  [...document.querySelectorAll('body *')]
    .flatMap((element) => announcedAttributes.map((name) => element.getAttribute(name) ?? ''))
    .concat(document.body.textContent ?? '', document.title)
    .join('\n')

export const mainText = (): string => document.querySelector('main')?.textContent ?? ''

const realTimeout = setTimeout
const wait = (milliseconds: number) => new Promise((resolve) => void realTimeout(resolve, milliseconds))

/**
 * Advances the fake timers until the page has text that no longer changes. Also waits in real time, since lazy code takes
 * real time to load.
 */
export const settlePage = async (): Promise<void> => {
  let before = ''
  for (let same = 0, round = 0; (same < 10 || mainText() === '') && round < 1000; round += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(50)
      await wait(2)
    })
    const now = pageText()
    same = now === before ? same + 1 : 0
    before = now
  }
}
