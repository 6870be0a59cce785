import { list, record } from '@paydeck/adapters/wire/codec'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { mailsOf } from '../account/mails.ts'
import { currentCode } from '../account/one-time-codes.ts'
import { isJson, parseObject } from '../calls/body.ts'
import { isEntry } from '../calls/table.ts'
import type { Control, Environment } from '../environment.ts'
import { askerOf } from '../http/asker.ts'
import { refuse } from '../kernel/refusals.ts'
import { pairWallet } from '../profile/wallet-pairing.ts'
import { recipientApi } from '../receiving/control-api.ts'
import { executePayouts } from '../receiving/held-payouts.ts'
import { callerOf, moveClock, newAccount } from './caller.ts'
import { applyChanges, Changes } from './changes.ts'
import { read } from './read.ts'

const entry = new t.Type<WireEntry, WireEntry, unknown>(
  'name of a call',
  (value): value is WireEntry => typeof value === 'string' && isEntry(value),
  (value, context) => (typeof value === 'string' && isEntry(value) ? t.success(value) : t.failure(value, context)),
  (value) => value,
)

const AccountWish = record({}, { persona: t.string, overrides: Changes })
const ClockMove = record({ advance: t.number }, { keepsSessions: t.boolean })
const FaultWish = record(
  { call: entry, kind: t.keyof({ status: null, hang: null, garbage: null, drop: null }) },
  { times: t.number, status: t.number, body: t.unknown, delayMs: t.number, retryAfter: t.number },
)
const WalletLink = record({ link: t.string })
const FaultWishes = record({ faults: list(FaultWish) })

/**
 * The control API: makes accounts and changes the caller's own, moves its clock, breaks its next calls and tells
 * what it called. It holds no power over anybody else, so tests may run side by side.
 */
export const controlApi =
  (environment: Environment, control: Control) =>
  async (app: FastifyInstance): Promise<void> => {
    const { queries, random } = environment
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.addHook('onRequest', async (request) => {
      const isRight = request.method !== 'POST' || isJson(request.headers['content-type'])
      if (!isRight) refuse(415, 'The body has to be application/json.')
    })
    recipientApi(environment, app)

    app.post('/sandbox/accounts', async (request, reply) => {
      const { persona = 'shopper', overrides = {} } = read(AccountWish, request)
      return newAccount(environment, request, reply, { persona, overrides })
    })

    app.get('/sandbox/account', async (request, reply) => {
      const { user, now } = await callerOf(environment, request, reply)
      const otpSecret = user.otpEnabled ? user.otpSecret : null
      const code = otpSecret === null ? null : currentCode(otpSecret, now)
      const { id, email, firstName, lastName, country, accessTypes, experiments, facadeAccess, persona, otpEnabled } =
        user
      const access = { accessTypes, experiments, facadeAccess }
      return { userId: id, email, firstName, lastName, country, ...access, persona, otpEnabled, otpSecret, code, now }
    })

    app.post('/sandbox/account', async (request, reply) => {
      const { user, now } = await callerOf(environment, request, reply)
      const changes = read(Changes, request)
      const changed = await queries
        .transaction()
        .execute((transaction) => applyChanges(transaction, random, user, changes, now))
      await executePayouts({ database: queries, random, now: () => now }, changed)
      return {}
    })

    /** Milliseconds. Sessions stay as fresh as they are unless `keepsSessions` is false. */
    app.post('/sandbox/clock', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      const { advance, keepsSessions = true } = read(ClockMove, request)
      const clockOffset = await moveClock(queries, user, advance, keepsSessions)
      return { now: environment.clock() + clockOffset }
    })

    app.get('/sandbox/faults', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      return { faults: control.faults.list(user.id) }
    })

    /** One fault as the body, or several as `faults`. */
    app.post('/sandbox/faults', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      const several = typeof request.body === 'string' && Object.hasOwn(parseObject(request.body), 'faults')
      const wishes = several ? read(FaultWishes, request).faults : [read(FaultWish, request)]
      for (const { times = 1, ...fault } of wishes) control.faults.add(user.id, { ...fault, times })
      return { faults: control.faults.list(user.id) }
    })

    app.delete('/sandbox/faults', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      control.faults.clear(user.id)
      return {}
    })

    app.get('/sandbox/calls', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      return { calls: control.calls.list(user.id) }
    })

    app.delete('/sandbox/calls', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      control.calls.clear(user.id)
      return {}
    })

    app.get('/sandbox/mails', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      return { mails: await mailsOf(queries, user.id) }
    })

    /** Plays the wallet app that has read the QR code: whoever has the link may, signed in or not. */
    app.post('/sandbox/wallet', async (request, reply) => {
      const query = URL.parse(read(WalletLink, request).link)?.searchParams
      const given = { secret: query?.get('secret') ?? '', code: query?.get('code') ?? '' }
      const { address, userAgent } = askerOf(environment, request, reply)
      await pairWallet({ ...environment, database: queries, address, userAgent }, given)
      return {}
    })

    app.get('/sandbox/analytics', async (request, reply) => {
      const { user } = await callerOf(environment, request, reply)
      const events = await queries
        .selectFrom('analyticsEvents')
        .select(['at', 'event', 'eventName', 'eventProperties'])
        .where('userId', '=', user.id)
        .orderBy('id')
        .execute()
      return { events }
    })
  }
