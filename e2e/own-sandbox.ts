import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from './fixtures.ts'

const root = join(import.meta.dirname, '..')

export interface OwnSandbox {
  readonly origin: string
  readonly stop: () => Promise<void>
}

const addressFrom = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('The sandbox has no output')
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (address !== undefined) return address
  }
  throw new Error('The sandbox ended before it was there')
}

/** Starts a sandbox with its own configuration, database and free port. */
export const startSandbox = async (variables: Readonly<Record<string, string>>): Promise<OwnSandbox> => {
  const data = mkdtempSync(join(tmpdir(), 'paydeck-e2e-own-'))
  // Omits `DATABASE_URL`: sandboxes with a shared database server share their rate limits.
  const { DATABASE_URL: _, ...surroundings } = process.env
  const child = spawn(process.execPath, ['--conditions=@paydeck/source', 'adapters/sandbox/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...surroundings, PORT: '0', DATA_DIRECTORY: join(data, 'data'), SANDBOX_CONTROL: 'on', ...variables },
  })
  const origin = await addressFrom(child)
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
  return { origin, stop }
}

/**
 * Returns a test function whose tests run on a separate sandbox. Each worker starts its own sandbox with these environment
 * variables.
 */
export const testWith = (variables: Readonly<Record<string, string>>) =>
  base.extend<object, { readonly ownSandbox: OwnSandbox }>({
    ownSandbox: [
      async ({}, use) => {
        const sandbox = await startSandbox(variables)
        await use(sandbox)
        await sandbox.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ ownSandbox }, use) => use(ownSandbox.origin),
  })
