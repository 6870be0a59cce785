import type { StartConfiguration } from './configuration.ts'
import { contentOf, makeWhole } from './database/data-directory.ts'
import { type Beats, lockDirectory } from './database/directory-lock.ts'
import { type OpenDatabase, openDatabase } from './database/engine.ts'
import { closeContent, closeDirectory } from './database/file-modes.ts'
import { closeSnapshots, readSnapshot, writeSnapshot } from './database/snapshot.ts'
import type { Log } from './kernel/log.ts'
import type { Randomness } from './kernel/secrets.ts'
import { isStartFailure, stop } from './kernel/start-failure.ts'
import { seedPersonas } from './seed/accounts.ts'

interface Means {
  readonly random: Randomness
  readonly clock: () => number
  /** Whether an empty database is given its people; it is, unless told. */
  readonly isSeeded?: boolean
  /** How long the lock of a data directory is watched; the usual time unless told. */
  readonly beats?: Beats
  /** Told when another process has taken the data directory; has to end this one, without closing the database. */
  readonly onLost?: (sentence: string) => void
}

interface DirectoryMeans extends Means {
  readonly log: Log
}

/** A database in memory with its people; the tests' own. A snapshot spares most of the time. */
export const openInMemory = async (means: Means, snapshots: string | null): Promise<OpenDatabase> => {
  const snapshot = snapshots === null ? null : readSnapshot(snapshots, means.clock())
  if (snapshot !== null) return openDatabase({ kind: 'memory', snapshot })
  const database = await openDatabase({ kind: 'memory' })
  await seedPersonas(database.queries, means.random, means.clock())
  const made = snapshots === null ? null : await database.snapshot()
  if (made !== null && snapshots !== null) await writeSnapshot(snapshots, made)
  return database
}

const withoutPassword = (url: string): string => {
  const parsed = URL.parse(url)
  return parsed === null ? 'the given address' : `${parsed.hostname}${parsed.port === '' ? '' : `:${parsed.port}`}`
}

export const openOnServer = async (url: string, schema: string, means: Means): Promise<OpenDatabase> => {
  try {
    const database = await openDatabase({ kind: 'server', url, schema })
    if (means.isSeeded !== false) await seedPersonas(database.queries, means.random, means.clock())
    return database
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return stop(
      `The database at ${withoutPassword(url)} cannot be used${reason}: check DATABASE_URL and that its server runs.`,
    )
  }
}

const fillDirectory = async (draft: string, snapshots: string, means: Means): Promise<void> => {
  if (means.isSeeded === false) return (await openDatabase({ kind: 'directory', path: draft })).close()
  const snapshot = readSnapshot(snapshots, means.clock())
  const database = await openDatabase({ kind: 'directory', path: draft, ...(snapshot === null ? {} : { snapshot }) })
  await seedPersonas(database.queries, means.random, means.clock())
  const made = snapshot === null ? await database.snapshot() : null
  await database.close()
  if (made !== null) await writeSnapshot(snapshots, made)
}

const makeDirectory = (path: string, snapshots: string, means: Means): Promise<void> =>
  makeWhole(path, async (draft) => {
    await fillDirectory(draft, snapshots, means)
    closeContent(draft)
  })

const cannotBeMade = (path: string): never =>
  stop(`The data directory ${path} cannot be made: check that there is room and that it may be written.`)

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
    ? stop(`${path} is no Paydeck database: choose another DATA_DIRECTORY, or move that one away.`)
    : content
}

/** To be called under the lock: what is there may be what another process made while it was waited for. */
const openLocked = async (path: string, snapshots: string, means: DirectoryMeans): Promise<OpenDatabase> => {
  const content = ownContentOf(path)
  closeSnapshots(snapshots, means.log)
  if (content === 'database') closeDirectory(path, 'data directory', means.log)
  try {
    if (content === 'nothing') await makeDirectory(path, snapshots, means)
    return await openDatabase({ kind: 'directory', path })
  } catch (error) {
    if (isStartFailure(error)) throw error
    return content === 'nothing'
      ? cannotBeMade(path)
      : stop(
          `The database in ${path} cannot be read: move that directory away to start with a new one, or bring it back from a copy.`,
        )
  }
}

/** The embedded database in its directory, made on the first start. What is there is never thrown away. */
const openInDirectory = async (path: string, snapshots: string, means: DirectoryMeans): Promise<OpenDatabase> => {
  // Beside what is somebody else's not even a lock is put.
  ownContentOf(path)
  const lock = await lockOrStop(path, means)
  try {
    const database = await openLocked(path, snapshots, means)
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

export const openConfigured = (configuration: StartConfiguration, means: DirectoryMeans): Promise<OpenDatabase> => {
  const { databaseUrl, databaseSchema, dataDirectory, snapshotDirectory } = configuration
  if (databaseUrl !== null) return openOnServer(databaseUrl, databaseSchema, means)
  return openInDirectory(dataDirectory, snapshotDirectory, means)
}
