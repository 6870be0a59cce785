import type { FailureTable } from '../../kernel/failure-text.ts'
import { delay } from '../../kernel/timings.ts'
import type { CeremonyFault } from '../model.ts'

/** Why the browser made no passkey, for the person and for the log. */
export interface CeremonyRow {
  /** null: nothing is told, because the person decided so (PASS-018). */
  readonly told: string | null
  readonly logged: string
}

/** Every way in which the browser makes none. */
export const ceremonyFailures = {
  Cancelled: { told: null, logged: 'the prompt was cancelled' },
  AlreadyThere: {
    told: 'This device already has a passkey for your account.',
    logged: 'there is one of this account already',
  },
  Unsupported: {
    told: 'This browser cannot create passkeys. Try another browser or another device.',
    logged: 'the browser makes none',
  },
} as const satisfies Record<CeremonyFault['_tag'], CeremonyRow>

/** What is told when the provider did not take a passkey in. */
export const registrationFailures = {
  rows: [{ statuses: [400, 409, 422, 429], text: null }],
  otherwise: 'Your passkey could not be created. Try again.',
} as const satisfies FailureTable

/** So long a new passkey is told of. */
export const registrationSuccess = { text: 'Your passkey was created.', reset: delay('passkey created', 4000) } as const
