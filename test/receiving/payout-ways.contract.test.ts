import type { WireEntry } from '@paydeck/adapters/wire/table'
import { destinationChangeRules, type DestinationChangeRule } from '@paydeck/sandbox/receiving/destination-change-rules'
import { describe, expect, it } from 'vitest'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { callOf, entries, initOf, proofOf, requestFor, sampleFor } from '../sandbox/requests.ts'
import { at } from '../sandbox/running.ts'
import { cobalt, everyday, lumen, minute, payoutHelpers, savings } from './money.ts'
import { ether, type Recipient } from './recipient.ts'

const timedSandbox = sandboxInTime()
const { settledRecipient, sendCode, codeOf, remove, payOut, mails, history } = payoutHelpers(timedSandbox)

/** Returns all payout destinations that a call could change: each sender with its wallet address, and every wallet. */
const destinations = async ({ client }: Recipient) => {
  const { queries } = timedSandbox.running.server.environment
  const senders = await queries
    .selectFrom('payors')
    .leftJoin('profilePayors as member', 'member.payorId', 'payors.id')
    .leftJoin('payoutProfiles as profile', 'profile.id', 'member.profileId')
    .leftJoin('wallets', 'wallets.id', 'profile.walletId')
    .select(['payors.id', 'wallets.currency', 'wallets.address'])
    .where('payors.userId', '=', client.userId)
    .where('wallets.address', 'is not', null)
    .orderBy('payors.id')
    .execute()
  const wallets = await queries
    .selectFrom('wallets')
    .leftJoin('payoutProfiles as profile', 'profile.walletId', 'wallets.id')
    .select(['wallets.id', 'currency', 'address', 'profile.id as profileId'])
    .where('wallets.userId', '=', client.userId)
    .orderBy('wallets.id')
    .execute()
  return { senders, wallets }
}

type Input = Readonly<Record<string, unknown>>

/** For each call, a function that prepares the account and returns an input with which the call has an effect. */
const effective = {
  CreateWallet: async () => ({ currency: 'ETH', address: ether(7), label: 'Mine' }),
  UpdateWallet: async (one) => ({
    profileId: one.profileIds[savings],
    walletId: one.walletIds[savings],
    currency: 'ETH',
    address: ether(8),
    label: 'Mine',
    updateAddress: true,
    updateLabel: false,
  }),
  DeleteWallet: async (one) => ({ walletId: await one.createSpareWallet() }),
  createPayoutProfile: async (one) => ({ name: 'Mine', walletId: await one.createSpareWallet() }),
  UpdatePayoutProfile: async (one) => {
    await sendCode(one)
    await remove(one, lumen, savings)
    const walletId = await one.createSpareWallet()
    return { profileId: one.profileIds[savings], includeName: false, includeWallet: true, walletId }
  },
  DeletePayoutProfile: async (one) => {
    await sendCode(one)
    await remove(one, lumen, savings)
    return { profileId: one.profileIds[savings] }
  },
  AddPayorToWallet: async (one) => {
    await sendCode(one)
    await remove(one, lumen, savings)
    return { payorId: one.payorIds[lumen], walletId: await one.createSpareWallet(), name: 'Mine' }
  },
  AddPayorToProfile: async (one) => {
    await sendCode(one)
    await remove(one, lumen, savings)
    return { payorId: one.payorIds[lumen], profileId: one.profileIds[everyday] }
  },
  RemovePayorFromProfile: async (one) => ({ payorId: one.payorIds[lumen], profileId: one.profileIds[savings] }),
  'POST /auth/security-history/stop': async (one) => {
    await one.client.graphql('AddPayorToProfile', { payorId: one.payorIds[cobalt], profileId: one.profileIds[savings] })
    return { id: (await history(one))[0]?.id }
  },
} as const satisfies Record<keyof typeof destinationChangeRules, (one: Recipient) => Promise<Input>>

const ways: ReadonlyArray<readonly [keyof typeof destinationChangeRules, DestinationChangeRule]> = Object.entries(
  destinationChangeRules,
).map(([name, way]) => [name as keyof typeof destinationChangeRules, way])

