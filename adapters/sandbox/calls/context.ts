import type { InputOf, ReplyOf } from '@paydeck/adapters/wire/call'
import type { WireEntry, WireTable } from '@paydeck/adapters/wire/table'
import type { Queries } from '../database/engine.ts'
import type { User } from '../database/tables.ts'

/** Where chance comes from: one interface, so that nothing else in the sandbox makes random values. */
export interface Randomness {
  /** Unguessable bytes. */
  readonly bytes: (length: number) => Uint8Array
  /** A new id of a row: 22 letters, digits, "-" and "_". */
  readonly id: () => string
}

export interface HandlerLog {
  readonly info: (fields: Readonly<Record<string, unknown>>, message: string) => void
  readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void
}

/** What every call is answered with the help of. */
export interface Surroundings {
  /** The database, or a transaction on it. A handler that writes more than one row uses `transact`. */
  readonly database: Queries
  /** Milliseconds since 1970, by the clock of the caller's account. */
  readonly now: () => number
  readonly random: Randomness
  readonly log: HandlerLog
  readonly productName: string
  readonly sessions: SessionControl
  /** The caller's network address, for rate limits. */
  readonly address: string
  /** What the caller's browser calls itself. */
  readonly userAgent: string
  /** This place as the caller's browser knows it: "http://localhost:4280". */
  readonly origin: string
  readonly limits: SignInLimits
}

/** Guards whatever takes a password or a code (A11). */
export interface SignInLimits {
  /** Refuses with 429 when there were too many attempts; answers with what takes the attempt back. */
  readonly attempt: (account: string, address: string, now: number) => { readonly forgive: () => void }
  /** Refuses with 429 when somebody asked too often for what guesses nothing and is kept for a while: a challenge. */
  readonly request: (key: string, now: number) => void
}

/** Starts and ends the caller's session; the cookie follows when the call has been answered. */
export interface SessionControl {
  /**
   * Gives the caller a new session of this user, whose old id is dead from then on: at sign-in and whenever the
   * password or the second factor changes (A5).
   */
  readonly start: (user: User) => Promise<CallerSession>
  readonly end: () => Promise<void>
}

/** The caller's session, as far as a handler may know it. */
export interface CallerSession {
  /** Names the session's row; it is no credential. */
  readonly idHash: string
  readonly csrfToken: string
  /** Product tokens by facade: the user's, and the payee's where there is one. */
  readonly tokens: { readonly user: string; readonly payee: string | null }
}

export interface CallContext extends Surroundings {
  readonly user: User
  readonly session: CallerSession
}

/** What a call is answered with that is also there for people who are not signed in. */
export interface OpenContext extends Surroundings {
  readonly caller: { readonly user: User; readonly session: CallerSession } | null
  /** The CSRF value of whoever calls; empty without a session cookie. */
  readonly csrfToken: string
}

/** Answers one call. Input is decoded by the wire's codec before, the reply is encoded by it after. */
export type Handler<C> = (context: CallContext, input: InputOf<C>) => Promise<ReplyOf<C>>

/** Answers a call that is also there for people who are not signed in. */
export interface OpenHandler<C> {
  readonly open: (context: OpenContext, input: InputOf<C>) => Promise<ReplyOf<C>>
}

/** The calls that are there for everybody; all others need a session (SESS-016). */
export type OpenEntry = 'GET /auth/session' | 'authenticate'

/** Who answers each call of the wire: one handler a call, so that a missing one does not compile (CALL-013). */
export type HandlerTable = {
  readonly [Name in WireEntry]: Name extends OpenEntry ? OpenHandler<WireTable[Name]> : Handler<WireTable[Name]>
}

/** The handlers of a slice, by the calls' names: `{ … } satisfies Handlers<'GET /auth/facadeAccess'>`. */
export type Handlers<Name extends WireEntry> = Pick<HandlerTable, Name>

/**
 * Why a call is refused: thrown by `refuse`, and told as `{ error, code? }`, or as the first of a GraphQL
 * answer's errors (CALL-009). The message is for the person; it names no other account and shows no value.
 */
export interface Refusal extends Error {
  readonly refusal: {
    /** HTTP status; GraphQL tells a refusal of the business kind (400, 404, 409, 422) with 200. */
    readonly status: number
    readonly code?: string
    /** Seconds. */
    readonly retryAfter?: number
  }
}

export const refuse = (
  status: number,
  message: string,
  details: { readonly code?: string; readonly retryAfter?: number } = {},
): never => {
  throw Object.assign(new Error(message), { refusal: { status, ...details } })
}

/** The one answer for what is not there and for what belongs to somebody else (A2). */
export const notFound = (): never => refuse(404, 'Not found.')

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'refusal' in error

/** Runs work in one transaction: all of its writes happen or none. The work uses only the context it is given. */
export const transact = async <C extends Surroundings, A>(context: C, work: (inside: C) => Promise<A>): Promise<A> =>
  context.database.isTransaction
    ? work(context)
    : context.database.transaction().execute((database) => work({ ...context, database }))
