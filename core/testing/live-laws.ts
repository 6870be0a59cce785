import type { Live } from '../kernel/store.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** Test setup for a `Live` value, and a function that changes the value. */
export interface LiveBench {
  readonly live: Live<unknown>
  /** Changes the value to one that differs from the current value. */
  readonly change: () => void | Promise<void>
}

/** Laws of every `Live` value: values of ports (such as `Device.width`) and of slices (such as their views). */
export const liveLaws = (make: () => LiveBench): ReadonlyArray<Law> => [
  law('live.get returns the identical value between changes.', async () => {
    const { live, change } = make()
    must(Object.is(live.get(), live.get()), 'live.get returned two different values before the change.')
    await change()
    must(Object.is(live.get(), live.get()), 'live.get returned two different values after the change.')
  }),
  law('live.changes$ emits every change, and not the current value on subscription.', async () => {
    const { live, change } = make()
    const received: Array<unknown> = []
    const subscription = live.changes$.subscribe((value) => received.push(value))
    mustEqual(received.length, 0, 'the number of values on subscription')
    await change()
    const first = received.length
    await change()
    subscription.unsubscribe()
    must(
      first > 0 && received.length > first,
      `the number of values is ${first} for the first change and ${received.length - first} for the second.`,
    )
  }),
  law('live.changes$ emits the value that live.get then returns.', async () => {
    const { live, change } = make()
    const pairs: Array<readonly [unknown, unknown]> = []
    const subscription = live.changes$.subscribe((value) => pairs.push([value, live.get()]))
    await change()
    subscription.unsubscribe()
    must(
      pairs.every(([value, current]) => Object.is(value, current)),
      'live.get returned another value than live.changes$ emitted.',
    )
  }),
  law('live.changes$ neither completes nor fails.', async () => {
    const { live, change } = make()
    const ends: Array<string> = []
    const subscription = live.changes$.subscribe({
      error: () => void ends.push('failed'),
      complete: () => void ends.push('ended'),
    })
    await change()
    subscription.unsubscribe()
    mustEqual(ends, [], 'the ends of live.changes$')
  }),
]
