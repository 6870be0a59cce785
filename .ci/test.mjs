// Everything that has to hold before a change is kept: the gates, the tests, the build, the size budgets and the
// browser tests. Every step runs, so that one run tells everything; the last line counts the tests. A step that
// fails without naming a test counts as one failed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const begun = Date.now()
let passed = 0
let failed = 0

const run = (title, words, env = {}) => {
  console.log(`\n— ${title}`)
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

const bin = (...path) => join(root, 'node_modules', ...path)

const step = (title, words) => {
  const ok = run(title, words)
  if (!ok) failed += 1
  return ok
}

const count = (title, words, report, read, env) => {
  const ok = run(title, words, env)
  const result = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  passed += result.passed
  failed += ok ? result.failed : Math.max(result.failed, 1)
}

step('Gates', ['.ci/check.mjs'])

const unitReport = join(reports, 'vitest.json')
count(
  'Tests',
  [bin('vitest', 'vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  unitReport,
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
)

if (step('Build', [bin('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'])) {
  step('Size budgets', ['.ci/size.mjs'])
  const browserReport = join(reports, 'playwright.json')
  count(
    'Browser tests',
    [bin('playwright', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests'],
    browserReport,
    ({ stats }) => {
      if (stats.flaky > 0)
        console.log(`\n${stats.flaky} passed at the second try only: each is a fault, of a test or of the product`)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
    { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  )
}

console.log(`\nP16 the whole run took ${((Date.now() - begun) / 60_000).toFixed(1)} of 20 minutes`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
