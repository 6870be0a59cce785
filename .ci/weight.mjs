// Prints metrics of the source: code lines by zone, the longest files, and how often code solves a concern by itself instead
// of using the mechanism in docs/mechanisms.md. Run with `npm run weight`. Tests limit the metrics that must not grow.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
const zones = ['core', 'adapters', 'ui']

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Returns the lines that contain code, without blank lines, comments, imports, and re-exports. */
const codeLines = ({ path, text }) => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lines = new Set()
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier)) return
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return
    const parts = node.getChildren(source)
    if (parts.length > 0) return parts.forEach(visit)
    if (node.getWidth(source) === 0) return
    const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line
    for (let line = lineOf(node.getStart(source)); line <= lineOf(node.getEnd()); line += 1) lines.add(line)
  }
  visit(source)
  return lines.size
}

const row = (what, value) => console.log(`${String(value).padStart(7)}  ${what}`)
const named = (files, pattern) => files.filter(({ text }) => pattern.test(text))

const sources = Object.fromEntries(zones.map((zone) => [zone, filesIn(zone)]))
const all = Object.values(sources).flat()
const slices = sources.core.filter(({ path }) => !/^core\/(kernel|memory|properties|tables|testing)\//.test(path))
const lengthOf = ({ text }) => text.split('\n').length - 1

for (const zone of zones)
  row(
    `code lines of ${zone}`,
    sources[zone].reduce((sum, file) => sum + codeLines(file), 0),
  )
row(
  'code lines in all',
  all.reduce((sum, file) => sum + codeLines(file), 0),
)
const long = all.filter((file) => lengthOf(file) > 250)
row('files over 250 lines', long.length)
for (const file of long) row(`  ${file.path}`, lengthOf(file))
row('slices on a resource', named(slices, /\bmakeResource\b/).length)
row('slices on a paged resource', named(slices, /\bmakePagedResource\b/).length)
row('slices that compare sessions themselves', named(slices, /\.epoch\(\)/).length)
row(
  'slices that count requests themselves',
  named(slices, /\blet (round|epoch|opening|latest|version|generation) = /).length,
)
row('state machines, in one notation', named(slices, /^export const \w+Machine\b/m).length)
