import type { Insertable } from 'kysely'
import { insertInBatches } from '../database/batches.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { completeAt, confirmedAt } from '../kernel/blocks.ts'
import { digest } from '../kernel/secrets.ts'
import {
  type SeededRandom,
  day,
  hour,
  makeSeededRandom,
  minute,
  monthsSinceLastYear,
  seededId,
} from '../kernel/seeded-random.ts'
import { dollars } from '../money/amounts.ts'
import { type Coin, coins, inCoin } from '../money/currencies.ts'
import { billOf, donor, exceptionAmounts } from './generated-parts.ts'
import type { BilledTo, InvoicesTable, InvoiceStepColumn } from './tables.ts'

type NewInvoice = Insertable<InvoicesTable>

const merchants = [
  'Glasshouse Coffee',
  'Northbank Books',
  'Meridian Outfitters',
  'Tallow & Wick',
  'Harbor Lane Market',
  'Juniper Street Bakery',
  'Quarry Hill Cycles',
  'Paper Lantern Theater',
  'Oak & Anchor Hardware',
  'Sundial Travel',
  'Larkspur Gardens',
  'Copperline Records',
  'Foxglove Pharmacy',
  'Blue Kettle Tea',
] as const

const charities = ['River Conservancy', 'Open Shelf Libraries', 'Lantern Street Kitchen'] as const
const billers = ['Cedar Valley Electric', 'Northgate Card Services', 'Pinecrest Home Loans'] as const

/** Fields in which a generated payment differs from an ordinary payment. */
interface Shape extends Partial<NewInvoice> {
  /** Age of a recent payment in minutes. Defaults to the age that belongs to the payment's index. */
  readonly minutesAgo?: number
  /** Statuses of the bills; 'complete' by default. */
  readonly billStatuses?: ReadonlyArray<string | null>
}

/**
 * Special fields of the newest payments of a persona, newest first. Together, these payments show each special case once.
 */
const newestShapes: ReadonlyArray<Shape> = [
  { status: 'paid' },
  { status: 'complete' },
  { status: 'confirmed', exceptionStatus: 'paidOver' },
  { status: 'complete', itemCode: 'bitcoindonation' },
  { status: 'complete', itemCode: 'Bill Payment' },
  { status: 'paid', exceptionStatus: 'paidPartial' },
  { status: 'complete', alreadyRefunded: true },
  { status: 'invalid' },
  { status: 'complete', swapCode: 'USDC' },
  { status: 'invalid', exceptionStatus: 'declined' },
  { status: 'paid', exceptionStatus: 'paidPartial', isNonRefundableUnderpayment: true },
  { status: 'confirmed', itemCode: 'bitcoindonation', minutesAgo: 40 },
  { status: 'complete', itemCode: 'Bill Payment', billStatuses: [null], minutesAgo: 20 * 60 },
  { status: 'complete', exceptionStatus: 'paidOver', alreadyRefunded: true },
  { status: 'complete', itemCode: 'Bill Payment', billStatuses: ['refundable'], minutesAgo: 3 * 24 * 60 },
  { status: 'invalid', exceptionStatus: 'paidPartial' },
  { status: 'complete', itemCode: 'Bill Payment', billStatuses: ['reversal_processing'], minutesAgo: 4 * 24 * 60 },
  { status: 'invalid', exceptionStatus: 'declined', isNonRefundableUnderpayment: true },
  { status: 'complete', itemCode: 'bitcoindonation', alreadyRefunded: true },
  { status: 'complete', itemCode: 'Bill Payment', billStatuses: ['refunded'] },
]

/**
 * Returns the special fields of an older payment. Most payments have none; some are donations, bill payments or exceptions.
 */
const laterShape = (index: number): Shape => {
  if (index % 11 === 3) return { itemCode: 'bitcoindonation' }
  if (index % 13 === 5) return { itemCode: 'Bill Payment' }
  if (index % 29 === 7) return { exceptionStatus: 'paidOver' }
  if (index % 24 === 7) return { alreadyRefunded: true }
  return index % 97 === 11 ? { status: 'paid', exceptionStatus: 'paidPartial' } : {}
}

const minutesAgo = [12, 2 * 24 * 60, 5 * 24 * 60, 11 * 24 * 60, 18 * 24 * 60, 24 * 24 * 60, 33 * 24 * 60, 47 * 24 * 60]

/** Number of connected bills from which a user pays up to eight bills at once. */
const manyBills = 20

/**
 * Returns the bills that a generated payment pays: connected bills if there are any, otherwise names of billers. A user with
 * few bills pays one or two at once.
 */
const billersOf = (index: number, connected: ReadonlyArray<BilledTo>): ReadonlyArray<string | BilledTo> => {
  const all = connected.length === 0 ? billers : connected
  const count = connected.length < manyBills ? 2 - (index % 2) : 1 + (index % 8)
  const places = Array.from({ length: count }, (_, place) => index + place)
  return [...new Set(places.map((place) => place % all.length))].flatMap((place) => all[place] ?? [])
}

const paymentDelay = 2 * minute

/** Returns the history of a payment up to `now`. */
const historyOf = (status: string, isRefunded: boolean, at: number, now: number): ReadonlyArray<InvoiceStepColumn> => {
  const paidAt = at + paymentDelay
  const steps: ReadonlyArray<InvoiceStepColumn> = [
    { step: 'paid', at: paidAt },
    ...(status === 'confirmed' || status === 'complete'
      ? [{ step: 'confirmed', at: confirmedAt(paidAt) } as const]
      : []),
    ...(status === 'complete' ? [{ step: 'complete', at: completeAt(paidAt) } as const] : []),
    ...(status === 'invalid' ? [{ step: 'invalid', at: completeAt(paidAt) } as const] : []),
    ...(isRefunded ? [{ step: 'refunded', at: at + day } as const] : []),
  ]
  return steps.filter((step) => step.at <= now)
}

