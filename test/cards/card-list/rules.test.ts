import { cardListView, cardTabs, unknownCards } from '@paydeck/core/cards'
import { expect, it } from 'vitest'
import { plainCard } from '../../arbitraries/cards.ts'

it('CARD-030 lists a canceled galileo card nowhere', () => {
  const cards = [{ ...plainCard, status: 'canceled' as const }]
  expect(cardListView({ ...unknownCards, cards }).cards).toEqual([])
  expect(cardTabs(cards, plainCard.id)).toEqual([])
})
