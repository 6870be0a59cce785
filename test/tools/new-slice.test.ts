import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyProject } from './copied-project.ts'
import { generateIn, newSlices } from './new-slices.ts'

const project = copyProject()
const { folder, run } = project
afterAll(project.remove)

const generate = (...args: ReadonlyArray<string>) => generateIn(project, ...args)
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8')

/** Returns the paths and texts of all source files of the copied project, joined in one string. */
const everything = (): string =>
  ['core', 'adapters', 'ui', 'test', 'docs', '.ci']
    .flatMap((top) =>
      readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)),
    )
    .filter((path) => /\.(ts|tsx|cjs|mjs)$/.test(path))
    .sort()
    .map((path) => `${path}\n${textOf(path)}`)
    .join('\n')

const untouched = everything()

/** Paths of the files that the generator has created or changed. */
const touched: Array<string> = []

describe('npm run new:slice', () => {
  it.each([
    ['no name', [], /kebab-case/],
    ['two names', ['alerts', 'tracking'], /kebab-case/],
    ['a name in Pascal case', ['PriceAlerts'], /kebab-case/],
    ['a relative path', ['../alerts'], /kebab-case/],
    ['a name of three parts', ['receiving/payouts/limits'], /kebab-case/],
    ['an existing slice', ['receiving/payouts'], /core\/receiving\/payouts already/],
    ['the name of a slice in another area', ['receiving/two-factor'], /core\/security\/two-factor already/],
    ['an area that is itself a slice', ['waitlist/alerts'], /core\/waitlist is a slice/],
    ['an existing area', ['receiving'], /core\/receiving already/],
    ['a folder without slices', ['kernel/alerts'], /core\/kernel is no area/],
    ['a test folder', ['laws/alerts'], /test\/laws already/],
    ['the name of a layer', ['receiving/view'], /what a file holds/],
    ['a slice named after its area', ['alerts/alerts'], /named once/],
    ['a name that the core exports', ['fault'], /Fault already/],
  ])('given %s, npm run new:slice reports the mistake and writes nothing', (_, args, sentence) => {
    const { status, output } = generate(...args)
    expect([status, output]).toEqual([1, expect.stringMatching(sentence)])
    expect(output).toContain('Nothing was written.')
    expect(everything()).toBe(untouched)
  })

  it('if npm run new:slice finds no place for a new line in a file, it names this file and writes nothing', () => {
    const path = join(folder, 'core/slices.ts')
    const text = textOf('core/slices.ts')
    writeFileSync(path, text.replace('export interface LazySlices {', 'export interface LaterSlices {'))
    const before = everything()
    const { status, output } = generate('tracking')
    expect(status).toBe(1)
    expect(output).toContain('core/slices.ts has no place for this line')
    expect(everything()).toBe(before)
    writeFileSync(path, text)
  })

  it('npm run new:slice writes a slice into an existing area, into a new area or as its own area, and prints the file paths', () => {
    const templates = everything().match(/some-?(slice|area)/gi)
    for (const name of newSlices) {
      const { status, output } = generate(name)
      expect([status, output]).toEqual([0, expect.stringContaining('Next:')])
      const [written = [], changed = []] = output
        .split('With a line more:')
        .map((part) => [...part.matchAll(/^ {2}([\w./-]+\.\w+)$/gm)].map(([, path = '']) => path))
      expect(written.length).toBeGreaterThan(5)
      expect(written.length).toBeLessThanOrEqual(10)
      // The generator changes six files. For a new area, it also changes the exports of the package and the import rules.
      expect(changed).toHaveLength(name.startsWith('receiving/') ? 6 : 8)
      expect([...written, ...changed].filter((path) => !existsSync(join(folder, path)))).toEqual([])
      touched.push(...written, ...changed)
    }
    expect(everything().match(/some-?(slice|area)/gi)).toEqual(templates)
  })

  it('npm run new:slice writes files that are formatted and pass the type check', () => {
    const files = touched.filter((path) => /\.tsx?$/.test(path))
    writeFileSync(
      join(folder, 'new.json'),
      JSON.stringify({ extends: './test/tsconfig.json', include: [], files: [...new Set(files)] }),
    )
    expect(run('node', 'node_modules/@typescript/native/bin/tsc', '-p', 'new.json')).toEqual({ status: 0, output: '' })
    expect(run('oxfmt', '--check', ...touched).status).toBe(0)
  })
})
