import type { ColumnType } from 'kysely'

/** The idempotent sends, each under its key. */
interface SubmitsTable {
  userId: string
  key: string
  call: string
  inputHash: string
  at: number
  /** Null until the work is done. No other transaction sees the row before. */
  answer: ColumnType<{ readonly reply?: unknown } | null, string | null, string | null>
}

export interface CallTables {
  readonly submits: SubmitsTable
}
