import type { FailureTable } from '../../presentation/failure-text.ts'

/** What is told when an account did not become a business (ERR-018). */
export const upgradeFailures = {
  // What the user can put right, the provider says.
  rows: [{ statuses: [409, 422, 429], text: null }],
  otherwise: 'Something went wrong, please try again later.',
} as const satisfies FailureTable

/** Where a shopper who has just become a merchant goes on (ROUTE-062). */
export const merchantStartPath = '/dashboard/getStarted'
