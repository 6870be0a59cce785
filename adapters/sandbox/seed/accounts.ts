import { sql } from 'kysely'
import { derivePassword, type StoredPassword, storePassword } from '../account/passwords.ts'
import { insertUser, type NewUser } from '../account/seed.ts'
import type { User } from '../account/tables.ts'
import { insertBills } from '../bill-pay/seed.ts'
import { insertCards } from '../cards/seed.ts'
import type { Queries } from '../database/engine.ts'
import { waitWithoutLimit } from '../database/transaction.ts'
import type { Randomness } from '../kernel/secrets.ts'
import { seededId } from '../kernel/seeded-random.ts'
import { insertEarlierPayments, insertPayments } from '../payments/seed.ts'
import { insertEarlierChanges, insertEarlierPayouts, insertPayouts } from '../receiving/seed.ts'
import { insertApplications } from '../verification/seed.ts'
import { type Persona, personaPassword, personas } from './personas.ts'

export const storedPersonaPassword = async (random: Randomness): Promise<StoredPassword> =>
  storePassword(await derivePassword(personaPassword), random)

interface NewAccount extends NewUser {
  readonly persona: Persona
}

/**
 * Creates a demo account with the applications, cards, bills, payments and payouts of its persona. Call it inside a
 * transaction.
 */
export const makeAccount = async (queries: Queries, input: NewAccount): Promise<User> => {
  const { persona, id, now } = input
  const user = await insertUser(queries, input)
  await insertApplications(queries, id, persona.applications, now)
  await insertCards(queries, id, persona.cards, now)
  const bills = await insertBills(queries, { userId: id, persona: persona.name, bills: persona.bills, now })
  await insertPayments(queries, { userId: id, seed: persona.name, count: persona.payments, now, bills })
  await insertPayouts(queries, id, persona, now)
  await insertEarlierChanges(queries, id, persona.earlierChanges, now)
  if (persona.hasEarlierYear) {
    await insertEarlierPayments(queries, id, now)
    await insertEarlierPayouts(queries, id, now)
  }
  return user
}

/** Key of the PostgreSQL advisory lock for creating the demo accounts. No other lock uses this number. */
const seedLock = 7_011_948

/** Creates a demo account for each persona. Does nothing if the database already has a user. */
export const seedPersonas = (queries: Queries, random: Randomness, now: number): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    // If several processes start on the same database server, only one of them creates the accounts.
    await waitWithoutLimit(transaction)
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction)
    const anyUser = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (anyUser !== undefined) return
    for (const persona of personas) {
      const password = await storedPersonaPassword(random)
      const id = seededId(persona.name, 'user', 0)
      await makeAccount(transaction, { persona, id, email: persona.email, password, now })
    }
    // The embedded engine collects no statistics by itself. Without them, it reads all rows of a user to return a page.
    await sql`analyze`.execute(transaction)
  })

/** True if the database contains demo accounts, whose password is public. */
export const hasPersonas = async (queries: Queries): Promise<boolean> => {
  const emails = personas.map(({ email }) => email)
  const found = await queries.selectFrom('users').select('id').where('email', 'in', emails).limit(1).executeTakeFirst()
  return found !== undefined
}
