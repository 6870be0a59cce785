import type { Call } from '@paydeck/adapters/wire/call'
import { failurePath } from '@paydeck/adapters/wire/codec'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import {
  callerSession,
  csrfOf,
  endSession,
  findSession,
  type FoundSession,
  isSessionId,
  newSessionId,
  startSession,
} from '../account/sessions.ts'
import { suffer } from '../control/faults.ts'
import type { Environment } from '../environment.ts'
import { handlers } from '../handlers.ts'
import { refuse } from '../kernel/refusals.ts'
import { isSameSecret } from '../kernel/secrets.ts'
import type { CallContext, OpenContext, SessionControl } from './context.ts'
import { once } from './idempotent-sends.ts'
import { callOf } from './table.ts'

/** What a call's route knows of whoever asks. */
export interface Asker {
  /** The session cookie's value, or null. */
  readonly sessionId: string | null
  /** Network address. */
  readonly address: string
  /** What the browser calls itself, cut to a length that can be kept. */
  readonly userAgent: string
  /** This place as the asker's browser knows it. */
  readonly origin: string
  /** A page of ours asks, or no browser at all. */
  readonly isSameOrigin: boolean
  /** Sets the session cookie; null forgets it. */
  readonly setSession: (sessionId: string | null) => void
}

export interface Asked {
  readonly name: WireEntry
  readonly csrf: string
  /** The product token that came along; null where the call carries none. */
  readonly token: string | null
  /** What names the submit, where the client named it (F4). */
  readonly key: string | null
  readonly input: unknown
}

/** A call answered: the decoded input and the encoded reply. */
export interface Answered {
  readonly input: unknown
  readonly reply: unknown
}

// The table says which handler takes which input; the compiler cannot follow that through a name known only now.
interface LooseHandlers {
  readonly [name: string]:
    | ((context: CallContext, input: unknown) => Promise<unknown>)
    | { readonly open: (context: OpenContext, input: unknown) => Promise<unknown> }
}
const looseHandlers = handlers as unknown as LooseHandlers

const sessionControl = (environment: Environment, asker: Asker, now: () => number): SessionControl => {
  const end = async (): Promise<void> => {
    if (asker.sessionId !== null) await endSession(environment.queries, asker.sessionId)
    asker.setSession(null)
  }
  return {
    end,
    start: async (user) => {
      await end()
      const sessionId = await startSession(environment.queries, environment.random, { user, now: now(), from: asker })
      asker.setSession(sessionId)
      return callerSession(sessionId, environment.productName, false)
    },
  }
}

const checkCsrf = (call: Call, asked: Asked, expected: string): void => {
  if (call.kind === 'rest' && call.csrf === 'none') return
  if (expected !== '' && asked.csrf !== '' && isSameSecret(asked.csrf, expected)) return
  refuse(403, 'This page is out of date. Reload it and try again.', { code: 'csrf' })
}

/** Whoever accepts an invite becomes a recipient by it, and has the old token still when they ask again or tell that they saw it. */
const becoming: ReadonlySet<WireEntry> = new Set([
  'AcceptPayoutsInvite',
  'START_ACCEPT_PAYOUTS_INVITE',
  'HasSeenInvite',
])

const checkToken = (call: Call, asked: Asked, found: FoundSession | null): 'user' | 'payee' | 'none' => {
  if (call.kind === 'rest' || (call.kind === 'facade' && call.token === 'none')) return 'none'
  const tokens = found?.session.tokens
  const given = asked.token ?? ''
  if (tokens === undefined || given === '') return refuse(403, 'The product token is missing.', { code: 'token' })
  // Calls of a recipient carry the payee token where there is one, all others the user's (CALL-012).
  const wanted = call.kind === 'graphql' && call.token === 'payee' && tokens.payee !== null ? 'payee' : 'user'
  if (isSameSecret(given, tokens[wanted] ?? '')) return wanted
  if (becoming.has(asked.name) && isSameSecret(given, tokens.user)) return 'user'
  return refuse(403, 'The product token is not of this session.', { code: 'token' })
}

const decode = (codec: t.Mixed, input: unknown): unknown => {
  const decoded = codec.decode(input)
  if (E.isRight(decoded)) return decoded.right
  return refuse(400, `The request is not of the right form: ${failurePath(decoded.left)}.`, { code: 'input' })
}

const encode = (call: Call, reply: unknown): unknown => {
  // A reply that the codec would not read back is a fault of ours, and shows here rather than on a screen.
  if (!call.reply.is(reply)) throw new Error(`The reply of ${call.name} is not of its shape.`)
  return call.reply.encode(reply)
}

/** Answers one call: who is it, may they, is the input right, then the handler. Refuses by throwing. */
export const answer = async (environment: Environment, asker: Asker, asked: Asked): Promise<Answered> => {
  const { queries, clock, random, log, productName, limits, control } = environment
  const call = callOf(asked.name)
  const handler = looseHandlers[asked.name]
  if (handler === undefined) throw new Error(`Nobody answers ${asked.name}.`)
  const { sessionId } = asker
  const found = sessionId === null ? null : await findSession(queries, sessionId, { productName, now: clock() })
  const signedIn = found === null || found.isOwing ? null : found
  const isOpen = typeof handler === 'object'
  if (call.kind !== 'rest' || call.csrf !== 'none') {
    // Even signing in needs the cookie that a first look at the session sets (SESS-016).
    if (sessionId === null || (!isOpen && signedIn === null)) refuse(401, 'Sign in to go on.', { code: 'session' })
  }
  // Whoever has no cookie gets one that nobody is signed in with: with it, the developers' login can be asked for.
  if (sessionId === null && asker.isSameOrigin) asker.setSession(newSessionId(random))
  const csrfToken = sessionId !== null && isSessionId(sessionId) ? csrfOf(sessionId) : ''
  checkCsrf(call, asked, csrfToken)
  const token = checkToken(call, asked, signedIn)
  const now = (): number => clock() + (signedIn?.user.clockOffset ?? 0)
  if (signedIn !== null && control !== null) {
    const { id } = signedIn.user
    control.calls.add(id, { name: asked.name, at: now(), csrf: asked.csrf !== '', token, input: asked.input })
    const fault = control.faults.take(id, asked.name)
    if (fault !== null) await suffer(fault)
  }
  const input = decode(call.input, asked.input)
  const surroundings = {
    database: queries,
    now,
    random,
    log,
    productName,
    sessions: sessionControl(environment, asker, now),
    address: asker.address,
    userAgent: asker.userAgent,
    origin: asker.origin,
    limits,
  }
  if (typeof handler === 'object') {
    const open: OpenContext = { ...surroundings, caller: signedIn, csrfToken }
    return { input, reply: encode(call, await handler.open(open, input)) }
  }
  if (signedIn === null) return refuse(401, 'Sign in to go on.', { code: 'session' })
  const context: CallContext = { ...surroundings, user: signedIn.user, session: signedIn.session }
  const reply = async (inside: CallContext): Promise<unknown> => encode(call, await handler(inside, input))
  if (call.kind === 'facade' || call.keyed !== true || asked.key === null) return { input, reply: await reply(context) }
  // Without what every call carries: a submit stays the same when those are renewed.
  const encoded: unknown = call.input.encode(input)
  const submitted = { key: asked.key, call: call.name, input: encoded }
  return { input, reply: await once(context, submitted, reply) }
}
