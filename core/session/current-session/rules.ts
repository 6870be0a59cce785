import type { ProductToken, Tokens } from '../model.ts'
import type { AuthenticationEvent } from './model.ts'
import { entryEvents, mainPages, payeeFacade, sessionInterval, userTokenSuffix } from './tables.ts'

/**
 * Returns the name of the user's product token: "AcmeUser" for the product "Acme" (SESS-010).
 * @example
 * userTokenName('Acme') // 'AcmeUser'
 */
export const userTokenName = (productName: string): string => `${productName}${userTokenSuffix}`

/**
 * Picks the user token and the payee token from the provider's list; null if the user token is missing (CALL-080).
 * @example
 * tokensOf('Acme', [{ facade: 'AcmeUser', token: 't' }]) // { user: 't', payee: null }
 * tokensOf('Acme', []) // null
 */
export const tokensOf = (productName: string, list: ReadonlyArray<ProductToken>): Tokens | null => {
  const tokenOf = (facade: string): string | null => list.find((entry) => entry.facade === facade)?.token ?? null
  const user = tokenOf(userTokenName(productName))
  return user === null ? null : { user, payee: tokenOf(payeeFacade) }
}

/**
 * True if a refresh may return the last session without a request (SESS-017). Both times are in milliseconds since 1970;
 * `succeededAt` is null before the first success. Callers that know that the last session is outdated must not use this
 * rule.
 * @example
 * isSessionFresh(1000, 3999) // true
 * isSessionFresh(1000, 4000) // false
 */
export const isSessionFresh = (succeededAt: number | null, now: number): boolean =>
  succeededAt !== null && now >= succeededAt && now - succeededAt < sessionInterval.ms

const withoutTrailingSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path)

/**
 * True if an in-app path ("/card/7", without the base path) belongs to a main page (SESS-058).
 * @example
 * isMainPage('/card/7') // true
 */
export const isMainPage = (path: string): boolean => {
  const [before, page] = path.split('/')
  return before === '' && page !== undefined && mainPages.includes(page)
}

/**
 * Returns the event to send when a page is shown, or null. The app sends at most one event on each page load, and only after
 * login or signup (SESS-054 to SESS-057).
 * @example
 * authenticationEvent({ referrerPath: '/authenticate/login', path: '/home', alreadySent: true }) // null
 */
export const authenticationEvent = (visit: {
  readonly referrerPath: string
  readonly path: string
  readonly alreadySent: boolean
}): AuthenticationEvent | null => {
  const event = entryEvents.get(withoutTrailingSlash(visit.referrerPath)) ?? null
  return visit.alreadySent || !isMainPage(visit.path) ? null : event
}
