import { sql } from 'kysely'
import { holdUser } from '../account/users.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { centsOf } from '../money/amounts.ts'
import { type Invoice, isKept } from '../payments/invoice-steps.ts'
import type { BillColumn, BillStep } from '../payments/tables.ts'
import { type BillMove, billsDueAt, billsInTime, isGood, movedBill, notSent } from './bill-steps.ts'
import type { PaidIn } from './liabilities.ts'

type Means = Pick<BaseContext, 'database' | 'now'>
type Whose = { readonly id: string }

/** The item code that marks an invoice as one for bills (PAY-104). */
const billPayment = 'Bill Payment'

/** A user's invoices for bills. */
export const billInvoices = (database: Queries, userId: string) =>
  database.selectFrom('invoices').where('userId', '=', userId).where('itemCode', '=', billPayment)

const writeBills = async (database: Queries, invoice: Invoice, bills: ReadonlyArray<BillColumn>): Promise<void> => {
  await database
    .updateTable('invoices')
    .set({ bills: json(bills), billsDueAt: billsDueAt(invoice, bills) })
    .where('id', '=', invoice.id)
    .execute()
}

const dueOf = ({ database, now }: Means, userId: string) =>
  database.selectFrom('invoices').selectAll().where('userId', '=', userId).where('billsDueAt', '<=', now())

/**
 * Does what is due of a user's bills by now, each step at its own time; the invoices have to be up to date. While nothing is
 * due, nothing is written.
 */
export const settleBills = async (means: Means, { id: userId }: Whose): Promise<void> => {
  if ((await dueOf(means, userId).limit(1).executeTakeFirst()) === undefined) return
  await transact(means, async (inside) => {
    // As settling invoices does, and before their rows: in one transaction with that, nobody waits for the other.
    await holdUser(inside.database, userId)
    for (const invoice of await dueOf(inside, userId).orderBy('invoiceTime').orderBy('id').forUpdate().execute()) {
      const bills = billsInTime(invoice, inside.now())
      const isSame =
        billsDueAt(invoice, bills) === invoice.billsDueAt && bills.every((bill, index) => bill === invoice.bills[index])
      // eslint-disable-next-line no-await-in-loop -- in one transaction
      if (!isSame) await writeBills(inside.database, invoice, bills)
    }
  })
}

/**
 * Moves the payment of one bill on; answers whether it did. What does not follow from how it stands does nothing.
 * @param wanted.id its `partnerPaymentId`
 */
export const moveBill = (
  means: Means,
  { id: userId }: Whose,
  wanted: { readonly id: string; readonly move: BillMove },
): Promise<boolean> =>
  transact(means, async (inside) => {
    await holdUser(inside.database, userId)
    const invoice = await withBill(inside.database, userId, wanted.id).forUpdate().executeTakeFirst()
    const bill = invoice?.bills.find(({ partnerPaymentId }) => partnerPaymentId === wanted.id)
    if (invoice === undefined || bill === undefined || !isGood(invoice)) return false
    const moved = movedBill(bill, wanted.move, inside.now())
    if (moved === null) return false
    const bills = invoice.bills.map((one) => (one === bill ? moved : one))
    await writeBills(inside.database, invoice, bills)
    return true
  })

const withBill = (database: Queries, userId: string, paymentId: string) =>
  billInvoices(database, userId)
    .selectAll()
    .where(sql<boolean>`bills @> ${JSON.stringify([{ partnerPaymentId: paymentId }])}::jsonb`)

/** The user's invoice that pays a bill, by the `partnerPaymentId` of that; null: there is none (A2). */
export const invoiceOfBill = async ({ database }: Pick<Means, 'database'>, userId: string, paymentId: string) =>
  (await withBill(database, userId, paymentId).executeTakeFirst()) ?? null

/** Steps with which a biller has the money. */
const there: ReadonlySet<string> = new Set(['sent', 'settled', 'complete', 'reversalRequired', 'reversalProcessing'])

/** A payment without a history reached the biller when it was paid. */
const paidOf = (bill: BillColumn, createdOn: number): ReadonlyArray<PaidIn> => {
  const cents = centsOf(bill.amount)
  const { history = [] } = bill
  if (history.length === 0) return there.has(bill.status ?? '') ? [{ at: createdOn, cents }] : []
  const at = (wanted: BillStep): number | null => history.findLast(({ step }) => step === wanted)?.at ?? null
  const [sent, reversed] = [at('sent'), at('reversed')]
  return [
    ...(sent === null ? [] : [{ at: sent, cents }]),
    ...(sent === null || reversed === null ? [] : [{ at: reversed, cents: -cents }]),
  ]
}

/** What reached the billers of a user, by the ids of the bill accounts. */
export const paidInto = async (
  { database }: Pick<Means, 'database'>,
  userId: string,
): Promise<ReadonlyMap<string, ReadonlyArray<PaidIn>>> => {
  const rows = await billInvoices(database, userId)
    .select(['bills', 'invoiceTime'])
    .where('status', 'not in', ['new', 'expired'])
    .execute()
  return Map.groupBy(
    rows.flatMap(({ bills, invoiceTime }) =>
      bills.flatMap((bill) => paidOf(bill, invoiceTime).map((paid) => ({ ...paid, accountId: bill.partnerAccountId }))),
    ),
    ({ accountId }) => accountId,
  )
}

const goodStatuses = ['paid', 'confirmed', 'complete'] as const

/**
 * What is on its way to the billers of a user, cents, by the ids of the bill accounts: none of what was sent back or waits for
 * the rest, nor of what has no status yet, which the app takes for still owed (BILL-127).
 */
export const onTheirWay = async (
  { database, now }: Pick<Means, 'database' | 'now'>,
  userId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await billInvoices(database, userId).selectAll().where('status', 'in', goodStatuses).execute()
  const at = now()
  const amounts = new Map<string, number>()
  // As of now: a payment of this moment begins when its bills are looked at next.
  for (const { partnerAccountId: id, amount } of rows
    .filter(isKept)
    .flatMap((invoice) => billsInTime(invoice, at))
    .filter(({ status }) => status !== null && notSent.has(status))) {
    amounts.set(id, (amounts.get(id) ?? 0) + centsOf(amount))
  }
  return amounts
}
