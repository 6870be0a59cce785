import type {
  AccessFacts,
  AccessType,
  AuthenticationEvent,
  FacadeAccess,
  Feature,
  Permissions,
  ProductToken,
  Tokens,
} from './model.ts'
import {
  cardAccess,
  entryEvents,
  features,
  type FeatureRow,
  mainPages,
  payeeFacade,
  sessionInterval,
  userTokenSuffix,
} from './tables.ts'

/** Either the access type or one true entry of the map is enough (SESS-032). */
export const hasFacadeAccess = (accessTypes: ReadonlyArray<AccessType>, facadeAccess: FacadeAccess): boolean =>
  accessTypes.includes('facade') || Object.values(facadeAccess).some((allowed) => allowed)

/** Whether the card programme is open to somebody (SESS-040). */
export const hasCardAccess = (country: string | null, experiments: ReadonlyArray<string>): boolean =>
  country === cardAccess.country || experiments.includes(cardAccess.experiment)

/** Whether somebody may receive payouts: a payor is known, or the start query held an invite (SESS-041). */
export const payoutsEnabled = (payors: ReadonlyArray<unknown>, invite: string | null): boolean =>
  payors.length > 0 || invite !== null

/** Every permission of a user, from the flags alone (SESS-035). */
export const permissions = (facts: AccessFacts): Permissions => ({
  merchant: facts.accessTypes.includes('merchant'),
  facade: hasFacadeAccess(facts.accessTypes, facts.facadeAccess),
  visaCard: facts.accessTypes.includes('visaCard'),
  galileo: facts.accessTypes.includes('galileo'),
  cardAccess: hasCardAccess(facts.country, facts.experiments),
  payouts: payoutsEnabled(facts.payors, facts.invite),
})

/** Whether a feature is shown to somebody with these permissions (SESS-036 to SESS-039, HOME-022). */
export const isFeatureShown = (feature: Feature, granted: Permissions): boolean => {
  const { needs, excludes }: FeatureRow = features[feature]
  return needs.every((permission) => granted[permission]) && !excludes.some((permission) => granted[permission])
}

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
 * 1970; null: there was no success yet. Somebody who knows that the last answer is out of date does not ask.
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
