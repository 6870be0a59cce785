import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Proof } from './model.ts'

/**
 * Check of the user's identity, for changes whose own call cannot carry a proof. An accepted proof is valid for five minutes,
 * in this session only. Optional: a provider without this check never requires a proof.
 */
export interface RecentFactorCheck {
  /** Faults: any; Rejected if the proof is wrong, with status 429 after too many attempts. */
  readonly give: (proof: Proof) => TE.TaskEither<Fault, void | UnsupportedCall>
}
