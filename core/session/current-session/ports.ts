import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FacadeAccess, Session, Tokens } from '../model.ts'

/**
 * Requests for data of the session: country, language and facades. If one request fails, the others can still succeed.
 * Faults: any.
 */
export interface SessionContext {
  /** Returns the country of the user's IP address, such as "US"; null if unknown (CALL-094). */
  readonly country: TE.TaskEither<Fault, string | null>
  /** Returns a language tag, such as "en-US" (CALL-076). */
  readonly language: TE.TaskEither<Fault, string>
  readonly facadeAccess: TE.TaskEither<Fault, FacadeAccess>
}

/** Credentials that all calls send. They are kept in memory only. */
export interface Credentials {
  /** Sets the session values that later calls send. */
  readonly setSession: (session: Pick<Session, 'csrfToken' | 'userId'>) => void
  /** Replaces the product tokens that later calls send. */
  readonly setTokens: (tokens: Tokens) => void
  /** Removes all credentials from later calls. */
  readonly clear: () => void
}
