/** Texts of the strip. {count} is a number of days. */
export const sinceTexts = {
  title: 'Since your last visit',
  dismiss: 'Dismiss',
  days: { one: '1 day ago', many: '{count} days ago' },
} as const

/** Title of each kind of change. {name} is the other side of the payment, the bill, or the security event. */
export const changeTitles = {
  stoppable: '{name}',
  failed: '{name}: payment failed',
  overdue: '{name} is overdue',
  due: '{name} is due {when}',
  refund: '{name}: refund to claim',
  refused: "We couldn't verify your identity",
  verified: 'Your identity is verified',
  payout: 'Payout from {name}',
  confirmed: '{name}: payment complete',
} as const

/** Days until a bill is due, as {when}. */
export const dueTexts = { today: 'today', tomorrow: 'tomorrow', days: 'in {count} days' } as const

/** Second lines of changes. {day} is a date. */
export const changeDetails = {
  stop: 'You can still stop it.',
  minimum: 'Minimum payment',
  dueDay: 'Due {day}',
  /** Purpose of each product's verification. */
  products: { individualShopperTier1: 'For larger payments', payoutsRecipient: 'For receiving payouts' },
} as const
