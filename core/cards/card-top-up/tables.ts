import { limit } from '../../kernel/limits.ts'
import { cardReset } from '../card-activity/index.ts'

/** Smallest and largest amount of a top-up, in whole US dollars (CARD-162). */
export const topUpAmounts = {
  least: limit('least top-up amount', 1),
  most: limit('greatest top-up amount', 10_000),
} as const

/** Limits of an amount that the user types. */
export const topUpTyping = {
  decimals: limit('top-up amount decimals', 2),
  /**
   * Maximum number of digits that the field accepts. The largest top-up has fewer digits, so the user can type an amount
   * that is too large, and the field shows an error.
   */
  digits: limit('top-up amount digits', 15),
} as const

/** Payment statuses, sent by the payment window, that complete a top-up (CARD-157). */
export const finishingStatuses: ReadonlyArray<string> = ['paid', 'confirmed', 'complete']

/** Preset amounts, each with a button that enters the amount in the field, in whole US dollars. */
export const topUpPresets = [
  limit('first top-up preset', 25),
  limit('second top-up preset', 50),
  limit('third top-up preset', 100),
] as const

/** Number of days, counted back from now, for which pending top-ups are requested (CARD-062, LIM-017). */
export const pendingTopUps = { days: limit('pending top-up days', 7) } as const

/** Operations, each with the time until its status resets to null after an outcome (CARD-027). */
export const cardTopUpOperations = { topUp: cardReset } as const
