import { formatDay } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { currencyRow, type DecimalText, displayCode, formatMoney } from '../../../money/index.ts'
import { formatZonedTime } from '../../../presentation/time-of-day.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import type { Activity } from '../../model.ts'
import { type CurrencyBook, isKnownTime } from '../../recent-activity/index.ts'
import { isBillPayment, merchantLabel } from '../../rules.ts'
import { titles } from '../../tables.ts'
import { detailTexts, transactionIdEnd } from '../tables/index.ts'

/** A transaction id by its end (PAY-087). */
export const shortTransactionId = (id: string): string => [...id].slice(-transactionIdEnd.value).join('')

/** What one coin costs; null: it cannot be told. */
export const rateText = (code: string | null, price: string | null): string | null => {
  const coin = code === null ? '' : displayCode(code)
  return coin === '' || price === null ? null : filled(detailTexts.rate, { coin, price })
}

/** The places of a coin that we do not know are those that it came with. */
export const receivedText = (amount: DecimalText, code: string, currencies: CurrencyBook): string => {
  const known = currencies.get(code) ?? currencyRow(code)
  return known === null ? `${amount} ${displayCode(code)}`.trimEnd() : formatMoney(amount, { code, ...known })
}

/** Whom it was paid to or who paid it, as far as the name can be seen. */
export const counterpartyName = (item: Activity): string => {
  const name = item.kind === 'invoice' && isBillPayment(item) ? merchantLabel(item.bills) : item.merchantName
  return visibleText(name) || titles.unnamed
}

/** "Nov 22, 2026"; empty: it is not told, or no date. */
export const dayOf = (at: number | null, timeZone = 'UTC'): string => (isKnownTime(at) ? formatDay(at, timeZone) : '')

/** "Nov 22, 2026, 9:04 AM EST"; null if it is unknown or no date. */
export const dateOf = (at: number | null, timeZone: string): string | null => {
  const day = dayOf(at, timeZone)
  return at === null || day === '' ? null : filled(detailTexts.date, { day, time: formatZonedTime(at, timeZone) })
}
