import { makeLive, makeStores, type Store, type Stores } from '@paydeck/core'
import { type StoresBench, storesLaws } from '@paydeck/core/testing'
import { filter, Observable, Subject, take } from 'rxjs'
import { describeWrongAdapters } from './run-laws.ts'

interface StoreChange {
  readonly make?: <S>(initial: S) => Store<S>
  readonly resetAll?: () => void
  readonly epoch?: () => number
  readonly logBroken?: (message: string) => void
}

const stores =
  (change: (right: Stores, lines: Array<string>) => StoreChange = () => ({})) =>
  (): StoresBench => {
    const lines: Array<string> = []
    const right = makeStores((message) => void lines.push(message))
    return { stores: { ...right, ...change(right, lines) }, lines: () => lines }
  }

/** Makes stores that differ from correct ones in some methods. */
const storesWith = (change: <S>(store: Store<S>, initial: S) => Partial<Store<S>>) =>
  stores(({ make }) => ({
    make: (initial) => {
      const store = make(initial)
      return { ...store, ...change(store, initial) }
    },
  }))

const everyStores = makeStores()

describeWrongAdapters('storesLaws', storesLaws, stores(), {
  'stores.make returns a store with the given initial value, independent of other stores.': [
    storesWith((_, initial) => ({ get: () => ({ ...initial }) })),
    stores(({ make }) => {
      let only: unknown = null
      return { make: <S>(initial: S) => (only ??= make(initial)) as Store<S> }
    }),
  ],
  'store.update passes the current value and stores the result before it notifies subscribers.': [
    storesWith((store, initial) => ({ update: (change) => store.update(() => change(initial)) })),
    stores(() => ({
      make: <S>(initial: S) => {
        const changes$ = new Subject<S>()
        let state = initial
        const update = (change: (state: S) => S): void => {
          const next = change(state)
          changes$.next(next)
          state = next
        }
        return { ...makeLive(() => state, changes$), update }
      },
    })),
  ],
  'store.update notifies no subscriber if the result is the same object.': stores(() => ({
    make: <S>(initial: S) => {
      const changes$ = new Subject<S>()
      let state = initial
      const update = (change: (state: S) => S): void => {
        state = change(state)
        changes$.next(state)
      }
      return { ...makeLive(() => state, changes$), update }
    },
  })),
  'stores.resetAll resets every store to its initial value and notifies its subscribers (SESS-021).': [
    stores(() => ({ resetAll: () => undefined })),
    storesWith((store, initial) => ({ changes$: store.changes$.pipe(filter((value) => value !== initial)) })),
  ],
  'stores.resetAll does not notify the subscribers of a store that has its initial value.': stores(
    ({ make, resetAll }) => {
      const resets$ = new Subject<void>()
      return {
        make: (initial) => {
          const store = make(initial)
          return {
            ...store,
            changes$: new Observable((subscriber) => {
              const all = store.changes$.subscribe(subscriber)
              all.add(resets$.subscribe(() => subscriber.next(store.get())))
              return all
            }),
          }
        },
        resetAll: () => {
          resetAll()
          resets$.next()
        },
      }
    },
  ),
  'stores.resetAll keeps stores usable and subscribers subscribed.': storesWith((store) => ({
    changes$: store.changes$.pipe(take(2)),
  })),
  'stores.epoch returns the number of calls of resetAll, also while resetAll notifies subscribers.': [
    stores(({ resetAll }) => {
      let epoch = 0
      return {
        epoch: () => epoch,
        resetAll: () => {
          resetAll()
          epoch += 1
        },
      }
    }),
    stores(() => ({ epoch: () => 0 })),
  ],
  'stores.resetAll affects only the stores and the epoch of its own factory.': stores(() => everyStores),
  'stores.logBroken logs each message verbatim and in order.': [
    stores(() => ({ logBroken: () => undefined })),
    stores((_, lines) => ({ logBroken: (message) => void lines.unshift(message) })),
  ],
})
