/**
 * The initialisation of the app, and the messages for failures of the app or of its parts.
 * @module @paydeck/core/startup
 */
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
