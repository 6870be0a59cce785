/** Tab that competes for leadership. */
export interface Contender {
  /** Takes leadership from a leader that does not respond. */
  readonly steal: () => void
  /** Gives up leadership, or leaves the queue. */
  readonly leave: () => void
}

/** Callbacks for a tab that competes for leadership. */
export interface LeadershipHandlers {
  readonly lead: () => void
  /** Called after another tab has taken leadership. */
  readonly yield: () => void
  /** Called if the browser grants no lock, so that no tab leads. */
  readonly refused: () => void
}

const isAborted = (fault: unknown): boolean => fault instanceof Error && fault.name === 'AbortError'

/**
 * Competes for the lock `name`. The tab that holds the lock is the leader. The browser releases the lock of a closed or
 * crashed tab, and the next tab in the queue becomes the leader immediately.
 */
export const contend = (locks: Pick<LockManager, 'request'>, name: string, handlers: LeadershipHandlers): Contender => {
  const leaving = new AbortController()
  const { signal } = leaving
  let release: (() => void) | null = null
  let isQueued = false
  let isStealing = false
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) {
        resolve()
        return
      }
      release = resolve
      handlers.lead()
    })
  const lost = (fault: unknown): void => {
    const hasLed = release !== null
    release = null
    if (signal.aborted) return
    if (hasLed) handlers.yield()
    if (isAborted(fault)) queue()
    else handlers.refused()
  }
  const queue = (): void => {
    if (isQueued) return
    isQueued = true
    locks
      .request(name, { signal }, () => {
        isQueued = false
        return hold()
      })
      .catch(lost)
  }
  queue()
  return {
    steal: () => {
      if (isStealing || release !== null) return
      isStealing = true
      locks
        .request(name, { steal: true }, () => {
          isStealing = false
          return hold()
        })
        .catch(lost)
    },
    leave: () => {
      leaving.abort()
      release?.()
    },
  }
}
