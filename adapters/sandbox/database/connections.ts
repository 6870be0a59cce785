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

/** Settings that all connections share. They set no time limit for statements, because a migration may take long. */
export const connectionTo = (url: string, times: ConnectionTimes) => ({
  connectionString: url,
  connectionTimeoutMillis: times.connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: times.keepAlive,
})

/** Empty listener for `error` events. If these events had no listener, a broken connection would end the process. */
const ignore = (): void => undefined

/** Creates a client. A broken connection of this client does not end the process. */
export const makeClient = (config: pg.ClientConfig): pg.Client => new pg.Client(config).on('error', ignore)

/**
 * Creates a pool. A broken connection of this pool does not end the process. Each connection gets a listener of its own,
 * because the pool's `error` event covers idle connections only.
 */
export const makePool = (config: pg.PoolConfig): pg.Pool =>
  new pg.Pool(config).on('error', ignore).on('connect', (client) => client.on('error', ignore))

/** Adds the error code `code` to an error that has no code and whose message matches `pattern`. Returns the error. */
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

type Query = (text: string, values: ReadonlyArray<unknown>) => Promise<unknown>

/**
 * Returns a query function that applies `settings` to every transaction of a connection. Runs a statement outside a
 * transaction in one of its own.
 * @param settings statements that hold until the end of the transaction, such as "set local lock_timeout = 4000"
 */
const withSettings = (query: Query, settings: string): Query => {
  let isInside = false
  return async (text, values) => {
    if (/^(begin|start transaction)\b/.test(text)) {
      isInside = true
      return query(`${text}; ${settings}`, [])
    }
    if (isInside) {
      isInside = !/^(commit|rollback)$/.test(text)
      return query(text, values)
    }
    await query(`begin; ${settings}`, [])
    try {
      const result = await query(text, values)
      await query('commit', [])
      return result
    } catch (error) {
      await query('rollback', []).catch(() => undefined)
      throw error
    }
  }
}

/**
 * Wraps a connection that was taken from the pool. After a fatal failure, later statements fail with the same error, and
 * `release` destroys the connection instead of returning it to the pool.
 */
const discarding = (client: pg.PoolClient, settings: string | null): PostgresPoolClient => {
  let failure: Error | null = null
  const send: Query = (text, values) => client.query(text, [...values])
  const sendAll = settings === null ? send : withSettings(send, settings)
  const query: Query = async (text, values) => {
    if (failure !== null) throw failure
    try {
      return await sendAll(text, values)
    } catch (thrown) {
      const error = coded(thrown, connectionFailure, '08006')
      if (isFatal(error)) failure = error
      throw error
    }
  }
  return {
    // `query` does not accept a cursor, hence the cast. Kysely passes a cursor only if its dialect has a cursor class.
    query: query as PostgresPoolClient['query'],
    release: (isUnusable = false) => client.release(isUnusable || failure !== null),
  }
}

/**
 * Adapts a pool to Kysely. Kysely itself would return a broken connection to the pool, so `discarding` remembers the failure
 * and destroys the connection.
 * @param settings statements that apply settings to a transaction, if the pool connects to a connection pooler. Null if the
 * connections have the settings.
 */
export const discardingPool = (pool: pg.Pool, settings: string | null): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    try {
      return discarding(await pool.connect(), settings)
    } catch (error) {
      // This failure means that there are too many connections: no connection became free in time, or the server refused a
      // new one.
      throw coded(error, /./, '53300')
    }
  },
  end: () => pool.end(),
})