/** Sends a call without the app's client, as another program could. Returns the error of the response. */
const sendCall = async ({ client }: Recipient, name: WireEntry, input: unknown): Promise<unknown> => {
  const request = requestFor(name, input, proofOf(client))
  const response = await client.fetch(request.path, initOf(request, { 'idempotency-key': crypto.randomUUID() }))
  const body: unknown = await response.json().catch(() => null)
  return at(body, 'errors', 0, 'message') ?? at(body, 'error')
}

/**
 * For each call, the reason why the sender's next payout is held after the call; null if the payout is not held. This table
 * assumes that no address awaits approval.
 */
const expectedHold: Readonly<Record<string, string | null>> = {
  CreateWallet: null,
  DeleteWallet: null,
  createPayoutProfile: null,
  UpdatePayoutProfile: 'profile',
  DeletePayoutProfile: 'profile',
  RemovePayorFromProfile: 'profile',
  'POST /auth/security-history/stop': null,
}

describe('calls that change where payouts go', () => {
  it.each(ways)(
    'A12 RECV-106 the call %s requires a second factor, records an event, and holds payouts if destinationChangeRules says so',
    async (name, { needs, pending, events }) => {
      const one = await settledRecipient()
      const input: Input = await effective[name](one)
      timedSandbox.advance(6 * minute)
      const [before, mailCount] = [await destinations(one), (await mails(one)).length]
      if (needs !== null) {
        expect(await sendCall(one, name, input)).toMatch(/^(Enter a two-factor code first|Enter a two-factor code)\.$/)
        expect(await destinations(one)).toEqual(before)
        expect(await mails(one)).toHaveLength(mailCount)
      }
      if (needs === 'recent-factor') expect(await sendCode(one)).toBe(200)
      const given = needs === 'code' ? { ...input, twoFactorCode: await codeOf(one) } : input
      expect(await sendCall(one, name, given)).toBeUndefined()
      expect(await destinations(one)).not.toEqual(before)
      const kinds = (await history(one)).slice(0, (await mails(one)).length - mailCount).map(({ kind }) => kind)
      expect(kinds).toHaveLength(events.length === 0 ? 0 : 1)
      expect(events).toEqual(expect.arrayContaining(kinds))
      // The sender's next payout is sent only to an address that is approved for the sender.
      expect(await payOut(one)).toBe(pending === null || name === 'CreateWallet' ? expectedHold[name] : 'approval')
    },
  )

  it('A12 L3 RECV-106 only calls in the table destinationChangeRules can change where payouts go', async () => {
    const one = await settledRecipient()
    const token = String(at(await one.client.control('POST', 'payout-invites', { payor: 'Harbor Studio' }), 'token'))
    const before = await destinations(one)
    const others = entries.filter((name) => !Object.hasOwn(destinationChangeRules, name))
    const last: ReadonlyArray<WireEntry> = ['POST /auth/logout', 'POST /dashboard-api/change-password', 'authenticate']
    const inOrder = others.toSorted((a, b) => last.indexOf(a) - last.indexOf(b))
    for (const name of inOrder) {
      const isInvite = name.endsWith('AcceptPayoutsInvite') || name.endsWith('ACCEPT_PAYOUTS_INVITE')
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      await sendCall(one, name, isInvite ? { payload: token } : sampleFor(name, one.client))
      // eslint-disable-next-line no-await-in-loop
      expect(await destinations(one), name).toEqual(before)
    }
    expect(inOrder).toHaveLength(others.length)
  })

  it('A12 the table destinationChangeRules contains every call with a payee token, except the three calls for invites', () => {
    const payee = entries.filter((name) => {
      const call = callOf(name)
      return call.kind === 'graphql' && call.token === 'payee'
    })
    const invites = ['AcceptPayoutsInvite', 'START_ACCEPT_PAYOUTS_INVITE', 'HasSeenInvite']
    expect(payee.filter((name) => !Object.hasOwn(destinationChangeRules, name))).toEqual(invites)
  })
})
