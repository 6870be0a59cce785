import type { Live, Stores } from '../kernel/store.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** Test setup for `Stores`: a factory that has made no store, and the lines that it logs. */
export interface StoresBench {
  readonly stores: Stores
  /** Returns the lines that the factory has logged, oldest first. */
  readonly lines: () => ReadonlyArray<string>
}

/** Subscribes to a store for the rest of the law. Returns the list of emitted values. */
const valuesOf = <S>(store: Live<S>): ReadonlyArray<S> => {
  const values: Array<S> = []
  store.changes$.subscribe((value) => void values.push(value))
  return values
}

const updateLaws = (make: () => StoresBench): ReadonlyArray<Law> => [
  law('stores.make returns a store with the given initial value, independent of other stores.', () => {
    const { stores } = make()
    const initial = { count: 1 }
    const [store, other] = [stores.make(initial), stores.make(initial)]
    must(Object.is(store.get(), initial), 'store.get returned another object than the initial value.')
    store.update(({ count }) => ({ count: count + 1 }))
    mustEqual([store.get(), other.get()], [{ count: 2 }, { count: 1 }], 'the values of the updated and the other store')
  }),
  law('store.update passes the current value and stores the result before it notifies subscribers.', () => {
    const store = make().stores.make(1)
    const seen: Array<readonly [number, number]> = []
    store.changes$.subscribe((value) => void seen.push([value, store.get()]))
    store.update((count) => count + 1)
    store.update((count) => count * 10)
    mustEqual(
      seen,
      [
        [2, 2],
        [20, 20],
      ],
      'the emitted values, each with the value of store.get',
    )
  }),
  law('store.update notifies no subscriber if the result is the same object.', () => {
    const { stores } = make()
    const [object, number] = [stores.make<object>({ count: 1 }), stores.make(Number.NaN)]
    const values = [valuesOf<object>(object), valuesOf(number)]
    object.update((same) => same)
    number.update((same) => same)
    mustEqual(values, [[], []], 'the emitted values')
    object.update((same) => ({ ...same }))
    mustEqual(values[0]?.length, 1, 'the number of emitted values after an update to an equal object')
  }),
]

const resetLaws = (make: () => StoresBench): ReadonlyArray<Law> => [
  law('stores.resetAll resets every store to its initial value and notifies its subscribers (SESS-021).', () => {
    const { stores } = make()
    const initial = { count: 1 }
    const [store, other] = [stores.make(initial), stores.make('empty')]
    store.update(() => ({ count: 7 }))
    other.update(() => 'full')
    const values = [valuesOf<unknown>(store), valuesOf<unknown>(other)]
    stores.resetAll()
    must(Object.is(store.get(), initial), 'store.get returned another object than the initial value.')
    mustEqual([other.get(), values], ['empty', [[initial], ['empty']]], 'the other value and all emitted values')
  }),
  law('stores.resetAll does not notify the subscribers of a store that has its initial value.', () => {
    const { stores } = make()
    const store = stores.make({ count: 1 })
    const values = valuesOf(store)
    stores.resetAll()
    stores.resetAll()
    mustEqual(values, [], 'the emitted values')
  }),
  law('stores.resetAll keeps stores usable and subscribers subscribed.', () => {
    const { stores } = make()
    const store = stores.make(1)
    const values = valuesOf(store)
    for (const next of [2, 3]) {
      store.update(() => next)
      stores.resetAll()
    }
    mustEqual(values, [2, 1, 3, 1], 'the emitted values')
  }),
  law('stores.epoch returns the number of calls of resetAll, also while resetAll notifies subscribers.', () => {
    const { stores } = make()
    const store = stores.make(1)
    const epochs: Array<number> = [stores.epoch()]
    store.update(() => 2)
    epochs.push(stores.epoch())
    store.changes$.subscribe(() => void epochs.push(stores.epoch()))
    stores.resetAll()
    stores.resetAll()
    epochs.push(stores.epoch())
    mustEqual(epochs, [0, 0, 1, 2], 'the epochs')
  }),
  law('stores.resetAll affects only the stores and the epoch of its own factory.', () => {
    const [{ stores }, { stores: others }] = [make(), make()]
    const other = others.make(1)
    other.update(() => 2)
    stores.resetAll()
    mustEqual([other.get(), others.epoch()], [2, 0], 'the value and the epoch of the other factory')
  }),
  law('stores.logBroken logs each message verbatim and in order.', () => {
    const { stores, lines } = make()
    const messages = ['100% of %s', 'second']
    for (const message of messages) stores.logBroken(message)
    mustEqual(lines().length, messages.length, 'the number of lines')
    for (const [index, message] of messages.entries())
      must(lines()[index]?.includes(message) === true, `no line contains the message "${message}".`)
  }),
]

/** Laws of `Stores`. The stores that it makes also have to keep `liveLaws`. */
export const storesLaws = (make: () => StoresBench): ReadonlyArray<Law> => [...updateLaws(make), ...resetLaws(make)]
