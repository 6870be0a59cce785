import { limit } from '../../kernel/limits.ts'

/** In whole US dollars, both ends included (CARD-162). */
export const topUpAmounts = {
  least: limit('least top-up amount', 1),
  most: limit('greatest top-up amount', 10_000),
} as const

/** Messages of the payment window that end a top-up (CARD-157). */
export const finishingStatuses: ReadonlyArray<string> = ['paid', 'confirmed', 'complete']
