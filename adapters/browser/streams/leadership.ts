/** One of the tabs that want to lead. */
export interface Contender {
  /** Takes the lead from a leader that does not answer. */
  readonly steal: () => void
  /** Gives up the lead, or the wish for it. */
  readonly leave: () => void
}

/** Callbacks of a contender. */
export interface LeadershipHandlers {
  readonly lead: () => void
  /** Another tab has taken the lead. */
  readonly yield: () => void
  /** This browser grants no lock: nobody leads. */
  readonly refused: () => void
}

const isAborted = (fault: unknown): boolean => fault instanceof Error && fault.name === 'AbortError'

/**
 * Leads while it holds the lock of that name. A tab that ends, however it ends, lets go of it, and the next one in the
 * queue leads at once.
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
