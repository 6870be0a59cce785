import { limit } from '../../kernel/limits.ts'
import { cardReset } from '../card-activity/index.ts'

/** Where the years begin when neither the card nor its programme says (CARD-168). */
export const firstExportYear = limit('first export year', 2016)

/** A row of this type is a fee whatever the provider's own code (CARD-178). */
export const feeRow = 'Fee'

/** CARD-182, ERR-046. */
export const cardExportTexts = {
  file: 'card-{lastFour}-{year}.csv',
  empty: "We couldn't find any transaction history for {year}.",
  header: ['Date', 'Description', 'Type', 'Amount'],
  month: 'Monthly fee total',
  year: 'Yearly fee total',
  /** When the provider sent no words (ERR-045). */
  failed: 'There was a problem exporting your data. Please try again.',
} as const

/** What can be under way, and how long each outcome stays before the status is null again (CARD-027). */
export const cardExportOperations = { export: cardReset } as const
