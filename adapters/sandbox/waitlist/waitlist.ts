import type { EmailSubscribe } from '@paydeck/core/model'
import type { CallContext, Handlers } from '../calls/context.ts'
import { transact } from '../database/transaction.ts'
import { notFound } from '../kernel/refusals.ts'

/** Returns the caller's own email address. Rejects any other address with the response for an unknown address (A2). */
const ownAddress = ({ user }: CallContext, email: string): string =>
  email.trim().toLowerCase() === user.email ? user.email : notFound()

const optedIn: EmailSubscribe = 'opted_in'
const knownStates: ReadonlyArray<EmailSubscribe> = ['subscribed', optedIn, 'unsubscribed']

export const waitlistHandlers = {
  'GET /marketing/marketingOptIn': async (context, input) => {
    const email = ownAddress(context, input.email)
    const { database } = context
    const optIn = await database.selectFrom('optIns').selectAll().where('email', '=', email).executeTakeFirst()
    const rows = await database
      .selectFrom('optInAttributes')
      .select('attribute')
      .where('email', '=', email)
      .orderBy('createdAt')
      .orderBy('attribute')
      .execute()
    return {
      emailSubscribe: knownStates.find((word) => word === optIn?.emailSubscribe) ?? null,
      emailOptedInAt: optIn?.emailOptedInAt ?? null,
      attributes: rows.map((row) => row.attribute),
    }
  },

  // Idempotent: repeated calls leave the same row for the email address and the same row for the attribute.
  'POST /marketing/marketingOptIn': (context, input) =>
    transact(context, async ({ database, now }) => {
      const email = ownAddress(context, input.email)
      const at = now()
      await database
        .insertInto('optIns')
        .values({ email, emailSubscribe: optedIn, emailOptedInAt: at })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet({ emailSubscribe: optedIn, emailOptedInAt: at })
            .where('optIns.emailSubscribe', '!=', optedIn),
        )
        .execute()
      await database
        .insertInto('optInAttributes')
        .values({ email, attribute: input.attribute, createdAt: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }),
} satisfies Handlers<'GET /marketing/marketingOptIn' | 'POST /marketing/marketingOptIn'>
