import type { ColumnType } from 'kysely'

/** Idempotent sends by user and key. */
interface SubmitsTable {
  userId: string
  key: string
  call: string
  inputHash: string
  at: number
  /** Null until the work is done. Other transactions see the row only afterwards. */
  answer: ColumnType<{ readonly reply?: unknown } | null, string | null, string | null>
}

export interface CallTables {
  readonly submits: SubmitsTable
}
