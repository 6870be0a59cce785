import type { AccessType, FacadeAccess } from '../model.ts'
import type { AccessFacts, Feature, Permissions } from './model.ts'
import { cardAccess, type FeatureRow, features } from './tables.ts'

/**
 * True if the user has the access type 'facade' or may open at least one facade (SESS-032).
 * @example
 * hasFacadeAccess([], { utils: true }) // true
 */
export const hasFacadeAccess = (accessTypes: ReadonlyArray<AccessType>, facadeAccess: FacadeAccess): boolean =>
  accessTypes.includes('facade') || Object.values(facadeAccess).some((allowed) => allowed)

/**
 * True if the card programme is open to a user (SESS-040).
 * @example
 * hasCardAccess('DE', []) // false
 * hasCardAccess('DE', ['NADebitCard']) // true
 */
export const hasCardAccess = (country: string | null, experiments: ReadonlyArray<string>): boolean =>
  country === cardAccess.country || experiments.includes(cardAccess.experiment)

/**
 * True if the user has a payor, or the query string at the start contained an invite (SESS-041).
 * @example
 * payoutsEnabled([], 'token') // true
 */
export const payoutsEnabled = (payors: ReadonlyArray<unknown>, invite: string | null): boolean =>
  payors.length > 0 || invite !== null

/**
 * Computes all permissions of a user (SESS-035).
 * @example
 * const facts = { accessTypes: ['merchant'], facadeAccess: {}, country: 'US', experiments: [], payors: [] }
 * permissions({ ...facts, invite: null }).merchant // true
 * permissions({ ...facts, invite: null }).payouts // false
 */
export const permissions = (facts: AccessFacts): Permissions => ({
  merchant: facts.accessTypes.includes('merchant'),
  facade: hasFacadeAccess(facts.accessTypes, facts.facadeAccess),
  visaCard: facts.accessTypes.includes('visaCard'),
  galileo: facts.accessTypes.includes('galileo'),
  cardAccess: hasCardAccess(facts.country, facts.experiments),
  payouts: payoutsEnabled(facts.payors, facts.invite),
})

/** True if a feature is shown to users with these permissions (SESS-036 to SESS-039, HOME-022). */
export const isFeatureShown = (
  feature: Feature,
  granted: Permissions,
  table: Readonly<Record<Feature, FeatureRow>> = features,
): boolean => {
  const { needs, excludes } = table[feature]
  return needs.every((permission) => granted[permission]) && !excludes.some((permission) => granted[permission])
}
