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
