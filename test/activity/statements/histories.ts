import {
  entriesOf,
  type PackFacts,
  type SourceItem,
  type StatementCard,
  type TimelineEntry,
} from '@paydeck/core/activity'
import { type CardActivityItem } from '@paydeck/core/cards'
import { add, type DecimalText, fromMinorUnits, zero } from '@paydeck/core/money'
import { type Payout, payoutOf, type WholeInvoice } from '@paydeck/core/payments'
import fc from 'fast-check'
import { plainInvoice } from '../../arbitraries/payments.ts'

export const dollars = (cents: number): DecimalText => fromMinorUnits(BigInt(cents), 2)

/** Returns a settled transaction of a card. */
export const cardItem = (
  id: string,
  at: number,
  displayPrice: DecimalText | null,
  change: Partial<CardActivityItem> = {},
): CardActivityItem => ({
  id,
  provider: 'galileo',
  status: null,
  type: 'SE',
  displayMerchant: 'Glasshouse Coffee',
  description: '',
  displayPrice,
  currency: 'USD',
  merchant: { merchantName: 'Glasshouse Coffee', merchantCity: 'Portland', merchantState: 'OR' },
  dates: { auth: at, post: at },
  category: 'dining',
  original: null,
  isTopUp: false,
  timestamp: at,
  ...change,
})

export const entriesOfCard = (
  cardId: string,
  item: CardActivityItem,
  isPending = false,
): ReadonlyArray<TimelineEntry> => entriesOf({ source: 'card', cardId, isPending, item }, [])

export const invoice = (id: string, at: number, change: Partial<WholeInvoice> = {}): WholeInvoice => ({
  ...plainInvoice,
  id,
  invoiceTime: at,
  timestamp: at,
  bills: [],
  donor: null,
  ...change,
})

export const bill = (
  id: string,
  amount: DecimalText,
  convenienceFee: DecimalText | null,
): WholeInvoice['bills'][number] => ({
  merchantId: 'm1',
  merchantName: 'Northgate Card Services',
  status: 'complete',
  icon: null,
  partnerPaymentId: id,
  partnerAccountId: 'a1',
  currency: 'USD',
  amount,
  convenienceFee,
  estimatedCompletionDate: null,
  accountType: 'credit card',
  mask: '9441',
})

export const payout = (
  id: string,
  at: number,
  transactions: Parameters<typeof payoutOf>[0]['transactions'] = [],
  change: Partial<Payout> = {},
): Payout => ({
  ...payoutOf({
    id,
    merchant: { merchantName: 'Lumen Payroll', numericId: 1 },
    dateExecuted: at,
    fiatCurrency: 'USD',
    fiatAmount: dollars(215_000),
    status: 'paid',
    transactions,
  }),
  ...change,
})

export const paymentEntries = (item: WholeInvoice | Payout): ReadonlyArray<TimelineEntry> =>
  entriesOf({ source: 'payments', item } satisfies SourceItem, [])

export const everyday: StatementCard = {
  id: 'c1',
  name: 'Everyday',
  lastFourDigits: '3250',
  currency: 'USD',
  balance: zero,
  isWhole: true,
}

/** Facts of a pack of 2025, made in November 2026. */
export const facts: PackFacts = {
  year: 2025,
  timeZone: 'America/Los_Angeles',
  now: Date.UTC(2026, 10, 25, 20),
  product: 'Paydeck',
  cards: [everyday],
  currencies: [],
}

/** Movement of a generated card: time, signed cents and type. */
export interface Move {
  readonly at: number
  readonly cents: number
  readonly type: 'SE' | 'FE' | 'PM'
}

/** Histories of a card over several years, newest first, also with dates after November 2026. Many times are close to the ends of months and years. */
export const cardHistories: fc.Arbitrary<ReadonlyArray<Move>> = fc
  .array(
    fc.record({
      at: fc.oneof(
        fc.integer({ min: Date.UTC(2023, 0, 1), max: Date.UTC(2027, 2, 1) }),
        fc
          .record({ month: fc.integer({ min: 0, max: 50 }), offset: fc.integer({ min: -50_000_000, max: 50_000_000 }) })
          .map(({ month, offset }) => Date.UTC(2023, month, 1) + offset),
      ),
      cents: fc.integer({ min: -500_000, max: 500_000 }),
      type: fc.constantFrom('SE' as const, 'FE' as const, 'PM' as const),
    }),
    { maxLength: 40 },
  )
  .map((moves) => moves.toSorted((one, other) => other.at - one.at))

export const entriesOfMoves = (moves: ReadonlyArray<Move>, cardId = 'c1'): ReadonlyArray<TimelineEntry> =>
  moves.flatMap(({ at, cents, type }, index) =>
    entriesOfCard(cardId, cardItem(`t${index}`, at, dollars(cents), { type })),
  )

export const balanceOf = (moves: ReadonlyArray<Pick<Move, 'cents'>>): DecimalText =>
  moves.reduce<DecimalText>((sum, { cents }) => add(sum, dollars(cents)), dollars(0))

/** Zones far from UTC in both directions, zones with daylight saving time, and UTC. */
export const zones = fc.constantFrom(
  'UTC',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Europe/Berlin',
)
