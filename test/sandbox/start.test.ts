import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startConfiguration } from '@paydeck/sandbox/configuration'
import { isStartFailure } from '@paydeck/sandbox/kernel/start-failure'
import { openConfigured } from '@paydeck/sandbox/open'
import { afterAll, describe, expect, it } from 'vitest'
import { expectSentence, start } from './process.ts'
import { at, makeJar } from './running.ts'
import { systemMeans } from './sealing.ts'
import { makeSeededDirectory } from './seeded-directory.ts'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-start-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const log = { info: () => undefined, warn: () => undefined }
const openWith = async (environment: Readonly<Record<string, string>>) =>
  openConfigured(startConfiguration(environment), { ...systemMeans, log })

/** Starts the sandbox with these environment variables. Returns the error sentence that the failed start prints. */
const sentenceOf = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const error: unknown = await openWith(environment).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isStartFailure(error)) throw error
  expect(error.message).not.toContain('\n')
  return error.message
}

describe('start of the sandbox', { timeout: 120_000 }, () => {
  it('CALL-119 F3 the start prints URL and demo accounts; a killed or stopped process loses no acknowledged write', async () => {
    const data = join(parent, 'kept')
    await makeSeededDirectory(data)
    const first = start({ DATA_DIRECTORY: data })
    const jar = makeJar(await first.address)
    const credentials = { email: 'shopper@example.com', password: 'correct horse battery staple' }
    await jar.fetch('/authenticate/login', { method: 'POST', body: new URLSearchParams(credentials) })
    const cookie = jar.cookie() ?? ''
    const csrf = String(at(await (await jar.fetch('/auth/session')).json(), 'csrfToken'))
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie }
    const acknowledged: Array<string> = []
    const write = async (address: string, attribute: string): Promise<void> => {
      const body = JSON.stringify({ email: 'shopper@example.com', attribute })
      const { ok } = await fetch(`${address}/marketing/marketingOptIn`, { method: 'POST', headers, body })
      if (!ok) throw new Error('refused')
      acknowledged.push(attribute)
    }
    const writeUntilKilled = async (attribute: string): Promise<void> => {
      await write(await first.address, attribute)
      if (acknowledged.length === 5) first.kill('SIGKILL')
      await writeUntilKilled(`${attribute}+`)
    }
    await expect(writeUntilKilled('Write')).rejects.toThrow()
    await first.ended
    expect(acknowledged.length).toBeGreaterThanOrEqual(5)

    // A killed process does not remove its lock. The next process detects that no process holds the lock.
    const again = start({ DATA_DIRECTORY: data })
    const address = await again.address
    expect(at(await (await fetch(`${address}/auth/session`, { headers })).json(), 'isAuthenticated')).toBe(true)
    const kept = await fetch(`${address}/marketing/marketingOptIn?email=shopper@example.com`, { headers })
    expect(at(await kept.json(), 'attributes')).toEqual(expect.arrayContaining(acknowledged))
    await write(address, 'Stop')

    const { port } = new URL(address)
    expect(await sentenceOf({ DATA_DIRECTORY: data })).toMatch(
      /^The data directory .*kept is in use by another Paydeck \(process \d+\): stop that one first\./,
    )
    expectSentence(
      await start({ PROVIDER_URL: 'https://provider.example', PORT: port }).ended,
      new RegExp(`^Port ${port} is in use: stop the program that uses it, or choose another port with PORT\\.`),
    )

    again.kill('SIGINT')
    const { code, output } = await again.ended
    expect(code).toBe(0)
    for (const text of ['heavy@example.com', 'correct horse battery staple', `${address}/sandbox`, 'Ctrl+C'])
      expect(output).toContain(text)
    expect(readdirSync(parent).filter((name) => name.includes('kept'))).toEqual(['kept', 'kept.key'])
    const stopped = await openWith({ DATA_DIRECTORY: data })
    const attributes = await stopped.queries.selectFrom('optInAttributes').select('attribute').execute()
    await stopped.close()
    expect(attributes.map(({ attribute }) => attribute)).toContain('Stop')
  })
})

describe('failed starts of the sandbox', () => {
  it('F12 with an invalid port or provider, the sandbox does not start, and shows a message of one sentence', async () => {
    expect(await sentenceOf({ PORT: 'abc' })).toMatch(/^PORT must be a number/)
    expect(await sentenceOf({ METRICS_PORT: '-1' })).toBe('METRICS_PORT must be a number from 0 to 65535.')
    expect(await sentenceOf({ DATABASE_WAIT: 'soon' })).toBe('DATABASE_WAIT must be a number from 0 to 3600.')
    expect(await sentenceOf({ PROVIDER_URL: 'provider' })).toMatch(/^PROVIDER_URL must be an origin/)
  })

  it('F12 a start fails if DATA_DIRECTORY contains other files, and does not change this directory', async () => {
    const other = join(parent, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'thesis.txt'), 'years of work')
    const sentence = await sentenceOf({ DATA_DIRECTORY: other })
    expect(sentence).toMatch(/is not a Paydeck database: choose another DATA_DIRECTORY/)
    expect(readdirSync(other)).toEqual(['thesis.txt'])
  })

  it('F12 a start fails if the database in DATA_DIRECTORY is unreadable, and does not change this database', async () => {
    const corrupt = join(parent, 'corrupt')
    mkdirSync(join(corrupt, 'global'), { recursive: true, mode: 0o700 })
    writeFileSync(join(corrupt, 'PG_VERSION'), '17\n')
    writeFileSync(join(corrupt, 'global/pg_control'), 'garbage')
    const sentence = await sentenceOf({ DATA_DIRECTORY: corrupt })
    expect(sentence).toMatch(/^The database in .*corrupt cannot be read: move that directory away/)
    expect(readdirSync(corrupt).toSorted()).toEqual(['PG_VERSION', 'global'])
  })

  it('F12 if the database server is unreachable, the error message does not contain the password of DATABASE_URL', async () => {
    // The test assembles the URL, since the sources must not contain a URL with a password (L4).
    const password = 'canary-secret'
    const sentence = await sentenceOf({
      DATABASE_URL: `postgres://somebody:${password}@127.0.0.1:1/paydeck`,
      DATABASE_WAIT: '0',
    })
    expect(sentence).toMatch(/^No PostgreSQL server answers at 127\.0\.0\.1:1: start the server/)
    expect(sentence).not.toContain(password)
  })

  it('F12 if DATA_DIRECTORY cannot be created, the sandbox does not start, and shows a message of one sentence', async () => {
    writeFileSync(join(parent, 'file'), '')
    expect(await sentenceOf({ DATA_DIRECTORY: join(parent, 'file/data') })).toMatch(/cannot be/)
  })
})
