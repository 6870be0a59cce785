import { either as E, task as T } from 'fp-ts'
import {
  type BillAccount,
  type BillConnections,
  type BillHistories,
  type BillInvoices,
  type BillPaymentRecord,
  type BillQuotes,
  type BillRecords,
  dueDate,
  type DueBills,
  type InvoiceItem,
} from '../bill-pay/index.ts'
import type { Fault } from '../kernel/fault.ts'
import { add, compare, type DecimalText, divide, zero } from '../money/index.ts'
import { type BillStatus, itemCodes, type WholeInvoice } from '../payments/index.ts'
import type { BillPayState } from './account.ts'
import { amount, billPaymentOf, coins } from './invoices.ts'
import { change, decides, type Memory, reads, refused } from './memory.ts'
import { makeInvoice, pdfOf, type SaveFile } from './payments.ts'

const dueWithin = 14 * 86_400_000
const yearLong = 365 * 86_400_000
const leastPayment = amount('1')

const billsOf = ({ account }: Memory): BillPayState => account.get().billPay

const recordsOf = (memory: Memory): ReadonlyArray<BillPaymentRecord> =>
  billsOf(memory)
    .payments.filter(({ createdOn }) => (createdOn ?? 0) >= memory.clock.now() - yearLong)
    .toSorted((one, other) => (other.createdOn ?? 0) - (one.createdOn ?? 0))

/** Makes the in-memory port `BillRecords`. */
export const memoryBillRecords = (memory: Memory): BillRecords => ({
  user: reads(() => billsOf(memory).user),
  accounts: reads(() => billsOf(memory).accounts),
  payments: reads(() => recordsOf(memory)),
})

/** Makes the in-memory port `BillHistories`. */
export const memoryBillHistories = (memory: Memory, save: SaveFile): BillHistories => ({
  payments: (accountId) =>
    reads(() =>
      recordsOf(memory)
        .map((record) => ({
          ...record,
          payments: record.payments.filter(({ partnerAccountId }) => partnerAccountId === accountId),
        }))
        .filter(({ payments }) => payments.length > 0),
    ),
  balances: (accountId) => reads(() => billsOf(memory).balances[accountId] ?? []),
  remove: (accountId) =>
    reads(() =>
      change(memory, 'billPay', (now) => ({ ...now, accounts: now.accounts.filter(({ id }) => id !== accountId) })),
    ),
  receipt: ({ paymentId, name }) =>
    decides(() => {
      const isKnown = recordsOf(memory).some(({ payments }) =>
        payments.some(({ partnerPaymentId }) => partnerPaymentId === paymentId),
      )
      return isKnown
        ? E.right({ save: save({ name, text: pdfOf(`Receipt of ${paymentId}`) }) })
        : refused('Unknown payment.', 404)
    }),
})

/** Statuses of a bill payment that is in progress. */
const inProgress: ReadonlyArray<string | null> = ['pending', 'processing', 'sent'] satisfies ReadonlyArray<BillStatus>

const isBeingPaid = (memory: Memory, accountId: string): boolean =>
  recordsOf(memory).some(({ payments }) =>
    payments.some(({ partnerAccountId, status }) => partnerAccountId === accountId && inProgress.includes(status)),
  )

/** Makes the in-memory port `DueBills`. */
export const memoryDueBills = (memory: Memory): DueBills => ({
  due: reads(() =>
    billsOf(memory)
      .accounts.flatMap(({ id, isPayable, liability }) => {
        const { merchantName, mask, nextPaymentMinimumAmount: minimum } = liability
        const dueAt = dueDate(liability)
        if (dueAt === null || dueAt > memory.clock.now() + dueWithin) return []
        return isPayable && !isBeingPaid(memory, id) ? [{ accountId: id, merchantName, mask, dueAt, minimum }] : []
      })
      .toSorted((one, other) => one.dueAt - other.dueAt),
  ),
})

/** Makes the in-memory port `BillConnections`. */
export const memoryBillConnections = (memory: Memory): BillConnections => ({
  token: (type) => reads(() => memory.newId(`${type}-token`)),
  exchange: (accountToken) =>
    reads(() => {
      const { [accountToken]: found, ...others } = billsOf(memory).found
      if (found === undefined) return 'failed'
      change(memory, 'billPay', (now) => ({
        ...now,
        user: { ...now.user, methodEntityId: now.user.methodEntityId ?? memory.newId('entity') },
        accounts: [...now.accounts, ...found],
        found: others,
      }))
      return 'success'
    }),
})

