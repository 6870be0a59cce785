export * from './model.ts'
export type { Contributions, Gate } from './ports.ts'
export { makeStartup, type Startup } from './slice.ts'
export {
  brokenPageView,
  cardsFailureView,
  type CodeLoadFailure,
  codeLoadFailureOf,
  codeLoadFailureView,
  type CodeLoadFailureView,
  reloadDecision,
  type FailureView,
  initialisationFailureView,
  pageLoadFailureView,
  type PartFailureView,
} from './view.ts'
export { groups, type StepRow, steps as startupSteps } from './tables.ts'
