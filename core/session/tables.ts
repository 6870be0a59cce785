import { authenticationPaths } from '../kernel/addresses.ts'
import { delay } from '../kernel/timings.ts'
import type { AuthenticationEvent, Feature, Permission } from './model.ts'

/** The least time between two calls that refresh the session (SESS-017). */
export const sessionInterval = delay('session constant', 3000)

/** The user's product token is named after the product: "AcmeUser" (SESS-010). */
export const userTokenSuffix = 'User'

/** The product token of an invited recipient (SESS-012). */
export const payeeFacade = 'payee'

/** Either of the two opens the card programme (SESS-040). */
export const cardAccess = { country: 'US', experiment: 'NADebitCard' } as const

/** Who a feature is shown to. */
export interface FeatureRow {
  /** All of these are needed. */
  readonly needs: ReadonlyArray<Permission>
  /** Any of these takes the feature away. */
  readonly excludes: ReadonlyArray<Permission>
}

/** The features that not everybody sees (SESS-039). */
export const features = {
  'business-manage': { needs: ['merchant'], excludes: [] },
  'business-switch': { needs: ['merchant'], excludes: [] },
  'util-dashboard': { needs: ['facade'], excludes: [] },
  'card-waitlist': { needs: [], excludes: ['visaCard'] },
  // SESS-039 asks for galileo access, HOME-022 for card access beside it.
  'card-terms': { needs: ['galileo', 'cardAccess'], excludes: [] },
  'referral-reminder': { needs: ['galileo'], excludes: [] },
} as const satisfies Record<Feature, FeatureRow>

/** What is told of who came from these pages of the provider (SESS-054, SESS-055, SESS-058). */
export const entryEvents: ReadonlyMap<string, AuthenticationEvent> = new Map([
  [authenticationPaths.login, 'Login Success'],
  [authenticationPaths.signup, 'Sign Up Success'],
  [authenticationPaths.finishSignup, 'Sign Up Success'],
])

/** An authentication event is sent from these pages and those under them, by their first segment (SESS-058). */
export const mainPages: ReadonlyArray<string> = ['home', 'bill-pay', 'card', 'crypto-payments', 'settings']
