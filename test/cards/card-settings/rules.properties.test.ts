import { cardNameError, cardTabs, lockRequest, lockedAfter } from '@paydeck/core/cards'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('CARD-013 `cardTabs` activates the tab of the card in the route and no other tab', () => {
  const lists = fc.uniqueArray(
    arbitraries.DebitCard.map((card) => ({ ...card, status: null, disabled: false })),
    {
      selector: (card) => card.id,
      minLength: 1,
      maxLength: 6,
    },
  )
  fc.assert(
    fc.property(lists, fc.nat(), (cards, at) => {
      const id = cards[at % cards.length]?.id ?? ''
      const tabs = cardTabs(cards, id)
      expect(tabs.map((tab) => tab.id)).toEqual(cards.map((card) => card.id))
      expect(tabs.filter((tab) => tab.isActive).map((tab) => tab.id)).toEqual([id])
    }),
  )
})

it('CARD-109 `cardNameError` accepts 1 to 20 graphemes, counted after trimming and NFC normalisation', () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.stringMatching(/^[a-z ]{18,23}$/),
    fc.stringMatching(/^ {0,30}$/),
  )
  fc.assert(
    fc.property(names, (name) => {
      const { length } = [...new Intl.Segmenter('en').segment(name.trim().normalize('NFC'))]
      expect(cardNameError(name) === null).toBe(length >= 1 && length <= 20)
    }),
    {
      examples: [
        [''],
        ['a'],
        ['x'.repeat(20)],
        ['x'.repeat(21)],
        ['🂡'.repeat(20)],
        ['🂡'.repeat(21)],
        ['e\u0323\u0302\u0301'.repeat(20)],
        [`  ${'x'.repeat(20)}  `],
        ['🇩🇪'.repeat(20)],
        ['   '],
      ],
    },
  )
})

it('CARD-116 `lockRequest` returns the opposite of the current lock state', () => {
  fc.assert(fc.property(fc.boolean(), (value) => lockRequest(value) === !value))
})

it('CARD-117 `lockedAfter` is true if and only if the reply is "true", in any letter case', () => {
  const spelled = fc
    .tuple(...[...'true'].map((letter) => fc.constantFrom(letter, letter.toUpperCase())))
    .map((letters) => letters.join(''))
  fc.assert(fc.property(spelled, (reply) => lockedAfter(reply)))
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('false', '', ' true', 'true ', 'truе', '1', 'yes'), fc.string()), (reply) => {
      expect(lockedAfter(reply)).toBe(/^true$/i.test(reply) && reply.length === 4)
    }),
  )
})
