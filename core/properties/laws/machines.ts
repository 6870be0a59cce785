import { back, type Machine, type Path, pathAfter } from '../../kernel/machine.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { eachRow } from './columns.ts'

/** A machine with any states, events and effects. */
export type AnyMachine = Machine<string, string, string, string>

/** Transition: an event in a state, with its case if the target depends on the case. */
interface Transition {
  readonly state: string
  /** Event, or event and case: "exit.manual". */
  readonly event: string
  readonly path: Path<string>
}

const transitionsIn = (machine: AnyMachine, state: string): ReadonlyArray<Transition> =>
  Object.entries(machine[state]?.on ?? {}).flatMap(([event, target]) =>
    typeof target === 'object' && !Array.isArray(target)
      ? Object.keys(target).map((name) => ({
          state,
          event: `${event}.${name}`,
          path: pathAfter(machine, state, event, name),
        }))
      : [{ state, event, path: pathAfter(machine, state, event) }],
  )

const allTransitions = (machine: AnyMachine): ReadonlyArray<Transition> =>
  Object.keys(machine).flatMap((state) => transitionsIn(machine, state))

/**
 * Returns the transitions of a machine: its path as a text, by state and event. The path is empty if the case of the event
 * changes nothing.
 * @example
 * transitionsOf({ off: { on: { press: 'on' } }, on: { on: { press: 'off' } } }) // => { 'off.press': 'on', 'on.press': 'off' }
 */
export const transitionsOf = (machine: AnyMachine): Readonly<Record<string, string>> =>
  Object.fromEntries(allTransitions(machine).map(({ state, event, path }) => [`${state}.${event}`, path.join(', ')]))

/**
 * Returns the effects of entering each state of a machine: those of `entry`, those of `stay` in brackets, and the delayed
 * event. Example: "launch (lookAgain) reset after 2000 ms".
 */
export const effectsOf = (machine: AnyMachine): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(machine).map(([state, { entry = [], stay = [], after }]) => {
      const stays = stay.length > 0 ? [`(${stay.join(' ')})`] : []
      const delayed = after === undefined ? [] : [`${after.event} after ${after.delay.ms} ms`]
      return [state, [...entry, ...stays, ...delayed].join(' ')]
    }),
  )

type Steps = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the states that one event can enter, by state. */
const stepsOf = (machine: AnyMachine): Steps =>
  new Map(
    Object.keys(machine).map((state) => [
      state,
      new Set(transitionsIn(machine, state).flatMap(({ path }) => path.filter((next) => next !== back))),
    ]),
  )

/** Returns the states that a machine can enter from a state, and this state. */
const reachableFrom = (steps: Steps, start: string): ReadonlySet<string> => {
  const found = new Set([start])
  // A set also visits the states that are added during the loop.
  for (const state of found) for (const next of steps.get(state) ?? []) found.add(next)
  return found
}

/**
 * Laws of every state machine: every state is reachable, every target is a state, every state leads to an end, and the
 * states of a path can follow each other.
 * @param title name of the machine for the titles of the laws
 * @param ends states of which at least one can be reached from every state. If omitted, the first state
 */
export const machineLaws = (
  title: string,
  machine: AnyMachine,
  start: string,
  ends: ReadonlyArray<string> = [start],
): ReadonlyArray<Law> => [
  law(`${title}: every state can be reached from the first state, and every target is a state.`, () =>
    mustEqual(
      [...reachableFrom(stepsOf(machine), start)].toSorted(),
      Object.keys(machine).toSorted(),
      'the reachable states',
    ),
  ),
  law(`${title}: every state leads to an end.`, () => {
    const steps = stepsOf(machine)
    const stuck = Object.keys(machine).filter((state) => {
      const reachable = reachableFrom(steps, state)
      return !ends.some((end) => reachable.has(end))
    })
    mustEqual(stuck, [], 'the states that lead to no end')
  }),
  law(`${title}: a path returns to its origin only at its end, and enters no state twice.`, () =>
    mustEqual(
      allTransitions(machine).filter(
        ({ path }) => path.slice(0, -1).includes(back) || new Set(path).size !== path.length,
      ),
      [],
      'the other paths',
    ),
  ),
  eachRow(`${title}: no state starts an effect twice.`, machine, ({ entry = [], stay = [] }) => {
    const effects = [...entry, ...stay]
    return new Set(effects).size === effects.length
  }),
  law(`${title}: its delays are positive, and have different names.`, () => {
    const delays = Object.values(machine).flatMap(({ after }) => (after === undefined ? [] : [after.delay]))
    must(
      delays.every(({ kind, ms }) => kind === 'delay' && ms > 0),
      'a delay is not positive.',
    )
    mustEqual(new Set(delays.map(({ name }) => name)).size, delays.length, 'the number of names')
  }),
]
