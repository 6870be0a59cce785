import type { ColumnType } from 'kysely'

/** Calls that were sent with an idempotency key, one row per user and key. */
interface SubmitsTable {
  userId: string
  key: string
  call: string
  inputHash: string
  at: number
  /**
   * Response to the call. Null while the first request is being handled; other transactions do not see the row until then.
   */
  answer: ColumnType<{ readonly reply?: unknown } | null, string | null, string | null>
}

export interface CallTables {
  readonly submits: SubmitsTable
}
