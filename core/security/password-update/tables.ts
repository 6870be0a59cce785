import { limit } from '../../kernel/limits.ts'
import type { FailureTable, RefusedFields } from '../../presentation/failure-text.ts'
import type { StrengthScore, TypedPasswords } from './model.ts'

/** Label of each strength score (SEC-010). */
export const strengthLabels = {
  0: 'Weak',
  1: 'Weak',
  2: 'Moderate',
  3: 'Strong',
  4: 'Very Strong',
} as const satisfies Record<StrengthScore, string>

/** Percentage of the bar that each point of the score fills (SEC-011). */
export const strengthShare = limit('strength bar share', 25)

/** Minimum score of a new password (SEC-009). */
export const requiredScore = limit('password score', 3)

/** Messages for a failed password change (ERR-005 to ERR-007). */
export const passwordFailures = {
  rows: [{ statuses: [400, 429], text: null }],
  otherwise: 'An unexpected error has occurred.',
  // The change ends the session that requested it, and the new session comes with the response.
  advice:
    "We didn't get a response, so your password may already be changed. Try again. If you have to sign in, use the new password first.",
} as const satisfies FailureTable

/**
 * Field of a rejected password. A rejection without a field means the current password, which is the proof of identity.
 */
export const refusedPasswords = {
  inputs: { oldHashedPassword: 'current', hashedPassword: 'next' },
  unnamed: { statuses: [400], field: 'current' },
} as const satisfies RefusedFields<keyof TypedPasswords>

/** Texts of the password form (SEC-018). */
export const passwordTexts = {
  update: 'Update password',
  cancel: 'Cancel',
  success: 'Password updated successfully.',
  passkeys: {
    stays: { one: 'Your passkey stays: it still signs in.', more: 'Your {count} passkeys stay: they still sign in.' },
    remove: 'Remove them with the old password',
    kept: 'The password was updated, but your passkeys could not be removed. Remove them on this page.',
  },
  hint: 'It has to be strong: a few words that nobody connects with you are better than one that is hard to remember.',
  unrated: 'The strength of the password could not be checked. Check your connection, then type it again.',
} as const

/** Length of the salt in bytes (SEC-017). */
export const saltLength = limit('password salt bytes', 47)
