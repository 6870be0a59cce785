import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { notFound } from '../kernel/refusals.ts'
import { invoiceOf } from './invoices.ts'
import { toInvoiceRecordDto } from './serializers.ts'

/** Makes the handler that reads one invoice. `runDueWork` updates the user's payments before the read. */
export const makePaymentDetailsHandlers = (runDueWork: RunDueWork) =>
  ({
    GetInvoice: async (context, { invoiceId }) => {
      await runDueWork(context)
      const row = await invoiceOf(context, context.user.id, invoiceId)
      return row === null ? notFound() : { invoice: toInvoiceRecordDto(row, context.now()) }
    },
  }) satisfies Handlers<'GetInvoice'>
