import type { Sessions } from '@paydeck/core'
import type { FacadeClient } from '../../transport/facade-client.ts'
import { getProductTokens } from '../../wire/session/current-session.ts'

/** The part of the port that is a method of the facade. */
export const facadeProductTokens = (client: FacadeClient): Pick<Sessions, 'productTokens'> => ({
  productTokens: client.call(getProductTokens)(),
})
