import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { spawnSandbox } from './sandbox/spawned.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the sandbox that the tests of the whole app share, as in "http://localhost:41234". */
    readonly appSandbox: string
  }
}

/** Starts one sandbox for every test of the whole app: each test makes an account of its own. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'paydeck-app-'))
  const { address, ended, kill } = spawnSandbox({ SANDBOX_CONTROL: 'on', DATA_DIRECTORY: join(folder, 'data') })
  provide('appSandbox', await address)
  return async () => {
    kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
