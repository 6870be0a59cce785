import type { AttemptLimits } from '../account/means.ts'
import { refuse } from '../kernel/refusals.ts'

/** Attempts in a sliding window, kept in this process. */
export interface RateLimit {
  /** Counts an attempt. Answers 0, or the seconds to wait when there were too many; those are not counted. */
  readonly attempt: (key: string, now: number) => number
  /** Takes back the last attempt of a key: it turned out to be right. */
  readonly forgive: (key: string) => void
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
    forgive: (key) => {
      const recent = attempts.get(key)
      if (recent !== undefined) attempts.set(key, recent.slice(0, -1))
    },
  }
}

const tooManyAttempts = (seconds: number): never =>
  refuse(429, `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, {
    code: 'rate-limit',
    retryAfter: seconds,
  })

/**
 * Five attempts a minute for an account, twenty for a network address (A11); twenty requests of what is asked for before
 * an attempt. `clock` is the server's own: an
 * account's may be moved, and must not move the window of an address.
 */
export const makeSignInLimits = (clock: () => number): AttemptLimits => {
  const accounts = makeRateLimit(5)
  const addresses = makeRateLimit(20)
  const requests = makeRateLimit(20)
  return {
    request: (key, now) => {
      const wait = requests.attempt(key, now)
      if (wait > 0) tooManyAttempts(wait)
    },
    attempt: (account, address, now) => {
      const wait = addresses.attempt(address, clock()) || accounts.attempt(account, now)
      if (wait > 0) tooManyAttempts(wait)
      return {
        forgive: () => {
          accounts.forgive(account)
          addresses.forgive(address)
        },
      }
    },
  }
}
