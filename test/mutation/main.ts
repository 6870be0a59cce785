// Mutation testing: changes the rules and tables of the core one small thing at a time, and asks the tests of the same
// folder whether they notice. `npm run test:mutation -- money routes` tries only those folders; `--again` tries only what
// survived the last time or has changed since. What may survive is in test/surviving-mutants.md.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { areas, root } from '../architecture/files.ts'

const copy = join(root, '.cache/mutation')

/** In percent of the mutants; more where a mistake costs money or lets an intruder in. */
const usualScore = 90
const scores: Readonly<Record<string, number>> = {
  money: 95,
  routes: 95,
  payments: 95,
  'bill-pay': 95,
  verification: 95,
  security: 95,
  passkeys: 95,
}

const rulesOf = (folder: string): ReadonlyArray<string> => {
  const patterns = folder === 'money' ? ['*.ts'] : ['{rules,tables}.ts', '*/{rules,tables}.ts']
  return globSync(
    patterns.map((pattern) => `core/${folder}/${pattern}`),
    { cwd: root },
  )
}

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
  for (const name of ['core', 'adapters'])
    symlinkSync(join(copy, name), join(copy, 'node_modules/@paydeck', name), 'junction')
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
const scoreOf = async (folder: string, again: boolean): Promise<number> => {
  const incrementalFile = join(root, '.cache/mutants', `${folder}.json`)
  if (again) forgetSurvivors(incrementalFile)
  const stryker = new Stryker({
    configFile: 'test/stryker.config.json',
    mutate: [...rulesOf(folder)],
    vitest: { configFile: 'test/mutation/vitest.config.ts', dir: `test/${folder}`, related: false },
    incremental: true,
    incrementalFile,
    force: !again,
  })
  const statuses = (await stryker.runMutationTest()).map(({ status }) => status)
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  return (100 * noticed) / (noticed + missed)
}

const { values, positionals } = parseArgs({
  options: { again: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const all = ['money', ...areas]
const folders = positionals.length === 0 ? all : all.filter((folder) => positionals.includes(folder))

copyWithoutTypes(folders.flatMap(rulesOf))
process.chdir(copy)
const lines: Array<string> = []
for (const folder of folders) {
  const score = await scoreOf(folder, values.again)
  const least = scores[folder] ?? usualScore
  lines.push(`${score < least ? '✗' : '✓'} ${folder} ${score.toFixed(1)} %, of at least ${least} %`)
}
console.log(lines.join('\n'))
process.exitCode = lines.some((line) => line.startsWith('✗')) ? 1 : 0
