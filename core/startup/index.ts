export * from './model.ts'
export type { Contributions, Gate } from './ports.ts'
export { makeStartup, type Startup } from './slice.ts'
export {
  brokenPageView,
  cardsFailureView,
  type CodeLoss,
  codeLossOf,
  codeLossView,
  type CodeLossView,
  reloadDecision,
  type FailureView,
  initialisationFailureView,
  lostPageView,
  type PartFailureView,
} from './view.ts'
export { groups, type StepRow, steps as startupSteps } from './tables.ts'
