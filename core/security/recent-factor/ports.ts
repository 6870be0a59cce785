import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Proof } from './model.ts'

/**
 * Check of a proof of identity before a change whose call carries no proof. An accepted proof is valid for five minutes of
 * the session. Optional: a provider that does not support the check never requires a proof.
 */
export interface RecentFactorCheck {
  /** Faults: any; Rejected if the proof is wrong, with status 429 after too many attempts. */
  readonly give: (proof: Proof) => TE.TaskEither<Fault, void | UnsupportedCall>
}
