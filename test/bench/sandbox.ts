import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'

const root = join(import.meta.dirname, '../..')

export interface RunningSandbox {
  readonly origin: string
  /** Seconds from the start of the process until the sandbox accepted connections. */
  readonly startedIn: number
  readonly stop: () => Promise<void>
}

export const emptyData = (): string => mkdtempSync(join(tmpdir(), 'paydeck-bench-'))

interface SandboxOptions {
  /** Root of the source tree that contains the sandbox; this repository by default. */
  readonly folder?: string
  readonly env?: NodeJS.ProcessEnv
  /** Aborting the signal stops the sandbox, even before it accepts connections. */
  readonly signal?: AbortSignal
}

/** Starts a new sandbox on a free port. */
export const startSandbox = async (
  data: string,
  { folder = root, env = process.env, signal }: SandboxOptions = {},
): Promise<RunningSandbox> => {
  const begun = performance.now()
  const child = spawn(process.execPath, ['--conditions=@paydeck/source', 'adapters/sandbox/main.ts'], {
    cwd: folder,
    env: { ...env, PORT: '0', DATA_DIRECTORY: join(data, 'data'), SANDBOX_CONTROL: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(signal === undefined ? {} : { signal }),
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /https?:\/\/[\w.:-]+(?=\/id\/)/.exec(output)
      if (found !== null) resolve(found[0])
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`The sandbox did not start: ${output}`)))
  })
  return { origin, startedIn: (performance.now() - begun) / 1000, stop }
}

/**
 * Returns a function that creates an account and signs the browser in. `overrides` are fields in which the account differs
 * from its persona, as in the sandbox's control API.
 */
export const signIn =
  (origin: string, persona: string, overrides: Readonly<Record<string, unknown>> = {}) =>
  async (context: BrowserContext): Promise<void> => {
    const response = await context.request.post(`${origin}/sandbox/accounts`, { data: { persona, overrides } })
    if (!response.ok()) throw new Error(`No account could be made: ${response.status()} ${await response.text()}`)
  }
