/**
 * States of an application as its owner sees it. In 'opened', the user has sent nothing yet. In 'unsubmitted', all parts are
 * complete, but the application is not submitted. In 'failed', the collection of documents has failed.
 */
export const situations = [
  'not-started',
  'opened',
  'started',
  'unsubmitted',
  'in-review',
  'rejected',
  'abandoned',
  'failed',
  'approved',
] as const
/** Element of `situations`. */
export type Situation = (typeof situations)[number]

/** Steps of an application, in order. The history of the provider uses the same names. */
export const progressSteps = ['applied', 'collected', 'inReview', 'decided'] as const
/** Element of `progressSteps`. */
export type ProgressStepName = (typeof progressSteps)[number]

/** State of a step in the time line of an application. */
export type ProgressStepState = 'done' | 'now' | 'failed' | 'later'
