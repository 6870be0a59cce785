import { limit } from '../../kernel/limits.ts'

/** Country, currency and amount limits of Bill Pay (LIM-020, BILL-128, BILL-129, BILL-135). */
export const billPay = {
  country: 'US',
  currency: 'USD',
  decimals: limit('bill amount decimals', 2),
  minimum: limit('bill amount minimum', 1),
  /** Maximum number of digits before the decimal point. The parser rejects longer amounts. */
  digits: limit('bill amount digits', 15),
} as const
