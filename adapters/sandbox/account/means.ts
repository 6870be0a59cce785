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
   * Refuses with 429 when something was asked for too often that guesses nothing, and is kept or sent: a challenge, a
   * mail. Inside a transaction it counts what that has done, and nothing when it is undone.
   * @param most a minute; 20 unless told
   */
  readonly request: (means: Pick<AccountMeans, 'database' | 'now'>, key: string, most?: number) => Promise<void>
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
  /** Encrypts secrets that the database keeps. */
  readonly sealing: Sealing
}
