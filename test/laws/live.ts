import type { Live } from '@paydeck/core/kernel'
import { expect } from 'vitest'

/** Records the values of a live value: the current value, then each change. */
export const recorded = <V>(live: Live<V>): { readonly values: ReadonlyArray<V>; readonly stop: () => void } => {
  const values = [live.get()]
  const subscription = live.changes$.subscribe((value) => values.push(value))
  return { values, stop: () => subscription.unsubscribe() }
}

/**
 * Checks that a live value is stable. Reading it twice gives the same object. It emits only changes, and reading it gives
 * the emitted object. `act` may or may not change the value.
 */
export const expectStable = <V>(live: Live<V>, act: () => void): void => {
  const before = live.get()
  expect(live.get()).toBe(before)
  const said: Array<V> = []
  const subscription = live.changes$.subscribe((value) => {
    said.push(value)
    expect(live.get()).toBe(value)
  })
  act()
  subscription.unsubscribe()
  expect(live.get()).toBe(live.get())
  const heard = [before, ...said]
  for (let at = 1; at < heard.length; at += 1) expect(heard[at]).not.toBe(heard[at - 1])
  expect(heard.at(-1)).toBe(live.get())
}
