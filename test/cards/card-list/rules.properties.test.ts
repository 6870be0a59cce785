import { cardListView, isActivationRequired, isLocked, shortNickname, unknownCards } from '@paydeck/core/cards'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('CARD-017 `shortNickname` keeps a name of up to 26 characters, and shortens others to 25 characters and an ellipsis', () => {
  const characters = fc.array(fc.constantFrom('a', 'W', ' ', 'é', '漢', '🂡'), { maxLength: 60 })
  fc.assert(
    fc.property(characters, (letters) => {
      const shown = shortNickname(letters.join(''))
      expect(shown).toBe(letters.length <= 26 ? letters.join('') : `${letters.slice(0, 25).join('')}…`)
      expect([...shown].length).toBeLessThanOrEqual(26)
    }),
    { examples: [[Array<string>(26).fill('a')], [Array<string>(27).fill('a')]] },
  )
})

it('CARD-021 the card list omits lost, stolen, canceled and disabled cards, and no other cards', () => {
  fc.assert(
    fc.property(fc.uniqueArray(arbitraries.DebitCard, { selector: (card) => card.id, maxLength: 6 }), (cards) => {
      const shown = cardListView({ ...unknownCards, cards }).cards.map((card) => card.id)
      const expected = cards
        .filter(
          (card) => !card.disabled && card.status !== 'lost' && card.status !== 'stolen' && card.status !== 'canceled',
        )
        .map((card) => card.id)
      expect(shown).toEqual(expected)
    }),
  )
})

it('CARD-028 `isActivationRequired` is true for a galileo card that is not active and was never activated', () => {
  fc.assert(
    fc.property(arbitraries.DebitCard, (card) => {
      const expected = card.provider === 'galileo' && card.activationDate === null && card.status !== 'active'
      expect(isActivationRequired(card)).toBe(expected)
    }),
  )
  const inactive = { provider: 'galileo', activationDate: null } as const
  expect(([null, 'shipped', 'active'] as const).map((status) => isActivationRequired({ ...inactive, status }))).toEqual(
    [true, true, false],
  )
})

it('CARD-115 a card is shown as locked if and only if it is a galileo card that the user has locked', () => {
  fc.assert(
    fc.property(arbitraries.DebitCard, (card) => {
      const expected = card.provider === 'galileo' && card.lockedByUser
      expect(isLocked(card)).toBe(expected)
      const [face] = cardListView({ ...unknownCards, cards: [{ ...card, status: null, disabled: false }] }).cards
      expect(face?.overlay).toBe(expected ? 'Card is locked.' : null)
    }),
  )
})
