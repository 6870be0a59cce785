import type { Feature, Permission } from './model.ts'

/** Country and experiment, each of which opens the card programme (SESS-040). */
export const cardAccess = { country: 'US', experiment: 'NADebitCard' } as const

/** Permissions that show or hide a feature. */
export interface FeatureRow {
  /** Permissions that are all required. */
  readonly needs: ReadonlyArray<Permission>
  /** Permissions that each hide the feature. */
  readonly excludes: ReadonlyArray<Permission>
}

/** Rules for features that not every user sees (SESS-039). */
export const features = {
  'business-manage': { needs: ['merchant'], excludes: [] },
  'business-switch': { needs: ['merchant'], excludes: [] },
  'util-dashboard': { needs: ['facade'], excludes: [] },
  'card-waitlist': { needs: [], excludes: ['visaCard'] },
  // SESS-039 requires galileo access, and HOME-022 card access as well.
  'card-terms': { needs: ['galileo', 'cardAccess'], excludes: [] },
  'referral-reminder': { needs: ['galileo'], excludes: [] },
} as const satisfies Record<Feature, FeatureRow>
