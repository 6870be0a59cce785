import { expect, it } from 'vitest'
import { areas, filesIn, foldersIn, partFolders, slices, textOf } from './files.ts'
import { longFunctions } from './functions.ts'

const sliceFile = /^(model|tables|rules|ports|use-cases|view|slice|index)\.ts$/
const sources = ['core', 'adapters', 'ui', 'test', 'e2e', 'docs/examples'].flatMap((folder) =>
  filesIn(folder, /\.tsx?$/),
)

it('the checks in this file find the areas and slices of the core', () => {
  expect(areas).toContain('waitlist')
  expect(slices.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['core/waitlist', 'core/receiving/address-form', 'core/security/two-factor']),
  )
})

/**
 * Files inside the areas of the core. Each path is split at "/", as in `['receiving', 'address-form', 'view', 'index.ts']`.
 */
const insideAreas = filesIn('core', /\.ts$/)
  .map((path) => path.split('/').slice(1))
  .filter(([area = '']) => areas.includes(area))

it('inside an area or slice, every file and every folder is named for a layer', () => {
  const isPlaced = ([first = '', ...rest]: ReadonlyArray<string>): boolean => {
    if (rest.length === 0) return sliceFile.test(first) || first === 'texts.ts'
    return (
      partFolders.includes(first) && rest.length === 1 && (rest[0] === 'index.ts' || !sliceFile.test(rest[0] ?? ''))
    )
  }
  const strange = insideAreas.filter(([area, ...inside]) => {
    // Each area may have a file for its texts besides the files of its slices.
    if (inside.join('/') === 'texts.ts') return false
    const isOfSlice = inside.length > 1 && slices.some(({ folder }) => folder === `core/${area}/${inside[0]}`)
    if (inside.length === 1 && inside[0] === 'texts.ts') return false
    return !isPlaced(isOfSlice ? inside.slice(1) : inside)
  })
  expect(strange.map((path) => path.join('/'))).toEqual([])
})

it('a folder named for a layer contains an index.ts and at least two more files', () => {
  const folders = Map.groupBy(
    insideAreas.filter((path) => partFolders.includes(path.at(-2) ?? '')),
    (path) => path.slice(0, -1).join('/'),
  )
  const poor = [...folders].filter(([, paths]) => !paths.some((path) => path.at(-1) === 'index.ts') || paths.length < 3)
  expect(poor.map(([folder]) => folder)).toEqual([])
})

it('no slice has the name of a layer', () => {
  const layers = ['model', 'models', 'table', 'tables', 'rule', 'rules', 'port', 'ports', 'view', 'views', 'use-cases']
  expect(slices.filter(({ name }) => layers.includes(name))).toEqual([])
})

it('every area and every slice has an index.ts', () => {
  const missing = [...areas.map((area) => `core/${area}`), ...slices.map(({ folder }) => folder)]
    .map((folder) => `${folder}/index.ts`)
    .filter((path) => !filesIn('core').includes(path))
  expect(missing).toEqual([])
})

it('no folder contains both a file and a folder of the same name', () => {
  const folders = new Set(sources.map((path) => path.split('/').slice(0, -1).join('/')))
  const isTwin = (path: string): boolean =>
    [...folders].some(
      (folder) => folder === path.replace(/\.tsx?$/, '') || folder.startsWith(path.replace(/\.tsx?$/, '/')),
    )
  const entries = ['core/memory.ts', 'core/properties.ts', 'core/tables.ts', 'core/testing.ts']
  expect(sources.filter((path) => isTwin(path) && !entries.includes(path))).toEqual([])
})

it('file names are in kebab-case, and those of components in PascalCase', () => {
  const wellNamed = (path: string): boolean => {
    const name = path.split('/').at(-1) ?? ''
    return name.endsWith('.tsx') && path.startsWith('ui/')
      ? /^([A-Z][A-Za-z0-9]*|main|module|[a-z0-9-]+)\.tsx$/.test(name)
      : /^(\d+-)?[a-z0-9-]+(\.properties|\.contract|\.app|\.nightly)?(\.test|\.spec|\.config|\.d)?\.tsx?$/.test(name)
  }
  expect(sources.filter((path) => !wellNamed(path))).toEqual([])
})

const exampleTag = /^ *\* @example\n(?: *\*(?! @|\/).*\n)*/gm
const shortDocstring = /\/\*\*\n \* (.*)\n \*\//g

/** Returns a source text without the examples in its docstrings. */
const withoutExamples = (text: string): string => text.replace(exampleTag, '').replace(shortDocstring, '/** $1 */')

it('source files have at most 250 lines without examples, tests at most 300, unless their first line says why not', () => {
  const limitOf = (path: string): number =>
    path.endsWith('/texts.ts') ? Infinity : /^(core|adapters|ui)\//.test(path) ? 250 : 300
  const tooLong = sources
    .map((path) => ({ path, lines: withoutExamples(textOf(path)).trimEnd().split('\n') }))
    .filter(({ path, lines }) => lines.length > limitOf(path) && lines[0]?.startsWith('// Long because ') !== true)
  expect(tooLong.map(({ path, lines }) => `${path}: ${lines.length}`)).toEqual([])
})

it('functions have at most 80 lines', () => {
  const code = ['core', 'adapters', 'ui', 'docs/examples', '.ci'].flatMap((folder) =>
    filesIn(folder, /\.[cm]?[jt]sx?$/),
  )
  expect(longFunctions(code, 80).map(({ at, lines }) => `${at}: ${lines}`)).toEqual([])
})

it('the top folder of the sandbox has at most eight files', () => {
  const top = filesIn('adapters/sandbox', /^adapters\/sandbox\/[^/]+$/)
  expect(top.length).toBeLessThanOrEqual(8)
  expect(foldersIn('adapters/sandbox')).toEqual(expect.arrayContaining(['calls', 'database', 'http', 'pages']))
})

it('in the user interface, only the theme contains colour and pixel values', () => {
  const styled = filesIn('ui', /\.tsx?$/).filter((path) => path !== 'ui/kit/theme.ts')
  const literal = /#[0-9a-f]{3,8}\b(?=['"; )])|\b(rgb|hsl|oklch|oklab)a?\(|(?<![\w-])-?\d*\.?\d+px\b/i
  const found = styled.flatMap((path) =>
    textOf(path)
      .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
      .split('\n')
      .filter((line) => literal.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
