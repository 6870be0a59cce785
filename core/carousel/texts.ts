/** Heading of a slide by its kind. */
export const slideHeadings = {
  invoice: 'Payment',
  'bill-payment': 'Bill payment',
  donation: 'Donation',
  payout: 'Payout',
  'card-transaction': 'Card transaction',
  'security-change': 'Security change',
} as const

/** Position of a slide, such as "3 of 5". `more` is used if further slides can be loaded. */
export const slidePositions = { all: '{index} of {count}', more: '{index} of {count}+' } as const
