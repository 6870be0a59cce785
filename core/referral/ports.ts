import type { option as O } from 'fp-ts'

/**
 * For each user, the time of the last referral reminder, or of the first visit if there was no reminder. Stored in this
 * browser under a digest of the user id (PROF-070). Never fails.
 */
export interface ReminderTime {
  /** Reads the time in milliseconds since 1970. */
  readonly read: (owner: string) => O.Option<number>
  /** Replaces the user's time; `at` is in milliseconds since 1970. */
  readonly write: (owner: string, at: number) => void
}
