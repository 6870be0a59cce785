import type { Live } from '@paydeck/core/kernel'
import { expect } from 'vitest'

/** Everything that a live value said from now on, its present value first. */
export const recorded = <V>(live: Live<V>): { readonly values: ReadonlyArray<V>; readonly stop: () => void } => {
  const values = [live.get()]
  const subscription = live.changes$.subscribe((value) => values.push(value))
  return { values, stop: () => subscription.unsubscribe() }
}

/**
 * A live value is stable: reading it twice gives the same object, it is silent unless it changes, and what it
 * says is what it then reads. `act` is anything that may or may not change it.
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
