/** What is asked of an invoice wherever it is listed, but for its bills (PAY-031, PAY-032). */
export const invoiceFields = `
        id merchantName icon invoiceTime timestamp txCurrency { code } price
        currency { code symbol precision decimals } status exceptionStatus exchangeRate paymentSubtotal amount
        networkCost underpaidAmount overpaidAmount declinedAmount currencyLayer itemCode orderId txId
        isNonRefundableUnderpayment alreadyRefunded selectedWallet { displayName avatar }`

/** A payout of a mixed list (PAY-034). */
export const payoutCase = `
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
      __typename
      ... on Invoice {${invoiceFields}
        payments { merchantId merchantName icon status }
      }${payoutCase}
    }
  }
}`
