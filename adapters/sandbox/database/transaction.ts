import { sql } from 'kysely'
import type { Queries } from './engine.ts'

/**
 * Runs work in one transaction, so that either all of its writes happen or none. `work` must use only the database that it
 * receives in its argument, because the database in `means` is not part of the transaction.
 */
export const transact = async <Means extends { readonly database: Queries }, A>(
  means: Means,
  work: (inside: Means) => Promise<A>,
): Promise<A> =>
  means.database.isTransaction
    ? work(means)
    : means.database.transaction().execute((database) => work({ ...means, database }))

/**
 * Turns off the time limits of a transaction, so that it waits as long as necessary for a lock. Use it for work that several
 * processes do one after the other at their start.
 */
export const waitWithoutLimit = async (transaction: Queries): Promise<void> => {
  await sql`select set_config(name, '0', true) from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(
    transaction,
  )
}
