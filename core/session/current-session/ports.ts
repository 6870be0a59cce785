import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FacadeAccess, Session, Tokens } from '../model.ts'

/** Data about a session: country, language and facades. Each request fails independently. Faults: any. */
export interface SessionContext {
  /** Returns the country by IP, such as "US"; null if unknown (CALL-094). */
  readonly country: TE.TaskEither<Fault, string | null>
  /** Returns a language tag, such as "en-US" (CALL-076). */
  readonly language: TE.TaskEither<Fault, string>
  readonly facadeAccess: TE.TaskEither<Fault, FacadeAccess>
}

/** Credentials that all calls send, held in memory only. */
export interface Credentials {
  /** Sets the session values that later calls send. */
  readonly setSession: (session: Pick<Session, 'csrfToken' | 'userId'>) => void
  /** Replaces the product tokens that later calls send. */
  readonly setTokens: (tokens: Tokens) => void
  /** Removes all credentials from later calls. */
  readonly clear: () => void
}
