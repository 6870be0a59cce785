import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '../..')

export default defineConfig({
  root,
  cacheDir: join(root, '.cache/vite'),
  ssr: { resolve: { conditions: ['@paydeck/source', 'node'] } },
  test: {
    include: ['**/*.test.ts'],
    // They ask a running sandbox, which has no part in the rules.
    exclude: ['**/*.contract.test.ts'],
    setupFiles: ['setup.ts', 'mutation/setup.ts'].map((path) => join(root, 'test', path)),
    env: { FC_RUNS: '20', FC_SEED: '1' },
    testTimeout: 20_000,
    // Every mutant has a thread of its own: one for all files, that loads little, makes it quick.
    isolate: false,
    deps: { optimizer: { ssr: { enabled: true, include: ['fast-check', 'fp-ts', 'io-ts', 'rxjs'] } } },
  },
})
