import { billActivityPage } from '@paydeck/core/bill-pay'
import { cardLists, cardPages } from '@paydeck/core/cards'
import { priceQuery, pricedCoins } from '@paydeck/core/home'
import { confirmingList, paymentLists, recentActivityQuery } from '@paydeck/core/payments'
import { passwordDerivation } from '@paydeck/core/platform'
import { expect, it } from 'vitest'
import { codeOf, filesIn } from '../architecture/files.ts'

it('LIM-017 page sizes and numbers of rows are as specified for each list', () => {
  const sizes = {
    cardOverview: cardPages.overview.value,
    cardFetch: cardPages.fetch.value,
    cardStep: cardLists.more.value,
    unconfirmed: confirmingList.page.value,
    recentActivity: recentActivityQuery.limit.value,
    paymentsQuery: paymentLists.page.value,
    paymentsStep: paymentLists.chunk.value,
    billActivityPage: billActivityPage.value,
  }
  expect(sizes).toEqual({
    cardOverview: 5,
    cardFetch: 100,
    cardStep: 5,
    unconfirmed: 5,
    recentActivity: 5,
    paymentsQuery: 30,
    paymentsStep: 10,
    billActivityPage: 10,
  })
})

it('LIM-018 the password derivation runs 200 rounds and returns 64 bytes; no other file defines these numbers', () => {
  expect([passwordDerivation.iterations.value, passwordDerivation.bytes.value]).toEqual([200, 64])
  const clients = ['core', 'adapters', 'ui']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((path) => !path.startsWith('adapters/sandbox/'))
  expect(clients.filter((path) => /iterations: *\d/.test(codeOf(path)))).toEqual([])
})

it('LIM-019 the price query requests four coins, each with 24 points of one day', () => {
  expect([priceQuery.period, priceQuery.points.value, pricedCoins]).toEqual(['1D', 24, ['BTC', 'BCH', 'ETH', 'XRP']])
})