/**
 * Simulates that the user found bills in the bill-connection widget. Returns the account token that connects these bills.
 */
export const findBills = (memory: Memory, bills: ReadonlyArray<BillAccount>): string => {
  const token = memory.newId('account-token')
  change(memory, 'billPay', (now) => ({ ...now, found: { ...now.found, [token]: bills } }))
  return token
}

const sumOf = (items: ReadonlyArray<InvoiceItem>): DecimalText =>
  items.reduce((total, item) => add(total, item.amount), zero)

/** Returns the reason why the provider rejects an invoice for these bills, or null if the bills can be paid. */
const refusalOf = (memory: Memory, items: ReadonlyArray<InvoiceItem>): string | null => {
  const ids = items.map(({ accountId }) => accountId)
  const payable = new Set(
    billsOf(memory)
      .accounts.filter(({ isPayable }) => isPayable)
      .map(({ id }) => id),
  )
  if (items.length === 0 || new Set(ids).size < ids.length) return 'This payment contains the same bill twice.'
  if (!ids.every((id) => payable.has(id))) return "You can't pay this bill right now."
  return items.some((item) => compare(item.amount, leastPayment) < 0) ? 'Pay at least $1.00.' : null
}

const isSame = (one: ReadonlyArray<InvoiceItem>, other: ReadonlyArray<InvoiceItem>): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const createInvoice = (memory: Memory, items: ReadonlyArray<InvoiceItem>, key: string): E.Either<Fault, string> => {
  const known = billsOf(memory).invoices.find((invoice) => invoice.key === key)
  if (known !== undefined)
    return isSame(known.items, items) ? E.right(known.id) : refused('This key was already used for other bills.')
  const refusal = refusalOf(memory, items)
  if (refusal !== null) return refused(refusal)
  const id = makeInvoice(memory, {
    merchantName: 'Bill payment',
    price: sumOf(items),
    currency: 'USD',
    itemCode: itemCodes.billPayment,
    orderId: null,
    bills: items.flatMap((item) => unpaidOf(memory, item)),
  })
  change(memory, 'billPay', (now) => ({ ...now, invoices: [...now.invoices, { id, key, items }] }))
  return E.right(id)
}

/** Returns a list with the bill payment for one item of an unpaid invoice. The list is empty if the bill is unknown. */
const unpaidOf = (memory: Memory, item: InvoiceItem): WholeInvoice['bills'] =>
  billsOf(memory)
    .accounts.filter(({ id }) => id === item.accountId)
    .map((account) => billPaymentOf(account, item, memory.newId('bill-payment'), null))

/** Makes the in-memory port `BillInvoices`. */
export const memoryBillInvoices = (memory: Memory): BillInvoices => ({
  address: T.of('203.0.113.7'),
  create: ({ items, key }) => decides(() => createInvoice(memory, items, key)),
})

/** Makes the in-memory port `BillQuotes`. Its quotes contain no fees. */
export const memoryBillQuotes = (memory: Memory): BillQuotes => ({
  quote: (items) =>
    decides(() => {
      const refusal = refusalOf(memory, items)
      if (refusal !== null) return refused(refusal)
      const total = sumOf(items)
      return E.right({
        bills: items.map(({ accountId }) => ({ accountId, fee: zero, estimatedCompletionDate: null })),
        fee: zero,
        total,
        coins: Object.entries(coins).map(([code, { name, rate, decimals }]) => ({
          code,
          name,
          amount: divide(total, rate, decimals) ?? zero,
          networkCost: null,
          rate,
        })),
      })
    }),
})

/** Adds the bill payments of a paid invoice to the account's history. Does nothing for an invoice without bills. */
export const addBillPayments = (memory: Memory, { id, bills }: Pick<WholeInvoice, 'id' | 'bills'>): void => {
  if (bills.length === 0) return
  const payments = bills.map((bill) => ({ ...bill, status: 'pending' }))
  const record = { id: memory.newId('bill-record'), invoice: id, createdOn: memory.clock.now(), payments }
  change(memory, 'billPay', (now) => ({ ...now, payments: [record, ...now.payments] }))
}
