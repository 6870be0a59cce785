import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { completedBuild, completedBuildName } from '../../.ci/completed-build.ts'

const root = mkdtempSync(join(tmpdir(), 'paydeck-build-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Small</title>')

const [document, mark] = ['index.html', completedBuildName].map((name) => join(root, 'dist', name))
const present = (): ReadonlyArray<boolean> => [document ?? '', mark ?? ''].map((path) => existsSync(path))

/** Builds a small page with Vite. If `write` is false, the build writes no files, as in the check of the size budgets. */
const buildWith = (plugins: ReadonlyArray<Plugin> = [], write = true): Promise<unknown> =>
  build({ root, configFile: false, logLevel: 'silent', build: { write }, plugins: [completedBuild(), ...plugins] })

const failing = (hook: 'buildStart' | 'writeBundle'): Plugin => ({
  name: 'failing',
  [hook]: () => {
    throw new Error('broken off')
  },
})

it('S2 a build writes a file that marks it as complete; a later build that writes nothing does not remove this file', async () => {
  await buildWith()
  expect(present()).toEqual([true, true])
  await buildWith([], false)
  expect(present()).toEqual([true, true])
})

it.each(['buildStart', 'writeBundle'] as const)(
  'S2 a build that fails in %s is not marked as complete',
  async (hook) => {
    await buildWith()
    await expect(buildWith([failing(hook)])).rejects.toThrow('broken off')
    expect(present()).toEqual([true, false])
  },
)
