/**
 * Makes a pack of as many entries as the first argument says, and prints the memory that it takes above the idle heap, in
 * bytes. Run with `--expose-gc`.
 */
import { makePackHandler } from '@paydeck/adapters/browser/activity/pack-requests'
import { facts } from './histories.ts'
import { manyPages } from './many-entries.ts'

const count = Number(process.argv[2])
const collect = (globalThis as unknown as { readonly gc: () => void }).gc
const used = (): number => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const idle = used()
const handle = makePackHandler()
handle({ kind: 'begin', facts })
let peak = idle
let page = 0
for (const next of manyPages(count)) {
  handle({ kind: 'add', page: next })
  page += 1
  if (page % 20 === 0) peak = Math.max(peak, used())
}
const response = handle({ kind: 'finish', missing: [] })
peak = Math.max(peak, used())
const made = response?.kind === 'made' ? response : null
process.stdout.write(
  JSON.stringify({ above: peak - idle, size: made?.bytes.size ?? 0, entries: made?.summary.entries ?? 0 }),
)
