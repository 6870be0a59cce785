import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { ReferralStatus } from './model.ts'

/** The user's referral code and its status at the provider. Each method can fail with any fault. */
export interface ReferralRecords {
  /** Returns the status (CALL-017). */
  readonly status: TE.TaskEither<Fault, ReferralStatus>
  /** Returns the referral code; null if none is generated yet (CALL-018). */
  readonly code: TE.TaskEither<Fault, string | null>
  /** Generates a code; must only be called if there is none (CALL-019). */
  readonly generateCode: TE.TaskEither<Fault, string>
}
