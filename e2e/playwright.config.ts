import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { findChromium } from '../.ci/chromium.cjs'

const root = join(import.meta.dirname, '..')

// Set once, in the process that starts the server. The workers inherit the directory and the port of the server.
if (process.env['E2E_DATA'] === undefined) {
  const data = mkdtempSync(join(tmpdir(), 'paydeck-e2e-'))
  process.env['E2E_DATA'] = data
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
  // Playwright stops its server on SIGINT only.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'))
}

const chromium = findChromium()

/** Every test creates its own account by the sandbox's control API, so all tests run in parallel. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/e2e'),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes on a retry hides a fault of its own or of the product.
  retries: 0,
  // Tests wait more than they work: three workers were as stable as two on two cores, in two thirds of the time.
  workers: 3,
  // Enough for a whole journey on a busy machine. Response times are measured elsewhere; a generous limit only delays the
  // report of a failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.cache/reports/playwright.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${process.env['E2E_PORT']}`,
    viewport: { width: 1280, height: 800 },
    // Animations cost a fifth of the processor time. Tests of animations ask for 'no-preference'.
    reducedMotion: 'reduce',
    // A trace costs two fifths of the processor, on every test that passes: `-- --trace on` where one is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      // The first is needed where the tests run as root; the second keeps the browser itself from calling home.
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node --conditions=@paydeck/source adapters/sandbox/main.ts',
    cwd: root,
    // The system assigns the port when the server starts to listen. A free port that was found earlier may be taken.
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
