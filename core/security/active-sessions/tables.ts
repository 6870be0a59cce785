import { delay } from '../../kernel/timings.ts'
import type { FailureTable } from '../../presentation/failure-text.ts'
import { endSessionTexts } from '../texts.ts'

/** Messages for a failed sign-out of a device. */
export const endingFailures = {
  rows: [{ statuses: [400, 409, 422, 429], text: null }],
  otherwise: endSessionTexts.failed,
} as const satisfies FailureTable

/** Time for which the success message stays. */
export const endedReset = delay('device signed out', 4000)
