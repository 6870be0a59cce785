/** The session's cookie: this host only, encrypted connections only, never read by a script, never sent from elsewhere (X5). */
const guarded = { name: '__Host-session', attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' } as const

/** Safari refuses Secure cookies on http://localhost, so there the local sandbox goes without the prefix. */
const plain = { name: 'session', attributes: 'Path=/; HttpOnly; SameSite=Strict' } as const

export interface CookieContext {
  readonly isEncrypted: boolean
  readonly userAgent: string
  /** The Cookie header. */
  readonly cookies: string
}

const isSafari = (userAgent: string): boolean =>
  /Safari\//.test(userAgent) && !/(Chrome|Chromium|CriOS|Edg)\//.test(userAgent)

const cookieFor = ({ isEncrypted, userAgent }: CookieContext) => (!isEncrypted && isSafari(userAgent) ? plain : guarded)

/** The session id that came along, or null. */
export const readSessionCookie = (caller: CookieContext): string | null => {
  const prefix = `${cookieFor(caller).name}=`
  const found = caller.cookies.split(/; */).find((pair) => pair.startsWith(prefix))
  const value = found?.slice(prefix.length) ?? ''
  return value === '' ? null : value
}

/**
 * The Set-Cookie header for a session; null forgets it. It lives as long as the browser does: the server decides
 * when it is over.
 */
export const writeSessionCookie = (caller: CookieContext, sessionId: string | null): string => {
  const { name, attributes } = cookieFor(caller)
  return sessionId === null ? `${name}=; ${attributes}; Max-Age=0` : `${name}=${sessionId}; ${attributes}`
}
