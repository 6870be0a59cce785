import type { Queries } from '../database/engine.ts'
import type { Sealing } from '../kernel/sealing.ts'

/** Guards everything that takes a password or a code (A11). Counted in the database, for all of its processes together. */
export interface AttemptLimits {
  /**
   * Refuses with 429 when there were too many attempts; answers with what takes the attempt back, maybe a few seconds
   * later. Not to be called inside a transaction: a wrong guess has to stay counted when the call is refused.
   * @param account what is guessed at, with the kind of guess: "code:" and an id
   * @param address network address of who guesses; null: counted wherever it comes from
   * @param now milliseconds since 1970 by the clock of the account
   */
  readonly attempt: (
    account: string,
    address: string | null,
    now: number,
  ) => Promise<{ readonly forgive: () => Promise<void> }>
  /**
   * Rejects with 429 if a harmless request that stores or sends something, such as a challenge or a mail, is repeated too
   * often. Within a transaction it counts only if the transaction commits.
   * @param most limit per minute; default 20
   */
  readonly request: (means: Pick<AccountMeans, 'database' | 'now'>, key: string, most?: number) => Promise<void>
}

/** Context of an account's operations: database, clock, and origin of the request. */
export interface AccountMeans {
  /** The database, or a transaction on it. What writes more than one row uses `transact`. */
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
