import { cardNameError, cardNameTexts, cardTabs } from '@paydeck/core/cards'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'

it('CARD-011 CARD-094 `cardTabs` returns one tab per card with its last digits, and activates the card in the route', () => {
  const cards = [plainCard, { ...plainCard, id: 'c2', lastFourDigits: '0007' }]
  expect(cardTabs(cards, 'c2')).toEqual([
    { id: 'c1', label: '...4821', isActive: false },
    { id: 'c2', label: '...0007', isActive: true },
  ])
  expect(cardTabs(cards, 'c3').some(({ isActive }) => isActive)).toBe(false)
})

it('CARD-106 CARD-107 CARD-108 CARD-111 the card name has a hint, a success message, and an error text for an invalid name', () => {
  expect(['', '  ', 'Everyday', 'x'.repeat(20), 'x'.repeat(21)].map(cardNameError)).toEqual([
    '*Required',
    '*Required',
    null,
    null,
    'Card name cannot exceed 20 characters',
  ])
  expect([cardNameTexts.updated, cardNameTexts.hint]).toEqual([
    'Card name updated successfully.',
    'Maximum 20 characters',
  ])
})
