/** Texts of the waitlist of the card; {product} is the name of the product. */
export const cardWaitlistTexts = {
  invitation: 'Join the waitlist to be the first to know.',
  join: 'Join Waitlist',
  joined: 'You are on the waitlist.',
  failure: 'There was an error adding you to the list. Please try again later.',
  unavailable: 'Waitlist unavailable. {product} Card available to U.S. residents only.',
} as const

/** Texts of the waitlist of Bill Pay. */
export const billWaitlistTexts = {
  join: 'Join waitlist',
  joined: 'You are on the waitlist.',
  failure: 'Error joining waitlist. Please try again.',
} as const

/** Heading of the dialog for a failed opt-in. */
export const waitlistDialogHeadings = {
  'opt-in-error': "That didn't work",
} as const
