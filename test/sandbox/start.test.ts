import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Ended, start } from './process.ts'
import { at, makeJar } from './running.ts'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-start-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** One sentence and nothing else: no stack, no second line. */
const expectSentence = ({ code, said }: Ended, pattern: RegExp): void => {
  expect(said).toMatch(pattern)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).not.toMatch(/\n\s+at |Error:/)
  expect(code).toBe(1)
}

const failed = (environment: Readonly<Record<string, string>>): Promise<Ended> => start(environment).ended

describe('starting', () => {
  it('CALL-119 F3 prints where to open and how to sign in, stops at once, and keeps what was done', async () => {
    const data = join(parent, 'kept')
    const first = start({ DATA_DIRECTORY: data })
    const address = await first.address
    const jar = makeJar(address)
    const form = new URLSearchParams({
      email: 'shopper@example.com',
      password: 'correct horse battery staple',
    }).toString()
    await jar.fetch('/authenticate/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    })
    const csrf = String(at(await (await jar.fetch('/auth/session')).json(), 'csrfToken'))
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf }
    const body = JSON.stringify({ email: 'shopper@example.com', attribute: 'Card Waitlist' })
    await jar.fetch('/marketing/marketingOptIn', { method: 'POST', headers, body })

    const second = await failed({ DATA_DIRECTORY: data })
    expectSentence(
      second,
      /The data directory .*kept is in use by another Paydeck \(process \d+\): stop that one first\./,
    )

    first.kill('SIGTERM')
    const { code, said } = await first.ended
    expect(code).toBe(0)
    for (const text of ['heavy@example.com', 'correct horse battery staple', `${address}/sandbox`, 'Ctrl+C'])
      expect(said).toContain(text)
    expect(readdirSync(parent)).toEqual(['kept', 'kept.key'])

    const again = start({ DATA_DIRECTORY: data })
    const known = await fetch(`${await again.address}/marketing/marketingOptIn?email=shopper@example.com`, {
      headers: { cookie: jar.cookie() ?? '', 'x-csrf-token': csrf },
    })
    expect(at(await known.json(), 'attributes')).toEqual(['Card Waitlist'])
    // A process that is killed leaves its lock behind: the next one sees that no process holds it. What it acknowledged stays.
    const acknowledged: Array<string> = ['Card Waitlist']
    const write = async (attribute: string): Promise<void> => {
      const sent = JSON.stringify({ email: 'shopper@example.com', attribute })
      const to = `${await again.address}/marketing/marketingOptIn`
      const { ok } = await fetch(to, {
        method: 'POST',
        headers: { ...headers, cookie: jar.cookie() ?? '' },
        body: sent,
      })
      if (!ok) throw new Error('refused')
      acknowledged.push(attribute)
      if (acknowledged.length === 5) again.kill('SIGKILL')
      await write(`${attribute}+`)
    }
    await expect(write('Write')).rejects.toThrow()
    await again.ended
    expect(acknowledged.length).toBeGreaterThanOrEqual(5)
    const third = start({ DATA_DIRECTORY: data })
    const after = await fetch(`${await third.address}/auth/session`, { headers: { cookie: jar.cookie() ?? '' } })
    expect(at(await after.json(), 'isAuthenticated')).toBe(true)
    const kept = await fetch(`${await third.address}/marketing/marketingOptIn?email=shopper@example.com`, {
      headers: { cookie: jar.cookie() ?? '', 'x-csrf-token': csrf },
    })
    expect(at(await kept.json(), 'attributes')).toEqual(expect.arrayContaining(acknowledged))
    third.kill('SIGINT')
    expect((await third.ended).code).toBe(0)
  }, 180_000)
})

