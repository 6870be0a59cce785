import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './browser.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/bench-core')
const runs = 15

/** Returns the milliseconds that importing a module takes in a new Node process. */
const timed = (address: string): number => {
  const program = `const from = performance.now(); await import(${JSON.stringify(address)}); console.log(performance.now() - from)`
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8', cwd: folder }),
  )
}

/** Modules to compare: the built core, some of its entries, its libraries, and two packages of a similar purpose. */
const modules = {
  'an empty module': './empty.js',
  'fp-ts, io-ts and rxjs': './libraries.js',
  '@tanstack/query-core': '@tanstack/query-core',
  xstate: 'xstate',
  '@paydeck/core': './core/node/index.js',
  '@paydeck/core/money': './core/node/money/index.js',
  '@paydeck/core/cards': './core/node/cards/index.js',
  '@paydeck/core/payments': './core/node/payments/index.js',
  '@paydeck/core/receiving': './core/node/receiving/index.js',
} as const

/**
 * Measures the milliseconds of importing modules, among them the built core. Returns the median of each module. Each import
 * runs in a new process, and the imports of the modules alternate.
 */
export const importTimes = (): Readonly<Record<keyof typeof modules, number>> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync(process.execPath, [join(root, '.ci/bundle-core.mjs'), join(folder, 'core')])
  writeFileSync(join(folder, 'empty.js'), 'export {}')
  writeFileSync(join(folder, 'libraries.js'), "export * from 'fp-ts'; export * from 'rxjs'; export * as t from 'io-ts'")
  const names = Object.keys(modules) as ReadonlyArray<keyof typeof modules>
  const rounds = Array.from({ length: runs }, () => new Map(names.map((name) => [name, timed(modules[name])])))
  rmSync(folder, { recursive: true, force: true })
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((times) => times.get(name) ?? Number.NaN))]),
  ) as Readonly<Record<keyof typeof modules, number>>
}
