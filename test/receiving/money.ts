import { mailsOf } from '@paydeck/sandbox/account/mails'
import { otpSecretOf } from '@paydeck/sandbox/account/one-time-codes'
import { heldPayoutsOf } from '@paydeck/sandbox/receiving/held-payouts'
import type { SandboxInTime } from '../sandbox/in-time.ts'
import { at } from '../sandbox/running.ts'
import { sealing } from '../sandbox/sealing.ts'
import { totp } from '../security/totp.ts'
import { type Recipient, recipient, refusalOf } from './recipient.ts'

export const minute = 60_000
export const day = 24 * 60 * minute

/** By their order among the recipient's profiles and payors. */
export const [savings, everyday, lumen, cobalt] = [0, 1, 0, 2]

/** What is asked and done about where a recipient's money goes, on a clock that is moved. */
export const moneyOf = (place: SandboxInTime) => {
  const queries = () => place.running.server.environment.queries
  const userOf = ({ client }: Recipient) =>
    queries().selectFrom('users').selectAll().where('id', '=', client.userId).executeTakeFirstOrThrow()
  /** The code of this moment. */
  const codeOf = async (one: Recipient): Promise<string> =>
    totp(otpSecretOf(sealing, await userOf(one)) ?? '', place.now())
  const change =
    (name: 'AddPayorToProfile' | 'RemovePayorFromProfile') => (one: Recipient, payor: number, to: number) =>
      refusalOf(one.client, name, { payorId: one.payorIds[payor], profileId: one.profileIds[to] })
  return {
    /** Somebody who was paid at both addresses for long, and has given a second factor six minutes ago. */
    settled: async (): Promise<Recipient> => {
      const one = await recipient({}, place.running)
      await one.client.control('POST', 'addresses/approve', {})
      place.pass(6 * minute)
      return one
    },
    codeOf,
    /** Gives the code of this moment, or another, ahead of a change; the status of the answer. */
    giveCode: async (one: Recipient, code?: string): Promise<number> =>
      (await one.client.rest('POST', '/auth/second-factor', { code: code ?? (await codeOf(one)) })).status,
    /** Why it was refused; undefined: it was not. */
    add: change('AddPayorToProfile'),
    remove: change('RemovePayorFromProfile'),
    /** What holds a payout that a sender makes now; null: nothing, it has gone. */
    payOut: async ({ client }: Recipient, payor = 'Lumen Payroll'): Promise<unknown> =>
      at(await client.control('POST', 'payouts', { payor, amount: '250.00' }), 'hold'),
    /** Where what is held goes to once it is looked at, also when the session is over by then. */
    held: async (one: Recipient) => {
      const means = { database: queries(), now: () => place.now() }
      return (await heldPayoutsOf(means, await userOf(one))).map(({ hold, place: to }) => hold ?? to?.address)
    },
    /** The newest first. */
    mails: (one: Recipient) => mailsOf({ database: queries(), sealing }, one.client.userId),
    /** What happened to them, by kind and whether it can be stopped, the newest first. */
    history: async ({ client }: Recipient) => {
      const events = at((await client.rest('GET', '/auth/security-history')).body, 'events')
      return (Array.isArray(events) ? events : []).map((event: unknown) => ({
        id: String(at(event, 'id')),
        kind: at(event, 'kind'),
        canStop: at(event, 'canStop'),
      }))
    },
  }
}
