import { isDeepStrictEqual } from 'node:util'
import { activityDate, invoiceStatusRow, type Invoice } from '@paydeck/core'
import { formatMoney, fromMinorUnits } from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expectSame, ratio } from './ratio.ts'

type Row = Pick<
  Invoice,
  'status' | 'exceptionStatus' | 'alreadyRefunded' | 'isNonRefundableUnderpayment' | 'timestamp'
> & {
  readonly price: NonNullable<Invoice['price']>
  readonly currency: { readonly code: string; readonly precision: number }
}

const rows = 10_000
const now = Date.UTC(2026, 0, 31, 12)
const year = 365 * 24 * 3_600_000

const row: fc.Arbitrary<Row> = fc.record({
  status: arbitraries.InvoiceStatus,
  exceptionStatus: fc.constant(null),
  alreadyRefunded: fc.boolean(),
  isNonRefundableUnderpayment: fc.boolean(),
  timestamp: fc.integer({ min: now - year, max: now }),
  price: fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => fromMinorUnits(BigInt(cents), 2)),
  currency: fc.constantFrom({ code: 'USD', precision: 2 }, { code: 'EUR', precision: 2 }),
})

const byRules = (all: ReadonlyArray<Row>) =>
  all.map((one) => [invoiceStatusRow(one).text, formatMoney(one.price, one.currency), activityDate(now, one.timestamp)])

const labels: Readonly<Record<string, string | null>> = {
  new: null,
  paid: 'Confirming',
  confirmed: 'Confirming',
  complete: 'Complete',
  expired: null,
  invalid: 'Invalid',
  paidPartial: 'Refund Available',
  paidOver: 'Refund Available',
  declined: 'Refund Available',
}

const label = ({ status, alreadyRefunded, isNonRefundableUnderpayment }: Row): string | null => {
  if (alreadyRefunded) return 'Refunded'
  const isException = status === 'paidPartial' || status === 'paidOver' || status === 'declined'
  if (isException && isNonRefundableUnderpayment) return 'Non Refundable'
  return labels[status ?? 'new'] ?? null
}

/** Formats an amount without losing digits. All amounts in the rows are in currencies with two decimals. */
const money = ({ price, currency }: Row): string => {
  const isNegative = price.startsWith('-')
  const digits = isNegative ? price.slice(1) : price
  let whole = digits.slice(0, -3)
  let grouped = ''
  while (whole.length > 3) {
    grouped = `,${whole.slice(-3)}${grouped}`
    whole = whole.slice(0, -3)
  }
  return `${isNegative ? '-' : ''}${currency.code === 'USD' ? '$' : '€'}${whole}${grouped}${digits.slice(-3)}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const when = ({ timestamp }: Row): string => {
  const minutes = Math.floor((now - timestamp) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  const date = new Date(timestamp)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

const byHand = (all: ReadonlyArray<Row>) => all.map((one) => [label(one), money(one), when(one)])

/**
 * Measures P12: the time of formatting status, amount and date of 10,000 rows, divided by the time of code that was written
 * only for these rows.
 */
export const displayRatio = (): number => {
  const all = fc.sample(row, { seed: 1, numRuns: rows })
  expectSame(isDeepStrictEqual(byRules(all), byHand(all)), 'P12')
  return ratio(
    () => byRules(all),
    () => byHand(all),
  )
}
