import { decimalText } from '@paydeck/core/model'
import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { addToBalance } from './balance.ts'
import { loadName } from './generated-drafts.ts'
import { isInUse, ownCard } from './own-card.ts'
import { codes } from './record-types.ts'
import { instant, paidTopUps } from './transactions.ts'

const dollarsAndCents = /^\d{1,5}(?:\.\d{1,2})?$/
const least = 100
const most = 1_000_000

/**
 * Returns the amount with two decimals; refuses amounts outside $1 to $10,000 or with fractions of a cent (CARD-163).
 */
const priceOf = (amount: string | null): string => {
  const cents = amount !== null && dollarsAndCents.test(amount) ? centsOf(amount) : 0
  return cents < least || cents > most ? refuse(422, 'Enter an amount from $1.00 to $10,000.00.') : dollars(cents)
}

/**
 * Credits a paid invoice to its card as a transaction. Does nothing if the invoice is no top-up or already credited.
 */
export const creditTopUp = async (
  { database: queries }: { readonly database: Queries },
  { id, price, invoiceTime }: { readonly id: string; readonly price: string; readonly invoiceTime: number },
  now: number,
): Promise<void> => {
  const topUp = await queries
    .updateTable('topUps')
    .set({ appliedDate: now })
    .where('invoiceId', '=', id)
    .where('appliedDate', 'is', null)
    .returning(['topUps.id', 'cardId'])
    .executeTakeFirst()
  if (topUp === undefined) return
  const { cardId } = topUp
  await addToBalance(queries, cardId, price)
  await queries
    .insertInto('cardTransactions')
    .values({
      // Keeps the id of the pending top-up, so that links to it stay valid.
      id: topUp.id,
      cardId,
      status: 'settled',
      authorizedAt: invoiceTime,
      postedAt: now,
      displayPrice: price,
      amount: price,
      currencyCode: 'USD',
      fees: json([]),
      type: codes.galileo.load,
      description: 'Load',
      merchantName: loadName,
      history: json([
        { step: 'pending', at: invoiceTime },
        { step: 'settled', at: now },
      ]),
    })
    .execute()
}

/**
 * Creates the call handlers for top-ups. The list of top-ups calls `runDueWork` first, which credits paid top-ups to their
 * cards.
 */
export const makeCardTopUpHandlers = (runDueWork: RunDueWork) =>
  ({
    GenerateTopUp: (context, { debitCardId, invoicePrice, invoiceCurrency = 'USD' }) =>
      transact(context, async (inside) => {
        const { database, user, random, limits } = inside
        const card = await ownCard(inside, debitCardId)
        if (!isInUse(card)) refuse(422, "You can't add money to this card.")
        if (invoiceCurrency !== 'USD') refuse(422, 'Top-ups must be in US dollars.')
        const [id, invoiceTime, price] = [random.id(), inside.now(), priceOf(invoicePrice)]
        const currency = { code: 'USD', symbol: '$', precision: 2, decimals: 2 }
        await limits.request(inside, `top-ups:${user.id}`)
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
      const from = instant(startDate, 'start date')
      const card = await ownCard(context, debitCardId)
      await runDueWork(context)
      const rows = await paidTopUps(context, card.id)
        .select(['topUps.id', 'topUps.userId', 'appliedDate', 'invoiceId', 'invoiceTime', 'price'])
        .where('invoiceTime', '>=', from)
        .where('appliedDate', credited ? 'is not' : 'is', null)
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
  }) satisfies Handlers<'GenerateTopUp' | 'GetCardTopUps'>
