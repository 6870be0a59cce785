import { CardStatus, decimalText } from '@paydeck/core/model'
import type { CallContext, Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { runDueCardWork } from './card-moves.ts'

const rowsOf = ({ database, user, now }: CallContext) =>
  database
    .selectFrom('debitCards')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('cardTransactions')
          .select('cardTransactions.id')
          .whereRef('cardId', '=', 'debitCards.id')
          .where('dueAt', '<=', now()),
      ).as('isDue'),
    )
    .where('userId', '=', user.id)
    .orderBy('position')
    .execute()

/** Returns the cards with current balances. Due transactions are settled first. */
const cardsOf = async (runDueWork: RunDueWork, context: CallContext) => {
  await runDueWork(context)
  const cards = await rowsOf(context)
  if (!cards.some(({ isDue }) => isDue)) return cards
  await runDueCardWork(context, context.user)
  return rowsOf(context)
}

/**
 * Creates the call handlers for the list of cards. They call `runDueWork` first, which credits paid top-ups to their cards.
 */
export const makeCardListHandlers = (runDueWork: RunDueWork) =>
  ({
    GetDebitCards: async (context) => ({
      debitCards: (await cardsOf(runDueWork, context)).map((card) => ({
        id: card.id,
        nickname: card.nickname,
        provider: card.provider,
        cardType: card.cardType,
        lastFourDigits: card.lastFourDigits,
        currency: { code: card.currencyCode, symbol: card.currencySymbol },
        cardBalance: decimalText(card.cardBalance),
        lockedByUser: card.lockedByUser,
        activationDate: card.activationDate,
        pagingSupport: card.pagingSupport,
        status: CardStatus.is(card.status) ? card.status : null,
        disabled: card.disabled,
      })),
    }),

    GetDebitCardBalances: async (context) => ({
      debitCardBalances: (await cardsOf(runDueWork, context)).map((card) => ({
        id: card.id,
        balance: decimalText(card.cardBalance),
      })),
    }),
  }) satisfies Handlers<'GetDebitCards' | 'GetDebitCardBalances'>
