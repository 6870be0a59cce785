import { decimalText } from '@paydeck/core/model'
import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { day } from '../kernel/seeded-random.ts'
import { dollars, signedCents } from '../money/amounts.ts'
import { billsOf, isAvailableFor, isPayableNow } from './bill-accounts.ts'
import { billLedgerOf } from './bill-records.ts'
import { amountsAt } from './liabilities.ts'

/** Time between the appearance of a reminder and the due date of the bill. */
const ahead = 14 * day

const cents = (amount: string | null): number | null => (amount === null ? null : signedCents(amount))

/**
 * Makes the call handlers for bill reminders. They call `runDueWork` first, because a bill that is being paid needs no
 * reminder.
 */
export const makeBillRemindersHandlers = (runDueWork: RunDueWork) =>
  ({
    GetBillReminders: async (context) => {
      const { user } = context
      if (!isAvailableFor(user)) return { billReminders: [] }
      await runDueWork(context)
      const now = context.now()
      const accounts = await billsOf(context, user)
      if (accounts.length === 0) return { billReminders: [] }
      const { transfers, inFlight } = await billLedgerOf(context, user.id)
      const due = accounts.flatMap((account) => {
        const amounts = amountsAt(account, transfers.get(account.id) ?? [], now)
        const dueAt = amounts.paddedNextPaymentDueDate ?? amounts.nextPaymentDueDate
        const wholeMinimum = cents(amounts.nextPaymentMinimumAmount)
        const minimum = wholeMinimum === null ? null : wholeMinimum - (inFlight.get(account.id) ?? 0)
        const isDue = dueAt !== null && dueAt <= now + ahead && (minimum === null || minimum > 0)
        if (!isDue || !isPayableNow(account, now)) return []
        const { id: accountId, merchantName, mask } = account
        return [
          { accountId, merchantName, mask, dueAt, minimum: minimum === null ? null : decimalText(dollars(minimum)) },
        ]
      })
      return { billReminders: due.toSorted((one, other) => one.dueAt - other.dueAt) }
    },
  }) satisfies Handlers<'GetBillReminders'>
