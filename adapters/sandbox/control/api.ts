import { list, record } from '@paydeck/adapters/wire/codec'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as t from 'io-ts'
import { isJson, parseObject } from '../calls/body.ts'
import { isEntry } from '../calls/table.ts'
import type { Environment } from '../environment.ts'
import { askerOf } from '../http/asker.ts'
import { refuse } from '../kernel/refusals.ts'
import { playWallet, WalletLink } from '../profile/control.ts'
import { changePlayed, newAccount, playedBy } from './caller.ts'
import { Changes } from './changes.ts'
import type { CallControl } from './control.ts'
import type { Played } from './part.ts'
import { parts, settle } from './parts.ts'
import { read } from './read.ts'

const entry = new t.Type<WireEntry, WireEntry, unknown>(
  'name of a call',
  (value): value is WireEntry => typeof value === 'string' && isEntry(value),
  (value, context) => (typeof value === 'string' && isEntry(value) ? t.success(value) : t.failure(value, context)),
  (value) => value,
)

const AccountWish = record({}, { persona: t.string, overrides: Changes })
const FaultWish = record(
  { call: entry, kind: t.keyof({ status: null, hang: null, garbage: null, drop: null }) },
  { times: t.number, status: t.number, body: t.unknown, delayMs: t.number, retryAfter: t.number },
)
const FaultWishes = record({ faults: list(FaultWish) })

type Work = (played: Played, request: FastifyRequest) => unknown
type Route = (method: 'GET' | 'POST' | 'DELETE', path: string, work: Work) => void

/** Routes of the caller's own account. */
const makeRoute =
  (environment: Environment, app: FastifyInstance): Route =>
  (method, path, work) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
      (await work(await playedBy(environment, request, reply), request)) ?? {}
    app.route({ method, url: `/sandbox/${path}`, handler })
  }

/** Which calls go wrong, and which arrived. */
const callsApi = (route: Route, { faults, calls }: CallControl): void => {
  route('GET', 'faults', ({ user }) => ({ faults: faults.list(user.id) }))

  /** One fault as the body, or several as `faults`. */
  route('POST', 'faults', ({ user }, request) => {
    const several = typeof request.body === 'string' && Object.hasOwn(parseObject(request.body), 'faults')
    const wishes = several ? read(FaultWishes, request).faults : [read(FaultWish, request)]
    for (const { times = 1, ...fault } of wishes) faults.add(user.id, { ...fault, times })
    return { faults: faults.list(user.id) }
  })

  route('DELETE', 'faults', ({ user }) => faults.clear(user.id))

  route('GET', 'calls', ({ user }) => ({ calls: calls.list(user.id) }))

  route('DELETE', 'calls', ({ user }) => calls.clear(user.id))
}

/**
 * The control API: makes accounts and changes the caller's own, moves its clock, breaks its next calls and tells
 * what it called. It holds no power over any other account, so tests may run side by side.
 */
export const controlApi =
  (environment: Environment, control: CallControl) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.addHook('onRequest', async (request) => {
      const isRight = request.method !== 'POST' || isJson(request.headers['content-type'])
      if (!isRight) refuse(415, 'The body has to be application/json.')
    })

    app.post('/sandbox/accounts', async (request, reply) => {
      const { persona = 'shopper', overrides = {} } = read(AccountWish, request)
      return newAccount(environment, request, reply, { persona, overrides })
    })

    app.post('/sandbox/wallet', async (request, reply) => {
      const { address, userAgent } = askerOf(environment, request, reply)
      const { queries: database, limits, clock } = environment
      await playWallet({ database, limits, clock, address, userAgent }, read(WalletLink, request))
      return {}
    })

    const route = makeRoute(environment, app)
    route('POST', 'account', async (played, request) => settle(await changePlayed(played, read(Changes, request))))
    callsApi(route, control)
    for (const { method, path, run } of parts.flatMap(({ api = [] }) => api)) {
      route(method, path, (played, request) => run(played, (codec) => read(codec, request)))
    }
  }
