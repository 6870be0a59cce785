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
