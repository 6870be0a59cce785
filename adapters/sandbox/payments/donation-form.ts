import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { notFound } from '../kernel/refusals.ts'
import { donationPdf } from './donation-pdf.ts'
import { type Invoice, isKept } from './invoice-steps.ts'
import { invoiceOf } from './invoices.ts'

/** True if a donation form exists for the invoice. This requires a donation that was paid in full and not returned. */
const hasForm = (row: Invoice): boolean =>
  row.list === 'donations' && ['paid', 'confirmed', 'complete'].includes(row.status) && isKept(row)

/**
 * Makes the handler of the donation form. `runDueWork` updates the user's payments first, because unpaid and refunded
 * donations have no form.
 */
export const makeDonationFormHandlers = (runDueWork: RunDueWork) =>
  ({
    getPdfForm: async (context, { invoiceId }) => {
      await runDueWork(context)
      const row = await invoiceOf(context, context.user.id, invoiceId)
      if (row === null || !hasForm(row)) return notFound()
      return { type: 'application/pdf', content: await donationPdf(row, context.productName) }
    },
  }) satisfies Handlers<'getPdfForm'>
