import { cardListView, cardTabs, readableCards, unknownCards } from '@paydeck/core/cards'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'

it('CARD-030 a canceled galileo card is neither in the card list nor in the card tabs', () => {
  const cards = [{ ...plainCard, status: 'canceled' as const }]
  expect(cardListView({ ...unknownCards, cards }).cards).toEqual([])
  expect(cardTabs(cards, plainCard.id)).toEqual([])
})

it('CARD-021 CARD-028 only visible cards that are activated have an activity that can be read', () => {
  const card = { ...plainCard, provider: 'galileo' as const, activationDate: null, status: 'active' as const }
  const cards = [
    { ...card, id: 'stolen', status: 'stolen' as const },
    { ...card, id: 'shipped', status: 'shipped' as const },
    { ...card, id: 'active' },
    { ...card, id: 'without activation', provider: 'firstView' as const, status: 'shipped' as const },
    { ...card, id: 'disabled', disabled: true },
  ]
  expect(readableCards(cards).map(({ id }) => id)).toEqual(['active', 'without activation'])
})
