import { list, record } from '@paydeck/adapters/wire/codec'
import type { StreamEntry, WireEntry } from '@paydeck/adapters/wire/table'
import { applicationUpdates } from '@paydeck/adapters/wire/verification/application-updates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as t from 'io-ts'
import { isJson, parseObject } from '../calls/body.ts'
import { isEntry, isStream } from '../calls/table.ts'
import type { Environment } from '../environment.ts'
import { acceptTexts } from '../http/bodies.ts'
import { callerOf, refuseCrossOrigin } from '../http/caller.ts'
import { refuse } from '../kernel/refusals.ts'
import { playWallet, WalletLink } from '../profile/control.ts'
import { changeAccount, createAccount, requireControlContext } from './caller.ts'
import { Changes } from './changes.ts'
import type { CallControl } from './control.ts'
import { runDueWorkFor } from './due-work.ts'
import type { ApiMove, ControlContext } from './part.ts'
import { parts, runDueWork } from './parts.ts'
import { read } from './read.ts'

type Entry = WireEntry | StreamEntry
const isName = (value: unknown): value is Entry => typeof value === 'string' && (isEntry(value) || isStream(value))

const entry = new t.Type<Entry, Entry, unknown>(
  'name of a call or a stream',
  isName,
  (value, context) => (isName(value) ? t.success(value) : t.failure(value, context)),
  (value) => value,
)

const AccountInput = record({}, { persona: t.string, overrides: Changes })
const FaultInput = record(
  { call: entry, kind: t.keyof({ status: null, hang: null, garbage: null, drop: null }) },
  { times: t.number, status: t.number, body: t.unknown, delayMs: t.number, retryAfter: t.number },
)
const FaultInputs = record({ faults: list(FaultInput) })

const StreamInput = record(
  { move: t.keyof({ drop: null, end: null, half: null, silence: null, flap: null, refuse: null }) },
  { everyMs: t.number, times: t.number, status: t.number },
)

type Work = (context: ControlContext, request: FastifyRequest, reply: FastifyReply) => unknown
type Route = (method: 'GET' | 'POST' | 'DELETE', path: string, work: Work) => void

/** Registers a route for the caller's own account. */
const makeRoute =
  (environment: Environment, app: FastifyInstance): Route =>
  (method, path, work) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
      (await work(await requireControlContext(environment, request, reply), request, reply)) ?? {}
    app.route({ method, url: `/sandbox/${path}`, handler })
  }

/** Registers the routes for the injected faults and the received calls of the caller's account. */
const callsApi = (route: Route, { faults, calls }: CallControl): void => {
  route('GET', 'faults', ({ user }) => ({ faults: faults.list(user.id) }))

  /** The body is one fault, or an object whose field `faults` contains several. */
  route('POST', 'faults', ({ user }, request) => {
    const several = typeof request.body === 'string' && Object.hasOwn(parseObject(request.body), 'faults')
    const inputs = several ? read(FaultInputs, request).faults : [read(FaultInput, request)]
    for (const { times = 1, ...fault } of inputs) faults.add(user.id, { ...fault, times })
    return { faults: faults.list(user.id) }
  })

  route('DELETE', 'faults', ({ user }) => faults.clear(user.id))

  route('GET', 'calls', ({ user }) => ({ calls: calls.list(user.id) }))

  route('DELETE', 'calls', ({ user }) => calls.clear(user.id))
}

/** Registers the routes for the caller's event streams on this process. */
const streamsApi = (route: Route, { faults, streams }: CallControl): void => {
  const streamsOf = ({ user }: ControlContext) => ({
    streams: streams.list(user.id).map((applicationId) => ({ applicationId })),
  })

  route('GET', 'streams', streamsOf)

  /**
   * Disturbs the caller's streams. `move` is a `StreamMove`, or `refuse`: the next `times` streams are refused with `status`
   * (default 503).
   */
  route('POST', 'streams', (context, request) => {
    const { move, status = 503, times, everyMs } = read(StreamInput, request)
    const { id } = context.user
    if (move === 'refuse') {
      faults.add(id, { call: applicationUpdates.name, kind: 'status', status, times: times ?? 1 })
    } else streams.move(id, move, { everyMs, times })
    return streamsOf(context)
  })

  /** Ends all faults and disturbances of the caller's streams. */
  route('DELETE', 'streams', ({ user }) => {
    faults.clear(user.id, applicationUpdates.name)
    streams.mend(user.id)
  })
}

/**
 * Registers the control API, which creates accounts, changes the caller's account, advances the account's clock, injects
 * faults and lists received calls. The API has no access to other accounts, so tests may run in parallel.
 */
export const controlApi =
  (environment: Environment, control: CallControl) =>
  async (app: FastifyInstance): Promise<void> => {
    acceptTexts(app)
    app.addHook('onRequest', async (request) => {
      const isRight = request.method !== 'POST' || isJson(request.headers['content-type'])
      if (!isRight) refuse(415, 'The body must be application/json.')
    })

    app.post('/sandbox/accounts', async (request, reply) => {
      const { persona = 'shopper', overrides = {} } = read(AccountInput, request)
      return createAccount(environment, request, reply, { persona, overrides })
    })

    app.post('/sandbox/wallet', async (request, reply) => {
      const caller = callerOf(environment, request, reply)
      refuseCrossOrigin(caller)
      const { address, userAgent } = caller
      const { queries: database, limits, sealing, clock } = environment
      await playWallet({ database, limits, sealing, clock, address, userAgent }, read(WalletLink, request))
      return {}
    })

    const route = makeRoute(environment, app)
    route('POST', 'account', async (context, request) =>
      runDueWork(await changeAccount(context, read(Changes, request))),
    )
    callsApi(route, control)
    streamsApi(route, control)
    for (const { method, path, run, runsDueWork } of parts.flatMap<ApiMove>(({ api = [] }) => api)) {
      route(method, path, async (context, request, reply) => {
        const answer = await run(context, (codec) => read(codec, request))
        if (runsDueWork === true) await runDueWorkFor(environment, request, reply)
        return answer
      })
    }
  }
