import { delay } from '../../kernel/timings.ts'
import { authenticationPaths } from '../../platform/addresses.ts'
import type { AuthenticationEvent } from './model.ts'

/** The least time between two calls that refresh the session (SESS-017). */
export const sessionInterval = delay('session constant', 3000)

/** The user's product token is named after the product: "AcmeUser" (SESS-010). */
export const userTokenSuffix = 'User'

/** The product token of an invited recipient (SESS-012). */
export const payeeFacade = 'payee'

/** What is told of who came from these pages of the provider (SESS-054, SESS-055, SESS-058). */
export const entryEvents: ReadonlyMap<string, AuthenticationEvent> = new Map([
  [authenticationPaths.login, 'Login Success'],
  [authenticationPaths.signup, 'Sign Up Success'],
  [authenticationPaths.finishSignup, 'Sign Up Success'],
])

/** An authentication event is sent from these pages and those under them, by their first segment (SESS-058). */
export const mainPages: ReadonlyArray<string> = ['home', 'bill-pay', 'card', 'crypto-payments', 'settings']
