import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './browser.ts'

const root = join(import.meta.dirname, '../..')
const runs = 15

/** Returns the milliseconds that importing a module takes in a new Node process. */
const timed = (address: string, folder: string): number => {
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
  '@paydeck/core': '@paydeck/core',
  '@paydeck/core/money': '@paydeck/core/money',
  '@paydeck/core/cards': '@paydeck/core/cards',
  '@paydeck/core/payments': '@paydeck/core/payments',
  '@paydeck/core/receiving': '@paydeck/core/receiving',
} as const

/** Builds the core and installs it in a folder. Returns the path of the folder. */
export const installCore = (): string => {
  const folder = join(root, '.cache/bench-core')
  rmSync(folder, { recursive: true, force: true })
  const core = join(folder, 'node_modules/@paydeck/core')
  mkdirSync(core, { recursive: true })
  copyFileSync(join(root, 'core/package.json'), join(core, 'package.json'))
  execFileSync(process.execPath, [join(root, '.ci/bundle-core.mjs'), join(core, 'dist')])
  return folder
}

/**
 * Measures the milliseconds of importing modules, among them the built core. Returns the median of each module. Each import
 * runs in a new process, and the imports of the modules alternate.
 */
export const importTimes = (folder: string): Readonly<Record<keyof typeof modules, number>> => {
  writeFileSync(join(folder, 'empty.js'), 'export {}')
  writeFileSync(join(folder, 'libraries.js'), "export * from 'fp-ts'; export * from 'rxjs'; export * as t from 'io-ts'")
  const names = Object.keys(modules) as ReadonlyArray<keyof typeof modules>
  const rounds = Array.from({ length: runs }, () => new Map(names.map((name) => [name, timed(modules[name], folder)])))
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((times) => times.get(name) ?? Number.NaN))]),
  ) as Readonly<Record<keyof typeof modules, number>>
}
