import type { FailureTable } from '../../presentation/failure-text.ts'
import { upgradeFailureText } from '../texts.ts'

/** Messages for a failed upgrade (ERR-018). */
export const upgradeFailures = {
  // The provider describes failures that the user can correct.
  rows: [{ statuses: [409, 422, 429], text: null }],
  otherwise: upgradeFailureText,
} as const satisfies FailureTable

/** Start page of a new merchant (ROUTE-062). */
export const merchantStartPath = '/dashboard/getStarted'
