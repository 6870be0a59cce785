import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('F12 npm run package changes nothing in a directory that contains other files', () => {
  const directory = mkdtempSync(join(tmpdir(), 'paydeck-package-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const manifest of [null, '{"name":"another"}']) {
    writeFileSync(join(directory, 'thesis.txt'), 'years of work')
    if (manifest !== null) writeFileSync(join(directory, 'package.json'), manifest)
    const names = readdirSync(directory)
    const { status, stderr } = spawnSync(process.execPath, ['.ci/package.mjs', directory], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, `${directory} contains other files: choose another directory.\n`])
    expect(readdirSync(directory)).toEqual(names)
  }
})
