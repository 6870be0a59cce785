import { expect } from 'vitest'

/** Checks that each event leads from each state to a known state. */
export const expectClosed = <S, E>(spec: {
  readonly states: ReadonlyArray<S>
  readonly events: ReadonlyArray<E>
  readonly next: (state: S, event: E) => S
}): void => {
  for (const state of spec.states) {
    for (const event of spec.events) expect(spec.states).toContain(spec.next(state, event))
  }
}

/** Checks that each change of the state is an allowed transition, written "from → to". */
export const expectTransitions = (history: ReadonlyArray<unknown>, allowed: ReadonlyArray<string>): void => {
  const transitions = history.slice(1).map((state, index) => ({ from: history[index], to: state }))
  for (const { from, to } of transitions) if (from !== to) expect(allowed).toContain(`${String(from)} → ${String(to)}`)
}
