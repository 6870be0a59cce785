import { billPaidFields } from '../payments/shared.ts'

/** What is asked of a user beyond the specification: a provider may not know it. */
export const userExtras = ' pause { until }'

/** What is asked of a bill beyond the specification: as above. */
export const accountExtras = ' paymentStatus needsReconnect'

/** What the bill provider knows of the user (CALL-046). */
export const getBillPayUser = `query GetBillPayUser($token: String!, $csrf: String!, $includeMethodData: Boolean!) {
  user(token: $token, csrf: $csrf) {
    billPayUser(includeMethodData: $includeMethodData) { isBillPayAvailable methodEntityId methodVerified${userExtras} }
  }
}`

/** The user's bills (CALL-047). */
export const getBillPayAccounts = `query GetBillPayAccounts($token: String!, $csrf: String!, $provider: String!) {
  user(token: $token, csrf: $csrf) {
    billPayAccounts(provider: $provider) {
      id status type isPayable isManuallyAdded
      liability {
        merchantId merchantIcon merchantName mask name type subType balance lastStatementBalance
        remainingStatementBalance nextPaymentDueDate paddedNextPaymentDueDate nextPaymentMinimumAmount
        lastSuccessfulSync
      }${accountExtras}
    }
  }
}`

/** What was paid to bills (CALL-048). */
export const findBillPayments = `query FindBillPayments(
  $token: String!, $csrf: String!, $provider: String!, $startDate: String, $endDate: String, $partnerAccountId: ID
) {
  user(token: $token, csrf: $csrf) {
    billPayments(provider: $provider, startDate: $startDate, endDate: $endDate, partnerAccountId: $partnerAccountId) {
      id invoice createdOn
      payments {${billPaidFields}
      }
    }
  }
}`
