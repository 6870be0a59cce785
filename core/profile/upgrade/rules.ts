import { withQuery } from '../../kernel/query.ts'
import { authenticationPaths } from '../../platform/addresses.ts'

/**
 * Returns the URL of the page where a shopper upgrades to a merchant. Unknown and empty names are omitted (ROUTE-060,
 * ROUTE-061).
 * @example
 * finishSignupAddress('Ada', null) // '/authenticate/finish-signup?firstName=Ada'
 */
export const finishSignupAddress = (firstName: string | null, lastName: string | null): string =>
  withQuery(
    authenticationPaths.finishSignup,
    (
      [
        ['firstName', firstName ?? ''],
        ['lastName', lastName ?? ''],
      ] as const
    ).filter(([, name]) => name !== ''),
  )
