import type { Queries } from './engine.ts'

/** Runs work in one transaction: all of its writes happen or none. The work uses only the means that it is given. */
export const transact = async <Means extends { readonly database: Queries }, A>(
  means: Means,
  work: (inside: Means) => Promise<A>,
): Promise<A> =>
  means.database.isTransaction
    ? work(means)
    : means.database.transaction().execute((database) => work({ ...means, database }))
