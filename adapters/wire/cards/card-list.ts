import { CardProvider, CardStatus } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql } from '../call.ts'
import { list, nothing, nullable, record, word } from '../codec.ts'
import * as documents from '../start-documents.ts'

const card = record({
  id: t.string,
  nickname: nullable(t.string),
  provider: CardProvider,
  cardType: nullable(t.string),
  lastFourDigits: t.string,
  currency: record({ code: t.string, symbol: t.string }),
  cardBalance: amountText,
  lockedByUser: nullable(t.boolean),
  activationDate: nullable(t.number),
  pagingSupport: nullable(t.boolean),
  status: word(CardStatus),
  disabled: nullable(t.boolean),
})

/** Fetches the user's cards (CALL-023, CARD-020). `activationDate` is milliseconds since 1970. */
export const getDebitCards = graphql({
  name: 'GetDebitCards',
  document: documents.getDebitCards,
  input: nothing,
  reply: record({ debitCards: list(card) }),
})

/** Fetches the balance of each card, in the card's currency (CALL-024). */
export const getDebitCardBalances = graphql({
  name: 'GetDebitCardBalances',
  document: documents.getDebitCardBalances,
  input: nothing,
  reply: record({ debitCardBalances: list(record({ id: t.string, balance: amountText })) }),
})
