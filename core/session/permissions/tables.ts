import type { Feature, Permission } from './model.ts'

/** Either of the two opens the card programme (SESS-040). */
export const cardAccess = { country: 'US', experiment: 'NADebitCard' } as const

/** Who a feature is shown to. */
export interface FeatureRow {
  /** All of these are needed. */
  readonly needs: ReadonlyArray<Permission>
  /** Any of these takes the feature away. */
  readonly excludes: ReadonlyArray<Permission>
}

/** The features that not every user sees (SESS-039). */
export const features = {
  'business-manage': { needs: ['merchant'], excludes: [] },
  'business-switch': { needs: ['merchant'], excludes: [] },
  'util-dashboard': { needs: ['facade'], excludes: [] },
  'card-waitlist': { needs: [], excludes: ['visaCard'] },
  // SESS-039 asks for galileo access, HOME-022 for card access beside it.
  'card-terms': { needs: ['galileo', 'cardAccess'], excludes: [] },
  'referral-reminder': { needs: ['galileo'], excludes: [] },
} as const satisfies Record<Feature, FeatureRow>
