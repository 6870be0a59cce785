import { limit } from '../../kernel/limits.ts'

/**
 * Maximum lengths in characters. `shown` limits the name of an item in a row, and `whole` limits the full name. Only the
 * first `read` characters of the provider's text are processed.
 */
export const titleLength = {
  shown: limit('card row title', 80),
  whole: limit('card row full title', 300),
  read: limit('card row title read', 1000),
} as const

/** Maximum length of a currency code, in characters. */
export const currencyLength = limit('currency code', 12)
