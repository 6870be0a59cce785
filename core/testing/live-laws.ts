import { from } from 'rxjs'
import type { Live } from '../kernel/store.ts'
import { formatValue, type Law, law, must, mustEqual } from './law.ts'

/** Test setup for a `Live` value, and a function that changes the value. */
export interface LiveBench {
  readonly live: Live<unknown>
  /** Changes the value to one that differs from the current value. */
  readonly change: () => void | Promise<void>
}

/** Subscribes a listener. Returns the values that the listener has received, and ends the subscription. */
const record = (live: Live<unknown>) => {
  const values: Array<unknown> = []
  const stop = live.subscribe((value) => void values.push(value))
  return { values, stop }
}

/** Fails the law unless both lists have the same length, and identical values at each place. */
const mustBeIdentical = (actual: ReadonlyArray<unknown>, expected: ReadonlyArray<unknown>, what: string): void =>
  must(
    actual.length === expected.length && expected.every((value, at) => Object.is(value, actual[at])),
    `expected ${what} to be ${formatValue(expected)}, got ${formatValue(actual)}.`,
  )

const changesLaws = (make: () => LiveBench): ReadonlyArray<Law> => [
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

const subscribeLaws = (make: () => LiveBench): ReadonlyArray<Law> => [
  law('live.subscribe calls the listener with the current value before it returns.', async () => {
    const { live, change } = make()
    const before = record(live)
    mustBeIdentical(before.values, [live.get()], 'the values on subscription')
    await change()
    const after = record(live)
    mustBeIdentical(after.values, [live.get()], 'the values on subscription after a change')
    before.stop()
    after.stop()
  }),
  law('live.subscribe calls every listener with every later value, in the order of the changes.', async () => {
    const { live, change } = make()
    const expected = [live.get()]
    const { values, stop } = record(live)
    const changes = live.changes$.subscribe((value) => expected.push(value))
    await change()
    const since = expected.length - 1
    const second = record(live)
    await change()
    stop()
    second.stop()
    changes.unsubscribe()
    mustBeIdentical(values, expected, 'the values of the first listener')
    mustBeIdentical(second.values, expected.slice(since), 'the values of the second listener')
  }),
  law(
    'live.subscribe returns a function, also its own method unsubscribe, that ends this subscription only.',
    async () => {
      const { live, change } = make()
      const [called, method, other] = [record(live), record(live), record(live)]
      called.stop()
      method.stop.unsubscribe()
      await change()
      other.stop()
      mustEqual([called.values.length, method.values.length], [1, 1], 'the numbers of values of ended subscriptions')
      must(other.values.length > 1, 'the other subscription ended too.')
    },
  ),
  law('live.subscribe lets a listener end its own subscription.', async () => {
    const { live, change } = make()
    const values: Array<unknown> = []
    const end = live.subscribe((value) => {
      values.push(value)
      if (values.length === 2) end()
    })
    const others = record(live)
    await change()
    await change()
    end()
    others.stop()
    mustEqual(values.length, 2, 'the number of values until the listener ended its subscription')
    must(others.values.length > 2, 'the subscription of another listener ended too.')
  }),
  law('live.subscribe accepts an observer, and RxJS reads the same values with from(live).', async () => {
    const { live, change } = make()
    const expected = record(live)
    const [observed, read]: [Array<unknown>, Array<unknown>] = [[], []]
    const observing = live.subscribe({ next: (value) => void observed.push(value) })
    const reading = from(live).subscribe((value) => void read.push(value))
    await change()
    expected.stop()
    observing.unsubscribe()
    reading.unsubscribe()
    mustBeIdentical(observed, expected.values, 'the values of the observer')
    mustBeIdentical(read, expected.values, 'the values of from(live)')
  }),
]

/** Laws of every `Live` value: values of ports (such as `Device.width`) and of slices (such as their views). */
export const liveLaws = (make: () => LiveBench): ReadonlyArray<Law> => [...changesLaws(make), ...subscribeLaws(make)]
