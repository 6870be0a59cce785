import type { Queries } from '../database/engine.ts'

/** Guards everything that takes a password or a code (A11). */
export interface AttemptLimits {
  /** Refuses with 429 when there were too many attempts; answers with what takes the attempt back. */
  readonly attempt: (account: string, address: string, now: number) => { readonly forgive: () => void }
  /** Refuses with 429 when something was asked for too often that guesses nothing and is kept for a while: a challenge. */
  readonly request: (key: string, now: number) => void
}

/** What anything that happens to an account is done with: where it is kept, when it happens, and from where. */
export interface AccountMeans {
  /** The database, or a transaction on it. What writes more than one row uses `transact`. */
  readonly database: Queries
  /** Milliseconds since 1970, by the clock of the account. */
  readonly now: () => number
  /** The caller's network address, for rate limits. */
  readonly address: string
  /** What the caller's browser calls itself. */
  readonly userAgent: string
  readonly limits: AttemptLimits
}
