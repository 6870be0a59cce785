import type { taskEither as TE } from 'fp-ts'
import type { NotOffered } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'

/**
 * A second factor that is given ahead of a change whose call carries none, and counts for some minutes. Optional: a
 * provider may not offer it, and asks for none then.
 */
export interface RecentFactorCheck {
  /** Faults: any; Rejected where the code is not right, with 429 when there were too many. */
  readonly give: (input: { readonly code: string }) => TE.TaskEither<Fault, void | NotOffered>
}
