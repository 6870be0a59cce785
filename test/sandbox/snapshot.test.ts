import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { decisiveFiles } from '@paydeck/sandbox/database/snapshot'
import { expect, it } from 'vitest'

const sandbox = join(import.meta.dirname, '../../adapters/sandbox')

const importsOf = (path: string): ReadonlyArray<string> =>
  [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, spec = '']) => resolve(dirname(path), spec))

/** Returns the paths of a file and of all files that it imports, directly or indirectly. */
const reached = (path: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const next of importsOf(path)) reached(next, seen)
  return seen
}

it('F3 decisiveFiles lists every source file that the snapshot of tables and demo accounts depends on', () => {
  const made = reached(join(sandbox, 'seed/accounts.ts'))
  const kept = new Set(decisiveFiles())
  expect(made.size).toBeGreaterThan(25)
  expect([...made].filter((path) => !kept.has(path)).map((path) => relative(sandbox, path))).toEqual([])
  const migrations = readdirSync(join(sandbox, 'database/migrations')).filter((name) => name.endsWith('.ts'))
  expect([...kept].filter((path) => path.includes('migrations'))).toHaveLength(migrations.length)
})
