import { addressOf, csrfHeader, facadePath, graphqlPath, keyHeader } from '@paydeck/adapters/wire/call'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallResult, answer, type CallRequest, facadeBody, restBody } from '../calls/answer.ts'
import { isJson, isStorable, parseObject } from '../calls/body.ts'
import type { HandlerTable } from '../calls/context.ts'
import { graphqlReply, graphqlRequest } from '../calls/graphql.ts'
import { operationCode } from '../calls/missing-calls.ts'
import { callOf, isEntry, wireEntries } from '../calls/table.ts'
import type { Environment } from '../environment.ts'
import { isRefusal, type Refusal, refuse } from '../kernel/refusals.ts'
import { isWellEncoded, refuseUnreadable } from '../kernel/utf8.ts'
import { acceptTexts } from './bodies.ts'
import { callerOf, refuseCrossOrigin } from './caller.ts'
import { encodedOnce, worthEncoding } from './encoding.ts'
import { withInjectedFaults } from './fault-injection.ts'
import { sendFile } from './file-reply.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const bodyOf = ({ body }: FastifyRequest): Fields => (body === undefined || body === '' ? {} : parseObject(text(body)))

/** True for GET and HEAD requests. Both methods share one route. */
const isReading = ({ method }: Pick<FastifyRequest, 'method'>): boolean => method === 'GET' || method === 'HEAD'

const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers[keyHeader]
  return typeof key === 'string' ? key : null
}

// Statuses of business refusals. GraphQL sends such refusals with status 200 (CALL-009).
const businessStatuses = new Set([400, 404, 409, 422])
const requestCodes: ReadonlyArray<string | undefined> = ['input', operationCode]
const isBusiness = ({ refusal }: Refusal): boolean =>
  businessStatuses.has(refusal.status) && !requestCodes.includes(refusal.code)

const isFileCall = (name: WireEntry): boolean => 'file' in callOf(name)

type RunCall = (request: FastifyRequest, reply: FastifyReply, call: CallRequest) => Promise<CallResult>
type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const restHandle =
  ({ log }: Environment, runCall: RunCall, name: WireEntry): Handle =>
  async (request, reply) => {
    if (!isWellEncoded(request.url)) refuseUnreadable('address')
    const rest = isReading(request) ? fieldsOf(request.query) : bodyOf(request)
    const input = { ...rest, ...fieldsOf(request.params) }
    if (!Object.values(input).every(isStorable)) refuseUnreadable('address')
    const call = { name, csrf: text(request.headers[csrfHeader]), token: null, key: keyOf(request), input }
    const result = await runCall(request, reply, call)
    return isFileCall(name) ? sendFile(log, reply, result.reply) : restBody(result)
  }

const facadeHandle =
  ({ log }: Environment, runCall: RunCall, place: 'none' | 'path'): Handle =>
  async (request, reply) => {
    const body = bodyOf(request)
    const name = text(body['method'])
    const call = isEntry(name) ? callOf(name) : null
    if (!isEntry(name) || call?.kind !== 'facade' || call.facade !== body['facade'] || call.token !== place) {
      return refuse(400, 'Unknown method.', { code: 'method' })
    }
    const token = place === 'none' ? null : text(fieldsOf(request.params)['token'])
    const input = text(body['params']) === '' ? {} : parseObject(text(body['params']))
    const result = await runCall(request, reply, { name, csrf: text(body['csrf']), token, key: null, input })
    return isFileCall(name) ? sendFile(log, reply, result.reply) : facadeBody(result)
  }

const graphqlHandle =
  (runCall: RunCall): Handle =>
  async (request, reply) => {
    const operation = graphqlRequest(bodyOf(request))
    const { name, csrf, token, variables } = operation
    const call = { name, csrf, token, key: keyOf(request), input: variables }
    const result = await runCall(request, reply, call).catch((error: unknown) => {
      if (isRefusal(error) && isBusiness(error)) return error
      throw error
    })
    if (result instanceof Error) return { data: null, errors: [{ message: result.message }] }
    return graphqlReply(operation, result)
  }

/**
 * Routes of all calls. Each REST call has its own URL path. All facade methods share one path, and so do all GraphQL
 * operations.
 */
export const callRoutes =
  (environment: Environment, handlers: HandlerTable) =>
  async (app: FastifyInstance): Promise<void> => {
    acceptTexts(app)
    app.addHook('onRequest', async (request) => {
      if (!isReading(request) && !isJson(request.headers['content-type'])) {
        refuse(415, 'The body must be application/json.')
      }
    })

    app.addHook('onSend', async (request, reply, payload) =>
      typeof payload === 'string' && payload.length >= worthEncoding ? encodedOnce(request, reply, payload) : payload,
    )

    const runCall: RunCall = async (request, reply, call) => {
      const caller = callerOf(environment, request, reply)
      refuseCrossOrigin(caller)
      return answer(environment, handlers, caller, call)
    }

    const route = (method: 'GET' | 'POST' | 'PUT', url: string, handle: Handle): void => {
      app.route({ method, url, handler: withInjectedFaults(handle) })
    }

    for (const name of wireEntries.filter((entry) => callOf(entry).kind === 'rest')) {
      const { method, path } = addressOf(name)
      route(method, path, restHandle(environment, runCall, name))
    }
    route('POST', facadePath, facadeHandle(environment, runCall, 'none'))
    route('POST', `${facadePath}/:token`, facadeHandle(environment, runCall, 'path'))
    route('POST', graphqlPath, graphqlHandle(runCall))
  }
