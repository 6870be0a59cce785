import type { User } from '../account/tables.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import { businessDaysAfter } from './business-days.ts'
import type { Biller } from './made-up-billers.ts'
import { makeBill } from './made-up-bills.ts'

type Means = Pick<BaseContext, 'database' | 'random' | 'now'>

/** Bill to connect. */
export interface BillToConnect {
  readonly biller: Biller
  readonly sourceKey: string
  readonly isManuallyAdded: boolean
  /** Last digits of the account number. Generated if omitted. */
  readonly mask?: string
}

/** Business days until a manually added bill can be paid. */
const activation = 3

/**
 * Registers the user with the bill provider. Does not change the id and the verification of a user who is already
 * registered.
 */
const makePayer = async (
  { database, random }: Pick<Means, 'database' | 'random'>,
  userId: string,
  isVerified: boolean,
): Promise<void> => {
  const row = { userId, entityId: `ent_${random.id()}`, methodVerified: isVerified, pausedUntil: null }
  await database
    .insertInto('billPayers')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(({ ref, fn }) => ({
        entityId: fn.coalesce(ref('billPayers.entityId'), ref('excluded.entityId')),
        ...(isVerified ? { methodVerified: true } : {}),
      })),
    )
    .execute()
}

/**
 * Connects a bill. A bill that the user removed is listed again, and a broken connection is restored. Call this inside a
 * transaction that has locked the user.
 */
export const connectBill = async (
  means: Means,
  { id: userId }: Pick<User, 'id'>,
  bill: BillToConnect,
): Promise<void> => {
  const { database, random, now } = means
  const { isManuallyAdded, ...made } = bill
  // Connecting by phone number verifies the user. A manual search does not.
  await makePayer(means, userId, !isManuallyAdded)
  const row = makeBill({ id: random.id(), userId, ...made, now: now() })
  await database
    .insertInto('billAccounts')
    .values({
      ...row,
      isManuallyAdded,
      activatesAt: isManuallyAdded ? businessDaysAfter(now(), activation) : null,
      fixed: json({}),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'sourceKey'])
        .doUpdateSet({ needsReconnect: false, sync: 'current', syncedAt: null, hiddenAt: null }),
    )
    .execute()
}
