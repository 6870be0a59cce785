import { wholeInvoiceFields } from './shared.ts'

/** What is asked of an invoice beyond the specification: a provider may not know it. */
export const invoiceExtras = ' confirmations targetConfirmations expiresAt history { step at }'

/** One invoice (CALL-045). */
export const getInvoice = `query GetInvoice($token: String!, $csrf: String!, $invoiceId: ID!) {
  user(token: $token, csrf: $csrf) {
    invoice(invoiceId: $invoiceId) {${wholeInvoiceFields}
        swapInfo { code }${invoiceExtras}
    }
  }
}`
