import { list, nullable, record } from '@paydeck/adapters/wire/codec'
import * as t from 'io-ts'
import { newOtpSecret } from '../account/one-time-codes.ts'
import type { User, UserChange } from '../account/tables.ts'
import { holdUser } from '../account/users.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { day, seededId } from '../kernel/chance.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { insertApplications, insertCards, insertPayments, insertPayouts } from '../seed/accounts.ts'

const flags = t.record(t.string, t.boolean) as t.Type<Readonly<Record<string, boolean>>, unknown, unknown>
const task = record({ name: t.string, status: t.string })

const application = record(
  { productName: t.string, status: t.string },
  { collectionStatus: nullable(t.string), collectionTasks: list(task) },
)

const card = record(
  { provider: t.keyof({ firstView: null, galileo: null }) },
  {
    nickname: t.string,
    balance: t.string,
    transactions: t.number,
    status: t.string,
    disabled: nullable(t.boolean),
    lockedByUser: t.boolean,
    lastFourDigits: t.string,
    /** Milliseconds since 1970. */
    activationDate: nullable(t.number),
  },
)

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
    minutesAgo: t.number,
  },
)

/** What may be changed of an account from outside: fields one by one, lists as a whole. */
export const Changes = record(
  {},
  {
    email: t.string,
    firstName: t.string,
    lastName: t.string,
    country: nullable(t.string),
    language: t.string,
    accessTypes: list(t.string),
    experiments: list(t.string),
    facadeAccess: flags,
    optInEmailMarketing: t.boolean,
    otpEnabled: t.boolean,
    passkeysEnabled: t.boolean,
    isMissingShopperInfo: t.boolean,
    nationalIdentityIssuer: t.string,
    nationalIdentityLastFour: nullable(t.string),
    applications: list(application),
    cards: list(card),
    /** How many payments; made up as for a persona. */
    payments: t.number,
    /** Payments of a wanted shape, the first is the newest; comes in place of `payments`. */
    invoices: list(payment),
    payors: list(t.string),
    /** How many payouts of the first payor; without any, every payor is a request. */
    payouts: t.number,
    /** Codes of currencies that the account may not receive payouts in (RECV-064). */
    disabledCurrencies: list(t.string),
    /** Why the account accepts no payouts, as in "accountNotAllowed"; null: it does (RECV-066). */
    payoutRefusal: nullable(t.string),
    /** How many passkeys. They are there to be listed and removed: nobody can sign in with them. */
    passkeys: t.number,
    /** The user's own referral; null: none was made yet. */
    referral: nullable(record({ code: t.string, status: t.string, expiration: t.number })),
    optIn: nullable(record({ emailSubscribe: t.string, attributes: list(t.string) })),
  },
)
export type Changes = t.TypeOf<typeof Changes>

const mostRows = 20_000

const userChange = (user: User, changes: Changes, random: Randomness): UserChange => {
  const { accessTypes, experiments, facadeAccess, disabledCurrencies, email } = changes
  const plain = {
    firstName: changes.firstName,
    lastName: changes.lastName,
    country: changes.country,
    language: changes.language,
    optInEmailMarketing: changes.optInEmailMarketing,
    otpEnabled: changes.otpEnabled,
    passkeysEnabled: changes.passkeysEnabled,
    isMissingShopperInfo: changes.isMissingShopperInfo,
    nationalIdentityIssuer: changes.nationalIdentityIssuer,
    nationalIdentityLastFour: changes.nationalIdentityLastFour,
    payoutRefusal: changes.payoutRefusal,
    email: email?.trim().toLowerCase(),
    accessTypes: accessTypes && json(accessTypes),
    experiments: experiments && json(experiments),
    facadeAccess: facadeAccess && json(facadeAccess),
    disabledCurrencies: disabledCurrencies && json(disabledCurrencies),
    otpSecret: changes.otpEnabled === true && user.otpSecret === null ? newOtpSecret(random) : undefined,
  }
  return Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
}

const changeCards = async (
  queries: Queries,
  userId: string,
  cards: NonNullable<Changes['cards']>,
  now: number,
): Promise<void> => {
  await queries.deleteFrom('debitCards').where('userId', '=', userId).execute()
  const seeds = cards.map(({ provider, nickname = 'Everyday', balance = '100.00', transactions = 0 }) => ({
    provider,
    nickname,
    balance,
    transactions: Math.min(transactions, mostRows),
  }))
  await insertCards(queries, userId, seeds, now)
  for (const [position, { status, disabled, lockedByUser, lastFourDigits, activationDate }] of cards.entries()) {
    const given = { status, disabled, lockedByUser, lastFourDigits, activationDate }
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    if (Object.keys(set).length === 0) continue
    await queries
      .updateTable('debitCards')
      .set(set)
      .where('userId', '=', userId)
      .where('position', '=', position)
      .execute()
  }
}

