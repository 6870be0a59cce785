import { type CardReportRow, type CardTransaction, type DebitCard } from '@paydeck/core/cards'
import { decimalText, fromMinorUnits } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'

export const plainCard: DebitCard = {
  id: 'c1',
  nickname: 'Everyday',
  provider: 'galileo',
  cardType: 'virtual',
  lastFourDigits: '4821',
  currency: { code: 'USD', symbol: '$' },
  cardBalance: decimalText('1284.55'),
  lockedByUser: false,
  activationDate: 1,
  pagingSupport: true,
  status: 'active',
  disabled: false,
}

const timesBetween = (min: string, max: string): fc.Arbitrary<number> =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true }).map((date) => date.getTime())

/** Times between 2000 and 2100, in milliseconds since 1970. */
export const instants = timesBetween('2000-01-01', '2100-01-01')

export const cents = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map((units) => fromMinorUnits(units, 2))

/** Merchant names, including "Card Load" (which marks a top-up of the card) and similar names. */
export const merchants = arbitraries.CardTransaction.map(({ displayMerchant }) => displayMerchant)

/** Transactions with unique ids and valid times. */
export const cardTransactions: fc.Arbitrary<CardTransaction> = fc
  .record({
    any: arbitraries.CardTransaction,
    id: fc.uuid(),
    dates: fc.record({ auth: fc.option(instants), post: fc.option(instants) }),
  })
  .map(({ any, ...part }) => ({ ...any, ...part }))

/** Report rows of the years 2024 and 2025 with amounts in whole cents, including fees. */
export const reportRows: fc.Arbitrary<ReadonlyArray<CardReportRow>> = fc.array(
  fc
    .record({
      any: arbitraries.CardReportRow,
      date: timesBetween('2024-01-01', '2025-12-31T23:59:59.999Z'),
      description: fc.oneof(
        fc.constantFrom('=SUM(A1)', '@cmd', '+1', '\tx', 'Apt #4', 'a, b', 'say "hi"', 'two\nlines', '-5'),
        fc.string(),
      ),
      amount: cents,
    })
    .map(({ any, ...part }) => ({ ...any, ...part })),
  { maxLength: 20 },
)
