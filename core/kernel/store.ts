import { distinctUntilChanged, map, Observable, observable, type Observer, Subject, type Subscribable } from 'rxjs'

/** Function that ends a subscription. */
export interface Unsubscribe {
  (): void
  /** The function itself, for callers that expect a subscription of RxJS. */
  readonly unsubscribe: () => void
}

/**
 * Value that changes over time. Callers read the value or subscribe to it. A live value is a store of Svelte, a source of
 * RxJS (`from`) and of Angular's `toSignal`.
 */
export interface Live<V> {
  /** Returns the current value, which is the same object until it changes. */
  readonly get: () => V
  /** Emits every later value, but not the current one. Never errors and never completes. */
  readonly changes$: Observable<V>
  /** Calls the listener with the current value before it returns, and then with every later value. */
  readonly subscribe: (listener: ((value: V) => void) | Partial<Observer<V>>) => Unsubscribe
  /** Returns the values that `subscribe` reports, as an observable. RxJS calls this method. */
  readonly [Symbol.observable]: () => Subscribable<V>
}

// RxJS finds the method under this key, which is a text if the platform has no `Symbol.observable`.
const observableKey: typeof Symbol.observable = observable as typeof Symbol.observable

/**
 * Makes a live value.
 * @param source$ emits each new value, once `get` returns it. The live value drops repeated values
 * @example
 * const width = makeStores().make(800)
 * const live = makeLive(width.get, width.changes$)
 * const seen = []
 * live.subscribe((value) => seen.push(value))
 * width.update(() => 1200)
 * seen // [800, 1200]
 */
export const makeLive = <V>(get: () => V, source$: Observable<V>): Live<V> => {
  const distinct = distinctUntilChanged<V>(Object.is)
  const values = (): Observable<V> =>
    new Observable<V>((listener) => {
      // Subscribes first, so that no change is lost that the listener makes while it is called with the current value.
      source$.subscribe(listener)
      listener.next(get())
    }).pipe(distinct)
  return {
    get,
    changes$: source$.pipe(distinct),
    subscribe: (listener) => {
      const listening = values().subscribe(listener)
      const unsubscribe = (): void => listening.unsubscribe()
      return Object.assign(unsubscribe, { unsubscribe })
    },
    [observableKey]: values,
  }
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
      return { ...makeLive(() => state, changes$), update: (change) => put(change(state)) }
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
  return makeLive(() => seen(source.get()), source.changes$.pipe(map(seen)))
}

type Values<L> = { readonly [K in keyof L]: L[K] extends Live<infer V> ? V : never }

/**
 * Combines live values into one record. The record stays the same object until one of the values changes.
 * @example
 * combine({ name: constant('Ada'), age: constant(36) }).get() // { name: 'Ada', age: 36 }
 */
export const combine = <L extends Readonly<Record<string, Live<unknown>>>>(sources: L): Live<Values<L>> => {
  const keys: ReadonlyArray<keyof L & string> = Object.keys(sources)
  let last: Readonly<Record<string, unknown>> = {}
  const get = (): Values<L> => {
    const now: Record<string, unknown> = {}
    for (const key of keys) now[key] = sources[key]?.get()
    if (keys.some((key) => !Object.is(last[key], now[key]))) last = now
    return last as Values<L>
  }
  return makeLive(
    get,
    new Observable<unknown>((listener) => {
      for (const key of keys) sources[key]?.changes$.subscribe(listener)
    }).pipe(map(get)),
  )
}

/**
 * Returns a live value that never changes.
 * @example
 * constant('US').get() // 'US'
 */
export const constant = <V>(value: V): Live<V> => makeLive(() => value, new Observable<V>())
