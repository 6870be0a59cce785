import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import { cardReset } from '../card-activity/index.ts'

/** CARD-106 to CARD-112. */
export const cardName = {
  longest: limit('card name', 20),
  required: '*Required',
  tooLong: 'Card name cannot exceed 20 characters',
  hint: 'Maximum 20 characters',
  updated: 'Card name updated successfully.',
  close: delay('rename close', 1000),
} as const

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
