import type { ActivityTables } from '../../tables/activity.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'

const kindStatements = ({ packKinds }: ActivityTables): ReadonlyArray<Law> => [
  columnLaw('STMT-006 states the file of each kind.', packKinds, ({ source }) => source, {
    cards: 'cardFee cardLoad cardPurchase cardRefund',
    payments: 'payment paymentRefund',
    donations: 'donation',
    bills: 'bill',
    payouts: 'payout',
    null: 'securityChange',
  }),
  columnLaw('STMT-006 states the label of each kind in Koinly.', packKinds, ({ label }) => label, {
    cost: 'bill cardFee cardPurchase payment',
    donation: 'donation',
    '': 'cardLoad cardRefund paymentRefund payout securityChange',
  }),
  columnLaw('STMT-006 states the type of each kind in CoinTracking.', packKinds, ({ type }) => type, {
    Spend: 'bill cardPurchase payment',
    'Other Fee': 'cardFee',
    Donation: 'donation',
    Deposit: 'cardLoad cardRefund paymentRefund payout',
    '': 'securityChange',
  }),
  columnLaw('STMT-010 states the type of each kind in OFX.', packKinds, ({ ofx }) => ofx, {
    POS: 'cardPurchase',
    CREDIT: 'cardRefund paymentRefund payout',
    XFER: 'cardLoad',
    FEE: 'cardFee',
    PAYMENT: 'bill donation payment',
    OTHER: 'securityChange',
  }),
]

/** Columns of each CSV file, as the requirements state them. */
const csvColumns = {
  ledger: [
    ['Date', 'utc'],
    ['Sent Amount', 'sentAmount'],
    ['Sent Currency', 'sentCurrency'],
    ['Received Amount', 'receivedAmount'],
    ['Received Currency', 'receivedCurrency'],
    ['Fee Amount', 'networkAmount'],
    ['Fee Currency', 'networkCurrency'],
    ['Net Worth Amount', 'worthAmount'],
    ['Net Worth Currency', 'worthCurrency'],
    ['Label', 'label'],
    ['Description', 'description'],
    ['TxHash', 'transactions'],
    ['Day ({zone})', 'day'],
    ['Kind', 'kind'],
    ['Account', 'account'],
    ['Direction', 'direction'],
    ['Amount', 'amount'],
    ['Currency', 'currency'],
    ['Amount in USD', 'usd'],
    ['Of which fee in USD', 'feeUsd'],
    ['Entry ID', 'id'],
  ],
  coinTracking: [
    ['Type', 'type'],
    ['Buy Amount', 'receivedAmount'],
    ['Buy Currency', 'receivedCurrency'],
    ['Sell Amount', 'sellAmount'],
    ['Sell Currency', 'sellCurrency'],
    ['Fee', 'networkAmount'],
    ['Fee Currency', 'networkCurrency'],
    ['Exchange', 'exchange'],
    ['Group', 'kind'],
    ['Comment', 'description'],
    ['Date', 'utcDate'],
  ],
  source: [
    ['Time (UTC)', 'utcDate'],
    ['Day ({zone})', 'day'],
    ['Kind', 'kind'],
    ['Title', 'title'],
    ['Account', 'account'],
    ['Direction', 'direction'],
    ['Amount', 'amount'],
    ['Currency', 'currency'],
    ['Amount in USD', 'usd'],
    ['Of which fee in USD', 'feeUsd'],
    ['Coins sent', 'sentAmount'],
    ['Coins received', 'receivedAmount'],
    ['Network cost', 'networkAmount'],
    ['Coin', 'sellCurrency'],
    ['Transactions', 'transactions'],
    ['Status', 'status'],
    ['Entry ID', 'id'],
  ],
  card: [
    ['Time (UTC)', 'utcDate'],
    ['Day ({zone})', 'day'],
    ['Kind', 'kind'],
    ['Title', 'title'],
    ['Place', 'place'],
    ['Amount', 'signedAmount'],
    ['Currency', 'currency'],
    ['Amount in USD', 'usd'],
    ['Of which fee in USD', 'feeUsd'],
    ['Entry ID', 'id'],
  ],
}

/** Laws that state the tables of the files of a year pack, as the requirements do. */
export const packStatements = (tables: ActivityTables): ReadonlyArray<Law> => [
  ...kindStatements(tables),
  law('STMT-006 states the columns of the CSV files.', () => mustEqual(tables.packColumns, csvColumns, 'the columns')),
  columnLaw('STMT-012 states how many characters are passed on at a time.', tables.packLimits, ({ value }) => value, {
    65536: 'chunk',
    40: 'name',
  }),
  columnLaw('STMT-010 states the limits of the OFX schema.', tables.ofxLimits, ({ value }) => value, {
    9: 'bank',
    22: 'account',
    255: 'id memo',
    32: 'amount name',
  }),
]
