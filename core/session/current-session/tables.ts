import { delay } from '../../kernel/timings.ts'
import { authenticationPaths } from '../../platform/addresses.ts'
import type { AuthenticationEvent } from './model.ts'

/** Minimum time between two refreshes of the session (SESS-017). */
export const sessionInterval = delay('session constant', 3000)

/** Suffix of the user's product token, after the product name: "AcmeUser" (SESS-010). */
export const userTokenSuffix = 'User'

/** Facade of the product token of an invited recipient (SESS-012). */
export const payeeFacade = 'payee'

/** Event for each page of the provider from which the user may come (SESS-054, SESS-055, SESS-058). */
export const entryEvents: ReadonlyMap<string, AuthenticationEvent> = new Map([
  [authenticationPaths.login, 'Login Success'],
  [authenticationPaths.signup, 'Sign Up Success'],
  [authenticationPaths.finishSignup, 'Sign Up Success'],
])

/** First path segments of the pages that send an authentication event (SESS-058). */
export const mainPages: ReadonlyArray<string> = ['home', 'bill-pay', 'card', 'crypto-payments', 'settings']
