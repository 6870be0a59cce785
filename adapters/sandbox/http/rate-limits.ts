/**
 * Limits the number of attempts in a sliding window. The attempts are counted in the memory of this process, because the
 * limit protects resources of this process, such as its log.
 */
export interface RateLimit {
  /**
   * Counts an attempt and returns 0. After too many attempts, returns the seconds to wait and does not count the attempt.
   */
  readonly attempt: (key: string, now: number) => number
}

const windowMs = 60_000
/**
 * Maximum number of stored keys. If there are more, the oldest keys are dropped, so that a flood of keys cannot fill the
 * memory.
 */
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
