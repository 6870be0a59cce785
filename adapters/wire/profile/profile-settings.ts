import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { record } from '../codec.ts'

/** Subscribes to or unsubscribes from emails with news and offers. Returns "success" if done (CALL-022, PROF-033). */
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
