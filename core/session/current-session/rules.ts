import type { ProductToken, Tokens } from '../model.ts'
import type { AuthenticationEvent } from './model.ts'
import { entryEvents, mainPages, payeeFacade, sessionInterval, userTokenSuffix } from './tables.ts'

/** The name of the user's product token: "AcmeUser" for the product "Acme" (SESS-010). */
export const userTokenName = (productName: string): string => `${productName}${userTokenSuffix}`

/** The two tokens that are used, from the provider's list; null when the user's own is missing (CALL-080). */
export const tokensOf = (productName: string, list: ReadonlyArray<ProductToken>): Tokens | null => {
  const tokenOf = (facade: string): string | null => list.find((entry) => entry.facade === facade)?.token ?? null
  const user = tokenOf(userTokenName(productName))
  return user === null ? null : { user, payee: tokenOf(payeeFacade) }
}

/**
 * Whether a wish to refresh the session may reuse the last answer (SESS-017). Both times are milliseconds since
 * 1970; null: there was no success yet. A caller that knows the last answer to be out of date does not ask.
 */
export const isSessionFresh = (succeededAt: number | null, now: number): boolean =>
  succeededAt !== null && now >= succeededAt && now - succeededAt < sessionInterval.ms

const withoutTrailingSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path)

/** Whether an in-app path ("/card/7", without the base path) belongs to a main page (SESS-058). */
export const isMainPage = (path: string): boolean => {
  const [before, page] = path.split('/')
  return before === '' && page !== undefined && mainPages.includes(page)
}

/** The event to send on showing a page, or null: at most one a page load, and only after login or signup (SESS-054 to SESS-057). */
export const authenticationEvent = (visit: {
  readonly referrerPath: string
  /** In-app path, without the base path. */
  readonly path: string
  readonly alreadySent: boolean
}): AuthenticationEvent | null => {
  const event = entryEvents.get(withoutTrailingSlash(visit.referrerPath)) ?? null
  return visit.alreadySent || !isMainPage(visit.path) ? null : event
}
