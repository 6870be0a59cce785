import { afterAll, expect } from 'vitest'
import { type Ended, type Process, spawnSandbox } from './spawned.ts'

export type { Ended, Process } from './spawned.ts'

/** Processes to kill after the tests, in case a test fails before it ends its process. */
const running = new Set<Process>()
afterAll(() => running.forEach(({ kill }) => kill('SIGKILL')))

/** Starts the sandbox as `npm start` does, on a free port. */
export const start = (environment: Readonly<Record<string, string>>): Process => {
  const started = spawnSandbox(environment)
  running.add(started)
  started.child.on('close', () => running.delete(started))
  return started
}

/** Expects that a process failed and printed exactly one line, a sentence without a stack trace. */
export const expectSentence = ({ code, output }: Ended, pattern: RegExp): void => {
  expect(output).toMatch(pattern)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).not.toMatch(/\n\s+at |Error:/)
  expect(code).toBe(1)
}
