// Runs all checks of the project: gates, tests, build, size budgets and browser tests. Two parallel lanes share the cores.
// Every step runs, so that one run shows all failures. The output of a step is printed when the step ends.
// The last lines name the failed tests and count all tests. A failed step without a named test counts as one failed test.
//
// - `npm test`: all of these.
// - `npm test -- --changed [commit]`: the tests that changes since a commit can affect; default: the last commit.
// - `npm run test:all`: also slow tests that rarely fail.
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, delimiter, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { affectedBy, changedFiles } from './affected.ts'
import { findChromiums } from './chromium.cjs'
import { runChild } from './run-child.cjs'

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const words = process.argv.slice(2)
const isAll = words.includes('--all')
const base = words.includes('--changed') ? (words[words.indexOf('--changed') + 1] ?? 'HEAD') : null

const begun = Date.now()
let passed = 0
const faults = []

const minutesSince = (moment) => `${((Date.now() - moment) / 60_000).toFixed(1)} min`

/** Steps that are running: the start time of each step, by its title. */
const running = new Map()
const progress = setInterval(() => {
  const steps = [...running].map(([title, moment]) => `${title} (${minutesSince(moment)})`)
  console.log(`… ${minutesSince(begun)}: ${steps.join(', ')}`)
}, 30_000)

/** Runs a step and prints its output if the step fails or `isShown` is true. Resolves to true if the step succeeded. */
const run = async (title, command, { env = {}, isShown = false } = {}) => {
  const moment = Date.now()
  running.set(title, moment)
  const log = join(reports, `${title.toLowerCase().replaceAll(' ', '-')}.log`)
  const output = openSync(log, 'w')
  const options = { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, ...env } }
  const ok = (await runChild(process.execPath, command, options)) === 0
  closeSync(output)
  running.delete(title)
  console.log(`${ok ? '✓' : '✗'} ${title}: ${minutesSince(moment)}`)
  if (isShown || !ok) console.log(readFileSync(log, 'utf8').trimEnd())
  return ok
}

const step = async (title, command, options) => {
  const ok = await run(title, command, options)
  if (!ok) faults.push(title)
  return ok
}

const count = async (title, command, report, read, env) => {
  const ok = await run(title, command, { env })
  const result = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, faults: [] }
  passed += result.passed
  faults.push(...(ok || result.faults.length > 0 ? result.faults : [title]))
}

/** Returns a test's title with the first line of its error. */
const fault = (title, message = '') => `${title}\n    ${stripVTControlCharacters(message).split('\n')[0]}`

const unitResult = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  faults: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0)
      return tests.map(({ fullName, failureMessages }) => fault(`${file} › ${fullName}`, failureMessages[0]))
    return status === 'failed' ? [fault(file, message)] : []
  }),
})

/** Returns the tests of Playwright's report, which nests files and groups. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

const browserResult = (report) => ({
  passed: report.stats.expected,
  faults: specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      fault(`${file} › ${title}`, tests.flatMap(({ results }) => results)[0]?.error?.message),
    ),
})

const bin = (...path) => join(root, 'node_modules', ...path)

const vitest = (title, projects, more = [], env = {}) => {
  const report = join(reports, `${title.toLowerCase().replaceAll(' ', '-')}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const command = [bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...projects.map((name) => `--project=${name}`)]
  return count(title, [...command, ...more], report, unitResult, env)
}

const browserTests = (title, specs = [], env = {}) => {
  const report = join(reports, `${title.toLowerCase().replaceAll(' ', '-')}.json`)
  const command = ['test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...specs]
  return count(title, [bin('playwright', 'cli.js'), ...command], report, browserResult, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...env,
  })
}

/** Builds the UI if the build is stale, and checks its size budgets. Resolves to true if the build succeeded. */
const build = async () => {
  const isBuilt = await step('Build', ['.ci/build-then-run.mjs'])
  if (isBuilt) await step('Size budgets', ['.ci/size.mjs'], { isShown: true })
  return isBuilt
}

const everything = async () => {
  const rulesAndSandbox = async () => {
    await vitest('Unit tests', ['node', 'dom', 'dom-clock'])
    await vitest('Contract tests', ['running'])
  }
  const wholeApp = async () => {
    await step('Gates', ['.ci/check.mjs', '--no-bundle'], { isShown: true })
    if (await build()) await browserTests('Browser tests')
    await vitest('App tests', ['app'])
  }
  await Promise.all([rulesAndSandbox(), wholeApp()])
}

const changed = async (commit) => {
  const specs = readdirSync(join(root, 'e2e')).flatMap((name) => /^(.*)\.spec\.ts$/.exec(name)?.[1] ?? [])
  const affected = affectedBy(changedFiles(commit), specs)
  await step('Gates', ['.ci/check.mjs'], { isShown: true })
  await vitest('Tests by imports', [], [`--changed=${commit}`])
  await vitest('Tests by files', [], affected.tests)
  if (affected.specs.length === 0) return
  const chosen = affected.specs === 'all' ? [] : affected.specs.map((name) => `${name}.spec`)
  if (await build()) await browserTests('Browser tests', chosen)
}

/** True if a program is in a folder of PATH. */
const isThere = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

const slow = async () => {
  const source = '--conditions=@paydeck/source'
  const stress = ['.ci/build-then-run.mjs', '.ci/stress.mjs', '5']
  await vitest('Nightly tests', ['nightly'], [], { TESTS: 'all' })
  await step('Mutants', ['test/mutation/main.ts', '--sample', '40'], { isShown: true })
  for (const chromium of findChromiums().slice(1))
    await browserTests(`Browser tests in ${basename(chromium)}`, [], { CHROMIUM_PATH: chromium })
  await step('Pictures', [source, 'test/pictures/main.ts'], { isShown: true })
  await step('Stress', stress, { isShown: true })
  if (isThere('nginx') && isThere('caddy')) await step('Proxies', [source, 'test/proxies/main.ts'])
  else console.log('Proxies were not tested: install nginx and caddy.')
}

await (base === null ? everything() : changed(base))
if (isAll) await slow()
clearInterval(progress)

console.log(`\nP16 the whole run took ${minutesSince(begun)}`)
if (faults.length > 0) console.log(`\nFailed:\n${faults.map((each) => `  ${each}`).join('\n')}`)
console.log(`\n${passed} passed, ${faults.length} failed`)
process.exit(faults.length > 0 ? 1 : 0)
