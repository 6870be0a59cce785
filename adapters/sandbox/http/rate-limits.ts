/**
 * Limit of attempts in a sliding window, in the memory of this process. It guards resources of the process, such as its log.
 */
export interface RateLimit {
  /**
   * Counts an attempt and returns 0. After too many attempts, returns the seconds to wait and does not count the attempt.
   */
  readonly attempt: (key: string, now: number) => number
}

const windowMs = 60_000
/** Limit of stored keys. Beyond it the oldest are dropped, so that a flood cannot fill the memory. */
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
