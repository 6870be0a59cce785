import { sql } from 'kysely'
import { lockUser } from '../account/users.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { completeAt, confirmedAt } from '../kernel/blocks.ts'
import { paidFields } from './generated-parts.ts'
import { type Invoice, isKept, isStopped, lifetime, stoppingExceptions } from './invoice-steps.ts'
import type { InvoiceStepColumn } from './tables.ts'

export interface InvoiceContext {
  readonly database: Queries
  readonly now: () => number
}

/** Function that runs when an invoice becomes complete, in the same database transaction. */
export type WhenComplete = (inside: InvoiceContext, invoice: Invoice, at: number) => Promise<void>

/** True if the bill or top-up of an invoice still has to be paid. */
type IsDue = (inside: InvoiceContext, invoice: Invoice) => Promise<boolean>

/** Update of an invoice, with the steps to add to the history of the invoice. */
interface Change {
  readonly set: Readonly<Record<string, string | number | boolean | null>>
  readonly steps: ReadonlyArray<InvoiceStepColumn>
}

const write = async ({ database }: InvoiceContext, { id }: Invoice, { set, steps }: Change): Promise<void> => {
  await database
    .updateTable('invoices')
    .set(set)
    .set({ history: sql<string>`history || ${JSON.stringify(steps)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/**
 * Returns the change that is due at the time `now`, or null. The history records the time at which a step was due, not the
 * time `now`.
 */
const dueChange = (row: Invoice, now: number): Change | null => {
  const { status, invoiceTime, paidAt } = row
  if (status === 'new') {
    const at = invoiceTime + lifetime
    return at <= now ? { set: { status: 'expired' }, steps: [{ step: 'expired', at }] } : null
  }
  if (paidAt === null || !isKept(row) || (status !== 'paid' && status !== 'confirmed')) return null
  const steps: Array<InvoiceStepColumn> = []
  if (status === 'paid' && confirmedAt(paidAt) <= now) steps.push({ step: 'confirmed', at: confirmedAt(paidAt) })
  if (completeAt(paidAt) <= now) steps.push({ step: 'complete', at: completeAt(paidAt) })
  const last = steps.at(-1)
  return last === undefined ? null : { set: { status: last.step }, steps }
}

/** Selects the user's invoices for which an automatic change is due. */
export const dueInvoices = ({ database, now }: InvoiceContext, userId: string) =>
  database
    .selectFrom('invoices')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', 'in', ['new', 'paid', 'confirmed'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('status', '=', 'new'), eb('invoiceTime', '<=', now() - lifetime)]),
        and([
          or([eb('exceptionStatus', 'is', null), eb('exceptionStatus', 'not in', stoppingExceptions)]),
          or([eb('alreadyRefunded', '=', false), eb('exceptionStatus', '=', 'paidOver')]),
          or([
            and([eb('status', '=', 'paid'), eb('paidAt', '<=', now() - confirmedAt(0))]),
            and([eb('status', '=', 'confirmed'), eb('paidAt', '<=', now() - completeAt(0))]),
          ]),
        ]),
      ]),
    )
    .orderBy('invoiceTime')
    .orderBy('id')

/**
 * Applies the due changes of invoices: unpaid invoices expire, and paid invoices are confirmed. Row locks ensure that each
 * change is applied only once.
 */
export const runDueInvoiceWork = (
  context: InvoiceContext,
  { id: userId }: { readonly id: string },
  whenComplete: WhenComplete,
): Promise<void> =>
  transact(context, async (inside) => {
    // Every transaction that locks several tables locks the account first, which prevents deadlocks.
    await lockUser(inside.database, userId)
    for (const row of await dueInvoices(inside, userId).forUpdate().execute()) {
      const change = dueChange(row, inside.now())
      if (change === null) continue
      await write(inside, row, change)
      const completed = change.steps.find(({ step }) => step === 'complete')
      if (completed !== undefined) await whenComplete(inside, { ...row, status: 'complete' }, completed.at)
    }
  })

/** Returns an invoice of this user. Null if it does not exist or belongs to another user (A2). */
export const invoiceOf = async (
  { database }: Pick<InvoiceContext, 'database'>,
  userId: string,
  id: string,
): Promise<Invoice | null> =>
  (await database
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()) ?? null

const payWith = (row: Invoice, now: number, hundredths: bigint, exceptionStatus: string | null): Change => ({
  set: { ...paidFields(row, now, hundredths), status: 'paid', exceptionStatus },
  steps: [{ step: 'paid', at: now }],
})

interface Move {
  readonly label: string
  /** Statuses in which the action is possible. */
  readonly from: ReadonlyArray<string>
  /** True if the invoice allows the action. The status of the invoice is checked separately, with `from`. */
  readonly isAllowed: (row: Invoice) => boolean
  readonly change: (row: Invoice, now: number) => Change
}

const isAlwaysAllowed = (): boolean => true

/**
 * True if the payment can be refunded. If the invoice is complete, this requires that it is overpaid or has one of the
 * `stoppingExceptions`.
 */
const isRefundable = (row: Invoice): boolean =>
  !row.alreadyRefunded && (row.status !== 'complete' || row.exceptionStatus === 'paidOver' || isStopped(row))

const advanceTo =
  (step: InvoiceStepColumn['step']) =>
  (_row: Invoice, now: number): Change => ({
    set: { status: step },
    steps: [{ step, at: now }],
  })

/** Actions of the user, the blockchain network and the provider on an invoice (CALL-118). */
export const invoiceMoves = {
  pay: { label: 'Pay', from: ['new'], isAllowed: isAlwaysAllowed, change: (row, now) => payWith(row, now, 100n, null) },
  underpay: {
    label: 'Underpay',
    from: ['new'],
    isAllowed: isAlwaysAllowed,
    change: (row, now) => payWith(row, now, 90n, 'paidPartial'),
  },
  overpay: {
    label: 'Overpay',
    from: ['new'],
    isAllowed: isAlwaysAllowed,
    change: (row, now) => payWith(row, now, 105n, 'paidOver'),
  },
  payRest: {
    label: 'Pay the rest',
    from: ['paid'],
    isAllowed: ({ exceptionStatus, alreadyRefunded }) => exceptionStatus === 'paidPartial' && !alreadyRefunded,
    change: (row, now) => ({ ...payWith(row, now, 100n, null), steps: [{ step: 'paid', at: now }] }),
  },
  confirm: { label: 'Confirm', from: ['paid'], isAllowed: isKept, change: advanceTo('confirmed') },
  complete: { label: 'Complete', from: ['paid', 'confirmed'], isAllowed: isKept, change: advanceTo('complete') },
  expire: { label: 'Expire', from: ['new'], isAllowed: isAlwaysAllowed, change: advanceTo('expired') },
  invalidate: { label: 'Mark as invalid', from: ['paid'], isAllowed: isKept, change: advanceTo('invalid') },
  decline: {
    label: 'Decline',
    from: ['paid', 'confirmed'],
    isAllowed: isKept,
    change: ({ amount }, now) => ({
      set: { status: 'invalid', exceptionStatus: 'declined', declinedAmount: amount },
      steps: [{ step: 'invalid', at: now }],
    }),
  },
  keep: {
    label: 'Mark as too small to refund',
    from: ['paid', 'confirmed', 'complete', 'invalid', 'expired'],
    isAllowed: ({ exceptionStatus, alreadyRefunded }) => exceptionStatus !== null && !alreadyRefunded,
    change: () => ({ set: { isNonRefundableUnderpayment: true }, steps: [] }),
  },
  refund: {
    label: 'Refund',
    from: ['paid', 'confirmed', 'complete', 'invalid'],
    isAllowed: isRefundable,
    change: (_row, now) => ({ set: { alreadyRefunded: true }, steps: [{ step: 'refunded', at: now }] }),
  },
} as const satisfies Readonly<Record<string, Move>>
export type InvoiceMove = keyof typeof invoiceMoves

/** Actions that pay an invoice. */
export const payingMoves: ReadonlySet<InvoiceMove> = new Set(['pay', 'underpay', 'overpay', 'payRest'])

const moveOf = (name: InvoiceMove): Move => invoiceMoves[name]

export const isInvoiceMove = (name: string): name is InvoiceMove => Object.hasOwn(invoiceMoves, name)

/** Returns the actions that the current state of the invoice allows. */
export const movesOf = (row: Invoice): ReadonlyArray<InvoiceMove> =>
  Object.keys(invoiceMoves)
    .filter(isInvoiceMove)
    .filter((name) => moveOf(name).from.includes(row.status) && moveOf(name).isAllowed(row))

/**
 * Applies an action to an invoice. Returns true if the action was possible. An impossible action has no effect, so a
 * repeated request has no second effect. If `expectedStatus` is given, the action is possible only in this status. Locks the
 * account, so that two simultaneous payments cannot pay the same bill twice.
 */
export const moveInvoice = (
  context: InvoiceContext,
  request: {
    readonly userId: string
    readonly id: string
    readonly move: InvoiceMove
    readonly expectedStatus?: string
  },
  { isDue, whenComplete }: { readonly isDue: IsDue; readonly whenComplete: WhenComplete },
): Promise<boolean> =>
  transact(context, async (inside) => {
    const { userId, id, move, expectedStatus } = request
    await lockUser(inside.database, userId)
    const row = await inside.database
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return false
    if (!movesOf(row).includes(move) || (expectedStatus !== undefined && row.status !== expectedStatus)) return false
    if (payingMoves.has(move) && !(await isDue(inside, row))) return false
    const at = inside.now()
    const change = moveOf(move).change(row, at)
    // The action may affect the bills of the invoice, so `billsDueAt` schedules a check of these bills.
    const billRecheck = row.bills.length === 0 ? {} : { billsDueAt: row.invoiceTime }
    await write(inside, row, { ...change, set: { ...change.set, ...billRecheck } })
    if (change.set['status'] === 'complete') await whenComplete(inside, { ...row, status: 'complete' }, at)
    return true
  })
