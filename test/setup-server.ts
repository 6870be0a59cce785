import { openOnServer } from '@paydeck/sandbox/open'
import type { TestProject } from 'vitest/node'
import { databaseUrl, dropDatabases, serverUrl, executeOnServer } from './sandbox/database-server.ts'
import { systemMeans } from './sandbox/sealing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database on DATABASE_URL of which every worker has a copy, and some test files; null on the embedded one. */
    readonly template: string | null
  }
}

/** Its tables and people take three seconds to make, a copy a third of one. */
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
