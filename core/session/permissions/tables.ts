import type { Feature, Permission } from './model.ts'

/** Country and experiment that give access to the card programme. A user needs only one of the two (SESS-040). */
export const cardAccess = { country: 'US', experiment: 'NADebitCard' } as const

/** Permissions that show or hide a feature. */
export interface FeatureRow {
  /** The feature is shown only to users who have all of these permissions. */
  readonly needs: ReadonlyArray<Permission>
  /** The feature is hidden from users who have at least one of these permissions. */
  readonly excludes: ReadonlyArray<Permission>
}

/** Rules for features that not every user sees (SESS-039). */
export const features = {
  'business-manage': { needs: ['merchant'], excludes: [] },
  'business-switch': { needs: ['merchant'], excludes: [] },
  'util-dashboard': { needs: ['facade'], excludes: [] },
  'card-waitlist': { needs: [], excludes: ['visaCard'] },
  // SESS-039 requires the permission galileo; HOME-022 also requires cardAccess.
  'card-terms': { needs: ['galileo', 'cardAccess'], excludes: [] },
  'referral-reminder': { needs: ['galileo'], excludes: [] },
} as const satisfies Record<Feature, FeatureRow>
