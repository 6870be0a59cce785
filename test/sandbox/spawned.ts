import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { secretKey } from './sealing.ts'

const root = join(import.meta.dirname, '../..')

export interface Ended {
  readonly code: number | null
  readonly output: string
}

export interface Process {
  readonly child: ChildProcess
  /** Resolves to the URL of the sandbox when it listens. Rejects if the process ends before that. */
  readonly address: Promise<string>
  readonly ended: Promise<Ended>
  readonly kill: (signal: NodeJS.Signals) => void
}

/** Starts the sandbox as `npm start` does, on a free port. */
export const spawnSandbox = (environment: Readonly<Record<string, string>>): Process => {
  const child = spawn(process.execPath, ['--conditions=@paydeck/source', 'adapters/sandbox/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      SNAPSHOT_DIRECTORY: join(root, '.cache/sandbox'),
      // A database on a server is a copy of the template database, which the tests have encrypted with this key.
      ...('DATABASE_URL' in environment ? { SECRET_KEY: secretKey } : {}),
      ...environment,
    },
  })
  let output = ''
  const address = Promise.withResolvers<string>()
  const ended = Promise.withResolvers<Ended>()
  const hear = (chunk: Buffer): void => {
    output += chunk.toString()
    const found = /is running: (http:\/\/localhost:\d+)\//.exec(output)?.[1]
    if (found !== undefined) address.resolve(found)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.on('close', (code) => {
    address.reject(new Error(output))
    ended.resolve({ code, output })
  })
  address.promise.catch(() => undefined)
  return { child, address: address.promise, ended: ended.promise, kill: (signal) => void child.kill(signal) }
}
