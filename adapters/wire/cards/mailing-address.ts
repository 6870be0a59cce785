import * as t from 'io-ts'
import { graphql, rest } from '../call.ts'
import { nothing, nullable, record } from '../codec.ts'
import { wholeList } from '../whole-list.ts'

/** Fetches the postal address for cheques. Null if the provider has none (CALL-036, CARD-127). */
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

/**
 * Sets the postal address for cheques. Returns true on success, null if the provider reports no result (CALL-037, ERR-049).
 */
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
 * Verifies a postal address (CALL-101, CALL-102). The client uses only the first entry of the response, and any warning in
 * this entry may rule out the address. An unreadable entry or warning therefore makes the whole response invalid (CARD-154).
 */
export const postVerifyAddress = rest({
  name: 'POST /compliance/verifyAddress',
  input: record({
    address: record({
      country: t.string,
      /** Complete postal address in a single line. */
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
