import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startConfiguration } from '@paydeck/sandbox/configuration'
import { newKey } from '@paydeck/sandbox/kernel/sealing'
import { systemRandomness } from '@paydeck/sandbox/kernel/secrets'
import { openConfigured } from '@paydeck/sandbox/open'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { settingsOf, switchWith } from '../security/account.ts'
import { totp } from '../security/totp.ts'
import { account, at, type Client, sandbox, serve } from './running.ts'
import { makeSeededDirectory } from './seeded-directory.ts'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-at-rest-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/**
 * Turns two-factor authentication on, requests a two-factor secret for a second account, and sends an invite. Returns the
 * three secrets, which the database must store encrypted.
 */
const keepSecrets = async (client: Client): Promise<Readonly<Record<'otp' | 'offer' | 'invite', string>>> => {
  const other = await account('shopper', {}, { address: client.address })
  const { secret: offer } = await settingsOf(other)
  const { secret } = await settingsOf(client)
  const switched = await switchWith(client, totp(String(secret), Date.now()))
  expect(switched.status).toBe(200)
  const invite = at(await switched.client.control('POST', 'payout-invites', { payor: 'Lumen Payroll' }), 'token')
  const mails = JSON.stringify(await switched.client.control('GET', 'mails'))
  expect(mails).toContain(`accept-invite-payload=${String(invite)}`)
  return { otp: String(secret), offer: String(offer), invite: String(invite) }
}

/** Returns the names of the secrets that the bytes contain. */
const foundIn = (bytes: Buffer, secrets: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Object.entries(secrets).flatMap(([name, secret]) => (bytes.includes(secret) ? [name] : []))

const filesIn = (directory: string): ReadonlyArray<string> =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile())

const missing =
  'Secrets in this database are encrypted with a key that is missing: restore its key file, or add its key to SECRET_KEY, and start again.'

describe('stored secrets', { timeout: 120_000 }, () => {
  it('L1 A8 no table contains a TOTP secret or a mailed token in plaintext', async () => {
    const { environment } = (await sandbox()).server
    const { queries } = environment
    const secrets = await keepSecrets(await account())
    const { rows: tables } = await sql<{ readonly name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(queries)
    expect(tables.length).toBeGreaterThan(25)
    for (const { name } of tables) {
      const { rows } = await sql`select one::text from ${sql.table(name)} one`.execute(queries)
      expect([name, foundIn(Buffer.from(JSON.stringify(rows)), secrets)]).toEqual([name, []])
    }
  })

  it('L1 A8 no file of the data directory contains a TOTP secret or a mailed token in plaintext', async () => {
    const data = join(parent, 'canary')
    await makeSeededDirectory(data)
    const open = (environment: Readonly<Record<string, string>> = {}) =>
      openConfigured(startConfiguration({ DATA_DIRECTORY: data, ...environment }), {
        random: systemRandomness,
        clock: Date.now,
        log: { info: () => undefined, warn: () => undefined },
      })
    const database = await open()
    const running = await serve(database)
    const secrets = await keepSecrets(await account('shopper', {}, running))
    await running.close()
    const files = filesIn(parent)
    expect(files.some((path) => path.includes('pg_wal'))).toBe(true)
    expect(files.filter((path) => foundIn(readFileSync(path), secrets).length > 0)).toEqual([])

    expect(statSync(`${data}.key`).mode & 0o777).toBe(0o600)
    const key = readFileSync(`${data}.key`, 'utf8')
    writeFileSync(`${data}.key`, `${newKey(systemRandomness)}\n`)
    await expect(open()).rejects.toThrow(missing)
    rmSync(`${data}.key`)
    await expect(open()).rejects.toThrow(missing)
    const again = await open({ SECRET_KEY: `${newKey(systemRandomness)},${key}` })
    await again.close()
    await expect(open({ SECRET_KEY: key })).rejects.toThrow(missing)
  })
})
