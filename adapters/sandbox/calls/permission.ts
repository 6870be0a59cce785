import type { Call } from '@paydeck/adapters/wire/call'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { FoundSession } from '../account/sessions.ts'
import { refuse } from '../kernel/refusals.ts'
import { isSameSecret } from '../kernel/secrets.ts'
import type { Caller } from './caller.ts'

/** Tokens and CSRF value of a call. */
export interface Proofs {
  readonly csrf: string
  /** Product token of the call. Null if the call carries none. */
  readonly token: string | null
}

export const refuseSignedOut = (): never => refuse(401, 'Sign in to continue.', { code: 'session' })

/**
 * Refuses a caller who is signed out, unless `mayBeSignedOut` is true. Even then the caller needs a session cookie. The
 * server sets this cookie when the client requests the session for the first time (SESS-016).
 */
export const checkSession = (call: Call, { sessionId }: Caller, mayBeSignedOut: boolean): void => {
  if (call.kind === 'rest' && call.csrf === 'none') return
  if (sessionId === null || !mayBeSignedOut) refuseSignedOut()
}

/** Refuses a wrong CSRF value. Refuses every value if `expected` is empty. */
export const proveCsrf = (csrf: string, expected: string): void => {
  if (expected !== '' && csrf !== '' && isSameSecret(csrf, expected)) return
  refuse(403, 'This page is out of date. Reload it and try again.', { code: 'csrf' })
}

export const checkCsrf = (call: Call, { csrf }: Proofs, expected: string): void => {
  if (call.kind === 'rest' && call.csrf === 'none') return
  proveCsrf(csrf, expected)
}

/**
 * Calls that make a user a recipient, who then gets a payee token. These calls also accept the user token, because a client
 * that repeats such a call does not have the payee token yet.
 */
const becoming: ReadonlySet<WireEntry> = new Set([
  'AcceptPayoutsInvite',
  'START_ACCEPT_PAYOUTS_INVITE',
  'HasSeenInvite',
])

/** Returns the product token of a call. Rejects a token of another session. */
export const checkToken = (
  call: Call,
  { name, token }: Proofs & { readonly name: WireEntry },
  found: FoundSession | null,
): 'user' | 'payee' | 'none' => {
  if (call.kind === 'rest' || (call.kind === 'facade' && call.token === 'none')) return 'none'
  const tokens = found?.session.tokens
  const given = token ?? ''
  if (tokens === undefined || given === '') return refuse(403, 'The product token is missing.', { code: 'token' })
  // Calls of recipients need the payee token if there is one. All other calls need the user's token (CALL-012).
  const required = call.kind === 'graphql' && call.token === 'payee' && tokens.payee !== null ? 'payee' : 'user'
  if (isSameSecret(given, tokens[required] ?? '')) return required
  if (becoming.has(name) && isSameSecret(given, tokens.user)) return 'user'
  return refuse(403, "The product token doesn't belong to this session.", { code: 'token' })
}
