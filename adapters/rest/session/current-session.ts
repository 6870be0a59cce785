import type { Session, Sessions, SessionContext } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import {
  getFacadeAccess,
  getLanguage,
  getLocation,
  getSession,
  postLogout,
} from '../../wire/session/current-session.ts'

const sessionOf = ({ user_id: userId, ...reply }: ReplyOf<typeof getSession>): Session => ({ ...reply, userId })

/** Returns the language tag in the spelling of Intl, such as "pt-BR". Returns "en-US" if Intl rejects the tag. */
const knownLanguage = (lang: string): string => {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}

/** Implements `current` and `end` of the port `Sessions`. */
export const restSessions = (client: RestClient): Pick<Sessions, 'current' | 'end'> => ({
  current: F.pipe(client.call(getSession)(), TE.map(sessionOf)),
  end: client.call(postLogout)(),
})

export const restSessionContext = (client: RestClient): SessionContext => ({
  country: F.pipe(
    client.call(getLocation)(),
    TE.map(({ country }) => country),
  ),
  language: F.pipe(
    client.call(getLanguage)(),
    TE.map(({ lang }) => knownLanguage(lang)),
  ),
  facadeAccess: client.call(getFacadeAccess)(),
})