const changePayments = async (queries: Queries, user: User, changes: Changes, now: number): Promise<void> => {
  const shapes = changes.invoices
  if (shapes === undefined && changes.payments === undefined) return
  await queries.deleteFrom('invoices').where('userId', '=', user.id).execute()
  await insertPayments(queries, user.id, user.persona, Math.min(shapes?.length ?? changes.payments ?? 0, mostRows), now)
  for (const [index, { minutesAgo, ...shape }] of (shapes ?? []).entries()) {
    const moment = minutesAgo === undefined ? null : now - minutesAgo * 60_000
    const at = moment === null ? {} : { invoiceTime: moment, timestamp: moment }
    const reset = { status: 'complete', exceptionStatus: null, alreadyRefunded: false }
    await queries
      .updateTable('invoices')
      .set({ ...reset, ...shape, ...at })
      .where('id', '=', seededId(user.id, 'invoice', index))
      .execute()
  }
}

const changePayouts = async (queries: Queries, userId: string, changes: Changes, now: number): Promise<void> => {
  const { payors, payouts } = changes
  if (payors === undefined && payouts === undefined) return
  for (const table of ['payouts', 'payors', 'payoutProfiles', 'wallets'] as const) {
    await queries.deleteFrom(table).where('userId', '=', userId).execute()
  }
  const seed = { payors: payors ?? ['Lumen Payroll'], payouts: Math.min(payouts ?? 0, mostRows) }
  await insertPayouts(queries, userId, seed, now)
}

const changePasskeys = async (queries: Queries, userId: string, count: number, now: number): Promise<void> => {
  await queries.deleteFrom('passkeyCredentials').where('userId', '=', userId).execute()
  for (let index = 0; index < Math.min(count, 5); index += 1) {
    const id = seededId(userId, 'passkey', index)
    const publicKey = seededId(userId, 'passkey-key', index)
    await queries
      .insertInto('passkeyCredentials')
      .values({ id, userId, publicKey, transports: json(['internal']), createdAt: now - (index + 1) * day })
      .execute()
  }
}

const changeOptIn = async (
  queries: Queries,
  email: string,
  optIn: NonNullable<Changes['optIn']> | null,
  now: number,
): Promise<void> => {
  await queries.deleteFrom('optIns').where('email', '=', email).execute()
  if (optIn === null) return
  await queries
    .insertInto('optIns')
    .values({ email, emailSubscribe: optIn.emailSubscribe, emailOptedInAt: now })
    .execute()
  for (const attribute of new Set(optIn.attributes)) {
    await queries.insertInto('optInAttributes').values({ email, attribute, createdAt: now }).execute()
  }
}

/** Applies changes to an account. Runs inside a transaction of the caller. */
export const applyChanges = async (
  queries: Queries,
  random: Randomness,
  user: User,
  changes: Changes,
  now: number,
): Promise<User> => {
  const set = userChange(user, changes, random)
  if (Object.keys(set).length > 0) await queries.updateTable('users').set(set).where('id', '=', user.id).execute()
  const changed = await holdUser(queries, user.id)
  if (changes.applications !== undefined) {
    await queries.deleteFrom('applications').where('userId', '=', user.id).execute()
    const seeds = changes.applications.map((one) => ({ collectionStatus: null, collectionTasks: [], ...defined(one) }))
    await insertApplications(queries, user.id, seeds, now)
  }
  if (changes.cards !== undefined) await changeCards(queries, user.id, changes.cards, now)
  await changePayments(queries, changed, changes, now)
  await changePayouts(queries, user.id, changes, now)
  if (changes.passkeys !== undefined) await changePasskeys(queries, user.id, changes.passkeys, now)
  if (changes.referral !== undefined) await changeReferral(queries, user.id, changes.referral, now)
  if (changes.optIn !== undefined) await changeOptIn(queries, changed.email, changes.optIn, now)
  return changed
}

const changeReferral = async (
  queries: Queries,
  userId: string,
  referral: NonNullable<Changes['referral']> | null,
  now: number,
): Promise<void> => {
  await queries.deleteFrom('referrals').where('userId', '=', userId).execute()
  if (referral !== null)
    await queries
      .insertInto('referrals')
      .values({ userId, ...referral, createdAt: now })
      .execute()
}

type Application = t.TypeOf<typeof application>

const defined = ({ productName, status, collectionStatus, collectionTasks }: Application) => ({
  productName,
  status,
  ...(collectionStatus === undefined ? {} : { collectionStatus }),
  ...(collectionTasks === undefined ? {} : { collectionTasks }),
})
