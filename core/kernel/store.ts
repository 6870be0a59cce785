import { distinctUntilChanged, map, Observable, Subject, Subscription } from 'rxjs'

/** Value that changes over time. Callers read the value or subscribe to its changes. */
export interface Live<V> {
  /** Returns the current value, which is the same object until it changes. */
  readonly get: () => V
  /** Emits every later value, but not the current one. Never errors and never completes. */
  readonly changes$: Observable<V>
}

/** State of a slice. Only the slice itself updates the state. */
export interface Store<S> extends Live<S> {
  /** Replaces the state. If `change` returns the same object, no subscriber is notified. */
  readonly update: (change: (state: S) => S) => void
}

/** Factory of all stores of one running application, so that sign-out can reset them all (SESS-021). */
export interface Stores {
  /** Makes a store. Sign-out resets it to `initial`. */
  readonly make: <S>(initial: S) => Store<S>
  /** Resets every store and makes every response in flight stale. */
  readonly resetAll: () => void
  /**
   * Number of times that `resetAll` was called. If the number has changed since a request, the response belongs to a user
   * who has signed out.
   */
  readonly epoch: () => number
  /** Logs that a port of an operation threw, rejected or resolved with nothing. */
  readonly logBroken: (message: string) => void
}

/**
 * Makes the stores of one running application.
 * @param logBroken log function of one level; if omitted, nothing is logged
 * @example
 * const stores = makeStores()
 * const count = stores.make(0)
 * count.update((now) => now + 1)
 * count.get() // 1
 * stores.resetAll()
 * count.get() // 0
 */
export const makeStores = (logBroken: Stores['logBroken'] = () => undefined): Stores => {
  const resets: Array<() => void> = []
  let epoch = 0
  return {
    make: <S>(initial: S): Store<S> => {
      const changes$ = new Subject<S>()
      let state = initial
      const put = (next: S): void => {
        if (Object.is(next, state)) return
        state = next
        changes$.next(next)
      }
      resets.push(() => put(initial))
      return { get: () => state, changes$: changes$.asObservable(), update: (change) => put(change(state)) }
    },
    resetAll: () => {
      epoch += 1
      for (const reset of resets) reset()
    },
    epoch: () => epoch,
    logBroken: logBroken,
  }
}

const memoised = <S, V>(view: (state: S) => V): ((state: S) => V) => {
  let last: { readonly state: S; readonly value: V } | null = null
  return (state) => {
    if (last === null || !Object.is(last.state, state)) last = { state, value: view(state) }
    return last.value
  }
}

/**
 * Returns a live value that is computed from another live value. The function `view` runs once for each change of that
 * value.
 * @example
 * project(constant(2), (count) => count * 2).get() // 4
 */
export const project = <S, V>(source: Live<S>, view: (state: S) => V): Live<V> => {
  const seen = memoised(view)
  return {
    get: () => seen(source.get()),
    changes$: source.changes$.pipe(map(seen), distinctUntilChanged<V>(Object.is)),
  }
}

type Values<L> = { readonly [K in keyof L]: L[K] extends Live<infer V> ? V : never }

/**
 * Combines live values into one record. The record stays the same object until one of the values changes.
 * @example
 * combine({ name: constant('Ada'), age: constant(36) }).get() // { name: 'Ada', age: 36 }
 */
export const combine = <L extends Readonly<Record<string, Live<unknown>>>>(sources: L): Live<Values<L>> => {
  const keys: ReadonlyArray<keyof L & string> = Object.keys(sources)
  let last: Values<L> | null = null
  const get = (): Values<L> => {
    const now: Record<string, unknown> = {}
    for (const key of keys) now[key] = sources[key]?.get()
    const before: Readonly<Record<string, unknown>> | null = last
    if (before === null || keys.some((key) => !Object.is(before[key], now[key]))) last = now as Values<L>
    return last as Values<L>
  }
  return {
    get,
    changes$: new Observable<Values<L>>((listener) => {
      const all = new Subscription()
      for (const key of keys)
        all.add(
          sources[key]?.changes$.pipe(map(get)).subscribe({
            next: (value) => listener.next(value),
            error: (error) => listener.error(error),
          }),
        )
      return all
    }).pipe(distinctUntilChanged<Values<L>>(Object.is)),
  }
}

/**
 * Returns a live value that never changes.
 * @example
 * constant('US').get() // 'US'
 */
export const constant = <V>(value: V): Live<V> => ({ get: () => value, changes$: new Subject<V>().asObservable() })
