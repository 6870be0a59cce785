// The size budgets of the built UI, in brotli KiB: P1 (what the first route loads before it is ready, against the floor
// page made of the same packages) and P2 (the entry's own code, and what each part adds that comes later). What loads
// once the page is there (overlays, prices, services) has rows of its own and is no part of P1. Bytes do not depend
// on the machine.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'ui', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

/** Budget of a route's own code by the folder of ui/ that it stands in. */
const routeBudgets = { 'bill-pay': 25, verification: 6 }
const otherRoutes = 20
const carousel = 10
const shell = 22
const firstRoute = 'home/route.ts'
const overFloor = 1.3

/**
 * Goals that are not reached yet, and the sizes that must not grow meanwhile (docs/decisions/0011): a ratchet, to be
 * tightened with every byte that goes.
 */
const held = { 'P1 first route': 128.9, 'P2 shell in the entry': 32.0 }

const kib = (bytes) => bytes / 1024
const brotli = (content) => brotliCompressSync(content).length
const sizeOf = (file) => brotli(readFileSync(join(dist, file)))

/** The chunk and everything that it imports at once. */
const closure = (key, seen = new Set()) => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) closure(next, seen)
  return seen
}

const bytes = (keys) => [...new Set([...keys].map((key) => manifest[key].file))].reduce((sum, file) => sum + sizeOf(file), 0)

const floorBytes = async () => {
  const { output } = await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'test', 'bench', 'floor'),
    logLevel: 'error',
    build: { write: false },
  })
  return output.filter(({ type }) => type === 'chunk').reduce((sum, { code }) => sum + brotli(code), 0)
}

const entry = closure(Object.keys(manifest).find((key) => manifest[key].isEntry && key.endsWith('index.html')))
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)

const first = new Set(entry)
closure(firstRoute, first)
const headStart = readdirSync(join(dist, 'assets'))
  .filter((name) => name.startsWith('head-start-'))
  .reduce((sum, name) => sum + sizeOf(join('assets', name)), 0)

const floor = await floorBytes()
const rows = [
  ['P1 first route', bytes(first) + headStart, kib(floor) * overFloor],
  ['P2 shell in the entry', bytes([...entry].filter((key) => manifest[key].name !== 'vendor')), shell],
  ...lazy
    .map((key) => {
      const slice = key.split('/')[0]
      const budget = key.includes('Overlays') ? carousel : (routeBudgets[slice] ?? otherRoutes)
      return [`P2 ${key}`, bytes([...closure(key)].filter((part) => !entry.has(part))), budget]
    }),
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
