import { cpSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundlerNames, bundleSize } from '../../.ci/bundlers.ts'
import { areas, filesIn, root, textOf } from '../architecture/files.ts'
import { account } from '../sandbox/running.ts'
import { totp } from '../security/totp.ts'
import { type Consumer, makeConsumer } from './consumer.ts'
import { expectCompiled, programs } from './programs.ts'
import { openBrowser, serveSvelteExample } from './svelte-example.ts'

let consumer: Consumer
// Compiles and packs both packages, which takes long on a slow machine.
beforeAll(async () => {
  consumer = await makeConsumer(false)
}, 300_000)
afterAll(() => consumer.remove())

interface Manifest {
  readonly version: string
  readonly homepage: string
  readonly repository: { readonly url: string; readonly directory: string }
  readonly bugs: { readonly url: string }
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

/** Texts in the package that readers need. */
const texts = ['README.md', 'API.md', 'CHANGELOG.md', 'LICENSE']

it('the package contains the files that it exports, the sources of its source maps, the readme and the licence', () => {
  const { exports } = JSON.parse(consumer.read('package.json')) as Manifest
  const named = Object.values(exports).flatMap((target) =>
    (typeof target === 'string' ? [target] : Object.values(target)).map((path) => path.slice(2)),
  )
  expect(named.length).toBe((12 + areas.length) * 4 + 1)
  expect(consumer.files).toEqual(expect.arrayContaining([...named, ...texts]))
  const maps = consumer.files.filter((path) => path.endsWith('.map'))
  const led = maps.flatMap((path) => {
    const { sources } = JSON.parse(consumer.read(path)) as { readonly sources: ReadonlyArray<string> }
    return sources.map((source) => posix.join(posix.dirname(path), source))
  })
  expect(led.filter((source) => !consumer.files.includes(source))).toEqual([])
  expect(led).toEqual(expect.arrayContaining(['waitlist/rules.ts', 'waitlist/index.ts']))
  expect(consumer.read('LICENSE')).toBe(textOf('LICENSE'))
})

it('the package contains no tests, no tool settings and no files of an earlier build', () => {
  const isExpected = (path: string): boolean =>
    ['package.json', ...texts].includes(path) ||
    path.startsWith('reference/') ||
    path.endsWith('.ts') ||
    path.startsWith('dist/') ||
    path.startsWith('requirements/')
  expect(consumer.files.filter((path) => !isExpected(path) || path.includes('.test.'))).toEqual([])
  const declared = consumer.files.filter((path) => /^dist\/.*\.d\.ts$/.test(path)).map((path) => path.slice(5, -5))
  const sources = consumer.files
    .filter((path) => path.endsWith('.ts') && !path.startsWith('dist/'))
    .map((path) => path.slice(0, -3))
  expect(declared.sort()).toEqual(sources.sort())
  // The build has one file per export and some shared files, because Node loads many small files slowly.
  const { exports } = JSON.parse(consumer.read('package.json')) as Manifest
  const entries = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : [target['default'], target['node']].map((path = '') => path.slice(2)),
  )
  const built = consumer.files.filter((path) => /^dist\/.*\.js$/.test(path))
  expect(built.filter((path) => !entries.includes(path) && !/^dist\/(node\/)?shared\//.test(path))).toEqual([])
  expect(built.length).toBeLessThan(sources.length / 4)
})

/** Returns the packages that a built file imports, directly or through other files of the package. */
const packagesOf = (path: string, seen = new Set<string>()): ReadonlyArray<string> => {
  if (seen.has(path)) return []
  seen.add(path)
  const named = [...consumer.read(path).matchAll(/^(?:import|export)\b[^"';]*["']([^"']+)["']/gm)].map(
    ([, name = '']) => name,
  )
  return named.flatMap((name) =>
    name.startsWith('.') ? packagesOf(posix.join(posix.dirname(path), name), seen) : [name.split('/')[0] ?? ''],
  )
}

it('no entry of the package needs fast-check, except the one with the generators', () => {
  const { exports } = JSON.parse(consumer.read('package.json')) as Manifest
  const files = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : [target['default'], target['node']].map((path = '') => path.slice(2)),
  )
  const known = files.map((path) => [path, packagesOf(path)] as const)
  expect(known.filter(([, names]) => names.includes('fast-check')).map(([path]) => path)).toEqual([
    'dist/properties.js',
    'dist/node/properties.js',
  ])
  expect(known.filter(([, names]) => names.includes('rxjs')).length).toBeGreaterThan(20)
})

it('the package contains the statements of the requirements', () => {
  const inPackage = consumer.files.filter((path) => path.startsWith('requirements/'))
  expect(inPackage.sort()).toEqual(
    filesIn('docs/requirements', /\.md$/)
      .map((path) => path.slice('docs/'.length))
      .sort(),
  )
  expect(consumer.read('requirements/home.md')).toBe(textOf('docs/requirements/home.md'))
})

it.each(['core', 'adapters'])('the package %s names its addresses, and its changelog describes its version', (name) => {
  const read = (path: string): string =>
    readFileSync(join(consumer.folder, 'node_modules/@paydeck', name, path), 'utf8')
  const manifest = JSON.parse(read('package.json')) as Manifest
  expect(manifest.repository.directory).toBe(name)
  const addresses = [manifest.repository.url.replace('git+', ''), manifest.homepage, manifest.bugs.url]
  expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([])
  expect(read('CHANGELOG.md')).toContain(`\n## ${manifest.version}\n`)
})

it('every relative link in the texts of the package refers to a file of the package', () => {
  const links = consumer.files
    .filter((path) => /^(requirements\/)?[^/]*\.md$/.test(path))
    .flatMap((path) =>
      [...consumer.read(path).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) =>
        posix.join(posix.dirname(path), target),
      ),
    )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((target) => !consumer.files.includes(target))).toEqual([])
})

