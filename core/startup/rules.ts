import { type Group, type Need, type StepName, stepNames } from './model.ts'
import { steps } from './tables.ts'

export const stepsOf = (group: Group): ReadonlyArray<StepName> =>
  stepNames.filter((name) => steps[name].group === group)

/** Returns the steps whose requests have the precondition `need`. */
export const stepsNeeding = (need: Need): ReadonlyArray<StepName> =>
  stepNames.filter((name) => steps[name].needs === need)
