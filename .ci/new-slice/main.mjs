// `npm run new:slice <area>/<slice>` writes a working slice, from its model to its panel, with a test. `npm run new:slice
// <slice>` creates an area that consists of one slice. Writes nothing if any change is impossible.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areaLists, exportLists, lists } from './lists.mjs'
import { namesFor, oneFolderUp } from './names.mjs'
import { withExport, withImport, withLine } from './text.mjs'

const root = join(import.meta.dirname, '../..')
const template = join(import.meta.dirname, 'template')

const stop = (sentence) => {
  console.error(`${sentence}\nNothing was written.`)
  process.exit(1)
}

const textOf = (path) => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
const filesIn = (folder, pattern = /./) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => pattern.test(path))
const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const usage = 'Name the slice in kebab-case: npm run new:slice <area>/<slice>, or <slice> for an area of one.'
const partFolders = ['tables', 'rules', 'use-cases', 'view']
const layers = [...partFolders, 'model', 'ports', 'slice', 'index']
const noAreas = ['kernel', 'platform', 'presentation', 'money', 'pages', 'memory', 'testing', 'reference']
const zones = ['core', 'ui', 'test', 'adapters', 'adapters/sandbox', 'adapters/wire']

/** Returns the reason why a slice cannot have this path, or null. */
const refusalOf = (parts, area, slice) => {
  const isThere = existsSync(join(root, 'core', area))
  const isArea = isThere && existsSync(join(root, 'core', area, 'index.ts')) && !noAreas.includes(area)
  const inCore = foldersIn('core').flatMap((one) => [
    one,
    ...foldersIn(`core/${one}`).map((inside) => `${one}/${inside}`),
  ])
  const namesake = inCore.find((one) => one === slice || one.endsWith(`/${slice}`))
  const taken = isThere ? undefined : zones.find((zone) => foldersIn(zone).includes(area))
  if (parts.length > 1 && area === slice) return `An area of one slice is named once: npm run new:slice ${slice}`
  if (layers.includes(slice)) return `"${slice}" says what a file holds: name what the slice is about.`
  if (namesake !== undefined) return `A slice is named once in the whole core, and there is core/${namesake} already.`
  if (taken !== undefined) return `The area needs another name: there is ${taken}/${area} already.`
  if (isThere && !isArea) return `core/${area} is no area.`
  if (isThere && foldersIn(`core/${area}`).every((name) => partFolders.includes(name)))
    return `core/${area} is a slice itself: give it a folder in its area first.`
  return null
}

const [word = '', ...more] = process.argv.slice(2)
const parts = word.split('/')
const [area, slice = area] = parts
if (more.length > 0 || parts.length > 2 || !parts.every((one) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(one))) stop(usage)
const refusal = refusalOf(parts, area, slice)
if (refusal !== null) stop(refusal)

const isNewArea = !existsSync(join(root, 'core', area))
const named = namesFor({ area, slice })

/** New contents of the changed and created files, by path. */
const texts = new Map()
const change = (file, line, to) => {
  const text = to(texts.get(file) ?? textOf(file))
  if (text === null) stop(`${file} has no place for this line any more; mend .ci/new-slice/lists.mjs:\n${line}`)
  texts.set(file, text)
}

const ofTemplate = (path) => named(readFileSync(join(template, path), 'utf8').replaceAll('\r\n', '\n'))
const areaIndex = 'core/some-area/index.ts'
/** Docstring of the area, which the index of a single slice contains too. */
const [areaText = ''] = /^\/\*\*.*?\*\/\n/s.exec(ofTemplate(areaIndex)) ?? []

for (const path of filesIn(template)) {
  const isOfArea = path === areaIndex
  if (isOfArea && (!isNewArea || area === slice)) continue
  const file = named(path)
  if (existsSync(join(root, file))) stop(`There is ${file} already.`)
  const text = ofTemplate(path)
  const isHigher = area === slice && path.includes('some-area/some-slice')
  const isIndex = isHigher && path.endsWith('core/some-area/some-slice/index.ts')
  texts.set(file, isHigher ? `${isIndex ? areaText : ''}${oneFolderUp(text)}` : text)
}
const written = [...texts.keys()]

const namesOf = (text) => [...text.matchAll(/^export (?:const|interface|type) (\w+)/gm)].map(([, name]) => name)
const known = new Set(
  filesIn(join(root, 'core'), /^(?!dist\/).*\.ts$/).flatMap((path) => namesOf(textOf(`core/${path}`))),
)
const clash = written
  .filter((path) => path.startsWith('core/'))
  .flatMap((path) => namesOf(texts.get(path)))
  .find((name) => known.has(name))
if (clash !== undefined) stop(`The slice needs another name: the core has ${clash} already.`)

for (const row of [...lists, ...(isNewArea ? areaLists : [])]) {
  const line = named(row.line)
  change(row.file, line, (text) => withLine(text, { list: row.list, place: row.place, line }))
  if (row.imports === undefined) continue
  const { name, from, isType } = row.imports
  const path = named(from)
  change(row.file, path, (text) => withImport(text, { name: named(name), from: path, isType }))
}
for (const { file, line, isOfArea } of exportLists) {
  if (isOfArea !== undefined && isOfArea !== isNewArea) continue
  change(named(file), named(line), (text) => withExport(text, named(line)))
}

for (const [path, text] of texts) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const shell = process.platform === 'win32'
const { status } = spawnSync('oxfmt', [...texts.keys()], { cwd: root, stdio: 'inherit', shell })
if (status !== 0) console.error('The formatter did not run: npm run fix')

const changed = [...texts.keys()].filter((path) => !written.includes(path))
const tests = area === slice ? `test/${slice}` : `test/${area}/${slice}`
console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}
With a line more:\n${changed.map((path) => `  ${path}`).join('\n')}

It works as it is: npm run check && npx vitest run ${tests}
Next:
  1. Make it your own, from its model to its panel, the test with it (docs/tour.md walks through one).
  2. Show the panel: lazyPart(['${named('someSlice')}'], () => import('…/lazy.ts'), (part) => part.${named('SomeSlicePanel')}).
  3. A port of the provider: docs/recipes.md, "Bind a port" and "Add a call".
  4. A journey in the browser: e2e/${slice}.spec.ts. Where it uses another area: .ci/import-rules/core.cjs.`)
