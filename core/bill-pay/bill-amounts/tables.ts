import { limit } from '../../kernel/limits.ts'
import type { AmountOption } from './model.ts'

/** What bills are paid in, where, and how little of it is too little (LIM-020, BILL-128, BILL-129, BILL-135). */
export const billPay = {
  country: 'US',
  currency: 'USD',
  decimals: limit('bill amount decimals', 2),
  minimum: limit('bill amount minimum', 1),
  /** An amount with more digits before the point is not meant. */
  digits: limit('bill amount digits', 15),
} as const

/** The options in their order (BILL-120). */
export const amountOptions = {
  minimumPayment: 'Minimum Payment',
  lastStatementBalance: 'Statement Balance',
  currentBalance: 'Current Balance',
  otherAmount: 'Other Amount',
} as const satisfies Record<AmountOption, string>

/** The options that one press selects for every bill (BILL-086). */
export const everyBill = { minimumPayment: 'All minimums', lastStatementBalance: 'All statement balances' } as const

/** {amount} is the minimum (BILL-131). */
export const amountTooSmall = 'Minimum amount: {amount}'

/** What an amount selector says. */
export const selectorTexts = {
  legend: 'Amount for {name}',
  other: 'Other Amount in US dollars',
  symbol: '$',
  placeholder: '0.00',
  attention: 'Attention:',
  /** Why an option rests; {amount} is the minimum. */
  resting: { nothing: 'Nothing to pay', tooLittle: 'Under the {amount} minimum' },
  understood: 'That is {amount}.',
  unreadable: 'This is not an amount. Type one such as 25.00.',
  aboveBalance: 'The balance is {balance}.',
  /** A part of the balance is on its way. */
  aboveRest: 'Besides what is on its way, {balance} is owed.',
} as const
