import type { RecentFactorCheck } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { postSecondFactor } from '../../wire/security/recent-factor.ts'
import { supportCheck } from '../capability.ts'

export const restRecentFactor = (client: RestClient): RecentFactorCheck => {
  const offered = supportCheck()
  return { give: (input) => offered(client.call(postSecondFactor)(input)) }
}
