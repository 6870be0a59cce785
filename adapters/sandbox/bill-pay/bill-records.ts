import { sql } from 'kysely'
import { lockUser } from '../account/users.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { centsOf } from '../money/amounts.ts'
import { type Invoice, isKept } from '../payments/invoice-steps.ts'
import type { BillColumn, BillStep } from '../payments/tables.ts'
import { type BillMove, billsDueAt, currentBills, isPaidInFull, movedBill, notSent } from './bill-steps.ts'
import type { PaidIn } from './liabilities.ts'

type Means = Pick<BaseContext, 'database' | 'now'>
type Owner = { readonly id: string }

/** Item code of invoices that pay bills (PAY-104). */
const billPayment = 'Bill Payment'

/** Selects the user's invoices that pay bills. */
export const billInvoices = (database: Queries, userId: string) =>
  database.selectFrom('invoices').where('userId', '=', userId).where('itemCode', '=', billPayment)

const writeBills = async (database: Queries, invoice: Invoice, bills: ReadonlyArray<BillColumn>): Promise<void> => {
  await database
    .updateTable('invoices')
    .set({ bills: json(bills), billsDueAt: billsDueAt(invoice, bills) })
    .where('id', '=', invoice.id)
    .execute()
}

/** Selects the user's invoices with bill payments for which a step is due. */
export const dueBillInvoices = ({ database, now }: Means, userId: string) =>
  database.selectFrom('invoices').selectAll().where('userId', '=', userId).where('billsDueAt', '<=', now())

/**
 * Applies the due steps of a user's bill payments. Each step is dated with the time at which it was due. Call this function
 * after the due work of the invoices. Writes nothing if no step is due.
 */
export const runDueBillWork = (means: Means, { id: userId }: Owner): Promise<void> =>
  transact(means, async (inside) => {
    // Locks the user before the rows, as the due work of invoices does. The same order prevents deadlocks.
    await lockUser(inside.database, userId)
    for (const invoice of await dueBillInvoices(inside, userId)
      .orderBy('invoiceTime')
      .orderBy('id')
      .forUpdate()
      .execute()) {
      const bills = currentBills(invoice, inside.now())
      const isSame =
        billsDueAt(invoice, bills) === invoice.billsDueAt && bills.every((bill, index) => bill === invoice.bills[index])
      // eslint-disable-next-line no-await-in-loop -- in one transaction
      if (!isSame) await writeBills(inside.database, invoice, bills)
    }
  })

/**
 * Applies an action of the provider's operator to one bill payment. False if the payment is missing or its status does not
 * allow the action.
 * @param request.id `partnerPaymentId` of the payment
 */
export const moveBill = (
  means: Means,
  { id: userId }: Owner,
  request: { readonly id: string; readonly move: BillMove },
): Promise<boolean> =>
  transact(means, async (inside) => {
    await lockUser(inside.database, userId)
    const invoice = await withBill(inside.database, userId, request.id).forUpdate().executeTakeFirst()
    const bill = invoice?.bills.find(({ partnerPaymentId }) => partnerPaymentId === request.id)
    if (invoice === undefined || bill === undefined || !isPaidInFull(invoice)) return false
    const moved = movedBill(bill, request.move, inside.now())
    if (moved === null) return false
    const bills = invoice.bills.map((one) => (one === bill ? moved : one))
    await writeBills(inside.database, invoice, bills)
    return true
  })

const withBill = (database: Queries, userId: string, paymentId: string) =>
  billInvoices(database, userId)
    .selectAll()
    .where(sql<boolean>`bills @> ${JSON.stringify([{ partnerPaymentId: paymentId }])}::jsonb`)

/** Returns the user's invoice that contains a bill payment. Null if there is none (A2). */
export const invoiceOfBill = async ({ database }: Pick<Means, 'database'>, userId: string, paymentId: string) =>
  (await withBill(database, userId, paymentId).executeTakeFirst()) ?? null

/** Statuses in which the biller has the money. */
const atBiller: ReadonlySet<string> = new Set(['sent', 'settled', 'complete', 'reversalRequired', 'reversalProcessing'])

/**
 * Returns the transfer of a bill payment to its biller and, if the biller has returned the money, also the transfer back. If
 * a payment has no history, but its status says that the biller has the money, the payment counts as sent when the invoice
 * was created.
 */
const transfersOf = (bill: BillColumn, createdOn: number): ReadonlyArray<PaidIn> => {
  const cents = centsOf(bill.amount)
  const { history = [] } = bill
  if (history.length === 0) return atBiller.has(bill.status ?? '') ? [{ at: createdOn, cents }] : []
  const at = (name: BillStep): number | null => history.findLast(({ step }) => step === name)?.at ?? null
  const [sent, reversed] = [at('sent'), at('reversed')]
  return [
    ...(sent === null ? [] : [{ at: sent, cents }]),
    ...(sent === null || reversed === null ? [] : [{ at: reversed, cents: -cents }]),
  ]
}

/** Selects the user's bill invoices that were paid at some time. */
const paidBillInvoices = ({ database }: Pick<Means, 'database'>, userId: string) =>
  billInvoices(database, userId)
    .select(['invoiceTime', 'timestamp', 'status', 'exceptionStatus', 'alreadyRefunded', 'history', 'bills'])
    .where('status', 'not in', ['new', 'expired'])
    .execute()

type PaidInvoices = Awaited<ReturnType<typeof paidBillInvoices>>

const transfersIn = (invoices: PaidInvoices): ReadonlyMap<string, ReadonlyArray<PaidIn>> =>
  Map.groupBy(
    invoices.flatMap(({ bills, invoiceTime }) =>
      bills.flatMap((bill) =>
        transfersOf(bill, invoiceTime).map((paid) => ({ ...paid, accountId: bill.partnerAccountId })),
      ),
    ),
    ({ accountId }) => accountId,
  )

/** Returns the user's transfers to billers, and the transfers back from billers, by bill account id. */
export const transfersToBillers = async (means: Pick<Means, 'database'>, userId: string) =>
  transfersIn(await paidBillInvoices(means, userId))

const paidStatuses: ReadonlyArray<string> = ['paid', 'confirmed', 'complete']

const inFlightIn = (invoices: PaidInvoices, now: number): ReadonlyMap<string, number> => {
  const amounts = new Map<string, number>()
  // `currentBills` applies the steps that are due now, even if the due work has not stored them yet.
  for (const { partnerAccountId: id, amount } of invoices
    .filter((invoice) => paidStatuses.includes(invoice.status) && isKept(invoice))
    .flatMap((invoice) => currentBills(invoice, now))
    .filter(({ status }) => status !== null && notSent.has(status))) {
    amounts.set(id, (amounts.get(id) ?? 0) + centsOf(amount))
  }
  return amounts
}

/** Amounts of a user that have reached billers or will reach them, by bill account id. */
export interface BillLedger {
  /** Transfers to billers, and transfers back from billers. */
  readonly transfers: ReadonlyMap<string, ReadonlyArray<PaidIn>>
  /**
   * Amounts in flight to billers, in cents. Excludes refunded and underpaid amounts. Also excludes payments without a status,
   * because the app counts their bills as still owed (BILL-127).
   */
  readonly inFlight: ReadonlyMap<string, number>
}

/** Returns the transfers and the amounts in flight of a user. */
export const billLedgerOf = async (means: Pick<Means, 'database' | 'now'>, userId: string): Promise<BillLedger> => {
  const invoices = await paidBillInvoices(means, userId)
  return { transfers: transfersIn(invoices), inFlight: inFlightIn(invoices, means.now()) }
}
