import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const notOurs = /(^|\/)(node_modules|dist|\.data|\.cache)(\/|$)/

/** Every file below a folder, as paths from the repository's root with "/". */
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

/** The code alone: comments are blanked out, lines stay where they are. */
export const codeOf = (path: string): string =>
  textOf(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))

const withoutTexts = (line: string): string => line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, "''")

/** `file:line` of every match of a pattern in the code of the files; quoted texts do not count. */
export const occurrences = (paths: ReadonlyArray<string>, pattern: RegExp): ReadonlyArray<string> =>
  paths.flatMap((path) =>
    codeOf(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(withoutTexts(line)) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )

/** The folders of the core that are no areas. */
const noAreas: ReadonlyArray<string> = ['kernel', 'platform', 'money', 'presentation', 'pages', 'memory', 'testing']

/** Areas: the folders of the core that users would name. */
export const areas: ReadonlyArray<string> = foldersIn('core').filter((folder) => !noAreas.includes(folder))

/** A slice by its area and its name; an area of one slice is that slice. */
export interface SliceAddress {
  readonly area: string
  readonly name: string
  /** Its folder in the core. */
  readonly folder: string
}

/** Parts of a slice that may be a folder of files in place of one file. */
export const partFolders: ReadonlyArray<string> = ['tables', 'rules', 'use-cases', 'view']

/** Every slice of the core, also those that are rules alone so far. */
export const slices: ReadonlyArray<SliceAddress> = areas.flatMap((area) => {
  const inside = foldersIn(`core/${area}`).filter((name) => !partFolders.includes(name))
  return inside.length === 0
    ? [{ area, name: area, folder: `core/${area}` }]
    : inside.map((name) => ({ area, name, folder: `core/${area}/${name}` }))
})
