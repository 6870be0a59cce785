import {
  addressErrors,
  addressFailure,
  addressForm,
  addressHeader,
  addressRefusal,
  canSaveAddress,
  emptyAddress,
  mailingAddressTexts,
  missingAlert,
  refusalAlert,
  stateError,
} from '@paydeck/core/cards'
import { rejected, unreachable } from '@paydeck/core/kernel'
import { expect, it } from 'vitest'

const phone = '1-800-555-0100'
const home = { address1: '12 Elm St', address2: '', city: 'Salem', state: 'OR', postalCode: '97301', country: 'US' }
const form = { ...emptyAddress, ...home }

it('CARD-121 CARD-122 CARD-123 `addressHeader` is “Add …” or “Update …”, during a save “Verify …”, then “Thank you”', () => {
  for (const stage of ['editing', 'refused'] as const) {
    expect(addressHeader(stage, null)).toBe('Add your mailing address')
    expect(addressHeader(stage, home)).toBe('Update your mailing address')
  }
  for (const onFile of [null, home]) {
    for (const stage of ['verifying', 'saving', 'saved'] as const) {
      expect(addressHeader(stage, onFile)).toBe('Verify your mailing address')
    }
    expect(addressHeader('confirmed', onFile)).toBe('Thank you')
  }
})

it('CARD-128 CARD-129 if no address is on file, `addressForm` has empty fields except for the country', () => {
  expect(addressForm(null)).toEqual({ ...emptyAddress, country: 'United States' })
  expect(addressForm(home)).toEqual({ ...home, streetNumber: '', streetName: '' })
})

it('CARD-138 CARD-139 CARD-140 CARD-141 addressErrors has a message for each empty required field', () => {
  expect(addressErrors(emptyAddress)).toEqual({
    address1: 'Enter a Street Address',
    city: 'Enter a City',
    state: 'Enter a State',
    postalCode: 'Enter a ZIP/Postal Code',
    country: 'Enter a Country',
  })
})

it('CARD-142 addressErrors has a message for an empty country', () => {
  expect(addressErrors(emptyAddress).country).toBe('Enter a Country')
})

it('CARD-143 CARD-144 an address with an empty required field cannot be saved, and `missingAlert` returns an alert', () => {
  const half = { ...form, city: '' }
  expect(canSaveAddress(half, null)).toBe(false)
  expect(missingAlert(half)).toEqual({ title: 'Attention!', text: 'Please fill in all required fields.' })
  expect([canSaveAddress(form, null), missingAlert(form)]).toEqual([true, null])
})

it('CARD-145 CARD-146 `stateError` returns an error for the messages “state invalid” and “country invalid”, or else null', () => {
  expect(['state invalid', 'country invalid', 'zip invalid', '__proto__'].map((words) => stateError(words))).toEqual([
    'State invalid',
    'Country invalid',
    null,
    null,
  ])
})

it('CARD-150 CARD-151 CARD-154 ERR-050 `refusalAlert` has a text for each reason to reject an address', () => {
  const of = (country: string | null, ...warnings: ReadonlyArray<string>) => ({ warnings, mappedAddress: { country } })
  const reasonOf = (...list: ReadonlyArray<ReturnType<typeof of>>): string | null => {
    const refusal = addressRefusal(list)
    return refusal === null ? null : refusalAlert(refusal, phone).text
  }
  expect(reasonOf()).toBe('Invalid Address')
  expect(reasonOf(of('CA'))).toBe(
    `We currently only accept mailing addresses within the United States. Please enter a valid US address or call support at ${phone}.`,
  )
  expect(reasonOf(of('US', 'Address is INADMISSIBLE'))).toBe('Inadmissable Address')
  expect(reasonOf(of('US', 'Address is incomplete'))).toBeNull()
  expect([reasonOf(of('US')), reasonOf(of('USA'), of('CA'))]).toEqual([null, null])
})

it('ERR-049 ERR-051 ERR-052 `addressFailure` returns the provider’s message or, if there is none, a text with a phone number', () => {
  expect(addressFailure(rejected(422, 'Street unknown'), phone)).toEqual({ title: 'Error!', text: 'Street unknown' })
  const noResult = `An error occurred while setting your mailing address. Please contact support at ${phone}`
  expect(addressFailure(null, phone)).toEqual({ title: 'General Error!', text: noResult })
  expect(addressFailure(unreachable, phone)).toEqual({ title: 'General Error!', text: noResult })
  expect(addressFailure(rejected(422, '  '), phone)).toEqual({ title: 'General Error!', text: noResult })
  expect(addressFailure(rejected(422, ' Street unknown '), phone).text).toBe('Street unknown')
  expect(mailingAddressTexts.none).toBe('No address found.')
})
