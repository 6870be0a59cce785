import type { Handlers } from '../calls/context.ts'
import type { Settle } from '../calls/settle.ts'
import { notFound } from '../kernel/refusals.ts'
import { invoiceOf } from './invoices.ts'
import { toldRecord } from './told.ts'

/** `settle` brings the user's payments up to date before one is looked at. */
export const makePaymentDetailsHandlers = (settle: Settle) =>
  ({
    GetInvoice: async (context, { invoiceId }) => {
      await settle(context)
      const row = await invoiceOf(context, context.user.id, invoiceId)
      return row === null ? notFound() : { invoice: toldRecord(row, context.now()) }
    },
  }) satisfies Handlers<'GetInvoice'>
