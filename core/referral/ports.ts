import type { option as O } from 'fp-ts'

/**
 * When each user first came, or was last reminded of a referral; kept in this browser, under a digest of the user's id
 * (PROF-070). Never fails.
 */
export interface ReminderTime {
  /** Milliseconds since 1970. */
  readonly read: (owner: string) => O.Option<number>
  /** In milliseconds since 1970; replaces the user's time before. */
  readonly write: (owner: string, at: number) => void
}
