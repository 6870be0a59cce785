import { nullable, record } from '@paydeck/adapters/wire/codec'
import { DecimalText } from '@paydeck/core/model'
import * as t from 'io-ts'
import type { Insertable } from 'kysely'
import type { User } from '../account/tables.ts'
import { type ChangeContext, mostRows } from '../control/part.ts'
import { insertInBatches } from '../database/batches.ts'
import { json } from '../database/columns.ts'
import { defined } from '../kernel/defined.ts'
import { refuse } from '../kernel/refusals.ts'
import { day, minute, seededId } from '../kernel/seeded-random.ts'
import { billId } from '../payments/generated-parts.ts'
import { billerOf, billers, logoOf } from './made-up-billers.ts'
import { makeBill } from './made-up-bills.ts'
import type { BillAccountsTable, FixedColumn } from './tables.ts'

/** Fields of a bill to create. Omitted fields are generated. */
const bill = record(
  {},
  {
    /** Id of a biller. */
    biller: t.string,
    merchantName: t.string,
    /** Path of the logo. Null if there is none. */
    merchantIcon: nullable(t.string),
    /** Name of the account at the biller, such as "Car Loan". */
    name: t.string,
    mask: t.string,
    type: t.string,
    subType: nullable(t.string),
    status: t.string,
    isPayable: t.boolean,
    isManuallyAdded: t.boolean,
    needsReconnect: t.boolean,
    paymentStatus: t.keyof({ active: null, activating: null, unavailable: null }),
    /** Days until the due date, negative if past. Null for no due date. */
    dueIn: nullable(t.number),
    /** Days until the padded due date. Derived from `dueIn` if omitted. */
    paddedDueIn: nullable(t.number),
    /** Decimal text in US dollars. Null if unknown. */
    balance: nullable(DecimalText),
    lastStatementBalance: nullable(DecimalText),
    remainingStatementBalance: nullable(DecimalText),
    nextPaymentMinimumAmount: nullable(DecimalText),
    /** Minutes since the last sync; the bill is not synced again later. Null if the bill was never synced. */
    syncedMinutesAgo: nullable(t.number),
  },
)
type NewBill = t.TypeOf<typeof bill>

export const billFields = {
  /** Bills that replace the account's bills. A non-empty list also connects the user to the bill provider. */
  bills: t.array(bill),
  /** Bill provider's record of the user. */
  billPay: record(
    {},
    {
      isConnected: t.boolean,
      methodVerified: t.boolean,
      /**
       * Pause of the provider. Null for no pause. `minutes` is the length of the pause. If `minutes` is null, the pause has
       * no fixed end.
       */
      pause: nullable(record({}, { minutes: nullable(t.number) })),
    },
  ),
}
const BillFields = record({}, billFields)

const farthest = 10 * 365 * day

/** Returns a time offset by a number of units. Rejects times more than ten years away. */
export const timeFrom = (now: number, count: number, unit: number): number =>
  Math.abs(count * unit) <= farthest
    ? Math.round(now + count * unit)
    : refuse(422, 'Times of a bill must be at most ten years ago or ahead.')

const instant = (days: number | null, now: number): number | null => (days === null ? null : timeFrom(now, days, day))

const fixedOf = (fields: NewBill, now: number): FixedColumn => {
  const { balance, lastStatementBalance, remainingStatementBalance, nextPaymentMinimumAmount } = fields
  const { dueIn, paddedDueIn = dueIn === null ? null : undefined } = fields
  return defined({
    balance,
    lastStatementBalance,
    remainingStatementBalance,
    nextPaymentMinimumAmount,
    nextPaymentDueDate: dueIn === undefined ? undefined : instant(dueIn, now),
    paddedNextPaymentDueDate: paddedDueIn === undefined ? undefined : instant(paddedDueIn, now),
  })
}

const syncOf = (minutesAgo: number | null | undefined, now: number): Partial<Insertable<BillAccountsTable>> => {
  if (minutesAgo === undefined) return {}
  return minutesAgo === null ? { sync: 'unknown' } : { sync: 'stale', syncedAt: timeFrom(now, -minutesAgo, minute) }
}

const activation = 3 * day

const rowOf = (userId: string, fields: NewBill, index: number, now: number): Insertable<BillAccountsTable> => {
  const { merchantName, merchantIcon, name, mask, type, subType, status, paymentStatus } = fields
  const { isPayable, isManuallyAdded, needsReconnect, dueIn } = fields
  const [first] = billers
  const ofType = billers.find((one) => one.type === type)
  const biller = billerOf(fields.biller ?? '') ?? ofType ?? billers[index % billers.length] ?? first
  return {
    ...makeBill({
      id: billId(userId, index),
      userId,
      biller,
      sourceKey: `wanted:${index}`,
      now,
      ...(typeof dueIn === 'number' ? { dueIn } : {}),
    }),
    merchantIcon: merchantIcon === undefined ? logoOf(merchantName ?? biller.name) : merchantIcon,
    ...defined({ merchantName, name, mask, type, subType, status, isPayable, isManuallyAdded, needsReconnect }),
    ...(paymentStatus === 'activating' ? { activatesAt: now + activation } : {}),
    ...(paymentStatus === 'unavailable' ? { isUnavailable: true } : {}),
    ...syncOf(fields.syncedMinutesAgo, now),
    fixed: json(fixedOf(fields, now)),
  }
}

const changePayer = async (
  { queries, now }: ChangeContext,
  userId: string,
  fields: NonNullable<t.TypeOf<typeof BillFields>['billPay']>,
): Promise<void> => {
  const { isConnected, methodVerified, pause } = fields
  const until = pause?.minutes ?? null
  const row = {
    ...(isConnected === undefined ? {} : { entityId: isConnected ? seededId(userId, 'bill-payer', 0) : null }),
    ...(methodVerified === undefined ? {} : { methodVerified }),
    ...(pause === undefined
      ? {}
      : { isPaused: pause !== null, pausedUntil: until === null ? null : timeFrom(now, until, minute) }),
  }
  await queries
    .insertInto('billPayers')
    .values({ userId, entityId: null, pausedUntil: null, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId, ...row }))
    .execute()
}

/** Replaces the user's bills and updates the provider's record of the user. Omitted fields change nothing. */
export const changeBills = async (
  changing: ChangeContext,
  { id: userId }: User,
  { bills, billPay }: t.TypeOf<typeof BillFields>,
): Promise<void> => {
  const { queries, now } = changing
  if (bills !== undefined) {
    await queries.deleteFrom('billAccounts').where('userId', '=', userId).execute()
    const rows = bills.slice(0, mostRows).map((fields, index) => rowOf(userId, fields, index, now))
    await insertInBatches(queries, 'billAccounts', rows)
    if (bills.length > 0) await changePayer(changing, userId, { isConnected: true })
  }
  if (billPay !== undefined) await changePayer(changing, userId, billPay)
}
