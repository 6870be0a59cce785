import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { record } from '../codec.ts'

/**
 * Subscribes the user to emails with news and offers, or unsubscribes the user. Returns "success" on success (CALL-022,
 * PROF-033).
 */
export const toggleMarketingOptIn = graphql({
  name: 'ToggleMarketingOptIn',
  document: `mutation ToggleMarketingOptIn($token: String!, $csrf: String!, $optIn: Boolean!) {
    user(token: $token, csrf: $csrf) {
      toggleMarketingOptIn(optIn: $optIn)
    }
  }`,
  input: record({ optIn: t.boolean }),
  reply: record({ toggleMarketingOptIn: t.string }),
})
