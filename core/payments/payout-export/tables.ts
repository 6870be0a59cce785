import { limit } from '../../kernel/limits.ts'

/** First year that can be offered. Earlier dates are wrong, as no coin existed. */
export const firstCoinYear = limit('first year of coins', 2009)

/** Texts and file name of the payout export (PAY-095, PAY-103, ERR-047, ERR-048). */
export const payoutExport = {
  title: 'Export Payouts to CSV',
  file: 'payouts-{year}.csv',
  empty: "We couldn't find any payouts transactions for {year}.",
  failed: 'There was a problem exporting your data. Please try again.',
  making: 'Collecting the payouts of {year}. The download starts by itself.',
  saved: '{file} was downloaded.',
} as const
