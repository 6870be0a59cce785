import type { User } from '../account/tables.ts'
import { refuse } from '../kernel/refusals.ts'
import { coinText } from '../money/amounts.ts'
import { type Currency, currencies } from '../money/currencies.ts'

const byCode: ReadonlyMap<string, Currency> = new Map(currencies.map((currency) => [currency.code, currency]))

/** Whether a user can be paid in a currency, as far as it is known at all. */
export const isOffered = ({ disabledCurrencies }: User, code: string): boolean =>
  byCode.get(code)?.isRetired !== true && !disabledCurrencies.includes(code)

/** Refuses a currency that this user cannot be paid in. */
export const checkCurrency = (user: User, code: string): void => {
  if (!byCode.has(code) || !isOffered(user, code)) refuse(422, 'This currency is not available.')
}

/** What so many US cents are in a currency, down to its smallest part and never more; null: it has no price here. */
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
