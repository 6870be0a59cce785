import { openOnServer } from '@paydeck/sandbox/open'
import type { TestProject } from 'vitest/node'
import { databaseUrl, dropDatabases, serverUrl, executeOnServer } from './sandbox/database-server.ts'
import { systemMeans } from './sandbox/sealing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Name of the template database on the server of DATABASE_URL. Each worker and some test files use a copy of this
     * database. Null with the embedded database.
     */
    readonly template: string | null
  }
}

/**
 * Creates the template database. Its tables and accounts take three seconds to create, and a copy takes a third of a
 * second.
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
