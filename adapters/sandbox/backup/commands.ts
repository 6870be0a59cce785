import { existsSync, statSync } from 'node:fs'
import { startConfiguration, type StartConfiguration } from '../configuration.ts'
import { contentOf, createDirectory } from '../database/data-directory.ts'
import { lockDirectory } from '../database/directory-lock.ts'
import { openDatabase } from '../database/engine.ts'
import { closeContent } from '../database/file-modes.ts'
import { makeJsonLog } from '../kernel/json-log.ts'
import { systemRandomness } from '../kernel/secrets.ts'
import { stop } from '../kernel/start-failure.ts'
import { openConfigured } from '../open.ts'
import { type Backup, makeBackup, readBackup, writeBackup } from './archive.ts'
import { contentsOf, differences, sizeOf } from './contents.ts'
import { requestBackup, socketOf } from './socket.ts'

type Variables = Parameters<typeof startConfiguration>[0]

/** Reads the configuration. Stops with a message if it names a database server, for which PostgreSQL has its own programs. */
const embeddedOnly = (environment: Variables, program: string): StartConfiguration => {
  const configuration = startConfiguration(environment)
  return configuration.databaseUrl === null
    ? configuration
    : stop(`The database is on the PostgreSQL server of DATABASE_URL: use ${program}.`)
}

/**
 * Copies the embedded database to a file. The server may run meanwhile. Returns a sentence about the result.
 * @param environment variables that configure the server
 */
export const backup = async (environment: Variables, file: string): Promise<string> => {
  const configuration = embeddedOnly(environment, 'pg_dump')
  const { dataDirectory, keyFile } = configuration
  if (existsSync(file)) stop(`${file} exists already: choose another name.`)
  const copyStopped = async (): Promise<Backup> => {
    if (contentOf(dataDirectory) !== 'database') stop(`There is no database in ${dataDirectory}: set DATA_DIRECTORY.`)
    const log = makeJsonLog('warn')
    const means = { random: systemRandomness, clock: Date.now, log, isSeeded: false }
    const database = await openConfigured(configuration, means)
    try {
      return await makeBackup(database)
    } finally {
      await database.close()
    }
  }
  const made = (await requestBackup(socketOf(dataDirectory))) ?? (await copyStopped())
  writeBackup(file, made)
  const megabytes = (statSync(file).size / 1e6).toFixed(1)
  return `${file} (${megabytes} MB) contains ${sizeOf(made.contents)}. Store the key ${keyFile} apart from it.`
}

/** Unpacks a backup into a directory, and checks that each table has the rows of the backup. */
const unpack = async (path: string, { contents, data }: Backup): Promise<void> => {
  const database = await openDatabase({ kind: 'directory', path, snapshot: new Blob([data]), isMigrated: false })
  const different = differences(contents, await contentsOf(database.queries))
  await database.close()
  if (different.length > 0)
    stop(`The backup is damaged: the rows of ${different.join(', ')} differ. Use another backup.`)
  closeContent(path)
}

/**
 * Creates the embedded database from a backup. Returns a sentence about the result.
 * @param environment variables that configure the server
 */
export const restore = async (environment: Variables, file: string): Promise<string> => {
  const { dataDirectory, keyFile } = embeddedOnly(environment, 'pg_restore')
  const saved = readBackup(file)
  if (contentOf(dataDirectory) !== 'nothing')
    stop(`${dataDirectory} is not empty: move it away, or choose another DATA_DIRECTORY.`)
  const lock = await lockDirectory(dataDirectory)
  try {
    await createDirectory(dataDirectory, (draft) => unpack(draft, saved))
  } finally {
    lock.release()
  }
  const key = existsSync(keyFile) ? '' : ` Copy its key to ${keyFile} before the start.`
  return `${dataDirectory} contains ${sizeOf(saved.contents)}. Every table has the rows of the backup.${key}`
}
