import { decimalText } from '@paydeck/core/model'
import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { notFound } from '../kernel/refusals.ts'
import { day } from '../kernel/seeded-random.ts'
import { dollars } from '../money/amounts.ts'
import { listedStatuses } from '../payments/statuses.ts'
import { ownBill } from './bill-accounts.ts'
import { invoiceOfBill, transfersToBillers } from './bill-records.ts'
import { owedAt, syncedAt } from './liabilities.ts'
import { receiptPdf } from './receipt-pdf.ts'

/** Interval between two balances in the history of a bill, and number of intervals. */
const week = 7 * day
const weeks = 52

const isPaid = (status: string): boolean => listedStatuses.includes(status)

/** Makes the call handlers for the details of a bill. They call `runDueWork` first, which updates the user's payments. */
export const makeBillDetailHandlers = (runDueWork: RunDueWork) =>
  ({
    // Returns one balance for each week up to the last sync. Empty if the bill was never synced.
    GetBillBalances: async (context, { accountId }) => {
      await runDueWork(context)
      const account = await ownBill(context, context.user, accountId)
      const paid = (await transfersToBillers(context, context.user.id)).get(account.id) ?? []
      const until = syncedAt(account, paid, context.now())
      const times =
        until === null ? [] : Array.from({ length: weeks + 1 }, (_, index) => until - (weeks - index) * week)
      return {
        billBalances: times
          .filter((at) => at >= account.openedAt)
          .map((at) => ({ at, balance: decimalText(dollars(owedAt(account, paid, at).balance)) })),
      }
    },

    // Marks the bill as removed, but keeps its history for the case that the user connects the bill again.
    HideBillAccount: async ({ database, user, now }, { accountId }) => {
      const { numUpdatedRows } = await database
        .updateTable('billAccounts')
        .set({ hiddenAt: now() })
        .where('id', '=', accountId)
        .where('userId', '=', user.id)
        .where('hiddenAt', 'is', null)
        .executeTakeFirst()
      return { hideBillAccount: numUpdatedRows > 0n }
    },

    'POST /bill-pay/receipt': async (context, { paymentId }) => {
      await runDueWork(context)
      const invoice = await invoiceOfBill(context, context.user.id, paymentId)
      const bill = invoice?.bills.find(({ partnerPaymentId }) => partnerPaymentId === paymentId)
      if (invoice === null || bill === undefined || bill.status === null || !isPaid(invoice.status)) return notFound()
      const { user, productName } = context
      const payer = `${user.firstName} ${user.lastName}`.trim() || user.email
      return { type: 'application/pdf', content: await receiptPdf({ invoice, bill, payer, productName }) }
    },
  }) satisfies Handlers<'GetBillBalances' | 'HideBillAccount' | 'POST /bill-pay/receipt'>
