import type { MailingLists } from '@paydeck/core'
import type { RestClient } from '../transport/rest-client.ts'
import { getMarketingOptIn, postMarketingOptIn } from '../wire/waitlist.ts'

export const restMailingLists = (client: RestClient): MailingLists => ({
  optInOf: client.call(getMarketingOptIn),
  join: client.call(postMarketingOptIn),
})
