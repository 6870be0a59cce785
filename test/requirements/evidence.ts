import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import leftFile from '../requirements-left.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

export interface Statement {
  readonly id: string
  readonly kind: string
  readonly text: string
}

/** Areas that count as finished, each with the ids that are left to later work and why. */
export const left: Readonly<Record<string, { readonly left: Readonly<Record<string, string>> }>> = leftFile

/** Every numbered statement of docs/requirements, in their order. */
export const readStatements = (): ReadonlyMap<string, Statement> => {
  const folder = join(root, 'docs/requirements')
  const line = /^- \*\*([A-Z]+-\d{3})\*\* \[[^\]]*\] \[(\w+)\] (.*)$/gm
  const statements = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(line)])
    .map(([, id = '', kind = '', text = '']) => [id, { id, kind, text }] as const)
  return new Map(statements)
}

const testFiles = (): ReadonlyArray<string> =>
  ['test', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )

/** Where the bracket that opens at `from` is closed again; brackets inside texts do not count. */
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

/** `it('…')`, `test("…")`, `it.each(rows)('…')`: the text of the title; a title in a variable is not seen. */
export const titlesOf = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/\b(?:it|test)(\.each)?(?=\()/g)].flatMap((match) => {
    const open = match.index + match[0].length
    const rest = source.slice(match[1] === undefined ? open : closing(source, open) + 1)
    const title = /^\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(rest)
    return title?.[2] === undefined ? [] : [title[2]]
  })

const idPattern = /\b[A-Z]{2,6}-\d{3}\b/g

export interface Evidence {
  readonly id: string
  readonly file: string
}

/** Every requirement id that stands in a test's title, and in which file. */
export const readEvidence = (): ReadonlyArray<Evidence> =>
  testFiles().flatMap((file) =>
    titlesOf(readFileSync(file, 'utf8')).flatMap((title) =>
      [...title.matchAll(idPattern)].map(([id]) => ({ id, file: file.slice(root.length + 1) })),
    ),
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
  const proven = new Set(readEvidence().map(({ id }) => id))
  const ids = [...readStatements().keys()]
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
