import { CardProvider, CardStatus, programmes, providers } from '@paydeck/core/cards'
import { expect, it } from 'vitest'
import { hiddenStatuses } from '../../core/cards/tables.ts'
import { expectTotal } from '../laws/table.ts'

it('the table of card providers has a row for each provider, and the table of hidden statuses for each status', () => {
  expectTotal(providers, Object.keys(CardProvider.keys))
  expectTotal(hiddenStatuses, Object.keys(CardStatus.keys))
})

it('CARD-008 the tables of the card programmes have the rows firstView and galileo, and the same columns', () => {
  expect(Object.keys(CardProvider.keys).sort()).toEqual(['firstView', 'galileo'])
  for (const table of [providers, programmes]) {
    expectTotal(table, ['firstView', 'galileo'])
    expectTotal(table.firstView, Object.keys(table.galileo))
    expectTotal(table.galileo, Object.keys(table.firstView))
  }
})
