import { addressErrors, addressRefusal, canSaveAddress, missingAlert, type MailingAddress } from '@paydeck/core/cards'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('CARD-137 addressErrors has an error for each empty required field, and for no other field', () => {
  const required = ['address1', 'city', 'state', 'postalCode', 'country'] as const
  fc.assert(
    fc.property(arbitraries.MailingAddress, (address) => {
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

it('CARD-133 CARD-134 `canSaveAddress` is true if and only if the address is complete and not equal to the one on file', () => {
  fc.assert(
    fc.property(arbitraries.MailingAddress, fc.option(arbitraries.MailingAddress), (form, onFile) => {
      const isComplete = [form.address1, form.city, form.state, form.postalCode, form.country].every(
        (text) => text.trim() !== '',
      )
      const isChanged = onFile === null || fieldsOf(form).some((text, at) => text !== fieldsOf(onFile)[at])
      expect(canSaveAddress(form, onFile)).toBe(isComplete && isChanged)
      expect(canSaveAddress(form, form)).toBe(false)
    }),
  )
})

it('CARD-153 addressRefusal reports an empty list first, then a foreign country, and then a warning that says “inadmissible”', () => {
  fc.assert(
    fc.property(fc.array(arbitraries.VerifiedAddress, { maxLength: 3 }), (list) => {
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
