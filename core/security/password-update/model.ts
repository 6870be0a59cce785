/** A change of password as it is sent (CALL-089): neither password, only what is derived of it (SEC-016). */
export interface PasswordChange {
  /** What is derived of the present password. */
  readonly oldHashedPassword: string
  /** What is derived of the new one. */
  readonly hashedPassword: string
  /** Hexadecimal digits of a random source, new for each change (SEC-015). */
  readonly salt: string
}

/** What the estimator says of a password: 0 is the weakest (SEC-012). */
export const strengthScores = [0, 1, 2, 3, 4] as const
/** 0: guessed at once; 4: never. */
export type StrengthScore = (typeof strengthScores)[number]

/** What is typed into the form. Kept in memory while the form is open, and nowhere else. */
export interface TypedPasswords {
  readonly current: string
  readonly next: string
}

/** How strong the new password is. */
export interface PasswordRating {
  /** As last estimated; null: never yet, or there is none to estimate. */
  readonly score: StrengthScore | null
  /** How the estimate of the new password as it stands goes. */
  readonly estimate: 'done' | 'waiting' | 'failed'
}

/** The dialog of the password. */
export type PasswordUpdateModal = 'update-password'

/** What becomes of the passkeys with the old password; "failed": they were to go, and some are left. */
export type PasskeyRemoval = 'keep' | 'remove' | 'failed'
