import { type CardAccounts, type DebitCard, visibleText } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import { getDebitCardBalances, getDebitCards } from '../../wire/cards/card-list.ts'

type Listed = ReplyOf<typeof getDebitCards>['debitCards'][number]

/** Maps a card to the core's type. A missing flag counts as false. */
const cardOf = (card: Listed): DebitCard => ({
  ...card,
  nickname: visibleText(card.nickname ?? ''),
  lockedByUser: card.lockedByUser === true,
  pagingSupport: card.pagingSupport === true,
  disabled: card.disabled === true,
})

export const graphqlCardAccounts = (client: GraphqlClient): CardAccounts => ({
  list: F.pipe(
    client.call(getDebitCards)(),
    TE.map(({ debitCards }) => debitCards.map(cardOf)),
  ),
  balances: F.pipe(
    client.call(getDebitCardBalances)(),
    TE.map(({ debitCardBalances }) => debitCardBalances),
  ),
})
