import type { Sessions } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { FacadeClient } from '../../transport/facade-client.ts'
import { authenticate } from '../../wire/session/developer-login.ts'

/** The part of the port that signs in, a method of the facade. */
export const facadeLogin = (client: FacadeClient): Pick<Sessions, 'begin'> => ({
  begin: (input) => F.pipe(client.call(authenticate)(input), TE.asUnit),
})
