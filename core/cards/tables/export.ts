import { limit } from '../../kernel/limits.ts'

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
} as const
