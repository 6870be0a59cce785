import type { Limit } from '../kernel/limits.ts'
import type { Delay } from '../kernel/timings.ts'
import type { ListIcon } from '../payments/index.ts'
import { type ChangeKind, changeKinds } from '../since/model.ts'
import {
  type ChangeRow,
  changeRows,
  dueWithin,
  mostChanges,
  mostPayments,
  mostSecurityPages,
  paymentKinds,
  stoppableFor,
  visitInterval,
} from '../since/tables.ts'

/** Rule tables of the strip "Since your last visit". */
export interface SinceTables {
  /** Kinds of changes, the most urgent first (SINCE-001). */
  readonly changeKinds: ReadonlyArray<ChangeKind>
  /** Look and rules of each kind (SINCE-001). */
  readonly changeRows: Readonly<Record<ChangeKind, ChangeRow>>
  /** Kind of change for each icon of a payment; null for none (SINCE-001). */
  readonly paymentKinds: Readonly<Record<ListIcon, ChangeKind | null>>
  /** Limits of the strip (SINCE-001). */
  readonly sinceLimits: {
    readonly mostChanges: Limit
    readonly dueWithin: Limit
    readonly mostPayments: Limit
    readonly mostSecurityPages: Limit
  }
  /** Age from which no security change can be stopped (SINCE-001). */
  readonly stoppableFor: Delay
  /** Interval at which a visible page stores the time of the visit (SINCE-003). */
  readonly visitInterval: Delay
}

/** The rule tables of the strip that Paydeck uses. */
export const sinceTables: SinceTables = {
  changeKinds,
  changeRows,
  paymentKinds,
  sinceLimits: { mostChanges, dueWithin, mostPayments, mostSecurityPages },
  stoppableFor,
  visitInterval,
}
