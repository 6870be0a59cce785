import { limit } from '../../kernel/limits.ts'

/** 9999 days in seconds (ROUTE-064, LIM-015). */
export const referralCookieLifetime = limit('referral cookie lifetime', 863_913_600)

/** Where the id of the user who sent this one here is kept (ROUTE-065). */
export const referralCookie = { name: 'referral', path: '/', sameSite: 'Lax' } as const
