import { limit } from '../../kernel/limits.ts'

/**
 * Maximum length of a name in characters: shortened for a row (`shown`), and in full (`whole`). Only the first `read`
 * characters are processed.
 */
export const titleLength = {
  shown: limit('card row title', 80),
  whole: limit('card row full title', 300),
  read: limit('card row title read', 1000),
} as const

/** Maximum length of a currency code, in characters. */
export const currencyLength = limit('currency code', 12)
