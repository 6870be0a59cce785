/*
 * GraphQL documents of the calls that the head start sends before the app's code loads. They are plain text in a file
 * without imports, so that the head start contains no codecs. Other documents are in the files of their calls.
 */

/** Query for the signed-in user (CALL-016). */
export const startGetBasicInfo = `query START_GET_BASIC_INFO($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    id name firstName lastName email experiments optInEmailMarketing accessTypes
    nationalIdentityNumber nationalIdentityIssuer
  }
}`

/** Query for all data of a payout recipient that start-up needs (CALL-071). */
export const startGetPayoutProfiles = `query START_GET_PAYOUT_PROFILES($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    payoutProfiles { id name payors { id name } wallet { id address currency label } percentage }
    payors { id name }
    wallets { id address currency label status { isActive } }
    firstPayout { id requestDate }
  }
}`

/** Query for the user's cards (CALL-023). */
export const getDebitCards = `query GetDebitCards($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    debitCards {
      id nickname provider cardType lastFourDigits currency { code symbol } cardBalance
      lockedByUser activationDate pagingSupport status disabled
    }
  }
}`

/** Query for the balances of the cards (CALL-024). */
export const getDebitCardBalances = `query GetDebitCardBalances($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    debitCardBalances { id balance }
  }
}`

/** GraphQL fields of an invoice that all lists have in common. The bills are not included (PAY-031, PAY-032). */
export const invoiceFields = `
        id merchantName icon invoiceTime timestamp txCurrency { code } price
        currency { code symbol precision decimals } status exceptionStatus exchangeRate paymentSubtotal amount
        networkCost underpaidAmount overpaidAmount declinedAmount currencyLayer itemCode orderId txId
        isNonRefundableUnderpayment alreadyRefunded selectedWallet { displayName avatar }`

/** GraphQL fields of a payout in a mixed list (PAY-034). */
export const payoutCase = `
      ... on Payout {
        id merchant { merchantName numericId } dateExecuted fiatCurrency fiatAmount status
        transactions {
          id txid amount date confirmations exchangeRate wallet { label address } transactionCurrency
        }
      }`

/** Query for recent payments and payouts (CALL-042). */
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
