import type { Queries } from '../database/engine.ts'
import type { User } from './tables.ts'

/**
 * A user's row as it is now, held until the end of the transaction: changes of what belongs to one account happen one
 * after the other, and none finds half of another. No stronger hold than that needs: others may refer to the row.
 */
export const holdUser = (transaction: Queries, id: string): Promise<User> =>
  transaction.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
