import type { taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import type { ActiveSession } from './model.ts'

/** Sessions of the account at the provider. Not every provider supports them. */
export interface ActiveSessionRecords {
  /** Returns the sessions, last used first. Faults: any. */
  readonly list: TE.TaskEither<Fault, ReadonlyArray<ActiveSession> | UnsupportedCall>
  /** Ends a session immediately. Idempotent: ending a session that has already ended succeeds. Faults: any. */
  readonly end: (input: { readonly id: string }) => TE.TaskEither<Fault, void>
  /** Ends all sessions except the current one. Faults: any. */
  readonly endOthers: TE.TaskEither<Fault, void>
}
