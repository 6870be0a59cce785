import { type Fault, noFurtherFields, type WholeActivity, type WholeInvoice } from '@paydeck/core'
import { type Account, payoutOf } from '@paydeck/core/memory'
import { decimalText, zero } from '@paydeck/core/money'
import { type ContentBench, contentLaws, type KnownReply } from '@paydeck/core/testing'
import type { taskEither as TE } from 'fp-ts'
import { day, everything, providerAt, start, type TimedProvider } from '../memory/provider.ts'
import { makeSuites } from './suites.ts'

const made = makeSuites()
/** Laws of the provider in memory: the replies of the methods that read. */
export const { suites } = made

const never = (): never => {
  throw new Error('The account lacks this item')
}
const dollars = (text: string) => decimalText(text) ?? zero

/** Account with at least two different items of everything. */
const rich = (now: Account): Account => {
  const [card] = now.cards
  const [wallet] = now.receiving.wallets
  const [profile] = now.receiving.profiles
  const [bill] = now.billPay.accounts
  if (card === undefined || wallet === undefined || profile === undefined || bill === undefined)
    throw new Error('The persona lacks a card, a wallet, a profile or a bill')
  const topUp = (id: string, at: number) => ({
    id,
    invoice: { id: `invoice-of-${id}`, invoiceTime: at },
    amount: dollars('25.00'),
    appliedDate: null,
    debitCard: card.id,
    user: now.info.id,
    provider: card.provider,
    pending: true,
    displayMerchant: null,
    referralId: null,
  })
  const event = (index: number) => ({
    id: `event-${index}`,
    kind: index % 2 === 0 ? ('signed-in' as const) : ('password-changed' as const),
    at: start - index * day,
    userAgent: `agent-${index}`,
    address: `203.0.113.${index}`,
    country: index % 2 === 0 ? 'US' : 'DE',
  })
  const payout = payoutOf({
    id: 'payout-of-last-year',
    at: start - 300 * day,
    merchantName: 'Harbor Studio',
    dollars: dollars('80.00'),
    address: wallet.address,
  })
  return {
    ...now,
    security: {
      ...now.security,
      events: Array.from({ length: 25 }, (_, index) => event(index)),
      sessions: now.security.sessions.map((session, index) => ({
        ...session,
        userAgent: `agent-${index}`,
        address: `203.0.113.${index}`,
      })),
    },
    passkeys: {
      isEnabled: true,
      credentials: [1, 2].map((index) => ({
        id: `key-${index}`,
        publicKey: `public-${index}`,
        createdAt: start - index,
      })),
    },
    cards: now.cards.map((one, index) => ({
      ...one,
      lockedByUser: index === 0,
      topUps: index === 0 ? [topUp('top-up-0', start - day), topUp('top-up-1', start - 2 * day)] : [],
    })),
    mailingAddress: {
      address1: '1209 Juniper Street',
      address2: 'Unit 3',
      city: 'Portland',
      state: 'OR',
      postalCode: '97201',
      country: 'US',
    },
    payments: { ...now.payments, items: [...now.payments.items, { at: start - 300 * day, item: payout }] },
    receiving: {
      ...now.receiving,
      wallets: [wallet, { ...wallet, id: 'wallet-2', currency: 'BTC', label: 'Cold', isActive: false }],
      profiles: [profile, { id: 'profile-2', name: 'Rent', walletId: 'wallet-2', payorIds: ['payor-1'] }],
      invites: {
        open: { check: { canAccept: true, reason: null }, payor: { id: 'new', name: 'New Payor' }, isSeen: false },
        used: { check: { canAccept: false, reason: 'used' }, payor: { id: 'old', name: 'Old Payor' }, isSeen: true },
      },
    },
    referral: { status: { status: 'pending', expiration: start + day }, code: 'REFER-9' },
    mailings: {
      'ada@example.com': { emailSubscribe: 'opted_in', emailOptedInAt: start, attributes: ['Card Waitlist'] },
      'ben@example.com': { emailSubscribe: 'unsubscribed', emailOptedInAt: null, attributes: [] },
    },
  }
}

