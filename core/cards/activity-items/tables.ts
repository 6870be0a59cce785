import { limit } from '../../kernel/limits.ts'

/** Status texts of items; every other item has none (CARD-072 to CARD-075). */
export const activityTexts = {
  load: 'Waiting for confirmation',
  paid: 'Pending...',
  invalid: 'Invalid',
} as const

/**
 * Longest name in characters: in a row (`shown`) and in full (`whole`). Only the first `read` characters are
 * processed.
 */
export const titleLength = {
  shown: limit('card row title', 80),
  whole: limit('card row full title', 300),
  read: limit('card row title read', 1000),
} as const

/** Longest currency code, in characters. */
export const currencyLength = limit('currency code', 12)

/** Texts of a row. */
export const itemTexts = {
  unnamed: 'Card transaction',
  amountUnavailable: 'Amount unavailable',
  confirming: 'Waiting for the merchant',
  refund: 'Refund',
} as const
