import type { ColumnType } from 'kysely'

/** The idempotent sends, each under its key. */
interface SubmitsTable {
  userId: string
  key: string
  call: string
  inputHash: string
  at: number
  /** null only until the work is done, which no other transaction sees. */
  answer: ColumnType<{ readonly reply?: unknown } | null, string | null, string | null>
}

export interface CallTables {
  readonly submits: SubmitsTable
}
