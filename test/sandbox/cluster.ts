import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

const versions = '/usr/lib/postgresql'

/** Directory of PostgreSQL's programs, of the newest installed version. Null if PostgreSQL is not installed. */
export const programs: string | null = existsSync(versions)
  ? (readdirSync(versions)
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(versions, version, 'bin'))
      .find((path) => existsSync(join(path, 'initdb'))) ?? null)
  : null

const idOf = (user: string, flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))

/** Command that runs a program without the rights of root, which PostgreSQL and PgBouncer refuse. */
const asServer = (words: ReadonlyArray<string>): readonly [string, ReadonlyArray<string>] => {
  const [first = '', ...others] = words
  return process.getuid?.() === 0
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', first, ...others]]
    : [first, others]
}

/** Creates a directory that belongs to the account of the database server. */
export const serverDirectory = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'paydeck-cluster-'))
  if (process.getuid?.() === 0) chownSync(path, idOf('postgres', '-u'), idOf('postgres', '-g'))
  return path
}

/** Program that runs in the background until a test stops it. */
export interface Running {
  readonly child: ChildProcess
  /** Sends a signal and resolves when the program has ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

/** Starts a server program. Resolves when a line of its output matches `ready`. */
export const startProgram = async (words: ReadonlyArray<string>, ready: RegExp): Promise<Running> => {
  const [command, values] = asServer(words)
  const child = spawn(command, [...values], { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()))
  let output = ''
  const isReady = new Promise<void>((resolve) => {
    createInterface(child.stderr).on('line', (line) => {
      output += `${line}\n`
      if (ready.test(line)) resolve()
    })
  })
  await Promise.race([
    isReady,
    ended.then(() => {
      throw new Error(`${words.join(' ')} ended:\n${output}`)
    }),
  ])
  return {
    child,
    end: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
}

/** Runs a program of the database server and returns its output. */
const runProgram = (words: ReadonlyArray<string>): string => {
  const [command, values] = asServer(words)
  return execFileSync(command, [...values], { encoding: 'utf8', cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
}

const fail = (message: string): never => {
  throw new Error(message)
}

/** PostgreSQL server of a test, on 127.0.0.1. */
export interface Cluster {
  readonly directory: string
  readonly port: number
  /** Returns the URL of a database, for the superuser `paydeck` unless another user is given. */
  readonly url: (database: string, user?: string) => string
  readonly stop: () => Promise<void>
}

/** Starts a new PostgreSQL server whose superuser `paydeck` needs no password. */
export const startCluster = async ({
  settings = {},
  access = '',
}: {
  readonly settings?: Readonly<Record<string, string>>
  /** Lines for the beginning of pg_hba.conf. */
  readonly access?: string
} = {}): Promise<Cluster> => {
  const bin = programs ?? fail('PostgreSQL is not installed')
  const directory = serverDirectory()
  const data = join(directory, 'data')
  runProgram([join(bin, 'initdb'), '-D', data, '-U', 'paydeck', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'])
  writeFileSync(join(data, 'pg_hba.conf'), `${access}\nlocal all all trust\nhost all all 127.0.0.1/32 trust\n`)
  const port = await freePort()
  const all = {
    port: `${port}`,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    fsync: 'off',
    ...settings,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { end } = await startProgram(
    [join(bin, 'postgres'), '-D', data, ...options],
    /database system is ready to accept connections/,
  )
  return {
    directory,
    port,
    url: (database, user = 'paydeck') => `postgres://${user}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await end('SIGQUIT')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
