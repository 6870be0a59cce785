import { monthsBefore } from '../kernel/calendar.ts'
import { compareTexts } from '../kernel/compare-texts.ts'
import { type Activity, type Invoice, payoutStatusRow, recentActivityQuery, rowStatusOf } from '../payments/index.ts'
import type { StoppableChange } from '../security/index.ts'
import {
  type Application,
  applicationFor,
  productNames,
  type ProductName,
  standingOf,
  stepTime,
} from '../verification/index.ts'
import {
  type BillFact,
  type Change,
  type ChangeKind,
  changeKinds,
  type ChangeSubject,
  type LastVisit,
  type SinceFacts,
  type SinceState,
} from './model.ts'
import { type ChangeRow, changeRows, dueWithin, mostChanges, paymentKinds } from './tables.ts'

/**
 * True if there may be payments since the last visit that are older than the recent ones. The recent ones are at most five of
 * the last three months.
 * @param recent newest first
 * @param visitedAt time of the last visit; like `now` in milliseconds since 1970
 * @example
 * hasEarlierPayments([], 9, 20) // false
 * hasEarlierPayments([], 9, Date.UTC(2026, 2, 10)) // true
 */
export const hasEarlierPayments = (recent: ReadonlyArray<Activity>, visitedAt: number, now: number): boolean => {
  const { limit, months } = recentActivityQuery
  const oldest = recent.length < limit.value ? monthsBefore(now, months.value) : (recent.at(-1)?.timestamp ?? 0)
  return oldest > visitedAt
}

/**
 * Adds earlier payments to the recent ones. Of an item that is in both lists, keeps the recent one.
 * @example
 * withEarlier([{ kind: 'payout', id: 'a', status: 'paid' }], [{ kind: 'payout', id: 'a' }, { kind: 'invoice', id: 'a' }]).length // 2
 */
export const withEarlier = (
  recent: ReadonlyArray<Activity>,
  earlier: ReadonlyArray<Activity>,
): ReadonlyArray<Activity> => [
  ...new Map([...earlier, ...recent].map((item) => [`${item.kind} ${item.id}`, item])).values(),
]

type Rows = Readonly<Record<ChangeKind, ChangeRow>>

const invoiceKind = (invoice: Invoice): ChangeKind | null => {
  const { icon, label } = rowStatusOf(invoice)
  return icon === 'exception' && label.tone === 'wait' ? 'refund' : paymentKinds[icon]
}

/**
 * Returns the kind of change that a payment or payout stands for; null if it stands for none, such as an unconfirmed payment.
 * @example
 * paymentKind({ kind: 'payout', status: 'paid' }) // 'payout'
 * paymentKind({ kind: 'payout', status: 'canceled' }) // null
 */
export const paymentKind = (item: Activity): ChangeKind | null =>
  item.kind === 'invoice' ? invoiceKind(item) : payoutStatusRow(item.status).text === null ? null : 'payout'

/**
 * Makes a change. Kind and time are part of its key, so that a further change of the same subject has another key. A time that
 * is no number becomes 0, so that every two changes can be compared.
 */
const change = (kind: ChangeKind, id: string, time: number, subject: ChangeSubject): Change => {
  const at = Number.isNaN(time) ? 0 : time
  return { kind, key: `${kind} ${id} ${at}`, at, subject }
}

const ofPayment = (payment: Activity): ReadonlyArray<Change> => {
  const kind = paymentKind(payment)
  const { id, timestamp } = payment
  return kind === null || timestamp === null || timestamp <= 0
    ? []
    : [change(kind, id, timestamp, { about: 'payment', payment })]
}

const ofBill = (bill: BillFact): ReadonlyArray<Change> =>
  bill.left <= dueWithin.value
    ? [change(bill.left < 0 ? 'overdue' : 'due', bill.id, bill.dueAt, { about: 'bill', bill })]
    : []

const ofProduct =
  (applications: ReadonlyArray<Application>) =>
  (product: ProductName): ReadonlyArray<Change> => {
    const application = applicationFor(product, applications)
    const at = stepTime(application, 'decided')
    const standing = standingOf(application)
    if (application === null || at === null) return []
    const subject = { about: 'verification', product } as const
    if (standing === 'approved') return [change('verified', application.applicationId, at, subject)]
    return standing === 'further-action' ? [change('refused', application.applicationId, at, subject)] : []
  }

