import type { RecentFactorCheck } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { postSecondFactor } from '../../wire/security/recent-factor.ts'
import { whereOffered } from '../capability.ts'

export const restRecentFactor = (client: RestClient): RecentFactorCheck => {
  const offered = whereOffered()
  return { give: (input) => offered(client.call(postSecondFactor)(input)) }
}
