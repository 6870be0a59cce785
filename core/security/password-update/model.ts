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

/** The password form as it stands. Kept in memory while the form is open, and nowhere else. */
export interface PasswordForm {
  readonly current: string
  readonly next: string
  /** Fields that were edited: only their messages are shown. */
  readonly edited: { readonly current: boolean; readonly next: boolean }
  /** Of the new password as last estimated; null: never yet, or there is none to estimate. */
  readonly score: StrengthScore | null
  /** How the estimate of the new password as it stands goes. */
  readonly estimate: 'done' | 'waiting' | 'failed'
  /** What the last refusal said; forgotten with the next edit. */
  readonly refusal: string | null
}
