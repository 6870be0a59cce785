/** Attempts in a sliding window, kept in this process: for what is this process's own, as its log is. */
export interface RateLimit {
  /** Counts an attempt. Answers 0, or the seconds to wait when there were too many; those are not counted. */
  readonly attempt: (key: string, now: number) => number
}

const windowMs = 60_000
/** More keys than an honest minute has: the oldest go first, so that a flood cannot fill the memory. */
const mostKeys = 50_000

export const makeRateLimit = (most: number): RateLimit => {
  const attempts = new Map<string, ReadonlyArray<number>>()
  return {
    attempt: (key, now) => {
      const recent = (attempts.get(key) ?? []).filter((at) => now - at < windowMs && at <= now)
      const [oldest] = recent
      attempts.delete(key)
      if (attempts.size >= mostKeys) attempts.delete(attempts.keys().next().value ?? key)
      if (recent.length >= most && oldest !== undefined) {
        attempts.set(key, recent)
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000))
      }
      attempts.set(key, [...recent, now])
      return 0
    },
  }
}
