import type { Log } from './log.ts'

/** Milliseconds before a task begins, so that the response is sent first. */
const delay = 50

/** Tasks that run after a response was sent, so that no response waits for them. */
export interface BackgroundTasks {
  /** Starts a task after a short delay. The log records a failure; the caller never receives one. */
  readonly start: (work: () => Promise<void>) => void
  /** Waits for all tasks, running and delayed. */
  readonly done: () => Promise<void>
}

export const makeBackgroundTasks = (log: Log, pause: (milliseconds: number) => Promise<void>): BackgroundTasks => {
  const pending = new Set<Promise<void>>()
  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      await pause(delay)
      await work()
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'background task failed')
    }
  }
  return {
    start: (work) => {
      const running = run(work).finally(() => pending.delete(running))
      pending.add(running)
    },
    done: async () => {
      await Promise.all(pending)
    },
  }
}
