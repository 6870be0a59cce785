import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Running, startSandbox } from './running.ts'

const minute = 60_000

/** A sandbox whose time the tests of one file move. */
export interface SandboxInTime {
  /** Milliseconds since 1970, by its clock. */
  readonly now: () => number
  /** Lets milliseconds pass; answers with the time that it is then. */
  readonly pass: (milliseconds: number) => number
  /** Not before the tests run. */
  readonly running: Running
}

/**
 * Starts it for the test file that calls this, so that limits, codes and locks are exact. Two minutes pass before each
 * test: past the limits of the users before.
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
    pass: (milliseconds) => (time += milliseconds),
    get running() {
      if (started === null) throw new Error('The sandbox is started with the first test.')
      return started
    },
  }
}
