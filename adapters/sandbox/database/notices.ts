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
 * What every process on one database is told when a transaction commits. An application has changed: `version` names the
 * state that its row is in then. A session is over: `idHash` names its row.
 */
export type Notice = t.TypeOf<typeof notices>

/** Null for what is no notice of ours. */
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
 * Tells that an application was made or changed: its open event streams, of whichever process, hear of it once the
 * transaction of `queries` has committed, and never where it is undone. Call it in the transaction of the change.
 */
export const notifyApplication = async (queries: Queries, userId: string, applicationId: string): Promise<void> => {
  await sql`select pg_notify(${channel}, json_build_object(
    'kind', 'application', 'userId', ${userId}::text, 'applicationId', ${applicationId}::text,
    'version', pg_current_xact_id()::xid::text)::text)`.execute(queries)
}

/** Tells that a session is over, as `notifyApplication` tells of an application. */
export const notifySession = async (queries: Queries, idHash: string): Promise<void> => {
  await sql`select pg_notify(${channel}, json_build_object('kind', 'session', 'idHash', ${idHash}::text)::text)`.execute(
    queries,
  )
}
