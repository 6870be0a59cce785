import { list, nullable, record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import type { User } from '../account/tables.ts'
import { type Changing, mostRows } from '../control/part.ts'
import { json } from '../database/columns.ts'
import { seededId } from '../kernel/chance.ts'
import { billOf, insertPayments } from './seed.ts'

const payment = record(
  {},
  {
    merchantName: t.string,
    /** Decimal text in US dollars. */
    price: t.string,
    status: t.string,
    exceptionStatus: nullable(t.string),
    itemCode: nullable(t.string),
    alreadyRefunded: t.boolean,
    isNonRefundableUnderpayment: t.boolean,
    /** The bills of a bill payment: whose they are, and how each stands. */
    bills: list(record({ merchantName: t.string, status: nullable(t.string) })),
    minutesAgo: t.number,
  },
)

export const paymentFields = {
  /** How many payments; made up as for a persona. */
  payments: t.number,
  /** Payments of a wanted shape, the first is the newest; comes in place of `payments`. */
  invoices: list(payment),
}
const PaymentFields = record({}, paymentFields)

/** Puts these payments in the place of the user's; without any wish nothing changes. */
export const changePayments = async (
  { queries, now }: Changing,
  user: User,
  changes: t.TypeOf<typeof PaymentFields>,
): Promise<void> => {
  const shapes = changes.invoices
  if (shapes === undefined && changes.payments === undefined) return
  await queries.deleteFrom('invoices').where('userId', '=', user.id).execute()
  await insertPayments(queries, user.id, user.persona, Math.min(shapes?.length ?? changes.payments ?? 0, mostRows), now)
  for (const [index, { minutesAgo, bills, ...shape }] of (shapes ?? []).entries()) {
    const moment = minutesAgo === undefined ? null : now - minutesAgo * 60_000
    const at = moment === null ? {} : { invoiceTime: moment, timestamp: moment }
    const id = seededId(user.id, 'invoice', index)
    const billed =
      bills === undefined
        ? {}
        : {
            bills: json(
              bills.map(({ merchantName, status }, place) => ({ ...billOf(id, place, 1_000, merchantName), status })),
            ),
          }
    const reset = { status: 'complete', exceptionStatus: null, alreadyRefunded: false }
    await queries
      .updateTable('invoices')
      .set({ ...reset, ...shape, ...billed, ...at })
      .where('id', '=', id)
      .execute()
  }
}
