import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

/** Time limits for connections to a PostgreSQL server, in milliseconds. */
export interface ConnectionTimes {
  /** Time limit for opening a connection, and for waiting for a free connection. */
  readonly connect: number
  /** Idle time before the first TCP keep-alive probe. */
  readonly keepAlive: number
  /**
   * Time limit for the response to a statement. This limit exceeds the server's `statement_timeout`, so that a live server
   * always responds in time.
   */
  readonly statement: number
  /** Interval between two heartbeats of the connection that listens for notices. */
  readonly heartbeat: number
  /** Time without a heartbeat after which the connection that listens for notices counts as lost. */
  readonly silence: number
}

export const connectionTimes: ConnectionTimes = {
  connect: 5000,
  keepAlive: 10_000,
  statement: 20_000,
  heartbeat: 3000,
  silence: 10_000,
}

/** Settings of all connections. Statements have no time limit, because migrations may take long. */
export const connectionTo = (url: string, times: ConnectionTimes) => ({
  connectionString: url,
  connectionTimeoutMillis: times.connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: times.keepAlive,
})

/** Empty listener for `error` events. If these events had no listener, a broken connection would end the process. */
const ignore = (): void => undefined

/** Makes a client that survives a broken connection. */
export const makeClient = (config: pg.ClientConfig): pg.Client => new pg.Client(config).on('error', ignore)

/** Makes a pool that survives broken connections. The pool's own `error` event covers idle connections only. */
export const makePool = (config: pg.PoolConfig): pg.Pool =>
  new pg.Pool(config).on('error', ignore).on('connect', (client) => client.on('error', ignore))

/** Adds an error code to a failure that has only a message, if the message matches `pattern`. */
const coded = (error: unknown, pattern: RegExp, code: string): unknown =>
  error instanceof Error && !('code' in error) && pattern.test(error.message) ? Object.assign(error, { code }) : error

/** Messages of `pg` for a silent, a broken and a closed connection. */
const connectionFailure = /^Query read timeout|^Connection terminated|is not queryable$/

/**
 * Failures after which a connection is destroyed: the connection is broken or silent, or its server has become read-only
 * (25006).
 */
const isFatal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^(08|25006|57P0|E[A-Z]+$)/.test(String(error.code))

/**
 * Wraps a connection until its release. After a fatal failure, later statements fail with the same error, and `release`
 * destroys the connection.
 */
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
    // Cursors are omitted, because Kysely uses them only if its dialect has a cursor class.
    query: query as PostgresPoolClient['query'],
    release: (isUnusable = false) => client.release(isUnusable || failure !== null),
  }
}

/**
 * Adapts a pool to Kysely. Kysely releases a broken connection like a working one, so `discarding` remembers the failure.
 */
export const discardingPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    try {
      return discarding(await pool.connect())
    } catch (error) {
      // A failure here means too many connections: no connection becomes free in time, or the server refuses a new one.
      throw coded(error, /./, '53300')
    }
  },
  end: () => pool.end(),
})