const period = { startDate: start - 1000 * day, endDate: start }
const everySince = { limit: 100, skip: 0, startDate: null, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' } as const
const firstDay = new Date(start - 1000 * day).toISOString()
const anyPayment = { text: '', from: null, to: null, least: null, most: null, coin: null, status: null } as const

/** Reads of the provider in memory, each with the replies that the account demands. */
type Known = (ports: TimedProvider['ports'], account: Account) => ReadonlyArray<KnownReply<unknown>>

const known = <A>(call: TE.TaskEither<Fault, A>, reply: A): KnownReply<unknown> => ({ call, reply })

/** Returns the payments of an account that the provider lists, newest first. */
const listedOf = ({ payments }: Account): ReadonlyArray<WholeActivity> =>
  payments.items
    .map(({ item }) => item)
    .filter((item) => item.kind === 'payout' || (item.status !== 'new' && item.status !== 'expired'))
    .toSorted((one, other) => (other.timestamp ?? 0) - (one.timestamp ?? 0))

const isDonation = (item: WholeActivity): boolean => item.kind === 'invoice' && item.itemCode === 'bitcoindonation'
const isConfirming = (item: WholeActivity): item is WholeInvoice =>
  item.kind === 'invoice' && item.status === 'paid' && item.exceptionStatus === null

/** Returns the payout profiles of an account, with their wallets and payors. */
const profilesOf = ({ receiving }: Account) =>
  receiving.profiles.map(({ id, name, walletId, payorIds }) => {
    const { isActive: _, ...wallet } = receiving.wallets.find((one) => one.id === walletId) ?? { isActive: false }
    return {
      id,
      name,
      payors: payorIds.map((payorId) => receiving.payors.find((payor) => payor.id === payorId)),
      wallet,
      percentage: null,
    }
  })

const recordsOf = ({ billPay }: Account) =>
  billPay.payments
    .filter(({ createdOn }) => (createdOn ?? 0) >= start - 365 * day)
    .toSorted((one, other) => (other.createdOn ?? 0) - (one.createdOn ?? 0))

const settledOf = ({ cards }: Account, index: number) =>
  (cards[index]?.transactions ?? [])
    .filter(({ dates }) => dates.post !== null)
    .toSorted((one, other) => (other.dates.post ?? 0) - (one.dates.post ?? 0))

const profileAndSession: Readonly<Record<string, Known>> = {
  'sessions.current': ({ sessions }, { info }) => [
    known(sessions.current, {
      isAuthenticated: true,
      csrfToken: 'csrf-1',
      userId: info.id,
      accessTypes: ['visaCard', 'galileo'],
      mapsApiKey: 'maps-key',
      captchaKey: null,
      captchaDisabled: true,
    }),
  ],
  'sessions.productTokens': ({ sessions }) => [
    known(sessions.productTokens, [
      { facade: 'PaydeckUser', token: 'user-token' },
      { facade: 'payee', token: 'payee-token' },
    ]),
  ],
  'userAccount.basicInfo': ({ userAccount }, { info }) => [known(userAccount.basicInfo, info)],
  'securityRecord.page': ({ securityRecord }, { security: { events } }) => [
    known(securityRecord.page({ before: null }), { events: events.slice(0, 20), next: 'event-19' }),
    known(securityRecord.page({ before: 'event-19' }), { events: events.slice(20), next: null }),
  ],
  'activeSessionRecords.list': ({ activeSessionRecords }, { security }) => [
    known(activeSessionRecords.list, security.sessions),
  ],
  'passkeyDirectory.isEnabled': ({ passkeyDirectory }, { info }) => [
    known(passkeyDirectory.isEnabled({ email: info.email }), true),
    known(passkeyDirectory.isEnabled({ email: 'nobody@example.com' }), false),
  ],
  'passkeyDirectory.credentials': ({ passkeyDirectory }, { passkeys }) => [
    known(passkeyDirectory.credentials, passkeys.credentials),
  ],
  'applicationRecords.list': ({ applicationRecords }, { verification }) => [
    known(applicationRecords.list, verification.applications),
  ],
  'mailingLists.optInOf': ({ mailingLists }, { mailings }) =>
    ['ada@example.com', 'ben@example.com'].map((email) =>
      known(mailingLists.optInOf({ email }), mailings[email] ?? never()),
    ),
  'referralRecords.status': ({ referralRecords }, { referral }) => [known(referralRecords.status, referral.status)],
  'referralRecords.code': ({ referralRecords }, { referral }) => [known(referralRecords.code, referral.code)],
}

const cards: Readonly<Record<string, Known>> = {
  'cardAccounts.list': ({ cardAccounts }, account) => [
    known(
      cardAccounts.list,
      account.cards.map(({ transactions: _, topUps: __, ...card }) => card),
    ),
  ],
  'cardAccounts.balances': ({ cardAccounts }, account) => [
    known(
      cardAccounts.balances,
      account.cards.map(({ id, cardBalance }) => ({ id, balance: cardBalance })),
    ),
  ],
  'cardActivities.settled': ({ cardActivities }, account) =>
    ['card-0', 'card-1'].map((cardId, index) => {
      const transactionList = settledOf(account, index)
      return known(cardActivities.settled({ ...period, cardId, page: 1, pageSize: 100 }), {
        currentPageNumber: 1,
        totalPageCount: 1,
        totalRecordCount: transactionList.length,
        transactionList,
      })
    }),
  'cardTransactions.find': ({ cardTransactions }, account) =>
    settledOf(account, 0)
      .slice(0, 2)
      .map((transaction) =>
        known(cardTransactions.find({ cardId: 'card-0', transactionId: transaction.id }), {
          transaction,
          history: [
            { step: 'authorised', at: transaction.dates.auth },
            { step: 'settled', at: transaction.dates.post },
          ],
        }),
      ),
  'cardTopUps.pending': ({ cardTopUps }, account) =>
    ['card-0', 'card-1'].map((cardId, index) =>
      known(cardTopUps.pending({ cardId, startDate: 0 }), account.cards[index]?.topUps ?? []),
    ),
  'cardChanges.lockStatus': ({ cardChanges }) => [
    known(cardChanges.lockStatus('card-0'), true),
    known(cardChanges.lockStatus('card-1'), false),
  ],
  'cardReports.ofYear': ({ cardReports }, account) =>
    [2026, 2025].map((year) =>
      known(
        cardReports.ofYear({ cardId: 'card-0', provider: 'galileo', lastFour: '4417', year }),
        (account.cards[0]?.transactions ?? [])
          .filter(({ dates }) => dates.post !== null && new Date(dates.post).getUTCFullYear() === year)
          .map(({ dates, displayMerchant, type, displayPrice }) => ({
            date: dates.post ?? 0,
            description: displayMerchant,
            type,
            amount: displayPrice ?? zero,
          })),
      ),
    ),
  'mailingAddresses.onFile': ({ mailingAddresses }, { mailingAddress }) => [
    known(mailingAddresses.onFile, mailingAddress),
  ],
  'mailingAddresses.verify': ({ mailingAddresses }, { mailingAddress }) =>
    ['US', 'DE'].map((country) =>
      known(mailingAddresses.verify({ ...(mailingAddress ?? never()), country }), [
        { warnings: [], mappedAddress: { country } },
      ]),
    ),
}

const payments: Readonly<Record<string, Known>> = {
  'paymentRecords.recent': ({ paymentRecords }, account) => [
    known(paymentRecords.recent({ ...everySince, startDate: firstDay }), listedOf(account)),
    known(paymentRecords.recent({ ...everySince, startDate: firstDay, limit: 1 }), listedOf(account).slice(0, 1)),
  ],
  'paymentLists.page': ({ paymentLists }, account) => {
    const listed = listedOf(account)
    const lists = {
      payments: listed.filter((item) => item.kind === 'invoice' && !isDonation(item)),
      payouts: listed.filter(({ kind }) => kind === 'payout'),
    }
    return (['payments', 'payouts'] as const).map((list) =>
      known(paymentLists.page({ ...everySince, list }), { items: lists[list], received: lists[list].length }),
    )
  },
  'paymentLists.unconfirmed': ({ paymentLists }, account) => {
    const items = listedOf(account).filter(isConfirming)
    return [known(paymentLists.unconfirmed(everySince), { items, received: items.length })] as const
  },
  'paymentLists.currencies': ({ paymentLists }, account) => [
    known(paymentLists.currencies, account.payments.currencies),
  ],
  'paymentSearches.find': ({ paymentSearches }, account) =>
    (['payments', 'payouts'] as const).map((list) => {
      const items = listedOf(account).filter((item) =>
        list === 'payouts' ? item.kind === 'payout' : item.kind === 'invoice' && !isDonation(item),
      )
      return known(paymentSearches.find({ ...anyPayment, list, limit: 100, after: null }), {
        items,
        after: null,
        total: items.length,
      })
    }),
  'payoutReports.between': ({ payoutReports }, account) =>
    [100, 1000].map((days) =>
      known(
        payoutReports.between({
          startDate: new Date(start - days * day).toISOString(),
          endDate: new Date(start).toISOString(),
        }),
        [
          ['Date', 'Merchant', 'Amount', 'Currency'],
          ...listedOf(account).flatMap((item) =>
            item.kind === 'payout' && (item.timestamp ?? 0) >= start - days * day
              ? [[new Date(item.timestamp ?? 0).toISOString(), item.merchantName, item.amount ?? '', item.currency]]
              : [],
          ),
        ],
      ),
    ),
  'invoiceRecords.find': ({ invoiceRecords }, account) =>
    account.payments.items
      .flatMap(({ item }) => (item.kind === 'invoice' && item.status === 'complete' ? [item] : []))
      .slice(0, 2)
      .map((invoice) =>
        known(invoiceRecords.find(invoice.id), {
          ...invoice,
          ...noFurtherFields,
          walletName: null,
          history: [
            { step: 'created', at: invoice.invoiceTime },
            { step: 'complete', at: invoice.timestamp },
          ],
        }),
      ),
}

const bills: Readonly<Record<string, Known>> = {
  'billRecords.user': ({ billRecords }, { billPay }) => [known(billRecords.user, billPay.user)],
  'billRecords.accounts': ({ billRecords }, { billPay }) => [known(billRecords.accounts, billPay.accounts)],
  'billRecords.payments': ({ billRecords }, account) => [known(billRecords.payments, recordsOf(account))],
  'billHistories.payments': ({ billHistories }, account) =>
    ['bill-0', 'bill-1'].map((id) =>
      known(
        billHistories.payments(id),
        recordsOf(account).filter(({ payments: paid }) => paid.some(({ partnerAccountId }) => partnerAccountId === id)),
      ),
    ),
  'billHistories.balances': ({ billHistories }, { billPay }) =>
    ['bill-0', 'bill-1'].map((id) => known(billHistories.balances(id), billPay.balances[id] ?? [])),
  'billReminders.due': ({ billReminders }, { billPay }) => [
    known(
      billReminders.due,
      billPay.accounts
        .filter(
          ({ isPayable, liability }) => isPayable && (liability.nextPaymentDueDate ?? Infinity) <= start + 14 * day,
        )
        .map(({ id, liability }) => ({
          accountId: id,
          merchantName: liability.merchantName,
          mask: liability.mask,
          dueAt: liability.nextPaymentDueDate ?? 0,
          minimum: liability.nextPaymentMinimumAmount,
        }))
        .toSorted((one, other) => one.dueAt - other.dueAt),
    ),
  ],
}

const receiving: Readonly<Record<string, Known>> = {
  'payoutRecords.atStart': ({ payoutRecords }, account) => [
    known<unknown>(payoutRecords.atStart, {
      profiles: profilesOf(account),
      payors: account.receiving.payors,
      wallets: account.receiving.wallets,
      firstPayout: account.receiving.firstPayout,
    }),
  ],
  'payoutDirectory.payors': ({ payoutDirectory }, account) => [known(payoutDirectory.payors, account.receiving.payors)],
  'payoutDirectory.profiles': ({ payoutDirectory }, account) => [
    known<unknown>(payoutDirectory.profiles, profilesOf(account)),
  ],
  'payoutDirectory.wallets': ({ payoutDirectory }, account) => [
    known(payoutDirectory.wallets, account.receiving.wallets),
  ],
  'payoutDirectory.currencies': ({ payoutDirectory }, account) => [
    known(payoutDirectory.currencies, account.receiving.currencies),
  ],
  'inviteRecords.check': ({ inviteRecords }, account) =>
    ['open', 'used'].map((payload) =>
      known(inviteRecords.check({ payload, from: 'start' }), account.receiving.invites[payload]?.check ?? never()),
    ),
}

const bench = (repliesOf: Known) => async (): Promise<ContentBench<unknown>> => {
  const { ports, account } = providerAt(everything)
  account.update(rich)
  const [first, ...others] = repliesOf(ports, account.get())
  if (first === undefined) throw new Error('No reply is known')
  return { known: [first, ...others] }
}

for (const [method, repliesOf] of Object.entries({
  ...profileAndSession,
  ...cards,
  ...payments,
  ...bills,
  ...receiving,
}))
  made.add(`contents of ${method} in memory`, contentLaws(bench(repliesOf)))
