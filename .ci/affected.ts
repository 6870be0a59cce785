import { execFileSync } from 'node:child_process'

/** Tests to run in addition to the gates and to the tests that import a changed file. */
export interface Affected {
  /** Path filters of test files that do not import the code that they test: they read source files or start a server. */
  readonly tests: ReadonlyArray<string>
  /** Names of the browser test files to run, without ".spec.ts"; 'all' for every file. */
  readonly specs: ReadonlyArray<string> | 'all'
}

/**
 * Captures the area and the slice in a path such as `core/cards/card-list/slice.ts`. An area or slice has the same name in
 * the core, in each adapter, in the sandbox and in the UI.
 */
const placePattern = /^(?:core|ui|adapters\/[a-z]+)\/([a-z-]+)(?:\/([a-z-]+))?/

const isSource = (path: string): boolean => /^(core|adapters|ui)\//.test(path) && !path.endsWith('.md')

/** Returns the slice of a file, or its area if `places` does not contain the slice. Null if `places` contains neither. */
const placeOf = (path: string, places: ReadonlySet<string>): string | null => {
  const [, area = '', slice = ''] = placePattern.exec(path) ?? []
  return [slice, area].find((name) => places.has(name)) ?? null
}

const specsOf = (
  files: ReadonlyArray<string>,
  places: ReadonlySet<string>,
  specs: ReadonlyArray<string>,
): Affected['specs'] => {
  const named: Array<string> = []
  for (const path of files) {
    const [, spec] = /^e2e\/([a-z-]+)\.spec\.ts$/.exec(path) ?? []
    if (spec !== undefined) named.push(spec)
    else if (path.startsWith('e2e/')) return 'all'
    else if (isSource(path)) {
      const place = placeOf(path, places)
      if (place === null || !specs.includes(place)) return 'all'
      named.push(place)
    }
  }
  return [...new Set(named)]
}

/**
 * Returns the tests that a change can affect.
 * @param files changed paths, relative to the root
 * @param specs names of all browser specs, as in "card-settings"
 */
export const affectedBy = (files: ReadonlyArray<string>, specs: ReadonlyArray<string>): Affected => ({
  tests: [
    'test/architecture',
    'test/requirements',
    ...(files.some((path) => /^adapters\/(sandbox|wire)\//.test(path)) ? ['test/sandbox', '.app.test.tsx'] : []),
    ...(files.some((path) => path.startsWith('.ci/') || path.startsWith('package')) ? ['test/tools'] : []),
  ],
  specs: specsOf(files, new Set(specs), specs),
})

const lines = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Returns the paths that differ from a commit, including untracked files. */
export const changedFiles = (commit: string): ReadonlyArray<string> => [
  ...lines(['diff', '--name-only', commit]),
  ...lines(['ls-files', '--others', '--exclude-standard']),
]
