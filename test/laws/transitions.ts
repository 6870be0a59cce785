import { expect } from 'vitest'

/** Whatever happens in whatever state, the state after it is one of the known ones. */
export const expectClosed = <S, E>(spec: {
  readonly states: ReadonlyArray<S>
  readonly events: ReadonlyArray<E>
  readonly next: (state: S, event: E) => S
}): void => {
  for (const state of spec.states) {
    for (const event of spec.events) expect(spec.states).toContain(spec.next(state, event))
  }
}

/** Every change from one state to a different one is an allowed transition, written "from → to". */
export const expectTransitions = (history: ReadonlyArray<unknown>, allowed: ReadonlyArray<string>): void => {
  const transitions = history.slice(1).map((state, index) => ({ from: history[index], to: state }))
  for (const { from, to } of transitions) if (from !== to) expect(allowed).toContain(`${String(from)} → ${String(to)}`)
}
