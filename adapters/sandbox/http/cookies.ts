/**
 * Session cookie. Browsers send it to this host only, over encrypted connections only and never cross-site, and hide it from
 * scripts (X5).
 */
const guarded = { name: '__Host-session', attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' } as const

/**
 * Session cookie for Safari over plain http, without `Secure` and the prefix `__Host-`. Safari refuses Secure cookies on
 * http://localhost.
 */
const plain = { name: 'session', attributes: 'Path=/; HttpOnly; SameSite=Strict' } as const

export interface CookieContext {
  readonly isEncrypted: boolean
  readonly userAgent: string
  /** Value of the Cookie header. */
  readonly cookies: string
}

const isSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) && !/(Chrome|Chromium|CriOS|Edg)\//.test(userAgent)

const cookieFor = ({ isEncrypted, userAgent }: CookieContext) => (!isEncrypted && isSafari(userAgent) ? plain : guarded)

/** Returns the session id that the session cookie contains; null if there is no such cookie. */
export const readSessionCookie = (caller: CookieContext): string | null => {
  const prefix = `${cookieFor(caller).name}=`
  const found = caller.cookies.split(/; */).find((pair) => pair.startsWith(prefix))
  const value = found?.slice(prefix.length) ?? ''
  return value === '' ? null : value
}

/**
 * Returns the Set-Cookie header for a session; null deletes the cookie. The cookie has no expiry: the server decides when
 * the session ends.
 */
export const writeSessionCookie = (caller: CookieContext, sessionId: string | null): string => {
  const { name, attributes } = cookieFor(caller)
  return sessionId === null ? `${name}=; ${attributes}; Max-Age=0` : `${name}=${sessionId}; ${attributes}`
}
