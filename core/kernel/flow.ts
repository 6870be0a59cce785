import type { Live, Stores } from './store.ts'

/** For each state the events that it accepts, and the state that each of them leads to. */
export type Transitions<S extends string, E extends string> = Readonly<Record<S, Readonly<Partial<Record<E, S>>>>>

/** Returns the state that follows an event; null where the state does not accept it. */
export const stateAfter = <S extends string, E extends string>(
  transitions: Transitions<S, E>,
  state: S,
  event: E,
): S | null => transitions[state][event] ?? null

/** A flow through several states, in one of them at a time. */
export interface Flow<S, E> extends Live<S> {
  /** Moves on by an event; returns false and changes nothing where the present state does not accept it. */
  readonly send: (event: E) => boolean
}

/** Starts in the first state; a sign-out puts that back. */
export const makeFlow = <S extends string, E extends string>(
  stores: Stores,
  transitions: Transitions<S, E>,
  first: NoInfer<S>,
): Flow<S, E> => {
  const state = stores.make<S>(first)
  return {
    get: state.get,
    changes$: state.changes$,
    send: (event) => {
      const next = stateAfter(transitions, state.get(), event)
      if (next !== null) state.update(() => next)
      return next !== null
    },
  }
}
