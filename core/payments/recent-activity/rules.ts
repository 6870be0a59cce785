import type { ListedPayout, Payout } from '../model.ts'

/** Converts a payout of the list query to a `Payout` (PAY-035). */
export const payoutOf = (listed: ListedPayout): Payout => {
  const [first] = listed.transactions
  return {
    kind: 'payout',
    id: listed.id,
    merchantName: listed.merchant.merchantName,
    timestamp: listed.dateExecuted,
    amount: listed.fiatAmount,
    currency: listed.fiatCurrency,
    status: listed.status,
    transaction:
      first === undefined
        ? null
        : {
            id: first.txid,
            amount: first.amount,
            exchangeRate: first.exchangeRate,
            currency: first.transactionCurrency,
            paidTo:
              first.wallet.label === null || first.wallet.label === '' ? first.wallet.address : first.wallet.label,
          },
    transactions: listed.transactions,
  }
}

/**
 * True if a time is usable. 0 means unknown, and earlier times are invalid.
 * @param at milliseconds since 1970
 * @example
 * isKnownTime(0) // false
 */
export const isKnownTime = (at: number | null): at is number => at !== null && at > 0
