import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { completedBuildName } from '../../.ci/completed-build.ts'
import { copyProject } from './copied-project.ts'

const { folder, remove } = copyProject()
afterAll(remove)

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Returns the code of a program that prints this text and then runs until it receives a signal. */
const endless = (text: string): string => `console.log(${JSON.stringify(text)}); setInterval(() => {}, 60_000)`

rmSync(join(folder, 'node_modules/vite'))
write('node_modules/vite/bin/vite.js', endless('Fake build'))
write('ui/dist/index.html', '<!doctype html><title>Built</title>')

const killGroup = ({ pid = 0 }: ChildProcess): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // `process.kill` throws if all processes of the group have already ended.
  }
}

interface Command {
  readonly kill: (signal: NodeJS.Signals) => void
  /** Waits until the output of the command matches the pattern. Returns the first capturing group of the match. */
  readonly printed: (pattern: RegExp) => Promise<string>
  /**
   * Waits until the command and all of its child processes have ended. Returns the exit code of the command, or the signal
   * that ended it.
   */
  readonly ended: () => Promise<number | NodeJS.Signals | null>
}

/**
 * Runs a command in the copied project. Like a process manager, `kill` sends a signal only to the command, not to its child
 * processes.
 */
const run = (args: ReadonlyArray<string>, variables: Readonly<Record<string, string>> = {}): Command => {
  const [command = '', ...rest] = args
  const { PATH, HOME } = process.env
  const child = spawn(command, rest, {
    cwd: folder,
    detached: true,
    env: { PATH, HOME, PORT: '0', SNAPSHOT_DIRECTORY: join(import.meta.dirname, '../../.cache/sandbox'), ...variables },
  })
  onTestFinished(() => killGroup(child))
  let output = ''
  let isClosed = false
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  child.once('close', () => void (isClosed = true))
  const exited = once(child, 'exit')
  return {
    kill: (signal) => void child.kill(signal),
    printed: async (pattern) => {
      await expect.poll(() => output, { timeout: 180_000 }).toMatch(pattern)
      return pattern.exec(output)?.[1] ?? ''
    },
    ended: async () => {
      await exited
      await expect.poll(() => isClosed, { message: 'a process outlives the command' }).toBe(true)
      return child.exitCode ?? child.signalCode
    },
  }
}

// The first start creates the demo accounts, which takes long on a busy machine.
describe('npm start', { timeout: 240_000 }, () => {
  it('F3 npm start releases the port and the data directory when npm receives SIGTERM', async () => {
    write(`ui/dist/${completedBuildName}`, '')
    const data = join(folder, '.data')
    const { kill, printed, ended } = run(['npm', 'start'], { DATA_DIRECTORY: data })
    const address = await printed(/is running: (http:\/\/localhost:\d+)\//)
    expect((await fetch(`${address}/id/home`)).status).toBe(200)
    kill('SIGTERM')
    expect(await ended()).toBe(0)
    await expect(fetch(address)).rejects.toThrow()
    expect([existsSync(data), existsSync(`${data}.lock`)]).toEqual([true, false])
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'F3 the build and npm end when npm receives %s during a build',
    async (signal) => {
      rmSync(join(folder, 'ui/dist', completedBuildName), { force: true })
      const { kill, printed, ended } = run(['npm', 'start'])
      await printed(/Fake build/)
      kill(signal)
      expect(await ended()).toBe(signal)
    },
  )
})

describe('the installation before npm start', () => {
  it('F3 the installation ends when the script that runs it receives SIGTERM, and the script ends too', async () => {
    rmSync(join(folder, 'node_modules/.package-lock.json'))
    write('.cache/npm.js', endless('Fake installation'))
    const { kill, printed, ended } = run(['node', '.ci/prepare.cjs'], { npm_execpath: join(folder, '.cache/npm.js') })
    await printed(/Fake installation/)
    kill('SIGTERM')
    expect(await ended()).toBe('SIGTERM')
  })
})
