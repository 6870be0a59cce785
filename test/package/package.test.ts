import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { areas } from '../architecture/files.ts'
import { textOf } from '../architecture/files.ts'
import { type Consumer, makeConsumer } from './consumer.ts'

let consumer: Consumer
beforeAll(async () => {
  consumer = await makeConsumer()
})
afterAll(() => consumer.remove())

/** The programs of the README, each with what it says that it prints. */
const programs = [...textOf('core/README.md').matchAll(/```ts\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)].map(
  ([, code = '', printed = ''], index) => ({ file: `program-${index + 1}.ts`, code, printed }),
)

interface Manifest {
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>
}

it('packs what its exports name, the sources that the maps lead to, the readme and the licence', () => {
  const { exports } = JSON.parse(consumer.read('package.json')) as Manifest
  const named = Object.values(exports).flatMap((conditions) => Object.values(conditions).map((path) => path.slice(2)))
  expect(named.length).toBe((5 + areas.length) * 3)
  expect(consumer.files).toEqual(expect.arrayContaining([...named, 'README.md', 'API.md', 'LICENSE']))
  const maps = consumer.files.filter((path) => path.endsWith('.map'))
  const led = maps.flatMap((path) => {
    const { sources } = JSON.parse(consumer.read(path)) as { readonly sources: ReadonlyArray<string> }
    return sources.map((source) => posix.join(posix.dirname(path), source))
  })
  expect(led.filter((source) => !consumer.files.includes(source))).toEqual([])
  expect(led).toEqual(expect.arrayContaining(['waitlist/rules.ts', 'waitlist/index.ts']))
  expect(consumer.read('LICENSE')).toBe(textOf('LICENSE'))
})

it('packs nothing else: no tests, no settings of a tool, nothing that was built from a file that is gone', () => {
  const isExpected = (path: string): boolean =>
    ['package.json', 'README.md', 'API.md', 'LICENSE'].includes(path) ||
    path.endsWith('.ts') ||
    path.startsWith('dist/')
  expect(consumer.files.filter((path) => !isExpected(path) || path.includes('.test.'))).toEqual([])
  const declared = consumer.files.filter((path) => /^dist\/.*\.d\.ts$/.test(path)).map((path) => path.slice(5, -5))
  const sources = consumer.files
    .filter((path) => path.endsWith('.ts') && !path.startsWith('dist/'))
    .map((path) => path.slice(0, -3))
  expect(declared.sort()).toEqual(sources.sort())
  // A file for each export, and what they share: a file for each source would cost Node more than what is in them.
  const { exports } = JSON.parse(consumer.read('package.json')) as Manifest
  const entries = Object.values(exports).map(({ default: path = '' }) => path.slice(2))
  const built = consumer.files.filter((path) => /^dist\/.*\.js$/.test(path))
  expect(built.filter((path) => !entries.includes(path) && !path.startsWith('dist/shared/'))).toEqual([])
  expect(built.length).toBeLessThan(sources.length / 4)
})

it('leads every link of the readme to a file of the package', () => {
  const targets = [...consumer.read('README.md').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target]) => target)
  expect(targets.length).toBeGreaterThan(3)
  expect(targets.filter((target) => target === undefined || !consumer.files.includes(target))).toEqual([])
})

it('has a manifest that publint finds no fault with', async () => {
  const { code, output } = await consumer.tool('publint/src/cli.js', '--strict', consumer.tarball)
  expect(output).toContain('All good!')
  expect(code).toBe(0)
})

it('has types that resolve as its modules do, from ECMAScript modules and from bundlers', async () => {
  const { code, output } = await consumer.tool(
    '@arethetypeswrong/cli/dist/index.js',
    consumer.tarball,
    '--profile',
    'esm-only',
  )
  expect(code, output).toBe(0)
}, 60_000)

const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2024',
  types: ['node'],
}
const nodenext = { ...strict, module: 'nodenext', lib: ['es2024'] }
const bundler = { ...strict, module: 'esnext', moduleResolution: 'bundler', lib: ['es2024', 'dom'] }

it.each([
  ['TypeScript 7 in Node', '@typescript/native/bin/tsc', nodenext],
  ['TypeScript 7 before a bundler', '@typescript/native/bin/tsc', bundler],
  ['TypeScript 6 in Node', 'typescript/bin/tsc6', nodenext],
])(
  'compiles the programs of the readme with %s, down to the declarations of every package',
  async (_, tsc, compilerOptions) => {
    for (const { file, code } of programs) consumer.write(file, code)
    consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files: programs.map(({ file }) => file) }))
    expect(await consumer.tool(tsc, '--project', 'tsconfig.json')).toEqual({ code: 0, output: '' })
  },
  60_000,
)

it('runs the programs of the readme in plain Node, which print what it says', async () => {
  expect(programs.length).toBe(7)
  const entries = ['', '/money', '/model', '/memory', '/testing'].map((entry) => `'@paydeck/core${entry}'`)
  expect(entries.filter((entry) => !programs.some(({ code }) => code.includes(entry)))).toEqual([])
  for (const { file, code } of programs) consumer.write(file, code)
  const ended = await Promise.all(programs.map(({ file }) => consumer.node(file)))
  expect(ended).toEqual(programs.map(({ printed }) => ({ code: 0, output: printed })))
})

const everything = `import * as core from '@paydeck/core'
import * as model from '@paydeck/core/model'
import * as money from '@paydeck/core/money'
console.log(core, model, money)`

/** What a browser loads of a program, in brotli bytes. */
const bundled = async (program: string): Promise<number> => {
  consumer.write('entry.js', program)
  const result = await build({
    configFile: false,
    root: consumer.folder,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input: `${consumer.folder}/entry.js` } },
  })
  const outputs = 'output' in result ? result.output : []
  const code = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  return brotliCompressSync(code).length
}

it.each([
  ['a sum', 350, `import { add, zero } from '@paydeck/core/money'\nconsole.log(add(zero, zero))`],
  // The table of currencies whole: a currency is one row.
  ['an amount as text', 1_700, `import { formatUsd, zero } from '@paydeck/core/money'\nconsole.log(formatUsd(zero))`],
  ['a rule and its table', 200, `import { visibleCards } from '@paydeck/core'\nconsole.log(visibleCards([]))`],
  [
    'a rule by the entry of its area',
    200,
    `import { visibleCards } from '@paydeck/core/cards'\nconsole.log(visibleCards([]))`,
  ],
  [
    'a slice, with what it needs of fp-ts and rxjs',
    5_700,
    `import { makeWaitlist } from '@paydeck/core'\nconsole.log(makeWaitlist)`,
  ],
])('brings only what a program uses: %s in %i bytes', async (_, budget, program) => {
  expect(await bundled(program)).toBeLessThan(budget)
})

it('is far more than any of these as a whole, so that the budgets above mean something', async () => {
  expect(await bundled(everything)).toBeGreaterThan(25_000)
})

it('does nothing when it is imported and not used', async () => {
  const imports = ['', '/model', '/money'].map((entry) => `import '@paydeck/core${entry}'`)
  expect(await bundled(imports.join('\n'))).toBeLessThanOrEqual(1)
})
