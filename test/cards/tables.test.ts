import { cardListView, programmes, unknownCards } from '@paydeck/core/cards'
import { expect, it } from 'vitest'
import { plainCard } from '../arbitraries/cards.ts'

it('CARD-009 LIM-013 firstView and galileo cards have different rules for history, start year, terms, closure and lock', () => {
  const { firstView, galileo } = programmes
  expect([firstView.historyDays.value, galileo.historyDays.value]).toEqual([30, 1095])
  expect([firstView.startYear.value, galileo.startYear.value]).toEqual([2016, 2020])
  expect([firstView.termsInSettings, galileo.termsInSettings]).toEqual([false, true])
  expect([firstView.isClosed, galileo.isClosed]).toEqual([true, false])
  const locked = { ...plainCard, lockedByUser: true }
  const faces = cardListView({ ...unknownCards, cards: [locked, { ...locked, id: 'c2', provider: 'firstView' }] }).cards
  expect(faces.map(({ overlay }) => overlay)).toEqual(['Card is locked.', null])
})

it('CARD-060 the history of a firstView card covers 30 days, and the history of a galileo card 1095 days', () => {
  expect(Object.values(programmes).map(({ historyDays }) => historyDays.value)).toEqual([30, 1095])
})
