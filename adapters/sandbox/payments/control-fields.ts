import { nullable, record } from '@paydeck/adapters/wire/codec'
import { DecimalText } from '@paydeck/core/model'
import * as t from 'io-ts'
import type { Selectable, Updateable } from 'kysely'
import type { User } from '../account/tables.ts'
import { type ChangeContext, mostRows } from '../control/part.ts'
import { json } from '../database/columns.ts'
import { completeAt, confirmedAt } from '../kernel/blocks.ts'
import { defined } from '../kernel/defined.ts'
import { refuse } from '../kernel/refusals.ts'
import { minute, seededId } from '../kernel/seeded-random.ts'
import { billId, billOf, donor, exceptionAmounts } from './generated-parts.ts'
import { insertPayments, insertPlainPayments } from './seed.ts'
import type { BillColumn, BuyerColumn, InvoicesTable } from './tables.ts'

const bill = record(
  { merchantName: t.string },
  {
    status: nullable(t.string),
    /** Amount of the bill in US dollars. */
    amount: DecimalText,
    convenienceFee: DecimalText,
    accountType: t.string,
    mask: t.string,
    partnerAccountId: t.string,
    /** Milliseconds since 1970. */
    estimatedCompletionDate: nullable(t.number),
    /** Position of the paid bill, from 0, among the bills with which the account was created. */
    account: t.number,
  },
)

const buyer = record(
  {},
  {
    email: nullable(t.string),
    phone: nullable(t.string),
    name: nullable(t.string),
    address1: nullable(t.string),
    address2: nullable(t.string),
    city: nullable(t.string),
    state: nullable(t.string),
    zip: nullable(t.string),
  },
)

const payment = record(
  {},
  {
    merchantName: t.string,
    /** Price of the invoice in US dollars. */
    price: DecimalText,
    status: t.string,
    exceptionStatus: nullable(t.string),
    itemCode: nullable(t.string),
    alreadyRefunded: t.boolean,
    isNonRefundableUnderpayment: t.boolean,
    /** Code of the payment currency. Null if none was chosen. */
    txCurrency: nullable(t.string),
    /** Coin amounts in minor units, as text. */
    amount: nullable(t.string),
    networkCost: nullable(t.string),
    underpaidAmount: nullable(t.string),
    overpaidAmount: nullable(t.string),
    declinedAmount: nullable(t.string),
    exchangeRate: nullable(DecimalText),
    currencyLayer: nullable(t.string),
    orderId: nullable(t.string),
    txId: nullable(t.string),
    swapCode: nullable(t.string),
    selectedWallet: nullable(record({ displayName: t.string, avatar: nullable(t.string) })),
    /** The donor of a donation. */
    buyer: nullable(buyer),
    /** Bills of a bill payment. */
    bills: t.array(bill),
    /** True if the simulated network confirms the payment as time passes. If false, the status never changes by itself. */
    confirms: t.boolean,
    minutesAgo: t.number,
  },
)
type PaymentShape = t.TypeOf<typeof payment>

export const paymentFields = {
  /** Number of payments to generate. The generated payments are like those of a demo account. */
  payments: t.number,
  /** Payments to create, newest first. If this list is present, no payments are generated. */
  invoices: t.array(payment),
}
const PaymentFields = record({}, paymentFields)

const billsOf = (userId: string, id: string, bills: ReadonlyArray<t.TypeOf<typeof bill>>): ReadonlyArray<BillColumn> =>
  bills.map(({ merchantName, status = 'complete', account, ...requested }, place) => ({
    ...billOf(id, place, 1_000, merchantName),
    ...(account === undefined ? {} : { partnerAccountId: billId(userId, account) }),
    ...defined(requested),
    status,
  }))

const noDonor: BuyerColumn = {
  email: null,
  phone: null,
  name: null,
  address1: null,
  address2: null,
  city: null,
  state: null,
  zip: null,
}

const minorUnits = /^\d{1,100}$/

/** Returns the column values that turn a generated row into the requested payment. */
const toUpdate = (
  { userId, id, paymentSubtotal }: Pick<Selectable<InvoicesTable>, 'userId' | 'id' | 'paymentSubtotal'>,
  requested: PaymentShape,
  now: number,
): Updateable<InvoicesTable> => {
  const { minutesAgo, bills, buyer: donorFields, selectedWallet: wallet, confirms = false, ...shape } = requested
  const { status = 'complete', exceptionStatus = null, itemCode = null } = shape
  const amounts = [shape.amount, shape.networkCost, shape.underpaidAmount, shape.overpaidAmount, shape.declinedAmount]
  if (amounts.some((amount) => typeof amount === 'string' && !minorUnits.test(amount))) {
    refuse(422, 'Crypto amounts must be whole numbers of the smallest unit.')
  }
  const moment = minutesAgo === undefined ? null : Math.round(now - minutesAgo * minute)
  if (moment !== null && !Number.isSafeInteger(moment)) refuse(422, 'This date is too long ago.')
  const since = status === 'confirmed' ? now - confirmedAt(0) : status === 'complete' ? now - completeAt(0) : now
  const isDonation = itemCode === 'bitcoindonation'
  return {
    ...exceptionAmounts(exceptionStatus, BigInt(paymentSubtotal ?? '0')),
    ...defined(shape),
    status,
    exceptionStatus,
    itemCode,
    alreadyRefunded: shape.alreadyRefunded ?? false,
    history: json([]),
    paidAt: confirms ? since : null,
    ...(moment === null ? {} : { invoiceTime: moment, timestamp: moment }),
    ...(bills === undefined ? {} : { bills: json(billsOf(userId, id, bills)) }),
    ...(wallet === undefined ? {} : { selectedWallet: wallet === null ? null : json(wallet) }),
    buyer:
      donorFields === undefined
        ? isDonation
          ? json(donor)
          : null
        : donorFields && json({ ...noDonor, ...donorFields }),
  }
}

/** Replaces the user's payments. Does nothing if both `payments` and `invoices` are missing. */
export const changePayments = async (
  { queries, now }: ChangeContext,
  user: User,
  changes: t.TypeOf<typeof PaymentFields>,
): Promise<void> => {
  const shapes = changes.invoices
  if (shapes === undefined && changes.payments === undefined) return
  await queries.deleteFrom('invoices').where('userId', '=', user.id).execute()
  const { id: userId, persona: seed } = user
  if (shapes === undefined) {
    return insertPayments(queries, { userId, seed, count: Math.min(changes.payments ?? 0, mostRows), now })
  }
  await insertPlainPayments(queries, { userId, seed, count: Math.min(shapes.length, mostRows), now })
  for (const [index, requested] of shapes.slice(0, mostRows).entries()) {
    const id = seededId(user.id, 'invoice', index)
    const createdRow = await queries
      .selectFrom('invoices')
      .select(['userId', 'id', 'paymentSubtotal'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await queries
      .updateTable('invoices')
      .set(toUpdate(createdRow, requested, now))
      .where('id', '=', id)
      .execute()
  }
}
