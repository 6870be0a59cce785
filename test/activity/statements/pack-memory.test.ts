import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../architecture/files.ts'

const mebibyte = 1_048_576

it('STMT-012 a pack of 50,000 entries is written with at most 64 MB above the idle heap', () => {
  const script = join(root, 'test/activity/statements/pack-memory.ts')
  const printed = execFileSync(
    process.execPath,
    ['--expose-gc', '--conditions=@paydeck/source', '--disable-warning=ExperimentalWarning', script, '50000'],
    { cwd: root, encoding: 'utf8' },
  )
  const { above, size, entries } = JSON.parse(printed) as Readonly<Record<'above' | 'size' | 'entries', number>>
  expect(entries).toBe(50_000)
  expect(size).toBeGreaterThan(mebibyte)
  expect(above).toBeGreaterThan(0)
  expect(above).toBeLessThanOrEqual(64 * mebibyte)
}, 120_000)
