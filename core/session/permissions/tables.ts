import type { Feature, Permission } from './model.ts'

/** Country and experiment that give access to the card programme. A user needs only one of the two (SESS-040). */
export const cardAccess = { country: 'US', experiment: 'NADebitCard' } as const

/** Permissions that show or hide a feature. */
export interface FeatureRow {
  /** Permissions that a user must have to see the feature: all of them. */
  readonly needs: ReadonlyArray<Permission>
  /** Permissions that hide the feature from the user: any of them. */
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
