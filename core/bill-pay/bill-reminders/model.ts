import type { DecimalText } from '../../money/model.ts'

/** Bill that is due soon. */
export interface DueBill {
  readonly accountId: string
  readonly merchantName: string
  /** Last digits of the account number. */
  readonly mask: string
  /** Milliseconds since 1970. */
  readonly dueAt: number
  /** US dollars. Null if unknown. */
  readonly minimum: DecimalText | null
}

/** Bill that is due soon or overdue, for other parts of the home page. */
export interface DueBillRow extends Pick<DueBill, 'dueAt' | 'minimum'> {
  readonly id: string
  /** Name of the bill, as in "Cedar Union Bank ****2201". */
  readonly name: string
  /** Number of whole days until the bill is due; negative if the bill is overdue. */
  readonly left: number
  /** In-app path of the bill's payment. */
  readonly to: string
}

/** State of the bill reminders. */
export interface BillRemindersState {
  readonly bills: ReadonlyArray<DueBill>
  /** Time at which the reminders were last loaded or viewed, in milliseconds since 1970. 0 before the first load. */
  readonly seenAt: number
  /** Keys that `reminderKey` returns for the dismissed reminders. */
  readonly dismissed: ReadonlyArray<string>
}

/** Bill that is due soon enough for a reminder. */
export interface Reminder {
  readonly bill: DueBill
  /** Number of whole days until the bill is due, 0 or more. */
  readonly left: number
  /** Number of days of the reminder's stage, such as 5. The bill is due within this number of days. */
  readonly within: number
}
