import type { Queries } from '../database/engine.ts'
import type { Sealing } from '../kernel/sealing.ts'

/** Rate limits for guesses of passwords and codes (A11). All processes share the counts in the database. */
export interface AttemptLimits {
  /**
   * Counts an attempt, and rejects with 429 after too many attempts. May wait a few seconds before it resolves. `forgive`
   * removes the attempt from the count. Do not call this inside a transaction, since a rollback would also undo the count.
   * @param account target of the guess: an email, or the kind of guess and an id, as in "code:42"
   * @param address network address of the guesser; null to count attempts from all addresses together
   * @param now milliseconds since 1970 by the clock of the account
   */
  readonly attempt: (
    account: string,
    address: string | null,
    now: number,
  ) => Promise<{ readonly forgive: () => Promise<void> }>
  /**
   * Counts a request that is not a guess but stores or sends something, such as a challenge or a mail. Rejects with 429
   * after too many requests. Within a transaction, the request counts only if the transaction commits.
   * @param most limit per minute; default 20
   */
  readonly request: (means: Pick<AccountMeans, 'database' | 'now'>, key: string, most?: number) => Promise<void>
}

/** Context of an account's operations: database, clock, and origin of the request. */
export interface AccountMeans {
  /** The database, or a transaction on it. Code that writes more than one row uses `transact`. */
  readonly database: Queries
  /** Milliseconds since 1970, by the clock of the account. */
  readonly now: () => number
  /** The caller's network address, for rate limits. */
  readonly address: string
  /** User agent of the caller's browser. */
  readonly userAgent: string
  readonly limits: AttemptLimits
  /** Encrypts secrets that the database keeps. */
  readonly sealing: Sealing
}
