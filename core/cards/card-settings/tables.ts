import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import { cardReset } from '../card-activity/index.ts'

/** CARD-106 to CARD-112. */
export const cardName = {
  longest: limit('card name', 20),
  required: '*Required',
  tooLong: 'Card name cannot exceed 20 characters',
  hint: 'Maximum 20 characters',
  updated: 'Card name updated successfully.',
  close: delay('rename close', 1000),
  row: 'Card Name',
  edit: 'Edit',
  label: 'Card name',
  update: 'Update',
  cancel: 'Cancel',
} as const

/** The row of the lock (CARD-102). */
export const cardLock = {
  label: 'Lock card',
  off: 'While it is locked, every new payment with it is declined.',
  on: 'Card is locked. Every new payment with it is declined.',
} as const

/** The rows that lead outside the app, where a programme has them (CARD-098, CARD-099). */
export const cardDocuments = [
  { label: 'Terms and conditions', page: 'terms' },
  { label: 'Fee disclosure', page: 'feeDisclosure' },
] as const satisfies ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }>

/** What is told of a failure that came without words of the provider (ERR-039, ERR-040, ERR-043). */
export const cardFailures = {
  rename: 'There was a problem updating your card name. Please try again.',
  lock: 'There was a problem updating this setting. Please try again later.',
} as const
/** A change of a card that has a failure text of its own. */
export type ToldOperation = keyof typeof cardFailures

/** Before the last four digits on a tab (CARD-094). */
export const tabPrefix = '...'

/** What can be under way, and how long each outcome stays before the status is null again (CARD-027). */
export const cardSettingsOperations = {
  lock: cardReset,
  rename: { ...cardReset, success: cardName.close },
  referralCode: cardReset,
} as const
