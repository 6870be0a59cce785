import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '../../e2e/pages.ts'
import { openBrowser } from '../bench/browser.ts'
import { baseCommit, git } from './base.ts'
import { compare } from './compare.ts'
import { takeGallery } from './gallery.ts'
import { type Compared, fileOf, pageOf, summaryOf } from './page.ts'
import { nameOf, type Taken, takeScreen } from './screens.ts'
import { buildCommit, type Cleanups, root, type RunningTree, serveTree } from './trees.ts'

// `npm run pictures [-- <commit>]` compares pictures of the working tree with those of a base commit, and writes an HTML page
// of the differences.
const results = join(root, '.cache/pictures')

/** Compares the pictures of the two source trees, and writes the image files that the HTML page shows. */
const compareTaken = (before: Taken, after: Taken): ReadonlyArray<Compared> =>
  [...new Set([...after.keys(), ...before.keys()])].map((name) => {
    const [one, other] = [before.get(name), after.get(name)]
    const write = (part: Parameters<typeof fileOf>[1], picture: Buffer): void =>
      writeFileSync(join(results, fileOf(name, part)), picture)
    if (other !== undefined) write('after', other)
    if (one === undefined) return { kind: 'new', name }
    if (other === undefined) {
      write('before', one)
      return { kind: 'missing', name }
    }
    const found = compare(one, other)
    if (found === null) return { kind: 'equal', name }
    write('before', one)
    write('difference', found.difference)
    return { kind: 'different', name, pixels: found.pixels }
  })

/**
 * Takes pictures of the two source trees concurrently, and compares them. Pictures that cannot be taken in the base tree
 * count as new.
 */
const comparePair = async (
  [before, after]: readonly [RunningTree, RunningTree],
  name: string,
  take: (tree: RunningTree) => Promise<Taken>,
): Promise<ReadonlyArray<Compared>> => {
  const [one, other] = await Promise.all([
    take(before).catch((error: unknown): Taken => {
      console.log(`${name} cannot be taken in the base: ${String(error)}`)
      return new Map()
    }),
    take(after),
  ])
  return compareTaken(one, other)
}

/** Compares the two source trees, writes the HTML page, and returns the number of pictures that are not equal. */
const run = async (named: string | undefined, signal: AbortSignal, cleanups: Cleanups): Promise<number> => {
  const commit = baseCommit(root, named)
  const title = git(root, 'log', '-1', '--format=%h %s', commit)
  console.log(`Building the base: ${title}`)
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'paydeck-pictures-')))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  await buildCommit(commit, join(folder, 'base'), { signal, cleanups })

  const browser = await openBrowser({ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
  cleanups.push(() => browser.close())
  const moment = Date.now()
  const serve = (tree: string, data: string) =>
    serveTree({ folder: tree, data: join(folder, data), moment, browser }, { signal, cleanups })
  const trees = [await serve(join(folder, 'base'), 'before'), await serve(root, 'after')] as const

  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const all: Array<Compared> = []
  for (const [path, persona] of routes) {
    const name = nameOf(path, persona)
    const take = async (tree: RunningTree): Promise<Taken> => {
      const page = await tree.pageAs(persona)
      const taken = await takeScreen(page, path, name)
      await page.close()
      return taken
    }
    all.push(...(await comparePair(trees, name, take)))
  }
  all.push(...(await comparePair(trees, 'The gallery', async (tree) => takeGallery(await tree.page(), tree.gallery))))
  const page = join(results, 'index.html')
  writeFileSync(page, pageOf(title, all))
  console.log(`${summaryOf(all)}: ${page}`)
  return all.filter(({ kind }) => kind !== 'equal').length
}

const ending = new AbortController()
const cleanups: Cleanups = []
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const received = new Promise<NodeJS.Signals>((resolve) => {
  // The same signal can arrive twice, from the terminal and from npm. The second signal has no effect.
  for (const signal of signals) process.on(signal, () => resolve(signal))
})
const cleanUp = async (): Promise<void> => {
  ending.abort()
  for (const end of cleanups.toReversed()) {
    await Promise.resolve()
      .then(end)
      .catch((error: unknown) => console.error(error))
  }
}
let outcome: number | NodeJS.Signals
try {
  outcome = await Promise.race([run(process.argv[2], ending.signal, cleanups), received])
} finally {
  await cleanUp()
}
if (typeof outcome === 'number') process.exitCode = outcome === 0 ? 0 : 1
else {
  process.removeAllListeners(outcome)
  process.kill(process.pid, outcome)
}
