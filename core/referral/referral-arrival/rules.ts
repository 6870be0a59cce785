import type { Cookie } from '../../platform/ports.ts'
import { referralCookie, referralCookieLifetime } from './tables.ts'

/** Returns the cookie for the "oid" of the start query; null if the query has none (ROUTE-065). */
export const referralCookieOf = (
  oid: string | null,
  cookie: Pick<Cookie, 'name' | 'path' | 'sameSite'> = referralCookie,
): Cookie | null =>
  oid === null || oid === '' ? null : { ...cookie, value: oid, maxAge: referralCookieLifetime.value }
