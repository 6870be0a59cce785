import { distinctUntilChanged, map, Observable, Subject, Subscription } from 'rxjs'

/** A value that changes: read it now, or listen to what follows. */
export interface Live<V> {
  /** The present value: the same object until it changes. */
  readonly get: () => V
  /** Every later value; never the present one, never an error, no end. */
  readonly changes$: Observable<V>
}

/** A slice's state. Only the slice itself updates it. */
export interface Store<S> extends Live<S> {
  /** A change that returns the same object notifies no listener. */
  readonly update: (change: (state: S) => S) => void
}

/** Makes every store of one running application, so that sign-out can reset them all (SESS-021). */
export interface Stores {
  /** A store of its own for each call; `initial` is what sign-out puts back. */
  readonly make: <S>(initial: S) => Store<S>
  /** Puts every store back to its initial state and outdates every operation that is under way. */
  readonly resetAll: () => void
  /** Grows with each `resetAll`: an answer of an earlier epoch belongs to a user who has signed out. */
  readonly epoch: () => number
  /** Tells of an operation over these stores that broke, for the log. */
  readonly tellBroken: (message: string) => void
}

/**
 * One for each running application: a second one would not be reset with the first.
 * @param tellBroken a level of the log; left out, nothing is told
 */
export const makeStores = (tellBroken: Stores['tellBroken'] = () => undefined): Stores => {
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
    tellBroken,
  }
}

const memoised = <S, V>(view: (state: S) => V): ((state: S) => V) => {
  let last: { readonly state: S; readonly value: V } | null = null
  return (state) => {
    if (last === null || !Object.is(last.state, state)) last = { state, value: view(state) }
    return last.value
  }
}

/** A read-only view of another live value, computed once per change. */
export const project = <S, V>(source: Live<S>, view: (state: S) => V): Live<V> => {
  const seen = memoised(view)
  return {
    get: () => seen(source.get()),
    changes$: source.changes$.pipe(map(seen), distinctUntilChanged<V>(Object.is)),
  }
}

type Values<L> = { readonly [K in keyof L]: L[K] extends Live<infer V> ? V : never }

/** Several live values as one record: the same record until one of them changes. */
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

/** A live value that never changes. */
export const constant = <V>(value: V): Live<V> => ({ get: () => value, changes$: new Subject<V>().asObservable() })
