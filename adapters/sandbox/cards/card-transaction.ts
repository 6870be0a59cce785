import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { notFound } from '../kernel/refusals.ts'
import { runDueCardWork } from './card-moves.ts'
import { ownCard } from './own-card.ts'
import { pendingTopUps, toTransactionDto, toTopUpDto } from './transactions.ts'

/**
 * Creates the call handlers for a card transaction. They call `runDueWork` first, which credits paid top-ups to their cards.
 */
export const makeCardTransactionHandlers = (runDueWork: RunDueWork) =>
  ({
    GetCardTransaction: async (context, { debitCardId, transactionId }) => {
      const card = await ownCard(context, debitCardId)
      await runDueWork(context)
      await runDueCardWork(context, context.user)
      const row = await context.database
        .selectFrom('cardTransactions')
        .selectAll()
        .where('id', '=', transactionId)
        .where('cardId', '=', card.id)
        .executeTakeFirst()
      if (row !== undefined) {
        return {
          cardTransaction: { transaction: toTransactionDto({ ...row, provider: card.provider }), history: row.history },
        }
      }
      // A pending top-up has the id that its transaction will have.
      const topUp = await pendingTopUps(context, card.id).where('topUps.id', '=', transactionId).executeTakeFirst()
      if (topUp === undefined) return notFound()
      const history = [{ step: 'pending', at: topUp.invoiceTime }] as const
      return { cardTransaction: { transaction: toTopUpDto(card, topUp), history } }
    },
  }) satisfies Handlers<'GetCardTransaction'>
