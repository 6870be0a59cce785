import type { Insertable, Selectable } from 'kysely'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { completeAt, confirmedAt } from '../kernel/blocks.ts'
import { day, hour, makeSeededRandom, minute, seededId } from '../kernel/seeded-random.ts'
import { billId, paidFields } from '../payments/generated-parts.ts'
import type { BillColumn, BilledTo, BillStep, InvoicesTable, InvoiceStepColumn } from '../payments/tables.ts'
import { billsDueAt, currentBills, withStep } from './bill-steps.ts'
import { nextCutOff } from './business-days.ts'
import { billers } from './made-up-billers.ts'
import { foundKey, makeBill } from './made-up-bills.ts'
import { billedTo, billInvoice } from './made-up-invoices.ts'
import type { BillAccountsTable } from './tables.ts'

/** Initial bills of a persona. */
export type BillsSeed = 'none' | 'some' | 'one of each' | 'many'

type NewBill = Insertable<BillAccountsTable>

/** Values of a persona that replace the generated values of a bill. */
interface Shape extends Omit<Partial<NewBill>, 'fixed'> {
  readonly biller: string
  readonly dueIn: number
  /** Days since the last sync of a stale bill. */
  readonly staleSince?: number
  /** Days until the bill can be paid. */
  readonly activatesIn?: number
}

/** Longest name of a bill in the demo. */
const longName = 'Maple Row Mortgage & Söhne Home Loans of the Greater Metropolitan Area'

const ofEach: ReadonlyArray<Shape> = [
  { biller: 'northgate-card', dueIn: 7 },
  { biller: 'cedar-electric', dueIn: -2 },
  { biller: 'saltmarsh-card', dueIn: 10, isPayable: false },
  { biller: 'harborline-auto', dueIn: 8, needsReconnect: true, staleSince: 9 },
  { biller: 'windrow-loans', dueIn: 20, isManuallyAdded: true, activatesIn: 3 },
  { biller: 'maple-mortgage', dueIn: 15, staleSince: 2, merchantName: longName },
]

const shapes: Readonly<Record<BillsSeed, (persona: string) => ReadonlyArray<Shape>>> = {
  none: () => [],
  // Due dates are late enough that no reminder appears yet.
  some: () => [
    { biller: 'cedar-electric', dueIn: 20 },
    { biller: 'northgate-card', dueIn: 19 },
    { biller: 'pinecrest-home', dueIn: 18 },
  ],
  'one of each': () => ofEach,
  many: (persona) => {
    const random = makeSeededRandom(`${persona}:bills`)
    return Array.from({ length: 50 }, (_, index) => ({
      biller: billers[index % billers.length]?.id ?? '',
      dueIn: random.below(28) - 2,
      ...(index % 9 === 4 ? { isPayable: false } : {}),
      ...(index % 13 === 6 ? { staleSince: 1 + random.below(20) } : {}),
    }))
  },
}

const billOf = (userId: string, persona: string, shape: Shape, index: number, now: number): NewBill => {
  const { biller: billerId, dueIn, staleSince, activatesIn, ...given } = shape
  const [first] = billers
  const biller = billers.find(({ id }) => id === billerId) ?? first
  const round = Math.floor(index / billers.length)
  const sourceKey = round === 0 ? foundKey(persona, biller) : `${foundKey(persona, biller)}:${round}`
  return {
    ...makeBill({ id: billId(userId, index), userId, biller, sourceKey, now, dueIn }),
    connectedAt: now - 200 * day,
    // Leaves a past-due statement unpaid.
    paidElsewhereUntil: now + Math.min(0, dueIn) * day,
    ...(staleSince === undefined ? {} : { sync: 'stale', syncedAt: now - staleSince * day }),
    ...(activatesIn === undefined ? {} : { activatesAt: now + activatesIn * day, connectedAt: now - hour }),
    ...given,
  }
}

/**
 * Payment to seed. `bills` has the index and the amount in cents of each bill. `end` is omitted for a payment that succeeds.
 */
interface PaymentShape {
  readonly hoursAgo: number
  readonly bills: ReadonlyArray<readonly [place: number, cents: number]>
  readonly end?: 'failed' | 'canceled' | 'reversed'
}

