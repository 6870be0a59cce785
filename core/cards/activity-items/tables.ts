import { limit } from '../../kernel/limits.ts'

/**
 * Maximum numbers of characters of an item's name: `shown` in a row, `whole` in the full name. Only the first `read`
 * characters of the provider's text are processed.
 */
export const titleLength = {
  shown: limit('card row title', 80),
  whole: limit('card row full title', 300),
  read: limit('card row title read', 1000),
} as const

/** Maximum length of a currency code, in characters. */
export const currencyLength = limit('currency code', 12)
