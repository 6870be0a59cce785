import type { FailureTable } from '../../kernel/failure-text.ts'

/** Why a passkey cannot be removed (PASS-020, PASS-021). */
export const removalFailures = {
  gone: 'Credential already removed or does not exist.',
  unnamed: 'No credential ID provided for removal.',
} as const

/** What is told when the provider did not remove a passkey. */
export const refusedRemovals = {
  rows: [{ statuses: [400, 409, 422, 429], text: null }],
  otherwise: 'Your passkey could not be removed. Try again.',
} as const satisfies FailureTable

/** The words that a removal is confirmed with (PASS-024). */
export const removalTexts = {
  warning: 'You will no longer be able to sign in with it. Delete it on your device or in your password manager, too.',
  confirm: 'Remove',
  cancel: 'Cancel',
} as const
