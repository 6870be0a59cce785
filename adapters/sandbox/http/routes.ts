import { addressOf, csrfHeader, facadePath, graphqlPath, keyHeader } from '@paydeck/adapters/wire/call'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answered, answer, type Asked } from '../calls/answer.ts'
import { isJson, isStorable, parseObject } from '../calls/body.ts'
import { graphqlReply, graphqlRequest } from '../calls/graphql.ts'
import { callOf, isEntry, wireEntries } from '../calls/table.ts'
import { type Fault, isMishap } from '../control/faults.ts'
import type { Environment } from '../environment.ts'
import { isRefusal, type Refusal, refuse } from '../kernel/refusals.ts'
import { askerOf, refuseForeign } from './asker.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers[keyHeader]
  return typeof key === 'string' ? key : null
}

const carryOut = (reply: FastifyReply, fault: Fault): unknown => {
  if (fault.kind === 'drop') {
    reply.hijack()
    return reply.raw.destroy()
  }
  if (fault.kind === 'hang') return reply.hijack()
  if (fault.kind === 'garbage') return reply.type('application/json; charset=utf-8').send('{"data": {"user": ')
  if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter))
  return reply.code(fault.status ?? 500).send(fault.body ?? { error: 'The sandbox was asked to fail this call.' })
}

// What a call may be refused with by its own rules; GraphQL tells those with 200 (CALL-009).
const businessStatuses = new Set([400, 404, 409, 422])
const isBusiness = ({ refusal }: Refusal): boolean => businessStatuses.has(refusal.status) && refusal.code !== 'input'

/** Every call of the wire as a route: REST by its own address, facade methods and operations by theirs. */
export const callRoutes =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.addHook('onRequest', async (request) => {
      if (request.method !== 'GET' && !isJson(request.headers['content-type'])) {
        refuse(415, 'The body has to be application/json.')
      }
    })

    const bodyOf = (request: FastifyRequest): Fields =>
      request.body === undefined || request.body === '' ? {} : parseObject(text(request.body))

    const ask = (request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<Answered> => {
      const asker = askerOf(environment, request, reply)
      refuseForeign(asker)
      return answer(environment, asker, asked)
    }

    const route = (
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ): void => {
      app.route({
        method,
        url,
        handler: async (request, reply) => {
          try {
            return await handle(request, reply)
          } catch (error) {
            if (isMishap(error)) return carryOut(reply, error.mishap)
            throw error
          }
        },
      })
    }

    const restRoute = (name: WireEntry): void => {
      const { method, path } = addressOf(name)
      route(method, path, async (request, reply) => {
        const rest = method === 'GET' ? fieldsOf(request.query) : bodyOf(request)
        const input = { ...rest, ...fieldsOf(request.params) }
        if (!Object.values(input).every(isStorable)) {
          refuse(400, 'The address holds a text that cannot be read.', { code: 'input' })
        }
        const asked = { name, csrf: text(request.headers[csrfHeader]), token: null, key: keyOf(request), input }
        return (await ask(request, reply, asked)).reply ?? {}
      })
    }

    const facade = async (request: FastifyRequest, reply: FastifyReply, token: string | null): Promise<unknown> => {
      const body = bodyOf(request)
      const name = text(body['method'])
      const call = isEntry(name) ? callOf(name) : null
      const place = token === null ? 'none' : 'path'
      if (!isEntry(name) || call?.kind !== 'facade' || call.facade !== body['facade'] || call.token !== place) {
        return refuse(400, 'This method is not known.', { code: 'method' })
      }
      const input = text(body['params']) === '' ? {} : parseObject(text(body['params']))
      const answered = await ask(request, reply, { name, csrf: text(body['csrf']), token, key: null, input })
      return { data: answered.reply ?? null }
    }

    const graphql = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const operation = graphqlRequest(bodyOf(request))
      const { name, csrf, token, variables } = operation
      const asked = { name, csrf, token, key: keyOf(request), input: variables }
      const asker = askerOf(environment, request, reply)
      refuseForeign(asker)
      const answered = await answer(environment, asker, asked).catch((error: unknown) => {
        if (isRefusal(error) && isBusiness(error)) return error
        throw error
      })
      if (answered instanceof Error) return { data: null, errors: [{ message: answered.message }] }
      return graphqlReply(operation, answered)
    }

    for (const name of wireEntries) if (callOf(name).kind === 'rest') restRoute(name)
    route('POST', facadePath, (request, reply) => facade(request, reply, null))
    route('POST', `${facadePath}/:token`, (request, reply) =>
      facade(request, reply, text(fieldsOf(request.params)['token'])),
    )
    route('POST', graphqlPath, graphql)
  }
