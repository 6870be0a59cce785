import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { ExternalPage } from '../../platform/ports.ts'
import { cardReset } from '../card-activity/index.ts'
import { type cardFailureTexts, cardSettingsTexts } from '../texts.ts'

/** Maximum length of a card's name, and delay before the dialog closes after a rename (CARD-107, CARD-112). */
export const cardName = {
  longest: limit('card name', 20),
  close: delay('rename close', 1000),
} as const

/** Links to documents outside the app, for programmes that have documents (CARD-098, CARD-099). */
export const cardDocuments = [
  { label: cardSettingsTexts.terms, page: 'terms' },
  { label: cardSettingsTexts.fees, page: 'feeDisclosure' },
] as const satisfies ReadonlyArray<{ readonly label: string; readonly page: ExternalPage }>
/** Operation whose failure has a specific text. */
export type CardOperation = keyof typeof cardFailureTexts

/** Operations, each with the time until its status resets to null after an outcome (CARD-027). */
export const cardSettingsOperations = {
  lock: cardReset,
  rename: { ...cardReset, success: cardName.close },
  referralCode: cardReset,
} as const
