import type { PGlite } from '@electric-sql/pglite'
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'

/** One holder at a time, in the order of asking. */
const makeTurnstile = () => {
  let last: Promise<void> = Promise.resolve()
  let leave: () => void = () => undefined
  return {
    enter: async (): Promise<void> => {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      leave = resolve
    },
    leave: (): void => leave(),
  }
}

/**
 * PGlite has one connection. Kysely's own dialect hands that connection to everybody, so that a query of one
 * request runs inside the transaction of another and is lost with its rollback; here a connection belongs to one
 * holder until it is released. A query outside a transaction that waits inside one therefore waits for ever:
 * handlers only ever have the transaction (see `transact`).
 */
export const pgliteDialect = (engine: PGlite): Dialect => {
  const turnstile = makeTurnstile()
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }) => {
      // What the rows hold is known where the query was written; the engine passes them on.
      const { rows, affectedRows } = await engine.query<never>(sql, [...parameters])
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
    },
    streamQuery: () => {
      throw new Error('The embedded database has no cursors.')
    },
  }
  const run = (sql: string) => async (): Promise<void> => {
    await engine.query(sql)
  }
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => {
      await turnstile.enter()
      return connection
    },
    releaseConnection: async () => turnstile.leave(),
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    destroy: async () => {
      if (!engine.closed) await engine.close()
    },
  }
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
