/** Labels of buttons that many screens have. */
export const buttonLabels = { tryAgain: 'Try Again', close: 'Close' } as const

/** Text for a fault without a message. */
export const wordless = 'Something went wrong.'

/** Text after an unexpected error; {id} is the id of the request (ERR-087). */
export const referenceText = 'Reference: {id}'

/** Advice after a call without a response. Only for idempotent calls, which set a value or carry an idempotency key. */
export const safeToRetry = "We didn't get a response. It's safe to try again: nothing will be done twice."

/** Texts for the age of an activity; {count} is a number. `one` is the singular. */
export const ageTexts = {
  now: 'just now',
  minutes: { one: '{count} minute ago', many: '{count} minutes ago' },
  hours: { one: '{count} hour ago', many: '{count} hours ago' },
} as const

/** Texts of a filter by days. */
export const dayFilterTexts = { from: 'From', to: 'To', daysCross: 'The start date is after the end date.' } as const

/** Texts of a filter by amounts. */
export const amountFilterTexts = {
  least: 'Amount from',
  most: 'Amount to',
  notAnAmount: 'Enter an amount such as 12.50.',
  amountsCross: 'The first amount is greater than the second.',
} as const

/** Texts of a value that the user can copy; {label} names the value. */
export const copyTexts = {
  action: 'Copy',
  label: 'Copy {label}',
  copied: 'Copied',
  refused: "Your browser couldn't copy this. Select the text and copy it yourself.",
} as const

/**
 * Screen reader announcements for a button: the work that the button has started is running, has succeeded or has failed.
 */
export const progressTexts = { loading: 'Loading', success: 'Done', failed: 'Failed' } as const

/** Labels of the button that shows a secret; {what} names the secret. */
export const secretTexts = { password: 'password', show: 'Show {what}', hide: 'Hide {what}' } as const

/** Text before the last four digits of a card, for screen readers. */
export const cardEndingText = 'Card ending in'

/** Addition to the name of a locked tab, for screen readers. */
export const lockedTabText = ', locked'

/** Additions to the name of a step, for screen readers. */
export const stepTexts = { done: ', done', now: '', later: ', upcoming', failed: ', failed' } as const

/** Text shown while loading takes long, before a link that reloads the page; {what} is "your card" or similar. */
export const longWaitTexts = {
  text: 'Still waiting for {what}. Your connection or our server may be slow.',
  reload: 'Reload',
} as const

/** Text in place of a part of the page that could not be rendered. */
export const brokenPartText = "We couldn't show this part of the page."

/** Text in place of a page or a part of a page if its code could not be loaded; {part} is "page" or "part". */
export const lostPartText = "We couldn't load this {part}."
