import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { parseInstant, payoutsOf } from './mixed-list.ts'
import type { Payout } from './serializers.ts'

const header = [
  'Date',
  'Payout ID',
  'Paid by',
  'Amount',
  'Currency',
  'Status',
  'Coin amount',
  'Coin',
  'Exchange rate',
  'Paid to',
  'Transaction ID',
] as const

/**
 * Returns one line for each transaction of a payout. Only the first line contains the amount of the payout, so that the sum
 * of the amount column is correct.
 */
const linesOf = (row: Payout): ReadonlyArray<ReadonlyArray<string>> => {
  const payout = (isFirst: boolean) => [
    new Date(row.happenedAt).toISOString(),
    row.id,
    row.merchantName,
    isFirst ? row.fiatAmount : '',
    row.fiatCurrency,
    row.status,
  ]
  if (row.transactions.length === 0) return [[...payout(true), '', '', '', '', '']]
  return row.transactions.map(({ amount, transactionCurrency, exchangeRate, wallet, txid }, index) => [
    ...payout(index === 0),
    amount,
    transactionCurrency,
    exchangeRate,
    wallet.address,
    txid,
  ])
}

/** Makes the handler of the payout report. `runDueWork` updates the user's payouts before the report. */
export const makePayoutExportHandlers = (runDueWork: RunDueWork) =>
  ({
    GetPayoutsTransactionsCsv: async (context, { startDate, endDate }) => {
      const [from, to] = [parseInstant(startDate, 'start date'), parseInstant(endDate, 'end date')]
      await runDueWork(context)
      const rows = await payoutsOf(context)
        .selectAll()
        .where('happenedAt', '>=', from)
        .where('happenedAt', '<=', to)
        .orderBy('happenedAt')
        .orderBy('id')
        .execute()
      return { payoutsTransactionsCsv: rows.length === 0 ? [] : [header, ...rows.flatMap(linesOf)] }
    },
  }) satisfies Handlers<'GetPayoutsTransactionsCsv'>
