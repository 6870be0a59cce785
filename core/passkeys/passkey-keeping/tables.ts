import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { FailureTable } from '../../presentation/failure-text.ts'
import type { CeremonyFault } from './model.ts'

/** So many passkeys a user may have (PASS-010). */
export const passkeyLimit = limit('passkeys', 5)

/** How a saved passkey reads (PASS-004, PASS-007). */
export const display = {
  title: 'Passkey {number}',
  saved: 'Saved with {savedWith} on {device} on {time}',
  savedWith: 'a passkey provider',
  device: 'another device',
} as const

/** The other words of the list. */
export const listTexts = {
  title: 'Passkeys',
  explain: 'What are passkeys?',
  add: 'Add Passkey',
  remove: 'Remove',
  full: 'You have {limit} passkeys, which is the most. Remove one to add another.',
  unavailable: 'Your passkeys could not be loaded.',
  outdated: 'This list may be out of date: it could not be loaded again.',
  wereToGo: 'The password was updated, but these passkeys could not be removed with it. Remove them here.',
} as const

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

/** Why a passkey cannot be removed (PASS-020, PASS-021). */
export const removalFailures = {
  gone: 'Credential already removed or does not exist.',
  unnamed: 'No credential ID provided for removal.',
} as const

/** What is told when the provider did not remove a passkey. */
export const refusedRemovals = {
  rows: [{ statuses: [400, 403, 409, 422, 429], text: null }],
  otherwise: 'Your passkey could not be removed. Try again.',
} as const satisfies FailureTable

/** The words that a removal is confirmed with (PASS-024). */
export const removalTexts = {
  warning: 'You will no longer be able to sign in with it. Delete it on your device or in your password manager, too.',
  confirm: 'Remove',
  cancel: 'Cancel',
} as const

/** What the modal "What are passkeys?" says (SEC-005): a heading and a paragraph each. */
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
