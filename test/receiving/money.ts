import { mailsOf } from '@paydeck/sandbox/account/mails'
import { otpSecretOf } from '@paydeck/sandbox/account/one-time-codes'
import { heldPayoutsOf } from '@paydeck/sandbox/receiving/held-payouts'
import type { SandboxInTime } from '../sandbox/in-time.ts'
import { at } from '../sandbox/running.ts'
import { sealing } from '../sandbox/sealing.ts'
import { totp } from '../security/totp.ts'
import { type Recipient, recipient, operationError } from './recipient.ts'

export const minute = 60_000
export const day = 24 * 60 * minute

/**
 * Indices for the tuples of a recipient: `savings` and `everyday` for profiles and wallets, `lumen` and `cobalt` for payors.
 */
export const [savings, everyday, lumen, cobalt] = [0, 1, 0, 2]

/** Helpers for tests that send payouts or change their destination, on a sandbox whose clock the test advances. */
export const payoutHelpers = (timedSandbox: SandboxInTime) => {
  const queries = () => timedSandbox.running.server.environment.queries
  const userOf = ({ client }: Recipient) =>
    queries().selectFrom('users').selectAll().where('id', '=', client.userId).executeTakeFirstOrThrow()
  /** Returns the recipient's current code from the authenticator app. */
  const codeOf = async (one: Recipient): Promise<string> =>
    totp(otpSecretOf(sealing, await userOf(one)) ?? '', timedSandbox.now())
  const change =
    (name: 'AddPayorToProfile' | 'RemovePayorFromProfile') => (one: Recipient, payor: number, to: number) =>
      operationError(one.client, name, { payorId: one.payorIds[payor], profileId: one.profileIds[to] })
  return {
    /** Creates a recipient with two approved addresses. The sign-in was six minutes ago, so a change needs a new code. */
    settledRecipient: async (): Promise<Recipient> => {
      const one = await recipient({}, timedSandbox.running)
      await one.client.control('POST', 'addresses/approve', {})
      timedSandbox.advance(6 * minute)
      return one
    },
    codeOf,
    /** Submits a two-factor code, by default the current one. Returns the HTTP status of the response. */
    sendCode: async (one: Recipient, code?: string): Promise<number> =>
      (await one.client.rest('POST', '/auth/second-factor', { code: code ?? (await codeOf(one)) })).status,
    /** Adds a sender to a profile; `remove` removes the sender. Both return the error, or undefined on success. */
    add: change('AddPayorToProfile'),
    remove: change('RemovePayorFromProfile'),
    /**
     * Makes a payor send a payout to the recipient. Returns the reason why the payout is held, or null if it is not held.
     */
    payOut: async ({ client }: Recipient, payor = 'Lumen Payroll'): Promise<unknown> =>
      at(await client.control('POST', 'payouts', { payor, amount: '250.00' }), 'hold'),
    /**
     * Executes the due background work. Returns for each payout the reason why it is held, or the wallet address to which it
     * is paid. Needs no session.
     */
    heldPayouts: async (one: Recipient) => {
      const means = { database: queries(), now: () => timedSandbox.now() }
      return (await heldPayoutsOf(means, await userOf(one))).map(({ hold, place: to }) => hold ?? to?.address)
    },
    /** Returns the emails, newest first. */
    mails: (one: Recipient) => mailsOf({ database: queries(), sealing }, one.client.userId),
    /** Returns the security events, newest first. */
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
