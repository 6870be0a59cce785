import type { InputOf, ReplyOf } from '@paydeck/adapters/wire/call'
import type { WireEntry, WireTable } from '@paydeck/adapters/wire/table'
import type { AccountMeans } from '../account/means.ts'
import type { CallerSession } from '../account/sessions.ts'
import type { User } from '../account/tables.ts'
import type { BackgroundTasks } from '../kernel/background-tasks.ts'
import type { Log } from '../kernel/log.ts'
import type { Randomness } from '../kernel/secrets.ts'

/** What every call is answered with the help of. */
export interface BaseContext extends AccountMeans {
  readonly random: Randomness
  readonly log: Log
  readonly background: BackgroundTasks
  readonly productName: string
  readonly sessions: SessionControl
  /** This place as the caller's browser knows it: "http://localhost:4280". */
  readonly origin: string
  /** Where the links of mails lead; never to what a request alone says. */
  readonly linkOrigin: string
}

/** Starts and ends the caller's session; the cookie follows when the call has been answered. */
export interface SessionControl {
  /**
   * Gives the caller a new session of this user, whose old id is dead from then on: at sign-in and whenever the
   * password or the second factor changes (A5).
   * @param proof whether the user has just given a password or a code; not so if left out
   */
  readonly start: (user: User, proof?: { readonly isProven: boolean }) => Promise<CallerSession>
  readonly end: () => Promise<void>
}

export interface CallContext extends BaseContext {
  readonly user: User
  readonly session: CallerSession
}

/** What a call is answered with that is also there for people who are not signed in. */
export interface OpenContext extends BaseContext {
  readonly caller: { readonly user: User; readonly session: CallerSession } | null
  /** The caller's CSRF value; empty without a session cookie. */
  readonly csrfToken: string
}

/** Answers one call. Input is decoded by the wire's codec before, the reply is encoded by it after. */
export type Handler<C> = (context: CallContext, input: InputOf<C>) => Promise<ReplyOf<C>>

/** Answers a call that is also there for people who are not signed in. */
export interface OpenHandler<C> {
  readonly open: (context: OpenContext, input: InputOf<C>) => Promise<ReplyOf<C>>
}

/** The calls that are there without a session; all others need a session (SESS-016). */
export type OpenEntry = 'GET /auth/session' | 'authenticate'

/** Who answers each call of the wire: one handler a call, so that a missing one does not compile (CALL-013). */
export type HandlerTable = {
  readonly [Name in WireEntry]: Name extends OpenEntry ? OpenHandler<WireTable[Name]> : Handler<WireTable[Name]>
}

/** The handlers of a slice, by the calls' names: `{ … } satisfies Handlers<'GET /auth/facadeAccess'>`. */
export type Handlers<Name extends WireEntry> = Pick<HandlerTable, Name>
