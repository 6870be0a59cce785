import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { parseInstant } from '../payments/mixed-list.ts'
import { toBillDto } from '../payments/serializers.ts'
import { listedStatuses } from '../payments/statuses.ts'
import { billsOf, checkProvider, isAvailableFor, pauseOf, payerOf, toBillAccountDto } from './bill-accounts.ts'
import { billInvoices, transfersToBillers } from './bill-records.ts'
import { amountsAt } from './liabilities.ts'

/** Returns the same date one year earlier. */
const yearBefore = (at: number): number => {
  const date = new Date(at)
  return date.setUTCFullYear(date.getUTCFullYear() - 1)
}

/**
 * Makes the call handlers for the list of bills. They call `runDueWork` before they compute amounts, because paid amounts
 * are no longer owed.
 */
export const makeBillListHandlers = (runDueWork: RunDueWork) =>
  ({
    GetBillPayUser: async (context, { includeMethodData }) => {
      const { user, now } = context
      const payer = await payerOf(context, user)
      return {
        billPayUser: {
          isBillPayAvailable: isAvailableFor(user),
          methodEntityId: payer.entityId,
          methodVerified: includeMethodData && payer.methodVerified,
          pause: pauseOf(payer, now()),
        },
      }
    },

    GetBillPayAccounts: async (context, { provider }) => {
      checkProvider(provider)
      await runDueWork(context)
      const { user } = context
      const now = context.now()
      const [accounts, paid] = await Promise.all([billsOf(context, user), transfersToBillers(context, user.id)])
      return {
        billPayAccounts: accounts.map((account) =>
          toBillAccountDto(account, amountsAt(account, paid.get(account.id) ?? [], now), now),
        ),
      }
    },

    // Leaves out unpaid invoices, because they are not bill payments yet.
    FindBillPayments: async (context, { provider, startDate, endDate, partnerAccountId }) => {
      checkProvider(provider)
      const now = context.now()
      const from = startDate === undefined ? yearBefore(now) : parseInstant(startDate, 'start date')
      // The account's clock can be ahead of the browser's clock, so the end of the date range is shifted by the difference.
      const ahead = Math.max(0, context.user.clockOffset)
      const to = endDate === undefined ? now : parseInstant(endDate, 'end date') + ahead
      await runDueWork(context)
      const rows = await billInvoices(context.database, context.user.id)
        .select(['id', 'invoiceTime', 'bills'])
        .where('status', 'in', listedStatuses)
        .where('invoiceTime', '>=', from)
        .where('invoiceTime', '<=', to)
        .orderBy('invoiceTime', 'desc')
        .orderBy('id')
        .execute()
      const isOfBill = (bill: { readonly partnerAccountId: string }): boolean =>
        partnerAccountId === undefined || bill.partnerAccountId === partnerAccountId
      return {
        billPayments: rows
          .map(({ bills, ...row }) => ({ ...row, bills: bills.filter(isOfBill) }))
          .filter(({ bills }) => bills.length > 0)
          .map(({ id, invoiceTime, bills }) => ({
            id: `bill-payment-${id}`,
            invoice: id,
            createdOn: invoiceTime,
            payments: bills.map(toBillDto),
          })),
      }
    },
  }) satisfies Handlers<'GetBillPayUser' | 'GetBillPayAccounts' | 'FindBillPayments'>
