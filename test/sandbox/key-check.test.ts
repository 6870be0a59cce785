import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkKeys } from '@paydeck/sandbox/account/sealed-columns'
import { startConfiguration } from '@paydeck/sandbox/configuration'
import { openDatabase } from '@paydeck/sandbox/database/engine'
import { makeSealing, newKey } from '@paydeck/sandbox/kernel/sealing'
import { systemRandomness as random } from '@paydeck/sandbox/kernel/secrets'
import { openConfigured } from '@paydeck/sandbox/open'
import { afterAll, describe, expect, it } from 'vitest'
import { databaseUrl, serverUrl, executeOnServer } from './database-server.ts'
import { systemMeans } from './sealing.ts'

const server = serverUrl()
const parent = mkdtempSync(join(tmpdir(), 'paydeck-key-check-'))
const made: Array<string> = []
afterAll(async () => {
  if (server !== null) for (const name of made) await executeOnServer(server, `drop database ${name} with (force)`)
  rmSync(parent, { recursive: true, force: true })
})

/**
 * Creates an empty database: on the server if DATABASE_URL is set, otherwise in a directory. Returns its URL (null for a
 * directory) and a function that opens the database with the given encryption keys.
 */
const emptyDatabase = async (purpose: string) => {
  const name = `key_check_${purpose}_${process.pid}`
  if (server !== null) {
    await executeOnServer(server, `create database ${name}`)
    made.push(name)
  }
  const url = server === null ? null : databaseUrl(server, name)
  const location = url === null ? { DATA_DIRECTORY: join(parent, name) } : { DATABASE_URL: url }
  const log = { info: () => undefined, warn: () => undefined }
  const open = (...keys: ReadonlyArray<string>) =>
    openConfigured(startConfiguration({ ...location, SECRET_KEY: keys.join(',') }), {
      ...systemMeans,
      log,
      isSeeded: false,
    })
  return { url, open }
}

const missing = 'Secrets in this database are encrypted with a key that is missing'

describe('encryption keys of a new database', { timeout: 60_000 }, () => {
  it('A8 F3 a database rejects an unknown key, accepts each step of a change to a new key, and then rejects the old key', async () => {
    const { open } = await emptyDatabase('change')
    const [old, next, foreign] = [newKey(random), newKey(random), newKey(random)]
    const first = await open(old)
    // Only one process at a time can open a database directory.
    if (server === null) await first.close()
    await expect(open(foreign)).rejects.toThrow(missing)
    for (const keys of [[old, next], [next, old], [next]]) await (await open(...keys)).close()
    await expect(open(old)).rejects.toThrow(missing)
    if (server !== null) await first.close()
  })

  it('A8 F3 if several processes start with different keys, the database accepts the key of only one process', async () => {
    const { url } = await emptyDatabase('race')
    const { queries, close } = await openDatabase(url === null ? { kind: 'memory' } : { kind: 'server', url })
    const keys = Array.from({ length: 4 }, () => newKey(random))
    const checked = await Promise.allSettled(keys.map((key) => checkKeys(queries, makeSealing([key], random))))
    await close()
    expect(checked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  })
})
