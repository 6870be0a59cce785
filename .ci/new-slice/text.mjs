// Inserts lines into lists and names into imports of an existing text.

const indentOf = (line) => line.length - line.trimStart().length
const isComment = (line) => /^\s*(\/\*|\*|\/\/)/.test(line)

/**
 * Returns the text with one more line in a list. The list consists of the line that contains `list` and of the more deeply
 * indented lines that follow. `place` is the position of the new line: 'last', or 'sorted' alphabetically.
 */
export const withLine = (text, { list, place, line }) => {
  const lines = text.split('\n')
  const start = lines.findIndex((one) => one.includes(list))
  if (start === -1) return null
  const depth = indentOf(lines[start])
  const length = lines.slice(start + 1).findIndex((one) => one.trim() === '' || indentOf(one) <= depth)
  if (length === -1) return null
  const inside = lines.slice(start + 1, start + 1 + length)
  const item = line.split('\n').at(-1)
  const isLater = (one) => indentOf(one) === indentOf(item) && !isComment(one) && /\w/.test(one) && one > item
  let at = place === 'sorted' ? inside.findIndex(isLater) : -1
  if (at === -1) at = length
  while (at > 0 && at < length && isComment(inside[at - 1])) at -= 1
  return lines.toSpliced(start + 1 + at, 0, line).join('\n')
}

/** Returns the text with `line` inserted in alphabetical order among the `export * from` lines. */
export const withExport = (text, line) => {
  const lines = text.split('\n')
  const alike = lines.flatMap((one, at) => (one.startsWith("export * from './") ? [at] : []))
  const next = alike.find((at) => lines[at] > line && /\.\/.+\/(index|model)\.ts'$/.test(lines[at]))
  const last = alike.at(-1)
  return last === undefined ? null : lines.toSpliced(next ?? last + 1, 0, line).join('\n')
}

/**
 * Returns the text with `name` added to the names that it imports from a module. The formatter sorts the line into its
 * place.
 */
export const withImport = (text, { name, from, isType = false }) => {
  const head = isType ? 'import type {' : 'import {'
  const known = new RegExp(`^${head}([^}]*)\\} from '${from.replaceAll('.', String.raw`\.`)}'`, 'm')
  if (known.test(text))
    return text.replace(known, (_, names) => `${head}${names.replace(/,?\s*$/, '')}, ${name} } from '${from}'`)
  // Skips imports without names ("import './setup.ts'"), which must stay first.
  const first = /^import (?=(type )?\{)/m
  return first.test(text) ? text.replace(first, `${head} ${name} } from '${from}'\nimport `) : null
}
