import { CardProvider, CardStatus, programmes, providers } from '@paydeck/core/cards'
import { expect, it } from 'vitest'
import { hiddenStatuses } from '../../core/cards/tables.ts'
import { expectTotal } from '../laws/table.ts'

it('has a row for every provider and every status', () => {
  expectTotal(providers, Object.keys(CardProvider.keys))
  expectTotal(hiddenStatuses, Object.keys(CardStatus.keys))
})

it('CARD-008 has in every table of the programmes exactly firstView and galileo, each with every column', () => {
  expect(Object.keys(CardProvider.keys).sort()).toEqual(['firstView', 'galileo'])
  for (const table of [providers, programmes]) {
    expectTotal(table, ['firstView', 'galileo'])
    expectTotal(table.firstView, Object.keys(table.galileo))
    expectTotal(table.galileo, Object.keys(table.firstView))
  }
})
