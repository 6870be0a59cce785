import { cardListView, cardTabs, unknownCards } from '@paydeck/core/cards'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'

it('CARD-030 a canceled galileo card is neither in the card list nor in the card tabs', () => {
  const cards = [{ ...plainCard, status: 'canceled' as const }]
  expect(cardListView({ ...unknownCards, cards }).cards).toEqual([])
  expect(cardTabs(cards, plainCard.id)).toEqual([])
})
