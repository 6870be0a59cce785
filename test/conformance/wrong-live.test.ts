import { type Live, makeLive, makeStores } from '@paydeck/core'
import { type LiveBench, liveLaws } from '@paydeck/core/testing'
import { concat, NEVER, of, take } from 'rxjs'
import { describeWrongAdapters } from './run-laws.ts'

interface Count {
  readonly count: number
}

const live =
  (change: (right: Live<Count>) => Live<unknown> = (right) => right) =>
  (): LiveBench => {
    const store = makeStores().make<Count>({ count: 0 })
    return { live: change(store), change: () => store.update(({ count }) => ({ count: count + 1 })) }
  }

type Subscribe = Live<Count>['subscribe']

/** Makes a live value that differs from a correct one in `subscribe` only. */
const subscribing = (change: (right: Live<Count>) => Subscribe) =>
  live((right) => ({ ...right, subscribe: change(right) }))

/** Returns a function that is also its own method `unsubscribe`. */
const ending = (end: () => void): ReturnType<Subscribe> => Object.assign(() => end(), { unsubscribe: () => end() })

describeWrongAdapters('liveLaws', liveLaws, live(), {
  'live.get returns the identical value between changes.': live((right) => ({
    ...right,
    get: () => ({ ...right.get() }),
  })),
  'live.changes$ emits every change, and not the current value on subscription.': live((right) => ({
    ...right,
    changes$: concat(of(right.get()), right.changes$),
  })),
  'live.changes$ emits the value that live.get then returns.': live((right) => {
    const first = right.get()
    return { ...right, get: () => first }
  }),
  'live.changes$ neither completes nor fails.': live((right) => ({
    ...right,
    changes$: right.changes$.pipe(take(1)),
  })),
  'live.subscribe calls the listener with the current value before it returns.': [
    subscribing(({ changes$ }) => (listener) => {
      const subscription = changes$.subscribe(listener)
      return ending(() => subscription.unsubscribe())
    }),
    subscribing((right) => {
      const first = right.get()
      return makeLive(() => first, right.changes$).subscribe
    }),
  ],
  'live.subscribe calls every listener with every later value, in the order of the changes.': [
    subscribing((right) => makeLive(right.get, right.changes$.pipe(take(1))).subscribe),
    subscribing((right) => {
      let isTaken = false
      return (listener) => {
        const { subscribe } = isTaken ? makeLive(right.get, NEVER) : right
        isTaken = true
        return subscribe(listener)
      }
    }),
  ],
  'live.subscribe returns a function, also its own method unsubscribe, that ends this subscription only.': [
    subscribing(
      ({ subscribe }) =>
        (listener) =>
          Object.assign(() => undefined, subscribe(listener)),
    ),
    subscribing(
      ({ subscribe }) =>
        (listener) =>
          Object.assign(subscribe(listener), { unsubscribe: () => undefined }),
    ),
    subscribing(({ subscribe }) => {
      const ends: Array<() => void> = []
      return (listener) => {
        ends.push(subscribe(listener))
        return ending(() => ends.forEach((end) => end()))
      }
    }),
  ],
  'live.subscribe lets a listener end its own subscription.': [
    subscribing(({ subscribe }) => (listener) => {
      const end = subscribe(listener)
      return ending(() => setTimeout(end))
    }),
    subscribing((right) => {
      let inside = 0
      const ends: Array<() => void> = []
      return (listener) => {
        const end = right.subscribe((value) => {
          inside += 1
          if (typeof listener === 'function') listener(value)
          else listener.next?.(value)
          inside -= 1
        })
        ends.push(end)
        return ending(() => (inside === 0 ? [end] : ends).forEach((one) => one()))
      }
    }),
  ],
  'live.subscribe accepts an observer, and RxJS reads the same values with from(live).': [
    subscribing(
      ({ subscribe }) =>
        (listener) =>
          subscribe(typeof listener === 'function' ? listener : {}),
    ),
    live((right) => ({
      ...makeLive(right.get, NEVER),
      get: right.get,
      changes$: right.changes$,
      subscribe: right.subscribe,
    })),
  ],
})
