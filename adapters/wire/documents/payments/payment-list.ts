import { mixedItems, wholeInvoiceFields } from './shared.ts'

const page = (name: string, field: string): string => `query ${name}(
  $token: String!, $csrf: String!, $limit: Int!, $startDate: String, $skip: Int!, $merchantStatus: MerchantStatus!
) {
  user(token: $token, csrf: $csrf) {
    ${field}(limit: $limit, startDate: $startDate, skip: $skip, merchantStatus: $merchantStatus) {${mixedItems}
    }
  }
}`

/** A page of payments (CALL-038). */
export const getPayments = page('GetPayments', 'payments')

/** A page of payouts (CALL-039). */
export const getPayouts = page('GetPayouts', 'payouts')

/** A page of donations (CALL-040). */
export const getDonations = page('GetDonations', 'donations')

/** What is confirming (CALL-041). */
export const getUnconfirmedPayments = `query GetUnconfirmedPayments(
  $token: String!, $csrf: String!, $merchantStatus: MerchantStatus!, $limit: Int!, $skip: Int!
) {
  user(token: $token, csrf: $csrf) {
    unconfirmedPayments(merchantStatus: $merchantStatus, limit: $limit, skip: $skip) {${wholeInvoiceFields}
    }
  }
}`

/** What invoices may be paid in (CALL-043). */
export const getInvoiceCurrencies = `query GetInvoiceCurrencies($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    invoiceCurrencies { code name symbol precision decimals chain }
  }
}`
