import { decimalText } from '@paydeck/core/model'
import { type CallContext, type Handlers } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import { transact } from '../database/transaction.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { dollars } from '../money/amounts.ts'
import { centsOf } from '../money/amounts.ts'

/** What a top-up is called wherever it is listed. */
export const loadName = 'Card Load'

const dollarsAndCents = /^\d{1,5}(?:\.\d{1,2})?$/
const least = 100
const most = 1_000_000

/** The amount with two places; refuses one that is not from 1 to 10,000 whole cents (CARD-163). */
const priceOf = (amount: string | null): string => {
  const asked = amount !== null && dollarsAndCents.test(amount) ? centsOf(amount) : 0
  return asked < least || asked > most ? refuse(422, 'The amount has to be from $1.00 to $10,000.00.') : dollars(asked)
}

/** The caller's card; any other is as good as not there (A2). */
const ownCard = async ({ database, user }: CallContext, id: string) =>
  (await database
    .selectFrom('debitCards')
    .select(['id', 'provider', 'status', 'disabled'])
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()) ?? notFound()

const gone = new Set(['lost', 'stolen', 'canceled'])

export const topUpHandlers = {
  GenerateTopUp: (context, { debitCardId, invoicePrice, invoiceCurrency = 'USD' }) =>
    transact(context, async (inside) => {
      const { database, user, random } = inside
      const card = await ownCard(inside, debitCardId)
      if (card.provider !== 'galileo' || card.disabled === true || gone.has(card.status)) {
        refuse(422, 'Money cannot be put on this card.')
      }
      if (invoiceCurrency !== 'USD') refuse(422, 'A top-up is paid in US dollars.')
      const [id, invoiceTime, price] = [random.id(), inside.now(), priceOf(invoicePrice)]
      const currency = { code: 'USD', symbol: '$', precision: 2, decimals: 2 }
      await database
        .insertInto('invoices')
        .values({
          id,
          userId: user.id,
          merchantName: loadName,
          icon: `/stand-ins/logos/${encodeURIComponent(loadName)}`,
          invoiceTime,
          timestamp: invoiceTime,
          price,
          currency: json(currency),
          status: 'new',
          bills: json([]),
        })
        .execute()
      await database
        .insertInto('topUps')
        .values({ id: random.id(), userId: user.id, cardId: card.id, invoiceId: id })
        .execute()
      const made = { id, invoiceTime, price: decimalText(price), currency, status: 'new' } as const
      return { generateTopUp: made }
    }),

  GetCardTopUps: async (context, { debitCardId, credited, startDate }) => {
    const from = Date.parse(startDate)
    if (!Number.isFinite(from)) refuse(400, 'The start date is not a date.')
    const card = await ownCard(context, debitCardId)
    const rows = await context.database
      .selectFrom('topUps')
      .innerJoin('invoices', 'invoices.id', 'topUps.invoiceId')
      .select(['topUps.id', 'topUps.userId', 'appliedDate', 'invoiceId', 'invoiceTime', 'price'])
      .where('cardId', '=', card.id)
      .where('invoiceTime', '>=', from)
      // What nobody has paid is on its way to no card.
      .where('invoices.status', 'in', ['paid', 'confirmed', 'complete'])
      .where('appliedDate', credited ? 'is not' : 'is', null)
      .orderBy('invoiceTime', 'desc')
      .orderBy('topUps.id')
      .execute()
    return {
      cardTopUps: rows.map((row) => ({
        id: row.id,
        invoice: { id: row.invoiceId, invoiceTime: row.invoiceTime },
        amount: decimalText(row.price),
        appliedDate: row.appliedDate,
        debitCard: card.id,
        user: row.userId,
        provider: card.provider,
        pending: row.appliedDate === null,
        displayMerchant: loadName,
        referralId: null,
      })),
    }
  },
} satisfies Handlers<'GenerateTopUp' | 'GetCardTopUps'>
