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

/** Amounts that one press fills in, in whole US dollars. */
export const topUpPresets = [
  limit('first top-up preset', 25),
  limit('second top-up preset', 50),
  limit('third top-up preset', 100),
] as const

/** What the form says; {least} and {most} are amounts. */
export const topUpTexts = {
  label: 'Amount in US dollars',
  symbol: '$',
  presets: 'Amounts',
  range: 'From {least} to {most}',
  outside: 'Enter an amount from {least} to {most}.',
  newBalance: 'New balance',
  add: 'Add Funds',
  cancel: 'Cancel',
  /** Instead of `cancel` while the user pays: it cancels nothing then. */
  close: 'Close',
} as const

/** What stands beside an amount of the card. */
export const cardNotes = { available: 'available', coming: 'new balance', failed: 'not charged' } as const

/** What is said while it is paid: the window is open, or the browser opened none. */
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

/** In place of the form, above why it failed (ERR-041, ERR-042). */
export const topUpFailure = { title: 'Something went wrong', retry: 'Try Again' } as const

/** What is told once it was paid: first that it comes, then that it is there. Without a balance no balance is told. */
export const topUpNews = {
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

/** What is told of money that was paid and is not on its card yet. */
export const awaitedTexts = {
  one: 'on its way to {card}',
  plain: 'on its way',
  many: '{count} payments on their way',
} as const

/** Told when no invoice could be made and the provider sent no words (ERR-041, ERR-043). */
export const invoiceFailure = 'There was a problem processing your topup. Please check your amount and try again.'

/** How far back pending top-ups are asked for (CARD-062, LIM-017). */
export const pendingTopUps = { days: limit('pending top-up days', 7) } as const

/** What can be under way, and how long each outcome stays before the status is null again (CARD-027). */
export const cardTopUpOperations = { topUp: cardReset } as const
