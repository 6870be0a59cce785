import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answer, facadeBody, restBody } from '../calls/answer.ts'
import { csrfFor, signedInBy } from '../calls/caller.ts'
import type { HandlerTable } from '../calls/context.ts'
import { graphqlReply } from '../calls/graphql.ts'
import { callOf } from '../calls/table.ts'
import type { Environment } from '../environment.ts'
import { callerOf } from './caller.ts'
import { logFault } from './failures.ts'

/**
 * Makes, on the server, the calls that the page would make at its start. Resolves to the response bodies by call name, or to
 * null if the document must be sent without embedded responses.
 */
export type FirstAnswers = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Readonly<Record<string, unknown>> | null>

const first: WireEntry = 'GET /auth/session'

/**
 * Calls whose responses are embedded into the document in addition to the session. Their responses are small and fast. The
 * page then sends only five calls itself, all at the same time, because a browser has six connections per server and one of
 * them loads the app.
 */
const others: ReadonlyArray<WireEntry> = [
  'getProductTokens',
  'GET /auth/facadeAccess',
  'GET /id/language',
  'GET /wallet-card/location',
  'START_GET_BASIC_INFO',
  'START_GET_PAYOUT_PROFILES',
]

/** Input of the embedded calls, which have no parameters. */
const input = {}

/**
 * Maximum time in milliseconds that the document waits for the embedded responses. The page itself requests missing ones.
 */
const longestWait = 1000

/**
 * True if a browser window navigates to the document, according to headers that no script can set. Prefetches and scripts
 * must not receive a document with secrets.
 */
const isShown = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined

/** Timeout of `longestWait` that can be stopped. */
const startTimeout = (): { readonly elapsed: Promise<void>; readonly stop: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, longestWait)
  return { elapsed: promise, stop: () => clearTimeout(timer) }
}

/**
 * Makes the page's first calls for a signed-in user who navigates to the document from the same origin. Omits a call that
 * fails, that takes too long, or for which a fault is planned. The page then makes this call itself. Without a session
 * response, the page makes all calls.
 */
export const makeFirstAnswers = (environment: Environment, handlers: HandlerTable): FirstAnswers => {
  // The client has made no call yet, so the control page must not record these as received calls.
  const unrecorded: Environment = { ...environment, control: () => null }

  type Bodies = Map<WireEntry, unknown>

  /** Puts each response into `bodies` as soon as it is ready. */
  const gather = async (request: FastifyRequest, reply: FastifyReply, bodies: Bodies): Promise<void> => {
    const caller = callerOf(environment, request, reply)
    if (!caller.isSameOrigin) return
    const signedIn = await signedInBy(environment, caller)
    if (signedIn === null) return
    const isBroken = (name: WireEntry) => environment.control()?.isBroken(signedIn.user.id, name) === true
    if (isBroken(first)) return
    const csrf = csrfFor(environment, caller)
    const names = [first, ...others].filter((name) => !isBroken(name))
    const body = async (name: WireEntry): Promise<unknown> => {
      const { kind } = callOf(name)
      const token = kind === 'graphql' ? signedIn.session.tokens.user : null
      const answered = await answer(unrecorded, handlers, caller, { name, csrf, token, key: null, input })
      if (token !== null) return graphqlReply({ name, csrf, token, variables: input }, answered)
      return kind === 'rest' ? restBody(answered) : facadeBody(answered)
    }
    await Promise.all(
      names.map(async (name) => {
        try {
          bodies.set(name, await body(name))
        } catch (error) {
          // Logs failures even after the document was sent without the response.
          logFault(environment.log, request, error, 'first answers failed', name)
        }
      }),
    )
  }

  return async (request, reply) => {
    if (!isShown(request)) return null
    const wait = startTimeout()
    const bodies: Bodies = new Map()
    const gathered = gather(request, reply, bodies).catch((error: unknown) => {
      logFault(environment.log, request, error, 'first answers failed')
    })
    try {
      await Promise.race([gathered, wait.elapsed])
    } finally {
      wait.stop()
    }
    // The other responses are useless without the session.
    if (!bodies.has(first)) return null
    return Object.fromEntries(
      [first, ...others].filter((name) => bodies.has(name)).map((name) => [name, bodies.get(name)]),
    )
  }
}
