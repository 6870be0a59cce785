import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { parts } from './parts.ts'
import { QuickFirst } from './quick-first.ts'

const root = join(import.meta.dirname, '../..')

/** Part whose mutants main.ts is testing. */
const part = parts.find(({ name }) => name === process.env['MUTATED_PART'])

const setup = ['setup.ts', 'mutation/setup.ts', ...(part?.isRunning === true ? ['setup-running.ts'] : [])]
// Timeout in milliseconds. In parts with a running sandbox, every mutant first restores a database from the snapshot that
// the first mutant stored.
const patience = part?.isRunning === true ? 60_000 : 20_000

export default defineConfig({
  root,
  cacheDir: join(root, '.cache/vite'),
  ssr: { resolve: { conditions: ['@paydeck/source', 'node'] } },
  test: {
    include: [...(part?.tests ?? [])],
    setupFiles: setup.map((path) => join(root, 'test', path)),
    globalSetup: part?.isRunning === true ? [join(root, 'test/setup-server.ts')] : [],
    env: { FC_RUNS: '20', FC_SEED: '1' },
    testTimeout: patience,
    hookTimeout: patience,
    // Every mutant has its own thread. All test files share this thread, so each module loads only once, which is fast.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: [
            '@simplewebauthn/server',
            'fast-check',
            'fp-ts',
            'graphql',
            'io-ts',
            'kysely',
            'kysely/migration',
            'rxjs',
          ],
        },
      },
    },
  },
})
