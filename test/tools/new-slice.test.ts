import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyProject } from './copied-project.ts'

const { folder, run, remove } = copyProject()
afterAll(remove)

const generate = (...words: ReadonlyArray<string>) => run('node', '.ci/new-slice/main.mjs', ...words)
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8')

/** Every source file with its text. */
const everything = (): string =>
  ['core', 'adapters', 'ui', 'test', 'docs', '.ci']
    .flatMap((top) =>
      readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)),
    )
    .filter((path) => /\.(ts|tsx|cjs|mjs)$/.test(path))
    .sort()
    .map((path) => `${path}\n${textOf(path)}`)
    .join('\n')

describe('npm run new:slice', () => {
  it.each([
    ['no name', [], /kebab-case/],
    ['two names', ['alerts', 'tracking'], /kebab-case/],
    ['another case', ['PriceAlerts'], /kebab-case/],
    ['a path', ['../alerts'], /kebab-case/],
    ['three parts', ['receiving/payouts/limits'], /kebab-case/],
    ['a slice that is there', ['receiving/payouts'], /core\/receiving\/payouts already/],
    ['a name that another area has', ['receiving/two-factor'], /core\/security\/two-factor already/],
    ['an area that is a slice', ['waitlist/alerts'], /core\/waitlist is a slice/],
    ['an area that is there', ['receiving'], /core\/receiving already/],
    ['a folder that is no area', ['kernel/alerts'], /core\/kernel is no area/],
    ['a folder of the tests', ['laws/alerts'], /test\/laws already/],
    ['the name of a layer', ['receiving/view'], /what a file holds/],
    ['a slice named after its area', ['alerts/alerts'], /named once/],
    ['a name that the core exports', ['fault'], /Fault already/],
  ])('refuses %s, and writes nothing', (_, words, sentence) => {
    const before = everything()
    const { status, output } = generate(...words)
    expect([status, output]).toEqual([1, expect.stringMatching(sentence)])
    expect(output).toContain('Nothing was written.')
    expect(everything()).toBe(before)
  })

  it('names the list that it does not find, and writes nothing', () => {
    const path = join(folder, 'core/ports.ts')
    const text = textOf('core/ports.ts')
    writeFileSync(path, text.replace('export interface Ports {', 'export interface Roles {'))
    const before = everything()
    const { status, output } = generate('tracking')
    expect(status).toBe(1)
    expect(output).toContain('core/ports.ts has no place for this line')
    expect(everything()).toBe(before)
    writeFileSync(path, text)
  })

  it('writes a slice into an area, into a new one, and as an area of its own, and says what it wrote', () => {
    const templates = everything().match(/some-?(slice|area)/gi)
    for (const name of ['receiving/payout-limits', 'loyalty/points', 'tracking']) {
      const { status, output } = generate(name)
      expect([status, output]).toEqual([0, expect.stringContaining('Next:')])
      const written = [...output.matchAll(/^ {2}([\w./-]+\.\w+)$/gm)].map(([, path = '']) => path)
      expect(written.length).toBeGreaterThan(25)
      expect(written.filter((path) => !existsSync(join(folder, path)))).toEqual([])
    }
    expect(everything().match(/some-?(slice|area)/gi)).toEqual(templates)
  })

  it('is right at once: the types of every package, and the format', () => {
    const gates = ['core', 'adapters', 'sandbox', 'ui', 'test'].map((name) => `types-${name}`)
    const { status, output } = run('node', '.ci/check.mjs', ...gates, 'format')
    expect(status === 0 ? '' : output).toBe('')
  }, 120_000)

  it('is right at once: its own tests, its place in the container, and those of the architecture', () => {
    const units = ['receiving/payout-limits/payout-limits', 'loyalty/points/points', 'tracking/tracking']
    const own = units.map((path) => `test/${path}.test.ts`)
    const { status, output } = run('vitest', 'run', 'test/architecture', 'test/app/container.test.tsx', ...own)
    expect(status === 0 ? '' : output).toBe('')
  }, 120_000)
})
