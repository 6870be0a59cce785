import type { Cookie } from '../../platform/ports.ts'
import { referralCookie, referralCookieLifetime } from './tables.ts'

/** The cookie for the "oid" of the start query, or null when there is nothing to keep (ROUTE-065). */
export const referralCookieOf = (oid: string | null): Cookie | null =>
  oid === null || oid === '' ? null : { ...referralCookie, value: oid, maxAge: referralCookieLifetime.value }
