import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const notOurs = /(^|\/)(node_modules|dist|\.data|\.cache)(\/|$)/

/** Returns the paths of all files below a folder, from the root of the repository, with "/". */
export const filesIn = (folder: string, pattern = /./): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => pattern.test(path) && !notOurs.test(path))
    .sort()

export const foldersIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notOurs.test(entry.name))
    .map(({ name }) => name)

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Returns the code of a file with its comments replaced by blanks, so that the line numbers stay the same. */
export const codeOf = (path: string): string =>
  textOf(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))

const withoutTexts = (line: string): string => line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, "''")

/** Returns `file:line` and the text of each line whose code matches the pattern. Ignores quoted texts. */
export const occurrences = (paths: ReadonlyArray<string>, pattern: RegExp): ReadonlyArray<string> =>
  paths.flatMap((path) =>
    codeOf(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(withoutTexts(line)) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )

/** Folders of the core that belong to no area of the product. */
const noAreas: ReadonlyArray<string> = [
  'app',
  'kernel',
  'platform',
  'money',
  'presentation',
  'pages',
  'memory',
  'testing',
  'properties',
  'tables',
  // Contains the generated reference.
  'reference',
]

/** Areas of the product, such as cards or payments. Each is a folder of the core. */
export const areas: ReadonlyArray<string> = foldersIn('core').filter((folder) => !noAreas.includes(folder))

/** Area and name of a slice. If an area has only one slice, the slice has the name of the area. */
export interface SliceAddress {
  readonly area: string
  readonly name: string
  /** Path of the slice's folder in the core. */
  readonly folder: string
}

/** Layers of a slice. Each is a file, or a folder with the same name. */
export const partFolders: ReadonlyArray<string> = ['tables', 'rules', 'use-cases', 'view']

/** All slices of the core, including slices without state. */
export const slices: ReadonlyArray<SliceAddress> = areas.flatMap((area) => {
  const inside = foldersIn(`core/${area}`).filter((name) => !partFolders.includes(name))
  return inside.length === 0
    ? [{ area, name: area, folder: `core/${area}` }]
    : inside.map((name) => ({ area, name, folder: `core/${area}/${name}` }))
})
