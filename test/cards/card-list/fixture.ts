import { makeCardList, type CardBalance, type DebitCard } from '@paydeck/core/cards'
import { makeStores, rejected, type Fault } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'

type Answer<A> = E.Either<Fault, ReadonlyArray<A>>

export const failed = E.left(rejected(500))

/** A card list whose provider answers as the test says, with what it was asked and what it logged. */
export const cardsWith = (answers: { readonly list: Answer<DebitCard>; readonly balances?: Answer<CardBalance> }) => {
  const asked = { list: 0, balances: 0 }
  const errors: Array<string> = []
  const stores = makeStores()
  const log = { warn: () => undefined, error: (message: string) => errors.push(message) }
  const cards = makeCardList({
    stores,
    log,
    accounts: {
      list: async () => {
        asked.list += 1
        return answers.list
      },
      balances: async () => {
        asked.balances += 1
        return answers.balances ?? E.right([])
      },
    },
  })
  return { cards, asked, errors, stores }
}
