import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addressErrors,
  addressRefusal,
  canSaveAddress,
  cardNameError,
  cardsView,
  isLocked,
  lockedAfter,
  lockRequest,
  type MailingAddress,
  missingAlert,
  unknownCards,
} from '../../core/cards/index.ts'
import { addresses, debitCards, verifiedAddresses } from '../arbitraries/cards.ts'

it('CARD-109 takes a name of 1 to 20 characters that is not made of spaces', () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.stringMatching(/^[a-z ]{18,23}$/),
    fc.stringMatching(/^ {0,30}$/),
  )
  fc.assert(
    fc.property(names, (name) => {
      const length = [...name].length
      expect(cardNameError(name) === null).toBe(name.trim() !== '' && length >= 1 && length <= 20)
    }),
    { examples: [[''], ['a'], ['x'.repeat(20)], ['x'.repeat(21)], ['🂡'.repeat(20)], ['🂡'.repeat(21)], ['   ']] },
  )
})

it('CARD-115 shows a galileo card as locked exactly when its holder locked it, and never a firstView card', () => {
  fc.assert(
    fc.property(debitCards, (card) => {
      const expected = card.provider === 'galileo' && card.lockedByUser
      expect(isLocked(card)).toBe(expected)
      const [face] = cardsView({ ...unknownCards, cards: [{ ...card, status: null, disabled: false }] }).cards
      expect(face?.overlay).toBe(expected ? 'Card is locked.' : null)
    }),
  )
})

it('CARD-116 asks for the opposite of the present lock', () => {
  fc.assert(fc.property(fc.boolean(), (value) => lockRequest(value) === !value))
})

it('CARD-117 takes a card for locked after a call exactly when the reply is "true", in any letter case', () => {
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

it('CARD-137 finds exactly the empty ones among the five required fields', () => {
  const required = ['address1', 'city', 'state', 'postalCode', 'country'] as const
  fc.assert(
    fc.property(addresses, (address) => {
      const empty = required.filter((field) => address[field].trim() === '')
      expect(Object.keys(addressErrors(address)).sort()).toEqual([...empty].sort())
      expect(missingAlert(address) === null).toBe(empty.length === 0)
    }),
  )
})

const fieldsOf = (address: MailingAddress): ReadonlyArray<string> => {
  const { address1, address2, city, state, postalCode, country } = address
  return [address1, address2, city, state, postalCode, country]
}

it('CARD-133 CARD-134 lets an address be saved only when it is complete and not the one on file', () => {
  fc.assert(
    fc.property(addresses, fc.option(addresses), (form, onFile) => {
      const isComplete = [form.address1, form.city, form.state, form.postalCode, form.country].every(
        (text) => text.trim() !== '',
      )
      const isChanged = onFile === null || fieldsOf(form).some((text, at) => text !== fieldsOf(onFile)[at])
      expect(canSaveAddress(form, onFile)).toBe(isComplete && isChanged)
      expect(canSaveAddress(form, form)).toBe(false)
    }),
  )
})

it('CARD-153 accepts an address exactly when there is one, in the US, without a warning that forbids it; in this order', () => {
  fc.assert(
    fc.property(fc.array(verifiedAddresses, { maxLength: 3 }), (list) => {
      const first = list[0]
      const isForeign = first?.mappedAddress.country !== 'US' && first?.mappedAddress.country !== 'USA'
      const isForbidden = first?.warnings.some((warning) => /inadmissible/i.test(warning)) === true
      const expected = first === undefined ? 'empty' : isForeign ? 'country' : isForbidden ? 'inadmissible' : null
      expect(addressRefusal(list)).toBe(expected)
      expect(addressRefusal(list.slice(0, 1))).toBe(expected)
    }),
    { examples: [[[]]] },
  )
})
