import { type Fault, unsupported } from '@paydeck/core'
import { type MemoryProvider, personas } from '@paydeck/core/memory'
import { decimalText, zero } from '@paydeck/core/money'
import { function as F, taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'
import { answered, providerAt, start } from './provider.ts'

type Ask = (provider: MemoryProvider) => TE.TaskEither<Fault, unknown>

interface Write {
  readonly write: Ask
  readonly read: Ask
  /** Expected result of `read` after `write`. */
  readonly next: unknown
}

const amount = (text: string) => decimalText(text) ?? zero

/** Calls that change data and that no contract law covers, each with a call that reads the changed data. */
const writes: Readonly<Record<string, Write>> = {
  'the name': {
    write: ({ ports }) => ports.profileRecords.updateName({ givenName: 'Grace', familyName: 'Ibarra' }),
    read: ({ ports }) => ports.userAccount.basicInfo,
    next: expect.objectContaining({ firstName: 'Grace', lastName: 'Ibarra', name: 'Grace Ibarra' }),
  },
  'the opt-in': {
    write: ({ ports }) => ports.profileRecords.setEmailOptIn({ optIn: true }),
    read: ({ ports }) => ports.userAccount.basicInfo,
    next: expect.objectContaining({ optInEmailMarketing: true }),
  },
  'the national identity number': {
    write: ({ ports }) => ports.nationalIdentityRecords.give({ number: '123-45-6789', issuer: 'USA' }),
    read: ({ ports }) => ports.userAccount.basicInfo,
    next: expect.objectContaining({ nationalIdentityNumber: '*****6789', nationalIdentityIssuer: 'USA' }),
  },
  'an application': {
    write: ({ ports }) => ports.newApplications.create({ productName: 'individualShopperTier1', notifyUser: false }),
    read: ({ ports }) => ports.applicationRecords.list,
    next: expect.arrayContaining([expect.objectContaining({ productName: 'individualShopperTier1' })]),
  },
  'the referral code': {
    write: ({ ports }) => ports.referralRecords.generateCode,
    read: ({ ports }) => ports.referralRecords.code,
    next: expect.stringMatching(/./),
  },
  'the end of the other sessions': {
    write: ({ ports }) => ports.activeSessionRecords.endOthers,
    read: ({ ports }) => ports.activeSessionRecords.list,
    next: [expect.objectContaining({ isCurrent: true })],
  },
  'a password, in the history': {
    write: ({ ports, account }) => {
      const { hashedPassword } = account.get().session
      return ports.passwordRecords.change({ oldHashedPassword: hashedPassword, hashedPassword: 'a', salt: 'c' })
    },
    read: ({ ports }) =>
      F.pipe(
        ports.securityRecord.page({ before: null }),
        TE.map((page) => (page === unsupported ? [] : page.events)),
      ),
    next: expect.arrayContaining([expect.objectContaining({ kind: 'password-changed', at: start })]),
  },
  'an accepted invite': {
    write: (provider) => {
      const payor = { id: 'harbor', name: 'Harbor Studio' }
      const invite = { check: { canAccept: true, reason: null }, payor, isSeen: false }
      provider.account.update((now) => ({ ...now, receiving: { ...now.receiving, invites: { invite } } }))
      return provider.ports.inviteRecords.accept({ payload: 'invite', from: 'screen' })
    },
    read: ({ ports }) => ports.payoutRecords.atStart,
    next: expect.objectContaining({ payors: [expect.objectContaining({ name: 'Harbor Studio' })] }),
  },
}

it.each(Object.entries(writes))(
  'the memory provider returns written data on the next read: %s',
  async (_, { write, read, next }) => {
    const provider = providerAt(personas.shopper)
    const before = await answered(read(provider))
    await answered(write(provider))
    const after = await answered(read(provider))
    expect(before).not.toEqual(next)
    expect(after).toEqual(next)
  },
)

it('a passkey cannot be registered twice with one challenge; removing the passkey returns true once, and then false', async () => {
  const { ports } = providerAt(personas.shopper)
  const options = await answered(ports.passkeyKeeper.challenge)
  const created = await ports.passkeyCeremony.create(options)()
  if (created._tag === 'Left') throw new Error('no passkey was made')
  await answered(ports.passkeyKeeper.verify(created.right))
  const ids = async () => (await answered(ports.passkeyDirectory.credentials)).map(({ id }) => id)
  expect(await ids()).toEqual([created.right.id])
  expect((await ports.passkeyKeeper.verify(created.right)())._tag).toBe('Left')
  expect(await answered(ports.passkeyKeeper.remove(created.right))).toBe(true)
  expect(await answered(ports.passkeyKeeper.remove(created.right))).toBe(false)
  expect(await ids()).toEqual([])
})

it('once a top-up is paid, it is pending on the card and listed as a payment, and the payment window reports it as paid', async () => {
  const { ports, payInvoice, payment } = providerAt()
  const topUp = { cardId: 'card-0', amount: amount('25'), currency: 'USD' }
  const id = await answered(ports.cardTopUps.makeInvoice(topUp))
  expect(await answered(ports.cardTopUps.makeInvoice(topUp))).toBe(id)
  const query = { list: 'payments', limit: 100, skip: 0, startDate: null } as const
  const listed = async () => {
    const page = ports.paymentLists.page({ ...query, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' })
    return (await answered(page)).items.some((item) => item.id === id)
  }
  expect(await listed()).toBe(false)
  const events: Array<unknown> = []
  ports.paymentWindow.show(id).subscribe((event) => void events.push(event))
  const pending = () => ports.cardTopUps.pending({ cardId: 'card-0', startDate: 0 })
  expect(await answered(pending())).toEqual([])
  payInvoice(id)
  payInvoice(id)
  expect(await answered(pending())).toMatchObject([{ amount: '25', invoice: { id }, pending: true }])
  expect(events).toMatchObject([{ kind: 'opened' }, { kind: 'message', isFromWindow: true, data: { status: 'paid' } }])
  expect([payment.shown(), await listed()]).toEqual([[id], true])
  expect(await answered(ports.cardTopUps.makeInvoice(topUp))).not.toBe(id)
})

it('the reminders contain a due bill until the user pays the bill; the bill’s history then contains the payment', async () => {
  const { ports, payInvoice } = providerAt(personas.bills)
  const due = async () => {
    const bills = await answered(ports.billReminders.due)
    return bills === unsupported ? [] : bills.map(({ accountId }) => accountId)
  }
  // bill-0 has no reminder because it is being paid, bill-2 because it cannot be paid, and bill-4 because it is due later.
  expect(await due()).toEqual(['bill-1', 'bill-3'])
  const items = [{ accountId: 'bill-1', amount: amount('134.61'), currency: 'USD' }]
  const id = await answered(ports.billInvoices.create({ items, ipAddress: null, key: 'key-of-a-bill' }))
  expect(await due()).toEqual(['bill-1', 'bill-3'])
  payInvoice(id)
  expect(await due()).toEqual(['bill-3'])
  const [newest] = await answered(ports.billHistories.payments('bill-1'))
  expect(newest).toMatchObject({ invoice: id, createdOn: start, payments: [{ amount: '134.61', status: 'pending' }] })
})

it('two new memory providers generate the same ids, random texts and times', async () => {
  const run = async () => {
    const { ports, account } = providerAt()
    await answered(ports.newApplications.create({ productName: 'payoutsRecipient', notifyUser: false }))
    await answered(ports.pairingCodes.newCode)
    return [ports.randomness.hex(8)(), ports.randomness.hex(8)(), account.get()]
  }
  const [one, other] = [await run(), await run()]
  expect(one).toEqual(other)
  expect(one[0]).not.toBe(one[1])
})
