import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, root } from './files.ts'

const folders = ['core', 'adapters', 'ui', 'test', 'e2e', 'docs', '.ci']
const files: ReadonlyArray<string> = [...readdirSync(root), ...folders.flatMap((folder) => filesIn(folder))]

const packagesOf = (manifest: string, kind: 'dependencies' | 'devDependencies'): ReadonlyArray<string> => {
  const read = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { readonly [K in typeof kind]: object }
  return Object.keys(read[kind])
}
/** Names of npm packages, which may look like file names. */
const packages = new Set([
  ...packagesOf('package.json', 'devDependencies'),
  ...packagesOf('adapters/sandbox/package.json', 'dependencies'),
])

/** Paths that need not exist: commands create them, or documents use them as examples. */
const notThere = new Set([
  'docs/api/',
  'dist/',
  'API.md',
  'core/API.md',
  'core/reference/',
  'reference/',
  'core/requirements/README.md',
  'rule.ts',
  'file.ts',
])

const isFromTop = (word: string): boolean => folders.some((folder) => word.startsWith(`${folder}/`))
const isName = (word: string): boolean =>
  /^[\w.*<{-][\w.*<>{},/-]*\.(tsx?|[cm]?js|json|md|css|svg|html|graphql)$/.test(word)
const isPath = (word: string): boolean => (isFromTop(word) || isName(word)) && !notThere.has(word)

/** Returns the patterns that result from expanding each "{a,b}" in a pattern. */
const spread = (pattern: string): ReadonlyArray<string> => {
  const [whole, choice = ''] = /\{([^{}]*)\}/.exec(pattern) ?? []
  return whole === undefined
    ? [pattern]
    : choice.split(',').flatMap((one) => spread(pattern.replace(whole, () => one.trim())))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Regular expressions for the wildcards `*` and `**`. */
const wild = { '**': '.*', '*': '[^/]*' } as const
const matcher = (pattern: string): RegExp => {
  const inside = pattern
    .replace(/\/$/, '')
    .split(/(<[^<>]*>|\*\*|\*)/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : part === '**' || part === '*' ? wild[part] : '[^/]+'))
    .join('')
  // Matches a file or a folder with files. A name without a folder matches in any folder.
  return new RegExp(`${isFromTop(pattern) ? '^' : '(?:^|/)'}${inside}(?:/|$)`)
}

/**
 * True if a path exists. A pattern with "<…>" or "*" must match at least one file. In a pattern with "{a,b}", each
 * alternative must exist.
 */
export const isThere = (pattern: string): boolean =>
  spread(pattern).every((one) => {
    const expression = matcher(one)
    return files.some((path) => expression.test(path))
  })

/**
 * Returns the paths and patterns that a document names: in code, as in `core/waitlist/model.ts` or `adapters/*`, and as
 * targets of links.
 */
export const pathsNamedIn = (path: string, text: string): ReadonlyArray<string> => {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, span = '']) => span.split(/\s+/))
    .filter((span) => isPath(span) && !packages.has(span))
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, target = '']) =>
    join(dirname(path), target),
  )
  return [...new Set([...spans, ...links.filter((link) => !notThere.has(link))])]
}
