import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleSize } from '../../.ci/bundlers.ts'
import { type Consumer, makeConsumer } from './consumer.ts'
import { expectCompiled, optionsOf, supported } from './programs.ts'
import { copySvelteExample } from './svelte-example.ts'

let consumer: Consumer
beforeAll(async () => {
  consumer = await makeConsumer(true)
})
afterAll(() => consumer.remove())

it('the package contains the API reference that the build generates', () => {
  expect(consumer.read('API.md')).toContain('reference/waitlist.md')
  expect(consumer.read('reference/waitlist.md')).toContain('function makeWaitlist(ports: WaitlistPorts): Waitlist')
})

it('the API reference has a page for each entry, names all parameters and cuts no type', () => {
  const { exports } = JSON.parse(consumer.read('package.json')) as { readonly exports: object }
  const pages = consumer.files.filter((path) => path.startsWith('reference/') && path !== 'reference/names.md')
  expect(pages.length).toBe(Object.keys(exports).length - 1)
  const code = pages.flatMap((path) => consumer.read(path).match(/^```ts\n.*?^```/gms) ?? [])
  expect(code.length).toBeGreaterThan(1000)
  expect(code.filter((one) => /__namedParameters|\{ \.\.\. \}|\d more \.\.\./.test(one))).toEqual([])
})

it('the checker attw finds no wrong types or modules in any entry of the package, neither for Node nor for bundlers', async () => {
  const { code, output } = await consumer.tool(
    '@arethetypeswrong/cli/dist/index.js',
    consumer.tarball,
    '--profile',
    'esm-only',
  )
  expect(code, output).toBe(0)
})

it.each(supported)(
  'TypeScript %s with moduleResolution %s compiles the readmes’ programs and the declarations of all entries',
  (version, resolution) => expectCompiled(consumer, version, resolution),
)

it('the Svelte example compiles against the type declarations of the packages', async () => {
  copySvelteExample(consumer)
  const compilerOptions = { ...optionsOf('bundler'), allowImportingTsExtensions: true }
  consumer.write('svelte/tsconfig.json', JSON.stringify({ compilerOptions, include: ['.'] }))
  const { code, output } = await consumer.tool(
    'svelte-check/bin/svelte-check',
    '--workspace',
    'svelte',
    '--fail-on-warnings',
  )
  expect(code, output).toBe(0)
})

const everything = `import * as core from '@paydeck/core'
import * as model from '@paydeck/core/model'
import * as money from '@paydeck/core/money'
console.log(core, model, money)`

it.each([
  ['a sum', 500, `import { add, zero } from '@paydeck/core/money'\nconsole.log(add(zero, zero))`],
  // The bundle includes the whole table of currencies, since each currency is a row of this table.
  ['an amount as text', 1_700, `import { formatUsd, zero } from '@paydeck/core/money'\nconsole.log(formatUsd(zero))`],
  [
    'a rule by the entry of its area',
    350,
    `import { visibleCards } from '@paydeck/core/cards'\nconsole.log(visibleCards([]))`,
  ],
])('a bundle contains only the code that its program uses: %s in less than %i bytes', async (_, budget, program) => {
  expect(await bundleSize('rolldown', program, consumer.folder)).toBeLessThan(budget)
})

it('a bundle of the whole package has more than 25,000 bytes', async () => {
  expect(await bundleSize('rolldown', everything, consumer.folder)).toBeGreaterThan(25_000)
})
