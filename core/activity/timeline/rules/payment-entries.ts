import { cardLoad } from '../../../cards/index.ts'
import { filled } from '../../../kernel/text.ts'
import { add, displayCode, signOf, zero } from '../../../money/index.ts'
import {
  billGroup,
  billLabel,
  type BillPayment,
  effectiveStatus,
  invoiceStatusRow,
  isBillPayment,
  isDonation,
  type ItemReference,
  paidCurrency,
  type Payout,
  payoutStatusRow,
  rowStatusOf,
  shortTransactionId,
  type WholeInvoice,
} from '../../../payments/index.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { entryTexts as texts } from '../../texts.ts'
import type { EntryAccount, EntryPart, EntryState } from '../model.ts'
import { billStates, invoiceStates, payoutStates, refundPart } from '../tables.ts'
import { type EntryFields, nameOf, paymentStatusOf, sizeOf, timeOf } from './fields.ts'

/** Leaves out missing and repeated texts. */
const searchable = (texts: ReadonlyArray<string | null>): ReadonlyArray<string> => [
  ...new Set(texts.flatMap((text) => text || [])),
]

const coinAccount = (code: string | null): EntryAccount | null =>
  code === null || code === '' ? null : { id: `coin:${code}`, label: filled(texts.paidIn, { coin: displayCode(code) }) }

const walletAccount = ({ transaction, transactions }: Payout): EntryAccount | null => {
  if (transaction === null) return null
  const name = visibleText(transaction.paidTo) === '' ? (transactions[0]?.wallet.address ?? '') : transaction.paidTo
  return {
    id: `wallet:${name}`,
    label: filled(texts.wallet, { name: visibleText(name), coin: displayCode(transaction.currency) }),
  }
}

const slideOf = (invoice: WholeInvoice): ItemReference['kind'] =>
  isBillPayment(invoice) ? 'bill-payment' : isDonation(invoice) ? 'donation' : 'invoice'

const invoiceState = (invoice: WholeInvoice): EntryState => {
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  if (status === null) return 'void'
  if (invoice.alreadyRefunded && status === 'confirmed') return 'final'
  return invoice.alreadyRefunded && status === 'paid' ? 'void' : invoiceStates[status]
}

/** Returns the fields that all entries of an invoice share. */
const invoiceFields = (invoice: WholeInvoice): EntryFields => {
  const label = isDonation(invoice) ? rowStatusOf(invoice).label : invoiceStatusRow(invoice)
  const coin = paidCurrency(invoice)
  return {
    kind: isDonation(invoice) ? 'donation' : 'payment',
    at: timeOf(invoice.timestamp),
    title: nameOf(invoice.merchantName),
    account: coinAccount(coin),
    state: invoiceState(invoice),
    amount: sizeOf(invoice.price),
    currency: invoice.currency.code,
    fee: null,
    coin: coin === '' ? null : coin,
    label,
    status: paymentStatusOf(label),
    place: null,
    estimatedAt: null,
    references: searchable([invoice.id, invoice.orderId, invoice.txId, shortTransactionId(invoice.txId ?? '')]),
    slide: { kind: slideOf(invoice), id: invoice.id },
  }
}

const billEntry = (shared: EntryFields, bill: BillPayment): EntryFields => {
  const fee = sizeOf(bill.convenienceFee)
  const label = billLabel(bill.status)
  const amount = sizeOf(bill.amount)
  const state = billStates[billGroup(bill.status)]
  return {
    ...shared,
    kind: 'bill',
    title: filled(texts.bill, { name: nameOf(bill.merchantName), mask: visibleText(bill.mask) }),
    state,
    amount: amount === null ? null : add(amount, fee ?? zero),
    currency: bill.currency,
    fee: bill.currency === 'USD' && fee !== null && signOf(fee) !== 0 ? fee : null,
    label,
    // A refund that was created is pending, a refundable bill is not. Both have the label "Refund Processing".
    status: state === 'pending' ? 'pending' : paymentStatusOf(label),
    estimatedAt: bill.estimatedCompletionDate,
  }
}

const isRefunded = (invoice: WholeInvoice): boolean => {
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  return invoice.alreadyRefunded && (status === 'complete' || status === 'confirmed')
}

const refundEntry = (shared: EntryFields): EntryFields => ({
  ...shared,
  kind: 'paymentRefund',
  state: 'final',
  label: { text: texts.refundComplete, tone: 'good' },
  status: 'complete',
})

/** Returns the parts of an invoice that are entries (ACT-003). The card shows a load, so its invoice has none. */
export const invoiceEntries = (invoice: WholeInvoice): ReadonlyArray<readonly [EntryPart, EntryFields]> => {
  if (invoice.merchantName === cardLoad) return []
  const shared = invoiceFields(invoice)
  if (isBillPayment(invoice)) return invoice.bills.map((bill) => [bill.partnerPaymentId, billEntry(shared, bill)])
  return isRefunded(invoice)
    ? [
        [null, shared],
        [refundPart, refundEntry(shared)],
      ]
    : [[null, shared]]
}

/** Returns the fields of a payout's entry. */
export const payoutEntry = (payout: Payout): EntryFields => {
  const label = payoutStatusRow(payout.status)
  const txIds = payout.transactions.map(({ txid }) => txid)
  const coins = new Set(payout.transactions.map(({ transactionCurrency }) => transactionCurrency))
  return {
    kind: 'payout',
    at: timeOf(payout.timestamp),
    title: nameOf(payout.merchantName),
    account: walletAccount(payout),
    state: payoutStates.get(payout.status) ?? 'void',
    amount: sizeOf(payout.amount),
    currency: payout.currency,
    fee: null,
    coin: coins.size === 1 ? ([...coins][0] ?? null) : null,
    label,
    status: paymentStatusOf(label),
    place: null,
    estimatedAt: null,
    references: searchable([payout.id, ...txIds, shortTransactionId(txIds[0] ?? '')]),
    slide: { kind: 'payout', id: payout.id },
  }
}