const generateInvoice = (
  {
    userId,
    index,
    at,
    now,
    bills: connected,
  }: Pick<InvoiceGeneration, 'userId' | 'now' | 'bills'> & { index: number; at: number },
  random: SeededRandom,
  { billStatuses = [], ...shape }: Omit<Shape, 'minutesAgo'>,
): NewInvoice => {
  const id = seededId(userId, 'invoice', index)
  const coin: Coin = random.pick(coins)
  const isDonation = shape.itemCode === 'bitcoindonation'
  const isBill = shape.itemCode === 'Bill Payment'
  const cents = isBill ? 5_000 + random.below(60_000) : 350 + random.below(24_000)
  const subtotal = inCoin(cents, coin)
  const exceptionStatus = shape.exceptionStatus ?? null
  const all = isBill ? billersOf(index, connected ?? []) : []
  const billed = billStatuses.length === 0 ? all : all.slice(0, billStatuses.length)
  const status = shape.status ?? 'complete'
  const merchantName = isDonation ? random.pick(charities) : isBill ? 'Bill Pay' : random.pick(merchants)
  return {
    id,
    userId,
    merchantName,
    icon: `/stand-ins/logos/${encodeURIComponent(merchantName)}`,
    invoiceTime: at,
    timestamp: at + paymentDelay,
    txCurrency: coin.code,
    price: dollars(cents),
    currency: json({ code: 'USD', symbol: '$', precision: 2, decimals: 2 }),
    status,
    paymentSubtotal: String(subtotal),
    amount: String(subtotal + coin.networkCost),
    networkCost: String(coin.networkCost),
    ...exceptionAmounts(exceptionStatus, subtotal),
    exchangeRate: coin.price,
    currencyLayer: null,
    itemDescription: null,
    orderId: `${100_000 + random.below(900_000)}`,
    txId: digest(id),
    isNonRefundableUnderpayment: false,
    alreadyRefunded: false,
    selectedWallet: json({ displayName: coin.wallet, avatar: `/stand-ins/logos/${encodeURIComponent(coin.wallet)}` }),
    buyer: isDonation ? json(donor) : null,
    bills: json(
      billed.map((biller, place) => ({
        ...billOf(id, place, Math.round(cents / billed.length), biller),
        ...(billStatuses.length === 0 ? {} : { status: billStatuses[place] ?? null }),
      })),
    ),
    // Schedules no confirmations for an old payment, whatever its status.
    paidAt: status === 'paid' && exceptionStatus === null && at > now - hour ? at + paymentDelay : null,
    history: json(historyOf(status, shape.alreadyRefunded ?? false, at, now)),
    itemCode: null,
    exceptionStatus,
    ...shape,
  }
}

interface InvoiceGeneration {
  readonly userId: string
  readonly seed: string
  readonly count: number
  readonly now: number
  /** Connected bills, which the bill payments pay. */
  readonly bills?: ReadonlyArray<BilledTo>
}

/**
 * Generates payments, newest first. The first ones are recent. Each later payment is some hours or days older than the
 * previous one.
 */
const makeInvoices = (
  { userId, seed, count, now, bills = [] }: InvoiceGeneration,
  shapeOf: (index: number) => Shape,
): ReadonlyArray<NewInvoice> => {
  const random = makeSeededRandom(`${seed}:invoices`)
  let at = now
  return Array.from({ length: count }, (_, index) => {
    const ago = minutesAgo[index]
    const earlier = Math.min(at, now - 50 * day) - (count > 1000 ? hour : day)
    at = ago === undefined ? earlier - random.below(5 * hour) : now - ago * minute
    const { minutesAgo: age, ...shape } = shapeOf(index)
    const createdAt = age === undefined ? at : now - age * minute
    return generateInvoice({ userId, index, at: createdAt, now, bills }, random, shape)
  })
}

/** Inserts the initial payments of a persona, including donations, bill payments and exceptions. */
export const insertPayments = (queries: Queries, making: InvoiceGeneration): Promise<void> =>
  insertInBatches(
    queries,
    'invoices',
    makeInvoices(making, (index) => newestShapes[index] ?? laterShape(index)),
  )

/** Inserts payments without special fields: no donations, bill payments or exceptions. */
export const insertPlainPayments = (queries: Queries, making: InvoiceGeneration): Promise<void> =>
  insertInBatches(
    queries,
    'invoices',
    makeInvoices(making, () => ({})),
  )

/** Index of the first payment of an earlier year. */
const firstOfYear = 50_001

/** Inserts payments since the beginning of last year: in each month one bill of each biller, and a donation. */
export const insertEarlierPayments = (queries: Queries, userId: string, now: number): Promise<void> => {
  const random = makeSeededRandom(`${userId}:earlier payments`)
  const moments = [3, 12, 21, 26].flatMap((dayOfMonth, place) =>
    monthsSinceLastYear(dayOfMonth, now).map((at, month) => ({ at, place, month })),
  )
  const rows = moments.map(({ at, place, month }) => {
    const shape =
      place < billers.length ? { itemCode: 'Bill Payment', billStatuses: ['settled'] } : { itemCode: 'bitcoindonation' }
    // A payment with an odd index pays one bill. Its remainder by the number of billers selects the biller.
    const index = firstOfYear + 24 * month + 2 * place
    return generateInvoice({ userId, index, at, now }, random, shape)
  })
  return insertInBatches(queries, 'invoices', rows)
}
