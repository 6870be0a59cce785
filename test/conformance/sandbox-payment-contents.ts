import { seededId } from '@paydeck/sandbox/kernel/seeded-random'
import { taskEither as TE } from 'fp-ts'
import { knownPart } from './known-parts.ts'
import { richData, type RichUser } from './rich-user.ts'
import type { KnownInSandbox } from './sandbox-contents.ts'

const minute = 60_000
const day = 1440 * minute
const every = { limit: 100, skip: 0, startDate: null, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' } as const
const anyPayment = { text: '', from: null, to: null, least: null, most: null, coin: null, status: null } as const

interface Wanted {
  readonly merchantName: string
  readonly price: string
  readonly minutesAgo: number
  readonly status?: string
  readonly itemCode?: string
  readonly bills?: ReadonlyArray<Readonly<Record<string, unknown>>>
}
const wanted: ReadonlyArray<Wanted> = richData.invoices

/** Returns the invoices of the user as the data describe them, except the expired one. */
const invoicesOf = ({ client, madeAt }: RichUser) =>
  wanted
    .map(({ merchantName, price, minutesAgo, status = 'complete', itemCode = null }, index) => ({
      kind: 'invoice',
      id: seededId(client.userId, 'invoice', index),
      merchantName,
      price,
      status,
      itemCode,
      timestamp: madeAt - minutesAgo * minute,
    }))
    .filter(({ status }) => status !== 'expired')

const payoutsOf = ({ client, madeAt }: RichUser) =>
  richData.payoutList.map(({ merchantName, amount, minutesAgo }, index) => ({
    kind: 'payout',
    id: seededId(client.userId, 'payout', index),
    merchantName,
    amount,
    status: 'paid',
    timestamp: madeAt - minutesAgo * minute,
  }))

type Item = ReturnType<typeof invoicesOf>[number] | ReturnType<typeof payoutsOf>[number]

/** Returns the invoices and payouts of the user, newest first. */
const listedOf = (user: RichUser): ReadonlyArray<Item> =>
  [...invoicesOf(user), ...payoutsOf(user)].toSorted((one, other) => other.timestamp - one.timestamp)

const isOf = {
  payments: (item: Item) => 'itemCode' in item && item.itemCode !== 'bitcoindonation',
  payouts: ({ kind }: Item) => kind === 'payout',
  donations: (item: Item) => 'itemCode' in item && item.itemCode === 'bitcoindonation',
} as const
const lists = ['payments', 'payouts', 'donations'] as const

const payments: Readonly<Record<string, KnownInSandbox>> = {
  'paymentRecords.recent': (user) =>
    [100, 1].map((limit) =>
      knownPart(
        user.ports.paymentRecords.recent({
          ...every,
          limit,
          startDate: new Date(user.madeAt - 1000 * day).toISOString(),
        }),
        listedOf(user).slice(0, limit),
      ),
    ),
  // The lists are mixed, and end with the oldest item of their own.
  'paymentLists.page': (user) =>
    lists.map((list) => {
      const listed = listedOf(user)
      const items = listed.slice(0, listed.findLastIndex(isOf[list]) + 1)
      return knownPart(user.ports.paymentLists.page({ ...every, list }), { items, received: items.length })
    }),
  'paymentLists.unconfirmed': (user) => {
    const items = invoicesOf(user).filter(({ status }) => status === 'paid')
    return [
      knownPart(user.ports.paymentLists.unconfirmed({ limit: 5, skip: 0, merchantStatus: 'USER_CONFIRMING' }), {
        items,
        received: items.length,
      }),
    ]
  },
  'paymentSearches.find': (user) =>
    lists.map((list) => {
      const items = listedOf(user).filter(isOf[list])
      return knownPart(user.ports.paymentSearches.find({ ...anyPayment, list, limit: 100, after: null }), {
        items,
        after: null,
        total: items.length,
      })
    }),
  'payoutReports.between': (user) =>
    [100, 1000].map((days) => {
      const ids = payoutsOf(user)
        .filter(({ timestamp }) => timestamp >= user.madeAt - days * day)
        .map(({ id, merchantName, amount }) => [id, merchantName, amount, 'USD', 'paid'])
      const { call, reply } = knownPart(
        user.ports.payoutReports.between({
          startDate: new Date(user.madeAt - days * day).toISOString(),
          endDate: new Date(user.madeAt).toISOString(),
        }),
        [['Payout ID', 'Paid by', 'Amount', 'Currency', 'Status'], ...ids.toReversed()],
      )
      return {
        call: TE.map((rows) => (rows as ReadonlyArray<ReadonlyArray<string>>).map((row) => row.slice(1, 6)))(call),
        reply,
      }
    }),
  'invoiceRecords.find': (user) =>
    invoicesOf(user)
      .slice(0, 3)
      .map((invoice) => knownPart(user.ports.invoiceRecords.find(invoice.id), invoice)),
}

const billIdAt = ({ client }: RichUser, index: number): string => seededId(client.userId, 'bill', index)

/** Returns the bills of the user as the data describe them. */
const billsOf = (user: RichUser) =>
  richData.bills.map(({ merchantName, name, mask, type, balance, nextPaymentMinimumAmount, dueIn }, index) => ({
    id: billIdAt(user, index),
    isPayable: true,
    liability: {
      merchantName,
      name,
      mask,
      type,
      balance,
      nextPaymentMinimumAmount,
      nextPaymentDueDate: user.madeAt + dueIn * day,
    },
  }))

/** Returns the payments of bills, newest first. */
const recordsOf = (user: RichUser) =>
  wanted.flatMap(({ bills = [], minutesAgo }, index) =>
    bills.map(({ account, ...bill }) => ({
      invoice: seededId(user.client.userId, 'invoice', index),
      createdOn: user.madeAt - minutesAgo * minute,
      payments: [{ ...bill, status: 'complete', partnerAccountId: billIdAt(user, Number(account)) }],
    })),
  )

const bills: Readonly<Record<string, KnownInSandbox>> = {
  'billRecords.user': ({ ports }) => [
    knownPart(ports.billRecords.user, { isBillPayAvailable: true, methodVerified: true, pause: null }),
  ],
  'billRecords.accounts': (user) => [knownPart(user.ports.billRecords.accounts, billsOf(user))],
  'billRecords.payments': (user) => [knownPart(user.ports.billRecords.payments, recordsOf(user))],
  'billHistories.payments': (user) =>
    recordsOf(user).map((record, index) =>
      knownPart(user.ports.billHistories.payments(billIdAt(user, index)), [record]),
    ),
  'billReminders.due': (user) => [
    knownPart(user.ports.billReminders.due, [
      { accountId: billIdAt(user, 0), merchantName: 'First Harbor Bank', mask: '1001', minimum: '35.00' },
    ]),
  ],
}

const payorsOf = ({ client }: RichUser) =>
  richData.payors.map((name, index) => ({ id: seededId(client.userId, 'payor', index), name }))
const walletsOf = ({ client }: RichUser) =>
  [
    { currency: 'BTC', label: 'Savings', isActive: true },
    { currency: 'USDC', label: 'Everyday', isActive: false },
  ].map((wallet, index) => ({ id: seededId(client.userId, 'wallet', index), ...wallet }))
const profilesOf = (user: RichUser) =>
  walletsOf(user).map(({ id: walletId, currency, label }, index) => ({
    id: seededId(user.client.userId, 'profile', index),
    name: label,
    payors: payorsOf(user).slice(index, index + 1),
    wallet: { id: walletId, currency, label },
  }))

const receiving: Readonly<Record<string, KnownInSandbox>> = {
  'walletBridge.v1': ({ ports }) => [knownPart(ports.walletBridge.v1, { chainIds: [1, 11_155_111] })],
  'payoutRecords.atStart': (user) => [
    knownPart(user.ports.payoutRecords.atStart, {
      profiles: profilesOf(user),
      payors: payorsOf(user),
      wallets: walletsOf(user),
      firstPayout: { id: payoutsOf(user).at(-1)?.id },
    }),
  ],
  'payoutDirectory.payors': (user) => [knownPart(user.ports.payoutDirectory.payors, payorsOf(user))],
  'payoutDirectory.profiles': (user) => [knownPart(user.ports.payoutDirectory.profiles, profilesOf(user))],
  'payoutDirectory.wallets': (user) => [knownPart(user.ports.payoutDirectory.wallets, walletsOf(user))],
  'payoutDirectory.acceptance': ({ ports }) => [
    knownPart(ports.payoutDirectory.acceptance, { canAccept: true, reason: null }),
  ],
  'inviteRecords.check': ({ ports, invites }) => [
    knownPart(ports.inviteRecords.check({ payload: invites.open, from: 'start' }), { canAccept: true, reason: null }),
    knownPart(ports.inviteRecords.check({ payload: invites.expired, from: 'start' }), {
      canAccept: false,
      reason: 'inviteExpired',
    }),
  ],
}

/** Known data of payments, bills and receiving addresses. */
export const contents = { ...payments, ...bills, ...receiving }
