import { join } from 'node:path'
import type { OpenDatabase } from '@paydeck/sandbox/database/engine'
import { openInMemory, openOnServer } from '@paydeck/sandbox/open'
import { inject } from 'vitest'
import { databaseUrl, serverUrl, tellServer } from './on-server.ts'
import { systemMeans } from './sealing.ts'

export const snapshots = join(import.meta.dirname, '../../.cache/sandbox')

interface Opened {
  readonly database: OpenDatabase
  /** Opens it once more, as another process does. */
  readonly again: () => Promise<OpenDatabase>
  /** Its address for other processes; null for the embedded one. */
  readonly url: string | null
}

let copies = 0

/** A database of its own, copied from the template, which is dropped again. */
const openCopy = async (server: string, template: string): Promise<Opened> => {
  copies += 1
  const name = `${template}_${process.pid}_${process.env['VITEST_POOL_ID'] ?? '0'}_${copies}`
  await tellServer(server, `create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const again = (): Promise<OpenDatabase> => openOnServer(url, 'public', systemMeans)
  const database = await again()
  const close = async (): Promise<void> => {
    await database.close()
    await tellServer(server, `drop database ${name} with (force)`)
  }
  return { database: { ...database, close }, again, url }
}

const keptOpen = (database: OpenDatabase): OpenDatabase => ({ ...database, close: async () => undefined })

let embedded: Promise<OpenDatabase> | null = null

/** The embedded one of this process. */
export const openShared = async (): Promise<OpenDatabase> =>
  keptOpen(await (embedded ??= openInMemory(systemMeans, snapshots)))

/** Opens nothing again: an embedded database has one process, whose users share it. */
const openedEmbedded = (database: OpenDatabase): Opened => ({
  database,
  again: async () => keptOpen(database),
  url: null,
})

let copied: Promise<Opened> | null = null

/**
 * In memory, or on DATABASE_URL. It takes a second to make, and each test has accounts of its own: so the files of one
 * process share it, unless they ask for their own.
 */
export const open = async (hasOwnDatabase = false): Promise<Opened> => {
  const server = serverUrl()
  const template = inject('template')
  if (server === null || template === null)
    return openedEmbedded(hasOwnDatabase ? await openInMemory(systemMeans, snapshots) : await openShared())
  if (hasOwnDatabase) return openCopy(server, template)
  const opened = await (copied ??= openCopy(server, template))
  return { ...opened, database: keptOpen(opened.database) }
}
