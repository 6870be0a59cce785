import {
  activityKind,
  type ActivityKind,
  activityText,
  cardLoad,
  cardNames,
  type DebitCard,
  itemPlace,
  itemTitle,
  listedTransactions,
} from '../../../cards/index.ts'
import { filled } from '../../../kernel/text.ts'
import { add, type DecimalText, displayCode, negate, signOf, zero } from '../../../money/index.ts'
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
  PaymentFilterStatus,
  rowStatusOf,
  statusFilters,
  type WholeInvoice,
} from '../../../payments/index.ts'
import type { StatusRow } from '../../../presentation/tone.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { eventRows, type SecurityEvent } from '../../../security/index.ts'
import { entryTexts as texts } from '../../texts.ts'
import type {
  EntryAccount,
  EntryKind,
  EntryPart,
  EntryState,
  EntryStatus,
  SourceItem,
  TimelineEntry,
  TimelineRecord,
} from '../model.ts'
import {
  billStates,
  cardKinds,
  directions,
  invoiceStates,
  payoutStates,
  refundPart,
  securityChanges,
  statusOfLabels,
} from '../tables.ts'

/** Cards of the user, for the labels of their accounts. */
export type KnownCards = ReadonlyArray<Pick<DebitCard, 'id' | 'nickname' | 'lastFourDigits'>>

type CardItem = Extract<SourceItem, { readonly source: 'card' }>
type Fields = Omit<TimelineEntry, 'id' | 'source' | 'direction' | 'usd' | 'item'>

const sizeOf = (amount: DecimalText | null): DecimalText | null =>
  amount !== null && signOf(amount) < 0 ? negate(amount) : amount

/** Returns the name without invisible characters, or a fallback if nothing is left. */
const nameOf = (name: string): string => visibleText(name) || texts.unnamed

const noLabel: StatusRow = { text: null, tone: 'neutral' }

const paymentStatusOf = ({ text }: StatusRow): EntryStatus | null => {
  const found = Object.keys(statusFilters)
    .filter(PaymentFilterStatus.is)
    .find((status) => statusFilters[status].labels.some((label) => label === text))
  return found === undefined ? null : statusOfLabels[found]
}

/** Returns the account of a card. A card that is not in the list keeps its id. */
export const cardAccount = (cardId: string, cards: KnownCards): EntryAccount => {
  const card = cards.find(({ id }) => id === cardId)
  const names = card === undefined ? null : cardNames(card)
  const label = names === null ? '' : filled(texts.card, { name: visibleText(names.name), digits: names.lastFour })
  return { id: `card:${cardId}`, label }
}

const coinAccount = (code: string | null): EntryAccount | null =>
  code === null || code === '' ? null : { id: `coin:${code}`, label: filled(texts.paidIn, { coin: displayCode(code) }) }

const walletAccount = ({ transaction }: Payout): EntryAccount | null =>
  transaction === null
    ? null
    : {
        id: `wallet:${transaction.paidTo}`,
        label: filled(texts.wallet, { name: visibleText(transaction.paidTo), coin: displayCode(transaction.currency) }),
      }

const cardStatus = (isInvalid: boolean, isPending: boolean): EntryStatus =>
  isInvalid ? 'failed' : isPending ? 'pending' : 'complete'

const cardEntry = ({ cardId, isPending, item }: CardItem, cards: KnownCards): Fields => {
  const isInvalid = item.status === 'invalid'
  const kind = cardKinds[activityKind(item) ?? ('purchase' satisfies ActivityKind)]
  const amount = sizeOf(item.displayPrice)
  const text = activityText(item) ?? (isPending ? texts.pending : null)
  return {
    kind,
    at: item.timestamp ?? 0,
    title: itemTitle(item).title,
    account: cardAccount(cardId, cards),
    state: isInvalid ? 'void' : isPending ? 'pending' : 'final',
    amount,
    currency: item.currency,
    fee: kind === 'cardFee' && item.currency === 'USD' ? amount : null,
    coin: null,
    label: text === null ? noLabel : { text, tone: isInvalid ? 'bad' : 'wait' },
    status: cardStatus(isInvalid, isPending),
    place: itemPlace(item.merchant),
    estimatedAt: null,
    references: [item.id],
    slide: { kind: 'card-transaction', id: `${cardId}/${item.id}` },
  }
}

const slideOf = (invoice: WholeInvoice): ItemReference['kind'] =>
  isBillPayment(invoice) ? 'bill-payment' : isDonation(invoice) ? 'donation' : 'invoice'

const invoiceState = (invoice: WholeInvoice): EntryState => {
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  if (status === null) return 'void'
  return invoice.alreadyRefunded && status === 'confirmed' ? 'final' : invoiceStates[status]
}