const ofEvent = (event: StoppableChange): Change =>
  change('stoppable', event.id, event.at, { about: 'security', event })

/** Returns all changes that the facts stand for, whenever they happened. */
export const changesIn = ({ activity, applications, bills, stoppable }: SinceFacts): ReadonlyArray<Change> => [
  ...stoppable.map(ofEvent),
  ...bills.flatMap(ofBill),
  ...productNames.flatMap(ofProduct(applications)),
  ...activity.flatMap(ofPayment),
]

/**
 * Compares two changes by urgency: first by kind, then by time, then by key. Returns 0 only for equal keys (SINCE-001).
 */
export const byUrgency =
  (rows: Rows = changeRows) =>
  (one: Change, other: Change): number => {
    const rank = changeKinds.indexOf(one.kind) - changeKinds.indexOf(other.kind)
    if (rank !== 0) return rank
    const later = one.at === other.at ? 0 : one.at > other.at ? 1 : -1
    return (rows[one.kind].first === 'newest' ? -later : later) || compareTexts(one.key, other.key)
  }

/**
 * Returns all changes since the last visit that are not dismissed, the most urgent first (SINCE-001). Changes on which the
 * user can still act are listed even if they are older. Empty on the first visit, and if the clock was set back (SINCE-003).
 * @param now milliseconds since 1970
 * @example
 * const stoppable = [{ id: 'e', title: 'Address changed', at: 5 }]
 * const facts = { activity: [], applications: [], bills: [], stoppable }
 * changesSince(facts, { at: 9, dismissed: [] }, 20).length // 1
 * changesSince(facts, { at: 21, dismissed: [] }, 20) // []
 * changesSince(facts, null, 20) // []
 */
export const changesSince = (
  facts: SinceFacts,
  visit: LastVisit | null,
  now: number,
  rows: Rows = changeRows,
): ReadonlyArray<Change> =>
  visit === null || visit.at > now
    ? []
    : changesIn(facts)
        .filter(
          ({ kind, key, at }) => !visit.dismissed.includes(key) && (rows[kind].isOpen || (at > visit.at && at <= now)),
        )
        .toSorted(byUrgency(rows))

/** Returns the changes that the strip lists, at most four. Once the page is visible, only changes of `listed` (SINCE-004). */
export const listedChanges = (facts: SinceFacts, { visit, now, listed }: SinceState): ReadonlyArray<Change> =>
  changesSince(facts, visit, now)
    .filter(({ key }) => listed === null || listed.includes(key))
    .slice(0, mostChanges.value)

/** Stored form of a record: the time, then the keys of the dismissed changes. */
type StoredVisit = readonly [at: number, ...dismissed: ReadonlyArray<string>]

const isStoredVisit = (value: unknown): value is StoredVisit =>
  Array.isArray(value) &&
  Number.isSafeInteger(value[0]) &&
  value[0] > 0 &&
  value.slice(1).every((key) => typeof key === 'string')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Returns the last visits by user id from their stored text. Malformed records count as no visit.
 * @example
 * parseVisits('{"ada":[1773100800000,"refund a 1"]}').get('ada') // { at: 1773100800000, dismissed: ['refund a 1'] }
 * parseVisits('soon').size // 0
 */
export const parseVisits = (text: string): Map<string, LastVisit> =>
  new Map(
    Object.entries(parsed(text) ?? {}).flatMap(([owner, stored]: readonly [string, unknown]) => {
      if (!isStoredVisit(stored)) return []
      const [at, ...dismissed] = stored
      return [[owner, { at, dismissed }] as const]
    }),
  )

/** Returns the text from which `parseVisits` reads the last visits. */
export const visitsText = (visits: ReadonlyMap<string, LastVisit>): string =>
  JSON.stringify(
    Object.fromEntries(
      [...visits].map(([owner, { at, dismissed }]) => [owner, [at, ...dismissed] satisfies StoredVisit]),
    ),
  )
