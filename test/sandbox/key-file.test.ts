import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startConfiguration } from '@paydeck/sandbox/configuration'
import { warnings } from '@paydeck/sandbox/control/greeting'
import { keysOfFile } from '@paydeck/sandbox/database/key-file'
import { newKey } from '@paydeck/sandbox/kernel/sealing'
import { systemRandomness as random } from '@paydeck/sandbox/kernel/secrets'
import { afterAll, describe, expect, it } from 'vitest'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-keys-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const lines: Array<string> = []
const log = { info: () => undefined, warn: (_fields: unknown, message: string) => void lines.push(message) }

describe('the file with the encryption key', () => {
  it('L1 the first call of keysOfFile creates a key file that only its owner can read; the next call reads this file', () => {
    const path = join(parent, 'first/paydeck.key')
    const made = keysOfFile(path, random, log)
    expect([keysOfFile(path, random, log), statSync(path).mode & 0o777]).toEqual([made, 0o600])
    expect(readdirSync(join(parent, 'first'))).toEqual(['paydeck.key'])
  })

  it('F3 keysOfFile uses the key file that another process creates at the same moment', () => {
    const path = join(parent, 'raced.key')
    const other = newKey(random)
    const bytes = (length: number): Uint8Array => {
      writeFileSync(path, other)
      return random.bytes(length)
    }
    expect(keysOfFile(path, { ...random, bytes }, log)).toEqual([other])
    expect(readFileSync(path, 'utf8')).toBe(other)
  })

  it('L1 if other users can read the key file, keysOfFile makes the file private and logs this change', () => {
    const path = join(parent, 'open.key')
    writeFileSync(path, newKey(random), { mode: 0o644 })
    lines.length = 0
    keysOfFile(path, random, log)
    expect([statSync(path).mode & 0o777, lines]).toEqual([0o600, ['key file closed to other users']])
  })

  it('A8 keysOfFile rejects a key file that belongs to another user of the operating system', () => {
    // Only root can make a key file that belongs to another account. Without root rights, the test uses /etc/passwd, which
    // belongs to root.
    const path = process.getuid?.() === 0 ? join(parent, 'foreign.key') : '/etc/passwd'
    if (path.startsWith(parent)) {
      writeFileSync(path, newKey(random), { mode: 0o600 })
      chownSync(path, 54_321, 54_321)
    }
    expect(() => keysOfFile(path, random, log)).toThrow(
      `The key file ${path} belongs to another account, which can read and replace it: start as that account, have root run "chown ${process.geteuid?.()} ${path}", or set SECRET_KEY.`,
    )
  })

  it('F12 keysOfFile throws an error of one sentence if the key file contains no key or cannot be created', () => {
    const path = join(parent, 'torn.key')
    writeFileSync(path, newKey(random).slice(0, 20), { mode: 0o600 })
    expect(() => keysOfFile(path, random, log)).toThrow(
      /torn\.key contains no key: restore it from a backup, or set SECRET_KEY\.$/,
    )
    expect(() => keysOfFile(join(path, 'below.key'), random, log)).toThrow(/cannot be read or created/)
  })
})

describe('the setting SECRET_KEY', () => {
  it('F12 an invalid SECRET_KEY stops the start with an error that does not repeat the value', () => {
    const canary = 'correct-horse-battery-staple-canary'
    const failed = (): unknown => startConfiguration({ SECRET_KEY: `${newKey(random)},${canary}` })
    expect(failed).toThrow('SECRET_KEY must be 32 random bytes in base64: create it with "openssl rand -base64 32".')
    expect(failed).not.toThrow(canary)
  })

  it('F12 A8 in production, SECRET_KEY is required if DATABASE_URL is set', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/paydeck' }
    for (const SECRET_KEY of ['', ' '])
      expect(() => startConfiguration({ ...production, SECRET_KEY, DATA_DIRECTORY: '/srv/paydeck' })).toThrow(
        'Set SECRET_KEY when you use DATABASE_URL in production, because a container loses its key file at each restart: create a key with "openssl rand -base64 32", or use the content of /srv/paydeck.key if that file exists.',
      )
    const key = newKey(random)
    expect(startConfiguration({ ...production, SECRET_KEY: key }).secretKeys).toEqual([key])
    expect(startConfiguration({ ...production, PROVIDER_URL: 'https://provider.example' }).secretKeys).toBeNull()
    expect(startConfiguration({ NODE_ENV: 'production' }).secretKeys).toBeNull()
  })

  it('F12 if DATABASE_URL is set without SECRET_KEY, a warning states the location of the key file and recommends SECRET_KEY', () => {
    const warningsOf = (environment: Readonly<Record<string, string>>) =>
      warnings(startConfiguration({ DATA_DIRECTORY: '/srv/paydeck', ...environment }), { hasPersonas: false })
    const server = { DATABASE_URL: 'postgres://localhost/paydeck' }
    expect(warningsOf(server)).toEqual([expect.stringMatching(/^Warning: .* in \/srv\/paydeck\.key\. Set SECRET_KEY/)])
    expect(warningsOf({ ...server, SECRET_KEY: newKey(random) })).toEqual([])
    expect(warningsOf({})).toEqual([])
  })
})
