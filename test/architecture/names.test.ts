import { expect, it } from 'vitest'
import { areas, filesIn, foldersIn, slices, textOf } from './files.ts'

const namesOf = (area: string): ReadonlyArray<string> =>
  slices.filter((slice) => slice.area === area).map(({ name }) => name)
const allNames = slices.map(({ name }) => name)
const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const plain = (path: string): string => path.replace(/\.tsx?$/, '')

/** Slices whose name is not a key of `Slices`. Each is part of another slice, is a separate page or has no screen. */

const parts: ReadonlyArray<string> = ['controls', 'sender-moves', 'upgrade']

/** Names of files that several slices of an area share, by folder. */
const shared: Readonly<Record<string, ReadonlyArray<string>>> = {
  'adapters/wire': ['shared'],
  'adapters/graphql': ['shared'],
}

/** Names of files of general adapters, which belong to no area, by folder. Each file is named for its role. */
const roles: Readonly<Record<string, ReadonlyArray<string>>> = {
  'adapters/wire': [
    'amount',
    'analytics',
    'call',
    'codec',
    'envelope',
    'file',
    'specified',
    'start-documents',
    'table',
    'tolerant',
    'whole-list',
  ],
  'adapters/graphql': ['capability'],
  'adapters/rest': ['analytics', 'capability'],
  'adapters/facade': [],
}

it('slice names are unique in the core', () => {
  expect(allNames.filter((name, at) => allNames.indexOf(name) !== at)).toEqual([])
})

it('the keys of `Slices` are the names of the slice folders that have a state', () => {
  const keys = [...textOf('core/slices.ts').matchAll(/^ {2}readonly (\w+):/gm)].map(([, key = '']) => key).sort()
  const running = slices
    .filter(({ folder, name }) => filesIn(folder).includes(`${folder}/slice.ts`) && !parts.includes(name))
    .map(({ name }) => camelCase(name))
    .sort()
  expect(keys).toEqual(running)
})

it('the core package exports every area under its name', () => {
  const { exports } = JSON.parse(textOf('core/package.json')) as { readonly exports: Record<string, unknown> }
  const entry = (area: string) => ({
    '@paydeck/source': `./${area}/index.ts`,
    types: `./dist/${area}/index.d.ts`,
    node: `./dist/node/${area}/index.js`,
    default: `./dist/${area}/index.js`,
  })
  const others = [
    '.',
    './model',
    './money',
    './kernel',
    './platform',
    './presentation',
    './pages',
    './app',
    './memory',
    './properties',
    './tables',
    './testing',
    './package.json',
  ]
  expect(Object.fromEntries(Object.entries(exports).filter(([path]) => !others.includes(path)))).toEqual(
    Object.fromEntries(areas.map((area) => [`./${area}`, entry(area)])),
  )
})

it.each(Object.entries(roles))('files in %s are named for an area or for a slice of an area', (zone, known) => {
  const depth = zone.split('/').length
  const strange = filesIn(zone, /\.ts$/).filter((path) => {
    const [area = '', file, ...deeper] = plain(path).split('/').slice(depth)
    if (area === 'documents' && zone === 'adapters/wire') return false
    if (file === undefined) return !known.includes(area) && !(areas.includes(area) && namesOf(area).includes(area))
    return deeper.length > 0 || !areas.includes(area) || ![...namesOf(area), ...(shared[zone] ?? [])].includes(file)
  })
  expect(strange).toEqual([])
})

it('each folder of ui/ is the kit, a part of the frame, or an area whose subfolders are slices', () => {
  const frame = ['kit', 'di', 'app', 'gallery', 'public']
  const strange = foldersIn('ui')
    .filter((folder) => !frame.includes(folder))
    .flatMap((area) =>
      areas.includes(area)
        ? foldersIn(`ui/${area}`)
            .filter((name) => ![...namesOf(area), 'parts'].includes(name))
            .map((name) => `ui/${area}/${name}`)
        : [`ui/${area}`],
    )
  expect(strange).toEqual([])
})

it('adapter modules are named for the slice or area that they serve', () => {
  const modules = filesIn('adapters/modules', /\.ts$/).map((path) => plain(path).split('/')[2] ?? '')
  const frame = ['after-start', 'browser', 'lazy-ports', 'shared', 'start', 'table', 'transport']
  // "payment-window" serves two slices. The other two modules serve pages that consist of several slices.
  const others = ['payment-window', 'payments-page', 'settings', 'settings-page']
  expect(modules.filter((name) => ![...allNames, ...areas, ...frame, ...others].includes(name))).toEqual([])
})

it('each test folder inside the folder of an area is named for a slice of this area', () => {
  const strange = areas
    .filter((area) => foldersIn('test').includes(area))
    .flatMap((area) => foldersIn(`test/${area}`).map((name) => ({ area, name })))
    .filter(({ area, name }) => !namesOf(area).includes(name))
  expect(strange).toEqual([])
})

it('browser tests are named for a slice, an area or a user journey', () => {
  const journeys = [
    'accessibility',
    'card',
    'code-cache',
    'coins',
    'combobox',
    'start-up',
    'failures',
    'factor-changes',
    'first-presses',
    'focus',
    'hostile-values',
    'interruptions',
    'keyboard',
    'rate-limits',
    'long-list',
    'masthead',
    'merchant-pictures',
    'modals',
    'naming',
    'new-version',
    'performance',
    'policy',
    'privacy',
    'reflow',
    'services',
    'settings',
    'time-zone',
    'verify-app',
    'wallet',
  ]
  const specs = filesIn('e2e', /\.spec\.ts$/).map((path) => path.slice('e2e/'.length, -'.spec.ts'.length))
  const isOfSlice = (spec: string): boolean =>
    [...allNames, ...areas].some((name) => spec === name || spec.startsWith(`${name}-`))
  expect(specs.filter((spec) => !journeys.includes(spec) && !isOfSlice(spec))).toEqual([])
})
