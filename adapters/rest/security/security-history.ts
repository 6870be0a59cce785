import type { SecurityRecord } from '@paydeck/core'
import type { RestClient } from '../../transport/rest-client.ts'
import { getSecurityHistory, postStopPayoutChange } from '../../wire/security/security-history.ts'
import { supportCheck } from '../capability.ts'

export const restSecurityRecord = (client: RestClient): SecurityRecord => {
  const offered = supportCheck()
  return {
    page: ({ before }) => offered(client.call(getSecurityHistory)(before === null ? {} : { before })),
    stop: client.call(postStopPayoutChange),
  }
}
