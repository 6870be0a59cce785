import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { notFound } from '../kernel/refusals.ts'
import { invoiceOf } from './invoices.ts'
import { toInvoiceRecordDto } from './serializers.ts'

/** `settle` brings the user's payments up to date before one is looked at. */
export const makePaymentDetailsHandlers = (settle: RunDueWork) =>
  ({
    GetInvoice: async (context, { invoiceId }) => {
      await runDueWork(context)
      const row = await invoiceOf(context, context.user.id, invoiceId)
      return row === null ? notFound() : { invoice: toInvoiceRecordDto(row, context.now()) }
    },
  }) satisfies Handlers<'GetInvoice'>
