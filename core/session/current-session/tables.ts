import { delay } from '../../kernel/timings.ts'
import { authenticationPaths } from '../../platform/addresses.ts'
import type { AuthenticationEvent } from './model.ts'

/** Minimum time between two refreshes of the session (SESS-017). */
export const sessionInterval = delay('session constant', 3000)

/** Suffix of the user's product token, after the product name: "AcmeUser" (SESS-010). */
export const userTokenSuffix = 'User'

/** Facade name of the product token that an invited recipient has (SESS-012). */
export const payeeFacade = 'payee'

/**
 * Events to send, by the path of the provider's page from which the user comes: the login page or a signup page (SESS-054,
 * SESS-055, SESS-058).
 */
export const entryEvents: ReadonlyMap<string, AuthenticationEvent> = new Map([
  [authenticationPaths.login, 'Login Success'],
  [authenticationPaths.signup, 'Sign Up Success'],
  [authenticationPaths.finishSignup, 'Sign Up Success'],
])

/** First path segments of the pages on which the app sends an authentication event (SESS-058). */
export const mainPages: ReadonlyArray<string> = ['home', 'bill-pay', 'card', 'crypto-payments', 'settings']
