import { graphqlCardActivities } from '@paydeck/adapters/graphql/cards/card-activity'
import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards/card-list'
import { type CardTransaction, listedTransactions } from '@paydeck/core'
import { expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account } from '../../sandbox/running.ts'

const day = 86_400_000

const cents = (amount: string | null): bigint => BigInt((amount ?? '0.00').replace('.', ''))

it('the history of the persona "cardholder" lacks a purchase of $42.00, before which its card adds up', async () => {
  const { graphql } = clientsOf(await account('cardholder'))
  const [card] = await answered(graphqlCardAccounts(graphql).list)
  const activities = graphqlCardActivities(graphql)
  const now = Date.now()
  // The longest history that the specified calls return.
  const period = { cardId: card?.id ?? '', startDate: now - 1095 * day, endDate: now }
  const transactions: Array<CardTransaction> = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    // eslint-disable-next-line no-await-in-loop -- the first page contains the number of pages
    const found = await answered(activities.settled({ ...period, page, pageSize: 100 }))
    last = found.totalPageCount
    transactions.push(...found.transactionList)
  }
  const moved = listedTransactions(transactions).filter(({ status }) => status !== 'invalid')
  const sum = moved.reduce((all, { displayPrice }) => all + cents(displayPrice), 0n)
  expect(sum - cents(card?.cardBalance ?? null)).toBe(42_00n)
  const oldest = transactions.at(-1)
  expect(oldest?.displayMerchant).toBe('Card Load')
  expect(new Date(oldest?.dates.post ?? 0).getUTCFullYear()).toBe(new Date(now).getUTCFullYear() - 2)
})
