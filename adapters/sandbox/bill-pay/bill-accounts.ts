import { decimalText } from '@paydeck/core/model'
import type { Selectable } from 'kysely'
import type { User } from '../account/tables.ts'
import type { BaseContext } from '../calls/context.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { presentApplications } from '../verification/application-changes.ts'
import { merchantIdOf } from './made-up-bills.ts'
import type { BillAccount, BillPayTables, FixedColumn } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now' | 'sealing'>

/** Name of the sandbox's single bill provider (BILL-063). */
const provider = 'method'

export const checkProvider = (name: string): void => {
  if (name !== provider) refuse(422, "We don't support this bill provider.", { field: 'provider' })
}

type Payer = Selectable<BillPayTables['billPayers']>

const unregistered: Omit<Payer, 'userId'> = {
  entityId: null,
  methodVerified: false,
  isPaused: false,
  pausedUntil: null,
}

/** Returns the bill provider's record of a user. */
export const payerOf = async (
  { database }: Pick<Means, 'database'>,
  { id: userId }: Pick<User, 'id'>,
): Promise<Payer> => ({
  userId,
  ...unregistered,
  ...(await database.selectFrom('billPayers').selectAll().where('userId', '=', userId).executeTakeFirst()),
})

/** True if Bill Pay is available to the user: only in the United States (BILL-003). */
export const isAvailableFor = ({ country }: Pick<User, 'country'>): boolean => country === 'US'

/** Returns the end of the provider's current pause, during which it accepts no payments. Null if there is no pause. */
export const pauseOf = (
  { isPaused, pausedUntil }: Pick<Payer, 'isPaused' | 'pausedUntil'>,
  now: number,
): { readonly until: number | null } | null =>
  isPaused && (pausedUntil === null || pausedUntil > now) ? { until: pausedUntil } : null

/**
 * Refuses users who cannot use Bill Pay now. Checks the approved identity application as well, because the guards of the app
 * run in the browser, where they can be bypassed.
 */
export const refuseUnlessOpen = async (means: Means, user: User): Promise<void> => {
  if (!isAvailableFor(user)) refuse(422, 'Bill Pay is not available in your area.')
  const applications = await presentApplications(means, user)
  const isVerified = applications.some(
    ({ productName, status }) => productName === 'individualShopperTier1' && status === 'approved',
  )
  if (!isVerified) refuse(422, 'Verify your identity to use Bill Pay.')
  if (pauseOf(await payerOf(means, user), means.now()) !== null) {
    refuse(422, "Bill Pay is paused. You can't pay bills right now. Try again later.")
  }
}

const listedBills = ({ database }: Pick<Means, 'database'>, userId: string) =>
  database.selectFrom('billAccounts').selectAll().where('userId', '=', userId).where('hiddenAt', 'is', null)

/** Returns the user's bills in the order of their connection, without removed bills. */
export const billsOf = (
  means: Pick<Means, 'database'>,
  { id }: Pick<User, 'id'>,
): Promise<ReadonlyArray<BillAccount>> => listedBills(means, id).orderBy('position').execute()

/** Returns a bill of the caller. Other users' bills count as missing (A2). */
export const ownBill = async (
  means: Pick<Means, 'database'>,
  { id: userId }: Pick<User, 'id'>,
  id: string,
): Promise<BillAccount> => (await listedBills(means, userId).where('id', '=', id).executeTakeFirst()) ?? notFound()

/** Returns a bill's payment status: "activating" until a newly connected bill can be paid. */
export const paymentStatusOf = (
  { isUnavailable, activatesAt }: Pick<BillAccount, 'isUnavailable' | 'activatesAt'>,
  now: number,
): 'active' | 'activating' | 'unavailable' => {
  if (isUnavailable) return 'unavailable'
  return activatesAt !== null && activatesAt > now ? 'activating' : 'active'
}

/** True if the bill can be paid now. */
export const isPayableNow = (account: BillAccount, now: number): boolean =>
  account.isPayable && account.status === 'active' && paymentStatusOf(account, now) === 'active'

const money = (amount: string | null) => (amount === null ? null : decimalText(amount))

/** Serializes a bill (BILL-106, BILL-107). */
export const toBillAccountDto = (account: BillAccount, amounts: Required<FixedColumn>, now: number) => ({
  id: account.id,
  status: account.status,
  type: 'liability',
  isPayable: isPayableNow(account, now),
  isManuallyAdded: account.isManuallyAdded,
  liability: {
    merchantId: merchantIdOf(account.billerId),
    merchantIcon: account.merchantIcon,
    merchantName: account.merchantName,
    mask: account.mask,
    name: account.name,
    type: account.type,
    subType: account.subType,
    balance: money(amounts.balance),
    lastStatementBalance: money(amounts.lastStatementBalance),
    remainingStatementBalance: money(amounts.remainingStatementBalance),
    nextPaymentDueDate: amounts.nextPaymentDueDate,
    paddedNextPaymentDueDate: amounts.paddedNextPaymentDueDate,
    nextPaymentMinimumAmount: money(amounts.nextPaymentMinimumAmount),
    lastSuccessfulSync: amounts.lastSuccessfulSync,
  },
  paymentStatus: paymentStatusOf(account, now),
  needsReconnect: account.needsReconnect,
})
