import type { User } from '../account/tables.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import { businessDaysAfter } from './business-days.ts'
import type { Biller } from './made-up-billers.ts'
import { makeBill } from './made-up-bills.ts'

type Means = Pick<BaseContext, 'database' | 'random' | 'now'>

/** A bill that is connected. */
export interface Connecting {
  readonly biller: Biller
  readonly sourceKey: string
  readonly isManuallyAdded: boolean
  /** The last digits of its number; made up unless told. */
  readonly mask?: string
}

/** So long it takes until a bill that was added by hand can be paid. */
const activation = 3

/** Makes the user known to the bill provider; who is already stays who they are. */
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
 * Connects a bill; one that is there already is as good as newly connected, whether it was removed or its connection was
 * lost. Runs inside a transaction of the caller that holds the user.
 */
export const connectBill = async (
  means: Means,
  { id: userId }: Pick<User, 'id'>,
  wanted: Connecting,
): Promise<void> => {
  const { database, random, now } = means
  const { isManuallyAdded, ...made } = wanted
  // Who was found by their phone is proven to be who they are; searching by hand proves nothing.
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
