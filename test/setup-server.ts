import { openOnServer } from '@paydeck/sandbox/open'
import type { TestProject } from 'vitest/node'
import { databaseUrl, dropDatabases, serverUrl, executeOnServer } from './sandbox/database-server.ts'
import { systemMeans } from './sandbox/sealing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Name of the template database on the server of DATABASE_URL, or null with the embedded database. Each worker, and some
     * test files, use their own copy of this database.
     */
    readonly template: string | null
  }
}

/**
 * Creates the template database. Creating its tables and accounts takes three seconds; copying the database takes a third of
 * a second.
 */
export const setup = async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const url = serverUrl()
  const template = `paydeck_test_${process.pid}_${Date.now()}`
  provide('template', url === null ? null : template)
  if (url === null) return undefined
  await executeOnServer(url, `create database ${template}`)
  const made = await openOnServer(databaseUrl(url, template), 'public', systemMeans)
  await made.close()
  return () => dropDatabases(url, template)
}
