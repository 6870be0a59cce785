import type { Cookie } from '../../platform/ports.ts'
import { referralCookie, referralCookieLifetime } from './tables.ts'

/**
 * Returns the cookie for the "oid" of the start query; null if the query has none (ROUTE-065).
 * @example
 * referralCookieOf('ref-7').value // 'ref-7'
 * referralCookieOf(null) // null
 */
export const referralCookieOf = (
  oid: string | null,
  cookie: Pick<Cookie, 'name' | 'path' | 'sameSite'> = referralCookie,
): Cookie | null =>
  oid === null || oid === '' ? null : { ...cookie, value: oid, maxAge: referralCookieLifetime.value }
