/**
 * States of an application as its owner sees it. 'opened': nothing was sent; 'unsubmitted': every part is done, and the
 * application was not submitted; 'failed': the collection failed.
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
/** One of `situations`. */
export type Situation = (typeof situations)[number]

/** What happens to an application, in its order; the provider's history has the same words. */
export const progressSteps = ['applied', 'collected', 'inReview', 'decided'] as const
/** One of `progressSteps`. */
export type ProgressStepName = (typeof progressSteps)[number]

/** Where a step of the time line is. */
export type ProgressStepState = 'done' | 'now' | 'failed' | 'later'
