/** Payload of a password change (CALL-089). It carries derived keys, never a password (SEC-016). */
export interface PasswordChange {
  /** Key derived from the current password. */
  readonly oldHashedPassword: string
  /** Key derived from the new password. */
  readonly hashedPassword: string
  /** Random salt in hexadecimal digits, new for each change (SEC-015). */
  readonly salt: string
}

/** Scores of the strength estimator; 0 is the weakest (SEC-012). */
export const strengthScores = [0, 1, 2, 3, 4] as const
/** Strength from 0 (guessed at once) to 4 (very hard to guess). */
export type StrengthScore = (typeof strengthScores)[number]

/** Content of the two password fields. Stays in memory, and only while the dialog is open. */
export interface TypedPasswords {
  readonly current: string
  readonly next: string
}

/** Strength estimate of the new password. */
export interface PasswordRating {
  /** Latest score; null before the first estimate, and for an empty field. */
  readonly score: StrengthScore | null
  /** State of the estimate for the current content of the field. */
  readonly estimate: 'done' | 'waiting' | 'failed'
}

/** Name of the dialog that changes the password. */
export type PasswordUpdateModal = 'update-password'

/**
 * User's choice whether the password change also removes the passkeys. `failed`: the user chose 'remove', but some passkeys
 * could not be removed.
 */
export type PasskeyRemoval = 'keep' | 'remove' | 'failed'
