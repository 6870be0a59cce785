import { limit } from '../../kernel/limits.ts'

/** What stands beside an item; every other item has no text (CARD-072 to CARD-075). */
export const activityTexts = {
  load: 'Waiting for confirmation',
  paid: 'Pending...',
  invalid: 'Invalid',
} as const

/** Names of more characters are cut in the row and in its full form; of a longer text no more than `read` is looked at. */
export const titleLength = {
  shown: limit('card row title', 80),
  whole: limit('card row full title', 300),
  read: limit('card row title read', 1000),
} as const

/** No code of a currency is longer. */
export const currencyLength = limit('currency code', 12)

/** What a row says. */
export const itemTexts = {
  unnamed: 'Card transaction',
  amountUnavailable: 'Amount unavailable',
  confirming: 'Waiting for the merchant',
  refund: 'Refund',
} as const
