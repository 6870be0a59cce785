import { decimalText } from '@paydeck/core/model'
import type { Selectable } from 'kysely'
import type { User } from '../account/tables.ts'
import type { BaseContext } from '../calls/context.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { presentApplications } from '../verification/application-changes.ts'
import { merchantIdOf } from './made-up-bills.ts'
import type { BillAccount, BillPayTables, FixedColumn } from './tables.ts'

type Means = Pick<BaseContext, 'database' | 'now' | 'sealing'>

/** The one bill provider that is asked through here (BILL-063). */
const provider = 'method'

export const checkProvider = (name: string): void => {
  if (name !== provider) refuse(422, 'This bill provider is not known.', { field: 'provider' })
}

type Payer = Selectable<BillPayTables['billPayers']>

const nobody: Omit<Payer, 'userId'> = { entityId: null, methodVerified: false, isPaused: false, pausedUntil: null }

/** What the bill provider knows of a user. */
export const payerOf = async (
  { database }: Pick<Means, 'database'>,
  { id: userId }: Pick<User, 'id'>,
): Promise<Payer> => ({
  userId,
  ...nobody,
  ...(await database.selectFrom('billPayers').selectAll().where('userId', '=', userId).executeTakeFirst()),
})

/** Whether Bill Pay is there for a user: in the United States alone (BILL-003). */
export const isAvailableFor = ({ country }: Pick<User, 'country'>): boolean => country === 'US'

/** The pause of the provider as it is by now; null: it takes payments. */
export const pauseOf = (
  { isPaused, pausedUntil }: Pick<Payer, 'isPaused' | 'pausedUntil'>,
  now: number,
): { readonly until: number | null } | null =>
  isPaused && (pausedUntil === null || pausedUntil > now) ? { until: pausedUntil } : null

/** Refuses who may not use Bill Pay, or not now. The application is looked at too: the app's guards are no proof. */
export const refuseUnlessOpen = async (means: Means, user: User): Promise<void> => {
  if (!isAvailableFor(user)) refuse(422, 'Bill Pay is not available in your area.')
  const applications = await presentApplications(means, user)
  const isVerified = applications.some(
    ({ productName, status }) => productName === 'individualShopperTier1' && status === 'approved',
  )
  if (!isVerified) refuse(422, 'Verify your identity to use Bill Pay.')
  if (pauseOf(await payerOf(means, user), means.now()) !== null) {
    refuse(422, 'Bill Pay takes no payments at the moment. Please try again later.')
  }
}

const shown = ({ database }: Pick<Means, 'database'>, userId: string) =>
  database.selectFrom('billAccounts').selectAll().where('userId', '=', userId).where('hiddenAt', 'is', null)

/** The bills of a user, the first connected first; none that was removed. */
export const billsOf = (
  means: Pick<Means, 'database'>,
  { id }: Pick<User, 'id'>,
): Promise<ReadonlyArray<BillAccount>> => shown(means, id).orderBy('position').execute()

/** The caller's bill; any other is as good as not there (A2). */
export const ownBill = async (
  means: Pick<Means, 'database'>,
  { id: userId }: Pick<User, 'id'>,
  id: string,
): Promise<BillAccount> => (await shown(means, userId).where('id', '=', id).executeTakeFirst()) ?? notFound()

/** How payments to a bill stand. */
export const paymentStatusOf = (
  { isUnavailable, activatesAt }: Pick<BillAccount, 'isUnavailable' | 'activatesAt'>,
  now: number,
): 'active' | 'activating' | 'unavailable' => {
  if (isUnavailable) return 'unavailable'
  return activatesAt !== null && activatesAt > now ? 'activating' : 'active'
}

/** Whether a bill can be paid by now. */
export const isPayableNow = (account: BillAccount, now: number): boolean =>
  account.isPayable && account.status === 'active' && paymentStatusOf(account, now) === 'active'

const money = (amount: string | null) => (amount === null ? null : decimalText(amount))

/** A bill in the wire's words (BILL-106, BILL-107). */
export const toldAccount = (account: BillAccount, amounts: Required<FixedColumn>, now: number) => ({
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
