import type { Feature, Permission } from './model.ts'

/** Country and experiment that give access to the card programme; one of them is enough (SESS-040). */
export const cardAccess = { country: 'US', experiment: 'NADebitCard' } as const

/** Permissions that show or hide a feature. */
export interface FeatureRow {
  /** Permissions that the user must all have. */
  readonly needs: ReadonlyArray<Permission>
  /** Permissions that hide the feature; one of them is enough. */
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
