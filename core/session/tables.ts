import { authenticationPaths } from '../kernel/addresses.ts'
import { delay } from '../kernel/timings.ts'
import type { AuthenticationEvent, Entry, Feature, Permission } from './model.ts'

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

/** Which page led here says how the user entered (SESS-058). */
export const entryPaths: ReadonlyMap<string, Entry> = new Map([
  [authenticationPaths.login, 'login'],
  [authenticationPaths.signup, 'signup'],
  [authenticationPaths.finishSignup, 'signup'],
])

/** What is told to analytics of each way in (SESS-054, SESS-055). */
export const authenticationEvents = {
  login: 'Login Success',
  signup: 'Sign Up Success',
} as const satisfies Record<Entry, AuthenticationEvent>

/** An authentication event is sent from these pages and those under them, by their first segment (SESS-058). */
export const mainPages: ReadonlyArray<string> = ['home', 'bill-pay', 'card', 'crypto-payments', 'settings']
