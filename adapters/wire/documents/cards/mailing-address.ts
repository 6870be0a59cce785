/** Where a cheque is sent (CALL-036). */
export const getMailingAddress = `query GetMailingAddress($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) { mailingAddress { address1 address2 city state postalCode country } }
}`

/** Sets where a cheque is sent (CALL-037). */
export const setMailingAddress = `mutation SetMailingAddress(
  $token: String!, $csrf: String!, $address1: String!, $address2: String, $city: String!, $state: String!
  $postalCode: String!, $country: String!
) {
  user(token: $token, csrf: $csrf) {
    setMailingAddress(
      address1: $address1, address2: $address2, city: $city, state: $state, postalCode: $postalCode, country: $country
    )
  }
}`
