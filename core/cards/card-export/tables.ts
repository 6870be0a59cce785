import { limit } from '../../kernel/limits.ts'
import { cardReset } from '../card-activity/index.ts'

/** First year of reports if neither the card nor its programme sets one (CARD-168). */
export const firstExportYear = limit('first export year', 2016)

/** Texts of the export (CARD-182, ERR-046). */
export const cardExportTexts = {
  file: 'card-{lastFour}-{year}.csv',
  empty: "We couldn't find any transaction history for {year}.",
  header: ['Date (UTC)', 'Description', 'Type', 'Amount'],
  month: 'Monthly fee total',
  year: 'Yearly fee total',
  /** Text for a failure without a message from the provider (ERR-045). */
  failed: 'There was a problem exporting your data. Please try again.',
  heading: 'Export CSV',
  making: 'Preparing the report of {year}…',
  saved: '{file} was downloaded.',
  /** Labels of the button that saves the shown transactions, by their number. */
  shown: { one: 'Export the 1 transaction shown', many: 'Export the {count} transactions shown' },
} as const

/** File of the transactions that the lists show. */
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

/** Operations, each with the time until its status resets to null after an outcome (CARD-027). */
export const cardExportOperations = { export: cardReset } as const
