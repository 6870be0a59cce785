import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './files.ts'

const parent = mkdtempSync(join(tmpdir(), 'paydeck-built-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** Builds the app with these environment variables. Returns a hash of each built file, by path. */
const built = (name: string, env: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const to = join(parent, name)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--outDir', to, '--emptyOutDir'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', ...env } },
  )
  expect([status, stderr]).toEqual([0, ''])
  const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')
  return new Map(
    readdirSync(to, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => join(parentPath, file))
      .map((path) => [relative(to, path), hash(path)]),
  )
}

it('S2 two builds in different time zones and languages are identical, byte for byte', () => {
  const here = built('here', { TZ: 'Pacific/Kiritimati', LANG: 'C' })
  expect(here.size).toBeGreaterThan(100)
  expect(built('elsewhere', { TZ: 'America/New_York', LANG: 'tr_TR.UTF-8' })).toEqual(here)
}, 120_000)
