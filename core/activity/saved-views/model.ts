import type { TimelineFilter } from '../timeline-filter/index.ts'

/** Filter that the user has saved under a name (ACT-014). */
export interface SavedView {
  /** Unique among the user's views. 1 to 30 graphemes. */
  readonly name: string
  readonly filter: TimelineFilter
}

/** Reason why a name cannot be given to a view. */
export type ViewNameProblem = 'empty' | 'too-long' | 'taken' | 'too-many'
