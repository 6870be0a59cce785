/** Why an application stands as it does. 'opened': it was made, and nothing of it was sent; 'failed': its collection did. */
export const situations = [
  'not-started',
  'opened',
  'started',
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
