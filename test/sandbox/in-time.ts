import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Running, startSandbox } from './running.ts'

const minute = 60_000

/** Sandbox whose clock the tests of one file advance. */
export interface SandboxInTime {
  /** Returns the time of the sandbox's clock, in milliseconds since 1970. */
  readonly now: () => number
  /** Advances the clock by milliseconds. Returns the new time. */
  readonly advance: (milliseconds: number) => number
  /** The running sandbox. Available in tests and hooks, but not while the file is loaded. */
  readonly running: Running
}

/**
 * Starts a sandbox for the calling test file. With its clock, tests of limits, codes and locks are exact. The clock
 * advances two minutes before each test, so that the limits that earlier tests reached have been reset.
 */
export const sandboxInTime = (): SandboxInTime => {
  let time = 1_800_000_000_000
  let started: Running | null = null
  beforeAll(async () => {
    started = await startSandbox({ clock: () => time })
  })
  afterAll(() => started?.close())
  beforeEach(() => void (time += 2 * minute))
  return {
    now: () => time,
    advance: (milliseconds) => (time += milliseconds),
    get running() {
      if (started === null) throw new Error('The sandbox is started with the first test.')
      return started
    },
  }
}
