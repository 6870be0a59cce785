/** Makes the invoice that a top-up is paid by (CALL-033). */
export const generateTopUp = `mutation GenerateTopUp(
  $token: String!, $csrf: String!, $debitCardId: ID!, $invoicePrice: AmountText!, $invoiceCurrency: String = "USD"
) {
  user(token: $token, csrf: $csrf) {
    generateTopUp(debitCardId: $debitCardId, invoicePrice: $invoicePrice, invoiceCurrency: $invoiceCurrency) {
      id invoiceTime price currency { code symbol precision decimals } status
    }
  }
}`

/** Money on its way to a card, or come to it (CALL-027). */
export const getCardTopUps = `query GetCardTopUps(
  $token: String!, $csrf: String!, $debitCardId: ID!, $credited: Boolean!, $startDate: String!
) {
  user(token: $token, csrf: $csrf) {
    cardTopUps(debitCardId: $debitCardId, credited: $credited, startDate: $startDate) {
      id invoice { id invoiceTime } amount appliedDate debitCard user provider pending displayMerchant referralId
    }
  }
}`
