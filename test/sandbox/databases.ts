import type { OpenDatabase } from '@paydeck/sandbox/database/engine'
import { openInMemory, openOnServer } from '@paydeck/sandbox/open'
import { inject } from 'vitest'
import { databaseUrl, serverUrl, executeOnServer } from './database-server.ts'
import { systemMeans } from './sealing.ts'
import { snapshots } from './snapshots.ts'

interface Opened {
  readonly database: OpenDatabase
  /** Opens another connection to the same database, as a second server process would. */
  readonly again: () => Promise<OpenDatabase>
  /** URL with which another process can connect to the database. Null for the embedded database. */
  readonly url: string | null
}

let copies = 0

/** Opens a copy of the template database and drops it on close. */
const openCopy = async (server: string, template: string): Promise<Opened> => {
  copies += 1
  const name = `${template}_${process.pid}_${process.env['VITEST_POOL_ID'] ?? '0'}_${copies}`
  await executeOnServer(server, `create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const again = (): Promise<OpenDatabase> => openOnServer(url, 'public', systemMeans)
  const database = await again()
  const close = async (): Promise<void> => {
    await database.close()
    await executeOnServer(server, `drop database ${name} with (force)`)
  }
  return { database: { ...database, close }, again, url }
}

const withoutClose = (database: OpenDatabase): OpenDatabase => ({ ...database, close: async () => undefined })

let embedded: Promise<OpenDatabase> | null = null

/**
 * Opens the embedded database, or returns it if this process has opened it before. All test files of the process share it.
 */
export const openShared = async (): Promise<OpenDatabase> =>
  withoutClose(await (embedded ??= openInMemory(systemMeans, snapshots)))

/** Wraps the embedded database. Only one process can open this database, so `again` returns the same object. */
const openedEmbedded = (database: OpenDatabase): Opened => ({
  database,
  again: async () => withoutClose(database),
  url: null,
})

let copied: Promise<Opened> | null = null

/**
 * Opens an in-memory database, or a database on the server of DATABASE_URL. By default the test files of a process share the
 * database: creating one takes a second, and each test has its own accounts.
 */
export const open = async (hasOwnDatabase = false): Promise<Opened> => {
  const server = serverUrl()
  const template = inject('template')
  if (server === null || template === null)
    return openedEmbedded(hasOwnDatabase ? await openInMemory(systemMeans, snapshots) : await openShared())
  if (hasOwnDatabase) return openCopy(server, template)
  const opened = await (copied ??= openCopy(server, template))
  return { ...opened, database: withoutClose(opened.database) }
}
