import { limit } from '../../kernel/limits.ts'

/** So many passkeys a user may have (PASS-010). */
export const passkeyLimit = limit('passkeys', 5)

/** How a saved passkey reads (PASS-004, PASS-007). */
export const display = {
  title: 'Passkey {number}',
  saved: 'Saved with {savedWith} on {device} on {date}',
  savedWith: 'a passkey provider',
  device: 'another device',
} as const

/** The other words of the list. */
export const listTexts = {
  title: 'Passkeys',
  explain: 'What are passkeys?',
  add: 'Add Passkey',
  remove: 'Remove',
  full: 'You have {limit} passkeys, which is the most. Remove one to add another.',
  unavailable: 'Your passkeys could not be loaded.',
  outdated: 'This list may be out of date: it could not be loaded again.',
} as const
