import type { option as O, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { ReferralStatus } from './model.ts'

/** When the user first came, or was last reminded of a referral; kept in this browser. Never fails. */
export interface ReminderTime {
  /** Milliseconds since 1970. */
  readonly read: () => O.Option<number>
  /** In milliseconds since 1970; replaces the time before. */
  readonly write: (at: number) => void
}

/** What the provider knows of the user's own referral. Faults: any. */
export interface ReferralRecords {
  /** How it stands (CALL-017). */
  readonly status: TE.TaskEither<Fault, ReferralStatus>
  /** The code to give away; null: there is none yet (CALL-018). */
  readonly code: TE.TaskEither<Fault, string | null>
  /** Makes a code; to be asked only where there is none (CALL-019). */
  readonly generateCode: TE.TaskEither<Fault, string>
}
