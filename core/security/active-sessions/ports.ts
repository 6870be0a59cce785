import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { ActiveSession } from './model.ts'

/** Where the account is signed in. Optional: a provider may not offer it. */
export interface ActiveSessionRecords {
  /** The last used first. Faults: any. */
  readonly list: TE.TaskEither<Fault, ReadonlyArray<ActiveSession> | UnsupportedCall>
  /** Ends one at once; one that is over already is no failure. Faults: any. */
  readonly end: (input: { readonly id: string }) => TE.TaskEither<Fault, void>
  /** Ends all but the one that asks. Faults: any. */
  readonly endOthers: TE.TaskEither<Fault, void>
}
