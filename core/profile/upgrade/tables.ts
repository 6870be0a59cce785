import type { FailureTable } from '../../presentation/failure-text.ts'
import { upgradeFailureText } from '../texts.ts'

/** Messages for a failed upgrade (ERR-018). */
export const upgradeFailures = {
  // The provider explains failures that the user can correct, so the user sees the provider's message.
  rows: [{ statuses: [409, 422, 429], text: null }],
  otherwise: upgradeFailureText,
} as const satisfies FailureTable

/** Start page of a new merchant (ROUTE-062). */
export const merchantStartPath = '/dashboard/getStarted'
