import { sql } from 'kysely'
import { checkKeys, reseal } from './account/sealed-columns.ts'
import { giveOtpSecrets } from './account/seed.ts'
import type { StartConfiguration } from './configuration.ts'
import { contentOf, createDirectory } from './database/data-directory.ts'
import { type Heartbeat, lockDirectory } from './database/directory-lock.ts'
import { type OpenDatabase, openDatabase, type SealedDatabase } from './database/engine.ts'
import { closeContent, closeDirectory } from './database/file-modes.ts'
import { keysOfFile } from './database/key-file.ts'
import { serverAddressOf, stopFor, stopForDirectory } from './database/server-failures.ts'
import { type Waiting, whenReady } from './database/server-wait.ts'
import { closeSnapshots, readSnapshot, writeSnapshot } from './database/snapshot.ts'
import type { OnStatement } from './database/statements.ts'
import type { Log } from './kernel/log.ts'
import { makeSealing, type Sealing } from './kernel/sealing.ts'
import type { Randomness } from './kernel/secrets.ts'
import { isStartFailure, stop } from './kernel/start-failure.ts'
import { seedPersonas } from './seed/accounts.ts'

interface Means {
  readonly random: Randomness
  readonly clock: () => number
  /** True to create the demo accounts in an empty database. Default: true. */
  readonly isSeeded?: boolean
  /** Timing of the heartbeat that renews the lock of the data directory. Default: the usual timing. */
  readonly beats?: Heartbeat
  /**
   * Called when another process has taken over the data directory. The function must end this process without closing the
   * database.
   */
  readonly onLost?: (sentence: string) => void
  /** Called after every statement of the opened database. Default: nothing. */
  readonly onStatement?: OnStatement
}

interface StartMeans extends Means {
  readonly log: Log
}

interface SealingMeans extends Means {
  readonly sealing: Sealing
}

/**
 * Prepares the secrets of an opened database: checks the keys, seals every secret with the first key, and creates missing
 * two-factor secrets, because a snapshot contains none.
 */
const withSecrets = async (database: OpenDatabase, { random, sealing }: SealingMeans): Promise<SealedDatabase> => {
  const { queries } = database
  try {
    await checkKeys(queries, sealing)
    await reseal(queries, sealing)
    await giveOtpSecrets({ queries, random, sealing })
  } catch (error) {
    await database.close()
    throw error
  }
  return { ...database, sealing }
}

const openPeople = async (means: Means, snapshots: string | null): Promise<OpenDatabase> => {
  const snapshot = snapshots === null ? null : readSnapshot(snapshots, means.clock())
  if (snapshot !== null) return openDatabase({ kind: 'memory', snapshot })
  const database = await openDatabase({ kind: 'memory' })
  await seedPersonas(database.queries, means.random, means.clock())
  const newSnapshot = snapshots === null ? null : await database.snapshot()
  if (newSnapshot !== null && snapshots !== null) await writeSnapshot(snapshots, newSnapshot)
  return database
}

/**
 * Opens an in-memory database with demo accounts, for tests. Loads a stored snapshot if there is one, which is much faster
 * than creating the accounts.
 * @param snapshots directory of the stored snapshots; null to use none
 */
export const openInMemory = async (means: SealingMeans, snapshots: string | null): Promise<SealedDatabase> =>
  withSecrets(await openPeople(means, snapshots), means)

interface ServerMeans extends SealingMeans, Waiting {
  /** URL of the server itself, if `url` leads to a connection pooler. */
  readonly directUrl?: string | null
}

/** Opens the database of a server. If the server or its connection pooler is not ready, waits for it. */
export const openOnServer = async (url: string, schema: string, means: ServerMeans): Promise<SealedDatabase> => {
  const { directUrl = null } = means
  const at = serverAddressOf(url, schema)
  const database = await whenReady(serverAddressOf(directUrl ?? url, schema), means, () =>
    openDatabase({ kind: 'server', url, directUrl, schema, onStatement: means.onStatement }),
  )
  const { queries } = database
  try {
    if (directUrl !== null) await whenReady(at, means, () => sql`select 1`.execute(queries))
    if (means.isSeeded !== false) await seedPersonas(queries, means.random, means.clock())
    return await withSecrets(database, means)
  } catch (error) {
    await database.close()
    if (isStartFailure(error)) throw error
    return stopFor(error, at)
  }
}

