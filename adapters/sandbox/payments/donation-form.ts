import type { Handlers } from '../calls/context.ts'
import type { Settle } from '../calls/settle.ts'
import { notFound } from '../kernel/refusals.ts'
import { donationPdf } from './donation-pdf.ts'
import { type Invoice, isKept } from './invoice-steps.ts'
import { invoiceOf } from './invoices.ts'

/** Whether something was given, as it was asked for, and kept. */
const isGift = (row: Invoice): boolean =>
  row.list === 'donations' && ['paid', 'confirmed', 'complete'].includes(row.status) && isKept(row)

/** `settle` brings the user's payments up to date: what is not paid, or was sent back, is no gift and has no form. */
export const makeDonationFormHandlers = (settle: Settle) =>
  ({
    getPdfForm: async (context, { invoiceId }) => {
      await settle(context)
      const row = await invoiceOf(context, context.user.id, invoiceId)
      if (row === null || !isGift(row)) return notFound()
      return { type: 'application/pdf', content: await donationPdf(row, context.productName) }
    },
  }) satisfies Handlers<'getPdfForm'>
