import { homeTopUpsOf } from '@paydeck/core'
import { awaitedTopUpsView, type TopUp } from '@paydeck/core/cards'
import { makeStores } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { expect, it } from 'vitest'
import { benchAt, paidTopUp } from './bench.ts'

const loadedCards = async () => (await benchAt('/id/home')).cards

const viewOf = async (topUps: ReadonlyArray<TopUp>, amountsHidden = false) =>
  awaitedTopUpsView({ topUps, cards: (await loadedCards()).state.get(), amountsHidden })

it('the summary of pending top-ups is null if no top-up is pending', async () => {
  expect(await viewOf([])).toBeNull()
})

it('CARD-074 the summary of a pending top-up shows the amount with a plus sign, and names the card', async () => {
  expect(await viewOf([{ ...paidTopUp, debitCard: 'c 2' }])).toEqual({
    status: 'Waiting for confirmation',
    amount: '+$25.00',
    note: 'pending for Travel',
  })
})

it('the summary of several pending top-ups shows the sum of the amounts, and the number of top-ups', async () => {
  const more = { ...paidTopUp, id: 't2', debitCard: 'c 2', amount: decimalText('0.10') }
  expect(await viewOf([paidTopUp, more, { ...more, id: 't3', amount: decimalText('0.20') }])).toMatchObject({
    amount: '+$25.30',
    note: '3 payments pending',
  })
})

it('the summary of pending top-ups has no sum if an amount is unknown, and no card name if the card is unknown', async () => {
  expect(await viewOf([paidTopUp, { ...paidTopUp, id: 't2', amount: null }])).toMatchObject({ amount: null })
  expect(await viewOf([{ ...paidTopUp, debitCard: 'gone' }])).toMatchObject({ note: 'pending' })
})

it('L1 the summary of pending top-ups shows no amount while amounts are hidden', async () => {
  const cardList = await loadedCards()
  const isOn = makeStores().make(true)
  const amountPrivacy = { isOn, toggle: () => undefined, recall: () => undefined }
  const line = homeTopUpsOf({ cardList, amountPrivacy })
  cardList.topUps.update(() => [paidTopUp])
  expect(line.get()?.amount).toBeNull()
  isOn.update(() => false)
  expect(line.get()?.amount).toBe('+$25.00')
})
