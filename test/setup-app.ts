import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { spawnSandbox } from './sandbox/spawned.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the sandbox that all tests of the whole app share, for example "http://localhost:41234". */
    readonly appSandbox: string
  }
}

/** Starts one sandbox for all tests of the whole app. Each test creates its own account. */
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
