import { limit } from '../../kernel/limits.ts'
import { cardReset } from '../card-activity/index.ts'

/** Range of a top-up in whole US dollars, both ends included (CARD-162). */
export const topUpAmounts = {
  least: limit('least top-up amount', 1),
  most: limit('greatest top-up amount', 10_000),
} as const

/** Limits of a typed amount. */
export const topUpTyping = {
  decimals: limit('top-up amount decimals', 2),
  /** Digits beyond the greatest amount, so that a number that is too large gets an error. */
  digits: limit('top-up amount digits', 15),
} as const

/** Statuses of the payment window that end a top-up (CARD-157). */
export const finishingStatuses: ReadonlyArray<string> = ['paid', 'confirmed', 'complete']

/** Amounts that one press fills in, in whole US dollars. */
export const topUpPresets = [
  limit('first top-up preset', 25),
  limit('second top-up preset', 50),
  limit('third top-up preset', 100),
] as const

/** Texts of the form; {least} and {most} are amounts. */
export const topUpTexts = {
  label: 'Amount in US dollars',
  symbol: '$',
  presets: 'Amounts',
  range: 'From {least} to {most}',
  outside: 'Enter an amount from {least} to {most}.',
  newBalance: 'New balance',
  add: 'Add Funds',
  cancel: 'Cancel',
  /** Replaces `cancel` while the user pays, since closing then cancels nothing. */
  close: 'Close',
} as const

/** Notes beside an amount of the card. */
export const cardNotes = { available: 'available', coming: 'new balance', failed: 'not charged' } as const

/** Texts while the user pays: with an open window, and with a blocked one. */
export const topUpPaying = {
  open: {
    title: 'Waiting for your payment',
    text: 'Pay in the window that has opened. It stays open if you close this dialog, which closes by itself once you have paid.',
    action: 'Show payment window',
  },
  blocked: {
    title: 'The payment window is not open',
    text: 'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
    action: 'Open the payment window',
  },
} as const

/** Texts in place of the form, above the reason of the failure (ERR-041, ERR-042). */
export const topUpFailure = { title: 'Something went wrong', retry: 'Try Again' } as const

/**
 * Toasts after a payment: first while it is pending, then once it has arrived. `plain` is used without a known
 * balance.
 */
export const topUpToasts = {
  coming: {
    title: '{amount} is on its way',
    hidden: 'Your money is on its way',
    balance: '{card} will hold {balance} once the payment is confirmed.',
    plain: 'It will be on {card} once the payment is confirmed.',
  },
  there: {
    title: '{amount} has arrived',
    hidden: 'Your money has arrived',
    balance: '{card} now holds {balance}.',
    plain: 'It is on {card}.',
  },
} as const

/** Texts about payments that have not reached their card yet. */
export const awaitedTexts = {
  one: 'on its way to {card}',
  plain: 'on its way',
  many: '{count} payments on their way',
} as const

/** Text for a failed invoice without a message from the provider (ERR-041, ERR-043). */
export const invoiceFailureText = 'There was a problem processing your topup. Please check your amount and try again.'

/** Days that the window for pending top-ups goes back (CARD-062, LIM-017). */
export const pendingTopUps = { days: limit('pending top-up days', 7) } as const

/** Operations, each with the time until its status resets to null after an outcome (CARD-027). */
export const cardTopUpOperations = { topUp: cardReset } as const
