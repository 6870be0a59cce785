import type { Live, Stores } from './store.ts'
import type { Delay } from './timings.ts'

/**
 * Marks the end of a path that returns to the state before the path. The effects of entering that state do not run again.
 */
export const back = 'back' as const

/**
 * States that a machine enters one after the other because of an event. The machine stays in the last state, and leaves each
 * earlier state immediately after entering it.
 */
export type Path<S extends string> = ReadonlyArray<S | typeof back>

/** Result of an event: a state, a path of states, or a path for each case of the event. */
export type Target<S extends string> = S | Path<S> | Readonly<Record<string, Path<S>>>

/**
 * Row of a machine for one state. `E` is the type of the events in `on`, `A` the type of the effects, and `L` the type of
 * the delayed events.
 */
export interface StateRow<S extends string, E extends string, A extends string, L extends string = E> {
  /** Target of each event that the state accepts. Any other event changes nothing. */
  readonly on: Readonly<Partial<Record<E, Target<S>>>>
  /** Effects of entering the state, in order. */
  readonly entry?: ReadonlyArray<A>
  /**
   * Effects that run after those of `entry` if the machine stays in the state, because the state is the last one of a path.
   */
  readonly stay?: ReadonlyArray<A>
  /** Event that the machine sends itself after a delay, unless it enters another state before the delay has passed. */
  readonly after?: { readonly delay: Delay; readonly event: L }
}

/** A state machine as a table: one row for each state. */
export type Machine<S extends string, E extends string, A extends string = never, L extends string = E> = Readonly<
  Record<S, StateRow<S, E, A, L>>
>

/**
 * Returns the path that an event causes; empty if the state does not accept the event.
 * @param guard case of the event, for targets with a path for each case
 * @example
 * const door = { open: { on: { slam: ['shut', 'locked'] } }, shut: { on: {} }, locked: { on: {} } }
 * pathAfter(door, 'open', 'slam') // ['shut', 'locked']
 * pathAfter(door, 'shut', 'slam') // []
 */
export const pathAfter = <S extends string, E extends string>(
  machine: Machine<S, E, string, string>,
  state: S,
  event: E,
  guard: string | null = null,
): Path<S> => {
  const target: Target<S> | undefined = machine[state].on[event]
  if (target === undefined) return []
  if (typeof target === 'string') return [target]
  if (isPath(target)) return target
  return (guard === null ? undefined : target[guard]) ?? []
}

const isPath = <S extends string>(target: Path<S> | Readonly<Record<string, Path<S>>>): target is Path<S> =>
  Array.isArray(target)

/**
 * Returns the state that follows an event; null if the current state does not accept the event.
 * @example
 * const door = { open: { on: { push: 'shut' } }, shut: { on: { pull: 'open' } } }
 * stateAfter(door, 'open', 'push') // 'shut'
 * stateAfter(door, 'shut', 'push') // null
 */
export const stateAfter = <S extends string, E extends string>(
  machine: Machine<S, E, string, string>,
  state: S,
  event: E,
): S | null => {
  const last = pathAfter(machine, state, event).at(-1)
  return last === undefined ? null : last === back ? state : last
}

/** Effects and delayed event that result from entering the states of a path. */
export interface Entered<A extends string, L extends string> {
  /** Effects in order, without duplicates. */
  readonly effects: ReadonlyArray<A>
  /**
   * Delayed event of the last state; null if this state has none. Omitted if the path enters no state; an event that is
   * already scheduled then stays scheduled.
   */
  readonly after?: StateRow<never, never, A, L>['after'] | null
}

/**
 * Returns the effects and the delayed event that result from entering the states of a path.
 * @example
 * const door = { shut: { entry: ['click'] }, locked: { entry: ['beep'], stay: ['sleep'] } }
 * entered(door, ['shut', 'locked']) // { effects: ['click', 'beep', 'sleep'], after: null }
 */
export const entered = <S extends string, A extends string, L extends string>(
  machine: Readonly<Record<S, Pick<StateRow<S, never, A, L>, 'entry' | 'stay' | 'after'>>>,
  path: Path<S>,
): Entered<A, L> => {
  const last = path.at(-1)
  const effects = path.flatMap((state, index) => {
    if (state === back) return []
    const { entry = [], stay = [] } = machine[state]
    return [...entry, ...(index === path.length - 1 ? stay : [])]
  })
  return {
    effects: [...new Set(effects)],
    ...(last !== undefined && last !== back && { after: machine[last].after ?? null }),
  }
}

/** Running machine. Its value is its current state. */
export interface Flow<S, E> extends Live<S> {
  /** Applies an event. Returns false and changes nothing if the current state does not accept the event. */
  readonly send: (event: E) => boolean
}

/**
 * Runs a machine from the state `first`. Sign-out returns the machine to that state.
 * @example
 * const flow = makeFlow(makeStores(), { open: { on: { push: 'shut' } }, shut: { on: {} } }, 'open')
 * flow.send('push') // true
 * flow.get() // 'shut'
 * flow.send('push') // false
 */
export const makeFlow = <S extends string, E extends string>(
  stores: Stores,
  machine: Machine<S, E>,
  first: NoInfer<S>,
): Flow<S, E> => {
  const { update, ...state } = stores.make<S>(first)
  return {
    ...state,
    send: (event) => {
      const next = stateAfter(machine, state.get(), event)
      if (next !== null) update(() => next)
      return next !== null
    },
  }
}
