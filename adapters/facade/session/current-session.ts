import type { Sessions } from '@paydeck/core'
import type { FacadeClient } from '../../transport/facade-client.ts'
import { getProductTokens } from '../../wire/session/current-session.ts'

/** Implements `productTokens` of the port `Sessions`. */
export const facadeProductTokens = (client: FacadeClient): Pick<Sessions, 'productTokens'> => ({
  productTokens: client.call(getProductTokens)(),
})