/** Returns the fields that all entries of an invoice share. */
const invoiceFields = (invoice: WholeInvoice): Fields => {
  const label = isDonation(invoice) ? rowStatusOf(invoice).label : invoiceStatusRow(invoice)
  const coin = paidCurrency(invoice)
  return {
    kind: isDonation(invoice) ? 'donation' : 'payment',
    at: invoice.timestamp,
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
    references: [invoice.id, invoice.orderId, invoice.txId].flatMap((text) => text || []),
    slide: { kind: slideOf(invoice), id: invoice.id },
  }
}

const billEntry = (shared: Fields, bill: BillPayment): Fields => {
  const fee = sizeOf(bill.convenienceFee)
  const label = billLabel(bill.status)
  const amount = sizeOf(bill.amount)
  return {
    ...shared,
    kind: 'bill',
    title: filled(texts.bill, { name: nameOf(bill.merchantName), mask: visibleText(bill.mask) }),
    state: billStates[billGroup(bill.status)],
    amount: amount === null ? null : add(amount, fee ?? zero),
    currency: bill.currency,
    fee: bill.currency === 'USD' && fee !== null && signOf(fee) !== 0 ? fee : null,
    label,
    status: paymentStatusOf(label),
    estimatedAt: bill.estimatedCompletionDate,
  }
}

const isRefunded = (invoice: WholeInvoice): boolean => {
  const status = effectiveStatus(invoice.status, invoice.exceptionStatus)
  return invoice.alreadyRefunded && (status === 'complete' || status === 'confirmed')
}

const refundEntry = (shared: Fields): Fields => ({
  ...shared,
  kind: 'paymentRefund',
  state: 'final',
  label: { text: texts.refundComplete, tone: 'good' },
  status: 'complete',
})

/** Returns the parts of an invoice that are entries (ACT-003). The card shows a load, so its invoice has none. */
const invoiceEntries = (invoice: WholeInvoice): ReadonlyArray<readonly [EntryPart, Fields]> => {
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

const payoutEntry = (payout: Payout): Fields => {
  const label = payoutStatusRow(payout.status)
  const coins = new Set(payout.transactions.map(({ transactionCurrency }) => transactionCurrency))
  return {
    kind: 'payout',
    at: payout.timestamp ?? 0,
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
    references: [payout.id, ...payout.transactions.map(({ txid }) => txid)].filter((text) => text !== ''),
    slide: { kind: 'payout', id: payout.id },
  }
}

const securityEntry = (event: SecurityEvent, kind: NonNullable<SecurityEvent['kind']>): Fields => ({
  kind: 'securityChange',
  at: event.at,
  title: eventRows[kind].title,
  account: null,
  state: 'final',
  amount: null,
  currency: '',
  fee: null,
  coin: null,
  label: noLabel,
  status: null,
  place: null,
  estimatedAt: null,
  references: [event.id],
  slide: { kind: 'security-change', id: event.id },
})

/** Returns the id of the item among all items of the sources. Items of different kinds can have the same id. */
export const itemIdOf = (from: SourceItem): string => {
  if (from.source === 'card') return `card:${from.cardId}:${from.item.id}`
  return from.source === 'payments' ? `payments:${from.item.kind}:${from.item.id}` : `security:${from.item.id}`
}

/** Returns the parts of an item that are entries, without the fields that follow from the others. */
const partsOf = (from: SourceItem, cards: KnownCards): ReadonlyArray<readonly [EntryPart, Fields]> => {
  if (from.source === 'card')
    return listedTransactions([from.item]).length === 0 ? [] : [[null, cardEntry(from, cards)]]
  if (from.source === 'payments')
    return from.item.kind === 'payout' ? [[null, payoutEntry(from.item)]] : invoiceEntries(from.item)
  const { kind } = from.item
  return kind !== null && securityChanges.includes(kind) ? [[null, securityEntry(from.item, kind)]] : []
}

const entryOf = (from: SourceItem, part: EntryPart, fields: Fields): TimelineEntry => ({
  ...fields,
  id: part === null ? itemIdOf(from) : `${itemIdOf(from)}:${part}`,
  source: from.source,
  direction: directions[fields.kind satisfies EntryKind],
  usd: fields.currency === 'USD' ? fields.amount : null,
  item: from,
})

/**
 * Returns the entries of an item, none for an item that moved no money (ACT-002 to ACT-004). A payment for several bills has
 * an entry for each bill, and a refunded payment has a second entry for the refund.
 * @param cards cards of the user, for the labels of their accounts
 * @example
 * entriesOf({ source: 'security', item: { id: 'e1', kind: 'signed-in', at: 1 } }, []) // []
 */
export const entriesOf = (from: SourceItem, cards: KnownCards): ReadonlyArray<TimelineEntry> =>
  partsOf(from, cards).map(([part, fields]) => entryOf(from, part, fields))

/** Returns the entry of a record; none if this version of the app shows no such entry. */
export const entryOfRecord = ({ record, part }: TimelineRecord, cards: KnownCards): ReadonlyArray<TimelineEntry> =>
  partsOf(record, cards)
    .filter(([one]) => one === part)
    .map(([one, fields]) => entryOf(record, one, fields))
