const invoice = `
      ... on Invoice {
        id merchantName icon invoiceTime timestamp txCurrency { code } price
        currency { code symbol precision decimals } status exceptionStatus exchangeRate paymentSubtotal amount
        networkCost underpaidAmount overpaidAmount declinedAmount currencyLayer itemCode orderId txId
        isNonRefundableUnderpayment alreadyRefunded selectedWallet { displayName avatar }
        payments { merchantId merchantName icon status }
      }`

const payout = `
      ... on Payout {
        id merchant { merchantName numericId } dateExecuted fiatCurrency fiatAmount status
        transactions {
          id txid amount date confirmations exchangeRate wallet { label address } transactionCurrency
        }
      }`

/** What was paid and paid out of late (CALL-042). */
export const getRecentActivity = `query GetRecentActivity(
  $token: String!, $csrf: String!, $limit: Int!, $startDate: String!, $merchantStatus: MerchantStatus!
) {
  user(token: $token, csrf: $csrf) {
    recentActivity(limit: $limit, startDate: $startDate, merchantStatus: $merchantStatus) {
      __typename${invoice}${payout}
    }
  }
}`
