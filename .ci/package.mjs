// `npm run package` writes the server for production to dist/server: compiled code, the built UI, and the packages that
// the server imports. `npm run package -- DIRECTORY` writes it elsewhere. The same sources result in the same bytes.
// `node adapters/sandbox/main.js` in that directory starts it. sbom.json lists every package in it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { sbomOf } from './sbom.mjs'

const root = join(import.meta.dirname, '..')
const into = resolve(process.argv[2] ?? join(root, 'dist', 'server'))

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const { version, license, engines } = readJson('package.json')
const { packages } = readJson('package-lock.json')

/** Files besides the modules, which the server reads when it runs. */
const assets = ['LICENSE', 'adapters/sandbox/pages/assets', 'adapters/wire/schema.graphql', 'ui/dist']

const migrations = 'adapters/sandbox/database/migrations'

/** Programs and migrations: the modules that nothing imports by name. */
const entries = [
  'adapters/sandbox/main.ts',
  'adapters/sandbox/backup/backup.ts',
  'adapters/sandbox/backup/restore.ts',
  ...readdirSync(join(root, migrations)).map((name) => `${migrations}/${name}`),
]

const byText = (one, other) => (one < other ? -1 : 1)

/** True for our own modules, and for helpers that the compiler adds. */
const isOwn = (id) => /^(\.|\/|@paydeck\/|@oxc-project\/runtime\/)/.test(id)

/** Compiles the modules, each into its own file, so that paths beside a module stay right. Returns the imported packages. */
const compile = async () => {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [path.replace(/\.ts$/, ''), join(root, path)])),
    platform: 'node',
    transform: { target: 'node22' },
    resolve: { conditionNames: ['@paydeck/source', 'node', 'import', 'default'] },
    external: (id) => !isOwn(id),
    treeshake: { moduleSideEffects: false },
  })
  const { output } = await bundle.write({
    dir: into,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].js',
  })
  await bundle.close()
  return new Set(
    output
      .flatMap(({ imports = [] }) => imports)
      .filter((id) => !isOwn(id) && !id.startsWith('node:'))
      .map((id) =>
        id
          .split('/')
          .slice(0, id.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  )
}

/** Returns where Node finds a package that the package at `from` imports: the path in the lockfile. Null if it is absent. */
const placeOf = (name, from) => {
  for (let at = from; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (packages[place] !== undefined) return place
    if (at === '') return null
  }
}

/** Returns the places of these packages, and of all packages that they need. */
const closureOf = (names, from) => {
  const found = new Set()
  const add = (name, importer, isRequired) => {
    const place = placeOf(name, importer)
    if (place === null || (!isRequired && !existsSync(join(root, place)))) return
    if (found.has(place)) return
    found.add(place)
    const { dependencies = {}, optionalDependencies = {} } = packages[place]
    for (const each of Object.keys(dependencies)) add(each, place, true)
    for (const each of Object.keys(optionalDependencies)) add(each, place, false)
  }
  for (const name of names) add(name, from, true)
  return [...found].toSorted(byText)
}

/** Files of packages that only people read, or only compilers. */
const isUnused = (path) => /\.(d\.[cm]?ts|map|md|markdown|flow)$|\/(test|tests|docs|examples?|benchmarks?)$/i.test(path)

const name = 'paydeck-server'

/** True if the directory can be replaced: it is missing, empty, or an earlier package. */
const isReplaceable = (path) => {
  if (!existsSync(path) || readdirSync(path).length === 0) return true
  const manifest = join(path, 'package.json')
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === name
}

if (!isReplaceable(into)) {
  console.error(`${into} contains other files: choose another directory.`)
  process.exit(1)
}
rmSync(into, { recursive: true, force: true })
mkdirSync(into, { recursive: true })
const imported = await compile()
for (const path of assets) cpSync(join(root, path), join(into, path), { recursive: true })
const places = closureOf(imported, '')
for (const place of places)
  cpSync(join(root, place), join(into, place), {
    recursive: true,
    filter: (source) => !isUnused(source) && !relative(join(root, place), source).startsWith('node_modules'),
  })

/** Packages in the built UI. Its bundler has merged them into the files of ui/dist. */
const inUi = closureOf(
  Object.keys(readJson('ui/package.json').dependencies).filter((name) => !isOwn(name)),
  '',
)
const all = [...new Set([...places, ...inUi])].toSorted(byText)
const files = {
  'package.json': { name, version, private: true, license, type: 'module', engines },
  'sbom.json': sbomOf(
    { name, version, license },
    all.map((place) => ({ place, ...packages[place] })),
  ),
}
for (const [path, content] of Object.entries(files))
  writeFileSync(join(into, path), `${JSON.stringify(content, null, 2)}\n`)
console.log(`${relative(process.cwd(), into)}: ${places.length} packages beside the server, ${all.length} in sbom.json`)
