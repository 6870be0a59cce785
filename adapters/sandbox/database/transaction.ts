import type { Queries } from './engine.ts'

/**
 * Runs work in one transaction, so that all of its writes happen or none. `work` must use only the means that it receives.
 */
export const transact = async <Means extends { readonly database: Queries }, A>(
  means: Means,
  work: (inside: Means) => Promise<A>,
): Promise<A> =>
  means.database.isTransaction
    ? work(means)
    : means.database.transaction().execute((database) => work({ ...means, database }))
