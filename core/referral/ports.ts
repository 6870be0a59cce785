import type { option as O } from 'fp-ts'

/** When the user first came, or was last reminded of a referral; kept in this browser. Never fails. */
export interface ReminderTime {
  /** Milliseconds since 1970. */
  readonly read: () => O.Option<number>
  /** In milliseconds since 1970; replaces the time before. */
  readonly write: (at: number) => void
}
