import { formatDay } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { currencyRow, type DecimalText, displayCode, formatMoney } from '../../../money/index.ts'
import { formatZonedTime } from '../../../presentation/time-of-day.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import type { Activity } from '../../model.ts'
import { type CurrencyBook, isKnownTime } from '../../recent-activity/index.ts'
import { isBillPayment, merchantLabel } from '../../rules.ts'
import { paymentDetailTexts as texts, paymentTitles as titles } from '../../texts.ts'

/**
 * Returns the price of one coin, as in "1 BTC = $64,000.00". Null if the coin or price is unknown.
 * @example
 * rateText('BTC', '$64,000.00') // '1 BTC = $64,000.00'
 * rateText(null, '$64,000.00') // null
 */
export const rateText = (code: string | null, price: string | null): string | null => {
  const coin = code === null ? '' : displayCode(code)
  return coin === '' || price === null ? null : filled(texts.rate, { coin, price })
}

/** Formats a received amount. An unknown coin keeps the decimal places of `amount`. */
export const receivedText = (amount: DecimalText, code: string, currencies: CurrencyBook): string => {
  const known = currencies.get(code) ?? currencyRow(code)
  return known === null ? `${amount} ${displayCode(code)}`.trimEnd() : formatMoney(amount, { code, ...known })
}

/** Returns the visible name of the merchant or payor. */
export const counterpartyName = (item: Activity): string => {
  const name = item.kind === 'invoice' && isBillPayment(item) ? merchantLabel(item.bills) : item.merchantName
  return visibleText(name) || titles.unnamed
}

/**
 * Formats a date, as in "Nov 22, 2026". Empty if `at` is null or invalid.
 * @param at milliseconds since 1970
 * @example
 * dayOf(Date.UTC(2026, 10, 22, 3), 'America/New_York') // 'Nov 21, 2026'
 * dayOf(null) // ''
 */
export const dayOf = (at: number | null, timeZone = 'UTC'): string => (isKnownTime(at) ? formatDay(at, timeZone) : '')

/**
 * Formats a date with time and zone, as in "Nov 22, 2026, 9:04 AM EST". Null if `at` is null or invalid.
 * @param at milliseconds since 1970
 * @example
 * dateOf(Date.UTC(2026, 10, 22, 14, 4), 'America/New_York') // 'Nov 22, 2026, 9:04 AM EST'
 * dateOf(null, 'UTC') // null
 */
export const dateOf = (at: number | null, timeZone: string): string | null => {
  const day = dayOf(at, timeZone)
  return at === null || day === '' ? null : filled(texts.date, { day, time: formatZonedTime(at, timeZone) })
}