/** Payments of a persona with one bill of each kind, newest first. */
const paymentsOfEach: ReadonlyArray<PaymentShape> = [
  { hoursAgo: 0.2, bills: [[0, 4_000]] },
  {
    hoursAgo: 22,
    bills: [
      [1, 6_120],
      [5, 90_000],
    ],
  },
  { hoursAgo: 52, bills: [[0, 12_500]] },
  { hoursAgo: 4 * 24, bills: [[5, 25_000]], end: 'failed' },
  { hoursAgo: 16 * 24, bills: [[1, 7_344]] },
  { hoursAgo: 21 * 24, bills: [[0, 3_500]], end: 'canceled' },
  { hoursAgo: 33 * 24, bills: [[0, 20_000]] },
  { hoursAgo: 48 * 24, bills: [[5, 90_000]], end: 'reversed' },
  { hoursAgo: 78 * 24, bills: [[5, 90_000]] },
]

/**
 * Final steps of an unsuccessful payment, each with its time. The argument `complete` is the time at which the payment's
 * invoice is complete.
 */
const endsAt: Readonly<
  Record<NonNullable<PaymentShape['end']>, (complete: number) => ReadonlyArray<[BillStep, number]>>
> = {
  canceled: (complete) => [['canceled', complete]],
  failed: (complete) => [
    ['processing', nextCutOff(complete)],
    ['failed', nextCutOff(complete) + hour],
  ],
  reversed: (complete) => [
    ['processing', nextCutOff(complete)],
    ['sent', nextCutOff(complete) + 2 * hour],
    ['reversalRequired', nextCutOff(complete) + 5 * day],
  ],
}

const paymentOf = (
  { hoursAgo, bills: places, end }: PaymentShape,
  accounts: ReadonlyArray<Selectable<BillAccountsTable>>,
  { userId, index, now }: { readonly userId: string; readonly index: number; readonly now: number },
): Insertable<InvoicesTable> => {
  const at = now - Math.round(hoursAgo * hour)
  const paidAt = at + 2 * minute
  const chosen = places.flatMap(([place, cents]) => {
    const account = accounts[place]
    return account === undefined ? [] : [{ account, cents }]
  })
  const row = billInvoice({ id: seededId(userId, 'bill-invoice', index), userId, bills: chosen, now: at })
  const steps: ReadonlyArray<InvoiceStepColumn> = [
    { step: 'paid', at: paidAt },
    { step: 'confirmed', at: confirmedAt(paidAt) },
    { step: 'complete', at: completeAt(paidAt) },
  ]
  const history = steps.filter((step) => step.at <= now)
  const status = history.at(-1)?.step ?? 'paid'
  const ends = end === undefined ? [] : endsAt[end](completeAt(paidAt))
  const begun = ends.filter(([, when]) => when <= now)
  const paid: ReadonlyArray<BillColumn> = row.paid.map((bill) =>
    begun.reduce((moved, [step, when]) => withStep(moved, step, when), withStep(bill, 'pending', paidAt)),
  )
  // If no final step has begun, removes the scheduled steps of the bill payments. The status of the invoice then determines
  // their next step.
  const waiting = begun.length === 0 ? paid.map((bill) => ({ ...bill, due: null })) : paid
  const invoice = { invoiceTime: at, timestamp: paidAt, status, exceptionStatus: null, alreadyRefunded: false, history }
  const bills = currentBills({ ...invoice, bills: waiting }, now)
  return {
    ...row.invoice,
    ...paidFields(row.invoice, paidAt, 100n),
    status,
    history: json(history),
    bills: json(bills),
    billsDueAt: billsDueAt({ ...invoice, bills }, bills),
  }
}

/** Inserts a persona's bills and recent payments. Returns the payees. */
export const insertBills = async (
  queries: Queries,
  { userId, persona, bills, now }: { userId: string; persona: string; bills: BillsSeed; now: number },
): Promise<ReadonlyArray<BilledTo>> => {
  const rows = shapes[bills](persona).map((shape, index) => billOf(userId, persona, shape, index, now))
  if (rows.length === 0) return []
  await queries
    .insertInto('billPayers')
    .values({ userId, entityId: seededId(userId, 'bill-payer', 0), methodVerified: true, pausedUntil: null })
    .execute()
  const accounts = await queries.insertInto('billAccounts').values(rows).returningAll().execute()
  if (bills === 'one of each') {
    const paid = paymentsOfEach.map((shape, index) => paymentOf(shape, accounts, { userId, index, now }))
    await queries.insertInto('invoices').values(paid).execute()
  }
  return accounts.map(billedTo)
}
