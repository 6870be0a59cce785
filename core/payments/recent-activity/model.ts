import type { Activity } from '../model.ts'

/** The recent activity, and the moment that its dates are told from. */
export interface RecentActivityState {
  /** When the dates of the rows were last reckoned, milliseconds since 1970. */
  readonly seenAt: number
  readonly items: ReadonlyArray<Activity>
}

/** The disc on the corner of a row's icon (HOME-039). */
export interface RowMark {
  readonly kind: 'complete' | 'exception'
  /** What it is, for those who do not see it. */
  readonly label: string
}

/** Before the first load. */
export const noActivity: RecentActivityState = { seenAt: 0, items: [] }
