// `npm run release` builds the two packages for other teams and writes their tarballs to release/. Checks them with publint
// and attw, and prints the size of a program that uses one slice, in the bundles of three bundlers. `npm run release -- OLD.tgz` also prints the exports that differ from an earlier tarball of the core.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { waitlistSizes } from './bundlers.ts'

const root = join(import.meta.dirname, '..')
const into = join(root, 'release')

/** Runs a program in a folder. Ends this program if the other one fails. */
const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error(`${command} ${args.join(' ')} failed in ${cwd}: correct the errors above, then run npm run release.`)
    process.exit(1)
  }
}

const [previous] = process.argv.slice(2)

/** Returns the pages of the reference in an earlier tarball of the core. Ends this program if there is none. */
const referenceIn = (tarball) => {
  const { status, stdout } = spawnSync('tar', ['-xOzf', tarball, 'package/reference'], { encoding: 'utf8' })
  if (status === 0) return stdout
  console.error(`${tarball} is no tarball of @paydeck/core: give the path of one, or none.`)
  return process.exit(1)
}
const earlier = previous === undefined ? null : referenceIn(previous)

rmSync(into, { recursive: true, force: true })
mkdirSync(into)
// The adapters are compiled against the built core.
for (const name of ['core', 'adapters'])
  run('npm', ['pack', '--ignore-scripts=false', '--pack-destination', into], join(root, name))

const tarballs = readdirSync(into).map((name) => join(into, name))
for (const tarball of tarballs) {
  run('publint', ['--strict', tarball], root)
  // The entry "modules" is for the app of this repository only, and is not part of the build.
  run('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--exclude-entrypoints', 'modules'], root)
  console.log(`${tarball}  ${(statSync(tarball).size / 1024).toFixed(0)} KiB`)
}

// The workspace's link to the core leads to the new build.
for (const [bundler, size] of await waitlistSizes(root)) console.log(`makeWaitlist, ${bundler}: ${size} bytes`)

/** Returns the declaration of each export of a reference without comments and examples, by entry and name. */
const exportsIn = (reference) =>
  new Map(
    reference.split(/^(?=# )/m).flatMap((page) => {
      const [heading] = page.split('\n')
      const found = page.matchAll(/^#### (\S+)\n.*?^```ts\n(.*?)(?:^\/\/ Example$.*?)?^```/gms)
      return [...found].map(([, name, code]) => [`${heading.slice(2)} ${name}`, code.replaceAll(/\/\*.*?\*\//gs, '')])
    }),
  )

if (earlier !== null) {
  const pages = readdirSync(join(root, 'core/reference')).map((name) => join(root, 'core/reference', name))
  const [before, now] = [exportsIn(earlier), exportsIn(pages.map((path) => readFileSync(path, 'utf8')).join('\n'))]
  const names = [...new Set([...before.keys(), ...now.keys()])].toSorted((one, other) => (one < other ? -1 : 1))
  const differences = names.filter((name) => before.get(name) !== now.get(name))
  for (const name of differences) {
    const kind = now.has(name) ? (before.has(name) ? 'changed' : 'added') : 'removed'
    console.log(`${kind}: ${name}`)
  }
  console.log(`${differences.length} exports differ.`)
}
for (const path of ['core/dist', 'core/requirements', 'core/API.md', 'core/reference', 'adapters/dist'])
  rmSync(join(root, path), { recursive: true, force: true })
