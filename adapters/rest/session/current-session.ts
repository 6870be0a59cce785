import type { Session, Sessions, SessionContext } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { FacadeClient } from '../../transport/facade-client.ts'
import type { RestClient } from '../../transport/rest-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import {
  authenticate,
  getFacadeAccess,
  getLanguage,
  getLocation,
  getProductTokens,
  getSession,
  postLogout,
} from '../../wire/session/current-session.ts'

const sessionOf = ({ user_id: userId, ...reply }: ReplyOf<typeof getSession>): Session => ({ ...reply, userId })

export const restSessions = (clients: { readonly rest: RestClient; readonly facade: FacadeClient }): Sessions => ({
  current: F.pipe(clients.rest.call(getSession)(), TE.map(sessionOf)),
  begin: (input) =>
    F.pipe(
      clients.facade.call(authenticate)(input),
      TE.map(() => undefined),
    ),
  productTokens: clients.facade.call(getProductTokens)(),
  end: clients.rest.call(postLogout)(),
})

export const restSessionContext = (client: RestClient): SessionContext => ({
  country: F.pipe(
    client.call(getLocation)(),
    TE.map(({ country }) => country),
  ),
  language: F.pipe(
    client.call(getLanguage)(),
    TE.map(({ lang }) => lang),
  ),
  facadeAccess: client.call(getFacadeAccess)(),
})
