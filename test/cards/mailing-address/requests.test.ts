import { graphqlMailingAddresses } from '@paydeck/adapters/graphql/cards/mailing-address'
import { restMailingAddresses } from '@paydeck/adapters/rest/cards/mailing-address'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { json, makeTransport } from '../../transport/bench.ts'
import { provider } from '../answers.ts'

const address = {
  address1: '1209 Juniper Street',
  address2: '',
  city: 'Fairhollow',
  state: 'OR',
  postalCode: '97199',
  country: 'US',
}

const addressesOf = (answer: unknown) => {
  const { graphql, asked } = provider(() => answer)
  return { addresses: graphqlMailingAddresses(graphql), asked }
}

it('CALL-036 CARD-127 `onFile` returns null or the stored address, with an empty text in place of a missing second line', async () => {
  const stored = { ...address, address2: null }
  expect(await addressesOf({ mailingAddress: stored }).addresses.onFile()).toEqual(E.right(address))
  expect(await addressesOf({ mailingAddress: null }).addresses.onFile()).toEqual(E.right(null))
})

it.each([
  [true, true],
  [false, false],
  [null, false],
])('ERR-049 CALL-037 if the provider returns %j, `save` returns %j', async (result, isSet) => {
  const { addresses, asked } = addressesOf({ setMailingAddress: result })
  const form = { ...address, streetNumber: '1209', streetName: 'Juniper Street' }
  expect(await addresses.save(form)()).toEqual(E.right(isSet))
  expect(asked[0]?.variables).toEqual(address)
})

it('CARD-155 CALL-101 `verify` sends the address both as separate fields and as one line of text', async () => {
  const entry = { warnings: ['moved'], mappedAddress: { country: 'US' } }
  const { rest, sent } = makeTransport(() => json({ addressVerification: [entry] }))
  expect(await restMailingAddresses(rest).verify({ ...address, address2: 'Suite 4' })()).toEqual(E.right([entry]))
  expect(sent[0]?.path).toBe('/compliance/verifyAddress')
  expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
    address: {
      country: 'US',
      freeformAddress: '1209 Juniper Street, Fairhollow, OR 97199',
      address1: '1209 Juniper Street',
      city: 'Fairhollow',
      state: 'OR',
      postalCode: '97199',
    },
  })
})
