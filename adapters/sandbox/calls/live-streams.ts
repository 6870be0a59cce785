import { sql } from 'kysely'
import { validSessions } from '../account/sessions.ts'
import type { OpenDatabase } from '../database/engine.ts'
import type { Stop } from '../database/listening.ts'
import { readNotice } from '../database/notices.ts'
import type { Environment } from '../environment.ts'
import { shareWork } from '../kernel/shared-work.ts'
import { signedInBy } from './caller.ts'
import { makeOpenStreams, type OpenStreams, turnInterval } from './open-streams.ts'

/** Open event streams and the listener that feeds them. */
export interface LiveStreams {
  readonly open: OpenStreams
  /**
   * Starts listening to the database. Afterwards each notified change reaches the open streams. Throws if listening fails.
   */
  readonly ready: () => Promise<void>
  /** Stops listening. Call it after the last request and before the database is closed. */
  readonly stop: () => Promise<void>
}

export type StreamDatabase = Pick<OpenDatabase, 'queries' | 'listen'>

/** Runs the due work of the users who have open streams. `idHashes` are the hashes of their session ids. */
export type RunDueWork = (idHashes: ReadonlyArray<string>) => Promise<void>

/**
 * Creates the open streams of this process. Listens to the database only from the first stream on, because a sandbox without
 * streams needs no connection for notices.
 */
export const makeLiveStreams = (
  { queries, listen }: StreamDatabase,
  { clock, log }: Pick<Environment, 'clock' | 'log'>,
  runDueWork: RunDueWork,
): LiveStreams => {
  const open = makeOpenStreams()
  let listening: Promise<Stop> | null = null
  let timer: NodeJS.Timeout | null = null

  const onNotice = (payload: string): void => {
    const notice = readNotice(payload)
    if (notice !== null) open.receive(notice)
  }

  const onLost = (): void => log.warn({}, 'event streams lost the connection to the database and receive no changes')
  const onMissed = (): void => {
    log.warn({}, 'event streams are connected to the database again')
    open.updateAll()
  }

  /**
   * Ends the streams of sessions that have expired, or that have ended without a notice. Runs due work for the remaining
   * sessions.
   */
  const checkSessions = async (idHashes: ReadonlyArray<string>): Promise<void> => {
    const valid = await validSessions(queries, idHashes, clock())
    for (const idHash of idHashes) if (!valid.has(idHash)) open.endSession(idHash)
    await runDueWork([...valid])
  }

  const turn = (): void => {
    checkSessions(open.turn()).catch((error: unknown) => {
      log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'session check of event streams failed')
    })
  }

  return {
    open,
    ready: async () => {
      timer ??= setInterval(turn, turnInterval).unref()
      listening ??= listen({ onNotice, onLost, onMissed })
      try {
        await listening
      } catch (error) {
        listening = null
        throw error
      }
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer)
      await (
        await listening
      )?.()
    },
  }
}

/**
 * Creates the database reads that are needed to open a stream. Simultaneous reads share one result, because all clients
 * reconnect together after an outage.
 */
export const makeStreamReads = (environment: Environment) => ({
  session: shareWork((sessionId) => signedInBy(environment, { sessionId })),
  /**
   * Versions of the applications of the session's user, by application id. The version of an application is the number of
   * the transaction that last wrote its row. The database stores it with the row, so that it is equal in all processes. Each
   * notice contains it.
   */
  versions: shareWork(async (idHash): Promise<ReadonlyMap<string, string>> => {
    const rows = await environment.queries
      .selectFrom('applications')
      .innerJoin('sessions', 'sessions.userId', 'applications.userId')
      .select(['applications.id', sql<string>`applications.xmin::text`.as('version')])
      .where('sessions.idHash', '=', idHash)
      .execute()
    return new Map(rows.map(({ id, version }) => [id, version]))
  }),
})
