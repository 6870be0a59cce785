import { sql } from 'kysely'
import { newOtpSecret } from '../account/one-time-codes.ts'
import { derivePassword, type StoredPassword, storePassword } from '../account/passwords.ts'
import type { User } from '../account/tables.ts'
import { makeCard, makeCardTransactions } from '../cards/seed.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { day, seededId } from '../kernel/chance.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { makeInvoices } from '../payments/seed.ts'
import { makePayors, makePayouts, makeWallets } from '../receiving/seed.ts'
import { type Persona, personaPassword, personas } from './personas.ts'

/** Rows a statement: far below the 65,535 values that one may carry. */
const batch = 500

const inBatches = async <A>(
  rows: ReadonlyArray<A>,
  insert: (some: ReadonlyArray<A>) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += batch) await insert(rows.slice(start, start + batch))
}

export const storedPersonaPassword = async (random: Randomness): Promise<StoredPassword> =>
  storePassword(await derivePassword(personaPassword), random)

interface AccountInput {
  readonly persona: Persona
  readonly id: string
  readonly email: string
  readonly password: StoredPassword
  readonly now: number
}

const insertUser = (
  queries: Queries,
  random: Randomness,
  { persona, id, email, password, now }: AccountInput,
): Promise<User> =>
  queries
    .insertInto('users')
    .values({
      id,
      email,
      ...password,
      firstName: persona.firstName,
      lastName: persona.lastName,
      otpSecret: persona.otpEnabled ? newOtpSecret(random) : null,
      otpEnabled: persona.otpEnabled,
      accessTypes: json(persona.accessTypes),
      experiments: json(persona.experiments),
      facadeAccess: json(persona.facadeAccess),
      country: persona.country,
      language: persona.language,
      nationalIdentityLastFour: persona.nationalIdentityLastFour,
      isMissingShopperInfo: persona.isMissingShopperInfo,
      persona: persona.name,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const insertApplications = async (
  queries: Queries,
  userId: string,
  applications: Persona['applications'],
  now: number,
): Promise<void> => {
  for (const { collectionTasks, ...application } of applications) {
    const id = seededId(userId, `application:${application.productName}`, 0)
    await queries
      .insertInto('applications')
      .values({
        id,
        userId,
        ...application,
        collectionTasks: json(collectionTasks),
        createdAt: now - 200 * day,
        updatedAt: now - 190 * day,
      })
      .execute()
  }
}

export const insertCards = async (
  queries: Queries,
  userId: string,
  cards: Persona['cards'],
  now: number,
): Promise<void> => {
  for (const [position, seed] of cards.entries()) {
    const card = makeCard(userId, seed, position, now)
    await queries.insertInto('debitCards').values(card).execute()
    await inBatches(makeCardTransactions(card, seed.transactions, now), (rows) =>
      queries
        .insertInto('cardTransactions')
        .values([...rows])
        .execute(),
    )
  }
}

export const insertPayments = (
  queries: Queries,
  userId: string,
  seed: string,
  count: number,
  now: number,
): Promise<void> =>
  inBatches(makeInvoices(userId, seed, count, now), (rows) =>
    queries
      .insertInto('invoices')
      .values([...rows])
      .execute(),
  )

/** Payors, and for the first of them a wallet, a profile and monthly payouts; the others are requests still. */
export const insertPayouts = async (
  queries: Queries,
  userId: string,
  seed: { readonly payors: ReadonlyArray<string>; readonly payouts: number },
  now: number,
): Promise<void> => {
  const payors = makePayors(userId, seed.payors, now)
  const [first] = payors
  if (first === undefined) return
  await queries
    .insertInto('payors')
    .values([...payors])
    .execute()
  if (seed.payouts === 0) return
  const wallets = makeWallets(userId, now)
  await queries
    .insertInto('wallets')
    .values([...wallets])
    .execute()
  for (const [index, wallet] of wallets.entries()) {
    const profileId = seededId(userId, 'profile', index)
    await queries
      .insertInto('payoutProfiles')
      .values({
        id: profileId,
        userId,
        name: wallet.label ?? '',
        walletId: wallet.id,
        createdAt: now - (280 - index) * day,
      })
      .execute()
    const payor = payors[index]
    if (payor !== undefined)
      await queries.insertInto('profilePayors').values({ profileId, payorId: payor.id }).execute()
  }
  await queries
    .insertInto('payouts')
    .values([...makePayouts(userId, first, seed.payouts, now)])
    .execute()
}

/** Makes an account of a persona with all that belongs to it. Runs inside a transaction of the caller. */
export const makeAccount = async (queries: Queries, random: Randomness, input: AccountInput): Promise<User> => {
  const { persona, id, now } = input
  const user = await insertUser(queries, random, input)
  await insertApplications(queries, id, persona.applications, now)
  await insertCards(queries, id, persona.cards, now)
  await insertPayments(queries, id, persona.name, persona.payments, now)
  await insertPayouts(queries, id, persona, now)
  return user
}

/** Any number that nothing else locks. */
const seedLock = 7_011_948

/** Puts the personas into an empty database; one that holds anybody is left as it is. */
export const seedPersonas = (queries: Queries, random: Randomness, now: number): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    // Processes that start together on one server seed it once.
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction)
    const anybody = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (anybody !== undefined) return
    for (const persona of personas) {
      const password = await storedPersonaPassword(random)
      const id = seededId(persona.name, 'user', 0)
      await makeAccount(transaction, random, { persona, id, email: persona.email, password, now })
    }
  })
