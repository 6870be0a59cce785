import * as t from 'io-ts'
import { graphql, rest } from '../call.ts'
import { nothing, nullable, record } from '../codec.ts'
import { wholeList } from '../whole-list.ts'

/** Where a cheque over the final balance is sent; null: no address is on file (CALL-036, CARD-127). */
export const getMailingAddress = graphql({
  name: 'GetMailingAddress',
  document: `query GetMailingAddress($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) { mailingAddress { address1 address2 city state postalCode country } }
  }`,
  input: nothing,
  reply: record({
    mailingAddress: nullable(
      record({
        address1: t.string,
        address2: nullable(t.string),
        city: t.string,
        state: t.string,
        postalCode: t.string,
        country: t.string,
      }),
    ),
  }),
})

/** Sets that address; true when it was done, null where the provider gives no result (CALL-037, ERR-049). */
export const setMailingAddress = graphql({
  name: 'SetMailingAddress',
  document: `mutation SetMailingAddress(
    $token: String!, $csrf: String!, $address1: String!, $address2: String, $city: String!, $state: String!
    $postalCode: String!, $country: String!
  ) {
    user(token: $token, csrf: $csrf) {
      setMailingAddress(
        address1: $address1, address2: $address2, city: $city, state: $state, postalCode: $postalCode, country: $country
      )
    }
  }`,
  input: record(
    { address1: t.string, city: t.string, state: t.string, postalCode: t.string, country: t.string },
    { address2: t.string },
  ),
  reply: record({ setMailingAddress: nullable(t.boolean) }),
})

/**
 * What the provider makes of an address (CALL-101, CALL-102). The first entry decides, and each warning may refuse the
 * address (CARD-154): nothing of it is left out.
 */
export const postVerifyAddress = rest({
  name: 'POST /compliance/verifyAddress',
  input: record({
    address: record({
      country: t.string,
      /** The whole address in one line. */
      freeformAddress: t.string,
      address1: t.string,
      city: t.string,
      state: t.string,
      postalCode: t.string,
    }),
  }),
  reply: record({
    addressVerification: wholeList(
      record({ warnings: wholeList(t.string), mappedAddress: record({ country: nullable(t.string) }) }),
    ),
  }),
})
