import type { DecimalText } from '../money/index.ts'
import type { Activity } from '../payments/index.ts'
import type { StoppableChange } from '../security/index.ts'
import type { Application, ProductName } from '../verification/index.ts'

/** Kinds of changes, the most urgent first. */
export const changeKinds = [
  'stoppable',
  'failed',
  'overdue',
  'due',
  'refund',
  'refused',
  'verified',
  'payout',
  'confirmed',
] as const
/** Kind of a change. */
export type ChangeKind = (typeof changeKinds)[number]

/** Bill that is due soon or overdue. */
export interface BillFact {
  readonly id: string
  /** Name of the merchant with the last digits of the account. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly dueAt: number
  /** Number of days until the bill is due; negative if the bill is overdue. */
  readonly left: number
  /** US dollars; null if unknown. */
  readonly minimum: DecimalText | null
  /** In-app path of the bill's payment. */
  readonly to: string
}

/** Facts from which the changes are derived. */
export interface SinceFacts {
  readonly activity: ReadonlyArray<Activity>
  readonly applications: ReadonlyArray<Application>
  readonly bills: ReadonlyArray<BillFact>
  readonly stoppable: ReadonlyArray<StoppableChange>
}

/** Subject of a change. */
export type ChangeSubject =
  | { readonly about: 'payment'; readonly payment: Activity }
  | { readonly about: 'bill'; readonly bill: BillFact }
  | { readonly about: 'verification'; readonly product: ProductName }
  | { readonly about: 'security'; readonly event: StoppableChange }

/** Change that the strip can list. */
export interface Change {
  readonly kind: ChangeKind
  /** Identifies the change: kind, id of the subject, and time. */
  readonly key: string
  /** Time of the change, in milliseconds since 1970. For a bill, the time at which the bill is due. */
  readonly at: number
  readonly subject: ChangeSubject
}

/** Record of a user's last visit, as the browser stores it. */
export interface LastVisit {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Keys of the dismissed changes. */
  readonly dismissed: ReadonlyArray<string>
}

/** State of the strip. */
export interface SinceState {
  /** Last visit before this page load; null on the first visit. */
  readonly visit: LastVisit | null
  /** Time at which the user opened the home page, in milliseconds since 1970. */
  readonly now: number
  /**
   * Keys of the listed changes once the home page is visible; null before. Later changes are not added, so that nothing on
   * the page moves.
   */
  readonly listed: ReadonlyArray<string> | null
}

/** State before the last visit is read. */
export const noVisit: SinceState = { visit: null, now: 0, listed: null }
