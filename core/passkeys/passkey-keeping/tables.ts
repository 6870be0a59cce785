import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { FailureTable } from '../../presentation/failure-text.ts'
import { passkeyCreationTexts, passkeyRemovalFailures } from '../texts.ts'
import type { CeremonyFault } from './model.ts'

/** Maximum number of passkeys of a user (PASS-010). */
export const passkeyLimit = limit('passkeys', 5)

/** Message and log line of a failed creation. */
export interface CeremonyRow {
  /** Message for the user; null if the user cancelled (PASS-018). */
  readonly message: string | null
  readonly logLine: string
}

/** Messages and log lines, by the reason why the browser created no passkey. */
export const ceremonyFailures = {
  Cancelled: { message: null, logLine: 'the prompt was cancelled' },
  AlreadyThere: {
    message: passkeyCreationTexts.alreadyThere,
    logLine: 'there is one of this account already',
  },
  Unsupported: {
    message: passkeyCreationTexts.unsupported,
    logLine: 'the browser makes none',
  },
} as const satisfies Record<CeremonyFault['_tag'], CeremonyRow>

/** Messages for a registration that the provider rejected. */
export const registrationFailures = {
  rows: [{ statuses: [400, 409, 422, 429], text: null }],
  otherwise: passkeyCreationTexts.failed,
} as const satisfies FailureTable

/** Time after which the success message of a registration disappears. */
export const createdReset = delay('passkey created', 4000)

/** Messages for a removal that the provider rejected. */
export const refusedRemovals = {
  rows: [{ statuses: [400, 403, 409, 422, 429], text: null }],
  otherwise: passkeyRemovalFailures.otherwise,
} as const satisfies FailureTable
