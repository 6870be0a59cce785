import type { User } from '../account/tables.ts'
import { refuse } from '../kernel/refusals.ts'
import { coinText } from '../money/amounts.ts'
import { type Currency, currencies } from '../money/currencies.ts'

const byCode: ReadonlyMap<string, Currency> = new Map(currencies.map((currency) => [currency.code, currency]))

/** True unless the currency is retired or disabled for the user. */
export const isOffered = ({ disabledCurrencies }: User, code: string): boolean =>
  byCode.get(code)?.isRetired !== true && !disabledCurrencies.includes(code)

/** Rejects a currency in which the user cannot be paid. */
export const checkCurrency = (user: User, code: string): void => {
  if (!byCode.has(code) || !isOffered(user, code)) refuse(422, "This currency isn't available.")
}

/** Converts US cents to a currency, rounded down to its smallest unit. Null if the currency has no price. */
export const payoutIn = (
  code: string,
  cents: number,
): { readonly amount: string; readonly exchangeRate: string } | null => {
  const currency = byCode.get(code)
  if (currency === undefined) return null
  const { decimals, price } = currency
  const [whole = '', fraction = ''] = price.split('.')
  const minor = (BigInt(cents) * 10n ** BigInt(decimals + fraction.length)) / (BigInt(whole + fraction) * 100n)
  return { amount: coinText(minor, decimals), exchangeRate: price }
}
