import { oneOf, record } from '@paydeck/adapters/wire/codec'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { sql } from 'kysely'
import type { Queries } from './engine.ts'

const notices = oneOf('kind', {
  application: record({ kind: t.literal('application'), userId: t.string, applicationId: t.string, version: t.string }),
  session: record({ kind: t.literal('session'), idHash: t.string }),
})

/**
 * Notice about a committed transaction, for every process that uses the database. Either a verification application has
 * changed (`version` identifies the state of its row), or a session has ended (`idHash` identifies its row).
 */
export type Notice = t.TypeOf<typeof notices>

/** Parses a notice. Null if the payload is invalid. */
export const readNotice = (payload: string): Notice | null => {
  try {
    const decoded = notices.decode(JSON.parse(payload))
    return E.isRight(decoded) ? decoded.right : null
  } catch {
    return null
  }
}

const channel = sql`left('paydeck_' || current_schema(), 63)`

/**
 * Notifies the event streams of a verification application, in every process, that the application was created or changed.
 * Call this function in the transaction that makes the change. PostgreSQL delivers the notice when the transaction of
 * `queries` commits, and drops the notice on a rollback.
 */
export const notifyApplication = async (queries: Queries, userId: string, applicationId: string): Promise<void> => {
  await sql`select pg_notify(${channel}, json_build_object(
    'kind', 'application', 'userId', ${userId}::text, 'applicationId', ${applicationId}::text,
    'version', pg_current_xact_id()::xid::text)::text)`.execute(queries)
}

/**
 * Notifies every process that a session has ended. PostgreSQL delivers the notice when the transaction of `queries` commits.
 */
export const notifySession = async (queries: Queries, idHash: string): Promise<void> => {
  await sql`select pg_notify(${channel}, json_build_object('kind', 'session', 'idHash', ${idHash}::text)::text)`.execute(
    queries,
  )
}
