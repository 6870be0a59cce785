import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import leftFile from '../requirements-left.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

/**
 * Kind of a test. A unit test checks examples, a property test checks random values, a contract test calls the running
 * sandbox, and an e2e test uses the whole app.
 */
export type Kind = 'unit' | 'property' | 'contract' | 'e2e'

export interface Statement {
  readonly id: string
  readonly kind: Kind
  readonly text: string
}

/** Kinds of tests that can prove a requirement, by the kind of test that the requirement demands. */
const provenBy: Readonly<Record<Kind, ReadonlyArray<Kind>>> = {
  unit: ['unit', 'property', 'contract', 'e2e'],
  property: ['property'],
  // An e2e test also calls the running sandbox, so it can replace a contract test.
  contract: ['contract', 'e2e'],
  e2e: ['e2e'],
}

const isKind = (word: string): word is Kind => Object.hasOwn(provenBy, word)

/** Finished areas of the requirements. `left` contains the ids that no test proves, each with the reason. */
export const left: Readonly<Record<string, { readonly left: Readonly<Record<string, string>> }>> = leftFile

/** Returns every numbered statement of docs/requirements, in document order. */
export const readStatements = (): ReadonlyMap<string, Statement> => {
  const folder = join(root, 'docs/requirements')
  const line = /^- \*\*([A-Z]+-\d{3})\*\* \[[^\]]*\] \[(\w+)\] (.*)$/gm
  const statements = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(line)])
    .map(([, id = '', kind = '', text = '']) => {
      if (!isKind(kind)) throw new Error(`${id} is of no kind that there is: ${kind}`)
      return [id, { id, kind, text }] as const
    })
  return new Map(statements)
}

/** Returns the kind of the tests in a file. `file` is the path from the project root, such as "e2e/card.spec.ts". */
export const kindOf = (file: string): Kind => {
  if (file.startsWith('e2e/') || file.endsWith('.app.test.tsx')) return 'e2e'
  if (file.includes('.properties.')) return 'property'
  return /\.contract\.|^test\/sandbox\/|^test\/conformance\/provider/.test(file) ? 'contract' : 'unit'
}

/**
 * True if the titles in a test file can prove requirements. The titles in this folder are only examples, and nightly tests
 * run too seldom.
 */
export const isEvidence = (file: string): boolean =>
  !file.startsWith('test/requirements/') && !file.endsWith('.nightly.test.ts')

/** Returns the paths of the test files, from the root. */
const testFiles = (): ReadonlyArray<string> =>
  ['test', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter(isEvidence),
  )

/** Returns the index of the bracket that closes the bracket at `from`. Ignores brackets inside string literals. */
const closing = (source: string, from: number): number => {
  let depth = 0
  let quote = ''
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (quote !== '') {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = ''
    } else if (sign === "'" || sign === '"' || sign === '`') quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at
  }
  return source.length
}

/** Returns the titles in `it('…')`, `test("…")` and `it.each(rows)('…')`. Ignores titles that are passed as a variable. */
export const titlesOf = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/\b(?:it|test)(\.each)?(?=\()/g)].flatMap((match) => {
    const open = match.index + match[0].length
    const rest = source.slice(match[1] === undefined ? open : closing(source, open) + 1)
    const title = /^\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(rest)
    return title?.[2] === undefined ? [] : [title[2]]
  })

const idPattern = /\b[A-Z]{2,6}-\d{3}\b/g

/** Placeholder in a title, which the test runner replaces by a value of the test row: `${id}`, `$id`, `%s`. */
const filledIn = /\$\{|\$\w|%s/

/**
 * String literals that contain only requirement ids. Test rows contain such literals if a placeholder inserts the ids into
 * the title.
 */
const idTexts = /(['"`])((?:[A-Z]{2,6}-\d{3} ?)+)\1/g

/**
 * Returns the requirement ids in the titles of a file. If a title has a placeholder, also returns the ids in the test rows.
 */
export const idsOf = (source: string): ReadonlyArray<string> => {
  const titles = titlesOf(source)
  const given = titles.some((title) => filledIn.test(title)) ? [...source.matchAll(idTexts)].map(([text]) => text) : []
  return [...titles, ...given].flatMap((title) => [...title.matchAll(idPattern)].map(([id]) => id))
}

export interface Evidence {
  readonly id: string
  readonly file: string
  readonly kind: Kind
}

/** Returns each requirement id in a test title, with the file and the kind of the test. */
export const readEvidence = (): ReadonlyArray<Evidence> =>
  testFiles().flatMap((file) =>
    idsOf(readFileSync(join(root, file), 'utf8')).map((id) => ({ id, file, kind: kindOf(file) })),
  )

/** Returns the ids of the requirements that are proven: a test of a sufficient kind has the id in its title. */
export const provenIds = (
  statements: ReadonlyMap<string, Statement>,
  evidence: ReadonlyArray<Evidence>,
): ReadonlySet<string> =>
  new Set(
    evidence.filter(({ id, kind }) => provenBy[statements.get(id)?.kind ?? 'unit'].includes(kind)).map(({ id }) => id),
  )

export interface AreaSummary {
  readonly area: string
  readonly total: number
  readonly proven: number
  readonly left: ReadonlyArray<string>
  readonly missing: ReadonlyArray<string>
  readonly isFinished: boolean
}

export const areaOf = (id: string): string => id.replace(/-\d+$/, '')

export const summary = (): ReadonlyArray<AreaSummary> => {
  const statements = readStatements()
  const proven = provenIds(statements, readEvidence())
  const ids = [...statements.keys()]
  return [...new Set(ids.map(areaOf))].map((area) => {
    const all = ids.filter((id) => areaOf(id) === area)
    const open = all.filter((id) => !proven.has(id))
    const leftIds = open.filter((id) => left[area]?.left[id] !== undefined)
    return {
      area,
      total: all.length,
      proven: all.length - open.length,
      left: leftIds,
      missing: open.filter((id) => !leftIds.includes(id)),
      isFinished: left[area] !== undefined,
    }
  })
}
