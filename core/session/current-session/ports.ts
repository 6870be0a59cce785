import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FacadeAccess, Session, Tokens } from '../model.ts'

/** What the provider can tell of where a session is, and of what it may open. Each fails by itself. Faults: any. */
export interface SessionContext {
  /** Country by IP, as in "US"; null when it cannot be told (CALL-094). */
  readonly country: TE.TaskEither<Fault, string | null>
  /** Language tag, as in "en-US" (CALL-076). */
  readonly language: TE.TaskEither<Fault, string>
  readonly facadeAccess: TE.TaskEither<Fault, FacadeAccess>
}

/** Holds what every call must carry. Kept in memory alone. */
export interface Credentials {
  /** From now on calls carry these. */
  readonly holdSession: (session: Pick<Session, 'csrfToken' | 'userId'>) => void
  /** From now on calls carry these; they replace the ones before. */
  readonly holdTokens: (tokens: Tokens) => void
  /** Calls carry nothing any more. */
  readonly drop: () => void
}
