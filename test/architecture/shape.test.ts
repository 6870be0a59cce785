import { expect, it } from 'vitest'
import { filesIn, foldersIn, slices, textOf } from './files.ts'

const sliceNames: ReadonlyArray<string> = slices
/** Ports of the platform that are reached over the network. */
const roles: ReadonlyArray<string> = ['analytics', 'captcha', 'prices']
const sliceFile =
  /^(model|tables|rules|ports|use-cases|view|flow|slice|index)\.ts$|^(model|tables|rules|use-cases|views)\/[a-z0-9-]+\.ts$/

it('has in the core the kernel, the platform, money, the slices, how they are joined, what tests them, and nothing else', () => {
  const known = ['kernel', 'platform', 'money', 'composition', 'testing', ...slices]
  expect(foldersIn('core').filter((folder) => !known.includes(folder))).toEqual([])
})

it('gives a slice only the files whose names say what they hold', () => {
  const strange = slices
    .flatMap((slice) => filesIn('core').filter((path) => path.startsWith(`core/${slice}/`)))
    .filter((path) => !sliceFile.test(path.split('/').slice(2).join('/')))
  expect(strange).toEqual([])
})

it('gives every slice of the core an index.ts', () => {
  const begun = slices.filter((slice) => filesIn('core').some((path) => path.startsWith(`core/${slice}/`)))
  expect(begun.filter((slice) => !filesIn('core').includes(`core/${slice}/index.ts`))).toEqual([])
})

it('names a slice alike in every place', () => {
  const uiFolders = ['kit', 'di', 'app', 'public', ...slices]
  expect(foldersIn('ui').filter((folder) => !uiFolders.includes(folder))).toEqual([])
  const shared = ['call', 'codec', 'table', 'amount', 'envelope', 'events']
  const wire = filesIn('adapters/wire', /^adapters\/wire\/[^/]+\.ts$/).map((path) => path.slice(14, -3))
  expect(wire.filter((name) => !shared.includes(name) && !sliceNames.includes(name))).toEqual([])
  const means = ['graphql', 'rest'].flatMap((folder) => filesIn(`adapters/${folder}`, /\.ts$/))
  expect(
    means.filter((path) => ![...sliceNames, ...roles].includes(path.split('/')[2]?.replace(/\.ts$/, '') ?? '')),
  ).toEqual([])
})

it('names files in kebab-case, and components in PascalCase', () => {
  const sources = ['core', 'adapters', 'ui', 'test', 'e2e', 'docs/examples'].flatMap((folder) =>
    filesIn(folder, /\.tsx?$/),
  )
  const wellNamed = (path: string): boolean => {
    const name = path.split('/').at(-1) ?? ''
    return name.endsWith('.tsx') && path.startsWith('ui/')
      ? /^([A-Z][A-Za-z0-9]*|main|module|[a-z0-9-]+)\.tsx$/.test(name)
      : /^(\d+-)?[a-z0-9-]+(\.properties|\.contract)?(\.test|\.spec|\.config|\.d)?\.tsx?$/.test(name)
  }
  expect(sources.filter((path) => !wellNamed(path))).toEqual([])
})

it('holds files short: 300 lines at most, unless the first lines say why not', () => {
  const sources = ['core', 'adapters', 'ui', 'test', 'e2e', 'docs/examples'].flatMap((folder) =>
    filesIn(folder, /\.tsx?$/),
  )
  const tooLong = sources
    .map((path) => ({ path, lines: textOf(path).split('\n') }))
    .filter(({ lines }) => lines.length > 301 && lines[0]?.startsWith('// Long because ') !== true)
  expect(tooLong.map(({ path, lines }) => `${path}: ${lines.length}`)).toEqual([])
})

it('keeps literal colours and pixels in the theme alone', () => {
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
