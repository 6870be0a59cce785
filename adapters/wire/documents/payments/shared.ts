import { invoiceFields, payoutCase } from './recent-activity.ts'

/** What is asked of the payment of a bill (PAY-038, BILL-158). */
export const billPaidFields = `
          partnerPaymentId partnerAccountId currency amount convenienceFee status estimatedCompletionDate merchantId
          accountType mask icon merchantName`

/** What is asked of an invoice by the lists of the page and by itself: its donor and its bills in full (PAY-037, PAY-038). */
export const wholeInvoiceFields = `${invoiceFields}
        buyer { email phone name address1 address2 city state zip }
        payments {${billPaidFields}
        }`

/** Invoices and payouts in one list. */
export const mixedItems = `
      __typename
      ... on Invoice {${wholeInvoiceFields}
      }${payoutCase}`
