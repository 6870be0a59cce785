import { CardProvider, CardStatus, programmes, providers } from '@paydeck/core/cards'
import { expect, it } from 'vitest'
import { hiddenStatuses } from '../../core/cards/tables.ts'
import { expectTotal } from '../laws/table.ts'

it('each card provider has a row in `providers`, and each card status has a row in `hiddenStatuses`', () => {
  expectTotal(providers, Object.keys(CardProvider.keys))
  expectTotal(hiddenStatuses, Object.keys(CardStatus.keys))
})

it('CARD-008 `providers` and `programmes` have the rows firstView and galileo, both with the same columns', () => {
  expect(Object.keys(CardProvider.keys).sort()).toEqual(['firstView', 'galileo'])
  for (const table of [providers, programmes]) {
    expectTotal(table, ['firstView', 'galileo'])
    expectTotal(table.firstView, Object.keys(table.galileo))
    expectTotal(table.galileo, Object.keys(table.firstView))
  }
})
