import type { Rolldown } from 'vite'

/** Groups of modules, each of which the build writes to one file. */
export type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>
type Group = Groups[number]

/**
 * Returns a regular expression that matches the files at the given paths, which begin at the root. In a path, "{a,b}"
 * matches "a" or "b".
 */
export const oneOf = (...paths: ReadonlyArray<string>): RegExp =>
  new RegExp(
    `[\\\\/](${paths
      .map((path) =>
        path
          .replaceAll('.', '\\.')
          .replaceAll('?', '[?]')
          .replaceAll('/', '[\\\\/]')
          .replaceAll('{', '(')
          .replaceAll('}', ')')
          .replaceAll(',', '|'),
      )
      .join('|')})(\\?.*)?$`,
  )

/** Returns the group `name` with the files at the given paths. */
export const together = (name: string, ...paths: ReadonlyArray<string>): Group => ({
  name,
  test: oneOf(...paths),
  priority: 2,
  includeDependenciesRecursively: false,
})
