import type { DecimalText } from '../../money/model.ts'

/** A bill that is due soon. */
export interface DueBill {
  readonly accountId: string
  readonly merchantName: string
  /** The last digits of the account's number. */
  readonly mask: string
  /** Milliseconds since 1970. */
  readonly dueAt: number
  /** In dollars; null: not told. */
  readonly minimum: DecimalText | null
}

/** What is known of bills that are due. */
export interface BillRemindersState {
  readonly bills: ReadonlyArray<DueBill>
  /** When they were looked at or asked for last, milliseconds since 1970; 0: never. */
  readonly seenAt: number
  /** Names those that were put away: `reminderKey`. */
  readonly putAway: ReadonlyArray<string>
}

/** A bill that is due soon enough to be told of. */
export interface Reminder {
  readonly bill: DueBill
  /** Whole days, from 0. */
  readonly left: number
  /** Within how many days it is due. */
  readonly within: number
}
