import { limit } from '../kernel/limits.ts'
import { delay } from '../kernel/timings.ts'
import type { ListIcon } from '../payments/index.ts'
import type { Tone } from '../presentation/tone.ts'
import type { ChangeKind } from './model.ts'

/** Icon of a change. */
export type ChangeIcon = 'shield' | 'alert' | 'inbox' | 'check'

/** Look and rules of one kind of change. */
export interface ChangeRow {
  readonly icon: ChangeIcon
  readonly tone: Extract<Tone, 'good' | 'wait' | 'bad'>
  /** True if the change is listed for as long as the user can act on it, even if it is older than the last visit. */
  readonly isOpen: boolean
  /** Order of changes of the same kind. */
  readonly first: 'newest' | 'earliest'
}

const news = { isOpen: false, first: 'newest' } as const

/** Look and rules by kind of change (SINCE-001). */
export const changeRows = {
  stoppable: { icon: 'shield', tone: 'bad', isOpen: true, first: 'newest' },
  failed: { ...news, icon: 'alert', tone: 'bad' },
  overdue: { icon: 'alert', tone: 'bad', isOpen: true, first: 'earliest' },
  due: { icon: 'alert', tone: 'wait', isOpen: true, first: 'earliest' },
  refund: { ...news, icon: 'alert', tone: 'wait' },
  refused: { ...news, icon: 'shield', tone: 'bad' },
  verified: { ...news, icon: 'shield', tone: 'good' },
  payout: { ...news, icon: 'inbox', tone: 'good' },
  confirmed: { ...news, icon: 'check', tone: 'good' },
} as const satisfies Record<ChangeKind, ChangeRow>

/** Kind of change for each icon of a payment. An exception with an open refund is a `refund` instead. */
export const paymentKinds = {
  complete: 'confirmed',
  exception: 'failed',
  none: null,
} as const satisfies Record<ListIcon, ChangeKind | null>

/** Maximum number of listed changes (SINCE-001). */
export const mostChanges = limit('changes since the last visit', 4)

/** Number of days before the due date from which a bill is listed (SINCE-001). */
export const dueWithin = limit('days of a due bill since the last visit', 7)

/** Maximum number of payments since the last visit that are loaded. */
export const mostPayments = limit('payments since the last visit', 100)

/** Maximum number of pages of the security history that are loaded. */
export const mostSecurityPages = limit('security pages since the last visit', 20)

/** Age from which no security change can be stopped: a day (RECV-110), and a day for clocks that differ. */
export const stoppableFor = delay('age of a stoppable change', 2 * 86_400_000)

/** Interval at which a visible page stores the time of the visit (SINCE-003). */
export const visitInterval = delay('last visit', 30 * 60_000)
