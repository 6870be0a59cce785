import { limit } from '../../kernel/limits.ts'
import { cardReset } from '../card-activity/index.ts'

/** In whole US dollars, both ends included (CARD-162). */
export const topUpAmounts = {
  least: limit('least top-up amount', 1),
  most: limit('greatest top-up amount', 10_000),
} as const

/** How an amount may be typed. */
export const topUpTyping = {
  decimals: limit('top-up amount decimals', 2),
  /** More than the greatest amount has: a number that is too large is told to be so. */
  digits: limit('top-up amount digits', 15),
} as const

/** Messages of the payment window that end a top-up (CARD-157). */
export const finishingStatuses: ReadonlyArray<string> = ['paid', 'confirmed', 'complete']

/** What the form says; {least} and {most} are amounts. */
export const topUpTexts = {
  label: 'Amount in US dollars',
  range: 'From {least} to {most}',
  outside: 'Enter an amount from {least} to {most}.',
  add: 'Add Funds',
  open: 'Pay in the window that has opened. This dialog closes by itself once you have paid.',
  blocked: 'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
  openWindow: 'Open the payment window',
} as const

/** In place of the form, above why it failed (ERR-041, ERR-042). */
export const topUpFailure = { title: 'Something went wrong', retry: 'Try Again' } as const

/** Told when no invoice could be made and the provider sent no words (ERR-041, ERR-043). */
export const invoiceFailure = 'There was a problem processing your topup. Please check your amount and try again.'

/** How far back pending top-ups are asked for (CARD-062, LIM-017). */
export const pendingTopUps = { days: limit('pending top-up days', 7) } as const

/** What can be under way, and how long each outcome stays before the status is null again (CARD-027). */
export const cardTopUpOperations = { topUp: cardReset } as const
