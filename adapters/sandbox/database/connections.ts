import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

/** Limits of connections to a PostgreSQL server, in milliseconds. */
export interface ConnectionTimes {
  /** Opening of a connection, or the wait for a free one. */
  readonly connect: number
  /** Idle time before the first TCP keep-alive probe. */
  readonly keepAlive: number
  /** Response to a statement. It exceeds the server's `statement_timeout`, so that a live server responds first. */
  readonly statement: number
  /** Interval between two heartbeats of the listening connection. */
  readonly heartbeat: number
  /** Silence after which the listening connection counts as lost. */
  readonly silence: number
}

export const connectionTimes: ConnectionTimes = {
  connect: 5000,
  keepAlive: 10_000,
  statement: 20_000,
  heartbeat: 3000,
  silence: 10_000,
}

/** Settings shared by all connections, without a limit for statements: migrations may take long. */
export const connectionTo = (url: string, times: ConnectionTimes) => ({
  connectionString: url,
  connectionTimeoutMillis: times.connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: times.keepAlive,
})

/** A broken connection emits `error`, which would end the process without a listener. */
const ignore = (): void => undefined

/** Makes a client that survives a broken connection. */
export const makeClient = (config: pg.ClientConfig): pg.Client => new pg.Client(config).on('error', ignore)

/** Makes a pool that survives broken connections. The pool's own `error` event covers idle connections only. */
export const makePool = (config: pg.PoolConfig): pg.Pool =>
  new pg.Pool(config).on('error', ignore).on('connect', (client) => client.on('error', ignore))

/** Adds a code to a failure that `pg` reports in words alone. */
const coded = (error: unknown, pattern: RegExp, code: string): unknown =>
  error instanceof Error && !('code' in error) && pattern.test(error.message) ? Object.assign(error, { code }) : error

/** Messages of `pg` for a silent, a broken and a closed connection. */
const connectionFailure = /^Query read timeout|^Connection terminated|is not queryable$/

/** Failures after which a connection is destroyed: it is broken or silent, or its server has become read-only (25006). */
const isFatal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^(08|25006|57P0|E[A-Z]+$)/.test(String(error.code))

/** Wraps a connection until its release. After a fatal failure later statements fail alike, and `release` destroys the connection. */
const discarding = (client: pg.PoolClient): PostgresPoolClient => {
  let failure: Error | null = null
  const query = async (text: string, values: ReadonlyArray<unknown>): Promise<unknown> => {
    if (failure !== null) throw failure
    try {
      return await client.query(text, [...values])
    } catch (thrown) {
      const error = coded(thrown, connectionFailure, '08006')
      if (isFatal(error)) failure = error
      throw error
    }
  }
  return {
    // Kysely reads rows by a cursor only where its dialect is given one.
    query: query as PostgresPoolClient['query'],
    release: (isUnusable = false) => client.release(isUnusable || failure !== null),
  }
}

/** Adapts a pool to Kysely, which releases a connection without passing the failure on. */
export const discardingPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    try {
      return discarding(await pool.connect())
    } catch (error) {
      // Too many connections: none becomes free, or the server accepts none.
      throw coded(error, /./, '53300')
    }
  },
  end: () => pool.end(),
})
