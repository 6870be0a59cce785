import type { Log } from './log.ts'

/** Milliseconds after which it begins: the answer is out by then. */
const delay = 50

/** What is done beside the answers, so that none of them takes longer for it. */
export interface BackgroundTasks {
  /** Does work a moment later. What goes wrong with it is logged, and told to nobody. */
  readonly start: (work: () => Promise<void>) => void
  /** Waits for all that was begun or is to begin. */
  readonly done: () => Promise<void>
}

export const makeBackgroundTasks = (log: Log, pause: (milliseconds: number) => Promise<void>): BackgroundTasks => {
  const pending = new Set<Promise<void>>()
  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      await pause(delay)
      await work()
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'not done aside')
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
