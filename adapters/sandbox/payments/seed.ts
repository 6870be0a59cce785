import type { Insertable } from 'kysely'
import { inBatches } from '../database/batches.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { type Chance, day, hour, makeChance, minute, seededId } from '../kernel/chance.ts'
import { digest } from '../kernel/secrets.ts'
import { dollars } from '../money/amounts.ts'
import { type Coin, coins, inCoin } from '../money/currencies.ts'
import type { BillColumn, BuyerColumn, InvoicesTable } from './tables.ts'

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

/** What the newest payments of a person look like: one of each thing worth seeing. */
const openings: ReadonlyArray<Partial<NewInvoice>> = [
  { status: 'paid' },
  { status: 'complete' },
  { status: 'confirmed', exceptionStatus: 'paidOver' },
  { status: 'complete', itemCode: 'bitcoindonation' },
  { status: 'complete', itemCode: 'Bill Payment' },
  { status: 'paid', exceptionStatus: 'paidPartial' },
  { status: 'complete', alreadyRefunded: true },
  { status: 'invalid' },
]

const minutesAgo = [12, 2 * 24 * 60, 5 * 24 * 60, 11 * 24 * 60, 18 * 24 * 60, 24 * 24 * 60, 33 * 24 * 60, 47 * 24 * 60]

/** One bill of a bill payment, which is paid. */
export const billOf = (invoiceId: string, index: number, cents: number, biller: string): BillColumn => ({
  partnerAccountId: seededId(invoiceId, 'bill-account', index),
  partnerPaymentId: seededId(invoiceId, 'bill-payment', index),
  currency: 'USD',
  amount: dollars(cents),
  convenienceFee: '0.00',
  status: 'complete',
  estimatedCompletionDate: null,
  merchantId: digest(biller).slice(0, 12),
  accountType: 'credit_card',
  mask: digest(biller + invoiceId)
    .replace(/\D/g, '')
    .slice(0, 4)
    .padEnd(4, '7'),
  icon: `/stand-ins/logos/${encodeURIComponent(biller)}`,
  merchantName: biller,
})

const exceptionAmounts = (exception: string | null, subtotal: bigint) => ({
  underpaidAmount: exception === 'paidPartial' ? String(subtotal / 10n) : null,
  overpaidAmount: exception === 'paidOver' ? String(subtotal / 20n) : null,
  declinedAmount: exception === 'declined' ? String(subtotal) : null,
})

const buyer: BuyerColumn = {
  email: 'ada.norris@example.com',
  phone: '555-0142',
  name: 'Ada Norris',
  address1: '12 Quay Street',
  address2: null,
  city: 'Portland',
  state: 'OR',
  zip: '97205',
}

/** Whose bills a payment pays: one biller's, or those of two. */
const billersOf = (index: number): ReadonlyArray<string> =>
  [billers[index % 3], index % 2 === 0 ? billers[(index + 1) % 3] : undefined].filter((biller) => biller !== undefined)

const invoice = (userId: string, index: number, at: number, chance: Chance, shape: Partial<NewInvoice>): NewInvoice => {
  const id = seededId(userId, 'invoice', index)
  const coin: Coin = chance.pick(coins)
  const isDonation = shape.itemCode === 'bitcoindonation'
  const isBill = shape.itemCode === 'Bill Payment'
  const cents = isBill ? 5_000 + chance.below(60_000) : 350 + chance.below(24_000)
  const subtotal = inCoin(cents, coin)
  const exceptionStatus = shape.exceptionStatus ?? null
  const billed = isBill ? billersOf(index) : []
  const merchantName = isDonation ? chance.pick(charities) : isBill ? 'Bill Pay' : chance.pick(merchants)
  return {
    id,
    userId,
    merchantName,
    icon: `/stand-ins/logos/${encodeURIComponent(merchantName)}`,
    invoiceTime: at,
    timestamp: at + 2 * minute,
    txCurrency: coin.code,
    price: dollars(cents),
    currency: json({ code: 'USD', symbol: '$', precision: 2, decimals: 2 }),
    status: 'complete',
    paymentSubtotal: String(subtotal),
    amount: String(subtotal + coin.networkCost),
    networkCost: String(coin.networkCost),
    ...exceptionAmounts(exceptionStatus, subtotal),
    exchangeRate: coin.price,
    currencyLayer: null,
    itemDescription: null,
    orderId: `${100_000 + chance.below(900_000)}`,
    txId: digest(id),
    isNonRefundableUnderpayment: false,
    alreadyRefunded: false,
    selectedWallet: json({ displayName: coin.wallet, avatar: `/stand-ins/logos/${encodeURIComponent(coin.wallet)}` }),
    buyer: isDonation ? json(buyer) : null,
    bills: json(billed.map((biller, place) => billOf(id, place, Math.round(cents / billed.length), biller))),
    itemCode: null,
    exceptionStatus,
    ...shape,
  }
}

/** So many payments, newest first: the first are recent and varied, the others go back a few hours each. */
const makeInvoices = (userId: string, seed: string, count: number, now: number): ReadonlyArray<NewInvoice> => {
  const chance = makeChance(`${seed}:invoices`)
  let at = now
  return Array.from({ length: count }, (_, index) => {
    const ago = minutesAgo[index]
    const earlier = Math.min(at, now - 50 * day) - (count > 1000 ? hour : day)
    at = ago === undefined ? earlier - chance.below(5 * hour) : now - ago * minute
    return invoice(userId, index, at, chance, openings[index] ?? {})
  })
}

export const insertPayments = (
  queries: Queries,
  userId: string,
  seed: string,
  count: number,
  now: number,
): Promise<void> =>
  inBatches(makeInvoices(userId, seed, count, now), (rows) =>
    queries
      .insertInto('invoices')
      .values([...rows])
      .execute(),
  )
