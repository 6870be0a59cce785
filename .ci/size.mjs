// Checks the size budgets of the built UI in brotli KiB. P1: all code until the first route is ready, compared with a
// minimal page that uses the same packages. P2: the code of frame and home, and each part that loads later. Parts that load
// after the page (overlays, prices, services) have rows of their own and are not part of P1. The file with the first rows of
// home is not part of P1 either, because the document loads it beside the entry. Code that some routes share has rows of its
// own and does not count as a route's own code. The last rows are all files that the document of a page preloads. Sizes do
// not depend on the machine.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'ui', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

/** Budgets of routes whose own code may be larger or smaller than usual, by folder of ui/. */
const routeBudgets = { 'bill-pay': 25, verification: 6 }
const otherRoutes = 20
const overlays = 10
const firstRows = 4.15
const sharedParts = 15.3
/** Budgets of the files with code that some routes share. */
const sharedFiles = {
  activity: 22.5,
  Address: 3.1,
  bills: 5.3,
  'card-parts': 4,
  'card-rows': 3.2,
  'list-parts': 5.3,
  'payment-parts': 8.6,
  'recent-factor': 2.2,
}
/** Budget of all files that the document of a page preloads, except the entry. */
const pages = 82
/** Budgets of pages that may preload more. The timeline shows rows of all areas. */
const widePages = {
  '^activity/?$': 88,
  '^activity/statements/?$': 104,
  '^bill-pay/pay(/[^/]*)?/?$': 89.5,
}
const shell = 22
const overFloor = 1.3

/**
 * Sizes that exceed their goals (docs/decisions/0004). They must not grow. Whenever a size shrinks, its limit here is
 * lowered.
 */
const held = { 'P1 first route': 126, 'P2 shell in the entry': 30.5 }

const kib = (bytes) => bytes / 1024
const brotli = (content) => brotliCompressSync(content).length
/**
 * Replaces the hash in each file name by a constant one of the same length. A real hash consists of random letters, so a
 * different hash would change the compressed size.
 */
const steady = (text) =>
  text.replace(/([\w-]+)-([\w-]{7}|[\w-]{8})\.(js|css)\b/g, (_, name, chance, ending) => {
    const letters = createHash('sha256').update(name).digest('base64url').slice(0, chance.length)
    return `${name}-${letters}.${ending}`
  })
const sizeOf = (file) => brotli(steady(readFileSync(join(dist, file), 'utf8')))

/** Returns a chunk and all chunks that it imports statically, directly or indirectly. */
const closure = (key, seen = new Set()) => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) closure(next, seen)
  return seen
}

const bytes = (keys) =>
  [...new Set([...keys].map((key) => manifest[key].file))].reduce((sum, file) => sum + sizeOf(file), 0)

/** Builds the UI in memory. Returns the compressed size of each chunk, by the name of the chunk. */
const built = async (options) => {
  const { output } = await build({ logLevel: 'error', ...options, build: { write: false, ...options.build } })
  return new Map(output.filter(({ type }) => type === 'chunk').map(({ name, code }) => [name, brotli(code)]))
}

const floorBytes = async () => {
  const floor = join(root, 'test', 'bench', 'floor')
  const scripts = await built({ root: floor, configFile: join(floor, 'vite.config.ts') })
  return scripts.values().reduce((sum, size) => sum + size, 0)
}

/**
 * Builds the code of the app's start as three chunks: packages, home, and the rest. A normal build writes this code to a
 * single file. The names of lazy chunks contain no hash, because a changed hash in any part would change the measured size.
 */
const startInParts = () =>
  built({
    configFile: join(root, 'vite.config.ts'),
    build: {
      rolldownOptions: {
        output: {
          chunkFileNames: 'assets/[name].js',
          codeSplitting: {
            groups: [
              { name: 'packages', test: /[\\/]node_modules[\\/]/, priority: 5 },
              {
                name: 'home',
                test: /[\\/]((core|ui)[\\/]home[\\/]|core[\\/]app[\\/]home)/,
                priority: 4,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  })

const entry = closure(Object.keys(manifest).find((key) => manifest[key].isEntry && key.endsWith('index.html')))
const named = (name) => closure(Object.keys(manifest).find((key) => manifest[key].name === name)).difference(entry)
const rowsOfHome = named('first-rows')
/** Chunks with parts of all screens, forms and dialogs. They load with the first screen. */
const shared = named('parts')
/** Chunks of the frame that every page loads after its first paint. */
const frame = named('frame')
/** Files that are loaded on every route. The verification slices load after the start, to watch the user's applications. */
const everywhere = entry.union(rowsOfHome).union(shared).union(frame).union(named('verification'))
const arrived = Object.keys(sharedFiles).reduce((there, name) => there.union(named(name)), everywhere)
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)

/**
 * Returns the files that are certainly loaded when a lazy part is requested. These are the files of every route, and the
 * static imports that all chunks requesting the part have in common. The table of all lazy slices, which is in the frame,
 * counts only if no other chunk requests the part.
 */
const before = (key) => {
  const asking = Object.keys(manifest).filter((other) => manifest[other].dynamicImports?.includes(key))
  const pages = asking.filter((other) => !frame.has(other))
  const askers = pages.length > 0 ? pages : asking
  return askers.map((asker) => closure(asker).union(arrived)).reduce((there, next) => there.intersection(next))
}

const only = (name) => Object.keys(manifest).filter((key) => manifest[key].name === name)
const listedPages = JSON.parse(readFileSync(join(dist, '.vite', 'pages.json'), 'utf8'))

const headStart = readdirSync(join(dist, 'assets'))
  .filter((name) => name.startsWith('head-start-') && name.endsWith('.js'))
  .reduce((sum, name) => sum + sizeOf(join('assets', name)), 0)

const budgetOf = (key) => (key.endsWith('Overlays.tsx') ? overlays : (routeBudgets[key.split('/')[0]] ?? otherRoutes))

const floor = await floorBytes()
const start = await startInParts()
const rows = [
  ['P1 first route', bytes(entry) + headStart, kib(floor) * overFloor],
  ['P1 first rows of home, beside it', bytes(rowsOfHome), firstRows],
  ['P2 parts that the routes share', bytes(shared), sharedParts],
  ['P2 shell in the entry', start.get('index'), shell],
  ['P2 home', start.get('home'), otherRoutes],
  ...Object.entries(sharedFiles).map(([name, limit]) => [`P2 ${name}, shared`, bytes(only(name)), limit]),
  ...lazy.map((key) => [`P2 ${key}`, bytes(closure(key).difference(before(key))), budgetOf(key)]),
  ...listedPages.map(({ pattern, files }) => [
    `page ${pattern}`,
    files.reduce((sum, file) => sum + sizeOf(file), 0),
    widePages[pattern] ?? pages,
  ]),
]

let over = 0
console.log(`floor ${kib(floor).toFixed(1)} KiB, head start ${kib(headStart).toFixed(1)} KiB`)
for (const [name, size, budget] of rows) {
  const limit = Math.max(budget, held[name] ?? 0)
  if (kib(size) > limit) over += 1
  const mark = kib(size) > limit ? '✗' : kib(size) > budget ? '△' : '✓'
  const note = limit > budget ? `, held at ${limit.toFixed(1)}` : ''
  console.log(`${mark} ${name}: ${kib(size).toFixed(1)} of ${budget.toFixed(1)} KiB${note}`)
}
process.exit(over > 0 ? 1 : 0)
