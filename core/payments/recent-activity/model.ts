import type { Activity } from '../model.ts'

/** Recent activity and the time to which its dates are relative. */
export interface RecentActivityState {
  /** Time to which the dates of the rows are relative, milliseconds since 1970. */
  readonly seenAt: number
  readonly items: ReadonlyArray<Activity>
}

/** Mark on the corner of a row's icon (HOME-039). */
export interface RowMark {
  readonly kind: 'complete' | 'exception'
  /** Screen reader label. */
  readonly label: string
}

/** State before the first load. */
export const noActivity: RecentActivityState = { seenAt: 0, items: [] }
