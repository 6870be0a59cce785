import type { Law } from '../../testing/law.ts'
import { eachRow } from './columns.ts'
import { type AnyMachine, transitionsOf } from './machines.ts'

/**
 * Law that an event has one meaning: in every state that accepts the event, its path begins or ends with the same state.
 * Paths that change nothing are left out.
 * @param at 0 compares the first state of the path, -1 the last one
 * @param states required state of each event. Other events may lead anywhere
 */
export const eventLaw = (
  title: string,
  machine: AnyMachine,
  at: 0 | -1,
  states: Readonly<Record<string, string>>,
): Law =>
  eachRow(title, transitionsOf(machine), (path, name) => {
    const state = states[name.split('.')[1] ?? '']
    return state === undefined || path === '' || path.split(', ').at(at) === state
  })
