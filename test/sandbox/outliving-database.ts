import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { databaseUrl, serverUrl, executeOnServer } from './database-server.ts'
import { makeSeededDirectory } from './seeded-directory.ts'

/**
 * Prepares a database that outlives the processes that open it, on the server of DATABASE_URL or in a directory. Removes the
 * database after the test file.
 */
export const outlivingDatabase = (purpose: string) => {
  const parent = mkdtempSync(join(tmpdir(), `paydeck-${purpose}-`))
  const server = serverUrl()
  const name = `${purpose}_${process.pid}`
  afterAll(async () => {
    if (server !== null) await executeOnServer(server, `drop database if exists ${name} with (force)`)
    rmSync(parent, { recursive: true, force: true })
  })
  return {
    name,
    /** URL of the PostgreSQL server. Null with the embedded database. */
    server,
    /** Creates the database. Returns the environment variables with which a sandbox process opens it. */
    create: async (): Promise<Readonly<Record<string, string>>> => {
      if (server === null) {
        const path = join(parent, 'data')
        await makeSeededDirectory(path)
        return { DATA_DIRECTORY: path }
      }
      await executeOnServer(server, `create database ${name} template ${inject('template')}`)
      return { DATABASE_URL: databaseUrl(server, name) }
    },
  }
}
