import type { Handlers } from '../calls/context.ts'
import type { Settle } from '../calls/settle.ts'
import { notFound } from '../kernel/refusals.ts'
import { executeDue } from './card-moves.ts'
import { ownCard } from './own-card.ts'
import { comingTopUps, told, toldTopUp } from './transactions.ts'

/** `settle` brings the user's money up to date: a top-up that was paid an hour ago is on its card. */
export const makeCardTransactionHandlers = (settle: Settle) =>
  ({
    GetCardTransaction: async (context, { debitCardId, transactionId }) => {
      const card = await ownCard(context, debitCardId)
      await settle(context)
      await executeDue(context, context.user)
      const row = await context.database
        .selectFrom('cardTransactions')
        .selectAll()
        .where('id', '=', transactionId)
        .where('cardId', '=', card.id)
        .executeTakeFirst()
      if (row !== undefined) {
        return { cardTransaction: { transaction: told({ ...row, provider: card.provider }), history: row.history } }
      }
      // Money that is on its way has the id that its transaction will have.
      const coming = await comingTopUps(context, card.id).where('topUps.id', '=', transactionId).executeTakeFirst()
      if (coming === undefined) return notFound()
      const history = [{ step: 'pending', at: coming.invoiceTime }] as const
      return { cardTransaction: { transaction: toldTopUp(card, coming), history } }
    },
  }) satisfies Handlers<'GetCardTransaction'>
