import { limit } from '../../kernel/limits.ts'

/** Lifetime of the cookie: 9999 days in seconds (ROUTE-064, LIM-015). */
export const referralCookieLifetime = limit('referral cookie lifetime', 863_913_600)

/** Cookie that holds the referrer's id (ROUTE-065). */
export const referralCookie = { name: 'referral', path: '/', sameSite: 'Lax' } as const
