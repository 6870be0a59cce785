import { limit } from '../../kernel/limits.ts'

/** First year that can be offered. Earlier dates are wrong, as no coin existed. */
export const firstCoinYear = limit('first year of coins', 2009)
