import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { findChromium } from '../.ci/chromium.cjs'

const root = join(import.meta.dirname, '..')

// Chosen once, in the process that starts the server; the workers inherit it, and the port that the server was given.
if (process.env['E2E_DATA'] === undefined) {
  const data = mkdtempSync(join(tmpdir(), 'paydeck-e2e-'))
  process.env['E2E_DATA'] = data
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
  // Playwright ends its server on SIGINT alone.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'))
}

const chromium = findChromium()

/** Every test makes its own account through the sandbox's control page, so all of them run side by side. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/e2e'),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes at the second try hides a fault of its own or of the product.
  retries: 0,
  // A test waits more than it works: three were as steady as two on two cores, in two thirds of the time.
  workers: 3,
  // A whole journey, with its waits, on a machine that has other things to do. How soon something comes is measured
  // elsewhere; where it does not come at all, a test takes a little longer to say so.
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
    // The system gives it a port as it begins to listen: one that was found free before may be another's by then.
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
