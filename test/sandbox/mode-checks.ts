import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const modeOf = (path: string): number => statSync(path).mode & 0o777

/** Returns a directory and all paths below it, each with its file mode. */
export const modesIn = (directory: string): ReadonlyArray<readonly [path: string, mode: number]> =>
  [
    directory,
    ...readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name)),
  ].map((path) => [path, modeOf(path)])

/**
 * True for a cache file of PGlite, the embedded database. PGlite makes this file readable for other accounts, but these
 * accounts cannot open the directory of the file.
 */
const isCache = (path: string): boolean => path.endsWith('/pg_internal.init')

/**
 * Returns the paths in a directory that other accounts of the machine may read or write. The octal file mode follows each
 * path.
 */
export const openIn = (directory: string): ReadonlyArray<string> =>
  modesIn(directory).flatMap(([path, mode]) =>
    (mode & 0o077) === 0 || isCache(path) ? [] : [`${path} ${mode.toString(8)}`],
  )
