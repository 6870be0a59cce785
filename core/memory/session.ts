import { either as E } from 'fp-ts'
import type { Configuration } from '../platform/ports.ts'
import { AccessType, type Logins, type SessionContext, type Sessions, signedOut } from '../session/index.ts'
import type { Account } from './account.ts'
import { change, decides, type Memory, reads, refused } from './memory.ts'

/** Returns the CSRF value of the current session. */
export const csrfOf = ({ session }: Account): string => `csrf-${session.number}`

/** Replaces the current session with a new one. */
export const replaceSession = (memory: Pick<Memory, 'account'>, isSignedIn: boolean): void =>
  change(memory, 'session', (now) => ({ ...now, isSignedIn, number: now.number + 1 }))

/** Makes the in-memory port `Sessions`. */
export const memorySessions = (memory: Memory, { productName }: Pick<Configuration, 'productName'>): Sessions => {
  const { account } = memory
  return {
    current: reads(() => {
      const { session, info } = account.get()
      const csrfToken = csrfOf(account.get())
      if (!session.isSignedIn) return { ...signedOut, csrfToken }
      const { mapsApiKey, captchaKey } = session
      const accessTypes = info.accessTypes.filter(AccessType.is)
      const user = { isAuthenticated: true, csrfToken, userId: info.id, accessTypes }
      return { ...user, mapsApiKey, captchaKey, captchaDisabled: captchaKey === null }
    }),
    productTokens: reads(() => [
      { facade: `${productName}User`, token: 'user-token' },
      ...(account.get().session.hasPayeeToken ? [{ facade: 'payee', token: 'payee-token' }] : []),
    ]),
    end: reads(() => replaceSession(memory, false)),
  }
}

/** Makes the in-memory port `Logins`. */
export const memoryLogins = (memory: Memory): Logins => ({
  begin: ({ email, hashedPassword }) =>
    decides(() => {
      const { info, session } = memory.account.get()
      if (email !== info.email || hashedPassword !== session.hashedPassword)
        return refused('The email address or the password is wrong.', 400)
      return E.right(replaceSession(memory, true))
    }),
})

/** Makes the in-memory port `SessionContext`. */
export const memorySessionContext = ({ account }: Memory): SessionContext => ({
  country: reads(() => account.get().session.country),
  language: reads(() => account.get().session.language),
  facadeAccess: reads(() => account.get().session.facadeAccess),
})
