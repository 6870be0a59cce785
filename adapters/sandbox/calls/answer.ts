import type { Call } from '@paydeck/adapters/wire/call'
import { failurePath } from '@paydeck/adapters/wire/codec'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import { checkProtectionChange } from '../account/protection-changes.ts'
import type { FoundSession } from '../account/sessions.ts'
import type { Environment } from '../environment.ts'
import { originOfLinks } from '../kernel/hosts.ts'
import { refuse } from '../kernel/refusals.ts'
import { type Caller, csrfFor, sessionControl, signedInBy } from './caller.ts'
import type { BaseContext, CallContext, HandlerTable, OpenContext } from './context.ts'
import { once } from './idempotent-sends.ts'
import { checkOffered } from './missing-calls.ts'
import { checkCsrf, checkSession, checkToken, type Proofs, refuseSignedOut } from './permission.ts'
import { callOf } from './table.ts'

/** Call as received from the client. */
export interface CallRequest extends Proofs {
  readonly name: WireEntry
  /** Idempotency key of the client. Null without one (F4). */
  readonly key: string | null
  readonly input: unknown
}

/** Decoded input and encoded reply of a call. */
export interface CallResult {
  readonly input: unknown
  readonly reply: unknown
}

/** Body of a REST response. */
export const restBody = ({ reply }: CallResult): unknown => reply ?? {}

/** Body of the response of a facade method (CALL-078). */
export const facadeBody = ({ reply }: CallResult): unknown => ({ data: reply ?? null })

type LooseHandler =
  | ((context: CallContext, input: unknown) => Promise<unknown>)
  | { readonly open: (context: OpenContext, input: unknown) => Promise<unknown> }

/**
 * Returns the handler of a call. `HandlerTable` contains a handler of the right type, but TypeScript cannot infer this type
 * from a dynamic name, hence the cast.
 */
const handlerOf = (handlers: HandlerTable, name: WireEntry): LooseHandler => {
  const handler = (handlers as unknown as Readonly<Record<string, LooseHandler>>)[name]
  if (handler === undefined) throw new Error(`${name} has no handler.`)
  return handler
}

const decode = (codec: t.Mixed, input: unknown): unknown => {
  const decoded = codec.decode(input)
  if (E.isRight(decoded)) return decoded.right
  return refuse(400, `The request is not valid: ${failurePath(decoded.left)}.`, { code: 'input' })
}

const encode = (call: Call, reply: unknown): unknown => {
  // A reply that does not match its codec is a fault of the sandbox. The check fails here, because the fault would otherwise
  // appear only on a screen of the app.
  if (!call.reply.is(reply)) throw new Error(`The response of ${call.name} does not match its type.`)
  return call.reply.encode(reply)
}

const contextFor = (environment: Environment, caller: Caller, now: () => number): BaseContext => {
  const { queries: database, random, sealing, log, background, productName, limits } = environment
  const { address, userAgent, origin } = caller
  const sessions = sessionControl(environment, caller, now)
  const linkOrigin = originOfLinks(environment.publicOrigin, origin)
  const account = { database, now, address, userAgent, limits, sealing }
  return { ...account, random, log, background, productName, sessions, origin, linkOrigin }
}

/**
 * Authenticates and authorises one call, decodes its input and runs its handler. Refuses by throwing.
 * @param found the caller's session, if the server has already looked it up
 */
export const answer = async (
  environment: Environment,
  handlers: HandlerTable,
  caller: Caller,
  request: CallRequest,
  found?: FoundSession,
): Promise<CallResult> => {
  const call = callOf(request.name)
  const handler = handlerOf(handlers, request.name)
  const signedIn = found ?? (await signedInBy(environment, caller))
  checkSession(call, caller, typeof handler === 'object' || signedIn !== null)
  const csrfToken = csrfFor(environment, caller)
  checkCsrf(call, request, csrfToken)
  const token = checkToken(call, request, signedIn)
  const now = (): number => environment.clock() + (signedIn?.user.clockOffset ?? 0)
  if (signedIn !== null) {
    const arrived = { name: request.name, at: now(), csrf: request.csrf !== '', token, input: request.input }
    await environment.control()?.recordCall(signedIn.user.id, arrived)
    checkOffered(call, signedIn.user)
  }
  const input = decode(call.input, request.input)
  const base = contextFor(environment, caller, now)
  if (typeof handler === 'object') {
    return { input, reply: encode(call, await handler.open({ ...base, caller: signedIn, csrfToken }, input)) }
  }
  if (signedIn === null) return refuseSignedOut()
  const { user, session } = signedIn
  const end = await environment.concurrency.acquire(user.id)
  try {
    return await answerSignedIn(call, handler, { ...base, user, session }, { ...request, input })
  } finally {
    end()
  }
}

/** Runs the handler of a signed-in call, once per idempotency key. */
const answerSignedIn = async (
  call: Call,
  handler: (context: CallContext, input: unknown) => Promise<unknown>,
  context: CallContext,
  { key, input }: Pick<CallRequest, 'key' | 'input'>,
): Promise<CallResult> => {
  await checkProtectionChange(call.name, context)
  const reply = async (inside: CallContext): Promise<unknown> => encode(call, await handler(inside, input))
  if (call.kind === 'facade' || call.keyed !== true || key === null) return { input, reply: await reply(context) }
  // Compares the inputs without the CSRF value and the token, because a repeated request can contain newer ones.
  const encoded: unknown = call.input.encode(input)
  return { input, reply: await once(context, { key, call: call.name, input: encoded }, reply) }
}
