import type { InputOf, ReplyOf } from '@paydeck/adapters/wire/call'
import type { WireEntry, WireTable } from '@paydeck/adapters/wire/table'
import type { AccountMeans } from '../account/means.ts'
import type { CallerSession } from '../account/sessions.ts'
import type { User } from '../account/tables.ts'
import type { BackgroundTasks } from '../kernel/background-tasks.ts'
import type { Log } from '../kernel/log.ts'
import type { Randomness } from '../kernel/secrets.ts'

/** Dependencies of all handlers. */
export interface BaseContext extends AccountMeans {
  readonly random: Randomness
  readonly log: Log
  readonly background: BackgroundTasks
  readonly productName: string
  readonly sessions: SessionControl
  /** Origin of this server as the caller's browser knows it: "http://localhost:4280". */
  readonly origin: string
  /** Origin for links in mails. The Host header counts only if it names this machine. */
  readonly linkOrigin: string
}

/** Starts and ends the caller's session; the response sets the cookie. */
export interface SessionControl {
  /**
   * Replaces the caller's session by a new one of this user, at sign-in and after each change of password or second factor
   * (A5).
   * @param proof `isProven` is true if the user has just entered a password or a code; default: false
   */
  readonly start: (user: User, proof?: { readonly isProven: boolean }) => Promise<CallerSession>
  readonly end: () => Promise<void>
}

export interface CallContext extends BaseContext {
  readonly user: User
  readonly session: CallerSession
}

/** Context of a call that is available without a session. */
export interface OpenContext extends BaseContext {
  readonly caller: { readonly user: User; readonly session: CallerSession } | null
  /** The caller's CSRF value; empty without a session cookie. */
  readonly csrfToken: string
}

/** Handles one call. The wire's codecs decode the input before the handler and encode the reply after it. */
export type Handler<C> = (context: CallContext, input: InputOf<C>) => Promise<ReplyOf<C>>

/** Handles a call that is available without a session. */
export interface OpenHandler<C> {
  readonly open: (context: OpenContext, input: InputOf<C>) => Promise<ReplyOf<C>>
}

/** Calls that are available without a session; all others need one (SESS-016). */
export type OpenEntry = 'GET /auth/session' | 'authenticate'

/** Handlers by call name: one for each call of the provider's API, so that a missing handler does not compile (CALL-013). */
export type HandlerTable = {
  readonly [Name in WireEntry]: Name extends OpenEntry ? OpenHandler<WireTable[Name]> : Handler<WireTable[Name]>
}

/** Handlers of a slice by call name: `{ … } satisfies Handlers<'GET /auth/facadeAccess'>`. */
export type Handlers<Name extends WireEntry> = Pick<HandlerTable, Name>
