import type { ListedPayout, Payout } from '../model.ts'

/** A payout in the app's form, from the form of the list query (PAY-035). */
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

/** Whether a time is one that something can have happened at: 0 says that none is told, and before 1970 nothing was. */
export const isKnownTime = (at: number | null): at is number => at !== null && at > 0
