import { sql } from 'kysely'
import { holdUser } from '../account/users.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { completeAt, confirmedAt } from '../kernel/blocks.ts'
import { type Invoice, isKept, isStopped, lifetime, stopped } from './invoice-steps.ts'
import { paidWith } from './made-up-parts.ts'
import type { InvoiceStepColumn } from './tables.ts'

export interface InvoiceMeans {
  readonly database: Queries
  readonly now: () => number
}

/** What else happens with the completion of an invoice: both happen, or neither. */
export type WhenComplete = (inside: InvoiceMeans, invoice: Invoice, at: number) => Promise<void>

/** Whether what an invoice is for is owed still. */
type IsDue = (inside: InvoiceMeans, invoice: Invoice) => Promise<boolean>

/** What is written of an invoice, with the steps that it makes by that. */
interface Change {
  readonly set: Readonly<Record<string, string | number | boolean | null>>
  readonly steps: ReadonlyArray<InvoiceStepColumn>
}

const write = async ({ database }: InvoiceMeans, { id }: Invoice, { set, steps }: Change): Promise<void> => {
  await database
    .updateTable('invoices')
    .set(set)
    .set({ history: sql<string>`history || ${JSON.stringify(steps)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** What time alone has brought about; null: nothing. Each step has its own time, whenever somebody looks. */
const lateChange = (row: Invoice, now: number): Change | null => {
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

/** The invoices of a user that time alone has moved on. */
const lateOf = ({ database, now }: InvoiceMeans, userId: string) =>
  database
    .selectFrom('invoices')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', 'in', ['new', 'paid', 'confirmed'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('status', '=', 'new'), eb('invoiceTime', '<=', now() - lifetime)]),
        and([
          or([eb('exceptionStatus', 'is', null), eb('exceptionStatus', 'not in', stopped)]),
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
 * Expires and confirms what is due by now (docs/decisions/0026): whatever shows invoices calls this first. Each happens
 * once: the rows are held meanwhile.
 */
export const settleInvoices = async (
  means: InvoiceMeans,
  { id: userId }: { readonly id: string },
  whenComplete: WhenComplete,
): Promise<void> => {
  // Reading does not mean writing: who looks while nothing is due holds nothing.
  if ((await lateOf(means, userId).limit(1).executeTakeFirst()) === undefined) return
  await transact(means, async (inside) => {
    // Whoever holds rows of several kinds, as a keyed call does, holds the account first: nobody waits for the other then.
    await holdUser(inside.database, userId)
    for (const row of await lateOf(inside, userId).forUpdate().execute()) {
      const change = lateChange(row, inside.now())
      if (change === null) continue
      await write(inside, row, change)
      const completed = change.steps.find(({ step }) => step === 'complete')
      if (completed !== undefined) await whenComplete(inside, { ...row, status: 'complete' }, completed.at)
    }
  })
}

/** An invoice of this user as it stands; null: there is none, or it is another user's (A2). */
export const invoiceOf = async (
  { database }: Pick<InvoiceMeans, 'database'>,
  userId: string,
  id: string,
): Promise<Invoice | null> =>
  (await database
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()) ?? null

const sent = (row: Invoice, now: number, hundredths: bigint, exceptionStatus: string | null): Change => ({
  set: { ...paidWith(row, now, hundredths), status: 'paid', exceptionStatus },
  steps: [{ step: 'paid', at: now }],
})

interface Move {
  readonly label: string
  /** The statuses that it leads on from. */
  readonly from: ReadonlyArray<string>
  /** Whether it can be made beside that. */
  readonly may: (row: Invoice) => boolean
  readonly change: (row: Invoice, now: number) => Change
}

const always = (): boolean => true

/** Whether there is something to send back: a merchant keeps what is complete and was paid as it was asked for. */
const isRefundable = (row: Invoice): boolean =>
  !row.alreadyRefunded && (row.status !== 'complete' || row.exceptionStatus === 'paidOver' || isStopped(row))

const next =
  (step: InvoiceStepColumn['step']) =>
  (_row: Invoice, now: number): Change => ({
    set: { status: step },
    steps: [{ step, at: now }],
  })

/** What a person, the network and the provider do with an invoice (CALL-118). */
export const invoiceMoves = {
  pay: { label: 'Pay', from: ['new'], may: always, change: (row, now) => sent(row, now, 100n, null) },
  underpay: {
    label: 'Pay too little',
    from: ['new'],
    may: always,
    change: (row, now) => sent(row, now, 90n, 'paidPartial'),
  },
  overpay: {
    label: 'Pay too much',
    from: ['new'],
    may: always,
    change: (row, now) => sent(row, now, 105n, 'paidOver'),
  },
  payRest: {
    label: 'Pay the rest',
    from: ['paid'],
    may: ({ exceptionStatus, alreadyRefunded }) => exceptionStatus === 'paidPartial' && !alreadyRefunded,
    change: (row, now) => ({ ...sent(row, now, 100n, null), steps: [{ step: 'paid', at: now }] }),
  },
  confirm: { label: 'Confirm', from: ['paid'], may: isKept, change: next('confirmed') },
  complete: { label: 'Complete', from: ['paid', 'confirmed'], may: isKept, change: next('complete') },
  expire: { label: 'Let expire', from: ['new'], may: always, change: next('expired') },
  invalidate: { label: 'Find invalid', from: ['paid'], may: isKept, change: next('invalid') },
  decline: {
    label: 'Decline',
    from: ['paid', 'confirmed'],
    may: isKept,
    change: ({ amount }, now) => ({
      set: { status: 'invalid', exceptionStatus: 'declined', declinedAmount: amount },
      steps: [{ step: 'invalid', at: now }],
    }),
  },
  keep: {
    label: 'Call too small to send back',
    from: ['paid', 'confirmed', 'complete', 'invalid', 'expired'],
    may: ({ exceptionStatus, alreadyRefunded }) => exceptionStatus !== null && !alreadyRefunded,
    change: () => ({ set: { isNonRefundableUnderpayment: true }, steps: [] }),
  },
  refund: {
    label: 'Send back',
    from: ['paid', 'confirmed', 'complete', 'invalid'],
    may: isRefundable,
    change: (_row, now) => ({ set: { alreadyRefunded: true }, steps: [{ step: 'refunded', at: now }] }),
  },
} as const satisfies Readonly<Record<string, Move>>
export type InvoiceMove = keyof typeof invoiceMoves

/** The moves by which money comes in. */
export const movesThatPay: ReadonlySet<InvoiceMove> = new Set(['pay', 'underpay', 'overpay', 'payRest'])

const moveOf = (name: InvoiceMove): Move => invoiceMoves[name]

export const isInvoiceMove = (name: string): name is InvoiceMove => Object.hasOwn(invoiceMoves, name)

/** What can happen to an invoice next. */
export const movesOf = (row: Invoice): ReadonlyArray<InvoiceMove> =>
  Object.keys(invoiceMoves)
    .filter(isInvoiceMove)
    .filter((name) => moveOf(name).from.includes(row.status) && moveOf(name).may(row))

/**
 * Moves an invoice on; answers whether it did. What does not follow from how it stands does nothing, so that a move counts
 * once however often it is asked for. `seen` is the status that it was seen in. What another invoice has paid meanwhile is not
 * paid once more, also where both are paid at the same moment: the account is held.
 */
export const moveInvoice = (
  means: InvoiceMeans,
  wanted: { readonly userId: string; readonly id: string; readonly move: InvoiceMove; readonly seen?: string },
  { isDue, whenComplete }: { readonly isDue: IsDue; readonly whenComplete: WhenComplete },
): Promise<boolean> =>
  transact(means, async (inside) => {
    const { userId, id, move, seen } = wanted
    await holdUser(inside.database, userId)
    const row = await inside.database
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', id)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return false
    if (!movesOf(row).includes(move) || (seen !== undefined && row.status !== seen)) return false
    if (movesThatPay.has(move) && !(await isDue(inside, row))) return false
    const at = inside.now()
    const change = moveOf(move).change(row, at)
    // What becomes of an invoice decides about its bills too: they are looked at again.
    const again = row.bills.length === 0 ? {} : { billsDueAt: row.invoiceTime }
    await write(inside, row, { ...change, set: { ...change.set, ...again } })
    if (change.set['status'] === 'complete') await whenComplete(inside, { ...row, status: 'complete' }, at)
    return true
  })
