import { limit } from '../../kernel/limits.ts'
import { savedViewTexts as texts } from '../texts.ts'
import type { ViewNameProblem } from './model.ts'

/** Maximum number of saved views of a user, and of graphemes in a name (ACT-014). */
export const savedViews = {
  most: limit('saved views', 12),
  name: limit('saved view name', 30),
} as const

/** Beginning of the key under which the browser stores the views of a user. The id of the user follows. */
export const savedViewsKey = 'activity-views '

/** Message about each problem of a name. */
export const nameProblems = {
  empty: texts.empty,
  'too-long': texts.tooLong,
  taken: texts.taken,
  'too-many': texts.tooMany,
} as const satisfies Record<ViewNameProblem, string>