it.each(['tarball', 'adaptersTarball'] as const)('the package checker publint accepts the %s', async (tarball) => {
  const { code, output } = await consumer.tool('publint/src/cli.js', '--strict', consumer[tarball])
  expect(output).toContain('All good!')
  expect(code).toBe(0)
})

it('the terminal runs on the packed packages: a user signs in, sees home and signs out', async () => {
  const user = await account('cardholder')
  cpSync(join(root, 'docs/examples/terminal'), join(consumer.folder, 'terminal'), { recursive: true })
  const lines = [user.email, user.password, 'sign out']
  const { code, output } = await consumer.nodeWithInput(lines, 'terminal/main.ts', user.address)
  expect(output).toContain('Total available balance')
  expect(output).toContain('You have signed out.')
  expect(code).toBe(0)
})

it('the Svelte example on the packed packages: a user signs in, sees home and payments, and turns two-factor on', async () => {
  const { address, email, password } = await account('cardholder')
  const { page, errors, expectAccessible } = await openBrowser(await serveSvelteExample(consumer, address))
  await page.goto('/id/home')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ben' }).waitFor()
  await page.getByText('$1,596.55').waitFor()
  await page.getByText('Bitcoin', { exact: true }).waitFor()
  await expectAccessible()

  await page.getByRole('link', { name: 'Crypto Payments' }).click()
  await page.getByText(/^\d+ payments in the last 3 months$/).waitFor()
  await expectAccessible()

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' })
  const key = await dialog.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()
  await expectAccessible()
  await dialog.getByLabel('6-digit code').fill(totp(key.replaceAll(' ', ''), Date.now()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('dialog', { name: 'Backup codes' }).getByRole('button', { name: 'Not now' }).click()
  await page.getByText('You need a code from your authenticator app to sign in.').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(errors).toEqual([])
})

// The nightly test compiles with every supported version and with both module resolutions.
it.each([
  ['5.4', 'bundler'],
  ['7', 'nodenext'],
] as const)(
  'TypeScript %s with moduleResolution %s compiles the readmes’ programs and the declarations of all entries',
  (version, resolution) => expectCompiled(consumer, version, resolution),
  180_000,
)

it('the example programs in the readme run in Node and print the documented output', async () => {
  expect(programs.length).toBe(9)
  const entries = ['', '/money', '/model', '/memory', '/properties', '/testing'].map(
    (entry) => `'@paydeck/core${entry}'`,
  )
  expect(entries.filter((entry) => !programs.some(({ code }) => code.includes(entry)))).toEqual([])
  for (const { file, code } of programs) consumer.write(file, code)
  const ended = await Promise.all(programs.map(({ file }) => consumer.node(file)))
  expect(ended).toEqual(programs.map(({ printed }) => ({ code: 0, output: printed })))
})

const frozenProgram = `
import { readFileSync } from 'node:fs'
const { exports } = JSON.parse(readFileSync('node_modules/@paydeck/core/package.json', 'utf8'))
const open = []
const seen = new Set()
const visit = (value, path) => {
  if (![Object, Array, Map, Set].includes(value?.constructor) || seen.has(value)) return
  seen.add(value)
  if (!Object.isFrozen(value) || (value.clear === Map.prototype.clear && value instanceof Map)) open.push(path)
  const parts = value instanceof Map ? value.entries() : Object.entries(value)
  for (const [key, part] of parts) visit(part, path + '.' + key)
}
for (const entry of Object.keys(exports).filter((name) => name !== './package.json')) {
  const values = await import('@paydeck/core' + entry.slice(1))
  for (const name of Object.keys(values)) visit(values[name], entry + ' ' + name)
}
const { routes } = await import('@paydeck/core')
try {
  routes.home.path = '/elsewhere'
} catch ({ name }) {
  console.log(name, routes.home.path, seen.size > 500, JSON.stringify(open))
}
`

it('no program can change an exported table: all exported objects, lists and maps are deeply frozen', async () => {
  consumer.write('frozen.mjs', frozenProgram)
  expect(await consumer.node('frozen.mjs')).toEqual({ code: 0, output: 'TypeError /home true []\n' })
})

const lawsProgram = `
import * as properties from '@paydeck/core/properties'
import * as tables from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
for (const name of Object.keys(tables)) {
  const area = name.replace('Tables', '')
  const laws = [...properties[area + 'TableLaws'](tables[name]), ...properties[area + 'Statements'](tables[name])]
  const broken = await brokenLaws(laws)
  if (laws.length < 4 || broken.length > 0) console.log(name, laws.length, broken)
}
console.log(Object.keys(tables).length)
`

it('the tables of the package keep all laws of tables, and all statements about them', async () => {
  consumer.write('laws.mjs', lawsProgram)
  expect(await consumer.node('laws.mjs')).toEqual({ code: 0, output: '20\n' })
})

describe.each(bundlerNames)('in a bundle of %s', (bundler) => {
  it('a program contains only the code of the package that it uses', async () => {
    const program = (name: string): string => `import { ${name} } from '@paydeck/core'\nconsole.log(${name})`
    // A rule and its table, with the function that freezes tables.
    expect(await bundleSize(bundler, program('visibleCards'), consumer.folder)).toBeLessThan(350)
    // A slice, with the parts of fp-ts and rxjs that it needs.
    expect(await bundleSize(bundler, program('makeWaitlist'), consumer.folder)).toBeLessThanOrEqual(6_000)
  })

  it('a program that imports the package but uses none of its exports contains no code of the package', async () => {
    const imports = ['', '/model', '/money'].map((entry) => `import '@paydeck/core${entry}'`)
    expect(await bundleSize(bundler, imports.join('\n'), consumer.folder)).toBeLessThanOrEqual(1)
  })
})
