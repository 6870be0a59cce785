// Everything that has to hold before a change is kept: the gates, the tests, the build, the size budgets and the
// browser tests. Every step runs, so that one run tells everything. What failed is named at the end, where whoever
// sees only the end of a long output finds it; the last line counts the tests. A step that fails without naming a test
// counts as one failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runChild } from './run-child.cjs'

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const begun = Date.now()
let passed = 0
const faults = []

const run = async (title, words, env = {}) => {
  console.log(`\n— ${title}`)
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }
  return (await runChild(process.execPath, words, options)) === 0
}

const bin = (...path) => join(root, 'node_modules', ...path)

const step = async (title, words) => {
  const ok = await run(title, words)
  if (!ok) faults.push(title)
  return ok
}

const count = async (title, words, report, read, env) => {
  const ok = await run(title, words, env)
  const result = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, faults: [] }
  passed += result.passed
  faults.push(...(ok || result.faults.length > 0 ? result.faults : [title]))
}

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

/** A test's title with the first line of why it failed. */
const fault = (title, message = '') => `${title}\n    ${stripVTControlCharacters(message).split('\n')[0]}`

/** The tests of Playwright's report, which nests files and their groups. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

const browserResult = (report) => {
  if (report.stats.flaky > 0)
    console.log(`\n${report.stats.flaky} passed at the second try only: each is a fault, of a test or of the product`)
  return {
    passed: report.stats.expected + report.stats.flaky,
    faults: specsOf(report)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        fault(`${file} › ${title}`, tests.flatMap(({ results }) => results)[0]?.error?.message),
      ),
  }
}

await step('Gates', ['.ci/check.mjs'])

const unitReport = join(reports, 'vitest.json')
await count(
  'Tests',
  [bin('vitest', 'vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  unitReport,
  unitResult,
)

if (await step('Build', [bin('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'])) {
  await step('Size budgets', ['.ci/size.mjs'])
  const browserReport = join(reports, 'playwright.json')
  await count(
    'Browser tests',
    [bin('playwright', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests'],
    browserReport,
    browserResult,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  )
}

console.log(`\nP16 the whole run took ${((Date.now() - begun) / 60_000).toFixed(1)} of 20 minutes`)
if (faults.length > 0) console.log(`\nFailed:\n${faults.map((each) => `  ${each}`).join('\n')}`)
console.log(`\n${passed} passed, ${faults.length} failed`)
process.exit(faults.length > 0 ? 1 : 0)
