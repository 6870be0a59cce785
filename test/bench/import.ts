import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/bench-core')
const runs = 11

/** Returns the milliseconds that importing a module takes in a new Node process. */
const timed = (address: string): number => {
  const program = `const from = performance.now(); await import(${JSON.stringify(address)}); console.log(performance.now() - from)`
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8', cwd: folder }),
  )
}

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

export interface ImportTimes {
  readonly empty: number
  readonly libraries: number
  readonly core: number
}

/**
 * Measures the milliseconds of importing the built core. For comparison, also measures an empty module and the three
 * libraries of the core. Returns medians. Each import runs in a new process, and the three imports alternate.
 */
export const importTimes = (): ImportTimes => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync(process.execPath, [join(root, '.ci/bundle-core.mjs'), join(folder, 'core')])
  writeFileSync(join(folder, 'empty.js'), 'export {}')
  writeFileSync(join(folder, 'libraries.js'), "export * from 'fp-ts'; export * from 'rxjs'; export * as t from 'io-ts'")
  const modules = { empty: './empty.js', libraries: './libraries.js', core: './core/index.js' }
  const times = Array.from({ length: runs }, () => ({
    empty: timed(modules.empty),
    libraries: timed(modules.libraries),
    core: timed(modules.core),
  }))
  rmSync(folder, { recursive: true, force: true })
  return {
    empty: median(times.map(({ empty }) => empty)),
    libraries: median(times.map(({ libraries }) => libraries)),
    core: median(times.map(({ core }) => core)),
  }
}
