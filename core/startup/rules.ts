import { type Group, type Need, type StepName, stepNames } from './model.ts'
import { steps } from './tables.ts'

export const stepsOf = (group: Group): ReadonlyArray<StepName> =>
  stepNames.filter((name) => steps[name].group === group)

/** The steps whose request can go out once something is there. */
export const stepsNeeding = (need: Need): ReadonlyArray<StepName> =>
  stepNames.filter((name) => steps[name].needs === need)
