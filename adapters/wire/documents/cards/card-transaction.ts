import { transactionFields } from './shared.ts'

/** One transaction and how it came to stand as it does: beyond the specification. */
export const getCardTransaction = `query GetCardTransaction(
  $token: String!, $csrf: String!, $debitCardId: ID!, $transactionId: ID!
) {
  user(token: $token, csrf: $csrf) {
    cardTransaction(debitCardId: $debitCardId, transactionId: $transactionId) {
      transaction {
        ${transactionFields}
      }
      history { step at }
    }
  }
}`
