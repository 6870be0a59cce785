import type { Handlers } from '../calls/context.ts'
import { notFound } from '../kernel/refusals.ts'
import { donationPdf } from './donation-pdf.ts'
import { invoiceOf } from './invoices.ts'
import type { Settle } from './settle.ts'

/** `settle` brings the user's payments up to date: what is not paid is no gift. */
export const makeDonationFormHandlers = (settle: Settle) =>
  ({
    getPdfForm: async (context, { invoiceId }) => {
      await settle(context)
      const row = await invoiceOf(context, context.user.id, invoiceId)
      if (row === null || row.list !== 'donations' || row.status === 'new' || row.status === 'expired')
        return notFound()
      return { type: 'application/pdf', content: await donationPdf(row, context.productName) }
    },
  }) satisfies Handlers<'getPdfForm'>
