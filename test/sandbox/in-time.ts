import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Running, startSandbox } from './running.ts'

const minute = 60_000

/** Running sandbox whose clock moves only when a test advances it. */
export interface SandboxInTime {
  /** Returns the time of the sandbox's clock, in milliseconds since 1970. */
  readonly now: () => number
  /** Advances the clock by milliseconds. Returns the new time. */
  readonly advance: (milliseconds: number) => number
  /** The running sandbox. It exists only while tests and hooks run, not while the test file is loaded. */
  readonly running: Running
}

/**
 * Starts a sandbox for the calling test file. Only the tests of this file advance its clock, so they can check limits, codes
 * and locks at exact times. Before each test, the clock advances by two minutes, which resets the rate limits that earlier
 * tests reached.
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
