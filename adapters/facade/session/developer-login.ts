import type { Logins } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { FacadeClient } from '../../transport/facade-client.ts'
import { authenticate } from '../../wire/session/developer-login.ts'

export const facadeLogins = (client: FacadeClient): Logins => ({
  begin: (input) => F.pipe(client.call(authenticate)(input), TE.asUnit),
})
