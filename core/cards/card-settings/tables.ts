import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import { cardReset } from '../card-activity/index.ts'

/** Limit, delay and texts of renaming a card (CARD-106 to CARD-112). */
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

/** Texts of the lock row (CARD-102). */
export const cardLock = {
  label: 'Lock card',
  off: 'While it is locked, every new payment with it is declined.',
  on: 'Card is locked. Every new payment with it is declined.',
} as const

/** Rows that link out of the app, for programmes with documents (CARD-098, CARD-099). */
export const cardDocuments = [
  { label: 'Terms and conditions', page: 'terms' },
  { label: 'Fee disclosure', page: 'feeDisclosure' },
] as const satisfies ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }>

/** Texts for failures without a message from the provider (ERR-039, ERR-040, ERR-043). */
export const cardFailures = {
  rename: 'There was a problem updating your card name. Please try again.',
  lock: 'There was a problem updating this setting. Please try again later.',
} as const
/** Operation on a card that has its own failure text. */
export type CardOperation = keyof typeof cardFailures

/** Prefix of the last four digits on a tab (CARD-094). */
export const tabPrefix = '...'

/** Operations, each with the time until its status resets to null after an outcome (CARD-027). */
export const cardSettingsOperations = {
  lock: cardReset,
  rename: { ...cardReset, success: cardName.close },
  referralCode: cardReset,
} as const
