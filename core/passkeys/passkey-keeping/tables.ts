import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { FailureTable } from '../../presentation/failure-text.ts'
import type { CeremonyFault } from './model.ts'

/** Maximum number of passkeys of a user (PASS-010). */
export const passkeyLimit = limit('passkeys', 5)

/** Texts of a row (PASS-004, PASS-007). */
export const display = {
  title: 'Passkey {number}',
  saved: 'Saved with {savedWith} on {device} on {time}',
  savedWith: 'a passkey provider',
  device: 'another device',
} as const

/** Other texts of the list. */
export const listTexts = {
  title: 'Passkeys',
  explain: 'What are passkeys?',
  add: 'Add Passkey',
  remove: 'Remove',
  full: 'You have {limit} passkeys, which is the most. Remove one to add another.',
  unavailable: 'Your passkeys could not be loaded.',
  outdated: 'This list may be out of date: it could not be loaded again.',
  removalIncomplete: 'The password was updated, but these passkeys could not be removed with it. Remove them here.',
} as const

/** Message and log line of a failed creation. */
export interface CeremonyRow {
  /** Message for the user; null if the user cancelled (PASS-018). */
  readonly message: string | null
  readonly logLine: string
}

/** Failures of the browser's creation of a passkey. */
export const ceremonyFailures = {
  Cancelled: { message: null, logLine: 'the prompt was cancelled' },
  AlreadyThere: {
    message: 'This device already has a passkey for your account.',
    logLine: 'there is one of this account already',
  },
  Unsupported: {
    message: 'This browser cannot create passkeys. Try another browser or another device.',
    logLine: 'the browser makes none',
  },
} as const satisfies Record<CeremonyFault['_tag'], CeremonyRow>

/** Messages for a registration that the provider rejected. */
export const registrationFailures = {
  rows: [{ statuses: [400, 409, 422, 429], text: null }],
  otherwise: 'Your passkey could not be created. Try again.',
} as const satisfies FailureTable

/** Success message of a registration, and the time for which it stays. */
export const registrationSuccess = { text: 'Your passkey was created.', reset: delay('passkey created', 4000) } as const

/** Messages for a removal that fails before the request (PASS-020, PASS-021). */
export const removalFailures = {
  gone: 'Credential already removed or does not exist.',
  unnamed: 'No credential ID provided for removal.',
} as const

/** Messages for a removal that the provider rejected. */
export const refusedRemovals = {
  rows: [{ statuses: [400, 403, 409, 422, 429], text: null }],
  otherwise: 'Your passkey could not be removed. Try again.',
} as const satisfies FailureTable

/** Texts of the removal dialog (PASS-024). */
export const removalTexts = {
  warning: 'You will no longer be able to sign in with it. Delete it on your device or in your password manager, too.',
  confirm: 'Remove',
  cancel: 'Cancel',
} as const

/** Content of the dialog "What are passkeys?" (SEC-005): heading and paragraph of each section. */
export const passkeyExplanation = [
  {
    title: 'Nothing to remember',
    text: 'A passkey signs you in with your face, your fingerprint or your screen lock. There is no password to type or to forget.',
  },
  {
    title: 'Nothing to steal',
    text: 'It stays on your device or in your password manager. We only keep its public half, which opens nothing.',
  },
  {
    title: 'Nothing to be tricked out of',
    text: 'It works on this site and on no other, so a page that pretends to be ours cannot use it.',
  },
] as const
