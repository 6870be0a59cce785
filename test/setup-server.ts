import { openOnServer } from '@paydeck/sandbox/open'
import type { TestProject } from 'vitest/node'
import { databaseUrl, dropDatabases, serverUrl, executeOnServer } from './sandbox/database-server.ts'
import { systemMeans } from './sandbox/sealing.ts'
import { sharedSnapshot } from './sandbox/snapshots.ts'

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
 * Creates the snapshot of the embedded database, then the template database on the server of DATABASE_URL. Creating tables
 * and accounts takes many seconds; reading a snapshot or copying a database takes far less.
 */
export const setup = async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  await sharedSnapshot()
  const url = serverUrl()
  const template = `paydeck_test_${process.pid}_${Date.now()}`
  provide('template', url === null ? null : template)
  if (url === null) return undefined
  await executeOnServer(url, `create database ${template}`)
  const made = await openOnServer(databaseUrl(url, template), 'public', systemMeans)
  await made.close()
  return () => dropDatabases(url, template)
}
