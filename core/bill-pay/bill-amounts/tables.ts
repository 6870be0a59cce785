import { limit } from '../../kernel/limits.ts'
import type { AmountOption } from './model.ts'

/** Country, currency and amount limits of Bill Pay (LIM-020, BILL-128, BILL-129, BILL-135). */
export const billPay = {
  country: 'US',
  currency: 'USD',
  decimals: limit('bill amount decimals', 2),
  minimum: limit('bill amount minimum', 1),
  /** Most digits before the decimal point. The parser rejects longer amounts. */
  digits: limit('bill amount digits', 15),
} as const

/** Labels of the amount options, in display order (BILL-120). */
export const amountOptions = {
  minimumPayment: 'Minimum Payment',
  lastStatementBalance: 'Statement Balance',
  currentBalance: 'Current Balance',
  otherAmount: 'Other Amount',
} as const satisfies Record<AmountOption, string>

/** Labels of the options that one press selects for every bill (BILL-086). */
export const everyBill = { minimumPayment: 'All minimums', lastStatementBalance: 'All statement balances' } as const

/** Message of an amount below the minimum (BILL-131). {amount} is the minimum. */
export const amountTooSmall = 'Minimum amount: {amount}'

/** Texts of the amount selector. */
export const selectorTexts = {
  legend: 'Amount for {name}',
  other: 'Other Amount in US dollars',
  symbol: '$',
  placeholder: '0.00',
  attention: 'Attention:',
  /** Reasons why an option is disabled. {amount} is the minimum. */
  disabled: { nothing: 'Nothing to pay', tooLittle: 'Under the {amount} minimum' },
  understood: 'That is {amount}.',
  unreadable: 'This is not an amount. Type one such as 25.00.',
  aboveBalance: 'The balance is {balance}.',
  /** Replaces `aboveBalance` while a payment to the bill is in flight. */
  aboveRest: 'Besides what is on its way, {balance} is owed.',
} as const
