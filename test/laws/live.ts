import type { Live } from '@paydeck/core/kernel'
import { expect } from 'vitest'

/** Records the current value of a live value, and then each new value. */
export const recorded = <V>(live: Live<V>): { readonly values: ReadonlyArray<V>; readonly stop: () => void } => {
  const values = [live.get()]
  const subscription = live.changes$.subscribe((value) => values.push(value))
  return { values, stop: () => subscription.unsubscribe() }
}

/**
 * Checks that a live value is stable: two reads return the same object, only changes are emitted, and a read after a change
 * returns the emitted object. `act` may or may not change the value.
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
