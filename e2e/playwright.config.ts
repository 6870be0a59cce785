import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { findChromium } from '../.ci/chromium.cjs'

const root = join(import.meta.dirname, '..')

// Only the main process creates the data directory. The worker processes inherit its path and the server's port in their
// environment.
if (process.env['E2E_DATA'] === undefined) {
  const data = mkdtempSync(join(tmpdir(), 'paydeck-e2e-'))
  process.env['E2E_DATA'] = data
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
  // Playwright stops its server on SIGINT only.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'))
}

const chromium = findChromium()

/**
 * Configuration of the browser tests. Every test creates its own account with the sandbox's control API, so all tests run
 * in parallel.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/e2e'),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A retry would hide an unstable test or a fault of the product.
  retries: 0,
  // Tests mostly wait. On two cores, three workers were as stable as two and took two thirds of the time.
  workers: 3,
  // Limit for one test in milliseconds, with a margin for a busy machine. The benches measure response times, so a generous
  // limit only delays the report of a failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.cache/reports/playwright.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${process.env['E2E_PORT']}`,
    viewport: { width: 1280, height: 800 },
    // Animations cost a fifth of the processor time. Tests of animations set 'no-preference'.
    reducedMotion: 'reduce',
    // A trace costs two fifths of the processor time, also for tests that pass. The option `-- --trace on` records traces.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      // Tests that run as root need the first option. The second stops requests of the browser to its vendor.
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node --conditions=@paydeck/source adapters/sandbox/main.ts',
    cwd: root,
    // The system assigns the port when the server starts to listen. Another process could take a port chosen earlier.
    wait: { stdout: /http:\/\/localhost:(?<E2E_PORT>\d+)/ },
    env: {
      PORT: '0',
      DATA_DIRECTORY: join(process.env['E2E_DATA'], 'data'),
      SANDBOX_CONTROL: 'on',
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  },
})
