import { limit } from '../../kernel/limits.ts'
import { cardReset } from '../card-activity/index.ts'

/** Where the years begin when neither the card nor its programme says (CARD-168). */
export const firstExportYear = limit('first export year', 2016)

/** CARD-182, ERR-046. */
export const cardExportTexts = {
  file: 'card-{lastFour}-{year}.csv',
  empty: "We couldn't find any transaction history for {year}.",
  header: ['Date (UTC)', 'Description', 'Type', 'Amount'],
  month: 'Monthly fee total',
  year: 'Yearly fee total',
  /** When the provider sent no words (ERR-045). */
  failed: 'There was a problem exporting your data. Please try again.',
  heading: 'Export CSV',
  making: 'Preparing the report of {year}…',
  saved: '{file} was downloaded.',
  /** What stands in the lists, by how many that is. */
  shown: { one: 'Export the 1 transaction shown', many: 'Export the {count} transactions shown' },
} as const

/** A file of what stands in the lists. */
export const shownExport = {
  file: 'card-{lastFour}-activity-{day}.csv',
  header: [
    'Date (UTC)',
    'Status',
    'Merchant',
    'Description',
    'City',
    'State',
    'Category',
    'Type',
    'Amount',
    'Currency',
  ],
  pending: 'Pending',
  settled: 'Settled',
} as const

/** What can be under way, and how long each outcome stays before the status is null again (CARD-027). */
export const cardExportOperations = { export: cardReset } as const
