/** The user's cards (CALL-023). */
export const getDebitCards = `query GetDebitCards($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    debitCards {
      id nickname provider cardType lastFourDigits currency { code symbol } cardBalance
      lockedByUser activationDate pagingSupport status disabled
    }
  }
}`

/** What is on each card (CALL-024). */
export const getDebitCardBalances = `query GetDebitCardBalances($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    debitCardBalances { id balance }
  }
}`
