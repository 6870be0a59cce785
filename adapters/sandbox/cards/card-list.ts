import { CardStatus, decimalText } from '@paydeck/core/model'
import type { CallContext, Handlers } from '../calls/context.ts'

const cardsOf = ({ database, user }: CallContext) =>
  database.selectFrom('debitCards').selectAll().where('userId', '=', user.id).orderBy('position').execute()

export const cardListHandlers = {
  GetDebitCards: async (context) => ({
    debitCards: (await cardsOf(context)).map((card) => ({
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
    debitCardBalances: (await cardsOf(context)).map((card) => ({
      id: card.id,
      balance: decimalText(card.cardBalance),
    })),
  }),
} satisfies Handlers<'GetDebitCards' | 'GetDebitCardBalances'>
