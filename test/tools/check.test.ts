import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('npm run check rejects the name of an unknown check and lists the known names', () => {
  const { status, stdout, stderr } = spawnSync('node', ['.ci/check.mjs', 'typo'], { cwd: root, encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^Unknown gate: typo\. The gates are types-core, .*, documented\.\n$/)
})
