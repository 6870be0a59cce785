import { currency } from './currencies.ts'
import type { CurrencyCode } from './model.ts'

/** The list without the hidden currencies, unless the query at start asked for them (CUR-010, CUR-011). */
export const visibleCurrencies = <C extends { readonly code: CurrencyCode }>(
  list: ReadonlyArray<C>,
  showHidden: boolean,
): ReadonlyArray<C> => (showHidden ? list : list.filter(({ code }) => !currency(code).hidden))

/** Whether a currency is listed without being offered (CUR-012). */
export const isRestricted = (code: CurrencyCode): boolean => currency(code).restricted