describe('a process whose data directory was taken', { timeout: 120_000 }, () => {
  it('F3 ends at once and says so, and leaves the lock to who has it', async () => {
    const data = join(parent, 'taken')
    const started = start({ DATA_DIRECTORY: data })
    await started.address
    writeFileSync(`${data}.lock`, '1\nanother-container\nanother-boot:1\n')
    const { code, said } = await started.ended
    expect(code).toBe(1)
    expect(said).toMatch(/The data directory .*taken was taken by another Paydeck .*: it ends\.\n$/)
    expect(readFileSync(`${data}.lock`, 'utf8')).toContain('another-container')
  })
})

describe('a start for others', { timeout: 120_000 }, () => {
  it('A1 in production seeds nobody, prints no password, and has no control page', async () => {
    const started = start({ DATA_DIRECTORY: join(parent, 'production'), NODE_ENV: 'production' })
    const address = await started.address
    expect((await fetch(`${address}/sandbox`)).status).toBe(404)
    const page = await (await fetch(`${address}/authenticate/login`)).text()
    expect(page).not.toContain('Sign in as')
    const form = new URLSearchParams({ email: 'shopper@example.com', password: 'correct horse battery staple' })
    const refused = await fetch(`${address}/authenticate/login`, { method: 'POST', body: form, redirect: 'manual' })
    expect(refused.status).toBe(422)
    started.kill('SIGTERM')
    const { code, said } = await started.ended
    expect(code).toBe(0)
    for (const secret of ['correct horse', '@example.com', '/sandbox']) expect(said).not.toContain(secret)
  })
})

describe('a start that cannot be', { timeout: 120_000 }, () => {
  it('F12 a busy port', async () => {
    const busy = createServer()
    const port = await new Promise<number>((resolve) => {
      busy.listen(0, 'localhost', () => {
        const address = busy.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    expectSentence(
      await failed({ DATA_DIRECTORY: join(parent, 'busy'), PORT: String(port) }),
      new RegExp(`^Port ${port} is in use: stop what runs there, or choose another with PORT\\.`),
    )
    busy.close()
  })

  it('F12 a port that is none, a provider that is none', async () => {
    expectSentence(await failed({ PORT: 'abc' }), /^PORT has to be a number/)
    expectSentence(await failed({ PROVIDER_URL: 'provider' }), /^PROVIDER_URL has to be an origin/)
  })

  it('F12 a directory that holds something else is left alone', async () => {
    const other = join(parent, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'thesis.txt'), 'years of work')
    expectSentence(await failed({ DATA_DIRECTORY: other }), /is no Paydeck database: choose another DATA_DIRECTORY/)
    expect(readdirSync(other)).toEqual(['thesis.txt'])
  })

  it('F12 a database that cannot be read is left alone', async () => {
    const corrupt = join(parent, 'corrupt')
    mkdirSync(join(corrupt, 'global'), { recursive: true, mode: 0o700 })
    writeFileSync(join(corrupt, 'PG_VERSION'), '17\n')
    writeFileSync(join(corrupt, 'global/pg_control'), 'garbage')
    expectSentence(
      await failed({ DATA_DIRECTORY: corrupt }),
      /^The database in .*corrupt cannot be read: move that directory away/,
    )
    expect(readdirSync(corrupt).toSorted()).toEqual(['PG_VERSION', 'global'])
  })

  it('F12 a server that is not there, without its password', async () => {
    // In pieces: no address with a password stands in the sources (L4).
    const password = 'canary-secret'
    const ended = await failed({ DATABASE_URL: `postgres://somebody:${password}@127.0.0.1:1/paydeck` })
    expectSentence(ended, /^The database at 127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\): check DATABASE_URL/)
    expect(ended.said).not.toContain(password)
  })

  it('F12 a Node that is too old', async () => {
    const old = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"22.18.0"}})'
    const ended = await failed({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(old)}` })
    expectSentence(ended, /^Paydeck needs Node 22\.\d+\.\d+ or newer, and this is 22\.18\.0: start it with npm start/)
  })

  it('F12 a directory that cannot be made', async () => {
    writeFileSync(join(parent, 'file'), '')
    expectSentence(await failed({ DATA_DIRECTORY: join(parent, 'file/data') }), /cannot be/)
  })
})
