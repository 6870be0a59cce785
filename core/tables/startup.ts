import type { Group, StepName } from '../startup/model.ts'
import { groups, type StepRow, steps } from '../startup/tables.ts'

/** Rule tables of the initialisation. */
export interface StartupTables {
  /** Groups of steps, in the order in which their results are applied (SESS-050). */
  readonly groups: ReadonlyArray<Group>
  /** Precondition and group of each step. */
  readonly steps: Readonly<Record<StepName, StepRow>>
}

/** The rule tables of the initialisation that Paydeck uses. */
export const startupTables: StartupTables = { groups, steps }
