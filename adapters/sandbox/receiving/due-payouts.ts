import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import { transact } from '../database/transaction.ts'
import { completeAt, targetConfirmations } from '../kernel/blocks.ts'
import type { Payout } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now'>

/** Selects the user's payouts whose confirmation is due. */
export const duePayouts = ({ database, now }: Means, userId: string) =>
  database
    .selectFrom('payouts')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .where('confirmingSince', '<=', now() - completeAt(0))
    // All transactions lock the rows in the order of their ids, to avoid deadlocks.
    .orderBy('id')

/** Returns the column values of a payout that becomes confirmed. */
const confirmed = ({ transactions }: Payout) => ({
  status: 'paid',
  confirmingSince: null,
  transactions: json(transactions.map((one) => ({ ...one, confirmations: targetConfirmations }))),
})

/** Confirms the payouts whose confirmation is due. */
export const confirmDuePayouts = (means: Means, { id: userId }: { readonly id: string }): Promise<void> =>
  transact(means, async (inside) => {
    for (const row of await duePayouts(inside, userId).forUpdate().execute()) {
      await inside.database.updateTable('payouts').set(confirmed(row)).where('id', '=', row.id).execute()
    }
  })

/** Marks a pending payout as confirmed or failed. Returns false if the payout is not pending. */
export const movePayout = (
  means: Means,
  { userId, id, move }: { readonly userId: string; readonly id: string; readonly move: 'confirm' | 'fail' },
): Promise<boolean> =>
  transact(means, async ({ database }) => {
    const row = await database
      .selectFrom('payouts')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('status', '=', 'pending')
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return false
    const set = move === 'confirm' ? confirmed(row) : { status: 'failed', confirmingSince: null }
    await database.updateTable('payouts').set(set).where('id', '=', id).execute()
    return true
  })
