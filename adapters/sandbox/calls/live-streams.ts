import { sql } from 'kysely'
import { standingSessions } from '../account/sessions.ts'
import type { OpenDatabase } from '../database/engine.ts'
import type { Stop } from '../database/listening.ts'
import { readNotice } from '../database/notices.ts'
import type { Environment } from '../environment.ts'
import { sharing } from '../kernel/sharing.ts'
import { signedInBy } from './caller.ts'
import { makeOpenStreams, type OpenStreams, turnInterval } from './open-streams.ts'

/** The streams of the sandbox, and what keeps them going. */
export interface LiveStreams {
  readonly open: OpenStreams
  /** Once it is there, every change that is told reaches the open streams. Throws where the database cannot be listened to. */
  readonly ready: () => Promise<void>
  /** Call it once no request is answered any more, and before the database is closed. */
  readonly stop: () => Promise<void>
}

/** What the streams need of a database. */
export type StreamDatabase = Pick<OpenDatabase, 'queries' | 'listen'>

/** Does what time alone has brought about for those who watch, by the hashes of their sessions' ids. */
export type RunDueWork = (idHashes: ReadonlyArray<string>) => Promise<void>

/** Listens from the first stream on: a sandbox that nobody watches holds no connection for it. */
export const makeLiveStreams = (
  { queries, listen }: StreamDatabase,
  { clock, log }: Pick<Environment, 'clock' | 'log'>,
  runDueWork: RunDueWork,
): LiveStreams => {
  const open = makeOpenStreams()
  let listening: Promise<Stop> | null = null
  let timer: NodeJS.Timeout | null = null

  const heard = (payload: string): void => {
    const notice = readNotice(payload)
    if (notice !== null) open.heard(notice)
  }

  const lost = (): void => log.warn({}, 'event streams lost the connection to the database and receive no changes')
  const missed = (): void => {
    log.warn({}, 'event streams are connected to the database again')
    open.missed()
  }

  /** What ended by its time, or while no notice came through, and what became due. */
  const lookAt = async (idHashes: ReadonlyArray<string>): Promise<void> => {
    const standing = await standingSessions(queries, idHashes, clock())
    for (const idHash of idHashes) if (!standing.has(idHash)) open.endSession(idHash)
    await runDueWork([...standing])
  }

  const turn = (): void => {
    lookAt(open.turn()).catch((error: unknown) => {
      log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'those who watch were not looked at')
    })
  }

  return {
    open,
    ready: async () => {
      timer ??= setInterval(turn, turnInterval).unref()
      listening ??= listen({ heard, lost, missed })
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

/** What is asked of the database before a stream is opened, shared by those who ask at once: after an outage all come back. */
export const makeLooks = (environment: Environment) => ({
  session: sharing((sessionId) => signedInBy(environment, { sessionId })),
  /**
   * The state that the row of each application is in, of the user whose session stands. It is the number of the
   * transaction that wrote it: kept with the row, the same for every process, and what a change is told with.
   */
  versions: sharing(async (idHash): Promise<ReadonlyMap<string, string>> => {
    const rows = await environment.queries
      .selectFrom('applications')
      .innerJoin('sessions', 'sessions.userId', 'applications.userId')
      .select(['applications.id', sql<string>`applications.xmin::text`.as('version')])
      .where('sessions.idHash', '=', idHash)
      .execute()
    return new Map(rows.map(({ id, version }) => [id, version]))
  }),
})