const fillDirectory = async (draft: string, snapshots: string, means: Means): Promise<void> => {
  if (means.isSeeded === false) return (await openDatabase({ kind: 'directory', path: draft })).close()
  const snapshot = readSnapshot(snapshots, means.clock())
  const database = await openDatabase({ kind: 'directory', path: draft, ...(snapshot === null ? {} : { snapshot }) })
  await seedPersonas(database.queries, means.random, means.clock())
  const newSnapshot = snapshot === null ? await database.snapshot() : null
  await database.close()
  if (newSnapshot !== null) await writeSnapshot(snapshots, newSnapshot)
}

const makeDirectory = (path: string, snapshots: string, means: Means): Promise<void> =>
  createDirectory(path, async (draft) => {
    await fillDirectory(draft, snapshots, means)
    closeContent(draft)
  })

const cannotBeMade = (path: string): never =>
  stop(`The data directory ${path} cannot be created: check the free space and the write permission.`)

const lockOrStop = async (path: string, { beats, onLost }: Means): ReturnType<typeof lockDirectory> => {
  try {
    return await lockDirectory(path, beats, onLost)
  } catch (error) {
    if (isStartFailure(error)) throw error
    return cannotBeMade(path)
  }
}

const ownContentOf = (path: string): 'nothing' | 'database' => {
  const content = contentOf(path)
  return content === 'other'
    ? stop(`${path} is not a Paydeck database: choose another DATA_DIRECTORY, or move this one away.`)
    : content
}

/**
 * Opens the database in a directory whose lock this process already holds. Checks the directory's content again, because
 * another process may have created the database before this process got the lock.
 */
const openLocked = async (
  path: string,
  snapshots: string,
  means: StartMeans & SealingMeans,
): Promise<SealedDatabase> => {
  const content = ownContentOf(path)
  closeSnapshots(snapshots, means.log)
  if (content === 'database') closeDirectory(path, 'data directory', means.log)
  try {
    if (content === 'nothing') await makeDirectory(path, snapshots, means)
    return await withSecrets(await openDatabase({ kind: 'directory', path, onStatement: means.onStatement }), means)
  } catch (error) {
    if (isStartFailure(error)) throw error
    return content === 'nothing' ? cannotBeMade(path) : stopForDirectory(error, path)
  }
}

const sealingOf = ({ secretKeys, keyFile }: StartConfiguration, { random, log }: StartMeans): Sealing =>
  makeSealing(secretKeys ?? keysOfFile(keyFile, random, log), random)

/**
 * Opens the embedded database in its directory, and creates the directory on the first start. Never deletes existing
 * content.
 */
const openInDirectory = async (configuration: StartConfiguration, means: StartMeans): Promise<SealedDatabase> => {
  const { dataDirectory: path, snapshotDirectory } = configuration
  // Checks the content first, because a directory of another program must not even get a lock file.
  ownContentOf(path)
  const lock = await lockOrStop(path, means)
  try {
    const sealing = sealingOf(configuration, means)
    const database = await openLocked(path, snapshotDirectory, { ...means, sealing })
    return {
      ...database,
      close: async () => {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

export const openConfigured = async (configuration: StartConfiguration, means: StartMeans): Promise<SealedDatabase> => {
  const { databaseUrl, databaseDirectUrl: directUrl, databaseSchema, databaseWait: wait } = configuration
  if (databaseUrl === null) return openInDirectory(configuration, means)
  const sealing = sealingOf(configuration, means)
  return openOnServer(databaseUrl, databaseSchema, { ...means, directUrl, wait, sealing })
}
