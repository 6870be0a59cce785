// Mutation testing changes rules and tables of the core, transport, wire and sandbox, one at a time, and expects their tests to
// fail. `npm run test:mutation -- money sandbox/calls` runs only these parts (parts.ts). `--again` runs only mutants that
// survived the last run or changed since. `--only codec,call` limits the files by name. `--sample 4` tries one mutant in four.
// Accepted survivors are listed in test/surviving-mutants.md.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { root } from '../architecture/files.ts'
import { type Part, parts } from './parts.ts'
import { isSampled } from './sample.mjs'

const copy = join(root, '.cache/mutation')

const filesOf = ({ changed }: Part): ReadonlyArray<string> => globSync([...changed], { cwd: root })

/**
 * Copies the files that the tests need, so that Stryker does not change the originals. The files to mutate are copied
 * without types, since Stryker skips every expression with `as const`.
 */
const copyWithoutTypes = (files: ReadonlyArray<string>): void => {
  rmSync(copy, { recursive: true, force: true })
  const filter = (path: string): boolean => !['node_modules', 'dist', '.data'].includes(basename(path))
  for (const path of ['core', 'adapters', 'test', 'ui/tsconfig.json', 'tsconfig.json', 'package.json']) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter })
  }
  for (const file of files)
    writeFileSync(join(copy, file), stripTypeScriptTypes(readFileSync(join(root, file), 'utf8')))
  mkdirSync(join(copy, 'node_modules/@paydeck'), { recursive: true })
  for (const [name, path] of Object.entries({ core: 'core', adapters: 'adapters', sandbox: 'adapters/sandbox' }))
    symlinkSync(join(copy, path), join(copy, 'node_modules/@paydeck', name), 'junction')
}

/** Fields that this script reads from Stryker's report of an earlier run. */
interface Report {
  readonly files: Record<string, { mutants: ReadonlyArray<{ readonly status: string }> }>
}

/**
 * Keeps only the killed mutants in the report of the last run, so that the next run tests all other mutants again. Otherwise
 * Stryker would not notice that a new test kills a mutant of a table.
 */
const forgetSurvivors = (path: string): void => {
  if (!existsSync(path)) return
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed')
  writeFileSync(path, JSON.stringify(report))
}

/** Returns the percentage of mutants that a failing test or a timeout kills. Mutants with a load error are not counted. */
const scoreOf = async (part: Part, again: boolean): Promise<number> => {
  const incrementalFile = join(root, '.cache/mutants', `${part.name.replace('/', '-')}.json`)
  if (again) forgetSurvivors(incrementalFile)
  // vitest.config.ts reads this variable. Stryker's own option `testFiles` would activate mutants of module-level values
  // too late.
  process.env['MUTATED_PART'] = part.name
  const stryker = new Stryker({
    configFile: 'test/stryker.config.json',
    mutate: [...changedOf(part)],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    incremental: true,
    incrementalFile,
    force: !again,
    checkers: oneIn > 1 ? ['sample'] : [],
  })
  const results = await stryker.runMutationTest()
  // Excludes files that are not selected now. The report of an earlier run may contain results of these files.
  const tried = results.filter((mutant) => isSelected(mutant.fileName) && isSampled(mutant, oneIn))
  const statuses = tried.map(({ status }) => status)
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  return (100 * noticed) / (noticed + missed)
}

const { values, positionals } = parseArgs({
  options: {
    again: { type: 'boolean', default: false },
    only: { type: 'string' },
    sample: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const only = values.only?.split(',')
const oneIn = Number(values.sample)
// sample.mjs, which runs in another process, reads this variable.
process.env['MUTATION_SAMPLE'] = values.sample
const isSelected = (path: string): boolean => only === undefined || only.includes(basename(path, '.ts'))
const changedOf = (part: Part): ReadonlyArray<string> => filesOf(part).filter(isSelected)
const selectedParts = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

copyWithoutTypes(selectedParts.flatMap(changedOf))
process.chdir(copy)
const lines: Array<string> = []
for (const part of selectedParts) {
  const score = await scoreOf(part, values.again)
  lines.push(`${score < part.least ? '✗' : '✓'} ${part.name} ${score.toFixed(1)} %, of at least ${part.least} %`)
}
console.log(lines.join('\n'))
process.exitCode = lines.some((line) => line.startsWith('✗')) ? 1 : 0
