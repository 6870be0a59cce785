import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { ReferralStatus } from './model.ts'

/** What the provider knows of the user's own referral. Faults: any. */
export interface ReferralRecords {
  /** How it stands (CALL-017). */
  readonly status: TE.TaskEither<Fault, ReferralStatus>
  /** The code to give away; null: there is none yet (CALL-018). */
  readonly code: TE.TaskEither<Fault, string | null>
  /** Makes a code; to be asked only where there is none (CALL-019). */
  readonly generateCode: TE.TaskEither<Fault, string>
}
