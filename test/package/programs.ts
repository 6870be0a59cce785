import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { textOf } from '../architecture/files.ts'
import { type Consumer, filesIn } from './consumer.ts'

const programsIn = (readme: string) =>
  [...textOf(readme).matchAll(/```ts\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)].map(
    ([, code = '', printed = ''], index) => ({
      file: `${readme.replaceAll(/\W/g, '-')}-${index + 1}.ts`,
      code,
      printed,
    }),
  )

/** Example programs in the core's readme, each with the output that the readme promises. */
export const programs = programsIn('core/README.md')

/** The program in the adapters' readme needs a provider, so that it is only compiled. */
const compiledPrograms = [...programs, ...programsIn('adapters/README.md')]

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>
}

/** Returns the names of all entries of an installed package that have types, such as `@paydeck/core/money`. */
const entriesOf = (consumer: Consumer, name: 'core' | 'adapters'): ReadonlyArray<string> => {
  const folder = join(consumer.folder, 'node_modules/@paydeck', name)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const paths = filesIn(folder).map((path) => `./${path}`)
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || target.types === undefined) return []
    const [start = '', end = ''] = target.types.split('*')
    const found = target.types.includes('*')
      ? paths.filter((path) => path.startsWith(start) && path.endsWith(end))
      : [target.types]
    return found.map((path) => `@paydeck/${name}${entry.slice(1).replace('*', path.slice(start.length, -end.length))}`)
  })
}

/** Paths in `node_modules` of the compilers that the readmes promise to support, by version of TypeScript. */
const compilers = {
  '5.4': 'typescript-5.4/bin/tsc',
  '5.9': 'typescript-5.9/bin/tsc',
  '6': 'typescript/bin/tsc6',
  '7': '@typescript/native/bin/tsc',
} as const

const settings = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  types: ['node'],
}

/** Settings by module resolution. Programs with `nodenext` run in Node, without the types of the browser. */
const resolutions = {
  nodenext: { module: 'nodenext', lib: ['es2023'] },
  bundler: { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
} as const

export type Version = keyof typeof compilers
export type Resolution = keyof typeof resolutions

/** All pairs of a version of TypeScript and a module resolution. */
export const supported = (Object.keys(compilers) as ReadonlyArray<Version>).flatMap((version) =>
  (Object.keys(resolutions) as ReadonlyArray<Resolution>).map((resolution) => [version, resolution] as const),
)

/** Expects that TypeScript accepts the programs of the readmes and the type declarations of all entries. */
export const expectCompiled = async (consumer: Consumer, version: Version, resolution: Resolution): Promise<void> => {
  const isUsable = (entry: string): boolean => resolution === 'bundler' || !/adapters\/(browser|storage)\//.test(entry)
  const entries = [...entriesOf(consumer, 'core'), ...entriesOf(consumer, 'adapters')].filter(isUsable)
  expect(entries.length).toBeGreaterThan(100)
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}'\nvoid entry${index}\n`)
  const files = [...compiledPrograms, { file: 'entries.ts', code: imports.join('') }]
  for (const { file, code } of files) consumer.write(file, code)
  const config = {
    compilerOptions: { ...settings, ...resolutions[resolution] },
    files: files.map(({ file }) => file),
  }
  consumer.write('tsconfig.json', JSON.stringify(config))
  expect(await consumer.tool(compilers[version], '--project', 'tsconfig.json')).toEqual({ code: 0, output: '' })
}
