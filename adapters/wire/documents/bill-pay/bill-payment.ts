/** Makes the invoice that bills are paid by (CALL-052). */
export const createBillPayInvoiceId = `mutation CreateBillPayInvoiceId(
  $token: String!, $csrf: String!, $provider: String!, $ipAddress: String, $transactionCurrency: String
  $payments: [BillPayItem!]!
) {
  user(token: $token, csrf: $csrf) {
    createBillPayInvoiceId(
      provider: $provider, ipAddress: $ipAddress, transactionCurrency: $transactionCurrency, payments: $payments
    )
  }
}`

/** What such an invoice would be: beyond the specification. */
export const quoteBillPayment = `query QuoteBillPayment(
  $token: String!, $csrf: String!, $provider: String!, $payments: [BillPayItem!]!
) {
  user(token: $token, csrf: $csrf) {
    billPaymentQuote(provider: $provider, payments: $payments) {
      bills { accountId fee estimatedCompletionDate }
      fee total
      coins { code name amount networkCost rate }
    }
  }
}`
