import type { AccessType, FacadeAccess } from '../model.ts'
import type { AccessFacts, Feature, Permissions } from './model.ts'
import { cardAccess, type FeatureRow, features } from './tables.ts'

/** Either the access type or one true entry of the map is enough (SESS-032). */
export const hasFacadeAccess = (accessTypes: ReadonlyArray<AccessType>, facadeAccess: FacadeAccess): boolean =>
  accessTypes.includes('facade') || Object.values(facadeAccess).some((allowed) => allowed)

/** Whether the card programme is open to a user (SESS-040). */
export const hasCardAccess = (country: string | null, experiments: ReadonlyArray<string>): boolean =>
  country === cardAccess.country || experiments.includes(cardAccess.experiment)

/** Whether a user may receive payouts: a payor is known, or the start query held an invite (SESS-041). */
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

/** Whether a feature is shown to users with these permissions (SESS-036 to SESS-039, HOME-022). */
export const isFeatureShown = (feature: Feature, granted: Permissions): boolean => {
  const { needs, excludes }: FeatureRow = features[feature]
  return needs.every((permission) => granted[permission]) && !excludes.some((permission) => granted[permission])
}
