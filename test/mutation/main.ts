// Mutation testing: changes the rules and tables of the core, the transport, the wire and what guards the sandbox, one
// small thing at a time, and asks their tests whether they notice. `npm run test:mutation -- money sandbox/calls` tries only
// those parts (parts.ts); `--again` tries only what survived the last time or has changed since; `--only codec,call` only
// the files of these names; `--sample 4` one in four of the changes. What may survive is in test/surviving-mutants.md.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { root } from '../architecture/files.ts'
import { type Part, parts } from './parts.ts'
import { isDrawn } from './sample.mjs'

const copy = join(root, '.cache/mutation')

const filesOf = ({ changed }: Part): ReadonlyArray<string> => globSync([...changed], { cwd: root })

/** A copy of what the tests read, because Stryker works in place; without types, as it passes over every `as const`. */
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

/** What of an earlier run's report is needed here. */
interface Report {
  readonly files: Record<string, { mutants: ReadonlyArray<{ readonly status: string }> }>
}

/** Keeps of the last run what was noticed: Stryker does not see that a new test may notice a change of a table. */
const forgetSurvivors = (path: string): void => {
  if (!existsSync(path)) return
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed')
  writeFileSync(path, JSON.stringify(report))
}

/** The percentage that a test noticed, by failing or by never ending; a mutant that no file can load does not count. */
const scoreOf = async (part: Part, again: boolean): Promise<number> => {
  const incrementalFile = join(root, '.cache/mutants', `${part.name.replace('/', '-')}.json`)
  if (again) forgetSurvivors(incrementalFile)
  // Read by vitest.config.ts: with Stryker's own `testFiles` it would change what is made once only after it was made.
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
  // What an earlier run has kept of other files is none of this one's.
  const tried = results.filter((mutant) => isAsked(mutant.fileName) && isDrawn(mutant, oneIn))
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
// Read by sample.mjs, which runs in a process of its own.
process.env['MUTATION_SAMPLE'] = values.sample
const isAsked = (path: string): boolean => only === undefined || only.includes(basename(path, '.ts'))
const changedOf = (part: Part): ReadonlyArray<string> => filesOf(part).filter(isAsked)
const wanted = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

copyWithoutTypes(wanted.flatMap(changedOf))
process.chdir(copy)
const lines: Array<string> = []
for (const part of wanted) {
  const score = await scoreOf(part, values.again)
  lines.push(`${score < part.least ? '✗' : '✓'} ${part.name} ${score.toFixed(1)} %, of at least ${part.least} %`)
}
console.log(lines.join('\n'))
process.exitCode = lines.some((line) => line.startsWith('✗')) ? 1 : 0
