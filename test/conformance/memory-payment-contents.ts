import { type BillAccount, noFurtherFields, type WholeActivity, type WholeInvoice } from '@paydeck/core'
import type { Account } from '@paydeck/core/memory'
import { day, start } from '../memory/provider.ts'
import { contentSuites, type Known, known } from './known-replies.ts'
import { never } from './rich-account.ts'

const everySince = { limit: 100, skip: 0, startDate: null, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' } as const
const firstDay = new Date(start - 1000 * day).toISOString()
const anyPayment = { text: '', from: null, to: null, least: null, most: null, coin: null, status: null } as const

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

/** Returns the due date of a bill (BILL-098). */
const dueDate = ({ paddedNextPaymentDueDate, nextPaymentDueDate }: BillAccount['liability']): number | null =>
  paddedNextPaymentDueDate ?? nextPaymentDueDate

const recordsOf = ({ billPay }: Account) =>
  billPay.payments
    .filter(({ createdOn }) => (createdOn ?? 0) >= start - 365 * day)
    .toSorted((one, other) => (other.createdOn ?? 0) - (one.createdOn ?? 0))

const payments: Readonly<Record<string, Known>> = {
  'paymentRecords.recent': ({ paymentRecords }, account) => [
    known(paymentRecords.recent({ ...everySince, startDate: firstDay }), listedOf(account)),
    known(paymentRecords.recent({ ...everySince, startDate: firstDay, limit: 1 }), listedOf(account).slice(0, 1)),
  ],
  'paymentLists.page': ({ paymentLists }, account) => {
    const listed = listedOf(account)
    const isOf = {
      payments: (item: WholeActivity) => item.kind === 'invoice' && !isDonation(item),
      payouts: ({ kind }: WholeActivity) => kind === 'payout',
    }
    return (['payments', 'payouts'] as const).map((list) => {
      const items = listed.slice(0, listed.findLastIndex(isOf[list]) + 1)
      return known(paymentLists.page({ ...everySince, list }), { items, received: items.length })
    })
  },
  'paymentLists.unconfirmed': ({ paymentLists }, account) => {
    const items = listedOf(account).filter(isConfirming)
    const query = { ...everySince, merchantStatus: 'USER_CONFIRMING' } as const
    return [known(paymentLists.unconfirmed(query), { items, received: items.length })] as const
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
        .filter(({ isPayable, liability }) => isPayable && (dueDate(liability) ?? Infinity) <= start + 14 * day)
        .map(({ id, liability }) => ({
          accountId: id,
          merchantName: liability.merchantName,
          mask: liability.mask,
          dueAt: dueDate(liability) ?? 0,
          minimum: liability.nextPaymentMinimumAmount,
        }))
        .toSorted((one, other) => one.dueAt - other.dueAt),
    ),
  ],
}

const receiving: Readonly<Record<string, Known>> = {
  'walletBridge.v1': ({ walletBridge }) => [known<unknown>(walletBridge.v1, { chainIds: [1, 11_155_111] })],
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
  'payoutDirectory.acceptance': ({ payoutDirectory }, account) => [
    known(payoutDirectory.acceptance, account.receiving.acceptance),
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

/** Laws of the provider in memory: the data of payments, bills and receiving addresses. */
export const suites = contentSuites({ ...payments, ...bills, ...receiving })
