import { record } from '@paydeck/adapters/wire/codec'
import type { FastifyInstance } from 'fastify'
import * as t from 'io-ts'
import { read } from '../control/read.ts'
import type { Environment } from '../environment.ts'
import { approveAddresses, playedBy, sendInvite } from './control.ts'
import { heldPayoutsOf, requestPayout } from './held-payouts.ts'

const Invite = record({ payor: t.string }, { email: t.string, isExpired: t.boolean })
const Payout = record({ payor: t.string, amount: t.string })

/** The control API's moves of those who pay out to the caller's account. */
export const recipientApi = (environment: Environment, app: FastifyInstance): void => {
  /** To the account's own address, or to another. The mail is among the account's own. */
  app.post('/sandbox/payout-invites', async (request, reply) => {
    const { payor, email, isExpired = false } = read(Invite, request)
    return sendInvite(await playedBy(environment, request, reply), { payor, email, isExpired })
  })

  /** Approves every address of the account at once. */
  app.post('/sandbox/addresses/approve', async (request, reply) => {
    await approveAddresses(await playedBy(environment, request, reply))
    return {}
  })

  /** Pays out to the account; answers with what holds the payout: null when it was executed. */
  app.post('/sandbox/payouts', async (request, reply) => {
    const { payor: payorName, amount } = read(Payout, request)
    const played = await playedBy(environment, request, reply)
    return requestPayout(played, played.user, { payorName, amount })
  })

  app.get('/sandbox/payouts', async (request, reply) => {
    const played = await playedBy(environment, request, reply)
    const held = await heldPayoutsOf(played, played.user)
    return { held: held.map(({ id, payorName: payor, hold }) => ({ id, payor, hold })) }
  })
}
