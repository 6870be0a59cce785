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
 * The bodies of the first answers by the names of their calls, for a document that is about to be sent; null: it goes
 * without.
 */
export type FirstAnswers = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Readonly<Record<string, unknown>> | null>

const first: WireEntry = 'GET /auth/session'

/**
 * What is small and quickly told. A browser has six connections, one of which brings the app: the calls that are left for
 * the page are five, and go at once.
 */
const others: ReadonlyArray<WireEntry> = [
  'getProductTokens',
  'GET /auth/facadeAccess',
  'GET /id/language',
  'GET /wallet-card/location',
  'START_GET_BASIC_INFO',
  'START_GET_PAYOUT_PROFILES',
]

/** No call here takes an input of its own. */
const input = {}

/** The document waits no longer; milliseconds. What is not there by then the page asks for itself. */
const longestWait = 1000

/**
 * Whether a browser is about to show the document at once, by what it says itself and no page can. What is fetched ahead
 * or by a script gets no secrets.
 */
const isShown = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined

/** Comes after a while. */
const atLast = (): { readonly over: Promise<void>; readonly stop: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, longestWait)
  return { over: promise, stop: () => clearTimeout(timer) }
}

/**
 * Answers for the document what its page would ask first, by the handlers of these calls, for who is signed in and
 * navigates to it from here. A call that a fault waits for has to be made, and so has one that fails or takes too long; without
 * the session, which all others go with, so has each.
 */
export const makeFirstAnswers = (environment: Environment, handlers: HandlerTable): FirstAnswers => {
  // Nobody has called yet, so that none of these is noted as a call that has arrived.
  const unnoted: Environment = { ...environment, control: () => null }

  type Bodies = Map<WireEntry, unknown>

  /** Puts the answers where they are wanted, each when it is there. */
  const gather = async (request: FastifyRequest, reply: FastifyReply, bodies: Bodies): Promise<void> => {
    const caller = callerOf(environment, request, reply)
    if (!caller.isSameOrigin) return
    const signedIn = await signedInBy(environment, caller)
    if (signedIn === null) return
    const asksFor = (name: WireEntry) => environment.control()?.isBroken(signedIn.user.id, name) === true
    if (asksFor(first)) return
    const csrf = csrfFor(environment, caller)
    const names = [first, ...others].filter((name) => !asksFor(name))
    const body = async (name: WireEntry): Promise<unknown> => {
      const { kind } = callOf(name)
      const token = kind === 'graphql' ? signedIn.session.tokens.user : null
      const answered = await answer(unnoted, handlers, caller, { name, csrf, token, key: null, input })
      if (token !== null) return graphqlReply({ name, csrf, token, variables: input }, answered)
      return kind === 'rest' ? restBody(answered) : facadeBody(answered)
    }
    await Promise.all(
      names.map(async (name) => {
        try {
          bodies.set(name, await body(name))
        } catch (error) {
          // Also what fails when the document has gone without it is told.
          logFault(environment.log, request, error, 'first answers failed', name)
        }
      }),
    )
  }

  return async (request, reply) => {
    if (!isShown(request)) return null
    const wait = atLast()
    const bodies: Bodies = new Map()
    const gathered = gather(request, reply, bodies).catch((error: unknown) => {
      logFault(environment.log, request, error, 'first answers failed')
    })
    try {
      await Promise.race([gathered, wait.over])
    } finally {
      wait.stop()
    }
    // All others go with what it tells.
    if (!bodies.has(first)) return null
    return Object.fromEntries(
      [first, ...others].filter((name) => bodies.has(name)).map((name) => [name, bodies.get(name)]),
    )
  }
}
