import type { FirstEntry } from '@paydeck/adapters/wire/call'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answer, type CallResult, facadeBody, restBody } from '../calls/answer.ts'
import { csrfFor, signedInBy } from '../calls/caller.ts'
import type { HandlerTable } from '../calls/context.ts'
import { graphqlReply } from '../calls/graphql.ts'
import { callOf } from '../calls/table.ts'
import type { Environment } from '../environment.ts'
import { callerOf } from './caller.ts'
import { logFault } from './failures.ts'
import { type FirstCall, firstCalls, firstRequests, followingCalls, type Visit } from './first-calls.ts'

/**
 * Makes the first calls of the requested page on the server, and returns their responses, to embed them into the document.
 * Also returns the calls that the browser must send itself. Resolves to null if the document must be sent without the block.
 */
export type FirstAnswers = (request: FastifyRequest, reply: FastifyReply) => Promise<ReadonlyArray<FirstEntry> | null>

const session: WireEntry = 'GET /auth/session'

/**
 * Maximum time in milliseconds that the document waits for the embedded responses. After this time, the document is sent
 * without the missing responses, and the page requests them itself.
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

/** Starts a timeout of `longestWait`. `elapsed` resolves after the timeout, unless `stop` was called. */
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
  // The client has made no call yet, so the control page must not record the calls of this function as received.
  const unrecorded: Environment = { ...environment, control: () => null }

  /** Adds each response to `answers` as soon as it is ready. */
  const gather = async (request: FastifyRequest, reply: FastifyReply, answers: Array<FirstEntry>): Promise<void> => {
    const caller = callerOf(environment, request, reply)
    if (!caller.isSameOrigin) return
    const found = await signedInBy(environment, caller)
    if (found === null) return
    const { id: userId, email } = found.user
    const visit: Visit = { address: request.url, email, now: environment.clock() }
    const sent = { csrf: csrfFor(environment, caller), token: found.session.tokens.user, key: null }
    const bodyOf = async (name: WireEntry, answered: CallResult): Promise<unknown> => {
      const { kind } = callOf(name)
      if (kind === 'graphql') return graphqlReply({ ...sent, name, variables: {} }, answered)
      return kind === 'rest' ? restBody(answered) : facadeBody(answered)
    }
    const makeAll = async (calls: ReadonlyArray<FirstCall>): Promise<void> => {
      await Promise.all(calls.map(make))
    }
    const make = async ({ name, input }: FirstCall): Promise<void> => {
      if (environment.control()?.isBroken(userId, name) === true) return
      try {
        const answered = await answer(unrecorded, handlers, caller, { ...sent, name, input }, found)
        answers.push({ call: name, input, body: await bodyOf(name, answered) })
        await makeAll(followingCalls(visit, name, answered.reply))
      } catch (error) {
        // Logs failures even after the document was sent without the response.
        logFault(environment.log, request, error, 'first answers failed', name)
      }
    }
    answers.push(...firstRequests(visit))
    await makeAll(firstCalls(visit))
  }

  return async (request, reply) => {
    if (!isShown(request)) return null
    const wait = startTimeout()
    const answers: Array<FirstEntry> = []
    const gathered = gather(request, reply, answers).catch((error: unknown) => {
      logFault(environment.log, request, error, 'first answers failed')
    })
    try {
      await Promise.race([gathered, wait.elapsed])
    } finally {
      wait.stop()
    }
    // The other responses are useless without the session.
    return answers.some(({ call }) => call === session) ? [...answers] : null
  }
}
