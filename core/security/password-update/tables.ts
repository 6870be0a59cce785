import { limit } from '../../kernel/limits.ts'
import type { FailureTable, RefusedFields } from '../../presentation/failure-text.ts'
import { passwordFailureTexts, passwordStrengthTexts } from '../texts.ts'
import type { StrengthScore, TypedPasswords } from './model.ts'

/** Label of each strength score (SEC-010). */
export const strengthLabels = {
  0: passwordStrengthTexts.weak,
  1: passwordStrengthTexts.weak,
  2: passwordStrengthTexts.moderate,
  3: passwordStrengthTexts.strong,
  4: passwordStrengthTexts.veryStrong,
} as const satisfies Record<StrengthScore, string>

/** Percentage of the strength bar that each point of the score fills (SEC-011). */
export const strengthShare = limit('strength bar share', 25)

/** Minimum score of a new password (SEC-009). */
export const requiredScore = limit('password score', 3)

/** Messages for a failed password change (ERR-005 to ERR-007). */
export const passwordFailures = {
  rows: [{ statuses: [400, 429], text: null }],
  otherwise: passwordFailureTexts.otherwise,
  // The change ends the session that requested it, and the response contains the new session. If the response is lost, the
  // user may have to sign in.
  advice: passwordFailureTexts.advice,
} as const satisfies FailureTable

/**
 * Form field that each rejected input concerns. A rejection that names no input concerns the current password, which is the
 * proof of identity.
 */
export const refusedPasswords = {
  inputs: { oldHashedPassword: 'current', hashedPassword: 'next' },
  unnamed: { statuses: [400], field: 'current' },
} as const satisfies RefusedFields<keyof TypedPasswords>

/** Length of the salt in bytes (SEC-017). */
export const saltLength = limit('password salt bytes', 47)
