import type { Queries } from '../database/engine.ts'
import type { User } from './tables.ts'

/**
 * Locks a user's row until the end of the transaction and returns it, so that changes of one account run one after the
 * other. Other transactions can still insert rows that reference the user.
 */
export const lockUser = (transaction: Queries, id: string): Promise<User> =>
  transaction.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
